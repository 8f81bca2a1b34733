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
 * What somebody has chosen in a turn of the log can be asked about, but not what came of it.
 * @param {HTMLElement} log
 * @param {string} turn
 * @param {TableTexts} texts
 * @param {(event: number) => Promise<{ why: string }>} ask
 */
export function askAbout(log, turn, texts, ask) {
  const events = pieces(log, "li");
  for (const line of pieces(log, `li[data-turn="${turn}"][data-decided]`)) {
    if (line.querySelector(".why")) continue;
    line.append(whyButton(texts, () => ask(events.indexOf(line))));
  }
}
