// Keeps the whole build on the device (sw.js), offers a new version between two hands, and lets the
// browser install the game. Loads some seconds after the first hand can be played, so that it takes
// nothing from it; not in a frame, and not where the browser has no storage.
//
// On <html>, for the style sheets: data-offline="ready" once everything is kept, data-installable
// while the browser offers to install. A click on [data-install] takes that offer.
"use strict";
(async () => {
  const root = document.documentElement;
  const link = (rel, name) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href: cardsSpeak.at(name) }));
  link("manifest", "cards-speak.webmanifest");
  // Only systems of Apple ask for it.
  if ("standalone" in navigator) link("apple-touch-icon", "icons/180.png");

  let install;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // not now: home has a button
    install = event;
    root.dataset.installable = "";
  });
  addEventListener("appinstalled", () => delete root.dataset.installable);
  addEventListener("click", (event) => {
    if (!install || !event.target.closest?.("[data-install]")) return;
    install.prompt();
    install = undefined;
    delete root.dataset.installable;
  });

  const workers = navigator.serviceWorker;
  // `make play` shows each change at once: nothing is kept there.
  const served = [...document.scripts].some(({ text }) => text.includes("/.well-known/trunk/"));
  if (!workers || served) return;
  const hadOne = workers.controller !== null;
  let registration;
  try {
    registration = await workers.register(new URL("sw.js", cardsSpeak.at("")).href, { updateViaCache: "none" });
  } catch {
    // Refused here: the game needs the network, as before.
  }
  if (!registration) return;

  // A hand, a drill or a lesson that is under way is not disturbed.
  const quiet = () => {
    const table = document.querySelector(":is(#app, #tournament):not([hidden]) [data-table]");
    return table ? table.querySelector("[data-next-hand]") !== null : document.querySelector("[data-run]") === null;
  };
  let offered = false;
  const offer = async (take) => {
    if (offered) return;
    offered = true;
    await cardsSpeak.load(cardsSpeak.at("aside.js"));
    const { said, bar, button } = cardsSpeak.inlined.aside;
    let shown;
    let timer;
    const look = async () => {
      if (!quiet()) {
        shown?.remove();
        shown = undefined;
      } else if (!shown) {
        const later = () => {
          clearInterval(timer);
          shown.remove();
        };
        const text = Object.assign(document.createElement("p"), { textContent: await said("page-new-version") });
        shown = await bar("version", [
          text,
          button(await said("page-new-version-take"), take),
          button(await said("page-later"), later),
        ]);
      }
    };
    timer = setInterval(look, 1000);
    look();
  };

  const ready = () => {
    root.dataset.offline = "ready";
    if (registration.waiting && workers.controller) offer(() => registration.waiting.postMessage("take over"));
  };
  let taken = false;
  workers.addEventListener("controllerchange", () => {
    // The first one of all is of this very build; a later one was asked for here or in another tab.
    if (!hadOne && !taken) taken = true;
    else if (offered) location.reload();
    else offer(() => location.reload());
  });
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" || worker.state === "activated") ready();
    });
  };
  registration.addEventListener("updatefound", follow);
  follow();
  if (registration.active || registration.waiting) ready();

  const update = () => registration.update().catch(() => {});
  setInterval(update, 3_600_000);
  document.addEventListener("visibilitychange", () => document.hidden || update());
  // What is installed should be kept; elsewhere some browsers would ask the player.
  if (matchMedia("(display-mode: standalone)").matches) navigator.storage?.persist?.();
})();
