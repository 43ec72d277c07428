// A dedicated worker that measures and tells.
import { measure } from "./measure.mjs";
import init, * as module from "./peers-wasm.js";

await init();
postMessage(measure(module));
