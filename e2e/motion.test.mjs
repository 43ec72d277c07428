// The motion of the table: cards dealt, bets to the pots, pots to the winners. It may be cut short by
// anything the player does, rests where less motion is wanted and at full speed, and leaves nothing behind.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, clean, newPage, openTable, SIZES, state, waitForTurn } from "./browser.mjs";

/** The table with the script that lets pots fly, and a record of what moves. */
async function moving(t, { speed = "fast", ...options } = {}) {
  const page = await newPage(t, { size: SIZES.portrait, motion: true, ...options });
  await page.addInitScript(() => {
    globalThis.moved = { names: {}, flights: 0 };
    addEventListener("animationstart", ({ animationName }) => {
      moved.names[animationName] = (moved.names[animationName] ?? 0) + 1;
    }, true);
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node.classList?.contains("flying")) moved.flights += 1;
      }
    });
    document.addEventListener("DOMContentLoaded", () => watch.observe(document.body, { childList: true }));
  });
  await openTable(page, { seed: "c0ffee", speed });
  await page.evaluate(() => cardsSpeak.load(cardsSpeak.at("motion.js")));
  return page;
}

/** Plays on to the end of the hand: checks or calls, and folds what costs too much. */
async function toEnd(page, steps = 40) {
  for (let step = 0; step < steps; step += 1) {
    const now = await waitForTurn(page);
    if (now.next) return now;
    const can = (name) => now.actions[name]?.enabled;
    await act(page, ["show", "check", "call", "fold"].find(can));
  }
  throw new Error("no end of the hand");
}

const moved = (page) => page.evaluate(() => globalThis.moved);
/** What is in the page that belongs to no program. */
const loose = (page) => page.evaluate(() => [...document.body.children].map(({ id, className, tagName }) => id || className || tagName));

test("cards are dealt, bets come in and pots go to the winners; after every hand nothing is left", async (t) => {
  const page = await moving(t);
  const before = await loose(page);
  let last = 0;
  for (let hand = 0; hand < 4; hand += 1) {
    await toEnd(page);
    // The flight has begun with the award, and takes less than half a second.
    await page.waitForFunction((last) => globalThis.moved.flights > last, last);
    await page.waitForFunction(() => document.querySelector(".flying") === null);
    last = (await moved(page)).flights;
    assert.deepEqual(await loose(page), before);
    const running = await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running" && one.effect.getTiming().iterations === Infinity).length);
    assert.equal(running, 0, "nothing moves for ever");
    await page.click("[data-next-hand]");
  }
  const { names } = await moved(page);
  for (const name of ["card-in", "bet-in"]) assert.ok(names[name] > 0, `${name}: ${JSON.stringify(names)}`);
  clean(page);
});

test("whoever acts in the middle of a motion is not kept waiting", async (t) => {
  const page = await moving(t);
  await toEnd(page);
  await page.waitForSelector(".flying", { state: "attached" });
  const { hand } = await state(page);
  // A key lands what flies and does what it does.
  await page.keyboard.press("n");
  assert.equal(await page.locator(".flying").count(), 0);
  await page.waitForFunction((hand) => Number(document.querySelector("[data-table]").dataset.hand) === hand + 1, hand);
  // A decision while the cards are still on their way counts at once.
  await waitForTurn(page);
  const now = await state(page);
  const action = now.actions.check?.enabled ? "check" : "call";
  await page.evaluate((action) => {
    const deal = [...document.querySelectorAll("#app .hero .card")];
    for (const card of deal) card.animate([{ opacity: 0 }, { opacity: 1 }], 5000);
    document.querySelector(`[data-action="${action}"]`).click();
  }, action);
  await page.waitForFunction(() => document.querySelector("[data-table]").dataset.turn !== "0");
  clean(page);
});

for (const [what, options] of [["less motion is wanted", { motion: false }], ["the pace is instant", { speed: "instant" }]]) {
  test(`nothing flies where ${what}`, async (t) => {
    const page = await moving(t, options);
    for (let hand = 0; hand < 2; hand += 1) {
      await toEnd(page);
      await page.waitForTimeout(100);
      await page.click("[data-next-hand]");
    }
    const { flights } = await moved(page);
    assert.equal(flights, 0);
    clean(page);
  });
}
