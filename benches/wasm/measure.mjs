// Measures the contests with a loaded module of wasm-bindgen: in Node, and in a browser's worker.

const milliseconds = (work) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** One line for each figure; the same words as those of the native program. */
export function measure({ Contests, first_use, build }) {
  const cold = milliseconds(first_use);
  const warm = Array.from({ length: 21 }, () => milliseconds(build)).sort((a, b) => a - b)[10];
  const lines = [`tables of the evaluator: ${cold.toFixed(1)} ms at the first use, ${warm.toFixed(1)} ms warm`];
  const contests = new Contests();
  for (let number = 0; number < contests.length; number++) {
    const name = contests.name(number);
    if (contests.same(number) && contests.ours(number) !== contests.theirs(number)) {
      throw new Error(`${name}: the peer did something else`);
    }
    let [ours, theirs] = [Infinity, Infinity];
    const ratios = [];
    for (let round = 0; round < contests.rounds(number); round++) {
      const mine = milliseconds(() => contests.ours(number));
      const other = milliseconds(() => contests.theirs(number));
      [ours, theirs] = [Math.min(ours, mine), Math.min(theirs, other)];
      ratios.push(other / mine);
    }
    ratios.sort((a, b) => a - b);
    const ratio = ratios[ratios.length >> 1];
    const speed = (time) => (contests.count(number) / time / 1e3).toFixed(2).padStart(8);
    const bar = contests.bar(number);
    lines.push(
      `${name.padEnd(22)} ${speed(ours)} M/s, ${contests.peer(number)} ${speed(theirs)} M/s, ` +
        `ratio ${ratio.toFixed(2)}${bar === undefined ? "" : ` (bar ${bar.toFixed(2)})`}`,
    );
  }
  return lines;
}
