// The game inside of other pages: ten at once, under their content policy, in a sandbox; what a
// link can say, alone and in pairs; the messages between the pages.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { act, axe, bundle, clean, newPage, open, openFrame, SIZES, started, waitForTurn } from "./browser.mjs";
import { serve } from "./server.mjs";

const HAND = readFileSync(fileURLToPath(new URL("../tests/data/hand-link-1.txt", import.meta.url)), "utf8").trim();

const SCHEMA = JSON.parse(readFileSync(fileURLToPath(new URL("../docs/messages-v1.schema.json", import.meta.url)), "utf8"));
/** What is wrong with a value by a schema, of the keywords that ours has: one line a fault. */
function faults(value, schema, at = "message") {
  if (schema.$ref) return faults(value, SCHEMA.$defs[schema.$ref.split("/").at(-1)], at);
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;
  const types = schema.type ? [schema.type].flat() : [];
  const found = [];
  const fault = (what) => found.push(`${at}: ${what}: ${JSON.stringify(value)}`);
  if (types.length > 0 && !types.includes(kind) && !(kind === "integer" && types.includes("number"))) fault(`no ${types}`);
  if ("const" in schema && value !== schema.const) fault(`not ${schema.const}`);
  if (schema.enum && !schema.enum.includes(value)) fault(`none of ${schema.enum}`);
  if (schema.pattern && !new RegExp(schema.pattern).test(value)) fault(`not like ${schema.pattern}`);
  if (value < schema.minimum || value > schema.maximum) fault("out of range");
  for (const part of schema.allOf ?? []) found.push(...faults(value, part, at));
  const some = schema.anyOf ?? schema.oneOf;
  if (some && some.every((part) => faults(value, part, at).length > 0)) fault("nothing of the list");
  if (kind === "array" && schema.items) value.forEach((item, place) => found.push(...faults(item, schema.items, `${at}[${place}]`)));
  if (kind === "object") {
    for (const name of schema.required ?? []) if (!(name in value)) fault(`lacks ${name}`);
    for (const [name, part] of Object.entries(schema.properties ?? {})) if (name in value) found.push(...faults(value[name], part, `${at}.${name}`));
  }
  return found;
}
/** All messages are as the schema says. */
const lawful = (messages) => {
  assert.ok(messages.length > 0);
  for (const message of messages) assert.deepEqual(faults(message, SCHEMA.$defs[message.type.replace("cards-speak/", "")]), []);
};

/** A page of a school: `body` on an origin of its own, under a policy that allows the bundle and nothing else. */
async function school(t, page, body, more = "") {
  const game = await bundle();
  const folder = mkdtempSync(join(tmpdir(), "cards-speak-host-"));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), `<!doctype html><html lang="en"><meta charset="utf-8"><title>School</title>
    <link rel="icon" href="data:,"><script src="${game.url}cards-speak.js" async></script>${body}</html>`);
  const policy = `default-src 'none'; script-src ${game.url}; frame-src ${game.url}; img-src data:${more}`;
  const host = await serve(folder, { headers: { "content-security-policy": policy } });
  t.after(() => host.close());
  page.home = host.url;
  page.alsoHome = game.url;
  await page.addInitScript(() => {
    globalThis.heard = [];
    for (const name of ["ready", "state", "event", "result", "resize", "error"]) {
      addEventListener(`cards-speak-${name}`, ({ target, detail }) => heard.push({ of: target.id, ...detail }));
    }
    globalThis.violated = 0;
    addEventListener("securitypolicyviolation", () => { violated += 1; });
  });
  await page.goto(host.url);
  return { game, host };
}
const heard = (page, of, type) =>
  page.evaluate(([of, type]) => heard.filter((one) => one.of === of && one.type === `cards-speak/${type}`), [of, type]);
const hears = (page, of, type) =>
  page.waitForFunction(([of, type]) => heard.some((one) => one.of === of && one.type === `cards-speak/${type}`), [of, type]);

