// The pots on their way to who has won them. Loads some seconds after the first hand can be played;
// nothing depends on it: the table is what it is, and chips that fly over it are only a picture.
//
// What happens is read from the table itself, from the attributes that its contract names. It rests
// at full speed, where the reader wants less motion, and as soon as he does anything.
"use strict";
(() => {
  const less = matchMedia("(prefers-reduced-motion: reduce)");
  const MS = 420;
  const flying = new Set();
  const land = () => {
    for (const chips of flying) chips.remove();
    flying.clear();
  };
  for (const type of ["pointerdown", "keydown", "resize", "hashchange", "visibilitychange"]) {
    (type === "visibilitychange" ? document : window).addEventListener(type, land, { capture: true, passive: true });
  }

  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const fly = (stack, from, to) => {
    const chips = document.createElement("span");
    chips.className = "stacks flying";
    chips.setAttribute("aria-hidden", "true");
    chips.append(stack.cloneNode(true));
    Object.assign(chips.style, { position: "fixed", left: `${from.x}px`, top: `${from.y}px`, zIndex: 6, pointerEvents: "none" });
    document.body.append(chips);
    flying.add(chips);
    const steps = [
      { transform: "translate(-50%, -50%)", opacity: 1 },
      { transform: `translate(calc(${to.x - from.x}px - 50%), calc(${to.y - from.y}px - 50%))`, opacity: 1, offset: 0.85 },
      { transform: `translate(calc(${to.x - from.x}px - 50%), calc(${to.y - from.y}px - 50%))`, opacity: 0 },
    ];
    const flight = chips.animate(steps, { duration: MS, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
    flight.onfinish = flight.oncancel = () => {
      chips.remove();
      flying.delete(chips);
    };
  };

  // The table before and after: whoever has more than he had, when a pot has gone, was paid from it.
  const look = () => {
    const table = document.querySelector(":is(#app, #tournament):not([hidden]) [data-table]");
    if (!table) return null;
    const pots = [...table.querySelectorAll("[data-pot]")].map((pot) => ({
      amount: Number(pot.dataset.amount),
      at: middle(pot),
      chips: pot.querySelector(".stack"),
    }));
    const seats = new Map([...table.querySelectorAll("[data-seat]")].map((seat) => [seat.dataset.seat, Number(seat.dataset.stack)]));
    return { table, hand: table.dataset.hand, pots, seats };
  };
  const moves = (before, now) => {
    if (before.table !== now.table || before.hand !== now.hand || now.table.dataset.motion !== "on") return;
    const sum = (pots) => pots.reduce((all, { amount }) => all + amount, 0);
    const from = before.pots.find(({ chips }) => chips);
    if (!from || sum(now.pots) >= sum(before.pots)) return;
    for (const [seat, stack] of now.seats) {
      const plate = now.table.querySelector(`[data-seat="${seat}"] .plate`);
      if (plate && stack > (before.seats.get(seat) ?? stack)) fly(from.chips, from.at, middle(plate));
    }
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
      if (last && now && !less.matches && !document.hidden) moves(last, now);
      last = now;
    });
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-stack", "data-amount", "data-hand"],
  });
  cardsSpeak.inlined.motion = { land };
})();
