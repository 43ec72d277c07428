// The table at every number of seats and many sizes, with text as large as one likes, in all languages:
// nothing lies over anything else, and a finger hits what it means.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, BOXES, clean, collisions, newPage, open, SIZES as SCREENS, small, toDecision, TUCKED, waitForTurn } from "./browser.mjs";

const SIZES = [[320, 480], [360, 640], [390, 844], [844, 390], [1280, 800], [1920, 1080]];
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
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
        for (const text of [100, 200]) {
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

/** Screens of each program, and how to get to what is only there later. */
const PLACES = {
  home: ["#/home"],
  rooms: ["#/new", "#/house", "#/settings", "#/rules", "#/rules/BET-3", "#/history", "#/statistics", "#/import", "#/data", "#/verify", "#/seat", "#/tournaments", "#/glossary", "#/embed"],
  tournament: ["#/tournament?seed=b0c5&seats=6&speed=instant", "#/spot/6?seed=b0c5"],
  school: ["#/learn", "#/lesson/first-hand", "#/drills", "#/drill/who-wins?seed=1", "#/drill/outs?seed=1", "#/drill/build-the-pots?seed=1", "#/dealer", "#/spot"],
};
const TOUCHED = [SCREENS.portrait, SCREENS.landscape, SCREENS.embed];

/** What `small` says in each of the sizes. */
const smallAt = async (page, where) => {
  const found = [];
  for (const size of TOUCHED) {
    await page.setViewportSize(size);
    found.push(...(await small(page)).map((line) => `${where}, ${size.width} x ${size.height}: ${line}`));
  }
  return found;
};

for (const [program, places] of Object.entries(PLACES)) {
  test(`${program}: a finger hits every control`, async (t) => {
    const page = await newPage(t, { hasTouch: true, isMobile: true, size: SCREENS.portrait });
    const found = [];
    await open(page, "#/home");
    for (const place of places) {
      await page.evaluate((place) => { location.hash = place; }, place);
      await page.waitForFunction(() => document.querySelector(`#${document.documentElement.dataset.program} [data-screen]`) !== null);
      await page.waitForTimeout(500);
      found.push(...(await smallAt(page, place)));
    }
    assert.deepEqual(found, []);
    clean(page);
  });
}

for (const code of ["en", "cs", "sk", "pl"]) {
  test(`${code}: at 200 px no screen is wider than the window`, async (t) => {
    const page = await newPage(t, { locale: code, size: { width: 200, height: 400 } });
    const found = [];
    await open(page, "#/home");
    for (const place of Object.values(PLACES).flat()) {
      await page.evaluate((place) => { location.hash = place; }, place);
      await page.waitForFunction(() => document.querySelector(`#${document.documentElement.dataset.program}:not([hidden]) [data-screen]`) !== null);
      await page.waitForTimeout(300);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`${place}: ${over} px`);
    }
    assert.deepEqual(found, []);
    clean(page);
  });
}

test("table: a finger hits every control, in every state of a hand and in every sheet", async (t) => {
  const page = await newPage(t, { hasTouch: true, isMobile: true, size: SCREENS.portrait });
  const found = [];
  await open(page, "#/play?seed=b0c5&seats=6&speed=instant");
  await toDecision(page);
  found.push(...(await smallAt(page, "decision")));
  await page.setViewportSize(SCREENS.portrait);
  for (const [name, opener] of [["log", ".b-log"], ["why", ".voiceline [data-why]"]]) {
    await page.tap(opener);
    await page.waitForSelector(".sheet");
    found.push(...(await smallAt(page, name)));
    await page.setViewportSize(SCREENS.portrait);
    await page.tap(".sheet-head .ibtn");
  }
  await act(page, "fold");
  if (await page.locator(".sheet .btn").count()) found.push(...(await smallAt(page, "a check is free")));
  await page.setViewportSize(SCREENS.portrait);
  await page.locator(".sheet [data-action=fold], .sheet .btn").last().click({ timeout: 500 }).catch(() => {});
  await page.waitForSelector("[data-next-hand]");
  found.push(...(await smallAt(page, "result")));
  await page.setViewportSize(SCREENS.portrait);
  // At a human pace there is something to choose ahead, and the pace after a fold.
  await open(page, "#/play?seed=b0c5&seats=6&speed=slow");
  await page.waitForSelector(".tray .toggle");
  found.push(...(await smallAt(page, "waiting")));
  assert.deepEqual(found, []);
  clean(page);
});
