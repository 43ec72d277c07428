// The service worker of a build: public/sw.js with the id of the build and the hashes of its files.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

// A page that has a service worker needs neither the second way in for frames and files, nor what
// is for hosts and for pages around this one.
const LEFT_OUT = /^(sw\.js|_headers|cards-speak\.js|.*_inline\.js|locales\/.*\.js)$/;

/** Text of the service worker for the `files` (paths, sorted) of the folder. */
export const serviceWorker = (folder, files, build, script) => {
  const kept = files.filter((path) => !LEFT_OUT.test(path));
  const hash = (path) => createHash("sha256").update(readFileSync(join(folder, path))).digest("base64");
  const list = Object.fromEntries(kept.map((path) => [path, hash(path)]));
  return `const BUILD = ${JSON.stringify(build)}, FILES = ${JSON.stringify(list)};\n${script}`;
};
