// Hints: what a bot would do is said, and shown where it would be done. Asked once more, it tells
// what else it has thought of. Loaded when somebody asks first.

import { element, messageOf, pieces } from "./dom.js";
import { thingFor } from "./held.js";
import { Refusal } from "./post.js";

/** @import { View } from "./table_view.js" */
/** @import { Hint, Scene, TableTexts } from "./types.js" */

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} root
 * @property {HTMLElement} board
 * @property {View} view
 * @property {TableTexts} texts
 * @property {(seat: number | null, version: number) => Promise<Hint>} find
 * @property {() => Scene} sceneNow
 */

/** @param {Surroundings} surroundings */
export function hinting({ root, board, view, texts, find, sceneNow }) {
  const button = element("hint", HTMLButtonElement);
  const advice = element("advice");
  /** @type {(Hint & { version: number }) | null} */
  let given = null; // what was said, at which version
  let isMore = false; // with the alternatives instead of the reason
  let isThinking = false;
  let refused = ""; // why there is no hint now
  let ends = 0;

  async function ask() {
    if (button.disabled || isThinking) return;
    if (given) {
      isMore = !isMore;
      return show();
    }
    const { seat, version } = sceneNow();
    isThinking = true;
    refuse("");
    say(texts.hint_thinks);
    button.setAttribute("aria-busy", "true");
    const found = await find(seat, version).catch(refuseFor);
    button.removeAttribute("aria-busy");
    isThinking = false;
    isMore = false;
    given = found && sceneNow().version === version ? { ...found, version } : null;
    show();
    if (given) bringIntoSight();
  }

  /**
   * What is wrong is said where the hint would be, as long as it is true.
   * @param {unknown} problem
   */
  function refuseFor(problem) {
    refuse(messageOf(problem));
    if (!(problem instanceof Refusal) || !problem.wait) return null;
    ends = setTimeout(() => {
      refuse("");
      show();
    }, 1000 * problem.wait);
    return null;
  }

  /** @param {string} sentence */
  function refuse(sentence) {
    clearTimeout(ends);
    refused = sentence;
  }

  /** The thing to pick up and the place for it. */
  function bringIntoSight() {
    view.gather([...board.querySelectorAll(".hinted")]);
  }

  /**
   * @param {string} sentence
   * @param {string} move that is advised
   */
  function say(sentence, move = "") {
    const named = document.createElement("strong");
    named.textContent = move && `${move}.`;
    advice.replaceChildren(named, move && " ", sentence);
    advice.hidden = sentence === "";
  }

  /** Say and mark it as long as it is true; what was drawn anew is marked again. */
  function show() {
    const { version, can_ask: canAsk } = sceneNow();
    if (!canAsk) refuse("");
    if (given?.version !== version) given = null;
    for (const one of root.querySelectorAll(".hinted")) one.classList.remove("hinted");
    if (isThinking) return;
    if (!given) return say(refused);
    for (const one of places(given.action)) one.classList.add("hinted");
    say(isMore ? given.more : given.why, given.what);
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

  return { ask, show };
}
