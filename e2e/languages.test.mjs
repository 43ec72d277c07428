// The languages: what Intl says of their numbers, the pseudo-language, and the table in each of
// them on all sizes of screen.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { act, BOXES, clean, collisions, cut, DIST, HERE, newPage, open, openTable, scrolls, SIZES, state, toDecision, TUCKED, waitForTurn, worker } from "./browser.mjs";
import { pseudo, stretched } from "./pseudo.mjs";

const CODES = ["en", "cs", "sk", "pl"];
const FOLD = { en: /Fold/, cs: /Složit/, sk: /Položiť/, pl: /Pasuj/ };
const ENGLISH = readFileSync(join(DIST, "locales/en.ftl"), "utf8");

const chapters = Array.from({ length: 14 }, (_, number) => `-lesson-${String(number + 1).padStart(2, "0")}`);
const parts = (code) => ["", "-later", "-rooms", "-rules", "-tournament", "-school", "-learn", "-checks", "-review", "-own", "-dealer", ...chapters].map((part) => code + part);

// Short parts: perhaps no word of one letter comes in them.
const short = (code) => ["-drills", "-embed", "-glossary", "-page", "-records", "-spot", "-helper", "-more", "-teach"].map((part) => code + part);

test("the bundle has every language in all parts, as text and as script", () => {
  const expected = CODES.flatMap((code) => [...parts(code), ...short(code)]).flatMap((part) => [`${part}.ftl`, `${part}.js`]).sort();
  assert.deepEqual(readdirSync(join(DIST, "locales")).sort(), expected);
});

test("no line can end with a word of one letter", () => {
  for (const code of ["cs", "sk", "pl"]) {
    for (const part of [...parts(code), ...short(code)]) {
      const text = readFileSync(join(DIST, `locales/${part}.ftl`), "utf8");
      assert.doesNotMatch(text, /[ „(\u00A0][aikosuvwz] \S/i, part);
      if (parts(code).includes(part)) assert.match(text, /\u00A0/, part);
    }
  }
});

// tests/it/text/languages.rs holds the game to the same table.
test("the table of numbers and plural forms is that of Intl", () => {
  const rows = readFileSync(join(HERE, "../tests/data/intl.tsv"), "utf8").trim().split("\n").filter((row) => !row.startsWith("#"));
  assert.ok(rows.length > 150);
  for (const row of rows) {
    const [code, number, category, written] = row.split("\t");
    assert.equal(new Intl.PluralRules(code).select(Number(number)), category, row);
    assert.equal(new Intl.NumberFormat(code).format(Number(number)), written, row);
  }
});

test("the pseudo-language is longer, accented and in brackets, and keeps what is filled in", () => {
  assert.equal(stretched("Fold"), "Ffööļð");
  const longer = (text) => stretched(text).length / text.length;
  for (const text of ["Fold", "Why?", "Before new cards come to the table"]) assert.ok(longer(text) >= 1.3, text);
  const source = [
    "one = Pot { $amount }",
    "    .you = Your pot",
    "-term = ace",
    "two = { $n ->",
    "    [one] { $n } seat",
    "   *[other] { $n } seats of { one }",
    "} at most",
    "",
  ].join("\n");
  const lines = pseudo(source).split("\n");
  assert.equal(lines.length, source.split("\n").length);
  assert.match(lines[0], /^one = ⟦Ppööţ \{ \$amount \}⟧$/);
  assert.match(lines[1], /^ {4}\.you = ⟦Ýööûûŕ pööţ⟧$/);
  assert.match(lines[2], /^-term = ååçéé$/);
  assert.match(lines[5], /^ {3}\*\[other\] \{ \$n \} šééååţš ööf \{ one \}$/);
  assert.match(lines[6], /^\} .+⟧$/);
  const count = (text, pattern) => text.match(pattern)?.length ?? 0;
  for (const pattern of [/\{/g, /\}/g, /^[a-z-]+ =/gm, /^ +\*?\[/gm]) {
    assert.equal(count(pseudo(ENGLISH), pattern), count(ENGLISH, pattern), String(pattern));
  }
});

/** A page in that language; "pseudo" replaces the English texts on their way. */
async function pageIn(t, code, size) {
  const page = await newPage(t, { size, locale: code === "pseudo" ? "en-GB" : code });
  if (code === "pseudo") {
    await page.route(/locales\/en\.ftl/, (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: pseudo(ENGLISH) }));
  }
  return page;
}

