// The same seeds must play the same hands in the browser's machine as natively.
// node tests/wasm/agreement.mjs FOLDER, where FOLDER holds the output of
// wasm-bindgen --target nodejs for the program `agreement`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(import.meta.url);
const { fingerprint } = require(resolve(process.argv[2], 'agreement.js'));
const pinned = readFileSync(new URL('agreement.sha256', import.meta.url), 'utf8').trim();
const began = performance.now();
assert.equal(fingerprint(1000), pinned, 'a hand went differently in wasm');
console.log(`1,000 hands agree with the native ones (${Math.round(performance.now() - began)} ms)`);
