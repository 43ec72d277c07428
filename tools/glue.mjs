// The seam between a wasm program and the script that wasm-bindgen has written for it: only what
// is used stays, under short names. wasm-bindgen's own names carry hashes that do not compress,
// and everything that a library offers to JavaScript, called or not, keeps its code in the wasm.

/** The script without the classes that libraries offer to JavaScript; nobody here makes one. */
const withoutClasses = (script) =>
  script
    .replace(/^ {4}class (\w+) \{\n[^]*?^ {4}\}\n(?: {4}if \(Symbol\.dispose\) .*\n)? {4}exports\.\1 = \1;\n/gm, "")
    .replace(/^ {4}const \w+Finalization = [^]*?;\n/gm, "");

const CALL = /\bwasm\.(\w+)/g;

/** The wasm without the exports that its script does not use. */
export const withoutUnusedExports = (wasm, script) => {
  const used = new Set([...withoutClasses(script).matchAll(CALL)].map((match) => match[1]));
  return renamed(wasm, { exported: (name) => (used.has(name) ? name : null) });
};

/** Wasm and script with short names between them, the script without what the wasm does not import. */
export const shortened = (wasm, script) => {
  const imports = new Map();
  const exports = new Map();
  const short = (names) => (name) => {
    if (!names.has(name)) names.set(name, letters(names.size));
    return names.get(name);
  };
  const small = renamed(wasm, { imported: short(imports), exported: short(exports) });
  let met = 0;
  const text = withoutClasses(script)
    .replace(/^ {12}(\w+): function[^]*?^ {12}\}.*\n/gm, (entry, name) => {
      if (!imports.has(name)) return "";
      met += 1;
      return entry.replace(name, imports.get(name));
    })
    .replace(CALL, (call, name) => {
      if (!exports.has(name)) throw new Error(`the script calls ${name}, which the wasm does not have`);
      return `wasm.${exports.get(name)}`;
    });
  if (met !== imports.size) throw new Error(`${met} of ${imports.size} imports found in the script of wasm-bindgen`);
  return { wasm: small, script: text };
};

const letters = (number) => {
  const all = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const rest = Math.floor(number / all.length);
  return (rest > 0 ? letters(rest - 1) : "") + all[number % all.length];
};

const IMPORTS = 2;
const EXPORTS = 7;
const FUNCTION = 0;

/** The module with other names of imports and exports; what is exported as `null` is not. */
const renamed = (wasm, { imported = (name) => name, exported = (name) => name }) => {
  const parts = [wasm.subarray(0, 8)];
  for (let at = 8; at < wasm.length; ) {
    const reader = new Reader(wasm, at + 1);
    const size = reader.number();
    const end = reader.at + size;
    const section = { [IMPORTS]: importsOf, [EXPORTS]: exportsOf }[wasm[at]];
    if (section) {
      const content = section(reader, wasm[at] === IMPORTS ? imported : exported);
      parts.push(Buffer.from([wasm[at]]), number(content.length), content);
    } else {
      parts.push(wasm.subarray(at, end));
    }
    at = end;
  }
  return Buffer.concat(parts);
};

const importsOf = (reader, name) => {
  const count = reader.number();
  const parts = [number(count)];
  for (let index = 0; index < count; index += 1) {
    const module = reader.text();
    const field = reader.text();
    if (reader.byte() !== FUNCTION) throw new Error(`${field}: only functions can be imported`);
    parts.push(text(module), text(name(field)), Buffer.from([FUNCTION]), number(reader.number()));
  }
  return Buffer.concat(parts);
};

const exportsOf = (reader, name) => {
  const parts = [];
  for (let left = reader.number(); left > 0; left -= 1) {
    const field = name(reader.text());
    const entry = [Buffer.from([reader.byte()]), number(reader.number())];
    if (field !== null) parts.push(Buffer.concat([text(field), ...entry]));
  }
  return Buffer.concat([number(parts.length), ...parts]);
};

/** Reads the binary form of wasm from a place on. */
class Reader {
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** An unsigned number in LEB128. */
  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }

  text() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at).toString();
  }
}

const number = (value) => {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return Buffer.from([...bytes, value]);
};

const text = (value) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);
