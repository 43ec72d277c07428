// The browser of the tests, and a player's hands and eyes on the page: what a test does
// goes through the page's data attributes, which are kept stable.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium as engine } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { serve } from "./server.mjs";

export const DIST = process.env.DIST ?? fileURLToPath(new URL("../dist", import.meta.url));
export const HERE = fileURLToPath(new URL(".", import.meta.url));

/** The four sizes every screen is designed for. */
export const SIZES = {
  portrait: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1280, height: 800 },
  embed: { width: 320, height: 480 },
};

// Tests close what they opened after the last of them; other programs just end.
const inTests = process.env.NODE_TEST_CONTEXT !== undefined || /\.test\.mjs$/.test(process.argv[1] ?? "");
const atEnd = inTests ? (await import("node:test")).after : () => {};

let browser;
/** One browser for all tests of a file; closes itself after the last. */
export async function launch() {
  if (!browser) {
    const executablePath = chromium();
    if (!executablePath) throw new Error("no Chromium found: install it or set CHROMIUM");
    browser = await engine.launch({
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    });
  }
  return browser;
}
atEnd(() => browser?.close());

const servers = new Map();
async function serveOnce(folder, options = {}) {
  const key = JSON.stringify([folder, options]);
  if (!servers.has(key)) servers.set(key, await serve(folder, options));
  return servers.get(key);
}
/** The bundle on a server of its own, started at the first call. Takes `serve`'s options. */
export const bundle = (options = {}) => serveOnce(DIST, options);
atEnd(() => Promise.all([...servers.values()].map((server) => server.close())));

/**
 * A fresh page with no storage. `page.faults` collects everything that must not happen:
 * errors, warnings, policy violations, failed requests and requests to other origins.
 * Call `clean(page)` at the end of a test. Closes itself when test `t` ends.
 */
