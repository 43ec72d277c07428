// For teachers: the page that makes links, receipts, sheets on paper; the school without a network.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { axe, clean, HERE, newPage, open, SIZES } from "./browser.mjs";

const OUT = join(HERE, "out");
const line = (page, name) => page.locator(`[data-line="${name}"]`).inputValue();
const pick = (page, name, place) => page.locator(`[data-pick="${name}"] label`).nth(place).click();

/** What stands on the paper: what is shown in print, page by page as wide as A4. */
async function onPaper(page) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 688, height: 1000 });
  const seen = await page.evaluate(() => {
    const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
    const pressed = [...document.querySelectorAll("button, select, textarea, .langs, .contents")].filter(shown);
    const dark = [...document.querySelectorAll("main *")].filter(shown).filter((element) => {
      const [red, green, blue, alpha = 1] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g).map(Number);
      return alpha > 0.5 && red + green + blue < 600;
    });
    return {
      pressed: pressed.map((element) => element.outerHTML.slice(0, 120)),
      dark: dark.map((element) => element.outerHTML.slice(0, 120)),
      wide: document.documentElement.scrollWidth > innerWidth,
      text: document.querySelector("#rooms:not([hidden]), #school:not([hidden]), #practice:not([hidden])").innerText,
    };
  });
  assert.deepEqual(seen.pressed, [], "nothing to press on paper");
  assert.deepEqual(seen.dark, [], "nothing dark on paper");
  assert.ok(!seen.wide, "nothing is wider than the paper");
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, path: join(OUT, `paper-${(await page.evaluate(() => location.hash)).replace(/\W+/g, "-").slice(0, 60)}.pdf`) });
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g).length;
  await page.emulateMedia({ media: "screen" });
  return { ...seen, pages };
}

test("a link is made by clicking: it asks for what was chosen, and its receipt can be checked", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/drills");
  await page.click("[data-teach]");
  await page.waitForSelector('[data-screen="teach"]');
  await page.selectOption('[data-field="which"]', "who-acts-first");
  await pick(page, "level", 1);
  await pick(page, "hints", 1);
  await page.fill('[data-field="count"]', "1");
  await page.fill('[data-field="pass"]', "80");
  await page.fill('[data-field="ref"]', "7B");
  const link = await line(page, "link");
  assert.match(link, /#\/drill\/who-acts-first\?v=1&seed=[0-9a-f]{1,8}&count=1&level=1&pass=80&hints=off&ref=7B$/);
  assert.equal(await page.locator("[data-try]").getAttribute("href"), link.slice(link.indexOf("#")));
  assert.ok((await line(page, "element")).includes('<cards-speak src="#/drill/who-acts-first" seed="'));
  assert.ok((await line(page, "frame")).includes(link.slice(link.indexOf("#"))));
  // A wrong value is named with what is allowed, and stands in no link.
  await page.fill('[data-field="pass"]', "800");
  await page.getByText("a whole number from 0 to 100 is allowed").waitFor();
  assert.doesNotMatch(await line(page, "link"), /pass=/);
  await page.fill('[data-field="pass"]', "80");
  // A class: other cards for each pupil.
  await page.fill('[data-field="class"]', "3");
  const each = (await line(page, "class")).split("\n");
  assert.deepEqual(each, [1, 2, 3].map((slot) => `${slot} ${link}&slot=${slot}`));
  assert.deepEqual(await axe(page), []);
  // A pupil does it, and the receipt belongs to it.
  await page.goto("about:blank");
  await open(page, `${link.slice(link.indexOf("#"))}&slot=2&speed=instant`);
  await page.getByText("Pass mark: 80%").waitFor();
  await page.click("[data-begin]");
  await page.waitForSelector("[data-run]");
  await page.locator("[data-ask] .answers > button").first().click();
  await page.click("[data-go-on]");
  const letters = await page.locator("[data-receipt]").getAttribute("data-receipt");
  const score = await page.locator("[data-summary]").getAttribute("data-score");
  const day = (await page.locator("[data-receipt] .note-s").first().textContent()).split(" · ")[1];
  await open(page, "#/teach");
  for (const [name, value] of Object.entries({ link: `${link}&slot=2`, score, day, letters })) await page.fill(`[data-check="${name}"]`, value);
  await page.waitForSelector('[data-checked="right"]');
  await page.fill('[data-check="link"]', `${link}&slot=3`);
  await page.waitForSelector('[data-checked="wrong"]');
  clean(page);
});