test("ten different embeds on one page, under the policy of its host", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await school(t, page, `
    <cards-speak id="a" src="#/play" seed="1" seats="2" speed="instant" lang="cs"><a href="#">fallback</a></cards-speak>
    <cards-speak id="b" src="#/play" seed="2" seats="10" structure="pl" speed="instant" theme="dark" felt="plum"></cards-speak>
    <cards-speak id="c" src="#/play" seed="3" structure="fl" rules="raiseCap:3" blinds="25/50" level="2" lang="sk" deck="4"></cards-speak>
    <cards-speak id="d" src="#/play" seed="4" sandbox lang="pl" accent="ffe100" felt="334455" radius="2" font="Georgia, serif"></cards-speak>
    <cards-speak id="e" src="#/rules/SHOW-10" lang="pl" hide="languages,home"></cards-speak>
    <cards-speak id="f" src="#/rules" sandbox="allow-scripts" theme="light"></cards-speak>
    <cards-speak id="g" src="#/home" contrast="more" size="120"></cards-speak>
    <cards-speak id="h" src="#/hand/${HAND}" readonly="1" lang="cs"></cards-speak>
    <cards-speak id="i" src="#/lesson/none-of-this-name" lang="cs" radius="99" accent="000000"></cards-speak>
    <cards-speak id="j" src="#/new" height="500" voice="Georgia"></cards-speak>`);
  await page.waitForFunction(() => customElements.get("cards-speak"));
  for (const id of "abcdefghij") {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await hears(page, id, "ready");
  }
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  assert.equal(frames.length, 10);
  const shown = Object.fromEntries(await Promise.all([..."abcdefghij"].map(async (id) => [id, (await heard(page, id, "ready"))[0]])));
  assert.deepEqual([shown.a.lang, shown.c.lang, shown.d.lang, shown.e.lang], ["cs", "sk", "pl", "pl"]);
  assert.deepEqual([shown.a.screen, shown.e.screen, shown.g.screen, shown.h.screen, shown.j.screen], ["table", "rules", "home", "history", "new-game"]);
  assert.equal(shown.e.address, "#/rules/SHOW-10");
  // Wrong values are named to the host and to the reader, in his language; the rest counts.
  await page.waitForFunction(() => heard.filter((one) => one.of === "i" && one.code === "bad-parameter").length === 2);
  const inner = await (await page.waitForSelector("#i iframe")).contentFrame();
  await inner.getByText("„radius=99“: zaoblení je číslo od 0 do 16.").waitFor();
  // Each frame is as high as it needs, or as its host wants.
  const height = (id) => page.evaluate((id) => document.querySelector(`#${id} iframe`).clientHeight, id);
  assert.equal(await height("j"), 500);
  const e = await (await page.waitForSelector("#e iframe")).contentFrame();
  await e.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
  assert.equal(await page.evaluate(() => violated), 0);
  lawful(await page.evaluate(() => heard.map(({ of, ...message }) => message)));
  const a = await (await page.waitForSelector("#a iframe")).contentFrame();
  await waitForTurn(a);
  assert.equal(await page.locator("#a a").count(), 0, "the link gives way to the frame");
  clean(page);
});

