// Drills and gates: every kind of answer by keys, slips, what is kept, links, results. What is right
// is taken from the result of a run that was answered at random: the same link asks the same.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { axe, clean, newPage, open, openFrame, SIZES } from "./browser.mjs";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const texts = (language, folder) => {
  const path = join(PUBLIC, "locales", language, folder);
  return Object.fromEntries(readdirSync(path).flatMap((file) => {
    let id;
    return readFileSync(join(path, file), "utf8").split("\n").flatMap((line) => {
      const own = line.match(/^([a-z][\w-]*) = (.*)$/);
      const part = line.match(/^ {4}\.([\w-]+) = (.*)$/);
      if (own) id = own[1];
      return own ? [[id, own[2]]] : part ? [[`${id}.${part[1]}`, part[2]]] : [];
    });
  }));
};

/** Listens to what the page reports, from its first script on. */
const listening = (page) => page.addInitScript(() => {
  globalThis.results = [];
  document.addEventListener("cards-speak/result", ({ detail }) => globalThis.results.push(detail));
});
const result = async (page) => {
  await page.waitForSelector("[data-summary]");
  return page.evaluate(() => globalThis.results.at(-1));
};

const at = (page) => page.locator("[data-run]").evaluate((run) => ({ ...run.dataset }));
const focused = (page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "");
const spoken = (page, how = "now") => page.locator(`#practice [data-announce="${how}"]`).textContent();
async function tabTo(page, selector) {
  for (let stops = 0; stops < 120; stops += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never comes to ${selector}; it is at ${await focused(page)}`);
}

const begin = async (page, hash) => {
  await open(page, hash);
  await page.click("[data-begin]");
  await page.waitForSelector('[data-run][data-question="1"]');
};
const place = (page, selector) => page.evaluate((selector) =>
  [...document.querySelectorAll("[data-ask] :is(.answers, .marks, .five) > *")].findIndex((found) => found.matches(selector)), selector);
/** Presses the number of an answer: a seat's own, of all others that of their place. */
async function press(page, selector) {
  const [, seat] = selector.match(/^\[data-answer-seat="(\d+)"\]$/) ?? [];
  if (seat) {
    assert.ok(Number(seat) <= 10, selector);
    await page.keyboard.press(String(Number(seat) % 10));
    return;
  }
  const found = await place(page, selector);
  assert.ok(found >= 0 && found < 10, `${selector} at ${found}`);
  await page.keyboard.press(String((found + 1) % 10));
}
async function type(page, selector, text) {
  await tabTo(page, selector);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
const seatsOf = (text) => (text === "-" ? [] : text.split("+"));

/** Answers the part on the screen by keys alone; `text` is in the notation of results. */
async function answer(page, text) {
  const { kind } = await at(page);
  const enter = async () => {
    if (await page.evaluate(() => ["BUTTON", "A", "INPUT"].includes(document.activeElement?.tagName))) await tabTo(page, "[data-hand-in]");
    await page.keyboard.press("Enter");
  };
  if (kind === "number") {
    await type(page, "[data-number]", text);
    await page.keyboard.press("Enter");
  } else if (kind === "pick") {
    await press(page, `[data-choice="${text}"]`);
  } else if (kind === "seat") {
    if (text === "-") await page.keyboard.press("n");
    else await press(page, `[data-answer-seat="${text.split("+")[0]}"]`);
  } else if (kind === "seats") {
    for (const seat of seatsOf(text)) await press(page, `[data-answer-seat="${seat}"]`);
    await enter();
  } else if (kind === "buttons") {
    for (const verb of seatsOf(text)) await press(page, `[data-mark="${verb}"]`);
    await enter();
  } else if (kind === "order") {
    const seats = (await page.locator("[data-ask] [data-answer-seat]").count()) > 0;
    for (const each of text.split(",")) await press(page, seats ? `[data-answer-seat="${each}"]` : `[data-choice="${each}"]`);
  } else if (kind === "five") {
    for (const card of text.split(" ")) await press(page, `[data-card="${card}"]`);
    await enter();
  } else if (kind === "pots") {
    const pots = text.split(" ").map((pot) => pot.split(":"));
    for (const [index, [sum, seats]] of pots.entries()) {
      if (index > 0) {
        await tabTo(page, "[data-more-pots]");
        await page.keyboard.press("Enter");
        await page.locator(`[data-pot-sum="${index}"]`).waitFor();
        await page.locator("[data-prompt]").focus();
      }
      await type(page, `[data-pot-sum="${index}"]`, sum);
      for (const seat of seats.split("+")) {
        await tabTo(page, `[data-pot-seat="${index} ${seat}"]`);
        await page.keyboard.press("Space");
      }
    }
    await tabTo(page, "[data-hand-in]");
    await page.keyboard.press("Enter");
  } else if (kind === "award") {
    const pots = text.split(" ").map((pot) => pot.split("+").map((share) => share.split(":")));
    for (const [index, shares] of pots.entries()) {
      for (const [seat] of shares) {
        await tabTo(page, `[data-pot-seat="${index} ${seat}"]`);
        await page.keyboard.press("Space");
      }
      if (shares.length > 1) for (const [seat, amount] of shares) await type(page, `[data-pot-share="${index} ${seat}"]`, amount);
    }
    await tabTo(page, "[data-hand-in]");
    await page.keyboard.press("Enter");
  } else {
    assert.fail(`no way to answer ${kind}`);
  }
}

/** Some answer to the part on the screen, without a thought. */
async function anything(page) {
  const { kind } = await at(page);
  const first = (selector) => page.locator(`[data-ask] ${selector}`).first();
  if (kind === "number") await page.fill("[data-number]", "1");
  else if (kind === "pick" || kind === "seat") return first(".answers > button").click();
  else if (kind === "seats") await first(".answers > button").click();
  else if (kind === "order") {
    for (let left = 12; left > 0 && (await page.locator("[data-ask] .answers > button:not([disabled])").count()) > 0; left -= 1) {
      const before = await page.locator("[data-run]").getAttribute("data-question");
      await first(".answers > button:not([disabled])").click();
      if (await page.evaluate((before) => document.querySelector("[data-run]")?.dataset.question !== before || document.querySelector('[data-solved="true"]'), before)) return;
    }
    return;
  } else if (kind === "five") {
    for (let card = 0; card < 5; card += 1) await page.locator("[data-card]").nth(card).click();
  } else if (kind === "pots") {
    await page.fill('[data-pot-sum="0"]', "1");
    await first("[data-pot-seat]").click();
  } else if (kind === "award") {
    for (const pot of await page.locator(".potrow").all()) await pot.locator("[data-pot-seat]").first().click();
  }
  await page.click("[data-hand-in]");
}

/** What is right in a run: its result, answered without a thought. */
async function solved(page, name, query) {
  await begin(page, `#/drill/${name}?${query}&feedback=end&speed=instant`);
  for (let tries = 0; tries < 60 && (await page.locator("[data-run]").count()) > 0; tries += 1) {
    await anything(page);
    await page.waitForTimeout(5);
  }
  const { items } = await result(page);
  return items.map(({ expected }) => expected);
}

const drills = async (page) => {
  await open(page, "#/drills");
  return page.locator("[data-open]").evaluateAll((links) => links.map((link) => link.dataset.open));
};

test("three questions of every drill: the right answers by keys alone, spoken, to a score of 100", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await listening(page);
  const all = await drills(page);
  assert.ok(all.length >= 13, all.join(" "));
  const kinds = new Set();
  for (const name of all) {
    const query = "seed=5eed0007&count=3&level=3";
    const right = await solved(page, name, query);
    assert.equal(right.length, 3, name);
    await begin(page, `#/drill/${name}?${query}&speed=instant`);
    for (const [index, expected] of right.entries()) {
      await page.waitForSelector(`[data-run][data-question="${index + 1}"][data-part="1"]`);
      for (const [part, text] of expected.split(" | ").entries()) {
        await page.waitForSelector(`[data-run][data-part="${part + 1}"]`);
        kinds.add((await at(page)).kind);
        await answer(page, text);
      }
      await page.waitForSelector("[data-verdict]");
      const verdict = await page.locator("[data-verdict]").evaluate((told) => [told.dataset.verdict, told.textContent]);
      assert.equal(verdict[0], "right", `${name} ${index + 1} (${expected}): ${verdict[1]}`);
      await page.waitForFunction(() => document.activeElement?.matches("[data-verdict]"));
      const said = await spoken(page);
      assert.match(said, /^Right\. ./, name);
      assert.doesNotMatch(said, /[♠♥♦♣{}]|[A-Z]+-\d/, name);
      await page.keyboard.press("n");
    }
    const { score, passed, items, complete } = await result(page);
    assert.deepEqual([score, passed, complete], [100, null, true], name);
    assert.deepEqual(items.map(({ expected }) => expected), right, name);
    await page.waitForFunction(() => document.activeElement?.matches("[data-summary] h2"));
  }
  t.diagnostic(`${all.length} drills, kinds of answers: ${[...kinds].sort().join(" ")}`);
  for (const kind of ["number", "pick", "seat", "seats", "buttons", "five", "pots", "award"]) assert.ok(kinds.has(kind), kind);
  clean(page);
});

