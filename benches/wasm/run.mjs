// node benches/wasm/run.mjs FOLDER, where FOLDER holds the output of wasm-bindgen --target web
// for the example `peers-wasm`.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { launch } from "../../e2e/browser.mjs";
import { serve } from "../../e2e/server.mjs";
import { measure } from "./measure.mjs";

const folder = resolve(process.argv[2]);
const offsets = readFileSync(new URL("../../src/engine/cards/strength/row_offsets.bin", import.meta.url));
console.log(`data of the evaluator: ${brotliCompressSync(offsets).length} bytes brotli of ${offsets.length}`);
writeFileSync(join(folder, "index.html"), "<!doctype html><title>Benchmarks</title>");
for (const name of ["measure.mjs", "worker.mjs"]) copyFileSync(new URL(name, import.meta.url), join(folder, name));

const module = await import(pathToFileURL(join(folder, "peers-wasm.js")).href);
module.initSync({ module: readFileSync(join(folder, "peers-wasm_bg.wasm")) });
console.log(`\nwasm in Node ${process.versions.node}`);
console.log(measure(module).join("\n"));

const server = await serve(folder);
const browser = await launch();
const page = await browser.newPage();
await page.goto(server.url);
console.log(`\nwasm in a worker of Chromium ${browser.version()}`);
const lines = await page.evaluate(
  () =>
    new Promise((told, failed) => {
      const worker = new Worker("./worker.mjs", { type: "module" });
      worker.onmessage = ({ data }) => told(data);
      worker.onerror = ({ message }) => failed(new Error(message));
    }),
);
console.log(lines.join("\n"));
await browser.close();
await server.close();
