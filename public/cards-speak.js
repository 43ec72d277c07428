// <cards-speak>: a table, a rule, a hand, a lesson or a drill inside of any page.
//
//   <script src="https://YOUR.HOST/poker/cards-speak.js" async></script>
//   <cards-speak src="#/play" seats="6" lang="cs"><a href="…">without scripts: a link</a></cards-speak>
//
// Attributes are the parameters of the link, and properties of the same name reflect them; the frame
// is made when the element comes near the window, and is as high as it needs to be. What the page
// inside says arrives as events: "cards-speak-ready", -state, -event, -result, -resize, -error.
// docs/embedding.md says it all.
"use strict";
(() => {
  if (customElements.get("cards-speak")) return;
  const home = document.currentScript ? new URL(".", document.currentScript.src).href : "./";
  // In the link to the page inside, in this order; anything else is none of our business.
  const PARAMETERS = [
    "seed", "seats", "structure", "speed", "rules", "blinds", "buyin", "level",
    "slot", "count", "only", "pass", "tries", "hints", "feedback", "limit", "lesson", "report",
    "lang", "theme", "accent", "felt", "radius", "font", "voice", "deck", "contrast", "size",
    "unit", "skip", "freefold", "keys", "hand", "say", "helper", "hide", "readonly", "host", "ref",
  ];
  const DRESS = ["theme", "accent", "felt", "radius", "font", "voice", "deck", "contrast", "size", "unit", "skip", "freefold", "keys", "hand", "say", "helper", "hide"];
  const TYPE = "cards-speak/";

  class CardsSpeak extends HTMLElement {
    static observedAttributes = ["src", "height", "sandbox", "title", ...PARAMETERS];
    #frame;
    #near;
    #inner;
    #ready = false;

    connectedCallback() {
      if (!this.style.display) this.style.display = "block";
      addEventListener("message", this);
      if (this.getAttribute("loading") === "eager" || !globalThis.IntersectionObserver) return this.#make();
      this.#near = new IntersectionObserver(([seen]) => seen.isIntersecting && this.#make(), { rootMargin: "400px" });
      if (!this.style.minHeight && !this.hasAttribute("height")) this.style.minHeight = "480px";
      this.#near.observe(this);
    }

    disconnectedCallback() {
      removeEventListener("message", this);
      this.#near?.disconnect();
      this.#frame?.remove();
      this.#frame = undefined;
    }

    attributeChangedCallback(name, before, now) {
      if (!this.#frame || before === now) return;
      if (name === "height") this.#size();
      else if (name === "title") this.#frame.title = now ?? "Cards Speak";
      else if (!this.#ready) this.#make();
      else if (name === "lang" && now) this.post("lang", { lang: now });
      else if (DRESS.includes(name) && now) this.post("theme", { [name]: now });
      else this.#make();
    }

    /** The address of the page inside. */
    get address() {
      const [page, hash = "/play"] = (this.getAttribute("src") ?? "").split("#");
      const query = PARAMETERS.filter((name) => this.hasAttribute(name))
        .map((name) => `${name}=${encodeURIComponent(this.getAttribute(name))}`);
      const whole = ["v=1", ...query].join("&");
      return `${page ? new URL(page, document.baseURI).href : home}#${hash}${hash.includes("?") ? "&" : "?"}${whole}`;
    }

    /** Sends a message of version 1: post("act", { action: "call" }). */
    post(name, content = {}) {
      // In a sandboxed frame there is no origin to name. Nothing that is secret is sent.
      this.#frame?.contentWindow?.postMessage({ ...content, type: TYPE + name, v: 1 }, "*");
    }

    load(address) { this.post("load", { address }); }
    act(action, amount) { this.post("act", amount === undefined ? { action } : { action, amount }); }
    pause(on = true) { this.post("pause", { on }); }

    handleEvent({ source, data }) {
      const ours = this.#frame && source === this.#frame.contentWindow;
      if (!ours || data?.v !== 1 || typeof data.type !== "string" || !data.type.startsWith(TYPE)) return;
      const name = data.type.slice(TYPE.length);
      if (name === "ready") this.#ready = true;
      if (name === "ready" || name === "resize") {
        if (Number.isFinite(data.height)) this.#inner = Math.min(Math.max(data.height, 240), 20000);
        this.#size();
      }
      this.dispatchEvent(new CustomEvent(`cards-speak-${name}`, { detail: data, bubbles: true }));
    }

    #size() {
      const height = Number(this.getAttribute("height")) || this.#inner || 640;
      this.#frame.style.height = `${height}px`;
    }

    #make() {
      this.#near?.disconnect();
      this.#frame?.remove();
      this.#ready = false;
      const frame = document.createElement("iframe");
      frame.title = this.getAttribute("title") ?? "Cards Speak";
      frame.allow = "clipboard-write; fullscreen";
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", this.getAttribute("sandbox") || "allow-scripts");
      Object.assign(frame.style, { border: "0", width: "100%", display: "block" });
      frame.src = this.address;
      this.#frame = frame;
      this.#size();
      this.replaceChildren(frame);
      this.style.minHeight = "";
    }
  }
  for (const name of ["src", ...PARAMETERS]) {
    if (name in HTMLElement.prototype) continue; // `lang` reflects by itself
    Object.defineProperty(CardsSpeak.prototype, name, {
      get() { return this.getAttribute(name); },
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  }
  customElements.define("cards-speak", CardsSpeak);
})();
