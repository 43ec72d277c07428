// Makes one page of the whole bundle: `make single-file` writes dist-single/cards-speak.html, which
// runs from a disk by double click. What boot.js asks for by address comes out of the page itself:
// the classic scripts that sandboxed frames load, and the styles. Nothing of the game is changed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [dist = "dist", target = "dist-single/cards-speak.html"] = process.argv.slice(2);
const read = (name) => readFileSync(join(dist, name), "utf8");

let page = read("index.html");
const one = (pattern) => {
  const match = page.match(pattern);
  if (!match) throw new Error(`${dist}/index.html has no ${pattern}`);
  return match;
};
const [bootTag] = one(/<script[^>]*boot\.js[^>]*><\/script>\s*/);
const [, js] = bootTag.match(/data-js="([^"]*)"/);
const [, wasm] = bootTag.match(/data-wasm="([^"]*)"/);
const [, build] = bootTag.match(/data-build="([^"]*)"/);

// Everything that is loaded by a classic script or a link. Not what a page loads by fetch, what a
// worker of its own address loads, or what other pages and service workers are for.
const OTHERS = /^(boot|sw|offline|cards-speak|bot_worker|bot_worker_boot|deep_worker)\.js$/;
const bare = (name) => name.replace(/^\.\//, "");
const files = {};
for (const name of readdirSync(dist, { recursive: true }).map((name) => name.replaceAll("\\", "/")).sort()) {
  if (/\.js$/.test(name) && !OTHERS.test(name)) files[name] = read(name);
  if (/\.css$/.test(name) && !page.includes(name)) files[name] = read(name);
}
if (!(bare(js) in files)) throw new Error(`no ${js} in ${dist}`);

// A script's text inside of a page must not end its element.
const script = (text) => text.replace(/<(?=\/script|!--)/gi, "\\x3C");
const own = `(() => {
  const files = ${JSON.stringify(files).replaceAll("<", "\\u003C")};
  const instead = (prototype, property, type) => {
    const usual = Object.getOwnPropertyDescriptor(prototype, property);
    Object.defineProperty(prototype, property, {
      ...usual,
      set(address) {
        const path = String(address).split("?")[0];
        const name = Object.keys(files).find((name) => path.endsWith("/" + name));
        usual.set.call(this, name ? URL.createObjectURL(new Blob([files[name]], { type })) : address);
      },
    });
  };
  instead(HTMLScriptElement.prototype, "src", "text/javascript");
  instead(HTMLLinkElement.prototype, "href", "text/css");
})();`;

page = page
  .replace(bootTag, "")
  .replace(/<link rel="stylesheet" href="(?:\.\/)?([^"]+)"[^>]*>/g, (_, name) => `<style>${read(name)}</style>`)
  .replace(/<link rel="icon"[^>]*href="(?:\.\/)?([^"]+)"[^>]*>/, (_, name) =>
    `<link rel="icon" href="data:image/svg+xml;base64,${Buffer.from(read(name)).toString("base64")}">`);
const left = page.match(/(?:src|href)="\.\/[^"]*"/g);
if (left) throw new Error(`the page still asks for ${left}`);
const start = `<script>${script(own)}</script>
<script data-alone data-js="${js}" data-wasm="${wasm}" data-build="${build}">${script(read("boot.js"))}</script>
</body>`;
page = page.replace("</body>", () => start);

mkdirSync(join(target, ".."), { recursive: true });
writeFileSync(target, page);
console.log(`${target}: ${Math.round(page.length / 1024)} kB, build ${build}`);
