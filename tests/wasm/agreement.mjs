// The same seeds must play the same hands in the browser's machine as natively.
// node tests/wasm/agreement.mjs FOLDER, where FOLDER holds the output of
// wasm-bindgen --target web for the program `agreement`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);
const { fingerprint, initSync } = await import(pathToFileURL(join(folder, 'agreement.js')).href);
initSync({ module: readFileSync(join(folder, 'agreement_bg.wasm')) });
const pinned = readFileSync(new URL('agreement.sha256', import.meta.url), 'utf8').trim();
const began = performance.now();
assert.equal(fingerprint(1000), pinned, 'a hand went differently in wasm');
console.log(`1,000 hands agree with the native ones (${Math.round(performance.now() - began)} ms)`);
