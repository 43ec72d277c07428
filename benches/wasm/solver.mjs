// node benches/wasm/solver.mjs FOLDER, where FOLDER holds the output of wasm-bindgen --target web
// for the example `solver-wasm`: how long the tasks of `benches/endgames` take in wasm. The first
// round is the one without any warmth. Milliseconds of the processor: others may use the machine.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const module = await import(pathToFileURL(join(folder, "solver-wasm.js")).href);
const { memory } = module.initSync({ module: readFileSync(join(folder, "solver-wasm_bg.wasm")) });
const tasks = new module.Tasks();
for (let number = 0; number < tasks.length; number++) {
  const times = [];
  let told;
  for (let round = 0; round < tasks.rounds(number); round++) {
    const start = process.cpuUsage();
    told = tasks.run(number);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1e3);
  }
  const [first] = times;
  times.sort((a, b) => a - b);
  const figures = [first, times[0], times[times.length >> 1]].map((ms) => ms.toFixed(2).padStart(8));
  console.log(`${tasks.name(number).padEnd(43)} first ${figures[0]}, best ${figures[1]}, median ${figures[2]} ms  ${told}`);
}
console.log(`memory at the end ${(memory.buffer.byteLength / 2 ** 20).toFixed(1)} MB`);
