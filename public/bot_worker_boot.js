// The first script of a bot worker, which has the name of its program; the build id in its own
// address goes on to the rest.
"use strict";
importScripts(`${self.name}.js${self.location.search}`);
wasm_bindgen({ module_or_path: `${self.name}_bg.wasm${self.location.search}` })
  .then(() => wasm_bindgen.serve(self))
  // A rejected promise stays inside a worker; a thrown error reaches the page.
  .catch((error) => setTimeout(() => { throw error; }));
