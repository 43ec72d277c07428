// The same hundred hands in Chromium, Firefox and WebKit: `make browsers`. Four games, each in a
// language, played by real clicks over WebDriver, reloaded in mid-hand, the last hands without a
// network; what a player reads must be the same, letter by letter, in all three.
//
// WebDriver speaks to every engine as it is shipped, which Playwright's Firefox and WebKit are not;
// selenium-webdriver is the client of those who write the standard. It is given the address of a
// driver that runs already, so that it looks for none and downloads nothing.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Builder, By, Key } from "selenium-webdriver";
import { decide, dice, DIST, state, waitForTurn } from "./browser.mjs";
import { chromium } from "./chromium.mjs";
import { serve } from "./server.mjs";

const HANDS = Number(process.env.HANDS ?? 100);
const GAMES = [
  { lang: "en", seed: "e11", seats: 6, structure: "nl" },
  { lang: "cs", seed: "c5c5", seats: 9, structure: "pl" },
  { lang: "sk", seed: "5b5b", seats: 4, structure: "fl" },
  { lang: "pl", seed: "b1b1", seats: 2, structure: "nl" },
];
const RELOAD_EVERY = 5;
const OFFLINE_HANDS = 3;

const onPath = (name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name)).find(existsSync);
const libraries = ["/usr/lib", "/usr/libexec"].filter(existsSync)
  .flatMap((folder) => [folder, ...readdirSync(folder).filter((name) => /linux-gnu/.test(name)).map((name) => join(folder, name))]);
const miniBrowser = () => libraries.flatMap((folder) => ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((name) => join(folder, name, "MiniBrowser")))
  .find(existsSync);

/** Each browser: what it needs, how to get it, and how its driver is started and asked. */
const BROWSERS = {
  chromium: {
    needs: { chromium: chromium(), chromedriver: onPath("chromedriver") },
    get: "apt-get install chromium chromium-driver",
    driver: (port) => ["chromedriver", `--port=${port}`],
    wants: () => ({
      browserName: "chrome",
      "goog:chromeOptions": { binary: chromium(), args: ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-background-networking"] },
    }),
  },
  firefox: {
    needs: { firefox: onPath("firefox-esr") ?? onPath("firefox"), geckodriver: onPath("geckodriver") },
    get: "apt-get install firefox-esr; cargo install --locked geckodriver@0.37.1",
    driver: (port) => ["geckodriver", "--port", String(port), "--log", "error"],
    wants: () => ({ browserName: "firefox", "moz:firefoxOptions": { binary: onPath("firefox-esr") ?? onPath("firefox"), args: ["-headless"] } }),
  },
  webkit: {
    needs: { WebKitWebDriver: onPath("WebKitWebDriver"), MiniBrowser: miniBrowser(), display: process.env.DISPLAY ?? onPath("xvfb-run") },
    get: "apt-get install webkit2gtk-driver xvfb xauth",
    // Without a display a session would wait for one for minutes.
    driver: (port) => [...(process.env.DISPLAY ? [] : ["xvfb-run", "-a"]), "WebKitWebDriver", `--port=${port}`, "--host=127.0.0.1"],
    wants: () => ({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] } }),
  },
};

const freePort = () => new Promise((found) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = server.address();
    server.close(() => found(port));
  });
});

/** Starts a driver with everything it starts itself in a group of processes of its own. */
async function driverOf(name) {
  const { driver, wants } = BROWSERS[name];
  const port = await freePort();
  const [program, ...options] = driver(port);
  const running = spawn(program, options, { stdio: "ignore", detached: true });
  const end = () => {
    try {
      process.kill(-running.pid);
    } catch {
      // It has ended.
    }
  };
  process.once("exit", end);
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`${address}/status`).then(({ ok }) => ok, () => false);
    if (up) break;
    if (tries > 100) throw new Error(`${program} does not answer`);
    await new Promise((done) => setTimeout(done, 100));
  }
  const browser = await new Builder().disableEnvironmentOverrides().usingServer(address).withCapabilities(wants()).build();
  await browser.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  return { browser, end: async () => { await browser.quit().catch(() => {}); end(); } };
}

