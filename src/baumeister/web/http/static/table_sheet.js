// What a player has: a chip that is tapped opens it over the stage.

import { element, part, piece, pieceAt, pieces } from "./dom.js";

/** @import { Piece } from "./types.js" */
/** @typedef {ReturnType<typeof sheet>} Sheet */

/** @param {HTMLElement} root */
export function sheet(root) {
  const cover = element("sheet");
  const title = element("sheet-title");
  let open = ""; // the id of the panel that is shown

  function show() {
    cover.hidden = !open;
    for (const svg of pieces(cover, ":scope > svg")) svg.classList.toggle("shown", svg.id === open);
    for (const chip of pieces(root, "[data-sheet]")) {
      chip.setAttribute("aria-expanded", String(chip.dataset.sheet === open));
    }
  }

  /** @param {Piece} chip */
  function toggle(chip) {
    const id = chip.dataset.sheet ?? "";
    open = open === id ? "" : id;
    title.textContent = part(chip, ".name", HTMLElement).textContent;
    show();
    if (open) title.focus();
  }

  /** Whether there was something to close. */
  function close() {
    if (!open) return false;
    const chip = piece(root, `[data-sheet="${CSS.escape(open)}"]`);
    open = "";
    show();
    chip?.focus();
    return true;
  }

  /**
   * Chips behind which something can be done say so.
   * @param {Element[]} stops
   */
  function offer(stops) {
    const offering = new Set(stops.map((stop) => stop.closest("#sheet > svg")?.id));
    for (const chip of pieces(root, "[data-sheet]")) {
      chip.classList.toggle("offers", offering.has(chip.dataset.sheet) && chip.dataset.sheet !== open);
    }
  }

  root.addEventListener("click", (event) => {
    const chip = pieceAt(event, "[data-sheet]");
    if (chip) toggle(chip);
  });
  element("sheet-close").addEventListener("click", close);

  return { close, show, offer };
}