test("a wrong answer meets its slip, in every language, and is counted", async (t) => {
  for (const language of ["en", "cs", "sk", "pl"]) {
    const page = await newPage(t, { size: SIZES.portrait, locale: language });
    await listening(page);
    const words = texts(language, "drills");
    // The whole bet instead of what is missing.
    await begin(page, "#/drill/call-price?only=chips-already-in&seed=3&level=2&count=1&speed=instant");
    const bet = await page.evaluate(() => Math.max(...[...document.querySelectorAll("#practice [data-seat]")].map((seat) => Number(seat.dataset.bet))));
    await answer(page, String(bet));
    await page.waitForSelector('[data-verdict="wrong"][data-slip="own-chips"]');
    const start = words["drill-call-price.slip-own-chips"].split("{")[0].replaceAll("\u00A0", " ");
    const shown = (await page.locator("[data-verdict]").textContent()).replaceAll("\u00A0", " ");
    assert.ok(shown.includes(start), shown);
    assert.ok((await spoken(page)).replaceAll("\u00A0", " ").includes(start));
    assert.ok(await page.locator('[data-verdict] a[href^="#/rules/"]').count() > 0);
    await page.keyboard.press("n");
    const { items, mistakes, score } = await result(page);
    assert.deepEqual([items[0].slip, items[0].result, items[0].given, score], ["own-chips", 0, String(bet), 0]);
    assert.equal(mistakes["CALL-1"], 1);
    await page.waitForSelector('[data-repeat="chips-already-in"][data-slip="own-chips"]');
    clean(page);
    await page.context().close();
  }
});

