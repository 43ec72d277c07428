// The rooms around the table: home, a new table, the rule book; from the table and back.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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
  await pick(page, "buy-in", /^1.000$/);
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

test("a linked game goes on where it was after a look into the rule book", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await openTable(page, { seed: "5eed", speed: "instant" });
  for (let now = await waitForTurn(page); now.hand < 2; now = await waitForTurn(page)) {
    if (now.next) await page.click("[data-next-hand]");
    else await act(page, ["check", "call", "muck", "show", "fold"].find((name) => now.actions[name]?.enabled));
  }
  const before = await waitForTurn(page);
  await page.locator("[data-why]:visible").first().click();
  await page.locator("[data-rule]").first().click();
  await shown(page, "rules");
  await page.goBack();
  await page.waitForSelector("[data-table]:visible");
  const { hand, hole, board, pots } = await state(page);
  assert.deepEqual({ hand, hole, board, pots }, { hand: before.hand, hole: before.hole, board: before.board, pots: before.pots });
  clean(page);
});

test("a table laid while the others think at the old one is not written over by it", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/play?speed=slow");
  await page.waitForSelector("[data-table][data-hand]");
  await page.waitForTimeout(1500);
  await page.click("[data-home]");
  await shown(page, "home");
  await page.click('a[href="#/new"]');
  await pick(page, "seats", /^3$/);
  await page.click("[data-deal]");
  await page.waitForFunction(() => document.querySelectorAll("[data-seat]").length === 3);
  await page.waitForTimeout(1500);
  await page.reload();
  await page.waitForSelector("[data-table][data-hand]");
  assert.equal((await state(page)).seats.length, 3);
  clean(page);
});

test("without a network a room says so, and the way back leads to the game", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await openTable(page, { seed: "5eed", speed: "instant" });
  const before = await waitForTurn(page);
  await page.context().setOffline(true);
  await page.click("[data-home]");
  await page.waitForSelector(".boot-missing:visible");
  await page.goBack();
  await page.waitForSelector(".boot-missing", { state: "hidden" });
  assert.deepEqual((await state(page)).hole, before.hole);
  await page.context().setOffline(false);
  await page.click("[data-home]");
  await shown(page, "home");
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

test("the house rules, one by one: what is chosen is played", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/house");
  await shown(page, "house-rules");
  assert.equal(await page.locator('[data-pick="preset"] input:checked').count(), 1);
  assert.equal(await page.locator("[data-option]").count(), 41);
  const option = (name) => page.locator(`[data-option="${name}"]`);
  await option("maxSeats").locator("input").fill("44");
  await option("maxSeats").locator("input").blur();
  await page.locator(".wrong").getByText("44").waitFor();
  await option("ante").locator("label").nth(1).click();
  await page.reload();
  assert.equal(await option("ante").locator("input").nth(1).isChecked(), true);
  await page.click('a[href="#/new"]');
  await page.getByText("Your own rules.").waitFor();
  assert.deepEqual(await axe(page), []);
  clean(page);
});

test("from a room to a link that says how the page is to look", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/rules/SHOW-10");
  await shown(page, "rules");
  await page.evaluate(() => { location.hash = "#/glossary?v=1&lang=cs"; });
  await shown(page, "glossary");
  await page.waitForFunction(() => document.documentElement.lang === "cs");
  await page.evaluate(() => { location.hash = "#/history?ref=a7"; });
  await shown(page, "history");
  clean(page);
});