test("every parameter of the looks, alone and with each other one", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await open(page, "#/home?v=1");
  const wrong = await page.evaluate(async () => {
    const root = document.documentElement;
    const style = (name) => root.style.getPropertyValue(name);
    // Two values each, and what the page looks like with them.
    const all = {
      v: [["1", "1"], () => "1"],
      theme: [["dark", "light"], () => root.dataset.theme],
      accent: [["ffe100", "ffd447"], () => style("--cs-accent").slice(1)],
      felt: [["3a4a5c", "334455"], () => style("--cs-felt").slice(1)],
      radius: [["0", "16"], () => style("--cs-radius").replace("px", "")],
      font: [["Georgia", "serif"], () => style("--cs-font")],
      voice: [["Georgia", "serif"], () => style("--cs-font-voice")],
      deck: [["4", "2"], () => root.dataset.deck],
      contrast: [["more", "normal"], () => root.dataset.contrast],
      size: [["150", "100"], () => style("font-size").replace("%", "")],
      unit: [["blinds", "chips"], () => (JSON.parse(cardsSpeak.memory.get("cards-speak/settings/1")).blinds ? "blinds" : "chips")],
      skip: [["1", "0"], () => String(Number(JSON.parse(cardsSpeak.memory.get("cards-speak/settings/1")).skip))],
      freefold: [["1", "0"], () => String(Number(JSON.parse(cardsSpeak.memory.get("cards-speak/settings/1")).free_fold))],
      keys: [["0", "1"], () => String(Number(JSON.parse(cardsSpeak.memory.get("cards-speak/settings/1")).keys))],
      hand: [["left", "right"], () => (JSON.parse(cardsSpeak.memory.get("cards-speak/settings/1")).left ? "left" : "right")],
      say: [["short", "full"], () => (JSON.parse(cardsSpeak.memory.get("cards-speak/settings/1")).terse ? "short" : "full")],
      helper: [["on", "off"], () => (JSON.parse(cardsSpeak.memory.get("cards-speak/settings/1")).helper ? "on" : "off")],
      hide: [["home,log", "pause"], () => root.dataset.hide?.replaceAll(" ", ",")],
      readonly: [["1", "0"], () => ("readonly" in root.dataset ? "1" : "0")],
      host: [["https://a.example", "https://b.example"], () => cardsSpeak.inlined.embed.wishes.host[0]],
      ref: [["7B-week-3", "x"], () => cardsSpeak.inlined.embed.wishes.ref],
    };
    const names = Object.keys(all);
    const wrong = [];
    for (const one of names) {
      for (const other of names.slice(names.indexOf(one))) {
        for (const turn of [0, 1]) {
          const asked = one === other ? [one] : [one, other];
          const hash = `#/home?${asked.map((name) => `${name}=${all[name][0][turn]}`).join("&")}`;
          if (hash === location.hash) continue;
          location.hash = hash;
          await new Promise((done) => addEventListener("hashchange", done, { once: true }));
          for (const name of asked) {
            const [values, shows] = all[name];
            if (shows() !== values[turn]) wrong.push(`${asked}: ${name} is ${shows()}`);
          }
          if (cardsSpeak.address() !== "/home") wrong.push(cardsSpeak.address());
        }
      }
    }
    return wrong;
  });
  assert.deepEqual(wrong, []);
  assert.equal(await page.locator('[data-bar="wrong"]').count(), 0);
  assert.deepEqual(await axe(page), []);
  clean(page);
});

test("every parameter of a game, alone and with each other one", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await page.addInitScript(() => {
    globalThis.violated = 0;
    addEventListener("securitypolicyviolation", () => { violated += 1; });
  });
  await open(page, "#/home?v=1");
  const values = { seed: "f1a5c0", seats: "3", structure: "pl", speed: "instant", rules: "raiseCap:3", blinds: "10/20", buyin: "900", level: "2" };
  const names = Object.keys(values);
  for (const one of names) {
    for (const other of names.slice(names.indexOf(one))) {
      const asked = one === other ? [one] : [one, other];
      const address = `#/play?${asked.map((name) => `${name}=${encodeURIComponent(values[name])}`).join("&")}&felt=plum`;
      await page.evaluate((address) => { location.hash = address; }, address);
      const expected = {
        seats: asked.includes("seats") ? 3 : 6,
        speed: asked.includes("speed") ? "instant" : "normal",
        chips: (asked.includes("seats") ? 3 : 6) * (asked.includes("buyin") ? 900 : asked.includes("blinds") ? 2000 : 1000),
      };
      await page.waitForFunction(({ seats, speed, chips }) => {
        const table = document.querySelector("#app:not([hidden]) [data-table]");
        const sum = (selector, name) => [...table.querySelectorAll(selector)].reduce((all, { dataset }) => all + Number(dataset[name]), 0);
        return table && !("wrong" in table.dataset) && Number(table.dataset.hand) === 1
          && table.querySelectorAll("[data-seat]").length === seats && table.dataset.speed === speed
          && sum("[data-seat]", "stack") + sum("[data-seat]", "bet") + sum("[data-pot]", "amount") === chips;
      }, expected).catch(() => assert.fail(`${address} does not show ${JSON.stringify(expected)}`));
    }
  }
  assert.equal(await page.evaluate(() => violated), 0);
  clean(page);
});

