// The lessons as a pupil with the files in hand would answer them: what is right and what is wrong
// by public/lessons/*.toml, with a small evaluator of hands of its own.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));

/** A TOML file of the plain kind that lessons are. */
function toml(text) {
  const root = {};
  let at = root;
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index].trim();
    if (line === "" || line.startsWith("#")) continue;
    const list = line.match(/^\[\[([a-z.]+)\]\]$/);
    if (list) {
      const path = list[1].split(".");
      let holder = root;
      for (const name of path.slice(0, -1)) holder = holder[name].at(-1);
      (holder[path.at(-1)] ??= []).push((at = {}));
      continue;
    }
    const [, key, value] = line.match(/^([a-z]+)\s*=\s*(.*)$/);
    if (value === '"""') {
      const end = lines.indexOf('"""', index + 1);
      at[key] = lines.slice(index + 1, end).join("\n");
      index = end;
    } else {
      let whole = value.replace(/\s+#[^"]*$/, "");
      while (whole.startsWith("[") && !whole.endsWith("]")) whole += lines[(index += 1)].trim();
      at[key] = JSON.parse(whole.replace(/,\s*\]$/, "]"));
    }
  }
  return root;
}

/** The messages of an .ftl file that is one line a text: "id" and "id.attribute". */
export function ftl(language, chapter, id) {
  const words = {};
  let message = "";
  const file = join(PUBLIC, "locales", language, chapter, `${id}.ftl`);
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const found = line.match(/^([a-z0-9-]+) = (.*)$/);
    const attribute = line.match(/^ {4}\.([a-z0-9-]+) = (.*)$/);
    if (found) words[(message = found[1])] = found[2];
    else if (attribute) words[`${message}.${attribute[1]}`] = attribute[2];
  }
  return words;
}

/** All lessons with their chapters, as the folders of the texts have them. */
export function lessons() {
  const folders = readdirSync(join(PUBLIC, "locales/en")).filter((name) => name.startsWith("lesson-")).sort();
  return folders.flatMap((chapter) =>
    readdirSync(join(PUBLIC, "locales/en", chapter)).map((file) => {
      const id = file.replace(".ftl", "");
      return { id, chapter, ...toml(readFileSync(join(PUBLIC, "lessons", `${id}.toml`), "utf8")) };
    }));
}

// ---- hands ----

const RANKS = "23456789TJQKA";
const cards = (text) => text.match(/[2-9TJQKA][cdhs]/g) ?? [];
const choose = (list, count) =>
  count === 0 ? [[]] : list.flatMap((one, place) => choose(list.slice(place + 1), count - 1).map((rest) => [one, ...rest]));

/** Five cards as a list of numbers that compare from the first on. */
function value(five) {
  const ranks = five.map(([rank]) => RANKS.indexOf(rank)).sort((a, b) => b - a);
  const counts = [...new Set(ranks)].map((rank) => [ranks.filter((other) => other === rank).length, rank]);
  counts.sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const shape = counts.map(([count]) => count).join("");
  const flush = new Set(five.map(([, suit]) => suit)).size === 1;
  const wheel = ranks.join() === "12,3,2,1,0";
  const straight = shape === "11111" && (wheel || ranks[0] - ranks[4] === 4);
  const kind = straight && flush ? 8 : shape === "41" ? 7 : shape === "32" ? 6 : flush ? 5 : straight ? 4
    : shape === "311" ? 3 : shape === "221" ? 2 : shape === "2111" ? 1 : 0;
  return [kind, ...(straight ? [wheel ? 3 : ranks[0]] : counts.map(([, rank]) => rank))];
}
const compare = (one, other) => {
  const place = one.findIndex((part, index) => part !== other[index]);
  return place < 0 ? 0 : one[place] - other[place];
};
const bestOf = (held) => choose(held, 5).reduce((best, five) => (compare(value(five), value(best)) > 0 ? five : best));

// ---- spots ----

const line = (spot, keyword) => spot.text.split("\n").find((text) => text.startsWith(`${keyword} `))?.slice(keyword.length + 1);
const pots = (text) =>
  text.split("·").map((part) => {
    const [, amount, seats] = part.match(/\s(\d+) \(([\d ]+)\)/);
    return { amount: Number(amount), seats: seats.split(" ").map(Number) };
  });
const bySeat = (text) => (text ?? "").split(" ").filter(Boolean).map((part) => part.split(":").map(Number));

/** Who gets how much of each pot. */
function award(spot) {
  const built = pots(line(spot, "pots"));
  if (built.length === 1) return [bySeat(line(spot, "wins"))];
  const board = cards(line(spot, "board"));
  const hole = new Map(line(spot, "hole").split("·").map((part) => [Number(part.trim().split(" ")[0]), cards(part)]));
  return built.map(({ amount, seats }) => {
    const hands = seats.filter((seat) => hole.has(seat) && !folded(spot).has(seat))
      .map((seat) => ({ seat, value: value(bestOf([...hole.get(seat), ...board])) }));
    const best = hands.reduce((best, hand) => (compare(hand.value, best.value) > 0 ? hand : best));
    const winners = hands.filter((hand) => compare(hand.value, best.value) === 0);
    return winners.map(({ seat }) => [seat, amount / winners.length]);
  });
}
const folded = (spot) => new Set([...(line(spot, "play") ?? "").matchAll(/(\d+) fold/g)].map(([, seat]) => Number(seat)));