export async function newPage(t, { size = SIZES.desktop, dark = false, motion = false, ...context } = {}) {
  const window = await (await launch()).newContext({
    viewport: size,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: motion ? "no-preference" : "reduce",
    // A service worker answers instead of `page.route`: only the tests of it have it.
    serviceWorkers: "block",
    ...context,
  });
  t?.after(() => window.close());
  const page = await window.newPage();
  page.setDefaultTimeout(15_000);
  page.faults = [];
  page.requested = [];
  page.on("pageerror", (error) => page.faults.push(`error: ${error.stack ?? error}`));
  page.on("console", (message) => {
    if (/^Service Worker registration blocked by Playwright/.test(message.text())) return;
    if (["error", "warning"].includes(message.type())) page.faults.push(`console: ${message.text()}`);
  });
  // What loads in the background is given up when the page is left.
  const givenUp = (request) =>
    request.failure()?.errorText === "net::ERR_ABORTED" && /\/(offline\.js|sound\.js|motion\.js|icon-|icons\/|cards-speak\.webmanifest)/.test(request.url());
  page.on("requestfailed", (request) => givenUp(request) || page.faults.push(`request failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on("response", (response) => {
    if (response.status() >= 400) page.faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    page.requested.push(url);
    if (/^(data|blob):/.test(url)) return;
    const own = [page.home, page.alsoHome].filter(Boolean);
    if (own.length > 0 && !own.some((start) => url.startsWith(start))) page.faults.push(`foreign request: ${url}`);
  });
  return page;
}

/** Throws if anything has happened on the page that must not. */
export function clean(page) {
  if (page.faults.length > 0) throw new Error(`the page had faults:\n  ${page.faults.join("\n  ")}`);
}

/** Opens the bundle in `page` at a hash such as "#/learn", and waits for its first screen. */
export async function open(page, hash = "", options = {}) {
  const { url } = await bundle(options);
  page.home = url;
  await page.goto(url + hash);
  await started(page);
  return page;
}

/** Opens the bundle from the disk, without any server. */
export async function openFile(page, hash = "") {
  page.home = pathToFileURL(DIST).href;
  await page.goto(pathToFileURL(join(DIST, "index.html")).href + hash);
  await started(page);
  return page;
}

/**
 * Opens a bare host page with the bundle in a frame of another origin, and gives that frame.
 * `sandbox: null` leaves the attribute out.
 */
export async function openFrame(page, hash = "", { sandbox = "allow-scripts", ...options } = {}) {
  const game = await bundle(options);
  const host = await serveOnce(HERE);
  page.home = host.url;
  page.alsoHome = game.url;
  const wish = new URLSearchParams({ game: game.url + hash, ...(sandbox === null ? {} : { sandbox }) });
  await page.goto(`${host.url}host.html?${wish}`);
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await started(frame);
  return frame;
}

/** Waits until the app has drawn a screen; `where` is a page or a frame. */
export async function started(where) {
  const screen = await where.waitForSelector("[data-screen]", { state: "attached" });
  return screen.getAttribute("data-screen");
}

/** Waits until the bots' program runs in a worker ("ready") or the page ("fallback"), or was given up ("failed"). */
export async function worker(where) {
  const root = await where.waitForSelector('html[data-worker]:not([data-worker="starting"])', { state: "attached" });
  return root.getAttribute("data-worker");
}

/** Sits down at that exact game and waits for the first hand. */
export async function openTable(page, { seed = "01", seats = 6, structure = "nl", speed = "instant", ...more } = {}, options = {}) {
  const game = new URLSearchParams({ seed, seats, structure, speed, ...more });
  await open(page, `#/play?${game}`, options);
  await page.waitForSelector("[data-table][data-hand]");
  return page;
}

/** What a player sees of the table, read from the page's data attributes; null where there is none. */
export function state(where) {
  return where.evaluate(() => {
    const table = document.querySelector("[data-table]");
    if (!table) return null;
    const one = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const number = (text) => (text === undefined || text === "" ? null : Number(text));
    const cards = (element) => element?.dataset.cards?.match(/../g) ?? [];
    const action = (button) => ({
      amount: number(button.dataset.amount),
      min: number(button.dataset.min),
      max: number(button.dataset.max),
      enabled: !button.disabled && button.getAttribute("aria-disabled") !== "true",
    });
    return {
      screen: one("[data-screen]")?.dataset.screen,
      hand: number(table.dataset.hand),
      street: table.dataset.street,
      turn: number(table.dataset.turn),
      button: number(one("[data-button-seat]")?.dataset.buttonSeat),
      board: cards(one("[data-board]")),
      seats: all("[data-seat]").map((seat) => ({
        seat: number(seat.dataset.seat),
        stack: number(seat.dataset.stack),
        bet: number(seat.dataset.bet),
        state: seat.dataset.state,
        hole: cards(seat.matches("[data-hole]") ? seat : seat.querySelector("[data-hole]")),
      })),
      hole: cards(one("[data-hole]:not([data-seat] *)") ?? one("[data-hole]")),
      pots: all("[data-pot]").map((pot) => number(pot.dataset.amount)),
      actions: Object.fromEntries(all("[data-action]").map((button) => [button.dataset.action, action(button)])),
      next: one("[data-next-hand]") !== null,
      announced: one("[data-announce]")?.textContent.trim() ?? null,
    };
  });
}

/** All chips on the table: stacks, bets and pots. */
export function chips({ seats, pots }) {
  return seats.reduce((sum, seat) => sum + (seat.stack ?? 0) + (seat.bet ?? 0), 0) + pots.reduce((sum, pot) => sum + pot, 0);
}

/** Presses an action's button: act(page, "call"), act(page, "raise", 120). */
export async function act(where, action, amount) {
  if (amount !== undefined) await where.fill("[data-amount-input]", String(amount));
  await where.click(`[data-action="${action}"]`);
}

/** Waits until the player is to act or the hand is over, and gives the state then. */
export async function waitForTurn(where) {
  await where.waitForFunction(() => {
    const live = (selector) => [...document.querySelectorAll(selector)]
      .some((button) => !button.disabled && button.getAttribute("aria-disabled") !== "true");
    return live("[data-action]") || live("[data-next-hand]");
  });
  return state(where);
}

/** Numbers from 0 to 1, the same in every run. */
export function dice(seed) {
  let last = seed;
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last / 2_147_483_648;
  };
}

/** One decision by the player, by the next numbers of `roll`: mostly along, now and then a raise. */
export async function decide(page, now, roll) {
  const can = (name) => now.actions[name]?.enabled;
  if (can("show")) return act(page, "show");
  const push = ["bet", "raise"].find(can);
  const luck = roll();
  if (push && luck < 0.25) {
    const { min, max } = now.actions[push];
    const to = luck < 0.05 ? max : Math.min(max, min + Math.floor((max - min) * roll() * 0.3));
    return act(page, push, to);
  }
  if (can("check")) return act(page, "check");
  return act(page, can("call") && luck < 0.8 ? "call" : "fold");
}

/** Deals on until the player may raise or bet, and gives the state then. */
export async function toDecision(page) {
  for (;;) {
    const now = await waitForTurn(page);
    if (now.actions.raise?.enabled || now.actions.bet?.enabled) return now;
    if (now.next) await page.click("[data-next-hand]");
    else await act(page, now.actions.check?.enabled ? "check" : "fold");
  }
}

/** What axe finds wrong on the page: one line a fault, none if all is well. */
export async function axe(where, options = {}) {
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await where.evaluate(source);
  const { violations } = await where.evaluate((options) => globalThis.axe.run(document, options), options);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}

/** The boxes of the table that must lie side by side. */
export const BOXES = [
  ".seat .plate", ".seat .tag", ".seat .holes", ".zone > .bet", ".board .card", ".pots .pot",
  ".hero .me .plate", ".hero .hand .card", ".hero .reads b", ".voiceline p", ".voiceline .why", ".award h2", ".award p",
  ".presets .preset", ".sizer .step", ".sizer .amount", ".toggle", ".acts .act", ".bar .ibtn",
];

/** Cards are tucked a little behind the plate they stand on, and a long label covers them. */
export const TUCKED = /\.seat \.(plate|tag) #\d+ overlaps \.seat \.holes #\d+ by \d+ x (1?\d|2[0-4])$/;

/** Visible boxes that overlap among `selectors`, or stick out of the window: one line each. */
export function collisions(where, selectors) {
  return where.evaluate((selectors) => {
    const boxes = selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element, index) => ({ name: `${selector} #${index}`, element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0));
    const found = [];
    const slack = 0.5;
    for (const { name, box } of boxes) {
      if (box.left < -slack || box.top < -slack || box.right > innerWidth + slack || box.bottom > innerHeight + slack) {
        found.push(`${name} sticks out of the window`);
      }
    }
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > slack && high > slack) found.push(`${one.name} overlaps ${other.name} by ${Math.round(wide)} x ${Math.round(high)}`);
      }
    });
    return found;
  }, selectors);
}

