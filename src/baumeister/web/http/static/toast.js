// A sentence that is shown for a while.

import { element, messageOf } from "./dom.js";
import { Refusal } from "./post.js";

const SHOWN_MILLISECONDS = 6000;

let ends = 0;

/** @param {string} sentence */
export function say(sentence) {
  const toast = element("toast");
  toast.textContent = sentence;
  toast.hidden = false;
  clearTimeout(ends);
  ends = setTimeout(() => (toast.hidden = true), SHOWN_MILLISECONDS);
}

/**
 * Say what went wrong, with the clause that forbids it.
 * @param {unknown} problem
 */
export function complain(problem) {
  say(messageOf(problem));
  const clause = problem instanceof Refusal && problem.clause;
  if (clause) element("toast").append(" ", Object.assign(document.createElement("a"), clause));
}
