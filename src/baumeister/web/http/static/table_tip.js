// The tip: what a thing on the board says about itself, and the way to its rule. It comes when a mouse
// rests on the thing, a finger stays on it or the keyboard reaches it.

import { datum, element, optional, pieceAt, targetOf } from "./dom.js";
import { tipPlace } from "./tapping.js";

/** @import { Point } from "./boxes.js" */
/** @typedef {ReturnType<typeof tips>} Tips */

const REST_MILLISECONDS = 600; // until a mouse that does not move wants to know more
const LINGER_MILLISECONDS = 400; // for the way from the thing to its tip
const GAIN = "#table:not(.without-estimate) [data-gain]";

/**
 * @param {HTMLElement} board
 * @param {(about: Element) => void} lookUp opens the rules at what they say about a thing
 */
export function tips(board, lookUp) {
  const tip = element("tip");
  const words = element("tip-words");
  const way = optional("tip-rule", HTMLButtonElement); // not in a game without a page of rules
  const mute = muting(board);
  /** @type {Element | null} */
  let about = null; // what it explains, with the way to its rule
  let resting = 0;
  let leaving = 0;

  /**
   * @param {string} text
   * @param {Point} point
   */
  function show(text, point) {
    hide();
    if (!text) return;
    words.textContent = text;
    if (way) way.hidden = true;
    place(point);
  }

  /**
   * What lies at a point says about itself, and where its rule is.
   * @param {Point} point
   */
  function explain(point) {
    const thing = thingAt(point);
    if (!thing) return;
    show(wished(thing), point);
    about = thing;
    if (way) way.hidden = false;
    place(point);
  }

  /**
   * Without what it would bring, for those who do not want to know.
   * @param {Element} thing
   */
  function wished(thing) {
    const gain = thing.getAttribute("data-gain");
    const said = sentenceOf(thing);
    return gain && !thing.matches(GAIN) ? said.replace(` (${gain})`, "") : said;
  }

  /** @param {Point} point */
  function place(point) {
    tip.hidden = false;
    const size = { width: tip.offsetWidth, height: tip.offsetHeight };
    const { x, y } = tipPlace(point, size, innerWidth);
    tip.style.transform = `translate(${x}px, ${y}px)`;
  }

  function hide() {
    clearTimeout(resting);
    vanish();
  }

  function vanish() {
    stay();
    about = null;
    tip.hidden = true;
  }

  /**
   * What lies on top and has a name, if only by what it lies on; otherwise the panel around it.
   * @param {Point} point
   */
  function thingAt({ x, y }) {
    const all = document.elementsFromPoint(x, y).filter((one) => board.contains(one));
    for (const one of all) {
      const named = one.closest(":is(g, path, use):has(> title)");
      if (named) return named;
    }
    return all[0]?.closest("svg[aria-label]") ?? null;
  }

  /** What it would bring is read at once; some answers show that on the board. */
  function showGain(/** @type {PointerEvent} */ event) {
    const action = pieceAt(event, GAIN);
    if (action && !action.querySelector(".gains")) show(datum(action, "gain"), event);
    else hide();
  }

  board.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    mute(targetOf(event));
    clearTimeout(resting);
    if (about && thingAt(event) === about) return stay();
    if (about) leave();
    resting = setTimeout(() => explain(event), REST_MILLISECONDS);
  });
  board.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse" && !about) showGain(event);
  });
  board.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return; // a finger leaves when it has read enough
    mute(null);
    clearTimeout(resting);
    if (about) leave();
    else hide();
  });
  tip.addEventListener("pointerenter", () => {
    clearTimeout(resting);
    stay();
  });
  tip.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && leave());

  function leave() {
    leaving ||= setTimeout(vanish, LINGER_MILLISECONDS);
  }

  function stay() {
    clearTimeout(leaving);
    leaving = 0;
  }

  way?.addEventListener("click", () => {
    const thing = about;
    hide();
    if (thing) lookUp(thing);
  });

  return {
    show,
    explain,
    hide,
    isExplaining: () => about !== null,
    /** @param {Element} target */
    isOver: (target) => tip.contains(target),
  };
}

/**
 * What a thing is called: on the board its title says so.
 * @param {Element | null} thing
 */
export const sentenceOf = (thing) =>
  thing?.querySelector(":scope > title")?.textContent || thing?.ariaLabel || "";

/**
 * Browsers would show a title by themselves, beside the tip and without the way to the rule. So
 * those under a mouse are labels meanwhile.
 * @param {HTMLElement} board
 */
function muting(board) {
  /** @type {{ title: Element, text: string, isLabelled: boolean }[]} */
  let muted = [];
  /** @type {Element | null} */
  let last = null;

  /** @param {Element | null} target under the mouse */
  return (target) => {
    if (target === last) return;
    last = target;
    for (const { title, text, isLabelled } of muted) {
      title.textContent = text;
      if (!isLabelled) title.parentElement?.removeAttribute("aria-label");
    }
    muted = [];
    for (let one = target; one && one !== board; one = one.parentElement) {
      const title = one.querySelector(":scope > title");
      const text = title?.textContent ?? "";
      if (!title || !text) continue;
      muted.push({ title, text, isLabelled: one.hasAttribute("aria-label") });
      title.textContent = "";
      one.setAttribute("aria-label", text);
    }
  };
}