/** The pots as they are gathered after the round in which a mark stands, from all that was put in. */
function potsAt(spot, mark) {
  const [, small, big] = line(spot, "game").match(/(\d+)\/(\d+)/).map(Number);
  const ante = Number(line(spot, "game").match(/ante (\d+)/)?.[1] ?? 0);
  const table = line(spot, "table");
  const seats = table.match(/seats ([\d -]+)/)[1].trim().split(" ").flatMap((part) => {
    const [from, to = from] = part.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, place) => from + place);
  });
  const stacks = line(spot, "stacks");
  const given = new Map(stacks.endsWith("each") ? [] : stacks.split(" ").map((part) => part.split(":")));
  const players = new Map(seats.map((seat) => {
    const stack = Number(stacks.endsWith("each") ? stacks.split(" ")[0] : (given.get(String(seat)) ?? given.get("*")));
    return [seat, { stack, bet: 0, put: 0, out: false }];
  }));
  const pay = (player, amount) => {
    const paid = Math.min(amount, player.stack);
    player.stack -= paid;
    player.bet += paid;
    player.put += paid;
  };
  const start = line(spot, "start");
  for (const player of players.values()) {
    if (start) player.put += Number(start.match(/in pot (\d+) each/)[1]);
    pay(player, ante);
    player.bet = 0;
  }
  if (!start) {
    pay(players.get(Number(table.match(/SB (\d+)/)[1])), small);
    pay(players.get(Number(table.match(/BB (\d+)/)[1])), big);
  }
  for (const round of line(spot, "play").split("|")) {
    // At the beginning of a later round the pots are those of the rounds before it.
    if (round.trim().startsWith(`[${mark}]`) && round !== line(spot, "play").split("|")[0]) break;
    for (const entry of round.split(",").map((entry) => entry.replace(/\[\w\]/g, "").trim()).filter(Boolean)) {
      const [seat, verb, amount] = entry.split(" ");
      const player = players.get(Number(seat));
      if (verb === "fold") player.out = true;
      else if (verb === "call") pay(player, Number(amount));
      else if (amount) pay(player, Number(amount) - player.bet);
    }
    if (round.includes(`[${mark}]`)) break;
    for (const player of players.values()) player.bet = 0;
  }
  const most = [...players.values()].map(({ put }) => put).sort((a, b) => b - a);
  const capped = [...players].map(([seat, player]) => ({ seat, out: player.out, put: Math.min(player.put, most[1]) }));
  const levels = [...new Set(capped.filter(({ out }) => !out).map(({ put }) => put))].sort((a, b) => a - b);
  return levels.map((level, place) => ({
    amount: capped.reduce((sum, { put }) => sum + Math.min(put, level) - Math.min(put, levels[place - 1] ?? 0), 0),
    seats: capped.filter(({ out, put }) => !out && put >= level).map(({ seat }) => seat),
  }));
}

// ---- answers ----

const NOWHERE = 999_983;

/** What is right at a step. */
function rightOf(lesson, step) {
  const spot = lesson.spot?.find(({ name }) => name === step.spot);
  switch (step.kind) {
    case "five": {
      const [board, ...hands] = lesson.cards.find(({ name }) => name === step.cards).text.split("|");
      const held = hands.find((hand) => hand.trim().startsWith(`${step.hand ?? "A"} `));
      return { of: [...cards(board), ...cards(held)], five: bestOf([...cards(board), ...cards(held)]) };
    }
    case "pots": {
      return step.mark === "end" ? pots(line(spot, "pots")) : potsAt(spot, step.mark);
    }
    case "award": return award(spot);
    default: return step.right;
  }
}

const picked = (choice) => [{ click: `[data-choice="${choice}"]` }];
const seated = (seat) => ({ click: `[data-answer-seat="${seat}"]` });
const potted = (list) => [
  { empty: "[data-fewer-pots]" },
  { clear: "[data-pot-seat]" },
  ...list.slice(1).map(() => ({ click: "[data-more-pots]" })),
  ...list.flatMap(({ amount, seats }, pot) => [
    { fill: `[data-pot-sum="${pot}"]`, value: String(amount) },
    ...seats.map((seat) => ({ click: `[data-pot-seat="${pot} ${seat}"]`, on: true })),
  ]),
  { click: "[data-hand-in]" },
];
const awarded = (list) => [
  ...list.flatMap((payout, pot) => [
    { clear: `[data-pot-seat^="${pot} "]` },
    ...payout.map(([seat]) => ({ click: `[data-pot-seat="${pot} ${seat}"]`, on: true })),
    ...(payout.length > 1 ? payout.map(([seat, share]) => ({ fill: `[data-pot-share="${pot} ${seat}"]`, value: String(share) })) : []),
  ]),
  { click: "[data-hand-in]" },
];
const fived = (five) => [...five.map((card) => ({ click: `[data-card="${card}"]` })), { click: "[data-hand-in]" }];
const marked = (verbs) => [{ clear: "[data-mark]" }, ...verbs.map((verb) => ({ click: `[data-mark="${verb}"]` })), { click: "[data-hand-in]" }];
const acted = (text) => {
  const [verb, amount] = text.split(" ");
  return [...(amount && verb !== "call" ? [{ fill: "[data-amount-input]", value: amount }] : []), { click: `[data-action="${verb}"]` }];
};

