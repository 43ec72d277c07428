// A whole hand is played wherever the bundle may stand, the bots in their worker.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, chips, clean, newPage, open, openFile, openFrame, scrolls, SIZES, waitForTurn, worker } from "./browser.mjs";

const GAME = "#/play?seed=f1a5c0&seats=6&structure=nl&speed=instant";
const BIG_BLIND = 10;

/** Plays on without a raise until the first hand is over and the second is dealt. */
async function playsAHand(where) {
  assert.equal(await worker(where), "ready", "the bots' worker");
  let now = await waitForTurn(where);
  const total = chips(now);
  for (; !now.next; now = await waitForTurn(where)) {
    assert.equal(now.hand, 1);
    const can = (name) => now.actions[name]?.enabled;
    await act(where, ["check", "call", "muck", "show", "fold"].find(can));
  }
  assert.equal(chips(now), total);
  await where.click("[data-next-hand]");
  await where.waitForSelector('[data-table][data-hand="2"]');
}

test("a hand in a sandboxed frame on a bare page of another origin", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  const frame = await openFrame(page, GAME);
  assert.equal(await frame.evaluate(() => self.origin), "null");
  await playsAHand(frame);
  clean(page);
});

test("a hand from a file", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await openFile(page, GAME);
  await playsAHand(page);
  assert.equal(await scrolls(page), false);
  clean(page);
});

test("a hand in a sub-folder of any static host", async (t) => {
  const page = await newPage(t, { size: SIZES.landscape });
  await open(page, GAME, { at: "/school/poker/", brotli: true });
  await playsAHand(page);
  clean(page);
});

test("denied storage: the game goes on, and says once that nothing is kept", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
  });
  await open(page, GAME);
  await page.getByText("This browser keeps no saved games here.").waitFor();
  await playsAHand(page);
  clean(page);
});

const refuseWorkers = () => {
  window.Worker = class { constructor() { throw new DOMException("refused", "SecurityError"); } };
};

/** Plays a hand with the bots in the page; some of them do more than check and fold. */
async function playsWithoutAWorker(where) {
  assert.equal(await worker(where), "fallback", "the bots in the page");
  let now = await waitForTurn(where);
  const total = chips(now);
  let bets = 0;
  for (let step = 0; step < 40 && !now.next; step += 1) {
    bets += now.seats.filter(({ seat, bet }) => seat !== 0 && bet > BIG_BLIND).length;
    const can = (name) => now.actions[name]?.enabled;
    await act(where, ["check", "call", "muck", "show", "fold"].find(can));
    now = await waitForTurn(where);
  }
  assert.ok(now.next);
  assert.equal(chips(now), total);
  assert.ok(bets > 0, "nobody has raised");
}

test("a refused worker: the bots play in the page", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await page.addInitScript(refuseWorkers);
  await open(page, GAME, { at: "/school/poker/" });
  await playsWithoutAWorker(page);
  clean(page);
});

test("a refused worker in a sandboxed frame", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await page.addInitScript(refuseWorkers);
  await playsWithoutAWorker(await openFrame(page, GAME));
  clean(page);
});

test("a refused worker from a file", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await page.addInitScript(refuseWorkers);
  await openFile(page, GAME);
  await playsWithoutAWorker(page);
  clean(page);
});

test("without the bots' program the hand goes on, and the page says how", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await page.route(/bot_worker/, (route) => route.abort());
  await open(page, GAME);
  await page.getByText("The opponents only check and fold.").waitFor();
  assert.equal(await worker(page), "failed");
  assert.ok((await waitForTurn(page)).seats);
});
