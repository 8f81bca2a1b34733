// The keyboard: Tab goes through the actions in their order, arrows to the one that lies there.
// Things that can be picked up are among them.

import { ahead, middle } from "./boxes.js";
import { element, focused } from "./dom.js";

/** @import { Point } from "./boxes.js" */
/** @import { View } from "./table_view.js" */
/** @import { FilmStrip } from "./table_film.js" */
/** @import { Hand } from "./table_hold.js" */
/** @import { paceBar } from "./table_pace_bar.js" */
/** @import { lookingUp } from "./table_look_up.js" */
/** @import { Sheet } from "./table_sheet.js" */
/** @import { Panels } from "./table_panels.js" */
/** @import { Touch } from "./table_touch.js" */
/** @import { Piece } from "./types.js" */

/** @type {Record<string, Point>} */
const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const STOP = "[data-action], [data-pick]";

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} root
 * @property {HTMLElement} board
 * @property {View} view
 * @property {Panels} side
 * @property {Sheet} seats
 * @property {{ here: () => FilmStrip | null }} film
 * @property {ReturnType<typeof lookingUp>} rules
 * @property {Touch} touching
 * @property {Hand} hand
 * @property {ReturnType<typeof paceBar>} pace
 * @property {() => Piece[]} stops
 * @property {(notation: string) => void} choose
 * @property {() => void} undo
 */

/** @param {Surroundings} surroundings */
export function keyboard(surroundings) {
  const { root, board, view, side, seats, film, rules, touching, hand } = surroundings;
  const { pace, stops, choose, undo } = surroundings;
  const help = element("help", HTMLDialogElement);
  const prompt = element("prompt");

  /** Only one action is a stop for Tab: the others follow from it. */
  function order() {
    const all = stops();
    const stop = all.find((action) => action === document.activeElement) ?? all[0];
    for (const action of all) action.tabIndex = action === stop ? 0 : -1;
  }

  /** @param {Piece} action */
  function focus(action) {
    for (const one of stops()) one.tabIndex = one === action ? 0 : -1;
    action.focus({ preventScroll: false, focusVisible: true });
  }

  /**
   * Along the order of the actions; at its ends Tab leaves them.
   * @param {KeyboardEvent} event
   * @param {Piece} current
   */
  function step(event, current) {
    const all = stops();
    const next = all[all.indexOf(current) + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    focus(next);
  }

  /**
   * From the question into the actions.
   * @param {KeyboardEvent} event
   */
  function enter(event) {
    const [first] = stops();
    if (event.shiftKey || !first) return;
    event.preventDefault();
    focus(first);
  }

  /**
   * The middle of what lights up: a ghost may reach far beyond it.
   * @param {Piece} piece
   */
  const centre = (piece) =>
    middle((piece.querySelector(".hot") ?? piece).getBoundingClientRect());

  /**
   * The nearest action in a direction.
   * @param {Point} direction
   * @param {Piece} current
   */
  function towards(direction, current) {
    const all = stops();
    if (!all.includes(current)) return all[0];
    const others = all.filter((one) => one !== current);
    return ahead(others, centre, centre(current), direction);
  }

  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const LETTERS = {
    u: undo,
    h: () => element("hint").click(),
    p: () => element("pause").click(),
    s: () => element("since").click(),
    "?": () => help.showModal(),
    l: rules.toggle,
    "+": view.in,
    "-": view.out,
    0: view.fit,
    r: ({ shiftKey }) => hand.turn(shiftKey ? -1 : 1),
    ".": () => hand.turn(1),
    ",": () => hand.turn(-1),
  };

  /**
   * @param {KeyboardEvent} event
   * @param {Piece} action
   */
  function onAction(event, action) {
    if (event.key === "Tab") step(event, action);
    else if ((event.key === "Enter" || event.key === " ") && board.contains(action)) {
      event.preventDefault();
      if (!event.repeat) use(action);
    }
  }

  /** @param {Piece} stop */
  function use(stop) {
    const { pick, action } = stop.dataset;
    if (pick !== undefined) hand.pick(stop);
    else if (action !== undefined && !touching.asksOnce(stop)) choose(action);
  }

  /**
   * Arrows scroll a list and choose in a field; elsewhere they go through the actions.
   * @param {KeyboardEvent} event
   * @param {Point} direction
   * @param {Piece} active
   */
  function onArrow(event, direction, active) {
    const isFree = active === document.body || active === prompt || active.matches(STOP);
    const next = isFree && towards(direction, active);
    if (!next) return;
    event.preventDefault();
    focus(next);
  }

  function escape() {
    touching.forget();
    if (rules.close()) return;
    if (!hand.putDown() && !film.here()?.close() && !seats.close()) side.close();
  }

  document.addEventListener("keydown", (event) => {
    const isOthers = event.ctrlKey || event.metaKey || event.altKey;
    if (isOthers || document.querySelector("dialog[open]")) return;
    const active = focused();
    const direction = DIRECTIONS[event.key];
    if (event.key === "Escape") return escape();
    if (active.matches("input, textarea, select")) return;
    if (event.key === " " && pace.isHalted() && !active.matches("button")) {
      event.preventDefault();
      return pace.next();
    }
    if (direction) onArrow(event, direction, active);
    else if (event.key === "Tab" && active === prompt) enter(event);
    else if (active.matches(STOP)) onAction(event, active);
    const letter = LETTERS[event.key.toLowerCase()];
    if (letter && root.isConnected) {
      event.preventDefault();
      letter(event);
    }
  });

  return { order, focus };
}