test("the whole page of the documentation works as it stands", async (t) => {
  const guide = readFileSync(fileURLToPath(new URL("../docs/embedding.md", import.meta.url)), "utf8");
  const [, example] = guide.match(/```html\n(<!doctype html>[^]*?)```/);
  const page = await newPage(t, { size: SIZES.desktop });
  const game = await bundle();
  const folder = mkdtempSync(join(tmpdir(), "cards-speak-host-"));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "index.html"), example.replaceAll("https://YOUR.HOST/poker/", game.url).replace("<title>", '<link rel="icon" href="data:,"><title>'));
  const host = await serve(folder);
  t.after(() => host.close());
  page.home = host.url;
  page.alsoHome = game.url;
  await page.goto(host.url);
  const within = async (id) => {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    return (await page.waitForSelector(`#${id} iframe`)).contentFrame();
  };
  for (const [id, kind] of [["table", "hand"], ["spot", "spot"]]) {
    const table = await within(id);
    for (let now = await waitForTurn(table); !now.next; now = await waitForTurn(table)) {
      await act(table, ["check", "call", "muck", "fold"].find((name) => now.actions[name]?.enabled));
    }
    await page.locator("#results li", { hasText: new RegExp(`^${id}: ${kind} 1, -?\\d+ chips$`) }).waitFor();
  }
  for (const [id, shown] of [["lesson", '[data-lesson="all-in"] .study'], ["hand", ".replay"], ["rule", '[data-rule="SHOW-10"]']]) {
    await (await within(id)).waitForSelector(shown);
  }
  const drill = await within("drill");
  await drill.click("[data-begin]");
  for (let question = 1; question <= 5; question += 1) {
    await drill.waitForSelector(`[data-question="${question}"]`);
    await drill.fill("[data-ask] input", "1");
    await drill.click("[data-hand-in]");
    await drill.click("[data-go-on]");
  }
  await page.locator("#results li", { hasText: /^drill: min-raise-to, 0 per cent in [\d.]+ seconds$/ }).waitFor();
  clean(page);
});

test("what a program cannot take of its address is said to the host, too", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  await school(t, page, `
    <cards-speak id="drill" src="#/drill/min-raise-to" count="1000" level="9" lang="cs"></cards-speak>
    <cards-speak id="gate" src="#/gate/1" pass="200"></cards-speak>
    <cards-speak id="lesson" src="#/lesson/all-in" pass="much"></cards-speak>
    <cards-speak id="table" src="#/play" seats="40" structure="xl" lang="sk"></cards-speak>`);
  const wrong = { drill: ["level", "count"], gate: ["pass"], lesson: ["pass"], table: ["seats", "structure"] };
  for (const [of, parameters] of Object.entries(wrong)) {
    await page.locator(`#${of}`).scrollIntoViewIfNeeded();
    await page.waitForFunction(([of, count]) => heard.filter((one) => one.of === of && one.code === "bad-parameter").length >= count, [of, parameters.length]);
    const told = await heard(page, of, "error");
    assert.deepEqual(told.map(({ parameter }) => parameter), parameters);
    assert.ok(told.every(({ message }) => message.length > 10));
  }
  assert.equal((await heard(page, "drill", "error"))[1].message, "„count=1000“: povolené je celé číslo od 1 do 100.");
  assert.equal((await heard(page, "table", "error"))[0].value, "40");
  lawful(await page.evaluate(() => heard.map(({ of, ...message }) => message)));
  clean(page);
});