test("one winner of a split is told so; the hint halves the point; one more like it does not count", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await listening(page);
  await begin(page, "#/drill/who-wins?only=split&seed=5&level=3&count=2&speed=instant");
  await page.keyboard.press("a");
  await page.waitForSelector('[data-answer-seat="1"][aria-pressed="true"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-verdict="wrong"][data-slip="one-winner"]');
  await page.keyboard.press("m");
  await page.waitForSelector('[data-run][data-aside][data-solved="false"]');
  assert.equal(await page.locator("[data-hint-text]").count(), 0);
  await answer(page, "1+2");
  await page.waitForSelector("[data-verdict]");
  await page.keyboard.press("n");
  await page.waitForSelector('[data-run][data-question="2"]:not([data-aside])');
  await page.keyboard.press("h");
  await page.waitForFunction(() => document.activeElement?.matches("[data-hint-text]"));
  await answer(page, "1+2");
  await page.waitForSelector('[data-verdict="right"]');
  await page.keyboard.press("n");
  const { score, hints, items, right } = await result(page);
  assert.deepEqual([score, hints, right, items.length], [25, 1, 1, 2]);
  assert.deepEqual(items.map((item) => item.result), [0, 0.5]);
  clean(page);
});

test("a reload comes back to the same question, another language stays at it, stars and words are kept", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await listening(page);
  await open(page, "#/drill/min-raise-to?speed=instant");
  await page.locator('[data-pick="count"] label', { hasText: "10" }).click();
  await page.click("[data-begin]");
  await page.waitForSelector('[data-run][data-question="1"]');
  await anything(page);
  await page.waitForSelector("[data-verdict]");
  await page.click("[data-go-on]");
  await page.waitForSelector('[data-run][data-question="2"]');
  const prompt = await page.locator("[data-prompt]").textContent();
  const table = () => page.locator("#practice [data-seat]").evaluateAll((seats) => seats.map((seat) => `${seat.dataset.stack}/${seat.dataset.bet}`).join(" "));
  const before = await table();
  await page.keyboard.press("h");
  await page.reload();
  await page.waitForSelector('[data-run][data-question="2"]');
  assert.equal(await page.locator("[data-prompt]").textContent(), prompt);
  assert.equal(await table(), before);
  // An open hint stays open.
  await page.waitForSelector("[data-hint-text]");
  await page.fill("[data-number]", "77");
  await page.locator('[data-lang] button[lang="cs"]').click();
  const czech = texts("cs", "drills")["drill-min-raise-to.prompt"].split("{")[0].replaceAll("\u00A0", " ");
  await page.waitForFunction((text) => document.querySelector("[data-prompt]").textContent.replaceAll("\u00A0", " ").startsWith(text), czech);
  assert.equal(await page.inputValue("[data-number]"), "77");
  assert.equal(await table(), before);
  await page.click("[data-end]");
  const { complete, items } = await result(page);
  assert.deepEqual([complete, items.length], [false, 1]);
  await open(page, "#/drills");
  await page.waitForSelector('[data-open="min-raise-to"][data-state="begun"]');
  assert.equal(await page.locator('[data-skill="betting"] [data-word]').count(), 1);
  assert.equal(await page.locator('[data-skill="hands"] [data-word]').count(), 0);
  clean(page);
});

