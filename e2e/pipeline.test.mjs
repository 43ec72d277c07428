// One bundle starts everywhere: page, sub-folder, sandboxed frame of another origin, file.
// The bot worker runs each time, the content policy is never hurt, nobody else is asked.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { axe, bundle, clean, DIST, HERE, newPage, open, openFile, openFrame, scrolls, SIZES, started, worker } from "./browser.mjs";
import { serve } from "./server.mjs";

const LANGUAGES = readdirSync(join(DIST, "locales")).filter((name) => name.endsWith(".ftl"));

async function runs(where, { opaque }) {
  assert.ok(await started(where), "the first screen has a name");
  assert.equal(await worker(where), "ready", "the bot worker");
  assert.equal(await where.locator("#boot").count(), 0, "the start screen is gone");
  assert.equal(await where.evaluate(() => cardsSpeak.opaque), opaque);
  assert.match(await where.evaluate(() => cardsSpeak.buildId), /^[0-9a-f]{12}$/);
  for (const name of LANGUAGES) {
    const text = await where.evaluate((path) => cardsSpeak.loadText(path), `locales/${name}`);
    assert.equal(text, readFileSync(join(DIST, "locales", name), "utf8"), name);
  }
}

test("starts as a page at the root of a host", async (t) => {
  const page = await newPage(t);
  await open(page);
  await runs(page, { opaque: false });
  clean(page);
});

test("starts in a sub-folder of a host that compresses", async (t) => {
  const page = await newPage(t);
  await open(page, "", { at: "/school/games/poker/", brotli: true });
  await runs(page, { opaque: false });
  clean(page);
});

test("starts in a sandboxed frame of another origin, without any header", async (t) => {
  const page = await newPage(t);
  const frame = await openFrame(page);
  assert.equal(await frame.evaluate(() => self.origin), "null");
  await runs(frame, { opaque: true });
  clean(page);
});

test("starts in a frame without a sandbox", async (t) => {
  const page = await newPage(t);
  const frame = await openFrame(page, "", { sandbox: null });
  await runs(frame, { opaque: false });
  clean(page);
});

test("starts from a file", async (t) => {
  const page = await newPage(t);
  await openFile(page);
  await runs(page, { opaque: true });
  clean(page);
});

test("the policy refuses what is not of this bundle", async (t) => {
  const page = await newPage(t);
  await open(page);
  const other = await serve(HERE);
  t.after(() => other.close());
  const refused = await page.evaluate(async (foreign) => {
    const violated = [];
    addEventListener("securitypolicyviolation", (event) => violated.push(event.effectiveDirective));
    const script = (change) => new Promise((done) => {
      const tag = document.createElement("script");
      tag.onload = tag.onerror = done;
      change(tag);
      document.head.append(tag);
      setTimeout(done, 500);
    });
    await script((tag) => { tag.textContent = "globalThis.inlineRan = true"; });
    await script((tag) => { tag.src = foreign; });
    await fetch(foreign).catch(() => {});
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(new Image(), { src: foreign }));
    await new Promise((done) => setTimeout(done, 200));
    return { violated: [...new Set(violated)].sort(), ran: globalThis.inlineRan === true };
  }, `${other.url}host.html`);
  assert.equal(refused.ran, false);
  assert.deepEqual(refused.violated, ["connect-src", "img-src", "script-src-elem", "style-src-attr"]);
});

const deeper = (where) => where.evaluate(async () => (await cardsSpeak.startWorker(60_000, true)) instanceof Worker);

test("the worker of the levels that reckon hands out comes when it is asked for, in a page and a sandboxed frame", async (t) => {
  const page = await newPage(t);
  await open(page);
  assert.equal(await worker(page), "ready");
  assert.equal(await deeper(page), true);
  assert.equal(await worker(page), "deep");
  clean(page);
  const frame = await openFrame(page);
  assert.equal(await worker(frame), "ready");
  assert.equal(await deeper(frame), true);
  assert.equal(await worker(frame), "deep");
});

test("where the worker of those levels does not come, the usual one takes its place", async (t) => {
  const page = await newPage(t);
  await page.route(/deep_worker/, (route) => route.abort());
  await open(page);
  assert.equal(await worker(page), "ready");
  assert.equal(await deeper(page), true);
  assert.equal(await worker(page), "ready");
});

test("a refused worker is not waited for: its program runs in the page", async (t) => {
  const page = await newPage(t);
  await page.route(/bot_worker\.js/, (route) => route.abort());
  await open(page);
  assert.equal(await worker(page), "fallback");
  const began = Date.now();
  assert.equal(await page.evaluate(async () => (await cardsSpeak.startWorker(60_000)) instanceof Worker), false);
  assert.ok(Date.now() - began < 10_000);
});

test("a silent worker is given up after the time limit", async (t) => {
  const page = await newPage(t);
  await page.route(/bot_worker_boot\.js/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await open(page);
  assert.equal(await page.evaluate(async () => (await cardsSpeak.startWorker(200)) instanceof Worker), false);
  assert.equal(await worker(page), "fallback");
});

test("a program of the bots that cannot be loaded at all is told", async (t) => {
  const page = await newPage(t);
  await page.route(/bot_worker/, (route) => route.abort());
  await open(page);
  assert.equal(await worker(page), "failed");
  const reason = await page.evaluate(() => cardsSpeak.startWorker(5000).catch((error) => error.message));
  assert.match(reason, /bot_worker_inline\.js/);
});

test("a game that cannot start says so", async (t) => {
  const page = await newPage(t, { size: SIZES.embed });
  await page.route(/_bg\.wasm/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto((await bundle()).url);
  await page.locator(".boot-failed").waitFor();
  assert.match(await page.locator(".boot-failed").innerText(), /could not start/);
  assert.ok(await page.locator(".boot-failed code").innerText(), "with the reason");
  assert.deepEqual(await axe(page), []);
  assert.equal(await scrolls(page), false);
});

test("without scripts the page says what it needs", async (t) => {
  const page = await newPage(t, { javaScriptEnabled: false });
  await page.goto((await bundle()).url);
  const text = await page.locator("#boot").innerText();
  assert.match(text, /allow JavaScript/);
  assert.match(text, /Povolte prosím/);
  assert.match(text, /Povoľte, prosím/);
  assert.match(text, /Włącz na tej stronie/);
  assert.doesNotMatch(text, /Shuffling/);
});

test("the page has no inline script and no style attribute", async () => {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  assert.doesNotMatch(page, /<script(?![^>]*\ssrc=)/);
  assert.doesNotMatch(page, /\sstyle=|<style|\son\w+=/);
  assert.doesNotMatch(page, /https?:/);
});

test("no path of the building machine is in the bundle", async () => {
  for (const name of readdirSync(DIST).filter((name) => name.endsWith(".wasm"))) {
    const text = readFileSync(join(DIST, name), "latin1");
    assert.doesNotMatch(text, /\/(home|root|Users)\//, name);
  }
});
