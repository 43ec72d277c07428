// The service worker: one whole build on the device, for the folder it lies in and no other.
// tools/post_build.mjs puts in front:
//
//   BUILD   the id of the build
//   FILES   every file that a page may ask for: its path and its SHA-256 in base64
//
// A build is filled into a cache of its own, each file checked against its hash; only when all of
// them are there does it wait to take over, and it takes over when a page says so ("take over") or
// no page is open. Then the caches of older builds go. What has not changed is taken from them.
"use strict";
const OURS = `cards-speak ${registration.scope} `;
const CACHE = OURS + BUILD;
const PAGE = "index.html";
// Written last: a cache that has it is complete.
const LIST = "files.json";
const at = (path) => new URL(path, registration.scope).href;

const older = async () => {
  const found = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(at(LIST));
    if (list) found.push({ cache, files: await list.json() });
  }
  return found;
};

const fetched = async (path, hash) => {
  if (path === PAGE) {
    // Some hosts add to a page what its hash does not know; the build must be the right one.
    const answer = await fetch(registration.scope, { cache: "no-cache" });
    const text = await answer.text();
    if (!answer.ok || !text.includes(`data-build="${BUILD}"`)) throw new Error(`${path} of another build`);
    return new Response(text, { headers: answer.headers });
  }
  // As the page asks for it, for the browser may have it from the first load.
  const address = /-[0-9a-f]{16}[._]/.test(path) ? at(path) : `${at(path)}?v=${BUILD}`;
  const asked = async (cache) => {
    const answer = await fetch(address, { cache, integrity: `sha256-${hash}` });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  };
  return asked("default").catch(() => asked("reload"));
};

// Without the address that it came from, which has the build in it: a worker would take it for its own.
const nameless = ({ body, headers }) => new Response(body, { headers: { "content-type": headers.get("content-type") ?? "" } });

const fill = async () => {
  const cache = await caches.open(CACHE);
  const before = await older();
  const waiting = Object.entries(FILES);
  const some = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, hash] = next;
      if (await cache.match(at(path))) continue; // an earlier try got so far
      const same = before.find(({ files }) => path !== PAGE && files[path] === hash);
      const answer = (await same?.cache.match(at(path))) ?? (await fetched(path, hash));
      await cache.put(at(path), nameless(answer));
    }
  };
  // A few at a time: the game is being played meanwhile.
  await Promise.all([some(), some(), some()]);
  await cache.put(at(LIST), new Response(JSON.stringify(FILES)));
};

const takeOver = async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
};

const answer = async (path, request) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(at(path))) ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  const [address, query] = request.url.split("#")[0].split("?");
  if (request.method !== "GET" || !address.startsWith(registration.scope)) return;
  const path = decodeURI(address.slice(registration.scope.length)) || PAGE;
  if (!Object.hasOwn(FILES, path)) return;
  const build = new URLSearchParams(query).get("v");
  // A page of another build must not get files of this one: it says that it lacks them.
  const other = build !== null && build !== BUILD && request.mode !== "navigate";
  event.respondWith(other ? Response.error() : answer(path, request));
});