test("where nothing can be kept a run goes on all the same", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  const frame = await openFrame(page, "#/drill/who-acts-first?count=2&speed=instant");
  await frame.click("[data-begin]");
  for (const question of [1, 2]) {
    await frame.waitForSelector(`[data-run][data-question="${question}"]`);
    await frame.locator("[data-ask] .answers > button").first().click();
    await frame.waitForSelector("[data-verdict]");
    await frame.click("[data-go-on]");
  }
  await frame.waitForSelector('[data-summary][data-asked="2"]');
  clean(page);
});

test("a link says what it asks for; what is wrong in it is named with what is allowed", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await listening(page);
  await open(page, "#/drill/min-raise-to?v=1&seed=5eed0007&slot=17&count=3&level=3&pass=80&tries=1&hints=off&feedback=end&limit=10&ref=7B-week-3&speed=instant");
  const facts = await page.locator("[data-facts] li").allTextContents();
  assert.deepEqual(facts, ["3 questions", "Level 3", "Pass mark: 80%", "10 minutes for all of them", "1 run counts", "No hints", "The answers come at the end"]);
  await page.click("[data-begin]");
  await page.waitForSelector("[data-left]");
  assert.equal(await page.locator("[data-hint]").count(), 0);
  for (const question of [1, 2, 3]) {
    await page.waitForSelector(`[data-run][data-question="${question}"]`);
    await anything(page);
    assert.equal(await page.locator("[data-verdict]").count(), 0);
  }
  const told = await result(page);
  assert.deepEqual([told.ref, told.slot, told.level, told.count, told.passed, told.seed.slice(-8)], ["7B-week-3", 17, 3, 3, false, "5eed0007"]);
  assert.match(await page.locator("[data-receipt]").getAttribute("data-receipt"), /^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/);
  // The one try is used up: a second run is not reported.
  const before = await page.evaluate(() => globalThis.results.length);
  await page.click("[data-again]");
  for (const question of [1, 2, 3]) {
    await page.waitForSelector(`[data-run][data-question="${question}"]`);
    await anything(page);
  }
  await page.waitForSelector("[data-summary]");
  assert.equal(await page.evaluate(() => globalThis.results.length), before);

  await open(page, "#/drill/who-wins?count=500&level=9&only=cellar&hints=maybe");
  const wrong = await page.locator("[data-wrong]").evaluateAll((all) => all.map((one) => [one.dataset.wrong, one.textContent]));
  assert.deepEqual(wrong.map(([name]) => name), ["count", "level", "only", "hints"]);
  assert.equal(wrong[0][1], "“count=500”: a whole number from 1 to 100 is allowed.");
  assert.match(wrong[2][1], /board-plays/);
  assert.deepEqual(await axe(page), []);
  await page.click("[data-begin]");
  await page.waitForSelector('[data-run][data-question="1"]');
  clean(page);
});