test("an address where there is nothing is named to the host and to the reader", async (t) => {
  const { page, frame, say, hears } = await talk(t, "#/lesson/none-of-this-name?lang=cs");
  const told = async () => (await page.evaluate(() => heard.filter(({ code }) => code === "bad-address"))).map(({ address }) => address);
  const screen = () => page.evaluate(() => heard.filter(({ type }) => type === "cards-speak/state").at(-1)?.screen);
  await hears(() => heard.some(({ code }) => code === "bad-address"));
  await frame.locator('[data-screen="learn"] [role="alert"]', { hasText: "Na adrese „#/lesson/none-of-this-name“ nic není." }).waitFor();
  const first = await page.evaluate(() => heard.find(({ code }) => code === "bad-address"));
  assert.deepEqual([first.address, first.message], ["#/lesson/none-of-this-name", "Na adrese „#/lesson/none-of-this-name“ nic není. Tohle je nejbližší stránka."]);
  // Each kind of thing that may not be there: its address, and what is shown instead.
  const all = [
    ["#/drill/none", "drills"], ["#/gate/99", "drills"], ["#/dealer/d9", "dealers"], ["#/rules/SHOW-999", "rules"],
    [`#/hand/${HAND.slice(0, 60)}`, "history"], ["#/hand/9abc", "history"], ["#/history/5eed", "history"], ["#/import/7", "import"],
    ["#/spot/1abc", "spot"], ["#/cellar", "table"], ["#/tournament/x", "table"], ["#/lesson/none-of-this-name", "learn"],
  ];
  const addresses = ["#/lesson/none-of-this-name"];
  for (const [address, name] of all) {
    await say({ type: "cards-speak/load", v: 1, address });
    addresses.push(address);
    await hears((count) => heard.filter(({ code }) => code === "bad-address").length >= count, addresses.length).catch(() => assert.fail(`${address} is not told`));
    assert.ok(await page.evaluate(() => heard.filter(({ code }) => code === "bad-address").at(-1).message.length > 10), address);
    await hears((name) => heard.filter(({ type }) => type === "cards-speak/state").at(-1)?.screen === name, name).catch(async () => assert.fail(`${address} shows ${await screen()}`));
  }
  assert.deepEqual(await told(), addresses, "each once");
  // What is there is not complained of.
  for (const [address, name] of [["#/lesson/all-in", "lesson"], [`#/hand/${HAND}`, "history"], ["#/rules/SHOW-10", "rules"], ["#/drill/min-raise-to", "drill"]]) {
    await say({ type: "cards-speak/load", v: 1, address });
    await hears(([address, name]) => heard.some((one) => one.type === "cards-speak/state" && one.address === address && one.screen === name), [address, name]);
    await page.waitForTimeout(200);
  }
  assert.deepEqual(await told(), addresses);
  lawful(await page.evaluate(() => heard));
  clean(page);
});

/** A host that writes down the messages of its only frame. */
async function talk(t, hash, options = {}) {
  const page = await newPage(t, { size: SIZES.desktop });
  await page.addInitScript(() => {
    globalThis.heard = [];
    addEventListener("message", ({ data, source }) => {
      if (source === document.querySelector("iframe")?.contentWindow) heard.push(data);
    });
  });
  const frame = await openFrame(page, hash, options);
  const say = (data) => page.evaluate((data) => document.querySelector("iframe").contentWindow.postMessage(data, "*"), data);
  const hears = (test, ...args) => page.waitForFunction(test, ...args);
  return { page, frame, say, hears };
}