/** The browser with the few calls of a Playwright page by which the helpers of the tests see and act. */
function pageOf(browser) {
  const evaluate = (read, given) => browser.executeScript(`return (${read})(arguments[0]);`, given);
  const waitForFunction = async (test, given, patience = 30_000) => {
    const until = Date.now() + patience;
    for (;;) {
      const found = await evaluate(test, given).catch((error) => {
        // Asked while the page was on its way to another.
        if (Date.now() > until) throw error;
      });
      if (found) return found;
      if (Date.now() > until) throw new Error(`waited in vain: ${test} ${JSON.stringify(given ?? null)}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  return {
    evaluate,
    waitForFunction,
    waitForSelector: (selector, patience) => waitForFunction((selector) => document.querySelector(selector) !== null, selector, patience),
    goto: (address) => browser.get(address),
    // As its reader does: what WebDriver calls a refresh leaves out the service worker in Firefox.
    reload: async () => {
      await evaluate(() => {
        document.leaving = true;
        setTimeout(() => location.reload());
      });
      await waitForFunction(() => document.leaving === undefined && document.readyState === "complete");
    },
    click: async (selector) => (await browser.findElement(By.css(selector))).click(),
    fill: async (selector, text) => {
      const field = await browser.findElement(By.css(selector));
      await field.sendKeys(Key.chord(Key.CONTROL, "a"));
      await field.sendKeys(text);
    },
  };
}

/** Stands in the page before any other script: what must not happen, kept over reloads. */
function watch() {
  // What is still loading when the page is left is given up.
  let left = false;
  addEventListener("beforeunload", () => { left = true; });
  const note = (text) => {
    if (left) return;
    const all = JSON.parse(sessionStorage.getItem("faults") ?? "[]");
    sessionStorage.setItem("faults", JSON.stringify([...all, String(text)]));
  };
  addEventListener("error", ({ message, target }) => note(`error: ${message ?? target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`rejected: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(`policy: ${violatedDirective} ${blockedURI}`));
  for (const level of ["error", "warn"]) {
    const usual = console[level];
    console[level] = (...all) => {
      note(`console: ${all.join(" ")}`);
      usual.apply(console, all);
    };
  }
}

/** Everything a player reads at the table. */
const texts = (page) => page.evaluate(() => {
  const text = (element) => element.textContent.replace(/\s+/g, " ").trim();
  const all = (selector) => [...document.querySelectorAll(`#app ${selector}`)].map(text);
  return { line: all("[data-referee]"), log: all(".ledger [data-log] > *"), seats: all("[data-seat]"), acts: all("[data-action]"), award: all(".award") };
});

/** Plays so many hands on from where the table stands; writes down each stop. */
async function plays(page, { to, roll, written, lang }) {
  for (;;) {
    const now = await waitForTurn(page);
    const { announced: _, ...seen } = now;
    written.push({ lang, ...seen, texts: await texts(page) });
    if (now.next) {
      if (now.hand === to) return;
      await page.click("[data-next-hand]");
      await page.waitForFunction((hand) => Number(document.querySelector("#app [data-table]").dataset.hand) > hand, now.hand);
      continue;
    }
    const first = written.filter((one) => one.lang === lang && one.hand === now.hand).length === 1;
    if (first && now.hand % RELOAD_EVERY === 0) {
      await page.reload();
      await page.waitForSelector("#app [data-table]");
      const { announced: __, ...again } = await waitForTurn(page);
      assert.deepEqual(again, seen, `hand ${now.hand} after a reload`);
    }
    await decide(page, now, roll);
  }
}

/** All hands in one browser; gives what was read, and what the browser could not do. */
async function run(name, dist) {
  const host = await serve(dist);
  const { browser, end } = await driverOf(name);
  try {
    const page = pageOf(browser);
    const version = (await browser.getCapabilities()).getBrowserVersion();
    const written = [];
    const began = Date.now();
    let offline = false;
    for (const [place, { lang, ...game }] of GAMES.entries()) {
      const last = place === GAMES.length - 1;
      await page.goto(`${host.url}#/play?${new URLSearchParams({ ...game, speed: "instant", lang })}`);
      if (place > 0) await page.reload(); // another address of the same page opens without a load
      await page.waitForSelector("#app [data-table][data-hand]");
      await page.waitForSelector('html[data-worker="ready"]');
      assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      const hands = Math.ceil(HANDS / GAMES.length);
      const roll = dice(7 + place);
      const online = last ? hands - OFFLINE_HANDS : hands;
      await plays(page, { to: online, roll, written, lang });
      if (!last) continue;
      offline = await page.waitForSelector('html[data-offline="ready"]', 60_000).then(() => true, () => false);
      if (offline) {
        await host.close();
        await page.reload();
        await page.waitForSelector("#app [data-table][data-hand]");
        await page.waitForSelector('html[data-worker="ready"]');
      }
      await page.click("[data-next-hand]");
      await page.waitForFunction((hand) => Number(document.querySelector("#app [data-table]").dataset.hand) > hand, online);
      await plays(page, { to: hands, roll, written, lang });
    }
    const faults = JSON.parse(await page.evaluate(() => sessionStorage.getItem("faults")) ?? "[]");
    return { version, written, faults, offline, seconds: Math.round((Date.now() - began) / 1000) };
  } finally {
    await end();
    await host.close();
  }
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BROWSERS);
const missing = wanted.filter((name) => Object.values(BROWSERS[name].needs).some((found) => !found));
for (const name of missing) console.error(`${name} is missing or incomplete; on Debian: ${BROWSERS[name].get}`);
if (missing.length > 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), "cards-speak-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
cpSync(DIST, folder, { recursive: true });
writeFileSync(join(folder, "watch.js"), `(${watch})();`);
const index = join(folder, "index.html");
writeFileSync(index, readFileSync(index, "utf8").replace("<head>", '<head><script src="watch.js"></script>'));

const results = {};
let failed = false;
for (const name of wanted) {
  try {
    const result = await run(name, folder);
    results[name] = result;
    const { version, written, seconds, offline, faults } = result;
    const hands = new Set(written.map(({ lang, hand }) => `${lang} ${hand}`)).size;
    console.log(`${name} ${version}: ${hands} hands, ${written.length} stops in ${seconds} s, ${offline ? "the last ones without a network" : "no service worker here"}`);
    for (const fault of faults) console.log(`  ${fault}`);
    failed ||= faults.length > 0;
  } catch (error) {
    failed = true;
    console.log(`${name}: ${error.stack}`);
  }
}
const [first, ...others] = Object.keys(results);
for (const other of others) {
  const [one, two] = [results[first].written, results[other].written];
  const place = one.findIndex((stop, index) => !isDeepStrictEqual(stop, two[index]));
  if (place < 0 && one.length === two.length) {
    console.log(`${other}: cards, chips, choices and texts as in ${first}, letter by letter`);
    continue;
  }
  failed = true;
  console.log(`${other} is not as ${first} from stop ${place} on:`);
  for (const [name, all] of [[first, one], [other, two]]) {
    const lines = (stop) => Object.entries(stop ?? {}).map(([key, value]) => `    ${key}: ${JSON.stringify(value)}`).join("\n");
    console.log(`  ${name}, the stop before and this one:\n${lines(all[place - 1])}\n\n${lines(all[place])}`);
  }
}
process.exit(failed ? 1 : 0);