test("a result reaches the page around", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await page.addInitScript(() => {
    globalThis.heard = [];
    addEventListener("message", ({ data }) => globalThis.heard.push(data));
  });
  const frame = await openFrame(page, "#/drill/who-acts-first?seed=7&count=1&level=1&ref=a.b&lang=cs&speed=instant", { sandbox: null });
  await frame.click("[data-begin]");
  await frame.waitForSelector("[data-run]");
  await frame.locator("[data-ask] .answers > button").first().click();
  await frame.waitForSelector("[data-verdict]");
  await frame.click("[data-go-on]");
  const told = await page.waitForFunction(() => globalThis.heard.find((one) => one?.type === "cards-speak/result"));
  const { kind, id, ref, lang, items, complete, day, v } = await told.jsonValue();
  assert.deepEqual([kind, id, ref, lang, items.length, complete, v], ["drill", "who-acts-first", "a.b", "cs", 1, true, 1]);
  assert.match(day, /^\d{4}-\d\d-\d\d$/);
  clean(page);
});

test("a gate of eight questions: six right ones open it", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await listening(page);
  await open(page, "#/learn");
  assert.equal(await page.locator("[data-before] [data-played]").getAttribute("href"), "#/gate/1");
  await open(page, "#/gate/2?seed=11&feedback=end&speed=instant");
  await page.click("[data-begin]");
  for (let tries = 0; tries < 80 && (await page.locator("[data-run]").count()) > 0; tries += 1) {
    await anything(page);
    await page.waitForTimeout(5);
  }
  const first = await result(page);
  assert.deepEqual([first.kind, first.id, first.count, first.level, first.items.length], ["gate", "2", 8, 2, 8]);
  await open(page, "#/gate/2?seed=11&speed=instant");
  await page.click("[data-begin]");
  for (const [index, { expected }] of first.items.entries()) {
    await page.waitForSelector(`[data-run][data-question="${index + 1}"][data-part="1"]`);
    if (index < 2) await anything(page);
    else {
      for (const [part, text] of expected.split(" | ").entries()) {
        await page.waitForSelector(`[data-run][data-part="${part + 1}"]`);
        await answer(page, text);
      }
    }
    // Without a thought it may be right, and ask for more.
    for (let more = 0; more < 3 && (await page.locator("[data-verdict]").count()) === 0; more += 1) await anything(page);
    await page.waitForSelector("[data-verdict]");
    await page.click("[data-go-on]");
  }
  assert.equal((await result(page)).passed, true);
  await page.waitForSelector('[data-next-gate="3"]');
  await open(page, "#/learn");
  await page.waitForSelector('[data-gate="2"][data-state="done"]');
  assert.equal(await page.locator("[data-before]").count(), 0);
  clean(page);
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`${name}: the list, a run of each drill and its end fit the width, axe finds nothing by day and by night`, async (t) => {
    for (const dark of [false, true]) {
      const page = await newPage(t, { size, dark });
      const fits = async (what) => {
        assert.deepEqual(await axe(page), [], `${what} ${dark ? "dark" : "light"}`);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what);
      };
      const all = await drills(page);
      await fits("list");
      for (const drill of all) {
        await open(page, `#/drill/${drill}?seed=5&count=1&level=4&speed=instant`);
        await page.click("[data-begin]");
        await page.waitForSelector("[data-run]");
        if (!dark) await fits(drill);
        for (let parts = 0; parts < 4 && (await page.locator("[data-verdict]").count()) === 0; parts += 1) await anything(page);
        await page.waitForSelector("[data-verdict]");
        if (dark) await fits(`${drill}, answered`);
      }
      await page.click("[data-go-on]");
      await page.waitForSelector("[data-summary]");
      await fits("summary");
      clean(page);
    }
  });
}

