// Pictures of the game in its four sizes, light and dark, into e2e/out/.
// `node e2e/shots.mjs [NAME=HASH …]`, for instance `node e2e/shots.mjs table='#/play?seed=01'`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { bundle, HERE, newPage, SIZES, started, worker } from "./browser.mjs";

const wished = process.argv.slice(2).map((wish) => /^([^=]+)=(.*)$/.exec(wish)?.slice(1) ?? [wish, `#/${wish}`]);
const screens = wished.length > 0 ? wished : [["start", ""], ["table", "#/play?seed=01&seats=6&structure=nl&speed=instant"]];
const out = join(HERE, "out");
mkdirSync(out, { recursive: true });

const { url } = await bundle();
for (const [name, hash] of screens) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const dark of [false, true]) {
      const page = await newPage(null, { size: viewport, dark });
      await page.goto(url + hash);
      await started(page);
      await worker(page).catch(() => {}); // not every screen has bots
      await page.waitForTimeout(300);
      const path = join(out, `${name}-${size}-${dark ? "dark" : "light"}.png`);
      await page.screenshot({ path });
      for (const fault of page.faults) console.error(`${path}: ${fault}`);
      await page.context().close();
      console.log(path);
    }
  }
}
process.exit(0);
