// A sentence that is shown for a while.

import { element } from "./dom.js";

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
