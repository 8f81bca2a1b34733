// The hand: something is picked up, turned, and laid where it fits. What is in the hand is a matter
// of this page alone; the table hears of it when it is laid.
//
// `data-pick` names a thing that can be picked up, `data-turns` counts its positions. Elements with
// `data-with` are there only while one of these things is held ("name", or "name/turn"), elements
// with `data-without` only while none of them is. `data-spot` names a place that several actions
// share, one for each turn.

import { element, focused, piece, pieceAt, pieces } from "./dom.js";
import { isAway, turned } from "./held.js";
import { dragging } from "./table_drag.js";

/** @import { Held } from "./held.js" */
/** @import { View } from "./table_view.js" */
/** @import { Piece, TableTexts } from "./types.js" */
/** @typedef {ReturnType<typeof holding>} Hand */

const PAUSE_MILLISECONDS = 140; // between two turns by the wheel

export const THERE = ":not(.away, .away *)";

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} root
 * @property {HTMLElement} board
 * @property {View} view
 * @property {TableTexts} texts
 * @property {(piece: Element | null) => string} nameOf
 * @property {(notation: string) => void} choose
 * @property {(sentence: string) => void} tell
 * @property {() => Piece | null} chosen the action that waits for a confirmation
 * @property {(now: { focus: Piece | null, chosen: Piece | null }) => void} changed what should have
 * the focus now, if it has lost it, and what is chosen
 */

/** @param {Surroundings} surroundings */
export function holding({ root, board, view, texts, nameOf, choose, tell, chosen, changed }) {
  const bar = element("hand");
  /** @type {Held | null} */
  let held = null;
  let latest = ""; // what was held last
  let lastWheel = 0;

  /** @param {string} name */
  const pickOf = (name) => piece(board, `[data-pick="${CSS.escape(name)}"]${THERE}`);
  /** @param {Piece | null} pick */
  const turnsOf = (pick) => Number(pick?.dataset.turns ?? 1);
  const canTurn = () => held !== null && turnsOf(pickOf(held.name)) > 1;

  // What is shown

  /** Everything on the board that depends on what is held. */
  function show() {
    const focus = focused();
    for (const one of pieces(board, "[data-with], [data-without]")) {
      one.classList.toggle("away", isAway(one.dataset, held));
    }
    for (const pick of pieces(board, "[data-pick]")) {
      const isHeld = pick.dataset.pick === held?.name;
      pick.classList.toggle("held", isHeld);
      pick.setAttribute("aria-pressed", String(isHeld));
    }
    bar.hidden = !held;
    bar.classList.toggle("turns", canTurn());
    root.classList.toggle("holding", held !== null);
    const meant = chosen();
    changed({
      focus: isGone(focus) ? (twin(focus) ?? pickOf(latest)) : null,
      chosen: meant && isGone(meant) ? twin(meant) : meant,
    });
  }

  /** @param {Piece} one */
  const isGone = (one) => board.contains(one) && !one.matches(THERE);

  /**
   * The same place for what is held now.
   * @param {Piece} gone
   */
  function twin({ dataset: { spot } }) {
    return spot ? piece(board, `[data-spot="${CSS.escape(spot)}"]${THERE}`) : null;
  }

  /** After an update: what is no longer there is no longer held. */
  function restore() {
    const pick = held && pickOf(held.name);
    held = held && pick ? turned(held, 0, turnsOf(pick)) : null;
    if (!held) drag.end();
    show();
    drag.redraw(); // what is aimed at may have been drawn anew
  }

  // What a person does

  /** @param {Piece} pick */
  function take(pick) {
    latest = pick.dataset.pick ?? "";
    held = { name: latest, turn: 0 };
    show();
    const text = canTurn() ? texts.held_turning : texts.held;
    tell(text.replace("{thing}", nameOf(pick)));
  }

  /** Whether there was something to put down. */
  function putDown() {
    if (!held) return false;
    const thing = nameOf(pickOf(held.name));
    drag.end();
    held = null;
    show();
    tell(texts.put_down.replace("{thing}", thing));
    return true;
  }

  /** @param {number} by */
  function turn(by) {
    if (!held || !canTurn()) return;
    const turns = turnsOf(pickOf(held.name));
    held = turned(held, by, turns);
    show();
    drag.redraw();
    tell(texts.turned.replace("{n}", String(held.turn + 1)).replace("{turns}", String(turns)));
  }

  /**
   * A click on a thing: take it; once it is held, turn it or put it down.
   * @param {Piece} thing
   */
  function pick(thing) {
    if (thing.dataset.pick !== held?.name) take(thing);
    else if (canTurn()) turn(1);
    else putDown();
  }

  bar.addEventListener("click", (event) => {
    const what = pieceAt(event, "[data-hand]")?.dataset.hand;
    if (what === "left") turn(-1);
    else if (what === "right") turn(1);
    else if (what === "down") putDown();
  });

  /** @param {WheelEvent} event */
  function wheel(event) {
    if (event.ctrlKey || !canTurn()) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - lastWheel < PAUSE_MILLISECONDS || !event.deltaY) return;
    lastWheel = event.timeStamp;
    turn(Math.sign(event.deltaY));
  }

  // The board itself has no box, and Chromium turns wheels over boxes only.
  for (const place of ["stage", "dock"]) {
    element(place).addEventListener("wheel", wheel, { passive: false, capture: true });
  }

  const drag = dragging({
    board,
    view,
    pickOf,
    take: (thing) => thing.dataset.pick === held?.name || take(thing),
    lay: choose,
  });

  return {
    pick,
    turn,
    putDown,
    restore,
    /** Things that can be picked up, and the one that is held. */
    picks: () => pieces(board, `[data-pick]${THERE}`),
    held: () => held && pickOf(held.name),
  };
}
