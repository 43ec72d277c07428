// The table: hands played through the contract, by mouse and by keyboard alone, reloads, sheets,
// frames of all sizes. Languages have tests of their own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, axe, BOXES, chips, clean, collisions, decide, dice, newPage, open, openTable, scrolls, SIZES, state, toDecision, TUCKED, waitForTurn, worker } from "./browser.mjs";

const HANDS = Number(process.env.HANDS ?? 100);

test(`${HANDS} hands through the contract; no chip appears or is lost`, async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await openTable(page, { seed: "c0ffee" });
  const roll = dice(7);
  let total = null;
  for (let hand = 1; hand <= HANDS;) {
    const now = await waitForTurn(page);
    assert.equal(now.hand, hand);
    total ??= chips(now);
    assert.equal(chips(now), total, `hand ${hand}`);
    if (!now.next) {
      await decide(page, now, roll);
      continue;
    }
    // Whoever has lost everything buys in again before the next hand: that adds to the table.
    const before = now.seats.map(({ stack }) => stack);
    await page.click("[data-next-hand]");
    hand += 1;
    const next = await waitForTurn(page);
    const bought = chips(next) - total;
    if (bought > 0) assert.ok(before.some((stack) => stack * 3 < 1000), "somebody was short");
    total = chips(next);
  }
  clean(page);
});

test("the same address deals the same cards", async (t) => {
  const holes = [];
  for (let round = 0; round < 2; round += 1) {
    const page = await newPage(t);
    await openTable(page, { seed: "abc123" });
    holes.push((await waitForTurn(page)).hole.join(""));
  }
  assert.equal(holes[0].length, 4);
  assert.equal(holes[0], holes[1]);
});

test("five hands by keyboard alone", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await openTable(page, { seed: "5ea1" });
  for (let hand = 1; hand <= 5;) {
    const now = await waitForTurn(page);
    if (now.next) {
      assert.ok(await page.evaluate(() => document.activeElement.matches("[data-next-hand]") || document.activeElement === document.body));
      await page.keyboard.press("n");
      hand += 1;
      await page.waitForFunction((hand) => Number(document.querySelector("[data-table]").dataset.hand) === hand, hand);
      continue;
    }
    if (now.actions.bet?.enabled) {
      await page.keyboard.press("r");
      assert.ok(await page.evaluate(() => document.activeElement.matches("[data-amount-input]")));
      await page.keyboard.press("ArrowUp");
      const typed = await page.inputValue("[data-amount-input]");
      assert.equal(Number(typed.replace(/\s/g, "")), now.actions.bet.min + 10);
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press("c");
    }
    await page.waitForFunction(({ hand, street }) => {
      const { dataset } = document.querySelector("[data-table]");
      return dataset.street !== street || Number(dataset.hand) !== hand || document.querySelector("[data-next-hand]") || dataset.turn === "0";
    }, now);
  }
  clean(page);
});

test("keys read aloud and set amounts", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await openTable(page, { seed: "5ea1" });
  await toDecision(page);
  const heard = async (key, expected) => {
    await page.keyboard.press(key);
    await page.waitForFunction((expected) => new RegExp(expected).test(document.querySelector("[data-announce]").textContent), expected);
  };
  await heard("b", "no cards on the board");
  await heard("h", " of (clubs|diamonds|hearts|spades), ");
  await heard("p", "^Pot \\d+");
  await heard("s", "Tomáš");
  await heard("t", "^Your turn");
  await heard("l", "\\.$");
  await page.keyboard.press("5");
  const { raise, bet } = (await state(page)).actions;
  const { max } = raise ?? bet;
  assert.equal(Number((await page.inputValue("[data-amount-input]")).replace(/\s/g, "")), max);
  await page.keyboard.press("PageDown");
  assert.equal(Number((await page.inputValue("[data-amount-input]")).replace(/\s/g, "")), max - 100);
  clean(page);
});

test("ten reloads in mid-hand come back to the same decision", async (t) => {
  const page = await newPage(t);
  await openTable(page, { seed: "2e10ad" });
  const roll = dice(11);
  for (let reloads = 0; reloads < 10;) {
    const before = await waitForTurn(page);
    if (before.next) {
      await page.click("[data-next-hand]");
      continue;
    }
    await worker(page);
    await page.reload();
    await page.waitForSelector("[data-table]");
    const after = await waitForTurn(page);
    const { announced: _, ...same } = before;
    const { announced: __, ...again } = after;
    assert.deepEqual(again, same);
    reloads += 1;
    await decide(page, after, roll);
  }
  clean(page);
});

