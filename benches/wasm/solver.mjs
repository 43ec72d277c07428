// node benches/wasm/solver.mjs FOLDER, where FOLDER holds the output of wasm-bindgen --target web
// for the example `solver-wasm`: how long the tasks of `benches/endgames` take in wasm. Each task
// has a process of its own: its first round is the one without any warmth, and the memory is what
// it took. Milliseconds of the processor: others may use the machine.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder, only] = process.argv.slice(2);
const { initSync, Tasks } = await import(pathToFileURL(resolve(folder, "solver-wasm.js")).href);
const { memory } = initSync({ module: readFileSync(join(folder, "solver-wasm_bg.wasm")) });
const tasks = new Tasks();
if (only === undefined) {
  for (let number = 0; number < tasks.length; number++) {
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), folder, String(number)], { stdio: "inherit" });
  }
} else {
  const number = Number(only);
  const times = [];
  let told;
  for (let round = 0; round < Math.max(tasks.rounds(number), 2); round++) {
    const start = process.cpuUsage();
    told = tasks.run(number);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1e3);
  }
  const [first] = times;
  times.sort((a, b) => a - b);
  const figures = [first, times[0], times[times.length >> 1]].map((ms) => ms.toFixed(2).padStart(8));
  const heap = (memory.buffer.byteLength / 2 ** 20).toFixed(1);
  console.log(
    `${tasks.name(number).padEnd(43)} first ${figures[0]}, best ${figures[1]}, median ${figures[2]} ms, ` +
      `${heap} MB  ${told}`,
  );
}