/** What to do on the page for the right answer of a step. */
export function rightSteps(lesson, step) {
  const right = rightOf(lesson, step);
  switch (step.kind) {
    case "act": return acted(right);
    case "buttons": return marked(right);
    case "number": return [{ fill: "[data-number]", value: String(right) }, { click: "[data-hand-in]" }];
    case "seat": return [seated([right].flat()[0])];
    case "order": return step.choices ? Array.from({ length: step.choices }, (_, place) => picked(place + 1)).flat() : right.map(seated);
    case "pick": return picked(1);
    case "five": return fived(right.five);
    case "pots": return potted(right);
    case "award": return awarded(right);
    default: return [];
  }
}

/** Every wrong answer that has a word of its own: what to do for it, and which word. */
export function wrongSteps(lesson, step) {
  if (step.kind === "pick") {
    return Array.from({ length: step.choices - 1 }, (_, place) => ({ word: `wrong-${place + 2}`, do: picked(place + 2) }));
  }
  const all = (step.wrong ?? []).map(({ answer }) => answer);
  return (step.wrong ?? []).map(({ answer, allowed }, place) => ({
    word: `wrong-${place + 1}`,
    allowed,
    do: wrongOf(lesson, step, answer, all),
  }));
}

function wrongOf(lesson, step, answer, all) {
  const right = rightOf(lesson, step);
  switch (step.kind) {
    case "act": {
      if (answer === "else") return null;
      if (answer !== "bet" && answer !== "raise") return acted(answer);
      const taken = [right, ...all].map((text) => Number(text.split(" ")[1])).filter(Boolean);
      return [{ amount: "[data-amount-input]", of: `[data-action="${answer}"]`, not: taken }, { click: `[data-action="${answer}"]` }];
    }
    case "buttons": {
      if (Array.isArray(answer)) return marked(answer);
      const [how, verb] = answer.split(" ");
      return marked(how === "with" ? [...right, verb] : right.filter((other) => other !== verb));
    }
    case "number": return [{ fill: "[data-number]", value: String(answer === "else" ? NOWHERE : answer) }, { click: "[data-hand-in]" }];
    case "seat": {
      if (answer !== "else") return [seated(answer)];
      return [seated([1, 2, 3, 4].find((seat) => ![right, ...all].flat().includes(seat)))];
    }
    case "order": {
      const list = step.choices ? Array.from({ length: step.choices }, (_, number) => number + 1) : right;
      const done = (order) => order.map((number) => (step.choices ? picked(number)[0] : seated(number)));
      if (Array.isArray(answer)) return done(answer);
      const first = answer.match(/^first (\d+)$/);
      if (first) return done([Number(first[1]), ...list.filter((number) => number !== Number(first[1]))]);
      const [before, after] = answer.split(" before ").map(Number);
      const rest = list.filter((number) => number !== before);
      rest.splice(rest.indexOf(after), 0, before);
      return done(rest);
    }
    case "five": {
      const { of, five } = right;
      const earlier = all.slice(0, all.indexOf(answer));
      const is = (slip, hand) => (slip.startsWith("with ") ? hand.includes(slip.slice(5))
        : slip !== "else" && [...slip].sort().join() === hand.map(([rank]) => rank).sort().join());
      const wanted = choose(of, 5).find((hand) =>
        compare(value(hand), value(five)) !== 0 && !earlier.some((slip) => is(slip, hand)) && (answer === "else" || is(answer, hand)));
      return wanted ? fived(wanted) : null;
    }
    case "pots": {
      if (answer === "else") return potted(right.map((pot) => ({ ...pot, amount: NOWHERE })));
      const [name, ...numbers] = answer.split(" ");
      const pot = name === "main" ? 0 : Number(name.slice(4) || 1);
      return potted(right.map((built, place) => (place !== pot ? built
        : numbers.length === 1 ? { ...built, amount: Number(numbers[0]) } : { ...built, seats: numbers.map(Number) })));
    }
    case "award": {
      const [name, ...given] = answer.split(" ");
      const pot = name === "main" ? 0 : Number(name.slice(4) || 1);
      const sum = right[pot].reduce((sum, [, share]) => sum + share, 0);
      const payout = answer.includes(":") ? bySeat(given.join(" "))
        : given.map((seat, place) => [Number(seat), Math.floor(sum / given.length) + (place < sum % given.length ? 1 : 0)]);
      return awarded(right.map((built, place) => (place === pot ? payout : built)));
    }
    default: return null;
  }
}