test("no such rule, no such hand: the nearest page says so, with the address", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/rules/BLIND-99?lang=en");
  await page.locator('[data-screen="rules"] [data-no-such="#/rules/BLIND-99"]', { hasText: "There is nothing at the address “#/rules/BLIND-99”. This is the nearest page." }).waitFor();
  await page.evaluate(() => { location.hash = "#/rules/BLIND-1"; });
  await page.waitForSelector('[data-rule="BLIND-1"]');
  assert.equal(await page.locator("[data-no-such]").count(), 0);
  await page.evaluate(() => { location.hash = "#/history/5eed"; });
  await page.waitForSelector('[data-screen="history"] [data-no-such="#/history/5eed"]');
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
      for (const [hash, screen] of [["#/home", "home"], ["#/new", "new-game"], ["#/house", "house-rules"], ["#/rules", "rules"], ["#/rules/SHOW-10", "rules"]]) {
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

test("two tabs: the one that goes on plays, the other says so and takes over when asked", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/play?speed=instant");
  await waitForTurn(page);
  const other = await page.context().newPage();
  await other.goto(page.home + "#/play?speed=instant");
  const now = await waitForTurn(other);
  assert.deepEqual(now.hole, (await state(page)).hole);
  const can = ["check", "call", "fold"].find((name) => now.actions[name]?.enabled);
  await act(other, can);
  await page.getByText("The game goes on in another tab").first().waitFor();
  const later = await waitForTurn(other);
  await page.getByRole("button", { name: "Go on" }).first().click();
  const taken = await waitForTurn(page);
  assert.deepEqual([taken.hand, taken.hole, taken.board, taken.pots], [later.hand, later.hole, later.board, later.pots]);
  await act(page, ["check", "call", "fold", "show", "muck"].find((name) => taken.actions[name]?.enabled) ?? "fold");
  await other.getByText("The game goes on in another tab").first().waitFor();
  clean(page);
});

test("the hands that were played are kept: list, filter, replay step by step, star and note", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await openTable(page, { seed: "b00c", speed: "instant" });
  for (let hand = 1; hand <= 3; hand += 1) {
    let now = await waitForTurn(page);
    for (; !now.next; now = await waitForTurn(page)) {
      await act(page, ["check", "call", "muck", "show", "fold"].find((name) => now.actions[name]?.enabled));
    }
    if (hand < 3) await page.click("[data-next-hand]");
  }
  const end = await state(page);
  await open(page, "#/history");
  await page.waitForSelector("[data-hand-id]");
  assert.equal(await page.locator("[data-hand-id]").count(), 3);
  await page.locator("[data-hand-id] a").first().click();
  await page.waitForSelector("[data-steps]");
  const seat = (number) => page.locator(`.places [data-seat="${number}"]`);
  for (const { seat: number, stack } of end.seats) {
    assert.equal(Number(await seat(number).getAttribute("data-stack")), stack, `seat ${number}`);
  }
  await page.click("[data-step-first]");
  assert.equal(await page.locator("[data-told] li").count(), 0);
  await page.click("[data-step-on]");
  await page.click("[data-step-on]");
  assert.ok((await page.locator("[data-told] li").count()) > 0);
  await page.click("[data-star]");
  await page.fill("[data-note]", "Called too much");
  await page.locator("[data-note]").blur();
  await page.click('a[href="#/history"]');
  await page.getByText("Called too much").waitFor();
  // Back with the cursor still in the field, and a reload in it, keep hand and note.
  await page.locator("[data-hand-id] a").first().click();
  await page.fill("[data-note]", "Called far too much");
  await page.goBack();
  await page.getByText("Called far too much").waitFor();
  await page.locator("[data-hand-id] a").first().click();
  await page.locator("[data-note]").pressSequentially("!");
  await page.waitForTimeout(300);
  await page.reload();
  await page.waitForSelector("[data-steps]");
  assert.match(await page.locator("[data-note]").inputValue(), /^!?Called far too much!?$/);
  await open(page, "#/history/nothing-of-this-name");
  await page.getByText("There is no such hand on this device.").waitFor();
  await open(page, "#/history");
  await page.locator('[data-pick="filter"] label', { hasText: "Starred" }).click();
  assert.equal(await page.locator("[data-hand-id]").count(), 1);
  await page.reload();
  await page.getByText("Called far too much").waitFor();
  assert.deepEqual(await axe(page), []);
  clean(page);
});

test("a hand in a link: copied from the replay, opened again, and what is said if it is damaged", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  const link = readFileSync(new URL("../tests/data/hand-link-1.txt", import.meta.url), "utf8").trim();
  await open(page, `#/hand/${link}`);
  await page.waitForSelector("[data-steps]");
  assert.equal(await page.locator("[data-note]").count(), 0, "it is nobody's of this device");
  await page.click("[data-copy-link]");
  assert.equal(await page.locator("[data-link]").inputValue(), `${page.home}#/hand/${link}`);
  assert.deepEqual(await axe(page), []);
  await open(page, `#/hand/${link.slice(0, 300)}`);
  await page.getByText("The link to this hand is damaged at about letter").waitFor();
  await open(page, `#/hand/2${link.slice(1)}`);
  await page.getByText("linked by a newer version").waitFor();
  clean(page);
});

test("the line for another page shows what it makes", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/embed");
  await shown(page, "embed");
  await pick(page, "seats", /^2$/);
  await pick(page, "lang", "Polski");
  await pick(page, "hide", "Settings");
  const line = await page.locator('[data-line="element"]').inputValue();
  assert.match(line, /<cards-speak src="#\/play" seats="2" lang="pl" hide="settings"><a href="http:[^"]*#\/play\?v=1&seats=2&lang=pl&hide=settings">/);
  const frame = await (await page.waitForSelector(`iframe[src$="#/play?v=1&seats=2&lang=pl&hide=settings"]`)).contentFrame();
  await frame.waitForSelector('html[lang="pl"] [data-seat="1"]');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  assert.deepEqual(await axe(page, { iframes: false }), []);
  // Each choice makes another frame, and the one before is given up.
  assert.deepEqual(page.faults.filter((fault) => !/ERR_ABORTED/.test(fault)), []);
});