test("a host plays a hand by messages, and hears how it ended", async (t) => {
  const { page, frame, say, hears } = await talk(t, "#/play?v=1&seed=f1a5c0&seats=3&speed=instant&readonly=1&ref=7B");
  await started(frame);
  const turns = () => page.evaluate(() => {
    const { table } = heard.filter(({ type }) => type === "cards-speak/state").at(-1) ?? {};
    return table && { hand: table.hand, actions: table.actions.map(({ action }) => action), next: table.next };
  });
  await hears(() => heard.some(({ type, table }) => type === "cards-speak/state" && table?.actions.length > 0));
  // Only to be looked at: the reader's key and click do nothing.
  const before = await turns();
  await frame.locator("body").press("f");
  await frame.locator('[data-action="fold"]').dispatchEvent("click");
  assert.deepEqual(await turns(), before);
  for (let acts = 0; acts < 30; acts += 1) {
    const now = await turns();
    if (now.next) break;
    const count = await page.evaluate(() => heard.length);
    await say({ type: "cards-speak/act", v: 1, action: ["check", "call", "show", "muck"].find((one) => now.actions.includes(one)) ?? "fold" });
    await hears((count) => heard.slice(count).some(({ type }) => type === "cards-speak/state"), count);
    await page.waitForTimeout(150);
  }
  await hears(() => heard.some(({ type }) => type === "cards-speak/result"));
  const result = await page.evaluate(() => heard.find(({ type }) => type === "cards-speak/result"));
  assert.deepEqual([result.v, result.kind, result.ref, result.seed, result.complete], [1, "hand", "7B", "f1a5c0", true]);
  assert.equal(typeof result.net, "number");
  assert.ok(await page.evaluate(() => heard.some(({ type, text, rule }) => type === "cards-speak/event" && text && /^[A-Z]+-\d+$/.test(rule))));
  await say({ type: "cards-speak/act", v: 1, action: "next" });
  await hears(() => heard.some(({ table }) => table?.hand === 2));
  lawful(await page.evaluate(() => heard));
  clean(page);
});

test("language, look, place and pause by messages; what is not one is answered and changes nothing", async (t) => {
  const { page, frame, say, hears } = await talk(t, "#/play?seed=5eed&speed=instant", { sandbox: null });
  await waitForTurn(frame);
  await say({ type: "cards-speak/lang", v: 1, lang: "sk" });
  await frame.waitForSelector('html[lang="sk"]');
  await say({ type: "cards-speak/theme", v: 1, theme: "dark", felt: "112233" });
  await frame.waitForFunction(() => document.documentElement.dataset.theme === "dark" && document.documentElement.style.getPropertyValue("--cs-felt") === "#112233");
  await say({ type: "cards-speak/pause", v: 1, on: true });
  await frame.waitForSelector("[data-table].paused");
  const bad = [
    { type: "cards-speak/sing", v: 1, id: 1 },
    { type: "cards-speak/act", v: 2, id: 2, action: "fold" },
    { type: "cards-speak/act", v: 1, id: 3, action: "constructor" },
    { type: "cards-speak/act", v: 1, id: 4, action: "raise", amount: "all" },
    { type: "cards-speak/load", v: 1, id: 5, address: "https://example.org" },
    { type: "cards-speak/lang", v: 1, id: 6, lang: "xx" },
    { type: "cards-speak/theme", v: 1, id: 7, felt: "url(x)" },
    { type: "cards-speak/toString", v: 1, id: 8 },
    null, 7, "text", { type: 5 }, { type: "else" }, [],
  ];
  for (const one of bad) await say(one);
  await hears(() => heard.some(({ id }) => id === 8));
  const codes = await page.evaluate(() => Object.fromEntries(heard.filter(({ id }) => id).map(({ id, code }) => [id, code])));
  assert.deepEqual(codes, { 1: "unknown-type", 2: "unknown-version", 3: "bad-action", 4: "bad-amount", 5: "bad-address", 6: "bad-value", 7: "bad-value", 8: "unknown-type" });
  assert.equal(await frame.evaluate(() => document.documentElement.lang), "sk");
  await say({ type: "cards-speak/load", v: 1, address: "#/rules/ALLIN-4" });
  await frame.waitForSelector('article[data-rule="ALLIN-4"]');
  await hears(() => heard.some(({ screen, address }) => screen === "rules" && address === "#/rules/ALLIN-4"));
  lawful(await page.evaluate(() => heard));
  // The player's own settings are as they were.
  assert.equal(await frame.evaluate(() => localStorage.getItem("cards-speak/settings/1")), null);
  clean(page);
});

