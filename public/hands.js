// The hands that were played, in IndexedDB, or in the page's memory where that is denied.
// Loads when the first hand is kept or looked for. Calls, all of them promises:
//
//   add(id, at, text)   keeps a hand (at: milliseconds since 1970) unless there is one of that id;
//                       resolves to "device" or "page", the place where it is
//   newest(count)       [[at, text], …] of at most so many hands, the newest first
//   replace(id, text)   another text for a hand that is there
//   remove(id)          forgets a hand
"use strict";
cardsSpeak.inlined.hands = (() => {
  const page = new Map();
  const promised = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = (event) => {
      event.preventDefault(); // else the transaction is lost, and Firefox reports it
      failed(request.error);
    };
  });
  // In a sandboxed frame the getter itself throws.
  const opening = (async () => {
    const request = indexedDB.open("cards-speak", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("hands", { keyPath: "id" }).createIndex("at", "at");
    };
    const opened = await promised(request);
    opened.onversionchange = () => opened.close();
    return opened;
  })();
  opening.catch(() => {});
  const store = async (mode) => (await opening).transaction("hands", mode).objectStore("hands");

  const add = async (id, at, text) => {
    try {
      await promised((await store("readwrite")).add({ id, at, text }));
    } catch (error) {
      if (error?.name === "ConstraintError") return "device";
      if (!page.has(id)) page.set(id, { id, at, text });
      return "page";
    }
    return "device";
  };
  const newest = async (count) => {
    const found = [...page.values()];
    try {
      await new Promise((done, failed) => store("readonly").then((hands) => {
        const cursor = hands.index("at").openCursor(null, "prev");
        let left = count;
        cursor.onerror = () => failed(cursor.error);
        cursor.onsuccess = () => {
          const at = cursor.result;
          if (!at || left-- === 0) return done();
          found.push(at.value);
          at.continue();
        };
      }, failed));
    } catch {
      // What the page remembers is all there is.
    }
    return found.sort((one, other) => other.at - one.at).slice(0, count).map(({ at, text }) => [at, text]);
  };
  const replace = async (id, text) => {
    if (page.has(id)) {
      page.set(id, { ...page.get(id), text });
      return;
    }
    const hands = await store("readwrite");
    const kept = await promised(hands.get(id));
    if (kept) await promised(hands.put({ ...kept, text }));
  };
  const remove = async (id) => {
    if (!page.delete(id)) await promised((await store("readwrite")).delete(id));
  };
  return { add, newest, replace, remove };
})();
