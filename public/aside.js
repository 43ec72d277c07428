// What the two scripts at the edge of the page share (offline.js, embed.js): their few texts, and a
// bar with something to read and perhaps to press. It is laid over nothing that can be pressed.
//
//   said(id, args)        Promise<string>: a text of locales/LANG-page.ftl; `{ $name }` is filled in
//   bar(name, parts)      shows the bar of that name with these elements and gives it; a bar of the
//                         name that is there is replaced
//   button(text, press)   a button for a bar
"use strict";
cardsSpeak.inlined.aside = (() => {
  const languages = ["en", "cs", "sk", "pl"];
  const texts = new Map();
  // These texts are single lines; the programs have the whole of Fluent.
  const load = async (language) => {
    const text = await cardsSpeak.loadText(`locales/${language}-page.ftl`);
    return new Map([...text.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, id, said]) => [id, said]));
  };
  const said = async (id, args = {}) => {
    const spoken = document.documentElement.lang;
    const language = languages.includes(spoken) ? spoken : "en";
    if (!texts.has(language)) texts.set(language, load(language));
    const text = (await texts.get(language)).get(id) ?? id;
    return text.replace(/\{ \$(\w+) \}/g, (whole, name) => args[name] ?? whole);
  };

  const style = new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: cardsSpeak.at("aside.css") });
    link.onload = link.onerror = done;
    document.head.append(link);
  });

  const bars = new Map();
  const edge = Object.assign(document.createElement("div"), { className: "edge" });
  document.body.append(edge);
  const bar = async (name, parts) => {
    await style;
    bars.get(name)?.remove();
    const aside = document.createElement("aside");
    aside.dataset.bar = name;
    aside.setAttribute("role", "status");
    aside.append(...parts);
    bars.set(name, aside);
    edge.append(aside);
    return aside;
  };
  const button = (text, press) => {
    const made = Object.assign(document.createElement("button"), { type: "button", className: "btn", textContent: text });
    made.onclick = press;
    return made;
  };
  return { said, bar, button, style };
})();