/** In a page: `wild(seed)` gives a source of messages, of every kind and of none, with anything in their fields that
 * one page can hand to another. */
function addWild() {
  const loop = { of: [] };
  loop.of.push(loop, new Map([[loop, loop]]));
  let deep = [];
  for (let level = 0; level < 1000; level += 1) deep = [deep];
  const values = () => [
    undefined, null, true, false, 0, -0, 1, 7, -1, 0.5, NaN, Infinity, -Infinity, 1e308, 2 ** 53, 2n ** 80n,
    "", " ", "1", "fold", "raise", "next", "cs", "dark", "plum", "constructor", "__proto__", "toString", "\u0000", "\ud800", "„ž“", "a".repeat(100_000), ",".repeat(500),
    "a ".repeat(50), "javascript:0", "#/", "#/play?seats=99&seed=g", "#/%E0%A4%A", "#/rules/BET-1", "#/cellar", "#/play?felt=%", `#/${"a".repeat(19_000)}`,
    [], {}, ["fold"], new Array(100_000), { length: -1 }, { toString: "x", valueOf: 1 }, JSON.parse('{"__proto__": {"v": 1}}'), loop, deep,
    new Date(0), new Date(NaN), new Map([["type", "cards-speak/act"]]), new Set(["fold"]), /fold/g, new Error("fold"), new Blob(["fold"]),
    new Uint8Array(1000), new Float64Array([NaN]), new ArrayBuffer(8), new DataView(new ArrayBuffer(8)), new String("fold"), new Number(7), new Boolean(true), Object(7n), new DOMRect(1, 2, 3, 4),
  ];
  globalThis.wild = (seed, bases, fields) => {
    let last = seed;
    const roll = (below) => {
      last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((last / 2_147_483_648) * below);
    };
    const pick = (all) => all[roll(all.length)];
    return () => {
      if (roll(12) === 0) return pick(values());
      const message = { v: 1, id: roll(1000), ...pick(bases) };
      for (let changes = roll(4); changes > 0; changes -= 1) {
        const name = pick([...Object.keys(message), ...fields]);
        if (roll(6) === 0) delete message[name];
        else Object.defineProperty(message, name, { value: pick(values()), enumerable: true, configurable: true, writable: true });
      }
      return message;
    };
  };
}

test("whatever a host sends: nothing is thrown, and the game goes on", async (t) => {
  const { page, frame, hears } = await talk(t, "#/play?seed=5eed&seats=3&speed=instant");
  await waitForTurn(frame);
  await page.evaluate(addWild);
  const sent = await page.evaluate(async () => {
    const inner = document.querySelector("iframe").contentWindow;
    const bases = [
      { type: "cards-speak/load", address: "#/play?seed=5eed&seats=3&speed=instant" },
      { type: "cards-speak/act", action: "call" }, { type: "cards-speak/act", action: "raise", amount: 40 }, { type: "cards-speak/act", action: "next" },
      { type: "cards-speak/pause", on: true }, { type: "cards-speak/pause", on: false },
      { type: "cards-speak/theme", theme: "dark", felt: "112233", radius: 3 }, { type: "cards-speak/lang", lang: "sk" },
      ...["ready", "state", "result", "constructor", "__proto__", ""].map((name) => ({ type: `cards-speak/${name}` })),
    ];
    const fields = [
      "type", "v", "id", "address", "action", "amount", "on", "lang", "theme", "accent", "felt", "radius", "font", "voice", "deck", "contrast", "size", "unit",
      "skip", "freefold", "keys", "hand", "say", "helper", "hide", "readonly", "host", "ref", "__proto__", "toString", "then", "constructor",
    ];
    const next = wild(7, bases, fields);
    const answered = (id) => new Promise((done) => addEventListener("message", function hear({ data }) {
      if (data?.id !== id) return;
      removeEventListener("message", hear);
      done();
    }));
    let sent = 0;
    for (let round = 0; round < 60; round += 1) {
      for (let one = 0; one < 50; one += 1, sent += 1) inner.postMessage(next(), "*");
      const heard = answered(`round ${round}`);
      inner.postMessage({ type: "cards-speak/none", v: 1, id: `round ${round}` }, "*");
      await heard;
    }
    return sent;
  });
  assert.equal(sent, 3000);
  lawful(await page.evaluate(() => heard));
  // It listens still, and a hand can be played.
  await page.evaluate(() => {
    const inner = document.querySelector("iframe").contentWindow;
    const say = (type, content) => inner.postMessage({ type: `cards-speak/${type}`, v: 1, ...content }, "*");
    say("lang", { lang: "pl" });
    say("load", { address: "#/play?seed=a1&seats=3&speed=instant" });
    say("pause", { on: false });
    heard.length = 0;
  });
  await frame.waitForSelector('html[lang="pl"]');
  await hears(() => heard.some(({ table }) => table?.hand === 1 && table.actions.length > 0 && !table.paused));
  clean(page);
});

