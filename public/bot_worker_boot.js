// The first script of the bot worker; the build id in its own address goes on to the rest.
"use strict";
importScripts("bot_worker.js" + self.location.search);
wasm_bindgen({ module_or_path: "bot_worker_bg.wasm" + self.location.search })
  .then(() => wasm_bindgen.serve(self))
  // A rejected promise stays inside a worker; a thrown error reaches the page.
  .catch((error) => setTimeout(() => { throw error; }));
