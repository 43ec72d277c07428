// A tournament: laid in its room, played by keyboard alone, told in every language, kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, BOXES, clean, collisions, newPage, open, SIZES, TUCKED, waitForTurn } from "./browser.mjs";

const address = (more) => `/tournament?players=3&seats=3&speed=instant&buyin=300&seed=7a${more}`;

/** Everything that the live region says from now on. */
const listen = (page) => page.evaluate(() => {
  globalThis.heard = [];
  const region = document.querySelector("#tournament [data-announce]") ?? document.querySelector("[data-announce]");
  new MutationObserver(() => globalThis.heard.push(region.textContent)).observe(region, { subtree: true, childList: true, characterData: true });
});

for (const [language, sentence] of Object.entries({
  en: /Level 2: small blind 15, big blind 30\./,
  cs: /Úroveň 2: malý blind 15, velký blind 30\./,
  sk: /Úroveň 2: malý blind 15, veľký blind 30\./,
  pl: /Poziom 2: mała ciemna 15, duża ciemna 30\./,
})) {
  test(`${language}: a whole tournament by keys alone, with what is said`, async (t) => {
    const page = await newPage(t, { size: SIZES.portrait, locale: language });
    await open(page, `#${address("")}`);
    await page.waitForSelector("#tournament [data-table]");
    await listen(page);
    for (let step = 0; step < 600; step += 1) {
      if (await page.$("[data-sheet=\"standing\"] [data-result]")) break;
      const now = await waitForTurn(page);
      if (await page.$("[data-sheet=\"standing\"] [data-result]")) break;
      const can = (name) => now.actions[name]?.enabled;
      if (now.next) await page.keyboard.press("n");
      else if (can("show")) await page.keyboard.press("c");
      // Into the second level with some chips, and then all of them at once.
      else if (now.hand <= 11) await page.keyboard.press(can("check") ? "c" : "f");
      else if (can("raise") || can("bet")) {
        await page.keyboard.press("r");
        await page.keyboard.press("End");
        await page.keyboard.press("Enter");
      } else await page.keyboard.press("c");
    }
    const result = await page.textContent("[data-sheet=\"standing\"] [data-result]");
    assert.match(result, /[123]/);
    const said = (await page.evaluate(() => globalThis.heard)).join("\n");
    assert.match(said, sentence);
    assert.deepEqual(await axe(page), []);
    clean(page);
  });
}

test("a tournament is laid in its room, kept over a reload, and waits there", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/tournaments");
  await page.click('[data-pick="players"] label:nth-of-type(5)');
  await page.click("[data-begin]");
  const before = await waitForTurn(page);
  assert.equal(await page.getAttribute("#tournament [data-table]", "data-hand"), "1");
  await page.click("[data-more]");
  assert.match(await page.textContent("[data-standing]"), /18/);
  await page.click("[data-close]");
  await page.reload();
  const after = await waitForTurn(page);
  assert.deepEqual(after.hole, before.hole);
  await open(page, "#/tournaments");
  await page.click('[data-screen="tournaments"] [data-go-on]');
  const again = await waitForTurn(page);
  assert.deepEqual(again.hole, before.hole);
  clean(page);
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`${name}: nothing overlaps at the table of a tournament`, async (t) => {
    const page = await newPage(t, { size });
    await open(page, "#/tournament?players=9&seats=9&speed=instant&seed=7b");
    await waitForTurn(page);
    const boxes = await collisions(page, BOXES);
    assert.deepEqual(boxes.filter((line) => !TUCKED.test(line)), []);
    const cut = await page.$eval("#tournament .bar-title b", (name) => name.scrollWidth > name.clientWidth + 1);
    assert.equal(cut, false, "the name of the game is cut off");
    clean(page);
  });
}

test("whoever has lost all is asked: yes buys a stack, no is the end", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/tournaments");
  await page.click('[data-pick="rebuys"] label:nth-of-type(2)');
  await page.click('[data-pick="players"] label:nth-of-type(2)');
  await page.click("[data-begin]");
  await page.waitForSelector("#tournament [data-table]");
  assert.match(page.url(), /rules=rebuys:first-phase/);
  await open(page, `#${address("&rules=rebuys:first-phase")}`);
  await page.waitForSelector("#tournament [data-table]");
  let bought = 0;
  for (let step = 0; step < 400; step += 1) {
    const now = await waitForTurn(page);
    const can = (name) => now.actions[name]?.enabled;
    if (await page.$("[data-no-rebuy]")) {
      if (bought === 0) {
        assert.equal(await page.getAttribute("[data-next-hand]", "data-rebuy"), "300");
        assert.deepEqual((await collisions(page, BOXES)).filter((line) => !TUCKED.test(line)), []);
        // A reload asks again.
        await page.reload();
        await page.waitForSelector("[data-no-rebuy]");
        await page.click("[data-next-hand]");
        bought += 1;
        continue;
      }
      await page.click("[data-no-rebuy]");
      break;
    }
    if (now.next) await page.click("[data-next-hand]");
    else if (can("show")) await page.keyboard.press("c");
    else if (can("raise") || can("bet")) {
      await page.keyboard.press("r");
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("c");
  }
  assert.equal(bought, 1);
  await page.waitForSelector("[data-sheet=\"standing\"] [data-result]");
  clean(page);
});
