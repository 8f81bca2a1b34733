// Why a bot has done something: a question beside it, whose place the reason takes.

import { messageOf, pieces } from "./dom.js";

/** @import { TableTexts } from "./types.js" */
/** @typedef {() => Promise<{ why: string }>} Asking */

/**
 * @param {TableTexts} texts
 * @param {Asking} ask
 */
export function whyButton(texts, ask) {
  const asks = document.createElement("button");
  asks.type = "button";
  asks.className = "why";
  asks.textContent = texts.why;
  asks.addEventListener("click", async (event) => {
    event.stopPropagation(); // around it, a click means something else
    const reason = document.createElement("p");
    reason.className = "why";
    reason.role = "status";
    reason.textContent = texts.hint_thinks;
    asks.replaceWith(reason);
    const found = await ask().catch((problem) => ({ why: messageOf(problem) }));
    reason.textContent = found.why;
  });
  return asks;
}

/**
 * Every line of a turn in the log can be asked about; remarks of the page are no events.
 * @param {HTMLElement} log
 * @param {string} turn
 * @param {TableTexts} texts
 * @param {(event: number) => Promise<{ why: string }>} ask
 */
export function askAbout(log, turn, texts, ask) {
  const events = pieces(log, 'li:not([data-seat=""])');
  for (const line of pieces(log, `li[data-turn="${turn}"]`)) {
    if (line.querySelector(".why")) continue;
    line.append(whyButton(texts, () => ask(events.indexOf(line))));
  }
}
