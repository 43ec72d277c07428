// The sounds of the table: made here, not recorded; short, dry, quieter than speech. Loads some
// seconds after the first hand can be played.
//
// What is to be heard is kept on the device (src/ui/rooms/sounds.rs): "off", "turn" (only when it is
// the player's turn) or "all", and how loud, 0 to 100. What happens is read from the table itself,
// from the attributes that its contract names; nothing is heard while the page is hidden.
"use strict";
(() => {
  const NAME = "cards-speak/sound/1";
  const kept = () => {
    let text;
    try {
      text = localStorage.getItem(NAME);
    } catch {
      // Denied: what this page remembers counts.
    }
    const [heard, loud] = (text ?? cardsSpeak.memory.get(NAME) ?? "turn 60").split(" ");
    return { heard, loud: Number(loud) };
  };
  let context;
  // A browser lets a page make sounds only after somebody has touched it.
  const audio = () => {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {});
    return context;
  };
  const volume = () => (kept().loud / 100) ** 2;

  // A strike: something that swings for a moment, such as wood or clay.
  const strike = (after, pitch, seconds, loud) => {
    const at = audio().currentTime + after;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + seconds);
    play(tone, at, seconds, loud, null);
  };
  // A rub: noise through a narrow band, such as paper or sliding chips.
  const rub = (after, pitch, seconds, loud) => {
    const at = audio().currentTime + after;
    const length = Math.ceil(context.sampleRate * seconds);
    const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < length; place++) samples[place] = Math.random() * 2 - 1;
    play(new AudioBufferSourceNode(context, { buffer }), at, seconds, loud, pitch);
  };
  const play = (source, at, seconds, loud, band) => {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, loud * volume()), at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    let last = source;
    if (band) last = last.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: band, Q: 0.9 }));
    last.connect(gain).connect(context.destination);
    source.start(at);
    source.stop(at + seconds);
  };
  const chip = (after) => {
    strike(after, 1900, 0.05, 0.16);
    rub(after, 4200, 0.04, 0.12);
  };

  const SOUNDS = {
    turn: () => strike(0, 320, 0.14, 0.5),
    card: () => rub(0, 2600, 0.04, 0.3),
    check: () => strike(0, 190, 0.06, 0.35),
    call: () => chip(0),
    bet: () => [0, 0.05].forEach(chip),
    raise: () => [0, 0.05, 0.1].forEach(chip),
    allIn: () => {
      rub(0, 3200, 0.22, 0.3);
      [0.05, 0.11, 0.17].forEach(chip);
    },
    fold: () => rub(0, 1500, 0.12, 0.2),
    paid: () => {
      rub(0, 2800, 0.28, 0.22);
      [0.02, 0.09, 0.15, 0.22].forEach(chip);
    },
    right: () => strike(0, 620, 0.12, 0.4),
    wrong: () => strike(0, 240, 0.16, 0.4),
  };
  const sound = (name) => {
    // In a frame the page around decides (sound=turn or sound=all in the address), not this device.
    const wanted = parent === self ? kept().heard : location.hash.match(/[?&]sound=(turn|all)/)?.[1];
    const heard = wanted === "all" || (wanted === "turn" && name === "turn");
    if (heard && !document.hidden && volume() > 0) SOUNDS[name]();
  };

  // The table before and after: what has changed is what is heard.
  const look = () => {
    const table = document.querySelector(":is(#app, #tournament):not([hidden]) [data-table]");
    if (!table) return null;
    const seats = [...table.querySelectorAll("[data-seat]")].map(({ dataset }) => ({
      seat: dataset.seat,
      stack: Number(dataset.stack),
      bet: Number(dataset.bet),
      state: dataset.state,
    }));
    const { hand, street, turn } = table.dataset;
    const board = table.querySelector("[data-board]")?.dataset.cards ?? "";
    const own = table.querySelector('[data-seat="0"] [data-hole]')?.dataset.cards ?? "";
    return { hand, street, turn, seats, cards: board + own };
  };
  const of = (view, seat) => view.seats.find((one) => one.seat === seat);
  const heard = (before, now) => {
    const names = new Set();
    if (now.cards.length > before.cards.length || now.hand !== before.hand) names.add("card");
    const highest = Math.max(0, ...before.seats.map(({ bet }) => bet));
    for (const seat of now.hand === before.hand ? now.seats : []) {
      const was = of(before, seat.seat);
      if (!was) continue;
      if (seat.state === "folded" && was.state !== "folded") names.add("fold");
      if (seat.stack > was.stack) names.add("paid");
      else if (seat.bet > was.bet) {
        if (seat.stack === 0) names.add("allIn");
        else if (seat.bet <= highest) names.add("call");
        else names.add(highest > 0 ? "raise" : "bet");
      }
    }
    const passed = before.turn && now.turn !== before.turn && now.hand === before.hand;
    if (passed && names.size === 0) {
      const [was, is] = [of(before, before.turn), of(now, before.turn)];
      if (was && is && was.bet === is.bet && was.state === is.state) names.add("check");
    }
    if (now.turn === "0" && before.turn !== "0") names.add("turn");
    return names;
  };
  let last = look();
  let waiting = false;
  const watch = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    // All that one step changes counts as one.
    setTimeout(() => {
      waiting = false;
      const now = look();
      if (last && now) heard(last, now).forEach(sound);
      last = now;
    });
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-turn", "data-street", "data-hand", "data-bet", "data-stack", "data-state", "data-cards"],
  });
  // The drills and lessons of the school say right and wrong.
  addEventListener("cards-speak-verdict", ({ detail }) => sound(detail === "right" ? "right" : "wrong"));
  cardsSpeak.inlined.sound = { heard, look };
})();