test("whatever a page inside sends: nothing is thrown at its host", async (t) => {
  const page = await newPage(t, { size: SIZES.desktop });
  const game = await bundle();
  const folder = mkdtempSync(join(tmpdir(), "cards-speak-host-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const icon = '<link rel="icon" href="data:,">';
  writeFileSync(join(folder, "evil.html"), `<!doctype html>${icon}<script>(${addWild})();
    const bases = ["ready", "resize", "state", "event", "result", "error", "x", "constructor", ""].map((name) => ({ type: "cards-speak/" + name, height: 500 }));
    const next = wild(11, bases, ["type", "v", "height", "id", "__proto__", "toString", "detail"]);
    for (let sent = 0; sent < 3000; sent += 1) parent.postMessage(next(), "*");
    parent.postMessage({ type: "cards-speak/resize", v: 1, height: 1e9 }, "*");
    parent.postMessage({ type: "cards-speak/event", v: 1, text: "the last" }, "*");
    </script>`);
  writeFileSync(join(folder, "index.html"), `<!doctype html>${icon}<script src="${game.url}cards-speak.js"></script>
    <script>addEventListener("cards-speak-event", ({ detail }) => { if (detail.text === "the last") document.title = "heard"; });</script>
    <cards-speak src="evil.html#/" loading="eager"></cards-speak>`);
  const host = await serve(folder);
  t.after(() => host.close());
  page.home = host.url;
  page.alsoHome = game.url;
  await page.goto(host.url);
  await page.waitForFunction(() => document.title === "heard");
  assert.equal(await page.evaluate(() => document.querySelector("iframe").clientHeight), 20_000);
  clean(page);
});

test("only the hosts of the list are talked to", async (t) => {
  const { page, frame, say } = await talk(t, "#/play?seed=5eed&speed=instant&host=https://school.example");
  await waitForTurn(frame);
  await say({ type: "cards-speak/lang", v: 1, lang: "pl" });
  await page.waitForTimeout(500);
  assert.equal(await frame.evaluate(() => document.documentElement.lang), "en");
  assert.deepEqual(await page.evaluate(() => heard), []);
  clean(page);
});

test("denied storage, cookies, workers and service workers in a frame of another origin", async (t) => {
  const page = await newPage(t, { size: SIZES.embed });
  await page.addInitScript(() => {
    const deny = (object, name) => Object.defineProperty(object, name, { get() { throw new DOMException("denied", "SecurityError"); } });
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) deny(globalThis, name);
    deny(Document.prototype, "cookie");
    deny(Navigator.prototype, "serviceWorker");
    globalThis.Worker = class { constructor() { throw new DOMException("refused", "SecurityError"); } };
  });
  const frame = await openFrame(page, "#/play?seed=5eed&seats=4&speed=instant&lang=pl", { sandbox: null });
  await waitForTurn(frame);
  await frame.waitForSelector('html[lang="pl"][data-worker="fallback"]', { state: "attached" });
  clean(page);
});
