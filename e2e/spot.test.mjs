// A spot: laid in its room, played on at the table, passed on by its link, shown in another page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, BOXES, clean, collisions, newPage, open, SIZES, TUCKED, waitForTurn } from "./browser.mjs";

const link = (lines) => `1${Buffer.from(lines.join("\n")).toString("base64url")}`;
const FLOP = [
  "game no-limit 1/2 · cash",
  "table seats 1 3 5 · you 3 · button 1",
  "stacks 200 each",
  "start flop · in pot 6 each",
  "hole 3 AsKs",
  "board Qs 7h 2c",
  "play 3 check, 5 bet 10, 1 fold",
];

test("a spot is laid by clicking, and played on at the table; a reload finds the same cards", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/home");
  await page.click('a[href="#/spot"]');
  await page.waitForSelector('[data-screen="spot"] [data-table]');
  // Heads-up: seats 3 to 6 go, the player has aces, the button is his.
  for (const seat of [3, 4, 5, 6]) await page.click(`[data-chair="${seat}"] label:has([data-taken])`);
  await page.click('[data-chair="1"] label:has([data-button])');
  await page.fill('[data-chair="1"] [data-field="cards"]', "AsAh");
  await page.fill('[data-chair="2"] [data-field="stack"]', "60");
  assert.deepEqual(await page.$$eval("[data-faults] li", (all) => all.map((one) => one.textContent)), []);
  // The button has the small blind and acts first: a raise, then it is the other's turn.
  await page.fill('[data-sum]', "6");
  await page.click('[data-act="raise"]');
  await page.click('[data-act="call"]');
  assert.match(await page.inputValue("[data-text]"), /play 1 raise 6, 2 call\n$/);
  // What is against the rules is said, where it stands.
  await page.fill('[data-chair="2"] [data-field="cards"]', "AsKd");
  assert.match(await page.textContent("[data-faults]"), /Line 4, the table: A♠ is there twice\./);
  assert.equal(await page.isDisabled("[data-play-on]"), true);
  await page.fill('[data-chair="2"] [data-field="cards"]', "KdKc");
  assert.equal(await page.textContent("[data-faults]"), "");
  assert.deepEqual(await axe(page), []);
  // The address keeps it.
  assert.match(page.url(), /#\/spot\?of=1/);
  await page.reload();
  await page.waitForSelector('[data-screen="spot"] [data-table]');
  assert.equal(await page.inputValue('[data-chair="2"] [data-field="stack"]'), "60");
  await page.click("[data-play-on]");
  await page.waitForSelector("#tournament [data-table]");
  assert.match(page.url(), /#\/spot\/1/);
  const before = await waitForTurn(page);
  const cards = await page.getAttribute("#tournament .hero [data-hole]", "data-cards");
  assert.equal(cards, "AsAh");
  const board = await page.getAttribute("#tournament [data-board]", "data-cards");
  assert.equal(board.length, 6);
  await page.reload();
  await waitForTurn(page);
  assert.equal(await page.getAttribute("#tournament [data-board]", "data-cards"), board);
  assert.ok(before);
  // Back to the fields.
  await page.click("[data-more]");
  await page.click("[data-change]");
  await page.waitForSelector('#practice:not([hidden]) [data-screen="spot"]');
  assert.equal(await page.inputValue('[data-chair="1"] [data-field="cards"]'), "AsAh");
  clean(page);
});

test("a spot of a link begins where it says, again and again", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, `#/spot/${link(FLOP)}?speed=instant&seed=5&level=2`);
  for (const hand of [1, 2]) {
    const now = await waitForTurn(page);
    assert.equal(now.hand, hand);
    assert.equal(now.actions.call?.amount, 10);
    assert.equal(await page.getAttribute("#tournament .hero [data-hole]", "data-cards"), "AsKs");
    await page.click('[data-action="fold"]');
    await page.waitForSelector("[data-next-hand]:not([disabled])");
    if (hand === 1) await page.click("[data-next-hand]");
  }
  // From the finished hand one button leads to its other lines.
  await page.click("[data-look-back]");
  await page.waitForSelector("#rooms:not([hidden]) [data-lines] [data-decision]");
  assert.match(page.url(), /#\/history\/[0-9a-f]{64}$/);
  clean(page);
});

for (const [language, sentence] of Object.entries({
  en: /damaged at letter 9/,
  cs: /poškozený u znaku 9/,
  sk: /poškodený pri znaku 9/,
  pl: /uszkodzony przy znaku 9/,
})) {
  test(`${language}: a bad link is told in words, where the table can be laid anew`, async (t) => {
    const page = await newPage(t, { size: SIZES.portrait, locale: language });
    const good = link(FLOP);
    await open(page, `#/spot/${good.slice(0, 8)}!${good.slice(9)}`);
    await page.waitForSelector('#practice:not([hidden]) [data-screen="spot"]');
    assert.match((await page.textContent("[data-faults]")).replaceAll("\u00a0", " "), sentence);
    clean(page);
  });
}

for (const [name, size] of Object.entries({ ...SIZES, narrow: { width: 320, height: 480 } })) {
  for (const theme of ["light", "dark"]) {
    test(`${name}, ${theme}: the fields of a spot fit`, async (t) => {
      const page = await newPage(t, { size, dark: theme === "dark" });
      await open(page, `#/spot?of=${link(FLOP)}`);
      await page.waitForSelector('[data-screen="spot"] [data-table]');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px too wide`);
      const small = await page.$$eval(".spot-pg :is(button, a.btn, .field input, .pick label)", (all) => all
        .filter((one) => !one.closest("[inert]"))
        .map((one) => ({ name: one.textContent.trim() || one.dataset.field, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 43.5))
        .map(({ name }) => name));
      assert.deepEqual(small.filter((name) => !/^(EN|CS|SK|PL)$/.test(name)), []);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/spot-${name}-${theme}.png`, fullPage: true });
      assert.deepEqual(await axe(page), []);
      clean(page);
    });
  }
}
