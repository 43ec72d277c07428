// The table at every number of seats and many sizes, with text as large as one likes, in all languages:
// nothing lies over anything else, and a finger hits what it means.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BOXES, clean, collisions, newPage, open, TUCKED, waitForTurn } from "./browser.mjs";

const SIZES = [[320, 480], [360, 640], [390, 844], [844, 390], [1280, 800], [1920, 1080]];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
/** What a finger presses at the table. The amount's own row has as much room as it needs: its presets, steps and
 * field stand side by side and are as high as the tray lets them; so do the numbers of rules in a line of text. */
const CONTROLS = ":is(button, a, input):not([disabled], [tabindex='-1'], .preset, .step, .amount, [type='range'], .rule-id, .keylink, .ledger *)";
const LEAST = 44;

/** Controls of the table that are smaller than a finger, with their size; a control may be larger than it looks. */
const small = (page) => page.evaluate(([controls, least]) => {
  const found = [];
  for (const control of document.querySelectorAll(`#app ${controls}`)) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const reaches = (dx, dy) => {
      const at = document.elementFromPoint(Math.min(Math.max(x + dx, 1), innerWidth - 1), Math.min(Math.max(y + dy, 1), innerHeight - 1));
      return at !== null && (control.contains(at) || at.closest("label")?.control === control);
    };
    const half = least / 2 - 1;
    const wide = box.width >= least - 0.5 || (reaches(-half, 0) && reaches(half, 0));
    const high = box.height >= least - 0.5 || (reaches(0, -half) && reaches(0, half));
    if (!wide || !high) found.push(`${control.className || control.outerHTML.slice(0, 60)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  return found;
}, [CONTROLS, LEAST]);

for (const code of ["en", "cs", "sk", "pl"]) {
  test(`${code}: 2 to 10 seats, 320 to 1920 px, text at 100% and 200%: nothing overlaps, nothing is too small for a finger`, async (t) => {
    const page = await newPage(t, { locale: code, hasTouch: true });
    const found = [];
    for (const seats of SEATS) {
      await open(page, `#/play?seed=b0c5&seats=${seats}&speed=instant`);
      await page.waitForFunction((seats) => document.querySelector("#app .zone")?.dataset.seats === String(seats), seats);
      await waitForTurn(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        // Lying, a phone has no room for text twice as large beside the felt.
        for (const text of height < 480 ? [100] : [100, 200]) {
          await page.evaluate((text) => { document.documentElement.style.fontSize = `${text}%`; }, text);
          const where = `${seats} seats, ${width} x ${height}, ${text}%`;
          const boxes = (await collisions(page, BOXES))
            .filter((line) => !TUCKED.test(line))
            // Large text on a small screen is a list that scrolls under its actions.
            .filter((line) => text === 100 || !/sticks out|\.acts \.act/.test(line));
          found.push(...boxes.map((line) => `${where}: ${line}`));
          if (text === 100) found.push(...(await small(page)).map((line) => `${where}: ${line}`));
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (over > 0) found.push(`${where}: ${over} px too wide`);
        }
        await page.evaluate(() => { document.documentElement.style.fontSize = ""; });
      }
    }
    assert.deepEqual(found, []);
    clean(page);
  });
}

test("forced colours: the table, the one in turn and what can be pressed have outlines", async (t) => {
  const page = await newPage(t, { size: { width: 360, height: 640 }, forcedColors: "active" });
  await open(page, "#/play?seed=b0c5&seats=6&speed=instant");
  await waitForTurn(page);
  const bare = await page.evaluate(() => [...document.querySelectorAll("#app :is(.act, .plate, .preset, .card, .pot)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => getComputedStyle(element).borderStyle === "none")
    .map((element) => element.className));
  assert.deepEqual(bare, []);
  const widths = await page.evaluate(() => ["#app .hero.now .plate", "#app .seat:not(.now) .plate"].map((selector) => getComputedStyle(document.querySelector(selector)).borderTopWidth));
  assert.deepEqual(widths, ["3px", "1px"]);
  clean(page);
});
