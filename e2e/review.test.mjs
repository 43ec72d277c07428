// The review: a sitting by keys alone, what comes back, reloads, another day, what cannot be read,
// the words for the skills.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { axe, clean, cut, newPage, open, SIZES } from "./browser.mjs";

const LESSONS = fileURLToPath(new URL("../public/lessons", import.meta.url));
const NAME = "cards-speak/review/1";
const NOON = new Date(2026, 10, 30, 12);

/** What is right in a check question, from its lesson. */
const right = (card) => {
  const [, lesson, number] = card.split(" ")[0].split("/");
  const checks = readFileSync(join(LESSONS, `${lesson}.toml`), "utf8").split("[[check]]").slice(1);
  // Of statements the first is right, unless the file says another.
  return checks[number - 1].match(/^right = (\d+)$/m)?.[1] ?? "1";
};

/** A deck as it is after these lessons. */
const deck = (lessons, more = {}) => {
  const cards = lessons.flatMap((lesson) => [1, 2, 3].map((number) => [`check/${lesson}/${number}`, {}]));
  return JSON.stringify({ lessons, cards: Object.fromEntries(cards), ...more });
};
const kept = (page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name)), NAME);
const put = (page, value) => page.addInitScript(([name, value]) => {
  // Once: a reload finds what the page has kept.
  if (sessionStorage.getItem("put")) return;
  sessionStorage.setItem("put", "yes");
  localStorage.setItem(name, value);
}, [NAME, value]);
const listening = (page) => page.addInitScript(() => {
  globalThis.results = [];
  document.addEventListener("cards-speak/result", ({ detail }) => globalThis.results.push(detail));
});

