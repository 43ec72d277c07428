// How long the bots think: `make decisions`. Every level at several tables in a browser's worker, at
// instant speed; a decision is a task of the worker's thread. On a processor four times slower half
// of them are to take at most 300 ms and one in a hundred at most 1 s. Tasks are counted in time of
// the processor, so that other work on the machine hardly counts. HANDS for each table, LEVELS.
import { clean, launch, newPage, openTable, SIZES } from "./browser.mjs";
import { playTo } from "./playing.mjs";

const HANDS = Number(process.env.HANDS ?? 30);
const LEVELS = (process.env.LEVELS ?? "1,2,3,4,5,6,7,8").split(",");
const TABLES = { "2 seats": { seats: 2 }, "2 seats, 10 bb": { seats: 2, blinds: "50-100", buyin: 1000 }, "6 seats": { seats: 6 }, "9 seats, 15 bb": { seats: 9, blinds: "50-100", buyin: 1500 } };
const SLOWER = 4;
const MEDIAN = 300;
const LAST = 1000;

/** Times of the decisions at a table, in ms of a slower processor, the shortest first. */
async function times(asked) {
  const page = await newPage(null, { size: SIZES.portrait });
  page.setDefaultTimeout(0);
  await openTable(page, { seed: "dec1de", ...asked });
  const browser = await launch();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await playTo(page, HANDS);
  const { traceEvents: events } = JSON.parse(await browser.stopTracing());
  clean(page);
  await page.context().close();
  const of = ({ pid, tid }) => `${pid} ${tid}`;
  const threads = new Set(events.filter(({ name, args }) => name === "thread_name" && /^DedicatedWorker/.test(args.name)).map(of));
  const worked = events.filter((event) => event.ph === "X" && threads.has(of(event)));
  const calls = worked.filter(({ name }) => name === "FunctionCall");
  const decides = (task) => calls.some((call) => of(call) === of(task) && call.ts >= task.ts && call.ts < task.ts + task.dur);
  return worked
    .filter((task) => task.name === "ThreadControllerImpl::RunTask" && decides(task))
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
    .sort((one, other) => one - other);
}

let failed = false;
for (const level of LEVELS) {
  for (const [name, table] of Object.entries(TABLES)) {
    const took = await times({ level, ...table });
    const at = (part) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? Infinity;
    const fine = took.length >= HANDS / 2 && at(0.5) <= MEDIAN && at(0.99) <= LAST;
    failed ||= !fine;
    console.log(`${fine ? "fine " : "WRONG"} level ${level}, ${name}: ${took.length} decisions, median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms`);
  }
}
await (await launch()).close();
process.exit(failed ? 1 : 0);
