// The page inside of another page, or at an address that says how it is to look. Loads before the
// first program in a frame, or where the address has one of these parameters (docs/embedding.md):
//
//   v lang theme accent felt radius font voice deck contrast size unit skip freefold keys hand say
//   helper hide readonly host ref
//
// It takes them out of what the programs read, dresses the page, says in a bar what cannot be, and
// talks with the page around by messages (docs/messages-v1.schema.json). It reads and presses only
// what a player sees and can press: the data attributes of the page are its whole interface.
"use strict";
cardsSpeak.inlined.embed = (() => {
  const root = document.documentElement;
  const framed = parent !== self;
  const SETTINGS = "cards-speak/settings/1";

  // ---- colours -------------------------------------------------------------------------------

  /** "#rrggbb" of 3 or 6 hexadecimal digits with or without the sign; undefined if it is none. */
  const colour = (text) => {
    const [, digits] = text.match(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i) ?? [];
    return digits && `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`.toLowerCase();
  };
  const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  /** Relative luminance, WCAG 2. */
  const light = (hex) => {
    const [red, green, blue] = channels(hex)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const READABLE = 4.5;
  const darkened = (hex) => {
    let now = hex;
    for (let part = 0.95; contrast(now, "#ffffff") < READABLE; part -= 0.05) {
      now = `#${channels(hex).map((value) => Math.floor(value * part).toString(16).padStart(2, "0")).join("")}`;
    }
    return now;
  };

  // ---- parameters ----------------------------------------------------------------------------

  const oneOf = (...words) => (text) => (words.includes(text) ? text : undefined);
  const whole = (low, high) => (text) => (/^\d{1,3}$/.test(text) && +text >= low && +text <= high ? +text : undefined);
  const fonts = (text) => (text.length <= 100 && /^[\p{L}\d][\p{L}\d -]*(,\s*[\p{L}\d][\p{L}\d -]*)*$/u.test(text)
    ? text.split(",").map((name) => (/ /.test(name.trim()) ? `"${name.trim()}"` : name.trim())).join(", ")
    : undefined);
  const list = (words) => (text) => {
    const all = text.split(",");
    return all.every((word) => words.includes(word)) ? all : undefined;
  };
  const origins = (text) => {
    const all = text.split(",").map((one) => {
      try {
        const { origin, href } = new URL(one);
        return /^https?:\/\/[^/]+\/?$/.test(href) ? origin : undefined;
      } catch {
        return undefined;
      }
    });
    return all.every(Boolean) ? all : undefined;
  };
  const FELTS = ["pine", "slate", "plum", "umber"];
  /** Each parameter: gives the value that counts, or undefined if there is no such value. */
  const KNOWN = {
    v: oneOf("1"),
    lang: oneOf("en", "cs", "sk", "pl"),
    theme: oneOf("light", "dark", "system"),
    accent: (text) => {
      const found = colour(text);
      return found && contrast(found, "#1d1800") >= READABLE ? found : undefined;
    },
    felt: (text) => (FELTS.includes(text) ? text : colour(text)),
    radius: whole(0, 16),
    font: fonts,
    voice: fonts,
    deck: (text) => whole(2, 4)(text) % 2 === 0 ? +text : undefined,
    contrast: oneOf("more", "normal"),
    size: whole(100, 200),
    unit: oneOf("chips", "blinds"),
    skip: oneOf("0", "1"),
    freefold: oneOf("0", "1"),
    keys: oneOf("0", "1"),
    hand: oneOf("left", "right"),
    say: oneOf("full", "short"),
    helper: oneOf("on", "off"),
    hide: list(["bar", "top", "home", "settings", "languages", "log", "pause", "remarks"]),
    readonly: oneOf("0", "1"),
    host: origins,
    ref: (text) => (/^[\w.-]{0,64}$/.test(text) ? text : undefined),
  };
  /** What is said of another value. */
  const WRONG = {
    v: "page-wrong-v",
    lang: "page-wrong-lang",
    theme: "page-wrong-theme",
    accent: "page-wrong-accent",
    felt: "page-wrong-felt",
    radius: "page-wrong-radius",
    font: "page-wrong-font",
    voice: "page-wrong-font",
    deck: "page-wrong-deck",
    contrast: "page-wrong-contrast",
    size: "page-wrong-size",
    unit: "page-wrong-unit",
    skip: "page-wrong-switch",
    freefold: "page-wrong-switch",
    keys: "page-wrong-switch",
    hand: "page-wrong-hand",
    say: "page-wrong-say",
    helper: "page-wrong-helper",
    hide: "page-wrong-hide",
    readonly: "page-wrong-readonly",
    host: "page-wrong-host",
    ref: "page-wrong-ref",
  };
  // The school's own addresses keep their `ref`: their reports have it.
  const OWN_REF = /^\/(lesson|drill|gate|dealer|review)\b/;
  const decoded = (text) => {
    try {
      return decodeURIComponent(text.replaceAll("+", " "));
    } catch {
      return text;
    }
  };
  const split = (hash) => {
    const [path, query = ""] = [hash.split("?")[0], hash.slice(hash.split("?")[0].length + 1)];
    const pairs = query.split("&").filter(Boolean).map((pair) => {
      const name = pair.split("=")[0];
      return { pair, name, value: decoded(pair.slice(name.length + 1)) };
    });
    return { path, pairs };
  };
  const address = (hash) => {
    const { path, pairs } = split(hash);
    const rest = pairs.filter(({ name }) => !Object.hasOwn(KNOWN, name) || (name === "ref" && OWN_REF.test(path)));
    return rest.length > 0 ? `${path}?${rest.map(({ pair }) => pair).join("&")}` : path;
  };

  /** What was asked for so far: another address in the same frame keeps it. */
  const wishes = {};
  /** Takes wishes from pairs of name and value; gives what is wrong with them. */
  const wish = (pairs) => {
    const wrong = [];
    for (const { name, value } of pairs) {
      if (!Object.hasOwn(KNOWN, name)) continue;
      const found = KNOWN[name](value);
      if (found === undefined) {
        wrong.push({ parameter: name, value, text: WRONG[name] });
      } else {
        wishes[name] = found;
        if (name === "felt" && found.startsWith("#") && contrast(found, "#ffffff") < READABLE) {
          wishes.felt = darkened(found);
          wrong.push({ parameter: name, value, text: "page-darker-felt", instead: wishes.felt });
        }
      }
    }
    return wrong;
  };

  const stored = () => {
    try {
      return JSON.parse(localStorage.getItem(SETTINGS)) ?? {};
    } catch {
      return {};
    }
  };
  /** Language, theme, deck, cloth and how the table is used are settings like the player's own, for this page only. */
  const settle = () => {
    const kept = cardsSpeak.memory.get(SETTINGS);
    const settings = kept ? JSON.parse(kept) : stored();
    const before = JSON.stringify(settings);
    if (wishes.lang) settings.lang = wishes.lang;
    if (wishes.theme) settings.theme = wishes.theme === "system" ? null : wishes.theme;
    if (wishes.deck) settings.deck = wishes.deck;
    if (FELTS.includes(wishes.felt)) settings.felt = wishes.felt;
    if (wishes.unit) settings.blinds = wishes.unit === "blinds";
    if (wishes.skip) settings.skip = wishes.skip === "1";
    if (wishes.freefold) settings.free_fold = wishes.freefold === "1";
    if (wishes.keys) settings.keys = wishes.keys === "1";
    if (wishes.hand) settings.left = wishes.hand === "left";
    if (wishes.say) settings.terse = wishes.say === "short";
    if (wishes.helper) settings.helper = wishes.helper === "on";
    const after = JSON.stringify(settings);
    if (after === before) return;
    cardsSpeak.memory.set(SETTINGS, after);
    dispatchEvent(new StorageEvent("storage", { key: SETTINGS }));
  };
  const dress = () => {
    const set = (property, value) =>
      value === undefined ? root.style.removeProperty(property) : root.style.setProperty(property, value);
    set("--cs-accent", wishes.accent);
    set("--cs-felt", wishes.felt?.startsWith("#") ? wishes.felt : undefined);
    set("--cs-radius", wishes.radius === undefined ? undefined : `${wishes.radius}px`);
    set("--cs-font", wishes.font);
    set("--cs-font-voice", wishes.voice);
    set("font-size", wishes.size ? `${wishes.size}%` : undefined);
    for (const [name, value] of [
      ["contrast", wishes.contrast],
      ["hide", wishes.hide?.join(" ")],
      ["readonly", wishes.readonly === "1" ? "" : undefined],
    ]) {
      if (value === undefined) delete root.dataset[name];
      else root.dataset[name] = value;
    }
    if (wishes.readonly === "1") guard();
    if (wishes.hide || wishes.readonly === "1") aside();
    settle();
  };

  // ---- what is wrong -------------------------------------------------------------------------

  const aside = async () => {
    await cardsSpeak.load(cardsSpeak.at("aside.js"));
    return cardsSpeak.inlined.aside;
  };
  const spoken = async ({ text, parameter, value, instead }) =>
    (await aside()).said(text, { part: `${parameter}=${value}`.slice(0, 120), value: instead });
  const complain = async (wrong) => {
    if (wrong.length === 0) return;
    for (const one of wrong) {
      const { parameter, value } = one;
      send("error", { code: "bad-parameter", parameter, value: value.slice(0, 200), message: await spoken(one) });
    }
    const { said, bar, button } = await aside();
    const items = document.createElement("ul");
    const write = async () => {
      const texts = await Promise.all(wrong.map(spoken));
      items.replaceChildren(...[...texts, await said("page-rest")]
        .map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    };
    await write();
    const close = button(await said("page-close"), () => shown.remove());
    const shown = await bar("wrong", [items, close]);
    // The language may come, or change, later.
    const follow = new MutationObserver(async () => {
      if (!shown.isConnected) return follow.disconnect();
      close.textContent = await said("page-close");
      write();
    });
    follow.observe(root, { attributeFilter: ["lang"] });
  };

  // ---- only to be looked at ------------------------------------------------------------------

  // What the host may do with a message, the reader may not do with a hand or a key.
  let byHost = false;
  /** The programs that are tables, as far as one of them is shown. */
  const TABLE = ":is(#app, #tournament):not([hidden])";
  const TOUCH = "[data-acts], [data-action], .tray, [data-next-hand], [data-star], [data-note], [data-new-game], [data-deal]";
  const keep = (event) => {
    if (wishes.readonly !== "1" || byHost) return;
    const touches = event.target.closest?.(TOUCH);
    const acts = event.type === "keydown" && document.querySelector(TABLE) && /^([fcrnx1-5]|Arrow.*|Page.*|Home|End)$/i.test(event.key);
    if (touches && (event.type !== "keydown" || /^(Enter| )$/.test(event.key)) || acts) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  let guarded = false;
  const guard = () => {
    if (guarded) return;
    guarded = true;
    for (const type of ["click", "pointerdown", "keydown", "input", "wheel"]) {
      addEventListener(type, keep, { capture: true, passive: false });
    }
  };

  // ---- messages to the page around -----------------------------------------------------------

  const TYPE = "cards-speak/";
  const ancestor = (() => {
    if (!framed) return undefined;
    const told = location.ancestorOrigins?.[0];
    if (told && told !== "null") return told;
    try {
      return document.referrer ? new URL(document.referrer).origin : undefined;
    } catch {
      return undefined;
    }
  })();
  // Learnt from its first message where the browser does not tell; "null" is a host that has no origin.
  let partner = ancestor;
  const allowed = (origin) => !wishes.host || wishes.host.includes(origin);
  const send = (name, content = {}, to = partner) => {
    if (!framed || (to !== undefined && !allowed(to)) || (to === undefined && wishes.host)) return;
    // Before the host is known it only hears that there is something here.
    if (to === undefined && name !== "ready" && name !== "resize") return;
    const target = to === undefined || to === "null" ? "*" : to;
    parent.postMessage({ type: TYPE + name, v: 1, ...content }, target);
  };

  const number = (text) => (text === undefined || text === "" ? null : Number(text));
  const cards = (element) => element?.dataset.cards?.match(/../g) ?? [];
  /** What a player sees of the table; undefined away from it. */
  const seen = () => {
    const table = document.querySelector(`${TABLE} [data-table]`);
    if (!table) return undefined;
    const all = (selector) => [...table.querySelectorAll(selector)];
    const can = (button) => !button.disabled && button.getAttribute("aria-disabled") !== "true";
    return {
      hand: number(table.dataset.hand),
      street: table.dataset.street,
      turn: number(table.dataset.turn),
      button: number(table.dataset.buttonSeat),
      board: cards(table.querySelector("[data-board]")),
      cards: cards(table.querySelector("[data-hole]:not([data-seat] *)")),
      seats: all("[data-seat]").map((seat) => ({
        seat: number(seat.dataset.seat),
        stack: number(seat.dataset.stack),
        bet: number(seat.dataset.bet),
        state: seat.dataset.state,
        cards: cards(seat.matches("[data-hole]") ? seat : seat.querySelector("[data-hole]")),
      })),
      pots: all("[data-pot]").map((pot) => number(pot.dataset.amount)),
      actions: all("[data-action]").filter(can).map((button) => ({
        action: button.dataset.action,
        amount: number(button.dataset.amount),
        min: number(button.dataset.min),
        max: number(button.dataset.max),
      })),
      next: all("[data-next-hand]").some(can),
      paused: table.classList.contains("paused"),
    };
  };
  const screen = () => document.querySelector(`#${root.dataset.program} [data-screen]`)?.dataset.screen ?? null;

  let last = {};
  const changed = (name, value) => {
    const text = JSON.stringify(value);
    if (last[name] === text) return false;
    last[name] = text;
    return true;
  };

  // A height that shows everything, for a host that lets the frame have it.
  const height = () => {
    if (["app", "tournament"].includes(root.dataset.program)) {
      const [shape, most] = innerWidth < 600 ? [1.5, 640] : [0.625, 800];
      return Math.round(Math.max(480, Math.min(most, innerWidth * shape)));
    }
    const page = document.querySelector(`#${root.dataset.program} > [data-screen]`);
    if (!page) return 240;
    page.style.minHeight = "0"; // pages fill the window, however high it is
    return Math.ceil(Math.max(240, page.getBoundingClientRect().bottom + scrollY));
  };

  // The hand so far, for the result at its end.
  let hand;
  const begin = (now) => {
    const stack = now.seats.find(({ seat }) => seat === 0);
    hand = { number: now.hand, began: performance.now(), stack: stack && stack.stack + stack.bet, told: 0 };
  };
  const day = () => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  };
  const run = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const result = (content) => send("result", { run: run(), ref: wishes.ref ?? "", lang: root.lang, day: day(), complete: true, ...content });
  const follow = (now) => {
    if (!hand || hand.number !== now.hand) begin(now);
    // The lines of the referee's log, as the player reads them.
    const lines = [...(document.querySelector(`${TABLE} .ledger [data-log]`)?.children ?? [])];
    if (lines.length < hand.told) hand.told = 0;
    for (const line of lines.slice(hand.told)) {
      const rule = line.querySelector(".rule-id")?.textContent.trim() ?? null;
      const text = (line.querySelector("span:not(.mini)") ?? line.firstChild ?? line).textContent.trim();
      send("event", { hand: now.hand, street: now.street, text, rule });
    }
    hand.told = lines.length;
    if (now.next && !hand.over) {
      hand.over = true;
      const own = now.seats.find(({ seat }) => seat === 0);
      const { path, pairs } = split(location.hash.slice(1));
      result({
        kind: path.startsWith("/spot/") ? "spot" : "hand",
        id: String(now.hand),
        content: cardsSpeak.buildId,
        seed: pairs.find(({ name }) => name === "seed")?.value ?? null,
        score: null, right: null, hints: 0, passed: null,
        seconds: Math.round((performance.now() - hand.began) / 1000),
        net: own && hand.stack !== undefined ? own.stack - hand.stack : null,
        items: [], mistakes: {}, skills: {},
      });
    }
  };

  // That there is nothing at the address, as a program says it to the reader: once for as long as it stands there.
  let missed;
  const miss = (shown) => {
    const [path] = cardsSpeak.address().split("?");
    const told = shown.querySelector("[data-no-such]");
    const table = shown.querySelector("[data-table][data-wrong]");
    const lost = path !== "" && table?.dataset.wrong.startsWith(path);
    const now = told?.dataset.noSuch ?? (lost ? `#${path}` : undefined);
    const message = (told ?? table?.querySelector("[data-referee]"))?.textContent.trim();
    if (now !== undefined && now !== missed) send("error", { code: "bad-address", address: now.slice(0, 2000), message });
    missed = now;
    return lost;
  };
  // What a program finds wrong with its own part of the address, and says to the reader.
  let complained;
  const pass = () => {
    const shown = document.getElementById(root.dataset.program);
    if (miss(shown) || complained === location.hash) return;
    const { pairs } = split(location.hash.slice(1));
    const wrong = [...shown.querySelectorAll('[role="alert"] [data-wrong]')].map(({ dataset, textContent }) =>
      ({ parameter: dataset.wrong, value: pairs.find(({ name }) => name === dataset.wrong)?.value, message: textContent }));
    const table = shown.querySelector("[data-table][data-wrong]");
    for (const part of table?.dataset.wrong.split("&") ?? []) {
      const [parameter] = part.split("=");
      wrong.push({ parameter, value: part.slice(parameter.length + 1), message: table.querySelector("[data-referee]")?.textContent });
    }
    if (wrong.length > 0) complained = location.hash;
    for (const { parameter, value = "", message = "" } of wrong) {
      send("error", { code: "bad-parameter", parameter: parameter.slice(0, 200), value: value.slice(0, 200), message: message.trim() });
    }
  };

  let ready = false;
  let asked = false;
  const look = () => {
    asked = false;
    const name = screen();
    if (!name) return;
    const place = { screen: name, address: `#${address(location.hash.slice(1))}`, lang: root.lang };
    if (!ready) {
      ready = true;
      send("ready", { build: cardsSpeak.buildId, ...place, height: height() });
    }
    pass();
    const now = seen();
    if (changed("state", { place, now })) {
      send("state", { ...place, ...(now ? { table: now } : {}) });
      if (now) follow(now);
    }
    // Parts that are as high as the window would let each other grow for ever: what only follows
    // from the height that the host has given is no reason to ask for another.
    if (!fresh) return;
    fresh = false;
    const high = height();
    if (changed("height", high)) send("resize", { height: high });
  };
  let fresh = false;
  let width = innerWidth;
  const soon = (changes) => {
    if (Array.isArray(changes) || innerWidth !== width) fresh = true;
    width = innerWidth;
    if (asked) return;
    asked = true;
    setTimeout(look, 60);
  };
  if (framed) {
    root.dataset.framed = "";
    new MutationObserver(soon).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener("resize", soon);
    // What the programs have to report themselves: lessons, drills, reviews.
    document.addEventListener("cards-speak/result", ({ detail }) => {
      if (detail && typeof detail === "object") result(detail);
    });
  }

  // ---- messages from the page around ---------------------------------------------------------

  const text = (value) => typeof value === "string";
  const press = (selector) => {
    const button = document.querySelector(`${TABLE} ${selector}`);
    const can = button && !button.disabled && button.getAttribute("aria-disabled") !== "true";
    if (can) {
      byHost = true;
      button.click();
      byHost = false;
    }
    return Boolean(can);
  };
  const ORDERS = {
    load: ({ address }) => {
      if (!text(address) || !/^#\/[^\s]*$/.test(address) || address.length > 20_000) return "bad-address";
      location.hash = address;
    },
    act: async ({ action, amount }) => {
      if (action === "next") return press("[data-next-hand]") ? undefined : "not-now";
      if (!text(action) || !/^(fold|check|call|bet|raise|show|muck)$/.test(action)) return "bad-action";
      const button = `[data-action="${action}"]`;
      if (amount !== undefined && (action === "bet" || action === "raise")) {
        const field = document.querySelector(`${TABLE} [data-amount-input]`);
        if (!Number.isSafeInteger(amount) || amount < 0) return "bad-amount";
        if (!field) return "not-now";
        byHost = true;
        field.value = String(amount);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        byHost = false;
        await new Promise((done) => setTimeout(done, 60)); // the button shows the amount, or that it cannot be
      }
      return press(button) ? undefined : "not-now";
    },
    pause: ({ on = true }) => {
      if (typeof on !== "boolean") return "bad-value";
      const now = seen();
      if (!now) return "not-now";
      if (now.paused !== on) press("[data-pause]");
    },
    theme: (message) => {
      const pairs = Object.entries(message)
        .filter(([name]) => !["type", "v", "id", "lang", "host", "ref", "readonly"].includes(name))
        .map(([name, value]) => ({ name, value: String(value) }));
      const unknown = pairs.find(({ name }) => !Object.hasOwn(KNOWN, name));
      const wrong = wish(pairs);
      dress();
      complain(wrong);
      return unknown || wrong.some(({ instead }) => !instead) ? "bad-value" : undefined;
    },
    lang: ({ lang }) => {
      if (!text(lang) || wish([{ name: "lang", value: lang }]).length > 0) return "bad-value";
      dress();
    },
  };
  const REASONS = {
    "unknown-type": "There is no such message in version 1.",
    "unknown-version": "This page speaks version 1 of the messages.",
    "bad-address": "An address begins with #/ and has no spaces.",
    "bad-action": "The actions are fold, check, call, bet, raise, show, muck and next.",
    "bad-amount": "An amount is a whole number of chips.",
    "bad-value": "A value is not one of those that are allowed.",
    "not-now": "This cannot be done at the moment.",
    failed: "This could not be done.",
  };
  addEventListener("message", async ({ source, origin, data }) => {
    // Other scripts of the page around talk to their own frames: only what is ours is answered.
    if (!framed || source !== parent || !data || !text(data.type) || !data.type.startsWith(TYPE)) return;
    if (!allowed(origin) || (ancestor !== undefined && ancestor !== origin)) return;
    if (partner === undefined) {
      partner = origin;
      last = {};
      soon();
    }
    const name = data.type.slice(TYPE.length);
    let code;
    try {
      if (data.v !== 1) code = "unknown-version";
      else if (!Object.hasOwn(ORDERS, name)) code = "unknown-type";
      else code = await ORDERS[name](data);
    } catch {
      code = "failed";
    }
    const id = text(data.id) || Number.isFinite(data.id) ? { id: data.id } : {};
    if (code) send("error", { code, about: data.type.slice(0, 100), message: REASONS[code], ...id });
  });

  // ---- from the address ----------------------------------------------------------------------

  let read;
  const take = () => {
    if (read === location.hash) return;
    read = location.hash;
    const wrong = wish(split(read.slice(1)).pairs);
    dress();
    complain(wrong);
  };
  addEventListener("hashchange", take);
  take();
  return { address, wishes };
})();
