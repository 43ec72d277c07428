// Files of the reader, in and out, and the program that reads and writes hands of other programs.
// Loads when the first file is opened or written. Calls, all of them promises:
//
//   save(name, text)      offers a text as a download; false where the browser allows none
//   read(from)            [[name, Uint8Array], …] of the files of an <input> or of what was dropped
//   open(bytes)           what the program `hand_files` makes of a file, as JSON
//   write(format, hands)  the text of hands in a format, as JSON
"use strict";
cardsSpeak.inlined.files = (() => {
  const save = async (name, text) => {
    // A sandboxed frame refuses downloads without a word.
    if (self.origin === "null" && self !== top) return false;
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return true;
  };
  const read = (from) => {
    // What was dropped is gone after the event: the list is taken at once.
    const files = [...(from.files ?? from.dataTransfer?.files ?? [])];
    return Promise.all(files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())]));
  };

  const start = async () => {
    const { at, inlined, load, opaque, unpack } = cardsSpeak;
    await load(at("hand_files.js"));
    const program = inlined.handFilesScript();
    if (opaque) await load(at("hand_files_inline.js"));
    await program({ module_or_path: opaque ? await unpack(inlined.handFiles.data) : fetch(at("hand_files_bg.wasm")) });
    return program;
  };
  let started;
  const program = () => {
    started ??= start();
    started.catch(() => { started = undefined; }); // perhaps next time
    return started;
  };
  const open = async (bytes) => (await program()).open(bytes);
  const write = async (format, hands) => (await program()).write(format, hands);
  return { save, read, open, write };
})();
