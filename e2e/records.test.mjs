// What can be done with hands that were played, and with hands from elsewhere.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { act, axe, clean, newPage, open, openFrame, openTable, SIZES, state, waitForTurn } from "./browser.mjs";

const shown = (where, screen) => where.waitForSelector(`[data-screen="${screen}"]`);

/** Plays hands to their ends, checking and calling. */
async function play(page, hands, seed = "b00c") {
  await openTable(page, { seed, speed: "instant" });
  for (let hand = 1; hand <= hands; hand += 1) {
    let now = await waitForTurn(page);
    for (; !now.next; now = await waitForTurn(page)) {
      await act(page, ["check", "call", "muck", "show", "fold"].find((name) => now.actions[name]?.enabled));
    }
    if (hand < hands) await page.click("[data-next-hand]");
  }
}

/** Older hands like the newest one, `change`d. */
const copies = (page, count, change = "") => page.evaluate(async ([count, change]) => {
  const [[id, at, text]] = await cardsSpeak.hands("newest", 1);
  const changed = change ? JSON.stringify({ ...JSON.parse(text), ...JSON.parse(change) }) : text;
  const rows = Array.from({ length: count }, (_, place) => [`${id}${change ? "s" : ""}${place}`, at - 1000 - place, changed]);
  await cardsSpeak.hands("put", rows, false);
}, [count, change]);

const count = (page) => page.locator("[data-hand-id]").count();
const done = (page) => page.waitForSelector('[data-done="true"]');
const download = async (page, press) => {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
};

test("statistics: of few hands nothing but that they are few, of many each share with its interval", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/statistics");
  await page.getByText("No hands yet.").waitFor();
  await play(page, 2);
  await open(page, "#/statistics");
  await page.waitForSelector('[data-hands="2"]');
  assert.match(await page.locator(".figures").textContent(), /Too few cases to say: 2/);
  await copies(page, 600);
  await page.reload();
  await page.waitForSelector('[data-hands="602"]');
  assert.match(await page.locator("[data-cases]").first().textContent(), /% of 60\d cases · likely \d+–\d+%/);
  await page.locator("[data-curve] summary").click();
  assert.ok((await page.locator("[data-curve] tbody tr").count()) >= 10);
  assert.match(await page.locator("[data-curve] p").first().textContent(), /After 602 hands/);
  assert.deepEqual(await axe(page), []);
  for (const lang of ["cs", "sk", "pl"]) {
    await page.evaluate((lang) => localStorage.setItem("cards-speak/settings/1", JSON.stringify({ lang })), lang);
    await page.reload();
    await page.waitForSelector('[data-hands="602"]');
    assert.doesNotMatch(await page.locator(".stats").textContent(), /[{}]/);
  }
  clean(page);
});

test("history: hundreds of hands, by position and by cards, and an old one with a star", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await play(page, 2);
  const { hole } = await state(page);
  await open(page, "#/history");
  await page.locator("[data-hand-id] a").first().click();
  await page.click("[data-star]");
  await page.goBack();
  await page.getByText("★").waitFor();
  await copies(page, 700, JSON.stringify({ starred: false }));
  await page.evaluate(async () => {
    const [[id, , text]] = await cardsSpeak.hands("newest", 1);
    await cardsSpeak.hands("put", [[`${id}old`, 1000, text]], false);
  });
  await page.reload();
  await done(page);
  await page.getByText("703 hands").waitFor();
  assert.equal(await count(page), 100);
  await page.click("[data-more]");
  assert.equal(await count(page), 200);
  await page.locator('[data-pick="filter"] label', { hasText: "Starred" }).click();
  assert.equal(await count(page), 2);
  await page.fill("[data-range]", hole.join(""));
  assert.equal(await count(page), 2);
  await page.fill("[data-range]", "A1");
  await page.getByText("Character 2 cannot be read.").waitFor();
  await page.fill("[data-range]", "");
  await page.locator('[data-pick="filter"] label', { hasText: "All" }).click();
  const places = [];
  for (let place = 0; place < 7; place += 1) {
    await page.selectOption("[data-position]", String(place));
    places.push(await count(page));
  }
  assert.equal(places.filter((found) => found > 0).length, 2, `two hands at two places: ${places}`);
  assert.deepEqual(await axe(page), []);
  clean(page);
});

