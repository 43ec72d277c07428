// What only some players have: the actions for the left hand, short announcements, questions before
// the hand, the helper beside the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, axe, BOXES, clean, collisions, newPage, open, openTable, SIZES, state, toDecision, TUCKED, waitForTurn } from "./browser.mjs";

const left = (page, selector) => page.$eval(selector, (element) => element.getBoundingClientRect().left);

test("for the left hand the actions lie the other way round, and in a low window at the left", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait, hasTouch: true });
  await openTable(page, { seed: "c0ffee", hand: "left" });
  await toDecision(page);
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".acts")).direction === "rtl");
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    assert.ok(await left(page, '[data-action="fold"]') > await left(page, ".act.p3"), name);
    assert.deepEqual((await collisions(page, BOXES)).filter((line) => !TUCKED.test(line)), [], name);
  }
  await page.setViewportSize(SIZES.landscape);
  assert.ok(await left(page, ".acts") < await left(page, ".board"));
  // It is a setting like others.
  await open(page, "#/settings");
  const hand = page.locator('.rw:has(b:text-is("Left-handed")) [role="switch"]');
  assert.equal(await hand.getAttribute("aria-checked"), "true");
  await hand.click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.hand), undefined);
  clean(page);
});

const SHORT = {
  en: /^Your turn, (check is free|[\d\s]+ to call)\.$/,
  cs: /^Jste na řadě, (check je zadarmo|dorovnání za [\d\s]+)\.$/,
  sk: /^Ste na rade, (check je zadarmo|dorovnanie za [\d\s]+)\.$/,
  pl: /^Twoja kolej, (czekanie nic nie kosztuje|sprawdzenie za [\d\s]+)\.$/,
};
const POSTS = /posts|dává|dáva|stawia/;

for (const [lang, short] of Object.entries(SHORT)) {
  test(`${lang}: announced in full or in few words; on a key always in full`, async (t) => {
    const page = await newPage(t, { size: SIZES.desktop });
    await page.addInitScript(() => {
      globalThis.heard = [];
      new MutationObserver(() => {
        for (const place of document.querySelectorAll("[data-announce] span")) {
          const text = place.textContent.trim();
          if (text && heard.at(-1) !== text) heard.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const listen = async (say) => {
      await openTable(page, { seed: "c0ffee", speed: "fast", lang, say });
      await page.evaluate(() => { globalThis.heard = []; });
      await waitForTurn(page);
      await page.waitForTimeout(200);
      return { turn: (await page.textContent('[data-announce="now"]')).trim(), heard: await page.evaluate(() => globalThis.heard) };
    };
    const full = await listen("full");
    assert.doesNotMatch(full.turn, short);
    const few = await listen("short");
    assert.match(few.turn, short);
    assert.deepEqual(few.heard.filter((text) => POSTS.test(text)), []);
    await page.keyboard.press("t");
    await page.waitForFunction((full) => document.querySelector('[data-announce=""]').textContent.trim() === full, full.turn);
    clean(page);
  });
}

/** Plays hands until the sheet of a question is open. */
async function untilAsked(page) {
  for (let step = 0; step < 80; step += 1) {
    if (await page.locator('[data-sheet="asked"]').count()) return;
    const now = await waitForTurn(page);
    if (now.next) await page.keyboard.press("n");
    else await act(page, ["muck", "check", "fold"].find((name) => now.actions[name]?.enabled));
    await page.waitForTimeout(50);
  }
  throw new Error("nobody asked");
}

test("who may straddle is asked before the hand, by keys alone, and may say no", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/play?seed=c0ffee&seats=4&speed=instant&rules=straddle:on");
  for (const [answer, bet] of [["yes", 20], ["no", 0]]) {
    await untilAsked(page);
    assert.match(await page.textContent('[data-announce="now"]'), /straddle: 20/);
    assert.deepEqual(await axe(page), []);
    const hand = (await state(page)).hand;
    // A reload asks again; closed, the question comes with the next hand.
    await page.keyboard.press("Escape");
    await page.waitForSelector('[data-sheet="asked"]', { state: "detached" });
    assert.equal((await state(page)).hand, hand, "the game waits");
    await page.keyboard.press("n");
    await page.waitForSelector('[data-sheet="asked"]');
    await page.waitForFunction(() => document.activeElement?.matches("[data-first]"));
    await page.keyboard.press("Tab");
    if (answer === "no") await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.answer), answer);
    await page.keyboard.press("Enter");
    await page.waitForFunction((hand) => Number(document.querySelector("[data-table]").dataset.hand) === hand + 1, hand);
    const posted = await page.$$eval("#app [data-log] li", (lines) => lines.some((line) => /straddle/i.test(line.textContent)));
    await waitForTurn(page);
    assert.equal(posted || (await page.locator("text=/straddle/i").count()) > 0, bet > 0);
  }
  clean(page);
});

test("where blinds are asked for, who refuses sits out", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait, lang: "en" });
  await open(page, "#/play?seed=c0ffee&seats=4&speed=instant&rules=blindPosting:prompt");
  await untilAsked(page);
  const { hand } = await state(page);
  await page.click('[data-answer="no"]');
  await page.waitForFunction((hand) => Number(document.querySelector("[data-table]").dataset.hand) === hand + 1, hand);
  await page.waitForSelector("[data-next-hand]");
  assert.deepEqual((await state(page)).hole, []);
  clean(page);
});

