// Runs at the end of every Trunk build, on the folder that is about to become the bundle:
// shortens the names between programs and their scripts, minifies scripts and styles and makes
// one file of the style sheets, adds the second way in for everything that is fetched (classic
// scripts carrying the same bytes, for sandboxed frames and files), joins the texts of each
// language, stamps the build id into index.html, and lists all files with their hashes in the service worker.
// The same inputs give the same bytes: whatever a folder lists is sorted.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { transformSync } from "esbuild";
import { shortened } from "./glue.mjs";
import { serviceWorker } from "./precache.mjs";

const staging = process.env.TRUNK_STAGING_DIR;
const locales = join(process.env.TRUNK_SOURCE_DIR, "public/locales");

const read = (name) => readFileSync(join(staging, name));
const write = (name, text) => writeFileSync(join(staging, name), text);
const packed = (name) => JSON.stringify(gzipSync(read(name), { level: 9 }).toString("base64"));
const shortHash = (parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex").slice(0, 16);
const into = (slot, value) => `cardsSpeak.inlined.${slot} = ${value};\n`;

// The programs. Where Trunk names one by its content, it gets a new name with its new content.
let page = read("index.html").toString();
for (const wasmName of readdirSync(staging).filter((name) => name.endsWith("_bg.wasm")).sort()) {
  const stem = wasmName.replace(/_bg\.wasm$/, "");
  const { wasm, script } = shortened(read(wasmName), read(`${stem}.js`).toString());
  for (const name of [wasmName, `${stem}.js`]) rmSync(join(staging, name));
  const [, program] = stem.match(/^(\w+)-[0-9a-f]{16}$/) ?? [];
  const named = program ? `${program}-${shortHash([wasm, script])}` : stem;
  page = page.replaceAll(stem, named);
  write(`${named}_bg.wasm`, wasm);
  write(`${named}.js`, script);
}

// Scripts keep their names, at the top level too: they are classic and find each other by them.
const small = (loader, text) =>
  transformSync(text, { loader, minify: true, charset: "utf8", target: ["chrome110", "firefox115", "safari16.4"] }).code;
for (const name of readdirSync(staging).filter((name) => name.endsWith(".js"))) {
  write(name, small("js", read(name).toString()));
}

// The style sheets, in the order of the page.
const sheet = /<link rel="stylesheet" href="(?:\.\/)?([^"]+)"[^>]*>\s*/g;
const sheets = [...page.matchAll(sheet)].map((match) => match[1]);
if (sheets.length === 0) throw new Error("index.html: no style sheets");
const style = small("css", sheets.map((name) => read(name)).join("\n"));
const styleName = `style-${shortHash([style])}.css`;
for (const name of sheets) rmSync(join(staging, name));
write(styleName, style);
let first = true;
page = page.replace(sheet, () => {
  const link = first ? `<link rel="stylesheet" href="./${styleName}">\n` : "";
  first = false;
  return link;
});

for (const name of ["aside.css", "beside.css", "rooms.css", "school.css", "tournament.css"]) write(name, small("css", read(name).toString()));

// The programs as scripts.
const appWasm = readdirSync(staging).find((name) => /^app-.*_bg\.wasm$/.test(name));
write("app_inline.js", into("app", `{ data: ${packed(appWasm)} }`));

// The workers' scripts as functions: boot.js writes them into a worker, or calls them in the page.
for (const program of ["bot_worker", "deep_worker"]) {
  const script = `() => { ${read(`${program}.js`)} return wasm_bindgen; }`;
  write(`${program}_inline.js`, into(program, `{ script: ${script}, data: ${packed(`${program}_bg.wasm`)} }`));
}

// The scripts of the other programs as functions, lest their names meet the table's.
for (const program of ["home", "rooms", "tournament", "school", "practice"]) {
  write(`${program}.js`, small("js", into(`${program}Script`, `() => { ${read(`${program}.js`)} return wasm_bindgen; }`)));
  write(`${program}_inline.js`, into(program, `{ data: ${packed(`${program}_bg.wasm`)} }`));
}