test("what if: another line, its decisions, other cards, many deals; the hand stays as it was", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await play(page, 1);
  const game = await page.evaluate(() => localStorage.getItem("cards-speak/game/1/linked"));
  await open(page, "#/history");
  const net = await page.locator("[data-hand-id] .net").textContent();
  await page.locator("[data-hand-id] a").first().click();
  await page.waitForSelector("[data-lines]");
  // The arrows move the film wherever the focus is.
  const step = async () => Number(await page.locator(".replay").getAttribute("data-step"));
  const end = await step();
  await page.locator("[data-star]").focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await step(), end - 1);
  await page.locator("[data-decision]").first().click();
  await page.click("[data-fork]");
  await page.waitForSelector("[data-acts] [data-act]");
  const tree = page.locator("[data-line]");
  assert.equal(await tree.count(), 2);
  // The referee refuses what is against the rules, in words.
  const sum = page.locator("[data-sum]");
  if (await sum.count()) {
    await sum.fill("1");
    await page.locator('[data-act="raise"], [data-act="bet"]').click();
    await page.waitForFunction(() => document.querySelector("[data-acts] .wrong")?.textContent.length > 20);
  }
  await page.click('[data-act="fold"]');
  const result = (line) => page.locator(`[data-line="${line}"] > button .net`);
  await page.waitForFunction(() => /\d/.test(document.querySelector('[data-line="1"] > button .net')?.textContent ?? ""));
  assert.equal(await result(0).textContent(), net);
  // A line that leaves a line.
  await page.locator("[data-decision]").first().click();
  await page.click("[data-other-cards]");
  await page.waitForSelector("[data-acts] [data-act]");
  await page.locator('[data-act="check"], [data-act="call"]').click();
  await page.locator('[data-line="0"] > button').first().click();
  await page.locator("[data-decision]").first().click();
  await page.click("[data-again]");
  await page.waitForFunction(() => /1.?000/.test(document.querySelector("[data-outcome]")?.textContent ?? ""), null, { timeout: 30_000 });
  assert.deepEqual(await axe(page), []);
  await page.reload();
  await page.waitForSelector("[data-lines]");
  assert.equal(await page.locator("[data-line]").count(), 3);
  assert.equal(await page.evaluate(() => localStorage.getItem("cards-speak/game/1/linked")), game);
  clean(page);
});

test("the deal is checked, and the program in Python agrees", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await play(page, 1);
  await open(page, "#/history");
  await page.locator("[data-hand-id] a").first().click();
  await page.locator('a[href^="#/verify/"]').click();
  await shown(page, "verify");
  assert.equal(await page.locator('[data-holds="true"]').count(), 2);
  const seed = await page.inputValue('[data-verify="seed"]');
  const script = fileURLToPath(new URL("../tools/verify-deal/verify_deal.py", import.meta.url));
  const told = execFileSync("python3", [script, seed], { encoding: "utf8" });
  assert.ok(told.includes(await page.locator("[data-dealt]").getAttribute("data-dealt")));
  assert.ok(told.includes(await page.inputValue('[data-verify="commitment"]')));
  await page.fill('[data-verify="seed"]', "1");
  await page.waitForSelector('[data-holds="false"]');
  await page.fill('[data-verify="seed"]', "xyz");
  await page.getByText("This is no seed").waitFor();
  clean(page);
});

test("all data: taken along, deleted, brought back; nothing is written over without a question", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop, acceptDownloads: true });
  await play(page, 2);
  await open(page, "#/history");
  await page.locator("[data-hand-id] a").first().click();
  await page.fill("[data-note]", "Too loose");
  await page.evaluate(() => localStorage.setItem("cards-speak/settings/1", JSON.stringify({ deck: 4 })));
  await page.evaluate(() => localStorage.setItem("others", "stay"));
  await open(page, "#/data");
  await shown(page, "data");
  const { name, text } = await download(page, () => page.click("[data-export]"));
  assert.equal(name, "cards-speak.json");
  assert.equal(JSON.parse(text)["cards-speak"], 1);
  assert.equal(JSON.parse(text).data.hands.length, 2);
  const give = (text) => page.setInputFiles("[data-files]", { name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await give(text.slice(0, -10));
  await page.getByText("This file is damaged").waitFor();
  await give("{}");
  await page.getByText("This file is not from this game").waitFor();
  await give(text);
  await page.getByText("2 of them are here already.").waitFor();
  assert.equal(await page.locator("[data-replace]").count(), 0);
  await page.click("[data-delete]");
  await page.click("[data-keep-all]");
  await page.click("[data-delete]");
  await page.click("[data-delete-all]");
  await shown(page, "home");
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), ["others"]);
  await open(page, "#/history");
  await page.getByText("No hands yet.").waitFor();
  await page.evaluate(() => localStorage.setItem("cards-speak/settings/1", JSON.stringify({ deck: 2 })));
  await open(page, "#/data");
  await give(text);
  await page.getByText("2 of them are new here.").waitFor();
  await page.waitForSelector("[data-replace]");
  await page.click("[data-add]");
  await page.getByText("Done.").waitFor();
  assert.match(await page.evaluate(() => localStorage.getItem("cards-speak/settings/1")), /2/);
  await give(text);
  await page.click("[data-replace]");
  await page.waitForSelector('html[data-deck="4"]');
  await open(page, "#/history");
  await page.getByText("Too loose").waitFor();
  assert.equal(await count(page), 2);
  // The page was loaded anew while its icon came.
  page.faults = page.faults.filter((fault) => !/icon-.*ERR_ABORTED/.test(fault));
  clean(page);
});

