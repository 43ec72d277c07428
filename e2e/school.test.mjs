// The school: every lesson to its end by the right answers, every foreseen wrong answer on the way.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { axe, clean, DIST, newPage, open, scrolls, SIZES } from "./browser.mjs";
import { ftl, lessons, rightSteps, wrongSteps } from "./lessons.mjs";

const ALL = lessons();

/** Does things on the page from inside of it: a lesson takes milliseconds. */
const inPage = () => {
  const soon = () => new Promise((go) => setTimeout(go));
  const enabled = (selector) => [...document.querySelectorAll(`#school ${selector}`)].filter((found) => !found.disabled);
  globalThis.pupil = async (steps) => {
    for (const step of steps) {
      if (step.clear) {
        for (const found of enabled(step.clear)) if (found.getAttribute("aria-pressed") === "true") found.click();
      } else if (step.amount) {
        const { min, max } = enabled(step.of)[0]?.dataset ?? {};
        let amount = Number(min);
        while (step.not.includes(amount)) amount += 1;
        if (!(amount <= Number(max))) return `no other amount at ${step.of}`;
        const field = enabled(step.amount)[0];
        if (field) {
          field.value = String(amount);
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }
      } else if (step.fill) {
        const field = enabled(step.fill)[0];
        if (!field) return `no field ${step.fill}`;
        field.value = step.value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      } else {
        const button = enabled(step.click)[0];
        if (!button) return `no button ${step.click}`;
        if (!(step.on && button.getAttribute("aria-pressed") === "true")) button.click();
      }
      await soon();
    }
    await soon();
    const verdict = document.querySelector("[data-verdict]");
    return {
      verdict: verdict?.dataset.verdict,
      feedback: verdict?.dataset.feedback,
      text: verdict?.textContent.replaceAll("\u00A0", " "),
      solved: document.querySelector("[data-solved]")?.dataset.solved,
      step: document.querySelector("[data-step]")?.dataset.step,
      kind: document.querySelector("[data-kind]")?.dataset.kind,
      done: document.querySelector("[data-done]") !== null,
    };
  };
  globalThis.lessonOpen = async (id) => {
    location.hash = `#/lesson/${id}?speed=instant`;
    for (let tries = 0; tries < 400; tries += 1) {
      if (document.querySelector(`[data-lesson="${id}"] [data-step="1"]`)) return true;
      await new Promise((go) => setTimeout(go, 10));
    }
    return false;
  };
};

const pupil = (page, steps) => page.evaluate((steps) => globalThis.pupil(steps), steps);
const goOn = [{ click: "[data-go-on]" }];

/** One way through a lesson; the wrong answer number `round` of each question comes first. */
async function through(page, lesson, words, round, met) {
  const all = [...lesson.step.map((step, place) => [step, `lesson-${lesson.id}-${place + 1}`]), ...lesson.check.map((step, place) => [step, `lesson-${lesson.id}-q${place + 1}`])];
  for (const [step, id] of all) {
    const where = `${id} (${step.kind})`;
    if (step.kind === "see") {
      await pupil(page, goOn);
      continue;
    }
    const wrong = wrongSteps(lesson, step)[round];
    if (wrong?.do) {
      const told = await pupil(page, wrong.do);
      assert.equal(typeof told, "object", `${where} ${wrong.word}: ${told}`);
      const own = words[`${id}.${wrong.word}`];
      assert.equal(told.verdict, wrong.allowed ? "taken-back" : "wrong", `${where} ${wrong.word}`);
      const expected = own === undefined ? "right" : wrong.word;
      assert.equal(told.feedback, expected, `${where} ${wrong.word}`);
      assert.ok(told.text.includes((own ?? words[`${id}.right`]).replaceAll("\u00A0", " ")), `${where} ${wrong.word}: ${told.text}`);
      assert.equal(told.solved, "false", where);
      met.push(`${id}.${wrong.word}`);
    }
    const right = rightSteps(lesson, step);
    if (right === null) {
      // The pots in the middle of a hand: the second mistake shows them.
      await pupil(page, [{ fill: '[data-pot-sum="0"]', value: "1" }, { click: "[data-hand-in]" }]);
      await pupil(page, [{ click: "[data-hand-in]" }]);
      await pupil(page, goOn);
      continue;
    }
    const told = await pupil(page, right);
    assert.equal(typeof told, "object", `${where}: ${told}`);
    assert.deepEqual([told.verdict, told.solved], ["right", "true"], `${where}: ${told.text}`);
    assert.ok(told.text.includes(words[`${id}.right`].replaceAll("\u00A0", " ")), `${where}: ${told.text}`);
    await pupil(page, goOn);
  }
  const end = await pupil(page, []);
  assert.equal(end.done, true, `${lesson.id} is done`);
}

test("every lesson is completed by its right answers, and each wrong answer meets its own word", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/learn?speed=instant");
  await page.evaluate(inPage);
  assert.equal(ALL.length, 52);
  const met = [];
  let foreseen = 0;
  for (const lesson of ALL) {
    const words = ftl("en", lesson.chapter, lesson.id);
    const asked = [...lesson.step, ...lesson.check];
    foreseen += asked.reduce((sum, step) => sum + wrongSteps(lesson, step).length, 0);
    const rounds = Math.max(...asked.map((step) => wrongSteps(lesson, step).length));
    assert.ok(await page.evaluate((id) => globalThis.lessonOpen(id), lesson.id), `${lesson.id} opens`);
    for (let round = 0; round < rounds; round += 1) {
      await through(page, lesson, words, round, met);
      if (round + 1 < rounds) await pupil(page, [{ click: "[data-again]" }]);
    }
  }
  t.diagnostic(`${met.length} of ${foreseen} wrong answers met`);
  assert.ok(met.length >= foreseen * 0.97, `${met.length} of ${foreseen}`);
  await page.evaluate(() => { location.hash = "#/learn"; });
  await page.waitForSelector('[data-screen="learn"]');
  assert.equal(await page.locator('[data-open][data-state="done"]').count(), 52);
  clean(page);
});
