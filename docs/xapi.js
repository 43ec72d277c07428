// A statement of the Experience API (xAPI 1.0.3) from a message "cards-speak/result". An example to
// copy; the game itself sends nothing to anybody.
//
//   element.addEventListener("cards-speak-result", ({ detail }) => {
//     fetch("https://lrs.example/xapi/statements", {
//       method: "POST",
//       headers: { "content-type": "application/json", "x-experience-api-version": "1.0.3", authorization: "…" },
//       body: JSON.stringify(statement(detail, actor, "https://YOUR.HOST/poker/")),
//     });
//   });

/**
 * @param {object} result the message
 * @param {object} actor who it was, such as { account: { homePage: "https://school.example", name: "17" } }
 * @param {string} home the folder of the bundle, which names what was done
 */
export function statement(result, actor, home) {
  const scored = typeof result.score === "number";
  const verb = !result.complete ? "terminated" : result.passed === null || result.passed === undefined ? "completed" : result.passed ? "passed" : "failed";
  return {
    actor,
    verb: { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { en: verb } },
    object: {
      id: `${home}#/${result.kind}/${result.id}`,
      definition: { type: "http://adlnet.gov/expapi/activities/assessment", name: { en: `Cards Speak: ${result.kind} ${result.id}` } },
    },
    result: {
      ...(scored ? { score: { scaled: result.score / 100, raw: result.score, min: 0, max: 100 } } : {}),
      ...(typeof result.passed === "boolean" ? { success: result.passed } : {}),
      completion: result.complete,
      duration: `PT${result.seconds}S`,
      extensions: { [`${home}xapi/mistakes`]: result.mistakes, [`${home}xapi/seed`]: result.seed },
    },
    context: { language: result.lang, extensions: { [`${home}xapi/ref`]: result.ref } },
  };
}