const RELOADS = Number(process.env.RELOADS ?? 50);

test(`${RELOADS} reloads at any moment, an all-in among them: the same cards and the same end`, async (t) => {
  // Every third hand the player goes all-in where he may; else he stays as long as he can.
  const play = async (page, now) => {
    const can = (name) => now.actions[name]?.enabled;
    const push = ["bet", "raise"].find(can);
    if (now.hand % 3 === 0 && push) return act(page, push, now.actions[push].max);
    await act(page, ["show", "check", "call", "fold"].find(can));
  };
  const ends = async (page, speed, hands, moment) => {
    await openTable(page, { seed: "2e10ad", seats: 3, speed });
    const found = [];
    while (found.length < hands) {
      const now = await waitForTurn(page);
      if (!now.next) {
        await play(page, now);
        await moment?.();
        continue;
      }
      assert.equal(now.hand, found.length + 1);
      found.push({ board: now.board, hole: now.hole, stacks: now.seats.map(({ stack }) => stack) });
      await page.click("[data-next-hand]");
      await moment?.();
    }
    return found;
  };
  const HANDS_OF = 12;
  const still = await newPage(t);
  const expected = await ends(still, "instant", HANDS_OF);
  const page = await newPage(t, { motion: true });
  const roll = dice(5);
  let reloads = 0;
  let inRunOut = 0;
  const found = await ends(page, "fast", HANDS_OF, async () => {
    for (let more = 0; more < 3 && reloads < RELOADS; more += 1) {
      await page.waitForTimeout(roll() * 700);
      const seats = await page.$$eval("#app [data-seat]", (all) => all.map(({ dataset }) => dataset.state));
      const over = await page.$("[data-next-hand]");
      if (!over && seats.filter((state) => state === "active").length < 2 && seats.includes("all-in")) inRunOut += 1;
      await page.reload();
      await page.waitForSelector("[data-table]");
      reloads += 1;
    }
  });
  assert.deepEqual(found, expected);
  assert.equal(reloads, RELOADS);
  assert.ok(inRunOut > 0, "no reload fell into the run-out of an all-in");
});

test("each link keeps a game of its own, and home leads to the last", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  const links = ["/play?seed=aa&seats=3&speed=instant", "/play?seed=bb&seats=4&speed=instant"];
  const second = [];
  for (const link of links) {
    await open(page, `#${link}`);
    let now = await waitForTurn(page);
    while (now.hand < 2) {
      if (now.next) await page.click("[data-next-hand]");
      else await act(page, now.actions.fold?.enabled ? "fold" : "check");
      now = await waitForTurn(page);
      if (await page.$("[data-sheet] [data-fold-anyway]")) await page.keyboard.press("Escape");
    }
    second.push(now.hole);
  }
  for (const [place, link] of links.entries()) {
    await page.goto("about:blank");
    await open(page, `#${link}`);
    const now = await waitForTurn(page);
    assert.equal(now.hand, 2);
    assert.deepEqual(now.hole, second[place]);
    await open(page, "#/home");
    await page.waitForSelector("#home:not([hidden]) [data-play]");
    assert.equal(await page.getAttribute("#home [data-play]", "href"), `#${link}`);
  }
  await open(page, "#/tournament?players=2&seats=2&speed=instant&seed=9");
  await waitForTurn(page);
  await page.waitForSelector("#tournament [data-table]");
  await open(page, "#/home");
  await page.waitForSelector("#home:not([hidden]) [data-play]");
  assert.match(await page.getAttribute("#home [data-play]", "href"), /^#\/tournament\?/);
  clean(page);
});

test("stacks in big blinds, the price of a call, and the way from the finished hand to its other lines", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await openTable(page, { seed: "5ea1" });
  let now = await waitForTurn(page);
  while (now.next || !now.actions.call?.enabled) {
    if (now.next) await page.click("[data-next-hand]");
    else await act(page, "check");
    now = await waitForTurn(page);
  }
  const { amount } = now.actions.call;
  const pot = now.pots.reduce((sum, each) => sum + each, 0) + now.seats.reduce((sum, { bet }) => sum + bet, 0);
  await page.keyboard.press("o");
  const line = await page.textContent("[data-referee]");
  const percent = Math.ceil((100 * amount) / (pot + amount));
  assert.match(line, new RegExp(`^${amount} for ${pot}: .* to 1\\. It pays from ${percent}% of wins\\.$`));
  await page.waitForFunction((percent) => [...document.querySelectorAll("[data-announce]")].some((said) => said.textContent.includes(`${percent} percent`)), percent);
  // In the settings, and back.
  await page.click("#app [data-settings]");
  await page.click('[data-set="unit"] [data-value="blinds"]');
  await page.click("[data-done]");
  await page.waitForSelector("#app:not([hidden])");
  await page.waitForFunction(() => / BB$/.test(document.querySelector("#app .hero .st-k").textContent));
  const stack = now.seats.find(({ seat }) => seat === 0).stack;
  assert.equal(await page.textContent("#app .hero .st-k"), `${String(Math.floor(stack) / 10)} BB`);
  await act(page, "fold");
  await page.waitForSelector("[data-next-hand]");
  await page.click("[data-look-back]");
  await page.waitForSelector("#rooms:not([hidden]) [data-lines] [data-decision]");
  clean(page);
});

