// The hands that were played, in IndexedDB, or in the page's memory where that is denied.
// Loads when the first hand is kept or looked for. Calls, all of them promises:
//
//   add(id, at, text)   keeps a hand (at: milliseconds since 1970) unless there is one of that id;
//                       resolves to "device" or "page", the place where it is
//   newest(count, skip) [[id, at, text], …] of at most so many hands, the newest first, after those
//                       that are left out; what the page remembers comes with the first of them
//   one(id)             [id, at, text], or nothing if there is no such hand
//   put(hands, over)    keeps many; those that are there already are written over or stay
//   clear()             forgets all
//   replace(id, text)   another text for a hand that is there; resolves like `add`
"use strict";
cardsSpeak.inlined.hands = (() => {
  const page = new Map();
  const promised = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = (event) => {
      event.preventDefault(); // else Firefox reports it
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
  const store = async () => (await opening).transaction("hands").objectStore("hands");
  // Written is what the transaction has finished: a full disk shows only then.
  const write = async (change) => {
    const transaction = (await opening).transaction("hands", "readwrite");
    const finished = new Promise((done, failed) => {
      transaction.oncomplete = done;
      transaction.onabort = () => failed(transaction.error);
    });
    finished.catch(() => {});
    await change(transaction.objectStore("hands"));
    await finished;
  };
  const row = ({ id, at, text }) => [id, at, text];

  const add = async (id, at, text) => {
    try {
      await write((hands) => promised(hands.add({ id, at, text })));
    } catch (error) {
      if (error?.name === "ConstraintError") return "device";
      if (!page.has(id)) page.set(id, { id, at, text });
      return "page";
    }
    return "device";
  };
  const newest = async (count, skip = 0) => {
    const found = skip === 0 ? [...page.values()] : [];
    try {
      const hands = await store();
      await new Promise((done, failed) => {
        const cursor = hands.index("at").openCursor(null, "prev");
        let left = count;
        let before = skip;
        cursor.onerror = () => failed(cursor.error);
        cursor.onsuccess = () => {
          const at = cursor.result;
          if (at && before > 0) {
            at.advance(before);
            before = 0;
            return;
          }
          if (!at || left-- === 0) return done();
          found.push(at.value);
          at.continue();
        };
      });
    } catch {
      // What the page remembers is all there is.
    }
    return found.sort((one, other) => other.at - one.at).map(row);
  };
  const find = async (id) => page.get(id) ?? promised((await store()).get(id));
  const one = async (id) => {
    const found = await find(id).catch(() => undefined);
    return found && row(found);
  };
  const replace = async (id, text) => {
    const kept = await find(id).catch(() => undefined);
    const changed = { id, at: Date.now(), ...kept, text };
    try {
      if (!page.has(id)) {
        await write((hands) => promised(hands.put(changed)));
        return "device";
      }
    } catch {
      // Denied or full: the page remembers it.
    }
    page.set(id, changed);
    return "page";
  };
  const put = async (rows, over) => {
    try {
      await write(async (hands) => {
        for (const [id, at, text] of rows) {
          if (over || (await promised(hands.getKey(id))) === undefined) hands.put({ id, at, text });
        }
      });
      for (const [id] of rows) if (over) page.delete(id);
      return "device";
    } catch {
      // Denied or full: the page remembers them.
    }
    for (const [id, at, text] of rows) if (over || !page.has(id)) page.set(id, { id, at, text });
    return "page";
  };
  const clear = async () => {
    page.clear();
    await write((hands) => promised(hands.clear())).catch(() => {});
  };
  return { add, newest, one, put, clear, replace };
})();
