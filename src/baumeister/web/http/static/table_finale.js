// The finale: when a game has ended, its points are counted source after source, until somebody has
// seen enough. What brings them lights up on the board, and the chips count along.

import { element } from "./dom.js";

/** @import { Count, TableTexts } from "./types.js" */

const COUNT_MILLISECONDS = 900; // for each source
const LIT = "lit";
const QUIET_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta"];

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} board
 * @property {TableTexts} texts
 * @property {number} stretch how much longer than usual it takes
 * @property {(elements: Element[]) => void} reveal
 */

/**
 * Resolves when all is counted, or somebody has had enough: any tap or key. Step by step, each of
 * them counts the next source, and only Escape and the button skip the rest.
 * @param {Count[]} counts
 * @param {Surroundings} surroundings
 */
export async function finale(counts, { board, texts, stretch, reveal }) {
  const isStepping = element("pace", HTMLSelectElement).value === "step";
  const bar = document.createElement("div");
  const sums = document.createElement("p");
  const skip = document.createElement("button");
  bar.id = "finale";
  sums.setAttribute("role", "status");
  skip.type = "button";
  skip.textContent = texts.skip;
  bar.append(sums, skip);
  const ask = element("ask");
  ask.append(bar);
  ask.classList.add("tally");

  /** @type {number[]} */
  const totals = (counts[0]?.points ?? []).map(() => 0);
  let isSkipped = false;
  let goOn = () => {};

  /** @param {Event} event */
  function react(event) {
    const key = event instanceof KeyboardEvent ? event.key : "";
    if (QUIET_KEYS.includes(key)) return;
    if (key) event.preventDefault();
    isSkipped = !isStepping || key === "Escape" || event.target === skip;
    goOn();
  }

  /** @param {Count} count */
  function show({ title, points, places }) {
    for (const one of board.querySelectorAll(`.${LIT}`)) one.classList.remove(LIT);
    const lit = places.flatMap((place) => {
      const sign = place.endsWith("-") ? "^=" : "=";
      return [...board.querySelectorAll(`[data-at${sign}"${CSS.escape(place)}"]`)];
    });
    for (const one of lit) one.classList.add(LIT);
    if (lit.length) reveal(lit);
    sums.replaceChildren(title, ...points.map((brought, seat) => sum(seat, brought)));
  }

  /**
   * @param {number} seat
   * @param {number} brought
   */
  function sum(seat, brought) {
    const total = (totals[seat] ?? 0) + brought;
    totals[seat] = total;
    const chip = element(`chip-${seat}`);
    const number = chip.querySelector(".number"); // empty where points are hidden until the end
    number?.removeAttribute("title");
    number?.replaceChildren(String(total));
    const found = document.createElement("span");
    const stone = chip.querySelector(".stone")?.cloneNode(true) ?? "";
    const gain = document.createElement("b");
    gain.textContent = `${brought < 0 ? "−" : "+"}${Math.abs(brought)}`;
    found.append(stone, gain, ` ${total}`);
    return found;
  }

  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, react, true);
  for (const count of counts) {
    if (isSkipped) break;
    show(count);
    await new Promise((/** @type {(value?: unknown) => void} */ done) => {
      goOn = done;
      if (!isStepping) setTimeout(done, stretch * COUNT_MILLISECONDS);
    });
  }
  for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, react, true);
  for (const one of board.querySelectorAll(`.${LIT}`)) one.classList.remove(LIT);
  ask.classList.remove("tally");
  bar.remove();
}
