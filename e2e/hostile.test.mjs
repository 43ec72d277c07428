// What lies on the device or stands in the address is anything at all, in every room: it opens,
// says what is wrong or leaves it out, and nothing stops.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, clean, newPage, open, SIZES, waitForTurn } from "./browser.mjs";

const ROOMS = [
  "#/play", "#/home", "#/new", "#/settings", "#/seat", "#/tournaments", "#/tournament?players=6&seats=6&seed=1",
  "#/house", "#/rules", "#/rules/SHOW-10", "#/glossary", "#/history", "#/statistics", "#/import", "#/data", "#/verify",
  "#/hand/1abc", "#/embed", "#/learn", "#/lesson/all-in", "#/drills", "#/drill/min-raise-to", "#/gate/1", "#/dealer",
  "#/dealer/d1", "#/spot", "#/spot/1abc", "#/teach", "#/drill/call-price/sheet", "#/lesson/all-in/sheet", "#/rules/ALLIN",
];
/** What the game keeps, by name. */
const KEYS = [
  "settings", "sound", "game", "game/1/links", "game/1/linked", "last", "tournament", "spot", "house-rules", "school",
  "drills", "dealer",
].map((name) => `cards-speak/${name}${/\/1/.test(name) ? "" : "/1"}`);
const DAMAGED = ["", "[]", "{", '{"version":99}', '{"version":1,"lang":7,"speed":{},"done":[[]]}'];

/** The address's room is drawn, by the one program that is shown, in the width of the window. */
async function stands(page, room) {
  await page.waitForFunction(() => {
    const shown = document.getElementById(document.documentElement.dataset.program);
    return shown && !shown.hidden && shown.querySelector("[data-screen]") && !document.getElementById("boot");
  }, undefined, { timeout: 20_000 }).catch(() => assert.fail(`${room} does not open`));
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${room} is too wide`);
}

test("storage is denied: every address opens", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  await page.addInitScript(() => {
    const deny = (object, name) => Object.defineProperty(object, name, { get() { throw new DOMException("denied", "SecurityError"); } });
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) deny(globalThis, name);
    deny(Document.prototype, "cookie");
  });
  for (const room of ROOMS) {
    await open(page, room);
    await stands(page, room);
  }
  clean(page);
});

for (const value of DAMAGED) {
  test(`every kept value is ${JSON.stringify(value)}: every address opens, and a hand is played`, async (t) => {
    const page = await newPage(t, { size: SIZES.portrait });
    await page.addInitScript(([keys, value]) => {
      if (location.protocol === "about:") return;
      for (const key of keys) localStorage.setItem(key, value);
    }, [KEYS, value]);
    for (const room of ["#/home", "#/settings", "#/house", "#/history", "#/learn", "#/drill/min-raise-to", "#/lesson/all-in", "#/dealer", "#/spot", "#/tournament?players=6&seats=6&seed=1", "#/play"]) {
      await page.goto("about:blank");
      await open(page, room);
      await stands(page, room);
      await page.waitForLoadState("networkidle");
    }
    for (let now = await waitForTurn(page); !now.next; now = await waitForTurn(page)) {
      await act(page, ["check", "call", "muck", "show", "fold"].find((name) => now.actions[name]?.enabled));
    }
    clean(page);
  });
}

test("an address of a megabyte, in every room", async (t) => {
  const page = await newPage(t, { size: SIZES.portrait });
  const tail = "a".repeat(1_000_000);
  const long = [
    ...["#/", "#/hand/1", "#/spot/1", "#/lesson/", "#/drill/", "#/gate/", "#/dealer/", "#/rules/", "#/play?rules=", "#/play?seed=", "#/play?font=", "#/drill/min-raise-to?only="].map((start) => start + tail),
    ...["#/home", "#/learn", "#/spot", "#/settings"].map((room) => `${room}?x=${tail}`),
  ];
  for (const address of long) {
    await open(page, address);
    await stands(page, address.slice(0, 30));
  }
  clean(page);
});

test("windows of odd sizes: nothing is wider than the window", async (t) => {
  for (const size of [{ width: 240, height: 320 }, { width: 320, height: 256 }, { width: 1920, height: 300 }]) {
    const page = await newPage(t, { size });
    for (const room of ROOMS) {
      await open(page, room);
      await stands(page, `${room} at ${size.width} x ${size.height}`);
    }
    clean(page);
  }
});
