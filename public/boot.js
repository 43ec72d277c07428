// Starts the app from one bundle in three places: a page, a sandboxed frame
// (opaque origin) and a file. In the last two a browser refuses fetch, module
// scripts and workers by address; what it allows are classic scripts, so there
// the same bytes come in `*_inline.js` and `locales/LANG.js` (tools/post_build.mjs).
//
// The interface to Rust, `globalThis.cardsSpeak`:
//
//   buildId            names this build; the same string in page and worker files
//   opaque             true in a sandboxed frame, from a file and in the single file: no fetch
//   startWorker(ms, deep)  Promise<Worker>: a bot worker that has said it is ready; with
//                      `deep` that of the levels that reckon hands out, or the usual one where
//                      it does not come. If the browser refuses it or it is silent for `ms`
//                      (10,000), the usual program runs in the page, behind an object that is
//                      used like a Worker; a rejection with an Error if that fails too.
//                      May be called again (respawn).
//   beside(view, stage)  what the helper beside the table (beside.js) is to know, if there is one
//   memory             Map: what could not be stored on the device, for as long as the page lives
//   hands(call, …)     Promise: a call of hands.js, where the hands that were played are kept
//   files(call, …)     Promise: a call of files.js, for files of the reader
//   loadText(path)     Promise<string>: a text of the bundle, "locales/en.ftl"
//   fail(reason)       covers the page with "the game stopped, try again"
//   at(name)           the address of a file of the bundle
//   load(address)      Promise: a classic script of the bundle, once
//   address()          what the address says after the `#`, without what embed.js has taken from it
//   rename(hash)       writes another one, without an entry in the history
//   unpack(base64)     Promise<ArrayBuffer>: the bytes of an `*_inline.js`
//
// and to whoever looks at the page, on <html>:
//
//   data-worker        "starting", "ready", "deep" (the program of the levels that reckon hands
//                      out), "fallback" (in the page) or "failed": the state of the bots' program
//   data-program       "app" (the table), "home", "rooms" (a new table, history, the rule book …),
//                      "tournament" (the table of a tournament or a spot), "school" (Learn and
//                      lessons) or "practice" (drills, dealer school, review, a spot laid): the program
//                      whose address is open. Each draws into the element with its id.
//
// What a program may say to the edge of the page (embed.js, offline.js), without loading it:
//
//   [data-run]         an element with it is there while something is under way that a new version
//                      must not interrupt (a drill, a lesson); at the table it is the hand
//   "cards-speak/result"  a CustomEvent of document when something has ended; its detail is the
//                      message for the page around (docs/messages-v1.schema.json), but for `type`,
//                      `v`, and `ref`, `lang`, `day`, `run`, `complete` where they are as usual
//
// A worker's first message, whatever it holds, means ready; it is not handed on.
"use strict";
(() => {
  // `alone`: everything is in the one file of the page (tools/single_file.mjs).
  const { js, wasm, build, alone } = document.currentScript.dataset;
  const base = new URL(".", document.currentScript.src || location.href).href;
  const root = document.documentElement;
  const opaque = self.origin === "null" || alone !== undefined;

  if (location.protocol !== "file:" && alone === undefined) {
    // 'self' matches nothing in a sandboxed frame in WebKit: the policy names our own folder.
    const here = base.replace(/[;,]/g, encodeURIComponent);
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = [
      "default-src 'none'",
      `script-src ${here} 'wasm-unsafe-eval'`,
      `worker-src ${here} blob:`,
      `connect-src ${here}`,
      `style-src ${here}`,
      `img-src ${here} data:`,
      `font-src ${here}`,
      `media-src ${here}`,
      `frame-src ${here}`,
      `manifest-src ${here}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join("; ");
    document.head.append(policy);
  }

  // Names without a hash get the build's, so that no stale file is mixed in.
  const at = (name) => `${base}${name}?v=${build}`;

  // Files of the bundle that did not come: mostly there is no network.
  const missing = new Set();
  const lacks = (address) => {
    missing.add(address);
    return new Error(address);
  };

  const scripts = new Map();
  const load = (src) => {
    if (!scripts.has(src)) {
      scripts.set(src, new Promise((loaded, failed) => {
        const tag = document.createElement("script");
        tag.src = src;
        tag.onload = loaded;
        tag.onerror = () => {
          scripts.delete(src);
          tag.remove();
          failed(lacks(src));
        };
        document.head.append(tag);
      }));
    }
    return scripts.get(src);
  };

  const inlined = { texts: {} }; // filled by the classic scripts
  const unpack = (base64) => {
    const packed = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  };

  const get = (address) => fetch(address).catch(() => { throw lacks(address); });

  const readText = async (path) => {
    if (opaque) {
      await load(at(path.replace(/\.\w+$/, ".js")));
      if (path in inlined.texts) return inlined.texts[path];
      throw new Error(`no text ${path}`);
    }
    const answer = await get(at(path));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  };
  const texts = {};
  const loadText = (path) => {
    texts[path] ??= readText(path);
    texts[path].catch(() => delete texts[path]);
    return texts[path];
  };
  // The texts are on their way while the program comes, in the language that it will want.
  const early = () => {
    const wanted = [location.hash.match(/[?&]lang=(\w\w)\b/)?.[1]];
    try {
      wanted.push(JSON.parse(localStorage.getItem("cards-speak/settings/1")).lang);
    } catch {
      // Nothing is kept here.
    }
    wanted.push(...navigator.languages.map((code) => code.slice(0, 2)), "en");
    const lang = wanted.find((code) => /^(en|cs|sk|pl)$/.test(code));
    for (const part of ["", ...programs[asked()].slice(1).map((part) => `-${part}`)]) {
      loadText(`locales/${lang}${part}.ftl`).catch(() => {});
    }
  };

  const calls = (part) => async (call, ...what) => {
    await load(at(`${part}.js`));
    return inlined[part][call](...what);
  };

  // Resolves with the first message. The handlers are set in the tick in which the
  // worker is made: a browser may refuse it by nothing but an `error` right after.
  const whenReady = (address, name, first, ms) => new Promise((ready, failed) => {
    const worker = new Worker(address, { name });
    const refuse = (reason) => {
      clearTimeout(limit);
      worker.onmessage = worker.onerror = null;
      worker.terminate();
      failed(new Error(`bot worker: ${reason}`));
    };
    const limit = setTimeout(() => refuse(`not ready after ${ms} ms`), ms);
    worker.onerror = (event) => {
      event.preventDefault();
      refuse(event.message || "refused");
    };
    worker.onmessage = () => {
      clearTimeout(limit);
      worker.onmessage = worker.onerror = null;
      ready(worker);
    };
    if (first) worker.postMessage(first, [first]);
  });

  const inWorker = async (name, ms) => {
    if (!opaque) return whenReady(at("bot_worker_boot.js"), name, null, ms);
    await load(at(`${name}_inline.js`));
    const { script, data } = inlined[name];
    const code = `onmessage = ({ data }) => {
      const program = (${script})();
      program({ module_or_path: data })
        .then(() => program.serve(self))
        .catch((error) => setTimeout(() => { throw error; }));
    };`;
    const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    try {
      return await whenReady(address, name, await unpack(data), ms);
    } finally {
      URL.revokeObjectURL(address);
    }
  };

  const inPage = async (name) => {
    await load(at(`${name}_inline.js`));
    const { script, data } = inlined[name];
    const scope = { postMessage: (data) => worker.onmessage?.({ data }) };
    const worker = {
      // Not at once: the page is drawn first. What goes wrong is the worker's fault, not the page's.
      postMessage: (data) => setTimeout(() => {
        try {
          scope.onmessage?.({ data });
        } catch (error) {
          worker.onerror?.({ message: String(error), preventDefault() {} });
        }
      }),
      terminate() { scope.onmessage = null; },
    };
    const program = script();
    await program({ module_or_path: await unpack(data) });
    program.serve(scope);
    return worker;
  };

  const startWorker = async (ms = 10_000, deep) => {
    root.dataset.worker = "starting";
    let reason;
    const ways = [["ready", inWorker], ["fallback", inPage]];
    if (deep) ways.unshift(["deep", inWorker]);
    for (const [state, start] of ways) {
      try {
        const worker = await start(state === "deep" ? "deep_worker" : "bot_worker", ms);
        root.dataset.worker = state;
        return worker;
      } catch (error) {
        reason = error;
      }
    }
    root.dataset.worker = "failed";
    throw reason;
  };

  const shell = document.getElementById("boot");
  const fail = (reason) => {
    const text = String(reason?.message ?? reason);
    for (const part of shell.querySelectorAll("div")) {
      part.hidden = !part.matches(missing.has(text) ? ".boot-missing" : ".boot-failed");
    }
    shell.querySelector("code").textContent = text;
    shell.setAttribute("role", "alert");
    document.body.append(shell);
  };
  for (const again of shell.querySelectorAll("a")) {
    again.onclick = (event) => {
      event.preventDefault();
      location.reload();
    };
  }

  // A panic is the end of a wasm program: say so instead of leaving a dead page.
  const trapped = (error) => error instanceof WebAssembly.RuntimeError && fail(error);
  addEventListener("error", (event) => trapped(event.error));
  addEventListener("unhandledrejection", (event) => trapped(event.reason));

  const address = () => {
    // Whoever puts links together may write : / , as %3A %2F %2C.
    const whole = location.hash.slice(1).replace(/%(3a|2f|2c)/gi, decodeURIComponent);
    return inlined.embed?.address(whole) ?? whole;
  };

  const rename = (hash) => history.replaceState(null, "", `#${hash}`);

  // What some players have beside the table comes when the page's root first says so.
  const beside = (view, stage) => {
    inlined.seen = [view.slice(), stage];
    inlined.beside?.look();
  };
  new MutationObserver(() => load(at("beside.js")).catch(() => {})).observe(root, { attributeFilter: ["data-hand", "data-helper"] });

  globalThis.cardsSpeak = Object.freeze({
    buildId: build, beside, opaque, startWorker, hands: calls("hands"), files: calls("files"), loadText, fail, at, load, unpack, address, rename, inlined, memory: new Map(),
  });

  // The programs with their addresses (all others are the table's) and the styles and texts that
  // they need besides the table's. Each loads when one of its addresses is opened, and stays.
  const programs = {
    app: [],
    home: [/^\/home(?![^/?])/, "rooms"],
    rooms: [/^\/(settings|seat|new|tournaments|house|rules|glossary|history|statistics|import|data|verify|hand|embed)(?![^/?])/, "rooms"],
    tournament: [/^\/(tournament(?![^/?])|spot\/)/, "tournament"],
    school: [/^\/(learn|lesson)(?![^/?])/, "rooms", "school"],
    practice: [/^\/(drills?|gate|dealer|review|progress|teach|spot)(?![^/?])/, "rooms", "school"],
  };
  // In their order: a later one may say more than an earlier one.
  const styles = new Map();
  const loadStyle = (href) => {
    if (!styles.has(href)) {
      styles.set(href, new Promise((loaded, failed) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: loaded });
        link.onerror = () => {
          styles.delete(href);
          link.remove();
          failed(lacks(href));
        };
        document.head.append(link);
      }));
    }
    return styles.get(href);
  };
  const start = async (name) => {
    const [others, ...sheets] = programs[name];
    // The wasm is on its way while the script is read.
    const module = opaque
      ? load(at(`${name}_inline.js`)).then(() => unpack(inlined[name].data))
      : get(others ? at(`${name}_bg.wasm`) : base + wasm);
    module.catch(() => {}); // reported below
    await Promise.all([load(others ? at(`${name}.js`) : base + js), ...sheets.map((sheet) => loadStyle(at(`${sheet}.css`)))]);
    const init = inlined[`${name}Script`]?.() ?? wasm_bindgen;
    await init({ module_or_path: opaque ? await module : module });
  };
  const asked = () => Object.keys(programs).find((name) => programs[name][0]?.test(address())) ?? "app";
  const running = {};
  const show = async () => {
    const name = asked();
    root.dataset.program = name;
    running[name] ??= start(name);
    running[name].catch(() => delete running[name]); // perhaps next time
    await running[name];
    for (const other of Object.keys(programs)) {
      document.getElementById(other).hidden = other !== root.dataset.program;
    }
  };
  // A program that does not come (no network) covers the page only until the reader goes back.
  let covered = false;
  // What a page around this one may say: in a frame, or where the address says how it is to look.
  const dressed = /[?&](v|lang|theme|accent|felt|radius|font|voice|deck|contrast|size|unit|skip|freefold|keys|hand|say|helper|hide|readonly|host|ref)=/;
  const open = async () => {
    try {
      if (!inlined.embed && (parent !== self || dressed.test(location.hash))) {
        await load(at("embed.js")).catch(() => {});
        if (inlined.embed && Object.keys(running).length > 0) {
          // The programs that run already have read the address with all that embed.js takes from it.
          dispatchEvent(new Event("hashchange"));
          return;
        }
      }
      await show();
      if (covered) shell.remove();
      covered = false;
    } catch (error) {
      covered = true;
      fail(error);
    }
  };
  addEventListener("hashchange", open);
  early();
  // The contract of the page: the first screen is there when its root says its name.
  const drawn = () => document.querySelector("[data-screen]") !== null;
  const watch = new MutationObserver(() => {
    if (!drawn()) return;
    watch.disconnect();
    shell.remove();
    // Sounds, and offline from now on, without getting in the way of the first hand.
    const later = ["sound.js", "motion.js", ...(parent === self && !opaque ? ["offline.js"] : [])];
    setTimeout(() => later.forEach((name) => load(at(name)).catch(() => {})), 3000);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-screen"] });
  open();
})();