const at = (page) => page.locator("[data-run]").evaluate((run) => ({ ...run.dataset }));
const focus = (page, selector) => page.waitForFunction((selector) => document.activeElement?.matches(selector), selector);
const spoken = (page) => page.locator('#practice [data-announce="now"]').textContent();
async function tabTo(page, selector) {
  for (let stops = 0; stops < 80; stops += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never comes to ${selector}`);
}

/** Answers the check question on the screen by keys. */
async function answer(page, wrong = false) {
  const { card, kind } = await at(page);
  const wanted = right(card);
  if (kind === "number") {
    await tabTo(page, "[data-number]");
    await page.keyboard.type(wrong ? "9999" : wanted);
    await page.keyboard.press("Enter");
  } else {
    const choices = await page.locator("[data-ask] .answers > *").evaluateAll((all) => all.map((one) => one.dataset.choice));
    const place = choices.findIndex((choice) => (choice === wanted) !== wrong);
    await page.keyboard.press(String(place + 1));
  }
  await page.waitForSelector(`[data-verdict="${wrong ? "wrong" : "right"}"]`);
  await focus(page, "[data-verdict]");
  return card;
}
const goOn = async (page) => {
  await page.keyboard.press("n");
  await page.waitForSelector('[data-run][data-solved="false"]');
};

test("a sitting by keys alone: a wrong item comes back, only its first answer counts, and the day is done", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await page.clock.install({ time: NOON });
  await put(page, deck(["first-hand", "ladder"]));
  await listening(page);
  await open(page, "#/learn");
  const line = await page.locator('[data-review="open"]').textContent();
  assert.match(line, /^Today: about 3 minutes$/);
  await tabTo(page, "[data-review]");
  await page.keyboard.press("Enter");
  await page.waitForSelector('#practice:not([hidden]) [data-before][data-left="6"]');
  assert.deepEqual(await axe(page), []);
  await tabTo(page, "[data-begin]");
  await page.keyboard.press("Enter");
  await focus(page, "[data-prompt]");
  const first = await answer(page, true);
  assert.match(await spoken(page), /^Not quite\. ./);
  const asked = [first];
  for (let number = 2; number <= 4; number += 1) {
    await goOn(page);
    asked.push(await answer(page));
  }
  // Three others, but not yet two minutes.
  await goOn(page);
  assert.doesNotMatch((await at(page)).card, /again/);
  asked.push(await answer(page));
  await page.clock.fastForward(130_000);
  await goOn(page);
  assert.equal((await at(page)).card, `${first} again`);
  await answer(page);
  await goOn(page);
  asked.push(await answer(page));
  assert.equal(new Set(asked).size, 6);
  // Neighbours are of different lessons.
  asked.slice(1).forEach((card, place) => assert.notEqual(card.split("/")[1], asked[place].split("/")[1]));
  await page.keyboard.press("n");
  await page.waitForSelector('[data-summary="review"][data-asked="7"][data-right="6"][data-left="0"]');
  await focus(page, "[data-summary] h2");
  assert.equal(await page.locator("[data-summary] h2").textContent(), "Done for today");
  assert.deepEqual(await axe(page), []);
  const told = await page.evaluate(() => globalThis.results.at(-1));
  assert.deepEqual([told.kind, told.id, told.complete, told.count, told.right, told.items.length, told.score], ["review", "daily", true, 6, 5, 7, 83]);
  assert.deepEqual(told.items.map(({ again }) => again).filter(Boolean), [true]);
  const { cards, sitting } = await kept(page);
  assert.equal(sitting, null);
  assert.equal(cards[first].past.length, 1);
  assert.equal(cards[first].past[0].grade, "again");
  await open(page, "#/learn");
  assert.equal(await page.locator('[data-review="done"]').textContent(), "Done for today");
  // The next day what was wrong is there again.
  await page.clock.fastForward("24:00:00");
  await open(page, "#/review");
  await page.waitForSelector('#practice [data-before]:not([data-left="0"])');
  clean(page);
});

test("a reload goes on with the same item; the next day begins anew", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await page.clock.install({ time: NOON });
  await put(page, deck(["first-hand", "ladder"]));
  await open(page, "#/review");
  await page.click("[data-begin]");
  await page.waitForSelector('[data-run][data-question="1"]');
  await answer(page);
  await goOn(page);
  const { card } = await at(page);
  await page.reload();
  await page.waitForSelector('[data-run][data-question="2"]');
  assert.equal((await at(page)).card, card);
  await page.locator('[data-lang] button[lang="pl"]').click();
  await page.waitForFunction(() => document.documentElement.lang === "pl");
  assert.equal((await at(page)).card, card);
  await page.clock.fastForward("24:00:00");
  await page.reload();
  await page.waitForSelector("#practice [data-before]");
  assert.equal(await page.locator("[data-run]").count(), 0);
  clean(page);
});

test("a mistake in a drill, a lesson that is done: both bring cards", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await page.addInitScript(() => {
    localStorage.setItem("cards-speak/school/1", JSON.stringify({ lessons: { "min-raise": { done: true }, "cards-speak": { left: [3] } } }));
  });
  await open(page, "#/drill/call-price?only=chips-already-in&seed=3&level=2&count=1&speed=instant");
  await page.click("[data-begin]");
  await page.fill("[data-number]", "9999");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-verdict="wrong"]');
  const failed = (await kept(page)).cards["call-price/chips-already-in"];
  assert.equal(failed.past[0].grade, "again");
  assert.equal(failed.due, failed.graded + 1);
  await open(page, "#/review");
  // Of the lesson that is done, and of no other.
  await page.waitForSelector('#practice [data-before][data-left="6"]');
  const { cards } = await kept(page);
  assert.equal(Object.keys(cards).filter((id) => id.startsWith("min-raise-to/")).length, 8);
  assert.equal(Object.keys(cards).filter((id) => id.startsWith("check/")).length, 0);
  // The questions of drills are asked as in a drill.
  await page.click("[data-begin]");
  await page.waitForSelector('[data-run][data-of="min-raise-to"][data-card^="min-raise-to/"]');
  await page.click("[data-hint]");
  await page.waitForSelector("[data-hint-text]");
  await page.click("[data-end]");
  await page.waitForSelector('[data-summary="review"][data-asked="0"]');
  clean(page);
});

test("what cannot be read is set aside and said, not lost", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await put(page, '{"cards":');
  await open(page, "#/learn");
  await page.waitForSelector('.notice[role="alert"]');
  assert.match(await page.locator(".notice").textContent(), /kept under another name/);
  assert.equal(await page.evaluate(() => localStorage.getItem("cards-speak/review/1/damaged")), '{"cards":');
  await open(page, "#/review");
  await page.waitForSelector("#practice [data-before]");
  assert.equal(await page.locator("#practice .notice").count(), 0);
  clean(page);
});

test("a slip that came three times is offered with the three cases, and counts for nothing", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await page.clock.install({ time: NOON });
  const today = 20_787;
  const slips = [1, 2, 3].map((seed) => ({ day: today - seed, card: "call-price/chips-already-in", slip: "own-chips", seed, level: 2 }));
  await put(page, deck(["first-hand"], { slips }));
  await open(page, "#/review?speed=instant");
  await page.waitForSelector('[data-habit="own-chips"]');
  assert.ok((await page.locator("[data-habit] .says").textContent()).length > 10);
  await page.click("[data-look]");
  for (const question of [1, 2, 3]) {
    await page.waitForSelector(`[data-run][data-question="${question}"][data-pattern="chips-already-in"]`);
    await page.fill("[data-number]", "9999");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-verdict]");
    await page.click("[data-go-on]");
  }
  await page.waitForSelector('[data-summary="review"][data-asked="3"]');
  const { cards, slips: left } = await kept(page);
  assert.deepEqual([left, cards["call-price/chips-already-in"]], [[], undefined]);
  clean(page);
});

test("the settings: how much is to stay, hidden from Learn, all of it deleted", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await put(page, deck(["first-hand"]));
  await open(page, "#/review");
  await page.click("[data-review-settings] summary");
  await page.locator('[data-pick="wanted"] label').nth(2).click();
  await page.locator('[data-pick="shown"] label').nth(1).click();
  assert.deepEqual(await kept(page).then(({ wanted, hidden }) => [wanted, hidden]), ["more", true]);
  await open(page, "#/learn");
  assert.equal(await page.locator("[data-review]").count(), 0);
  await open(page, "#/review");
  assert.deepEqual(await axe(page), []);
  await page.click("[data-delete]");
  await page.click("[data-delete-yes]");
  await page.waitForSelector('#practice [data-before][data-left="0"]');
  assert.equal(await page.evaluate((name) => localStorage.getItem(name), NAME), null);
  clean(page);
});

test("the ten skills in words, the figure in the details, in every language and two sizes", async (t) => {
  const skills = { pots: { tenths: 12_900, answers: 40, word: 3, day: "2026-11-29" }, betting: { tenths: 9_000, answers: 60, word: 3, day: "2026-11-01" }, hands: { tenths: 11_300, answers: 20, word: 2, day: "2026-06-01" } };
  for (const [language, size, dark] of [["en", SIZES.desktop, false], ["cs", SIZES.portrait, true], ["sk", SIZES.portrait, false], ["pl", SIZES.portrait, false]]) {
    const page = await newPage(t, { size, dark, locale: language });
    await page.clock.install({ time: NOON });
    await page.addInitScript((skills) => localStorage.setItem("cards-speak/drills/1", JSON.stringify({ skills })), skills);
    await open(page, "#/progress");
    await page.waitForSelector('[data-screen="progress"]');
    assert.equal(await page.locator("[data-skill]").count(), 10);
    assert.equal(await page.locator('[data-skill="pots"] [data-refresh]').count(), 0);
    // The rating has fallen two words; and a word that is long ago.
    assert.equal(await page.locator('[data-skill="betting"] [data-refresh]').count(), 1);
    assert.equal(await page.locator('[data-skill="hands"] [data-refresh]').count(), 1);
    assert.equal(await page.locator('[data-skill="live"] details').count(), 0);
    assert.equal(await page.locator('[data-skill="pots"] [data-rating]').isVisible(), false);
    await page.click('[data-skill="pots"] summary');
    assert.match(await page.locator('[data-skill="pots"] [data-rating]').textContent(), /1\D?290/);
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(await cut(page), []);
    clean(page);
    await page.context().close();
  }
});
