// Where something has happened, for fingers: they cannot rest on a line of the log, and on a phone
// the log covers the board.

import { element } from "./dom.js";

/** @import { TableTexts } from "./types.js" */

/**
 * Whatever a line is about stays lit until the next tap; where the log covers it, a button leads there.
 * @param {HTMLElement | SVGElement} line
 * @param {TableTexts} texts
 * @param {object} around
 * @param {(line: HTMLElement | SVGElement, isLit: boolean) => Element[]} around.light
 * @param {(elements: Element[]) => void} around.reveal
 * @param {() => void} around.close the log, where it covers the board
 */
export function showOnBoard(line, texts, { light, reveal, close }) {
  function show() {
    reveal(light(line, true));
    addEventListener("pointerdown", () => light(line, false), { once: true, capture: true });
  }

  if (!element("table").classList.contains("menu")) return show();
  if (line.querySelector(".show")) return;
  const way = document.createElement("button");
  way.type = "button";
  way.className = "show";
  way.textContent = texts.log_show;
  way.addEventListener("click", (event) => {
    event.stopPropagation(); // the line itself folds
    close();
    show();
  });
  line.append(way);
}
