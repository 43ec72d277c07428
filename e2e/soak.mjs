// A long evening: `make soak`. 2,000 hands at instant speed, after which the page holds what it held
// at hand 100, within a tenth: memory of the game and of the bots, nodes and listeners. Then some
// hands at normal speed on a processor four times slower, traced: no task of the page may take more
// than 50 ms. Tasks are counted in time of the processor, so that other work on the machine does not
// count; HANDS and TRACED make it shorter.
import { clean, dice, launch, newPage, openTable, SIZES } from "./browser.mjs";
import { playTo } from "./playing.mjs";

const HANDS = Number(process.env.HANDS ?? 2000);
const TRACED = Number(process.env.TRACED ?? 10);
const WARM = Math.min(100, HANDS / 2);
const MORE = 0.1;
const SLOWER = 4;
const LONGEST = 50;
const THROTTLE = process.env.THROTTLE === "1";

let failed = false;
const say = (fine, text) => {
  failed ||= !fine;
  console.log(`${fine ? "fine " : "WRONG"} ${text}`);
};

/** What the page holds when everything that nobody needs has gone. */
async function held(page, client) {
  await page.waitForTimeout(500);
  for (let round = 0; round < 3; round += 1) await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
  const memory = async () => Object.values(await wasm_bindgen()).find((one) => one instanceof WebAssembly.Memory).buffer.byteLength;
  const [bots] = page.workers();
  return {
    "memory of the game": await page.evaluate(memory),
    "memory of the bots": await bots.evaluate(memory),
    "memory of the scripts": metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

async function soak() {
  const page = await newPage(null, { size: SIZES.portrait });
  page.setDefaultTimeout(0);
  await openTable(page, { seed: "50a4", seats: 6 });
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  await client.send("HeapProfiler.enable");
  const stops = [WARM, ...[0.25, 0.5, 0.75, 1].map((part) => HANDS * part)].filter((hand) => hand >= WARM);
  let before;
  for (const hand of stops) {
    const began = Date.now();
    await playTo(page, hand);
    const now = await held(page, client);
    before ??= now;
    console.log(`hand ${hand} (${Math.round((Date.now() - began) / 1000)} s): ${Object.entries(now).map(([name, value]) => `${name} ${value}`).join(", ")}`);
    if (hand !== HANDS) continue;
    for (const [name, value] of Object.entries(now)) {
      say(value <= before[name] * (1 + MORE), `${name}: ${before[name]} at hand ${WARM}, ${value} at hand ${HANDS}`);
    }
  }
  clean(page);
  await page.context().close();
}

/** What can be done now, asked four times a second: a page that is asked in each frame has other work to do. */
async function choices(page) {
  for (;;) {
    const now = await page.evaluate(() => [...document.querySelectorAll("#app [data-action], #app [data-next-hand]")]
      .filter((button) => !button.disabled && button.getAttribute("aria-disabled") !== "true")
      .map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return { name: button.dataset.action ?? "next", x: x + width / 2, y: y + height / 2 };
      }));
    if (now.length > 0) return now;
    await page.waitForTimeout(250);
  }
}

async function traced() {
  const page = await newPage(null, { size: SIZES.portrait, motion: true });
  page.setDefaultTimeout(120_000);
  await openTable(page, { seed: "50a4", speed: "normal" });
  await choices(page);
  await page.waitForTimeout(5000); // what loads after the first screen has loaded
  if (THROTTLE) await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const browser = await launch();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute"] });
  const roll = dice(3);
  let stops = 0;
  for (let hand = 1; hand <= TRACED; stops += 1) {
    const now = await choices(page);
    const order = roll() < 0.3 ? ["next", "show", "raise", "bet", "check", "call", "fold"] : ["next", "show", "check", "call", "fold"];
    const { name, x, y } = order.map((wanted) => now.find(({ name }) => name === wanted)).find(Boolean);
    await page.mouse.click(x, y);
    if (name === "next") hand += 1;
    await page.waitForTimeout(500);
  }
  const { traceEvents: events } = JSON.parse(await browser.stopTracing());
  const threads = new Set(events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`));
  const whole = events.filter(({ ph, pid, tid }) => ph === "X" && threads.has(`${pid} ${tid}`));
  const tasks = whole.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  const cost = ({ tdur = 0 }) => (tdur / 1000) * (THROTTLE ? 1 : SLOWER);
  tasks.sort((one, other) => cost(other) - cost(one));
  const parts = (task) => whole
    .filter((part) => part !== task && part.pid === task.pid && part.tid === task.tid && part.ts >= task.ts && part.ts + (part.dur ?? 0) <= task.ts + task.dur && cost(part) > 4)
    .sort((one, other) => one.ts - other.ts)
    .map((part) => `${part.name} ${cost(part).toFixed(0)}${part.args?.data?.functionName ? ` ${part.args.data.functionName}` : ""}${part.args?.data?.type ? ` ${part.args.data.type}` : ""}`);
  for (const task of tasks.slice(0, Number(process.env.SHOWN ?? 5))) console.log(`  ${cost(task).toFixed(1)} ms: ${parts(task).join(", ")}`);
  const long = tasks.filter((task) => cost(task) > LONGEST);
  say(tasks.length > 1000 && long.length === 0, `${long.length} of ${tasks.length} tasks in ${TRACED} hands (${stops} stops) take more than ${LONGEST} ms on a processor ${SLOWER} times slower; the longest ${cost(tasks[0]).toFixed(1)} ms`);
  clean(page);
  await page.context().close();
}

if (HANDS > 0) await soak();
if (TRACED > 0) await traced();
await (await launch()).close();
process.exit(failed ? 1 : 0);
