// Fingers: a tap selects an action on the board, a second one confirms it, a long press explains.

import { nearest } from "./boxes.js";
import { element, piece, targetOf } from "./dom.js";
import { rememberChoice, rememberedChoice } from "./memory.js";
import { THERE } from "./table_hold.js";
import { choosing, pressing } from "./tapping.js";

/** @import { Lens } from "./lens.js" */
/** @import { Tips } from "./table_tip.js" */
/** @import { View } from "./table_view.js" */
/** @import { Piece, Scene } from "./types.js" */
/** @typedef {ReturnType<typeof touch>} Touch */

const REACH_PIXELS = 24; // by which a tap may miss an action

const STOP = "[data-action], [data-pick]";

/**
 * What lies over the board, with all that is on it: a finger there means nothing below.
 * @param {Element} one
 */
const coverOf = (one) => one.closest("#sheet, #film, #welcome, #handover");

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} root
 * @property {HTMLElement} board
 * @property {View} view
 * @property {Tips} tip
 * @property {Lens} glass
 * @property {() => Piece[]} stops
 * @property {(piece: Element | null) => string} nameOf
 * @property {(notation: string) => void} choose
 * @property {() => Scene} sceneNow
 */

/** @param {Surroundings} surroundings */
export function touch({ root, board, view, tip, glass, stops, nameOf, choose, sceneNow }) {
  const bar = element("confirm");
  const wish = element("confirms", HTMLSelectElement);
  wish.value = rememberedChoice("confirms", "needed");
  wish.addEventListener("change", () => rememberChoice("confirms", wish.value));
  let isTouch = false;
  const choice = choosing();
  const press = pressing({
    isDrag: view.wasDragged,
    explain: tip.explain,
    hide: tip.hide,
  });

  function forget() {
    choice.choose(undefined);
    bar.hidden = true;
    root.classList.remove("choosing");
    root.querySelector(".chosen")?.classList.remove("chosen");
    tip.hide();
  }

  /**
   * What a tap on the board means, even if it is a little beside it.
   * @param {MouseEvent} event
   */
  function target(event) {
    const at = targetOf(event);
    if (isTouch && glass.isOver(at)) {
      const meant = glass.meant(event);
      if (!meant) forget();
      return meant;
    }
    if (!isTouch || !board.contains(at) || at.closest(STOP)) return null;
    const onBoard = stops().filter(
      (action) => board.contains(action) && coverOf(action) === coverOf(at),
    );
    const near = nearest(onBoard, (action) => action.getBoundingClientRect(), event, REACH_PIXELS);
    if (!near && !press.isLong()) forget();
    return near ?? null;
  }

  /**
   * Whether a tap only selected: a mouse, a button or a second tap does it at once.
   * @param {Piece} action
   */
  function selects(action) {
    if (press.isLong()) return true;
    if (asksOnce(action)) return true;
    if (!board.contains(action) || !choice.isOffer(action.dataset.action)) return false;
    if (!hasToConfirm(action)) return false;
    select(action);
    return true;
  }

  /**
   * What gives something up for good is asked for once more, however it was chosen.
   * @param {Piece} action
   */
  function asksOnce(action) {
    const { action: notation } = action.dataset;
    if (!choice.isOffer(notation) || !sceneNow().final.includes(notation ?? "")) return false;
    select(action);
    return true;
  }

  /**
   * A finger may miss on a map, and what shows a ghost or points is meant to be looked at first;
   * elsewhere a tap counts at once where it can be taken back. Everybody may wish otherwise.
   * @param {Piece} action
   */
  function hasToConfirm(action) {
    if (wish.value === "always" || glass.isDoubtful(action)) return true;
    if (wish.value === "never" || !isTouch) return false;
    const isAimed = action.closest("svg[data-map]") ?? action.querySelector(".ghost");
    return isAimed !== null || "gain" in action.dataset || !sceneNow().undo_is_free;
  }

  /**
   * What can be done has changed; what was chosen stays chosen if it still can be done.
   * @param {string[]} legal
   */
  function keep(legal) {
    tip.hide();
    if (!choice.holdsAmong(legal)) forget();
  }

  /** The element of what is chosen; an update may have drawn it anew. */
  function chosenElement() {
    const notation = choice.chosen();
    if (notation === undefined) return null;
    const all = `[data-action="${CSS.escape(notation)}"]`;
    return piece(board, all + THERE) ?? piece(board, all);
  }

  /**
   * Ask whether this action is meant; without one, ask nothing.
   * @param {Piece | null} action
   */
  function select(action) {
    if (action?.dataset.action !== choice.chosen()) forget();
    if (!action) return;
    choice.choose(action.dataset.action);
    action.classList.add("chosen");
    element("confirm-text").textContent = nameOf(action);
    bar.hidden = false;
    root.classList.add("choosing");
  }

  element("confirm-no").addEventListener("click", forget);
  element("confirm-yes").addEventListener("click", () => {
    const notation = choice.chosen();
    if (notation !== undefined) choose(notation);
  });

  root.addEventListener(
    "pointerdown",
    (event) => {
      isTouch = event.pointerType === "touch";
      const target = targetOf(event);
      if (tip.isOver(target)) return;
      const isExplained = isTouch && board.contains(target);
      press.begin(event.timeStamp, isExplained ? { target, x: event.x, y: event.y } : null);
    },
    true,
  );
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    root.addEventListener(end, ({ timeStamp }) => press.end(timeStamp), true);
  }

  board.addEventListener("contextmenu", (event) => isTouch && event.preventDefault());

  // The keyboard shows where it is; those who see it read there what it would do.
  board.addEventListener("focusin", (event) => {
    const action = targetOf(event);
    if (isTouch || !action.matches(`:is(${STOP}):focus-visible`)) return;
    view.reveal([action]);
    const box = action.getBoundingClientRect();
    tip.show(nameOf(action), { x: box.left + box.width / 2, y: box.top });
  });
  board.addEventListener("focusout", () => tip.isExplaining() || tip.hide());
  addEventListener("keydown", () => (isTouch = false), true);

  return { forget, keep, chosenElement, target, selects, asksOnce, select };
}
