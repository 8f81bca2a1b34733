// The focus outlives a change of the page.

import { focused, piece } from "./dom.js";

/** @import { Piece } from "./types.js" */

/**
 * What had the focus; an action or a thing may be drawn anew as another element.
 * @typedef {{ piece: Piece, action: string | undefined, pick: string | undefined }} Focus
 */

/**
 * @param {Element} root
 * @returns {Focus | null}
 */
export function focusIn(root) {
  const found = focused();
  const { action, pick } = found.dataset;
  return root.contains(found) ? { piece: found, action, pick } : null;
}

/**
 * Give the focus back to what it was on, or else to another element.
 * @param {Focus} focus
 * @param {Element} root
 * @param {Piece[]} stops
 * @param {Piece} other
 */
export function refocus({ piece: old, action, pick }, root, stops, other) {
  if (isFree(old)) return;
  const isStop = (action ?? pick) !== undefined;
  const same = isStop
    ? stops.find(({ dataset }) => dataset.action === action && dataset.pick === pick)
    : old.id && piece(root, `#${CSS.escape(old.id)}`);
  (same && isFree(same) ? same : other).focus({ preventScroll: true });
}

/** @param {Piece} piece */
const isFree = (piece) => piece.isConnected && !piece.matches(":disabled");
