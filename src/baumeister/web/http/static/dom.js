// Finding elements: what a page must have is found, or named as missing at once.

/** @import { Piece } from "./types.js" */

/**
 * @template {Element} Kind
 * @typedef {{ new (): Kind, readonly name: string }} Class
 */

/**
 * The element with an id, of the kind that is expected.
 * @overload
 * @param {string} id
 * @returns {HTMLElement}
 */
/**
 * @template {Element} Kind
 * @overload
 * @param {string} id
 * @param {Class<Kind>} kind
 * @returns {Kind}
 */
/**
 * @param {string} id
 * @param {Class<Element>} kind
 */
export function element(id, kind = HTMLElement) {
  return required(document.getElementById(id), kind, `#${id}`);
}

/**
 * The element with an id on those pages that have it.
 * @template {Element} Kind
 * @param {string} id
 * @param {Class<Kind>} kind
 */
export function optional(id, kind) {
  const found = document.getElementById(id);
  return found && required(found, kind, `#${id}`);
}

/**
 * The first element inside another that fits a selector.
 * @template {Element} Kind
 * @param {ParentNode} place
 * @param {string} selector
 * @param {Class<Kind>} kind
 */
export function part(place, selector, kind) {
  return required(place.querySelector(selector), kind, selector);
}

/**
 * @template {Element} Kind
 * @param {Element | null} found
 * @param {Class<Kind>} kind
 * @param {string} name
 */
function required(found, kind, name) {
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} ${name}`);
}

/**
 * @param {unknown} one
 * @returns {one is Piece}
 */
const isPiece = (one) => one instanceof HTMLElement || one instanceof SVGElement;

/**
 * The first piece of a place that fits a selector.
 * @param {ParentNode} place
 * @param {string} selector
 */
export function piece(place, selector) {
  const found = place.querySelector(selector);
  return isPiece(found) ? found : null;
}

/**
 * All pieces of a place that fit a selector.
 * @param {ParentNode} place
 * @param {string} selector
 */
export function pieces(place, selector) {
  return [...place.querySelectorAll(selector)].filter(isPiece);
}

/** The piece that has the focus. */
export function focused() {
  return isPiece(document.activeElement) ? document.activeElement : document.body;
}

/**
 * The element that an event happened to; outside of the page that is the page itself.
 * @param {Event} event
 */
export function targetOf({ target }) {
  return target instanceof Element ? target : document.documentElement;
}

/**
 * The piece around an event's target that fits a selector.
 * @param {Event} event
 * @param {string} selector
 */
export function pieceAt(event, selector) {
  const found = targetOf(event).closest(selector);
  return isPiece(found) ? found : null;
}

/**
 * What a piece says about itself in `data-…`.
 * @param {Piece} piece
 * @param {string} key
 */
export function datum(piece, key) {
  const value = piece.dataset[key];
  if (value !== undefined) return value;
  throw new Error(`The page has no data ${key} for ${piece.id || piece.tagName}`);
}

/**
 * What somebody has chosen or written in a field of a form; nothing if there is no such field.
 * @param {HTMLFormElement} form
 * @param {string} name
 */
export function written(form, name) {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : undefined;
}

/**
 * What went wrong, in words.
 * @param {unknown} problem
 */
export const messageOf = (problem) =>
  problem instanceof Error ? problem.message : String(problem);