test("all languages in the middle of a hand: the same cards, the same chips", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await openTable(page, { seed: "1a" });
  const before = await toDecision(page);
  for (const code of ["cs", "sk", "pl", "en", "pl"]) {
    await page.click("#app [data-settings]");
    await page.click(`#rooms:not([hidden]) [data-set="language"] [data-value="${code}"]`);
    await page.waitForFunction((code) => document.documentElement.lang === code, code);
    assert.equal(await page.locator(`#rooms [data-set="language"] [aria-checked="true"]`).getAttribute("data-value"), code);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#app:not([hidden])");
    await page.waitForFunction((is) => new RegExp(is).test(document.querySelector('#app [data-action="fold"]').innerText), FOLD[code].source);
    const { announced: _, ...after } = await state(page);
    const { announced: __, ...same } = before;
    assert.deepEqual(after, same, code);
    assert.match(await page.locator('[data-action="fold"]').innerText(), FOLD[code]);
  }
  await worker(page);
  await page.reload();
  await waitForTurn(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pl");
  clean(page);
});

test("a reader gets the language of the browser", async (t) => {
  for (const code of ["cs-CZ", "sk-SK", "pl-PL", "en-GB"]) {
    const page = await newPage(t, { locale: code });
    await open(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), code.slice(0, 2));
    clean(page);
  }
});

test("figures on the page are those of Intl", async (t) => {
  for (const code of CODES) {
    const page = await pageIn(t, code, SIZES.desktop);
    await openTable(page, { seed: "1a" });
    await toDecision(page);
    const figures = await page.evaluate((code) => {
      const plain = (text) => text.replace(/[\s,]/g, " ").trim();
      const shown = [...document.querySelectorAll("[data-seat]")].map((seat) => ({
        written: plain(seat.innerText),
        expected: plain(new Intl.NumberFormat(code).format(Number(seat.dataset.stack))),
      }));
      return shown.filter(({ written, expected }) => !written.includes(expected));
    }, code);
    assert.deepEqual(figures, [], code);
    clean(page);
  }
});

// Where cards lie does not depend on the language.
const TEXTS = BOXES.filter((box) => box !== ".seat .holes");
for (const code of ["pseudo", "cs", "sk", "pl"]) {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`${code}, ${name}: nothing overlaps, sticks out or is cut off`, async (t) => {
      const page = await pageIn(t, code, size);
      await openTable(page, { seed: "5ea1" });
      const seen = new Set();
      for (let step = 0; step < 40 && !(seen.has("over") && seen.size >= 5); step += 1) {
        const now = await waitForTurn(page);
        const kind = now.next ? "over" : now.street;
        if (!seen.has(kind)) {
          seen.add(kind);
          assert.deepEqual((await collisions(page, TEXTS)).filter((line) => !TUCKED.test(line)), [], kind);
          assert.deepEqual(await cut(page), [], kind);
          assert.equal(await scrolls(page), false, kind);
        }
        if (now.next) await page.click("[data-next-hand]");
        else await act(page, ["check", "call", "show"].find((name) => now.actions[name]?.enabled) ?? "fold");
      }
      assert.ok(seen.has("over") && seen.size >= 3, [...seen].join());
      for (const key of ["w", "j", "?"]) {
        await page.keyboard.press(key);
        await page.waitForSelector("[data-sheet]");
        assert.deepEqual(await cut(page), [], key);
        assert.equal(await scrolls(page), false, key);
        await page.keyboard.press("Escape");
      }
      clean(page);
    });
  }
}
