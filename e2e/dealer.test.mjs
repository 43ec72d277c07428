// The dealer school: a level by keyboard alone, a wrong pot, the report, four sizes.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { axe, clean, newPage, open, SIZES } from "./browser.mjs";

// The right answers are the engine's (tests/it/dealer/script.rs keeps the file).
const script = JSON.parse(readFileSync(new URL("dealer.json", import.meta.url), "utf8"));
const SHOTS = process.env.SHOTS;
const shot = async (page, name) => {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/dealer-${name}.png` });
};

/** The duty of a step on the screen; where a mishap waits to be noticed, another question is asked. */
const duty = (step) => `[data-duty="${step.duty}"][data-hand="${step.hand}"]${step.ring ? "[data-mishap]" : `[data-kind="${step.kind}"]`}`;
const spoken = (page) => page.locator('#practice [data-announce="now"]').textContent();
const place = (page) => page.evaluate(() => {
  const main = document.querySelector("#practice [data-duty]");
  return main && [main.dataset.hand, main.dataset.place, main.dataset.step].join();
});

/** The tab stop that a selector names. */
async function tabTo(page, selector) {
  for (let stops = 0; stops < 80; stops += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never comes to ${selector}`);
}

/** Answers a step by keys. */
async function byKeys(page, step, answer = step.answer) {
  if (step.ring) {
    await page.keyboard.press("b");
    await page.waitForSelector('[data-step="ruling"]');
  }
  if (step.kind === "number") {
    await page.waitForFunction(() => document.activeElement?.matches("[data-number]"));
    await page.keyboard.type(answer[0]);
    await page.keyboard.press("Enter");
  } else if (step.kind === "pots") {
    for (const [place, pot] of answer.entries()) {
      if (place > 0) {
        await tabTo(page, "[data-more-pots]");
        await page.keyboard.press("Enter");
        await page.waitForSelector(`[data-pot-sum="${place}"]`);
        await page.locator("[data-prompt]").focus();
      }
      await tabTo(page, `[data-pot-sum="${place}"]`);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(pot.sum);
      for (const seat of pot.seats) {
        const toggle = `[data-pot-seat="${place} ${seat}"]`;
        await tabTo(page, toggle);
        if ((await page.locator(toggle).getAttribute("aria-pressed")) !== "true") await page.keyboard.press("Space");
      }
    }
    await tabTo(page, "[data-hand-in]");
    await page.keyboard.press("Enter");
  } else if (step.kind === "five") {
    for (const card of answer) {
      await tabTo(page, `[data-card="${card}"]`);
      await page.keyboard.press("Space");
    }
    await tabTo(page, "[data-hand-in]");
    await page.keyboard.press("Enter");
  } else {
    for (const key of answer) await page.keyboard.press(key === "nobody" ? "n" : key === "10" ? "0" : key);
    if (step.kind === "seats") {
      await page.locator("[data-prompt]").focus();
      await page.keyboard.press("Enter");
    }
  }
}

async function steps(page, list, wrongAt) {
  for (const [index, step] of list.entries()) {
    await page.waitForSelector(duty(step));
    // Where a mishap is noticed, the way on begins at its ruling.
    const before = (await place(page)).replace(/asked-\d+$/, step.ring ? "ruling" : "$&");
    if (wrongAt?.(step, index)) await wrongAt(step, index)(page, step);
    await byKeys(page, step);
    await page.waitForFunction((before) => {
      const main = document.querySelector("#practice [data-duty]");
      return !main || [main.dataset.hand, main.dataset.place, main.dataset.step].join() !== before;
    }, before).catch(() => assert.fail(`${JSON.stringify(step)} leads nowhere`));
    const next = list[index + 1];
    if (next && next.hand !== step.hand) {
      await page.waitForSelector("[data-report]");
      await tabTo(page, "[data-next-hand]");
      await page.keyboard.press("Enter");
    }
  }
}

test("the school is offered on Learn, and its levels are listed", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/learn");
  await page.locator("[data-dealer]").click();
  await page.waitForSelector('[data-screen="dealers"]');
  assert.equal(await page.locator("[data-level]").count(), 6);
  assert.deepEqual(await axe(page), []);
  await shot(page, "levels");
  clean(page);
});

test("level D1 by keyboard alone, spoken, kept and passed", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, `#/dealer/d1?seed=${script.seed}&speed=instant`);
  const [first, ...rest] = script.d1;
  await page.waitForSelector(duty(first));
  // A slip is stopped, and said with its reason.
  const button = script.d1.find((step) => step.duty === "button");
  await steps(page, script.d1.slice(0, script.d1.indexOf(button)));
  await page.waitForSelector(duty(button));
  const wrong = ["1", "2", "3"].find((seat) => seat !== button.answer[0]);
  await page.keyboard.press(wrong);
  await page.waitForSelector('[data-verdict="wrong"]');
  assert.match(await spoken(page), /^Not quite\./);
  // The bell is for mishaps: there is none.
  await page.keyboard.press("b");
  await page.waitForSelector('[data-verdict="nothing"]');
  await shot(page, "d1-wrong");
  await page.keyboard.press("r");
  assert.match(await spoken(page), /No card on the board/);
  // It is kept where it stands.
  const here = await place(page);
  await page.reload();
  await page.waitForSelector(duty(button));
  assert.equal(await place(page), here);
  await steps(page, script.d1.slice(script.d1.indexOf(button)));
  await page.waitForSelector("[data-report][data-over]");
  assert.equal(await page.locator('[data-passed="true"]').count(), 1);
  assert.equal(await page.locator('[data-stop="button"]').count(), 1);
  assert.deepEqual(await axe(page), []);
  await shot(page, "d1-report");
  // The stop can be gone through again; it does not count.
  await page.locator("[data-replay-from]").click();
  await page.waitForSelector('[data-replay][data-duty="button"]');
  await page.locator("[data-back]").click();
  await tabTo(page, "[data-levels]");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[data-level="d1"][data-state="done"]');
  assert.ok(rest.length > 20);
  clean(page);
});

test("level D3 with a wrong pot: the chips would have gone wrong, the level is not passed", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, `#/dealer/d3?seed=${script.seed}&speed=instant`);
  const pot = script.d3.find((step) => step.duty === "gather");
  await steps(page, script.d3, (step) => step === pot && (async (page) => {
    const sum = String(Number(step.answer[0].sum) + 7);
    await byKeys(page, step, [{ ...step.answer[0], sum }]);
    await page.waitForSelector('[data-verdict="wrong"]');
    assert.deepEqual(await axe(page), []);
    await shot(page, "d3-wrong-pot");
    await page.locator("[data-prompt]").focus();
  }));
  await page.waitForSelector("[data-report][data-over]");
  assert.equal(await page.locator('[data-passed="false"]').count(), 1);
  assert.equal(await page.locator('[data-stop="gather"]').count(), 1);
  assert.equal(await page.locator('[data-drill="build-the-pots"]').count(), 1);
  assert.deepEqual(await axe(page), []);
  await shot(page, "d3-report");
  clean(page);
});

test("every size shows the table, the duty and its answers", async (t) => {
  for (const [name, size] of Object.entries(SIZES)) {
    for (const level of ["d1", "d3", "d6"]) {
      const page = await newPage(t, { size, locale: name === "embed" ? "cs" : "en" });
      await open(page, `#/dealer/${level}?seed=${script.seed}&speed=instant`);
      await page.waitForSelector("#practice [data-duty]");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${name} ${level} is ${wide} too wide`);
      assert.deepEqual(await axe(page), [], `${name} ${level}`);
      await shot(page, `${level}-${name}`);
      clean(page);
    }
  }
});
