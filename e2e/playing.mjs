// Many hands in a page as fast as it goes, for those who measure.

/** Plays in the page itself until hand `last` is over: always along, now and then all-in. */
export const playTo = (page, last) => page.evaluate((last) => new Promise((done, failed) => {
  const live = (selector) => [...document.querySelectorAll(`#app ${selector}`)]
    .find((button) => !button.disabled && button.getAttribute("aria-disabled") !== "true");
  let stood = performance.now();
  const step = () => {
    const table = document.querySelector("#app [data-table]");
    const hand = Number(table.dataset.hand);
    const next = live("[data-next-hand]");
    if (next && hand >= last) return done();
    const wager = live('[data-action="raise"]') ?? live('[data-action="bet"]');
    const all = hand % 10 === 0 && wager && document.querySelector("#app [data-amount-input]");
    if (all) {
      all.value = wager.dataset.max;
      all.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const button = next ?? (all ? wager : live('[data-action="show"]') ?? live('[data-action="check"]') ?? live('[data-action="call"]') ?? live('[data-action="fold"]'));
    if (button) {
      button.click();
      stood = performance.now();
    } else if (performance.now() - stood > 30_000) {
      return failed(new Error(`nothing to do in hand ${hand}`));
    }
    setTimeout(step, 4);
  };
  step();
}), last);
