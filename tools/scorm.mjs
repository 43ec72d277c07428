// A SCORM 1.2 package of one address of the bundle: `make scorm ADDRESS=… TITLE=… LANG_OF=…` writes
// dist-scorm/cards-speak-scorm.zip. The same inputs give the same bytes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";

const [address = "", title = "", language = "en", dist = "dist", target = "dist-scorm/cards-speak-scorm.zip"] = process.argv.slice(2);
if (!/^#\/\S+$/.test(address)) throw new Error(`ADDRESS='#/play?seed=1' expected, found '${address}'`);
if (!/^(en|cs|sk|pl)$/.test(language)) throw new Error(`LANG_OF=en, cs, sk or pl expected, found '${language}'`);
const escaped = (text) => text.replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const name = escaped(title || `Cards Speak ${address}`);
const inside = `game/index.html${address}${address.includes("?") ? "&" : "?"}v=1&lang=${language}&hide=home`;

const files = Object.fromEntries(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(sw\.js|_headers)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).replaceAll("\\", "/").slice(dist.length + 1))
    .sort()
    .map((path) => [`game/${path}`, readFileSync(join(dist, path))]),
);
const script = readFileSync("tools/scorm/scorm.js");
const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html, body { height: 100%; margin: 0 } iframe { width: 100%; height: 100%; border: 0; display: block }</style>
<iframe src="${escaped(inside)}" title="${name}" allow="fullscreen"></iframe>
<script src="scorm.js"></script>
</html>
`;
const listed = ["index.html", "scorm.js", ...Object.keys(files)];
const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="cards-speak" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="all">
    <organization identifier="all">
      <title>${name}</title>
      <item identifier="one" identifierref="page"><title>${name}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
${listed.map((path) => `      <file href="${escaped(path)}"/>`).join("\n")}
    </resource>
  </resources>
</manifest>
`;

/** A zip archive of `{ path: bytes }`, in that order, all of the same day. */
const zip = (entries) => {
  const DAY = ((2020 - 1980) << 9) | (1 << 5) | 1;
  const parts = [];
  const index = [];
  let at = 0;
  for (const [path, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const label = Buffer.from(path);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0); // version needed
    about.writeUInt16LE(0x800, 2); // names are UTF-8
    about.writeUInt16LE(8, 4); // deflate
    about.writeUInt16LE(DAY, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), about, label, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    index.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), about, place, label]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(index.length, 4);
  end.writeUInt16LE(index.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, Buffer.from("PK\x05\x06"), end]);
};

mkdirSync(join(target, ".."), { recursive: true });
const archive = zip({ "imsmanifest.xml": manifest, "index.html": page, "scorm.js": script, ...files });
writeFileSync(target, archive);
console.log(`${target}: ${Math.round(archive.length / 1024)} kB, ${address}`);
