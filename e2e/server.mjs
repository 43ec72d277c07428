// A plain static file server, as bare as the worst host: no special header unless asked for.
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const TYPES = {
  ".css": "text/css",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves `folder` on a free port of 127.0.0.1: each server is an origin of its own.
 *
 * @param {string} folder what to serve
 * @param {object} [options]
 * @param {string} [options.at] the sub-folder it is mounted at: "/" or "/games/poker/"
 * @param {boolean} [options.brotli] compress text and wasm, as a good host does
 * @param {Record<string, string>} [options.headers] extra headers
 * @returns {Promise<{url: string, origin: string, asked: string[], close: () => Promise<void>}>}
 *   `url` ends in a slash; `asked` grows by the path of each request
 */
export async function serve(folder, { at = "/", brotli = false, headers = {} } = {}) {
  const home = resolve(folder);
  const asked = [];
  const packed = new Map();

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://host");
    asked.push(pathname);
    const refuse = () => response.writeHead(404, { "content-type": "text/plain" }).end("not found");
    if (!pathname.startsWith(at)) return refuse();
    let path = join(home, normalize(decodeURIComponent(pathname.slice(at.length - 1))));
    if (!path.startsWith(home)) return refuse();
    try {
      if (statSync(path).isDirectory()) path = join(path, "index.html");
      statSync(path);
    } catch {
      return refuse();
    }
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    if (brotli && /br/.test(request.headers["accept-encoding"])) {
      if (!packed.has(path)) {
        packed.set(path, brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      }
      response.writeHead(200, { "content-type": type, "content-encoding": "br", ...headers }).end(packed.get(path));
      return;
    }
    response.writeHead(200, { "content-type": type, ...headers });
    createReadStream(path).pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const close = () => new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  return { url: origin + at, origin, asked, close };
}
