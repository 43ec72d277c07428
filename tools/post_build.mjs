// Runs at the end of every Trunk build, on the folder that is about to become the bundle:
// adds the second way in for everything that is fetched (classic scripts carrying the
// same bytes, for sandboxed frames and files), joins the texts of each language, and
// stamps the build id into index.html.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const staging = process.env.TRUNK_STAGING_DIR;
const locales = join(process.env.TRUNK_SOURCE_DIR, "public/locales");

const read = (name) => readFileSync(join(staging, name));
const write = (name, text) => writeFileSync(join(staging, name), text);
const packed = (name) => JSON.stringify(gzipSync(read(name), { level: 9 }).toString("base64"));
const into = (slot, value) => `cardsSpeak.inlined.${slot} = ${value};\n`;

// The two programs.
const appWasm = readdirSync(staging).find((name) => /^app-.*_bg\.wasm$/.test(name));
write("app_inline.js", into("app", `{ data: ${packed(appWasm)} }`));

const workerCode = `${read("bot_worker.js")}
onmessage = (event) => wasm_bindgen({ module_or_path: event.data })
  .catch((error) => setTimeout(() => { throw error; }));
`;
write("bot_worker_inline.js", into("worker", `{ code: ${JSON.stringify(workerCode)}, data: ${packed("bot_worker_bg.wasm")} }`));

// The texts: public/locales/LANG/*.ftl become locales/LANG.ftl and locales/LANG.js; what is not
// needed at the first table, public/locales/LANG/later/*.ftl, becomes locales/LANG-later.ftl and .js.
mkdirSync(join(staging, "locales"), { recursive: true });
const languages = existsSync(locales) ? readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
const joinTexts = (folder, name) => {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl")).sort();
  const text = files.map((file) => readFileSync(join(folder, file), "utf8").trimEnd() + "\n").join("\n");
  const path = `locales/${name}.ftl`;
  write(path, text);
  write(`locales/${name}.js`, into(`texts[${JSON.stringify(path)}]`, JSON.stringify(text)));
};
for (const { name: language } of languages) {
  joinTexts(join(locales, language), language);
  joinTexts(join(locales, language, "later"), `${language}-later`);
}

// The build id: a digest of every other file of the bundle.
const files = readdirSync(staging, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .filter((path) => path !== join(staging, "index.html"))
  .sort();
const digest = createHash("sha256");
for (const path of files) digest.update(path.slice(staging.length)).update(readFileSync(path));
const build = digest.digest("hex").slice(0, 12);

const page = read("index.html").toString();
const stamped = page.replace(/src="([^"]*)boot\.js"/, `src="$1boot.js?v=${build}" data-build="${build}"`);
if (stamped === page) throw new Error("index.html: no boot.js to stamp with the build id");
write("index.html", stamped);