test("hands go out in three formats and come in again; a broken one is told by line and column", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop, acceptDownloads: true });
  await play(page, 3);
  await open(page, "#/history");
  await shown(page, "history");
  await done(page);
  await page.locator("[data-export-hands] summary").click();
  const files = [];
  for (const format of ["phh", "ohh", "stars"]) {
    files.push(await download(page, () => page.click(`[data-format="${format}"]`)));
  }
  assert.deepEqual(files.map(({ name }) => name), ["cards-speak.phhs", "cards-speak.ohh", "cards-speak.txt"]);
  await open(page, "#/import");
  await shown(page, "import");
  await page.setInputFiles("[data-files]", files.map(({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })));
  await page.waitForFunction(() => document.querySelectorAll('[data-hands="3"][data-wrong="0"]').length === 3);
  assert.equal(await count(page), 9);
  await page.fill("[data-paste]", files[0].text.replace("starting_stacks", "starting_snacks"));
  await page.click("[data-open]");
  await page.waitForSelector('[data-hands="2"][data-wrong="1"]');
  assert.match(await page.locator(".faults li").first().textContent(), /^Line \d+, column \d+\. /);
  assert.equal(await count(page), 11);
  assert.deepEqual(await axe(page), []);
  await page.locator("[data-hand-id] a").first().click();
  await page.waitForSelector("[data-steps]");
  assert.ok((await page.locator("[data-told] li").count()) > 3);
  await page.click("[data-keep]");
  await page.getByText("1 hand is kept.").waitFor();
  await page.click('a[href="#/import"]');
  await page.click("[data-keep]");
  await page.getByText("11 hands are kept.").waitFor();
  await open(page, "#/history");
  await shown(page, "history");
  await done(page);
  // The same hand, told in two formats, is kept once.
  assert.ok((await count(page)) >= 6, `${await count(page)} hands`);
  clean(page);
});

test("in a sandboxed frame hands are pasted and copied", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  const frame = await openFrame(page, "#/import");
  await shown(frame, "import");
  await frame.fill("[data-paste]", `variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\nactions = ["d dh p1 AhKh", "d dh p2 QsQd", "p1 cbr 6", "p2 f"]\n`);
  await frame.click("[data-open]");
  await frame.locator("[data-hand-id] a").first().click();
  await frame.waitForSelector("[data-steps]");
  await frame.locator("[data-export-hands] summary").click();
  await frame.click('[data-format="ohh"]');
  await frame.waitForSelector("[data-offered]");
  assert.match(await frame.inputValue("[data-offered]"), /"ohh"/);
  clean(page);
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`${name}: the screens about hands fit the width, axe finds nothing by day and by night`, async (t) => {
    for (const dark of [false, true]) {
      const page = await newPage(t, { size, dark });
      await play(page, 1);
      for (const screen of ["history", "statistics", "import", "data", "verify"]) {
        await open(page, `#/${screen}`);
        await shown(page, screen);
        await page.waitForTimeout(200);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${screen}: ${wide} px too wide`);
        assert.deepEqual(await axe(page), [], `${screen} ${dark ? "dark" : "light"}`);
      }
      clean(page);
    }
  });
}

test("why a bot did what it did: the bot is asked again after the hand", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await play(page, 1);
  await open(page, "#/history");
  await page.locator("[data-hand-id] a").first().click();
  const whys = page.locator("[data-why-bot]");
  await whys.first().waitFor();
  const reasons = [];
  for (let place = 0; place < (await whys.count()); place += 1) {
    await whys.nth(place).click();
    // One at a time: the others are closed.
    const told = page.locator("[data-bot-reason]");
    await page.waitForFunction(() => /\.$/.test(document.querySelector("[data-bot-reason]")?.textContent.trim() ?? ""));
    assert.equal(await told.count(), 1);
    reasons.push(await told.textContent());
  }
  assert.ok(reasons.length > 0);
  for (const reason of reasons) {
    assert.doesNotMatch(reason, /[{}]|cannot be told/);
    // Somebody who has not shown his cards keeps his plan to himself.
    assert.ok(/SHOW-18/.test(reason) !== /In hand:/.test(reason), reason);
  }
  assert.ok(reasons.some((reason) => /Assumed of/.test(reason)), reasons.join("\n"));
  assert.deepEqual(await axe(page), []);
  for (const lang of ["cs", "sk", "pl"]) {
    await page.evaluate((lang) => localStorage.setItem("cards-speak/settings/1", JSON.stringify({ lang })), lang);
    await page.reload();
    await whys.first().click();
    await page.waitForFunction(() => document.querySelectorAll("[data-bot-reason] p").length > 1);
    assert.doesNotMatch(await page.locator("[data-bot-reason]").textContent(), /[{}]/);
  }
  // In a line that was tried the bots have decided with another luck.
  await page.locator("[data-decision]").first().click();
  await page.click("[data-fork]");
  await page.waitForSelector("[data-acts] [data-act]");
  assert.equal(await whys.count(), 0);
  clean(page);
});
