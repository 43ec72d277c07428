// Without a network, with a new version, and as one file.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { act, clean, DIST, newPage, open, openTable, SIZES, started, state, waitForTurn, worker } from "./browser.mjs";
import { serve } from "./server.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const folder = (t) => {
  const made = mkdtempSync(join(tmpdir(), "cards-speak-"));
  t.after(() => rmSync(made, { recursive: true }));
  return made;
};
const kept = (page) => page.waitForSelector('html[data-offline="ready"]', { state: "attached", timeout: 60_000 });
const step = (now) => ["check", "call", "muck", "show", "fold"].find((name) => now.actions[name]?.enabled);

/** Plays so many hands to their end. */
async function plays(page, hands) {
  for (let hand = 1; hand <= hands; hand += 1) {
    let now = await waitForTurn(page);
    for (; !now.next; now = await waitForTurn(page)) await act(page, step(now));
    if (hand < hands) await page.click("[data-next-hand]");
  }
}

test("after the first load everything is there without a network, in any folder", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop, serviceWorkers: "allow" });
  await openTable(page, { seed: "5eed" }, { at: "/school/poker/" });
  await waitForTurn(page);
  await kept(page);
  clean(page);
  await page.context().setOffline(true);
  // Rooms that nobody has opened yet, in the page that has just been loaded …
  await page.click("[data-home]");
  await page.getByText("it works without a network").waitFor();
  // … and in new ones.
  await page.reload();
  await page.waitForSelector('[data-screen="home"]');
  for (const lang of ["cs", "sk", "pl", "en"]) {
    await page.click(`[data-lang] [lang="${lang}"]`);
    await page.waitForSelector(`html[lang="${lang}"]`);
    await page.click('a[href="#/rules"]');
    await page.waitForSelector('[data-screen="rules"]');
    await page.goBack();
    await page.waitForSelector('[data-screen="home"]');
  }
  await page.click('a[href="#/new"]');
  await page.click("[data-deal]");
  await page.click("#app [data-settings]");
  await page.click('[data-set="speed"] [data-value="instant"]');
  await page.click("[data-done]");
  assert.equal(await worker(page), "ready");
  await plays(page, 1);
  const failed = page.faults.filter((fault) => !/sw\.js|ERR_INTERNET_DISCONNECTED/.test(fault));
  assert.deepEqual(failed, []);
});

test("a new version waits for the end of the hand, and nothing is lost", async (t) => {
  const dist = folder(t);
  cpSync(DIST, dist, { recursive: true });
  const host = await serve(dist);
  t.after(() => host.close());
  const page = await newPage(t, { size: SIZES.desktop, serviceWorkers: "allow" });
  page.home = host.url;
  await page.goto(`${host.url}#/play?speed=instant`);
  await started(page);
  const before = await waitForTurn(page);
  await kept(page);
  const old = await page.evaluate(() => cardsSpeak.buildId);
  for (const name of ["index.html", "sw.js"]) {
    const path = join(dist, name);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(old, "fedcba987654"));
  }
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (worker.state !== "installed") await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
  });
  await page.waitForTimeout(1500);
  assert.equal(await page.locator('[data-bar="version"]').count(), 0, "not in the middle of a hand");
  assert.deepEqual((await state(page)).hole, before.hole);
  await plays(page, 1);
  const end = await state(page);
  await page.getByText("A new version of the game is there").waitFor();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Start it now" }).click()]);
  await started(page);
  assert.equal(await page.evaluate(() => cardsSpeak.buildId), "fedcba987654");
  const after = await state(page);
  assert.deepEqual([after.hand, after.seats, after.board], [end.hand, end.seats, end.board]);
  assert.equal((await page.evaluate(() => caches.keys())).length, 1, "the caches of older builds are gone");
  clean(page);
});

test("one file plays from a disk", async (t) => {
  const file = join(folder(t), "cards-speak.html");
  execFileSync("node", ["tools/single_file.mjs", DIST, file], { cwd: ROOT });
  const page = await newPage(t, { size: SIZES.portrait });
  page.home = pathToFileURL(file).href;
  await page.goto(`${page.home}#/play?seed=f11e&seats=3&speed=instant`);
  await started(page);
  assert.equal(await worker(page), "ready");
  await plays(page, 20);
  await page.click("[data-home]");
  await page.waitForSelector('[data-screen="home"]');
  await page.goto(`${page.home}#/rules/SHOW-10`);
  await page.waitForSelector('article[data-rule="SHOW-10"]');
  clean(page);
});

test("the settings lead back to where the reader comes from", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/play?seed=5eed&speed=instant");
  await waitForTurn(page);
  for (const leave of [() => page.keyboard.press("Escape"), () => page.click("[data-done]")]) {
    await page.evaluate(() => { location.hash = "#/settings"; });
    await page.waitForSelector('#rooms:not([hidden]) [data-screen="settings"]');
    await leave();
    await page.waitForFunction(() => location.hash === "#/play?seed=5eed&speed=instant");
    await page.waitForSelector("#app:not([hidden]) [data-table]");
  }
  clean(page);
});
