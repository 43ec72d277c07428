// What some players have beside the table: the actions under the thumb of the left hand
// (<html data-hand="left">, beside.css), and the helper (data-helper="on"), who says what may be done
// and what it costs, and afterwards which rules decided. Loads when the page's root first has one of
// the two attributes.
//
//   look()   the table has changed: `cardsSpeak.inlined.seen` has its view, as bytes, and the stage,
//            which is "act" if the player is to act, the decisive rules if the hand is over, or ""
//
// The helper speaks by the program `helper`; while it does, <html> has `data-beside`, and the table
// leaves him his place.
"use strict";
cardsSpeak.inlined.beside = (() => {
  const { at, inlined, load, loadText, opaque, unpack } = cardsSpeak;
  const root = document.documentElement;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: at("beside.css") }));

  const start = async () => {
    await load(at("helper.js"));
    const program = inlined.helperScript();
    if (opaque) await load(at("helper_inline.js"));
    await program({ module_or_path: opaque ? await unpack(inlined.helper.data) : fetch(at("helper_bg.wasm")) });
    return program;
  };
  let started;
  const helpers = new Map();
  /** What the helper says in this language, and the titles of the rules by their numbers. */
  const meet = async (lang) => {
    const names = ["", "-helper", "-rules"].map((part) => loadText(`locales/${lang}${part}.ftl`));
    const [program, table, own, rules] = await Promise.all([started ??= start(), ...names]);
    const titles = new Map([...rules.matchAll(/^rule-([A-Z]+-\d+) = (.*)$/gm)].map(([, id, title]) => [id, title]));
    return { help: (view, stage) => program.help(lang, table, own, view, stage), titles };
  };

  const made = (name, more, ...parts) => {
    const element = Object.assign(document.createElement(name), more);
    element.append(...parts);
    return element;
  };
  const says = made("div", { role: "status" });
  const title = made("summary", {});
  // Where it has no place of its own it is opened by who wants it.
  const open = !matchMedia("(max-height: 559px) and (orientation: portrait)").matches;
  const place = made("details", { className: "helper", open }, title, says);

  let turn = 0;
  let shown;
  const look = async () => {
    const mine = ++turn;
    const { seen } = inlined;
    if (root.dataset.helper !== "on" || !seen) {
      place.remove();
      delete root.dataset.beside;
      return;
    }
    const { lang } = root;
    if (!helpers.has(lang)) helpers.set(lang, meet(lang));
    let met;
    try {
      met = await helpers.get(lang);
    } catch {
      // Without a network the table goes on without a helper; perhaps next time.
      started = undefined;
      helpers.delete(lang);
      return;
    }
    if (mine !== turn) return;
    const [view, stage] = seen;
    const [name = "", ...lines] = met.help(view, stage);
    const rules = /^(act)?$/.test(stage) ? [] : stage.split(" ");
    const now = JSON.stringify([lang, lines, rules]);
    if (shown !== now) {
      shown = now;
      title.textContent = name;
      const links = rules.map((id) => made("a", { href: `#/rules/${id}` }, made("b", {}, id), ` ${met.titles.get(id) ?? ""}`));
      says.replaceChildren(...lines.map((line) => made("p", {}, line)), ...links);
    }
    if (!place.isConnected) document.body.prepend(place);
    root.dataset.beside = "";
  };
  new MutationObserver(look).observe(root, { attributeFilter: ["data-helper", "lang"] });
  look();
  return { look };
})();
