// The rooms around the table: home, a new table, the rule book; from the table and back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, axe, clean, collisions, newPage, open, openFrame, openTable, scrolls, SIZES, state, waitForTurn } from "./browser.mjs";

const shown = (where, screen) => where.waitForSelector(`[data-screen="${screen}"]`);
const pick = (where, name, text) => where.locator(`[data-pick="${name}"] label`, { hasText: text }).click();

test("home, a new table, dealt in two taps with everything as it was played last", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/home");
  await shown(page, "home");
  await page.click('a[href="#/new"]');
  await shown(page, "new-game");
  await page.click("[data-deal]");
  await page.waitForSelector("[data-table][data-hand]");
  assert.equal((await state(page)).seats.length, 6);
  clean(page);
});

test("a table laid as one likes it takes the place of the game before, and a reload keeps it", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/play?speed=instant");
  await page.waitForSelector("[data-table][data-hand]");
  await page.click("[data-home]");
  await shown(page, "home");
  await page.click('a[href="#/new"]');
  await pick(page, "structure", "Pot limit");
  await pick(page, "seats", /^3$/);
  await pick(page, "blinds", "25/50");
  await pick(page, "buy-in", "1,000");
  await pick(page, "level", /^2$/);
  await pick(page, "rules", "Online");
  await page.click("[data-deal]");
  await page.waitForSelector('[data-screen="table"], [data-table]');
  await page.waitForFunction(() => document.querySelectorAll("[data-seat]").length === 3);
  const total = (now) => now.seats.reduce((sum, seat) => sum + seat.stack + seat.bet, 0) + now.pots.reduce((a, b) => a + b, 0);
  assert.equal(total(await state(page)), 3000);
  await page.reload();
  await page.waitForSelector("[data-table][data-hand]");
  assert.equal(total(await state(page)), 3000);
  await page.click("[data-home]");
  await page.getByText("Pot limit hold’em, 3 seats, blinds 25/50.").waitFor();
  clean(page);
});

test("the game waits while one reads, and goes on at the same decision", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await openTable(page, { seed: "5eed", speed: "instant" });
  const before = await waitForTurn(page);
  await page.click("[data-home]");
  await shown(page, "home");
  // Keys that would act at the table do nothing here.
  await page.keyboard.press("f");
  await page.goBack();
  await page.waitForSelector("[data-table]");
  assert.deepEqual(await state(page), { ...before, announced: (await state(page)).announced });
  const can = Object.keys(before.actions).find((name) => before.actions[name].enabled && name !== "raise" && name !== "bet");
  await act(page, can);
  clean(page);
});

test("Why? leads to the entry in the rule book, and back", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await openTable(page, { seed: "5eed", speed: "instant" });
  await waitForTurn(page);
  await page.locator("[data-why]:visible").first().click();
  const rule = await page.locator("[data-rule]").first().getAttribute("data-rule");
  await page.locator("[data-rule]").first().click();
  await page.waitForSelector(`article[data-rule="${rule}"]`);
  assert.ok((await page.locator("article .says").textContent()).length > 20);
  await page.goBack();
  await page.waitForSelector("[data-table]:visible");
  clean(page);
});

test("the rule book: search, languages, every neighbour", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/rules/BLIND-12");
  await page.waitForSelector('article[data-rule="BLIND-12"]');
  await page.fill("[data-find]", "straddle");
  await page.locator(".contents a", { hasText: "STRADDLE-1" }).first().click();
  await page.waitForSelector('article[data-rule="STRADDLE-1"]');
  for (const lang of ["cs", "sk", "pl", "en"]) {
    await page.click(`[data-lang] [lang="${lang}"]`);
    await page.waitForSelector(`html[lang="${lang}"]`);
    assert.doesNotMatch(await page.locator("article").textContent(), /[{}]/);
  }
  await page.click('[data-step="fwd"]');
  await page.waitForSelector('article[data-rule="STRADDLE-2"]');
  clean(page);
});

test("no such room, no such rule: home says so", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/rules/BLIND-99");
  await page.getByText("There is nothing at this address.").waitFor();
  clean(page);
});

test("in a sandboxed frame: home, a new table, and the game, with nothing stored", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  const frame = await openFrame(page, "#/new");
  await shown(frame, "new-game");
  await pick(frame, "seats", /^2$/);
  await frame.click("[data-deal]");
  await frame.waitForSelector("[data-table][data-hand]");
  assert.equal((await state(frame)).seats.length, 2);
  clean(page);
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`${name}: rooms fit the width, axe finds nothing by day and by night`, async (t) => {
    for (const dark of [false, true]) {
      const page = await newPage(t, { size, dark });
      for (const [hash, screen] of [["#/home", "home"], ["#/new", "new-game"], ["#/rules", "rules"], ["#/rules/SHOW-10", "rules"]]) {
        await open(page, hash);
        await shown(page, screen);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${hash}: ${wide} px too wide`);
        assert.deepEqual(await axe(page), [], `${hash} ${dark ? "dark" : "light"}`);
        await page.reload();
      }
      clean(page);
    }
  });
}