/** The least that a finger hits, in CSS pixels. */
const LEAST = 44;

/** Controls that are smaller than a finger, one line each with the size. A control may be larger than it looks:
 * what counts is what a finger around its middle hits. Links inside of a sentence are as high as its line. */
export function small(where) {
  return where.evaluate((least) => {
    const inSentence = (control) =>
      control.matches("a, .term") && getComputedStyle(control).display === "inline" &&
      [...control.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim().length > 1);
    const found = [];
    for (const control of document.querySelectorAll(":is(button, a[href], input, select, textarea, summary, [role=slider]):not([disabled], [type=file])")) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) continue;
      if (control.closest("[inert]") || inSentence(control)) continue;
      if (control.getBoundingClientRect().width === 0) continue;
      let box = control.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight) {
        control.scrollIntoView({ block: "center", behavior: "instant" });
        box = control.getBoundingClientRect();
      }
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      // What lies over it now (a sheet, the row of actions) is not its own fault.
      const within = (at) => at !== null && (control.contains(at) || at.closest("label")?.control === control);
      if (!within(document.elementFromPoint(x, y))) continue;
      // How far the control goes on from its middle, up to the edge of the window.
      const reach = (dx, dy) => {
        let far = 0;
        while (far < least) {
          const [toX, toY] = [x + dx * (far + 1), y + dy * (far + 1)];
          if (toX < 0 || toY < 0 || toX >= innerWidth || toY >= innerHeight) return least;
          if (!within(document.elementFromPoint(toX, toY))) return far;
          far += 1;
        }
        return far;
      };
      // A pixel may be shared with a neighbour.
      const wide = box.width >= least - 0.5 || reach(-1, 0) + reach(1, 0) >= least - 2;
      const high = box.height >= least - 0.5 || reach(0, -1) + reach(0, 1) >= least - 2;
      if (!wide || !high) found.push(`${control.className || control.outerHTML.slice(0, 60)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
    return [...new Set(found)];
  }, LEAST);
}

/** Texts that stick out of their button, are cut off by what holds them or leave the window, but for
 * those that end in an ellipsis by design; and what can be moved sideways. One line each. */
export function cut(where) {
  return where.evaluate(() => {
    const slack = 1;
    const found = [...document.body.querySelectorAll("*")]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth)
      .map((element) => `${element.className} can be moved sideways by ${element.scrollWidth - element.clientWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.textContent.trim() === "" || !text.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      let holder = null;
      let meant = false;
      for (let element = text.parentElement; element && !holder && !meant; element = element.parentElement) {
        const { clipPath, overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
        meant = textOverflow === "ellipsis" || webkitLineClamp !== "none" || clipPath !== "none" || /auto|scroll/.test(overflowX);
        if (element.matches("button") || /hidden|clip/.test(overflowX)) holder = element;
      }
      if (meant) continue;
      const edge = holder?.getBoundingClientRect() ?? { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity };
      const over = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
      if (over > slack) found.push(`${(holder ?? text.parentElement).className}: ${text.textContent.trim()} by ${Math.round(over)}`);
    }
    return found;
  });
}

/** True if the page can be scrolled in either direction. */
export function scrolls(where) {
  return where.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight;
  });
}