test("the helper says what may be done and what it costs, and afterwards which rules decided", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await openTable(page, { seed: "c0ffee" });
  await toDecision(page);
  assert.ok(!page.requested.some((url) => /helper|beside/.test(url)), "nothing of it is loaded without being asked");
  await openTable(page, { seed: "c0ffee", helper: "on" });
  const now = await toDecision(page);
  const says = page.locator('.helper [role="status"]');
  await says.locator("p").first().waitFor();
  const said = await says.innerText();
  const { amount } = now.actions.call ?? {};
  assert.match(said, now.actions.check?.enabled ? /Check for free/ : new RegExp(`call ${amount}\\.`));
  assert.match(said, /You hold: /);
  if (amount) assert.match(said, new RegExp(`${amount} can win [\\d\\s]+: [\\d.]+ to 1\\. It pays from \\d+% of wins\\.`));
  // It lies over nothing, but in a very small window, where who wants it opens it; folded away it gives its place back.
  for (const [name, size] of [...Object.entries(SIZES), ["tall", { width: 390, height: 844 }]]) {
    await page.setViewportSize(size);
    const boxes = (await collisions(page, [...BOXES, ...(name === "embed" ? [] : [".helper"])])).filter((line) => !TUCKED.test(line));
    assert.deepEqual(boxes, [], name);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight), false, name);
    await page.click(".helper summary");
    const folded = (await collisions(page, [...BOXES, ".helper", ".bar-title"])).filter((line) => !TUCKED.test(line));
    assert.deepEqual(folded, [], `${name}, folded`);
    assert.equal(await page.$eval("#app .tbl", ({ clientWidth, clientHeight }) => `${clientWidth} ${clientHeight}`), `${size.width} ${size.height}`, name);
    await page.click(".helper summary");
    await page.waitForSelector(".helper[open]");
  }
  assert.deepEqual(await axe(page), []);
  await page.setViewportSize(SIZES.portrait);
  await act(page, "fold").catch(() => {});
  if (await page.locator("[data-fold-anyway]").count()) await page.click("[data-fold-anyway]");
  await page.waitForSelector("[data-next-hand]");
  await says.locator("a").first().waitFor();
  assert.match(await says.innerText(), /These rules decided the hand:[\s\S]*[A-Z]+-\d+\s\S/);
  await says.locator("a").first().click();
  await page.waitForSelector('[data-screen="rules"]');
  // Where there is no room for both it waits to be opened.
  const little = await newPage(t, { size: SIZES.embed });
  await openTable(little, { seed: "c0ffee", helper: "on" });
  await little.waitForSelector(".helper:not([open])");
  clean(little);
  // Off again, the table has its place back.
  await page.evaluate(() => { location.hash = "#/play?helper=off&seed=c0ffee&seats=6&structure=nl&speed=instant"; });
  await page.waitForSelector("#app:not([hidden]) [data-table]");
  await page.waitForFunction(() => document.querySelector(".helper") === null);
  assert.equal(await page.$eval("#app .tbl", (table) => table.getBoundingClientRect().height), SIZES.portrait.height);
  clean(page);
});
