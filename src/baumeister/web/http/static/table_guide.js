// The guide of a lesson points at things: a ring around each, and a hand beside the first. What it
// says is a part of the page; here is only where that is. Loaded at lessons alone.

import { isInside, meets } from "./boxes.js";
import { element, optional, pieces } from "./dom.js";
import { thingFor } from "./held.js";

/** @import { View } from "./table_view.js" */
/** @import { Piece } from "./types.js" */
/** @import { Box } from "./boxes.js" */

const MOST_RINGS = 12;
const LOOK_MILLISECONDS = 300; // a board may be moved or drawn anew at any time
const MARGIN = 5; // between a thing and its ring
const HAND = 34; // of the picture's sides
const HAND_PICTURE =
  '<svg viewBox="0 0 34 34"><path d="M17 2L30 19H22V32H12V19H4z" fill="currentColor"' +
  ' stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>';

/** @typedef {[side: "up" | "down" | "right" | "left", left: number, top: number]} Spot */

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} root
 * @property {HTMLElement} board
 * @property {View} view
 * @property {() => void} takeBack
 */

/** @param {Surroundings} surroundings */
export function guiding({ root, board, view, takeBack }) {
  const layer = element("pointers");
  const place = element("guide");
  const stage = element("stage");
  let last = ""; // what was pointed at
  let drawn = ""; // where

  /**
   * What a name stands for: a part of the page, a panel, a place, a thing, or an answer and whatever
   * must be in the hand for it.
   * @param {string} name
   * @returns {Piece[]}
   */
  function found(name) {
    const [, kind = "", rest = ""] = /^(panel|place|thing|page):(.*)$/.exec(name) ?? [];
    const quoted = CSS.escape(rest);
    if (kind === "page") return pieces(root, `#${quoted}`);
    if (kind === "panel") return pieces(root, `#panel-${quoted}`);
    if (kind === "place") return pieces(board, `[data-at="${quoted}"]`);
    if (kind === "thing") return pieces(board, `[data-pick="${quoted}"]`);
    const all = pieces(root, `[data-action="${CSS.escape(name)}"]`);
    const seen = all.filter(isSeen);
    if (seen.length) return seen;
    const things = all.flatMap((one) => thingFor(one.dataset) || []);
    const held = things.flatMap((one) => pieces(board, `[data-pick="${CSS.escape(one)}"]`));
    return held.length ? held : all;
  }

  /** @param {Piece} one */
  const isSeen = (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().width > 0;

  /** @returns {Piece[]} */
  function meant() {
    const bubble = place.querySelector("[data-points]");
    /** @type {string[]} */
    const names = JSON.parse(bubble?.getAttribute("data-points") ?? "[]");
    return [...new Set(names.flatMap(found))];
  }

  /**
   * A thing on the stage as far as it is in sight there.
   * @param {Piece} one
   * @returns {Box | null}
   */
  function boxOf(one) {
    const panel = one.closest("#frame > svg, #dock-frame > svg");
    const shown = [one, panel, stage.contains(one) ? stage : root]
      .filter((each) => each !== null)
      .map((each) => each.getBoundingClientRect());
    const box = {
      left: Math.max(...shown.map(({ left }) => left)),
      top: Math.max(...shown.map(({ top }) => top)),
      right: Math.min(...shown.map(({ right }) => right)),
      bottom: Math.min(...shown.map(({ bottom }) => bottom)),
    };
    return box.right - box.left < 2 || box.bottom - box.top < 2 ? null : box;
  }

  function draw() {
    const boxes = meant()
      .filter(isSeen)
      .flatMap((one) => boxOf(one) ?? [])
      .slice(0, MOST_RINGS);
    const all = JSON.stringify(boxes);
    if (all === drawn) return;
    drawn = all;
    const home = root.getBoundingClientRect();
    layer.replaceChildren(...boxes.map((box) => ring(box, home)));
    if (boxes[0]) layer.append(hand(boxes[0], home));
  }

  /**
   * @param {Box} box
   * @param {Box} home
   */
  function ring(box, home) {
    const drawnRing = document.createElement("i");
    drawnRing.className = "ring";
    const left = Math.max(box.left - home.left - MARGIN, 1);
    const top = Math.max(box.top - home.top - MARGIN, 1);
    const right = Math.min(box.right - home.left + MARGIN, home.right - home.left - 1);
    const bottom = Math.min(box.bottom - home.top + MARGIN, home.bottom - home.top - 1);
    lay(drawnRing, { left, top, width: right - left, height: bottom - top });
    return drawnRing;
  }

  /**
   * Beside what it points at, and never over what is said.
   * @param {Box} box
   * @param {Box} home
   */
  function hand(box, home) {
    const pointing = document.createElement("i");
    const [side, left, top] = spot(box, home);
    pointing.className = `pointing ${side}`;
    pointing.innerHTML = HAND_PICTURE;
    lay(pointing, { left: left - home.left, top: top - home.top, width: HAND, height: HAND });
    return pointing;
  }

  /**
   * @param {Box} box
   * @param {Box} home
   * @returns {Spot}
   */
  function spot(box, home) {
    const x = (box.left + box.right - HAND) / 2;
    const y = (box.top + box.bottom - HAND) / 2;
    const gap = MARGIN + 5;
    const said = element("ask").getBoundingClientRect();
    /** @type {Spot[]} */
    const spots = [
      ["up", x, box.bottom + gap],
      ["down", x, box.top - gap - HAND],
      ["right", box.left - gap - HAND, y],
      ["left", box.right + gap, y],
    ];
    const free = spots.find(([, left, top]) => {
      const own = { left, top, right: left + HAND, bottom: top + HAND };
      return isInside(home, own) && !meets(said, own);
    });
    return free ?? ["up", x, box.bottom - HAND - 2];
  }

  /**
   * @param {HTMLElement} one
   * @param {Record<string, number>} where
   */
  function lay(one, where) {
    for (const [key, value] of Object.entries(where)) one.style.setProperty(key, `${value}px`);
  }

  /** What the guide says now is pointed at, and should be in sight. */
  function show() {
    const bubble = place.querySelector(".bubble");
    const now = bubble?.textContent ?? "";
    const things = meant();
    if (now !== last) {
      last = now;
      const onBoard = things.filter((one) => board.contains(one));
      if (onBoard.length) view.reveal(onBoard);
      document.querySelector("#lesson-end h2")?.scrollIntoView({ block: "nearest" });
      optional("lesson-play_on", HTMLElement)?.focus({ preventScroll: true });
    }
    drawn = "";
    draw();
  }

  root.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-guide-back]")) takeBack();
  });
  addEventListener("resize", draw);
  stage.addEventListener("scroll", draw, { passive: true });
  setInterval(() => document.visibilityState === "visible" && draw(), LOOK_MILLISECONDS);

  return { show };
}