test("at the seat: more chips between two hands, sitting out and coming back", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/play");
  await page.evaluate(() => localStorage.setItem("cards-speak/settings/1", JSON.stringify({ speed: "instant" })));
  await page.reload();
  let now = await waitForTurn(page);
  await open(page, "#/seat");
  await page.waitForSelector("#rooms [data-in-hand]");
  await open(page, "#/play");
  now = await waitForTurn(page);
  while (!now.next || now.seats.find(({ seat }) => seat === 0).stack >= 1000) {
    if (now.next) await page.click("[data-next-hand]");
    else await act(page, ["fold", "check"].find((name) => now.actions[name]?.enabled && (name === "fold" ? !now.actions.check?.enabled : true)));
    now = await waitForTurn(page);
  }
  const before = now.seats.find(({ seat }) => seat === 0).stack;
  await open(page, "#/seat");
  await page.fill('[data-top-up] [data-field="amount"]', "1");
  await page.click("[data-add]");
  await page.fill('[data-top-up] [data-field="amount"]', String(1000 - before - 1));
  await page.click("[data-add]");
  await page.click('[data-sit="out"]');
  await page.waitForSelector('[data-sit="in"]');
  await open(page, "#/play");
  now = await waitForTurn(page);
  assert.equal(now.next, true);
  await page.click("[data-next-hand]");
  await page.waitForFunction((hand) => document.querySelector("#app [data-table]").dataset.hand === String(hand), now.hand + 1);
  now = await waitForTurn(page);
  // The others have played without him.
  assert.equal(now.next, true);
  assert.deepEqual(now.hole, []);
  await open(page, "#/seat");
  assert.match(await page.textContent("#rooms [data-stack]"), /1.?000/);
  await page.click('[data-sit="in"]');
  await page.waitForSelector('[data-sit="out"]');
  await open(page, "#/play");
  // His chair may have to wait for the button to pass.
  now = await waitForTurn(page);
  for (let hands = 0; hands < 6 && now.hole.length === 0; hands += 1) {
    const { hand } = now;
    await page.click("[data-next-hand]");
    await page.waitForFunction((hand) => document.querySelector("#app [data-table]").dataset.hand === String(hand), hand + 1);
    now = await waitForTurn(page);
  }
  assert.equal(now.hole.length, 2);
  clean(page);
});

test("a damaged save is set aside and told, and a game is dealt", async (t) => {
  const page = await newPage(t);
  await open(page);
  await page.waitForSelector("[data-table]");
  await worker(page);
  // At the last moment: a bot that acts before the reload would save over it.
  await page.evaluate(() => addEventListener("pagehide", () => {
    localStorage.setItem("cards-speak/game/1", "\n{\"version\":1,\"game\":{}}");
  }));
  await page.reload();
  await page.waitForSelector("[data-table]");
  await page.getByText("The saved game could not be read.").waitFor();
  assert.match(await page.evaluate(() => localStorage.getItem("cards-speak/game/1/damaged")), /version/);
  clean(page);
});

test("a wrong address is explained in the reader's language, and the game opens", async (t) => {
  const page = await newPage(t, { locale: "cs-CZ" });
  await open(page, "#/play?seats=40&speed=instant&colour=red");
  await waitForTurn(page);
  await page.getByText("V odkazu je něco špatně.").waitFor();
  await page.keyboard.press("w");
  // The texts of this sheet come when it is opened.
  await page.getByText("2 až 10 míst").waitFor();
  const text = await page.locator("[data-sheet]").innerText();
  assert.match(text, /colour=red/);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[data-sheet]").count(), 0);
  clean(page);
});

