// What a player downloads before the first hand, for the front page, for the rooms around the
// table, for the first lesson and for a drill, against the goals of the project.
// Reads dist/ (or the folder given), prints a table, fails above a limit.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LOCALE = "en";
// Brotli bytes. Strategy data that loads later has its own budget.
// `goal` is the budget of the design, where it has one. More than the `limit` fails: that of the
// first load is the goal itself; those of its parts and of what loads later stand just above what
// has been reached, so that nothing grows unseen.
const BUDGETS = {
  "first load": { goal: 300_000, limit: 300_000, of: (name) => first.includes(name) },
  "app wasm": { goal: 200_000, limit: 242_000, of: (name) => /^app-.*\.wasm$/.test(name) },
  "worker wasm": { goal: 100_000, limit: 100_000, of: (name) => name === "bot_worker_bg.wasm" },
  "home, on demand": { goal: 150_000, limit: 150_000, of: (name) => home.includes(name) },
  "a tournament, on demand": { goal: 290_000, limit: 326_000, of: (name) => tournament.includes(name) },
  "school, on demand": { goal: 300_000, limit: 400_000, of: (name) => school.includes(name) },
  "practice, on demand": { goal: 300_000, limit: 735_000, of: (name) => practice.includes(name) },
  "rooms, on demand": { goal: 370_000, limit: 404_000, of: (name) => rooms.includes(name) },
  // For the pages of others; gzip bytes.
  "cards-speak.js, gzip": { goal: 4_096, limit: 4_096, of: (name) => name === "cards-speak.js", in: "gzip" },
  // Loads when a table has a level that reckons hands out.
  "deep worker, on demand": { goal: 100_000, limit: 125_000, of: (name) => deepWorker.includes(name) },
  // Loads when somebody wants a helper beside the table.
  "helper, on demand": { goal: 60_000, limit: 60_000, of: (name) => helper.includes(name) },
  // Loads when a file of hands is opened or written: the parsers would double what the rooms cost.
  "hand files, on demand": { goal: 200_000, limit: 200_000, of: (name) => handFiles.includes(name) },
};

const dist = process.argv[2] ?? "dist";
const page = readFileSync(join(dist, "index.html"), "utf8");
const named = [...page.matchAll(/(?:href|src|data-js|data-wasm)="(?:\.\/)?([^"?#]+)/g)].map((match) => match[1]);
const first = [
  "index.html",
  ...new Set(named),
  "bot_worker_boot.js",
  "bot_worker.js",
  "bot_worker_bg.wasm",
  `locales/${LOCALE}.ftl`,
];
const tournament = ["tournament.js", "tournament_bg.wasm", "tournament.css", `locales/${LOCALE}-tournament.ftl`];
const home = ["home.js", "home_bg.wasm", "rooms.css", `locales/${LOCALE}-rooms.ftl`];
const rooms = ["rooms.js", "rooms_bg.wasm", "rooms.css", `locales/${LOCALE}-rooms.ftl`];
const helper = ["beside.js", "beside.css", "helper.js", "helper_bg.wasm", `locales/${LOCALE}-helper.ftl`];
const handFiles = ["files.js", "hand_files.js", "hand_files_bg.wasm"];
const deepWorker = ["deep_worker.js", "deep_worker_bg.wasm"];

const school = ["school.js", "school_bg.wasm", "school.css", "rooms.css", `locales/${LOCALE}-school.ftl`, `locales/${LOCALE}-lesson-01.ftl`, "lessons/first-hand.toml"];
const practice = ["practice.js", "practice_bg.wasm", "school.css", "rooms.css", `locales/${LOCALE}-school.ftl`, `locales/${LOCALE}-drills.ftl`];

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const files = [...new Set([...first, ...home, ...rooms, ...tournament, ...school, ...practice, ...handFiles, ...helper, ...deepWorker, "cards-speak.js"])].map((name) => {
  const bytes = readFileSync(join(dist, name));
  return { name, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli(bytes) };
});
const total = (list, of) => list.reduce((sum, file) => sum + file[of], 0);

const figure = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, " ").padStart(10);
const width = Math.max(...files.map(({ name }) => name.length));
const row = (name, ...figures) => console.log(name.padEnd(width), ...figures);
for (const [title, names] of [["first load", first], ["home, on demand", home], ["rooms, on demand", rooms], ["a tournament, on demand", tournament], ["school, on demand", school], ["practice, on demand", practice], ["helper, on demand", helper], ["hand files, on demand", handFiles], ["deep worker, on demand", deepWorker]]) {
  const own = files.filter(({ name }) => names.includes(name));
  row(title, ..."raw gzip brotli".split(" ").map((word) => word.padStart(10)));
  for (const file of own) row(file.name, figure(file.raw), figure(file.gzip), figure(file.brotli));
  row("together", figure(total(own, "raw")), figure(total(own, "gzip")), figure(total(own, "brotli")));
  console.log();
}
row("", ..."brotli goal limit".split(" ").map((word) => word.padStart(10)));
let over = false;
for (const [name, { goal, limit, of, in: unit = "brotli" }] of Object.entries(BUDGETS)) {
  const found = files.filter((file) => of(file.name));
  if (found.length === 0) throw new Error(`${dist} has no file for the budget "${name}"`);
  const spent = total(found, unit);
  over ||= spent > limit;
  const part = `${Math.round((100 * spent) / goal)}% of the goal`;
  const state = spent > limit ? `ABOVE THE LIMIT, ${part}` : spent > goal ? `over the goal, ${part}` : part;
  row(name, figure(spent), figure(goal), figure(limit), ` ${state}`);
}
process.exit(over ? 1 : 0);