test("a gate and a lesson: only what they have can be set", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await open(page, "#/teach");
  await pick(page, "what", 1);
  await page.selectOption('[data-field="which"]', "5");
  await pick(page, "level", 0);
  await pick(page, "seed", 0);
  assert.match(await line(page, "link"), /#\/gate\/5\?v=1$/);
  assert.equal(await page.locator('[data-field="count"]').getAttribute("placeholder"), "8");
  await pick(page, "what", 2);
  await page.selectOption('[data-field="which"]', "side-pot");
  await page.fill('[data-field="ref"]', "7B");
  assert.match(await line(page, "link"), /#\/lesson\/side-pot\?v=1&ref=7B$/);
  for (const name of ["count", "tries", "limit", "class"]) assert.equal(await page.locator(`[data-field="${name}"]`).count(), 0, name);
  const [sheet] = await Promise.all([page.context().waitForEvent("page"), page.click("[data-sheet]")]);
  await sheet.waitForSelector('[data-screen="sheet"][data-lesson="side-pot"] [data-paper]');
  clean(page);
});

test("every sheet prints in black on white, as wide as the paper, with nothing to press", async (t) => {
  mkdirSync(OUT, { recursive: true });
  for (const dark of [false, true]) {
    const page = await newPage(t, { size: SIZES.desktop, dark });
    const sheets = {
      "#/lesson/side-pot/sheet?key=1": [/Check questions/, /Answers/, /Name/],
      "#/lesson/button/sheet": [/dealer button/, /Name/],
      "#/drill/min-raise-to/sheet?seed=5eed&level=2&count=6&key=1": [/Answers/, /BET-\d/],
      "#/drill/who-wins/sheet?seed=5eed&level=3&count=4&class=2": [/pupil 1/, /pupil 2/],
      "#/gate/5/sheet?seed=5eed": [/Name/],
      "#/rules/ALLIN-5": [/ALLIN-5/],
      "#/rules/ALLIN": [/ALLIN-1\b/, /ALLIN-14/],
      "#/house": [/Burn/i],
    };
    for (const [hash, texts] of Object.entries(sheets)) {
      await page.setViewportSize(SIZES.desktop);
      await page.goto("about:blank");
      await open(page, hash);
      await page.waitForSelector("[data-print]");
      if (/sheet/.test(hash)) await page.waitForSelector("[data-paper]");
      assert.deepEqual(await axe(page), [], hash);
      const paper = await onPaper(page);
      for (const text of texts) assert.match(paper.text, text, hash);
      assert.ok(paper.text.includes(hash), `${hash}: its address at the foot`);
      if (/key=1/.test(hash)) assert.ok(paper.pages >= 2, `${hash}: the answers have a page of their own`);
    }
    clean(page);
  }
});

test("the same sheet for the same address; without a seed the address gets one; every drill has one", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/drill/call-price/sheet");
  await page.waitForSelector("[data-paper]");
  const hash = await page.evaluate(() => location.hash);
  assert.match(hash, /\?seed=[0-9a-f]{16}$/);
  const text = await page.locator(".paper-sheet").innerText();
  await open(page, "#/drills");
  const all = await page.locator("[data-open]").evaluateAll((links) => links.map((link) => link.dataset.open));
  assert.equal(all.length, 36);
  await open(page, hash);
  await page.waitForSelector("[data-paper]");
  assert.equal(await page.locator(".paper-sheet").innerText(), text);
  for (const name of all) {
    await page.evaluate((name) => { location.hash = `#/drill/${name}/sheet?seed=5eed&level=3&count=3&key=1`; }, name);
    await page.waitForSelector(`[data-drill="drill/${name}"] [data-key] li:nth-child(3)`, { state: "attached" });
    const told = await page.locator("main.paper").innerText();
    assert.doesNotMatch(told, /[{}]|undefined|drill-[a-z]/, name);
  }
  clean(page);
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`${name}: the screens of the school fit the width, axe finds nothing by day and by night`, async (t) => {
    for (const dark of [false, true]) {
      const page = await newPage(t, { size, dark });
      for (const [hash, screen] of [["#/teach", "teach"], ["#/review", "review"], ["#/progress", "progress"], ["#/dealer", "dealers"], ["#/dealer/d1?speed=instant", "dealer"], ["#/lesson/side-pot/sheet", "sheet"], ["#/drill/build-the-pots/sheet?seed=1&level=3&key=1", "sheet"], ["#/spot", "spot"], ["#/rules/POT", "rule-group"]]) {
        await open(page, hash);
        await page.waitForSelector(`body > :not([hidden]) > [data-screen="${screen}"]`);
        if (screen === "sheet") await page.waitForSelector("body > :not([hidden]) [data-paper]");
        assert.deepEqual(await axe(page), [], `${hash} ${dark ? "dark" : "light"}`);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${hash} is too wide`);
      }
      clean(page);
    }
  });
}

test("the whole school without a network, after the first visit", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop, serviceWorkers: "allow" });
  await open(page, "#/home");
  await page.getByText("it works without a network").waitFor({ timeout: 60_000 });
  clean(page);
  await page.context().setOffline(true);
  for (const lang of ["cs", "sk", "pl", "en"]) {
    for (const [hash, wanted] of [["#/learn", '[data-open="all-in"]'], ["#/lesson/side-pot", '[data-step="1"]'], ["#/drill/min-raise-to", "[data-begin]"], ["#/gate/3", "[data-begin]"], ["#/dealer/d1", "[data-duty]"], ["#/review", "[data-before]"], ["#/progress", "[data-skill]"], ["#/teach", '[data-line="link"]'], ["#/lesson/all-in/sheet", "[data-paper]"], ["#/rules/ALLIN", "[data-rule]"]]) {
      await page.goto("about:blank");
      await page.goto(`${page.home}${hash}?lang=${lang}`);
      await page.waitForSelector(wanted);
      await page.waitForSelector(`html[lang="${lang}"]`);
    }
  }
  const failed = page.faults.filter((fault) => !/sw\.js|ERR_INTERNET_DISCONNECTED/.test(fault));
  assert.deepEqual(failed, []);
});