test("what is refused says why and changes nothing", async (t) => {
  const page = await newPage(t);
  await openTable(page, { seed: "5ea1" });
  const before = await toDecision(page);
  await page.fill("[data-amount-input]", "1");
  await page.click(before.actions.raise ? '[data-action="raise"]' : '[data-action="bet"]');
  const line = await page.locator("[data-referee]").innerText();
  assert.match(line, /Not possible/);
  await page.click("[data-referee] ~ [data-why]");
  assert.match(await page.locator("[data-sheet]").innerText(), /too little/);
  await page.keyboard.press("Escape");
  const after = await state(page);
  assert.deepEqual(after.seats, before.seats);
  clean(page);
});

test("a sheet takes the focus, keeps it and gives it back", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await openTable(page, { seed: "5ea1" });
  await toDecision(page);
  await page.focus(".b-log");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches("[data-sheet] [data-close]"));
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement.closest("[data-sheet]") !== null));
  }
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement.matches(".b-log"));
  clean(page);
});

test("every line of the log can be asked", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await openTable(page, { seed: "5ea1" });
  await toDecision(page);
  await page.keyboard.press("j");
  const lines = await page.locator("[data-sheet] [data-why]").count();
  assert.ok(lines >= 4);
  for (let line = 0; line < lines; line += 1) {
    await page.locator("[data-sheet] [data-why]").nth(line).click();
    await page.waitForSelector('[data-sheet="why"] [data-rule]');
    assert.ok((await page.locator('[data-sheet="why"] .says').innerText()).length > 20);
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
  }
  clean(page);
});

for (const [name, size] of Object.entries(SIZES)) {
  for (const seats of [2, 6, 10]) {
    test(`${name}, ${seats} seats: nothing overlaps, nothing scrolls, axe finds nothing`, async (t) => {
      const page = await newPage(t, { size });
      await openTable(page, { seed: "b0c5", seats });
      const roll = dice(3);
      const seen = new Set();
      for (let step = 0; step < 60 && seen.size < 4; step += 1) {
        const now = await waitForTurn(page);
        const kind = now.next ? "over" : now.street;
        if (!seen.has(kind)) {
          seen.add(kind);
          const boxes = await collisions(page, BOXES);
          assert.deepEqual(boxes.filter((line) => !TUCKED.test(line)), [], kind);
          assert.equal(await scrolls(page), false, kind);
          assert.deepEqual(await axe(page), [], kind);
        }
        if (now.next) await page.click("[data-next-hand]");
        else await decide(page, now, () => 0.3 + roll() * 0.4);
      }
      clean(page);
    });
  }
}

test("axe finds nothing on any sheet, by day and by night", async (t) => {
  for (const dark of [false, true]) {
    const page = await newPage(t, { size: SIZES.portrait, dark });
    await openTable(page, { seed: "5ea1" });
    await toDecision(page);
    for (const key of ["w", "j", "?"]) {
      await page.keyboard.press(key);
      await page.waitForSelector("[data-sheet]");
      assert.deepEqual(await axe(page), [], key);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press(" ");
    await page.waitForSelector("[data-go-on]");
    assert.deepEqual(await axe(page), [], "paused");
    clean(page);
  }
});

test("a session by touch alone on a phone: presets, steps, the log, Why?, the next hand", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait, hasTouch: true, isMobile: true });
  await openTable(page, { seed: "70c4" });
  const roll = dice(11);
  const used = new Set();
  for (let step = 0; step < 120 && (await state(page)).hand < 8; step += 1) {
    const now = await waitForTurn(page);
    if (now.next) {
      await page.tap("[data-next-hand]");
      continue;
    }
    const can = (name) => now.actions[name]?.enabled;
    const push = ["bet", "raise"].find(can);
    if (push && !used.has("push")) {
      await page.tap(".presets .preset:nth-child(2)");
      const half = Number((await page.inputValue("[data-amount-input]")).replace(/\D/g, ""));
      await page.tap(".sizer .step:last-of-type");
      const more = Number((await page.inputValue("[data-amount-input]")).replace(/\D/g, ""));
      assert.equal(more, Math.min(half + 10, now.actions[push].max));
      await page.tap(`[data-action="${push}"]`);
      used.add("push");
    } else if (!used.has("sheets")) {
      for (const opener of [".b-log", ".voiceline [data-why]"]) {
        await page.tap(opener);
        await page.waitForSelector("[data-sheet]");
        await page.tap("[data-close]");
        await page.waitForSelector("[data-sheet]", { state: "detached" });
      }
      used.add("sheets");
    } else {
      const name = ["show", "check", roll() < 0.6 ? "call" : "fold", "call", "fold"].find(can);
      await page.tap(`[data-action="${name}"]`);
    }
  }
  assert.equal((await state(page)).hand, 8);
  assert.deepEqual([...used].sort(), ["push", "sheets"]);
  clean(page);
});