// The program for hand histories and the helper's, likewise.
for (const [program, slot] of [["hand_files", "handFiles"], ["helper", "helper"]]) {
  write(`${program}.js`, small("js", into(`${slot}Script`, `() => { ${read(`${program}.js`)} return wasm_bindgen; }`)));
  write(`${program}_inline.js`, into(slot, `{ data: ${packed(`${program}_bg.wasm`)} }`));
}

// The texts: public/locales/LANG/*.ftl become locales/LANG.ftl and locales/LANG.js; what is not
// needed at the first table, public/locales/LANG/PART/*.ftl, becomes locales/LANG-PART.ftl and .js.
mkdirSync(join(staging, "locales"), { recursive: true });
const folders = (path) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
// Czech, Slovak and Polish end no line with a word of one letter and begin none with a percent sign.
const BOUND = new Set(["cs", "sk", "pl"]);
const unbroken = (text) => text.replace(/(?<=[ „(])([aikosuvwz]) (?=\S)/gi, "$1\u00A0").replaceAll(" %", "\u00A0%");
// A text, and the same as a classic script.
const writeText = (path, text) => {
  write(path, text);
  write(path.replace(/\.\w+$/, ".js"), into(`texts[${JSON.stringify(path)}]`, JSON.stringify(text)));
};
const joinTexts = (folder, language, name) => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl")).sort();
  const whole = files.map((file) => readFileSync(join(folder, file), "utf8").trimEnd() + "\n").join("");
  // Comments go; an empty line inside of a text stays.
  const plain = whole.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n");
  const text = BOUND.has(language) ? unbroken(plain) : plain;
  writeText(`locales/${name}.ftl`, text);
};
// Of all lessons: what pages say that only lead to them, LANG-learn, the titles and goals; and what
// the review asks, LANG-checks, the check questions. LANG-learn has the titles of the drills and of
// the levels of the dealer school, too.
const OF_ALL_LESSONS = { learn: /^lesson-[a-z-]+ =.*\n(?:[ \t]+\S.*\n)*/gm, checks: /^lesson-[a-z-]+-q\d =.*\n(?:[ \t]+\S.*\n)*/gm };
const titlesOf = (own) => ["drills", "dealer"].flatMap((part) => readdirSync(join(own, part)).sort().flatMap((file) =>
  readFileSync(join(own, part, file), "utf8").match(/^(?:drill-[a-z-]+|dealer-level-d\d) =.*\n/gm) ?? []));
const joinLessons = (language, name, wanted) => {
  const own = join(locales, language);
  const found = folders(own).filter((part) => part.startsWith("lesson-")).sort().flatMap((part) =>
    readdirSync(join(own, part)).sort().flatMap((file) => (readFileSync(join(own, part, file), "utf8").trimEnd() + "\n").match(wanted) ?? []));
  if (name === "learn") found.push(...titlesOf(own));
  const text = BOUND.has(language) ? unbroken(found.join("")) : found.join("");
  writeText(`locales/${language}-${name}.ftl`, text);
};
for (const language of folders(locales)) {
  for (const [name, wanted] of Object.entries(OF_ALL_LESSONS)) joinLessons(language, name, wanted);
  const own = join(locales, language);
  joinTexts(own, language, language);
  for (const part of folders(own)) joinTexts(join(own, part), language, `${language}-${part}`);
}

// The lessons.
const lessons = join(process.env.TRUNK_SOURCE_DIR, "public/lessons");
mkdirSync(join(staging, "lessons"), { recursive: true });
for (const file of readdirSync(lessons)) writeText(`lessons/${file}`, readFileSync(join(lessons, file), "utf8"));

// The build id: a digest of the page and of every file that it can ask for.
const files = readdirSync(staging, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(staging, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
  .sort();
const digest = createHash("sha256");
for (const path of files) digest.update(path).update(path === "index.html" ? page : read(path));
const build = digest.digest("hex").slice(0, 12);

const stamped = page.replace(/src="([^"]*)boot\.js"/, `src="$1boot.js?v=${build}" data-build="${build}"`);
if (stamped === page) throw new Error("index.html: no boot.js to stamp with the build id");
write("index.html", stamped);

write("sw.js", serviceWorker(staging, files, build, read("sw.js").toString()));
