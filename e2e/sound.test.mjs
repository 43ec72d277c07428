// What is heard follows from what the table shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clean, newPage, openTable, SIZES, waitForTurn } from "./browser.mjs";

const load = (page) => page.evaluate(() => cardsSpeak.load(cardsSpeak.at("sound.js")));

test("each thing that happens at the table has its sound", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await openTable(page, { seed: "50d" });
  await load(page);
  const heard = await page.evaluate(() => {
    const seat = (seat, stack, bet, state = "active") => ({ seat, stack, bet, state });
    const view = (turn, seats, more) => ({ hand: "1", street: "flop", turn, cards: "AsKd", seats, ...more });
    const before = view("1", [seat("0", 100, 10), seat("1", 100, 0)]);
    const then = (turn, seats, more) => [...cardsSpeak.inlined.sound.heard(before, view(turn, seats, more))];
    const own = seat("0", 100, 10);
    return {
      call: then("2", [own, seat("1", 90, 10)]),
      raise: then("2", [own, seat("1", 70, 30)]),
      allIn: then("2", [own, seat("1", 0, 100, "all-in")]),
      fold: then("2", [own, seat("1", 100, 0, "folded")]),
      check: then("2", [own, seat("1", 100, 0)]),
      card: then("1", [own, seat("1", 100, 0)], { cards: "AsKd2c3c4c" }),
      paid: then("1", [own, seat("1", 140, 0)]),
      turn: then("0", [own, seat("1", 90, 10)]),
      deal: then("1", [seat("0", 110, 0), seat("1", 100, 0)], { hand: "2" }),
      nothing: then("1", [own, seat("1", 100, 0)]),
    };
  });
  assert.deepEqual(heard, {
    call: ["call"],
    raise: ["raise"],
    allIn: ["allIn"],
    fold: ["fold"],
    check: ["check"],
    card: ["card"],
    paid: ["paid"],
    turn: ["call", "turn"],
    deal: ["card"],
    nothing: [],
  });
  clean(page);
});

test("only what the settings want is heard", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await page.addInitScript(() => {
    globalThis.started = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      globalThis.started += 1;
      return start.apply(this, at);
    };
  });
  await openTable(page, { seed: "50d" });
  await load(page);
  const during = async (choice) => {
    await page.evaluate((name) => {
      localStorage.setItem("cards-speak/sound/1", `${name} 60`);
      globalThis.started = 0;
    }, choice);
    for (let hand = 0; hand < 3; hand += 1) {
      for (let now = await waitForTurn(page); !now.next; now = await waitForTurn(page)) {
        await page.click(`[data-action="${now.actions.check?.enabled ? "check" : "fold"}"]`);
      }
      await page.click("[data-next-hand]");
    }
    return page.evaluate(() => globalThis.started);
  };
  assert.equal(await during("off"), 0);
  const turns = await during("turn");
  assert.ok(turns > 0, `${turns}`);
  assert.ok((await during("all")) > turns);
  clean(page);
});
