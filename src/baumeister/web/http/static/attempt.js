// Attempts: what a button or a form does, and what is said where it fails.

import { messageOf, part } from "./dom.js";

/**
 * Do something for an element; meanwhile it is busy, and what goes wrong is said beside it.
 * @param {Element} element
 * @param {Element} place
 * @param {() => Promise<void>} work
 */
export async function attempt(element, place, work) {
  const error = part(place, "[data-error]", HTMLElement);
  if (element.getAttribute("aria-busy")) return;
  element.setAttribute("aria-busy", "true");
  error.hidden = true;
  try {
    await work();
  } catch (problem) {
    error.textContent = messageOf(problem);
    error.hidden = false;
    error.scrollIntoView({ block: "nearest" });
  } finally {
    element.removeAttribute("aria-busy");
  }
}

/** @param {{ url: string }} reply */
export const go = ({ url }) => location.assign(url);
