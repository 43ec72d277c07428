// Draws public/icons/*.png from public/icon.svg: the sizes that installed apps need, and one with
// room around it, of which a system may cut off the corners. Run it when the icon changes: `make icons`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium as engine } from "playwright-core";
import { chromium } from "../e2e/chromium.mjs";

const svg = readFileSync("public/icon.svg", "utf8");
const icons = [
  { name: "180", size: 180, drawn: 0.86, ground: "#0d3b2e" },
  { name: "192", size: 192, drawn: 1, ground: "transparent" },
  { name: "512", size: 512, drawn: 1, ground: "transparent" },
  { name: "maskable", size: 512, drawn: 0.7, ground: "#0d3b2e" },
];
mkdirSync("public/icons", { recursive: true });
const browser = await engine.launch({ executablePath: chromium(), args: ["--no-sandbox"] });
for (const { name, size, drawn, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>html, body { margin: 0; background: ${ground} }
    svg { position: absolute; inset: 0; margin: auto; width: ${100 * drawn}%; height: ${100 * drawn}% }</style>${svg}`);
  writeFileSync(`public/icons/${name}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
