// A pseudo-language for tests: English with accents, each text at least 40% longer and in
// brackets. What is glued together, cut off or not translated at all shows on the page.

const ACCENTS = {
  a: "å", c: "ç", d: "ð", e: "é", g: "ğ", h: "ĥ", i: "î", j: "ĵ", k: "ķ", l: "ļ", n: "ñ", o: "ö", r: "ŕ", s: "š", t: "ţ", u: "û",
  w: "ŵ", y: "ý", z: "ž", A: "Å", C: "Ç", D: "Ð", E: "É", G: "Ğ", H: "Ĥ", I: "Î", J: "Ĵ", K: "Ķ", L: "Ļ", N: "Ñ", O: "Ö", R: "Ŕ",
  S: "Š", T: "Ţ", U: "Û", W: "Ŵ", Y: "Ý", Z: "Ž",
};
const LONGER = 0.4;

/** Words with accents, vowels and then other letters doubled until there are 40% more. */
export function stretched(words) {
  const letters = [...words];
  const places = (wanted) => letters.flatMap((letter, place) => (wanted.test(letter) ? [place] : []));
  const [vowels, others] = [places(/[aeiou]/i), places(/[b-df-hj-np-tv-z]/i)];
  const owed = Math.ceil(LONGER * (vowels.length + others.length));
  const twice = new Set([...vowels, ...others].slice(0, owed));
  return letters.map((letter, place) => {
    const accented = ACCENTS[letter] ?? letter;
    return twice.has(place) ? accented + accented.toLowerCase() : accented;
  }).join("");
}

/** A Fluent file in English (without comments) in the pseudo-language. */
export function pseudo(source) {
  let place = 0;
  const at = (pattern) => {
    pattern.lastIndex = place;
    return pattern.exec(source);
  };
  // Up to the end of a message or of an attribute, or inside of a choice up to the next variant.
  const text = (end) => {
    let out = "";
    let words = "";
    const flush = () => {
      out += stretched(words);
      words = "";
    };
    while (place < source.length && !at(end)) {
      if (source[place] === "{") {
        flush();
        out += placeable();
      } else {
        words += source[place];
        place += 1;
      }
    }
    flush();
    return out;
  };
  const placeable = () => {
    const head = at(/\{[^{}]*?->/y);
    if (!head) {
      // A figure, a name or another text: `{ $amount }`, `{ RANK($high, form: "start") }`.
      const whole = at(/\{[^{}]*\}/y)[0];
      place += whole.length;
      return whole;
    }
    let out = head[0];
    place += out.length;
    for (let variant = at(/\s*\*?\[[^\]]*\] /y); variant; variant = at(/\s*\*?\[[^\]]*\] /y)) {
      out += variant[0];
      place += variant[0].length;
      out += text(/\n\s*(?:\*?\[|\})/y);
    }
    const close = at(/\s*\}/y)[0];
    place += close.length;
    return out + close;
  };
  let out = "";
  while (place < source.length) {
    const name = at(/\s*[.-]?[a-zA-Z][\w-]* = ?/y);
    if (!name) throw new Error(`no message at ${JSON.stringify(source.slice(place, place + 40))}`);
    place += name[0].length;
    // Terms are words inside of texts: no brackets around those.
    const term = name[0].trimStart().startsWith("-");
    const words = text(/\n\s*(?:[.-]?[a-zA-Z][\w-]* =|$)/y);
    out += name[0] + (term ? words : `⟦${words}⟧`);
    if (at(/\n\s*$/y)) place = source.length;
  }
  return `${out}\n`;
}
