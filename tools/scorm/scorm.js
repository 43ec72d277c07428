// Hands the results of the game in the frame on to the learning platform (SCORM 1.2).
"use strict";
(() => {
  // The platform's interface is in a window above this one, or above the one that opened it.
  const above = (from) => {
    for (let window = from, steps = 0; window && steps < 10; window = window.parent, steps += 1) {
      try {
        if (window.API) return window.API;
      } catch {
        return undefined; // of another origin
      }
      if (window === window.parent) break;
    }
    return undefined;
  };
  const api = above(window) ?? (window.opener && above(window.opener));
  if (!api) return;
  api.LMSInitialize("");
  const began = Date.now();
  const set = (name, value) => api.LMSSetValue(`cmi.core.${name}`, String(value));
  if (/^(not attempted|)$/.test(api.LMSGetValue("cmi.core.lesson_status"))) set("lesson_status", "incomplete");
  api.LMSCommit("");

  const frame = document.querySelector("iframe");
  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow || data?.type !== "cards-speak/result" || data.v !== 1) return;
    if (typeof data.score === "number") {
      set("score.min", 0);
      set("score.max", 100);
      set("score.raw", Math.round(data.score));
    }
    if (data.complete) set("lesson_status", typeof data.passed === "boolean" ? (data.passed ? "passed" : "failed") : "completed");
    api.LMSCommit("");
  });

  let over = false;
  addEventListener("pagehide", () => {
    if (over) return;
    over = true;
    const seconds = Math.round((Date.now() - began) / 1000);
    const two = (number) => String(number).padStart(2, "0");
    set("session_time", `${String(Math.floor(seconds / 3600)).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
    api.LMSCommit("");
    api.LMSFinish("");
  });
})();