test("the room that makes the line offers lessons and drills; a lesson tells its result", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await listening(page);
  await open(page, "#/embed");
  const line = () => page.locator('[data-line="frame"]').inputValue();
  const choose = (name, text) => page.locator(`[data-pick="${name}"] label`, { hasText: text }).click();
  await choose("what", "A lesson");
  await page.selectOption('[data-field="lesson"]', "side-pot");
  assert.match(await line(), /#\/lesson\/side-pot\?v=1"/);
  await choose("what", "A drill");
  await page.selectOption('[data-field="drill"]', "min-raise-to");
  await choose("count", "5");
  await choose("pass", "80");
  await page.locator('[data-pick="level"] label').nth(3).click();
  assert.match(await line(), /#\/drill\/min-raise-to\?v=1&count=5&level=3&pass=80"/);
  assert.match(await page.locator('[data-line="element"]').inputValue(), /<cards-speak src="#\/drill\/min-raise-to" count="5" level="3" pass="80">/);

  await open(page, "#/lesson/your-moves?ref=7B&pass=100&count=3&speed=instant");
  await page.waitForSelector("[data-wrong]");
  assert.deepEqual(await page.locator("[data-wrong]").evaluateAll((all) => all.map((one) => one.dataset.wrong)), ["count"]);
  const { lessons, rightSteps } = await import("./lessons.mjs");
  const lesson = lessons().find(({ id }) => id === "your-moves");
  for (const step of [...lesson.step, ...lesson.check]) {
    await page.waitForSelector(`[data-run][data-kind="${step.kind}"]`);
    if (step.kind !== "see") {
      for (const each of rightSteps(lesson, step)) {
        if (each.clear) continue;
        if (each.fill) await page.fill(`#school ${each.fill}`, each.value);
        else if (each.click) await page.locator(`#school ${each.click}`).first().click();
      }
      await page.waitForSelector('[data-verdict="right"]');
    }
    await page.click("[data-go-on]");
  }
  await page.waitForSelector("[data-done]");
  const told = await page.evaluate(() => globalThis.results.at(-1));
  const asked = [...lesson.step, ...lesson.check].filter(({ kind }) => kind !== "see").length;
  assert.deepEqual([told.kind, told.id, told.ref, told.score, told.passed, told.items.length, told.right], ["lesson", "your-moves", "7B", 100, true, asked, asked]);
  assert.deepEqual(told.mistakes, {});
  // Each choice makes another frame, and the one before is given up.
  page.faults = page.faults.filter((fault) => !/ERR_ABORTED/.test(fault));
  clean(page);
});

test("a receipt is checked by its link, score, day and letters", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/drill/who-acts-first?seed=7&count=1&level=1&speed=instant");
  await page.click("[data-begin]");
  await page.waitForSelector("[data-run]");
  await page.locator("[data-ask] .answers > button").first().click();
  await page.click("[data-go-on]");
  const letters = await page.locator("[data-receipt]").getAttribute("data-receipt");
  const score = await page.locator("[data-summary]").getAttribute("data-score");
  const day = (await page.locator("[data-receipt] .note-s").first().textContent()).split(" · ")[1];
  await open(page, "#/teach");
  const write = async (values) => {
    for (const [name, value] of Object.entries(values)) await page.fill(`[data-check="${name}"]`, value);
  };
  await write({ link: "https://school.example/#/drill/who-acts-first?level=1&count=1&seed=7&lang=cs", score, day, letters: letters.toLowerCase() });
  await page.waitForSelector('[data-checked="right"]');
  await write({ score: String(100 - Number(score)) });
  await page.waitForSelector('[data-checked="wrong"]');
  assert.deepEqual(await axe(page), []);
  clean(page);
});
