// Hints: what a bot would do is said, and shown where it would be done.

import { element, pieces } from "./dom.js";
import { thingFor } from "./held.js";

/** @import { View } from "./panzoom.js" */
/** @import { Hint, Scene, TableTexts } from "./types.js" */
/** @typedef {ReturnType<typeof hinting>} Hints */

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} root
 * @property {HTMLElement} board
 * @property {View} view
 * @property {TableTexts} texts
 * @property {(seat: number | null, version: number) => Promise<Hint | null>} find
 * @property {() => Scene} sceneNow
 */

/** @param {Surroundings} surroundings */
export function hinting({ root, board, view, texts, find, sceneNow }) {
  const button = element("hint", HTMLButtonElement);
  const advice = element("advice");
  /** @type {(Hint & { version: number }) | null} */
  let given = null; // what was said, at which version
  let isThinking = false;

  async function ask() {
    if (button.disabled || isThinking) return;
    const { seat, version } = sceneNow();
    isThinking = true;
    say(texts.hint_thinks);
    button.setAttribute("aria-busy", "true");
    const found = await find(seat, version);
    button.removeAttribute("aria-busy");
    isThinking = false;
    given = found && sceneNow().version === version ? { ...found, version } : null;
    show();
    if (given) bringIntoSight();
  }

  /** The thing to pick up and the place for it. */
  function bringIntoSight() {
    view.gather([...board.querySelectorAll(".hinted")]);
  }

  /** @param {string} sentence */
  function say(sentence) {
    advice.textContent = sentence;
    advice.hidden = sentence === "";
  }

  /** Say and mark it as long as it is true; what was drawn anew is marked again. */
  function show() {
    const { version, can_ask: canAsk } = sceneNow();
    button.disabled = !canAsk;
    if (given?.version !== version) given = null;
    for (const one of root.querySelectorAll(".hinted")) one.classList.remove("hinted");
    if (isThinking) return;
    if (!given) return say("");
    for (const one of places(given.action)) one.classList.add("hinted");
    const { by, what, why } = given;
    say(`${texts.hint_says.replace("{by}", by).replace("{action}", what)} ${why}`);
  }

  /**
   * Where it is done: the thing to pick up, and every place for it.
   * @param {string} notation
   */
  function places(notation) {
    const all = pieces(root, `[data-action="${CSS.escape(notation)}"]`);
    const names = all.flatMap((one) => thingFor(one.dataset) || []);
    const things = names.map((name) => pieces(root, `[data-pick="${CSS.escape(name)}"]`));
    return [...all, ...things.flat()];
  }

  button.addEventListener("click", ask);
  return { ask, show };
}
