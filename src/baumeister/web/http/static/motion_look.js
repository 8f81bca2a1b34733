// How the places of a drawing look, and pictures of what is on them.

import { around } from "./boxes.js";

/** @import { Box } from "./boxes.js" */
/** @import { Seen } from "./motion_plan.js" */
/** @typedef {Seen & { node: SVGGraphicsElement, matrix: DOMMatrix }} SeenNode */
/** @typedef {{ pieces: SeenNode[], box: Box }} Look */

const SVG = "http://www.w3.org/2000/svg";
const FRAME = "g.go, g:not([class], [transform], [data-at])"; // may be around pieces
const NOT_PICTURED = "id data-at data-action data-pick tabindex role visibility".split(" ");

/**
 * Elements that are drawn.
 * @param {Iterable<Element>} elements
 */
export const drawn = (elements) =>
  [...elements].filter((one) => one instanceof SVGGraphicsElement);

/**
 * From an element's own coordinates to those of the screen; where it is not shown, as they are.
 * Chromium's own matrices of drawings cannot be multiplied with others.
 * @param {SVGGraphicsElement} element
 */
export const toScreen = (element) => DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined);

/**
 * From an element's own coordinates to those of its drawing.
 * @param {SVGGraphicsElement} element
 */
export function toDrawing(element) {
  const drawing = outermost(element);
  return drawing ? toScreen(drawing).inverse().multiply(toScreen(element)) : toScreen(element);
}

/**
 * @param {SVGElement} element
 * @returns {SVGSVGElement | null}
 */
const outermost = ({ ownerSVGElement: around }) => around && (outermost(around) ?? around);

/** @param {SVGElement} element */
export const angleOf = (element) => Number(element.dataset.angle ?? 0);

/**
 * A place with the pieces on it: where they lie, and how they look.
 * @param {SVGGraphicsElement} element
 * @returns {Look}
 */
export function look(element) {
  const pieces = parts(withoutFrames(element)).flatMap(unwrapped).map(seen);
  return { pieces, box: boxOf(element, toDrawing(element)) };
}

/**
 * @param {SVGGraphicsElement} node
 * @returns {SeenNode}
 */
function seen(node) {
  const matrix = toDrawing(node);
  return {
    node,
    matrix,
    looks: node.outerHTML,
    kind: node.matches(".drifts") ? node.innerHTML : null,
    isText: node.tagName === "text",
    box: boxOf(node, matrix),
  };
}

/**
 * @param {SVGGraphicsElement} element
 * @returns {SVGGraphicsElement}
 */
function withoutFrames(element) {
  const [only, ...others] = parts(element);
  const isFrame = only?.matches("g:not([class]), g.go") && !others.length;
  return only && isFrame ? withoutFrames(only) : element;
}

/**
 * What can be done or explained is a frame around the pieces themselves.
 * @param {SVGGraphicsElement} node
 * @returns {SVGGraphicsElement[]}
 */
function unwrapped(node) {
  const isFrame = node.matches(FRAME) && node.querySelector(":scope > title");
  return isFrame ? parts(node).flatMap(unwrapped) : [node];
}

/**
 * Without titles, marks and what only shows that something can be done.
 * @param {Element} element
 */
const parts = (element) =>
  drawn(element.children).filter((part) => !part.matches(".ring, .hot, .away, .ghost"));

/**
 * @param {SVGGraphicsElement} node
 * @param {DOMMatrix} matrix
 */
function boxOf(node, matrix) {
  const { p1, p2, p3, p4 } = DOMQuad.fromRect(node.getBBox());
  const corners = [p1, p2, p3, p4].map((corner) => corner.matrixTransform(matrix));
  return around(corners.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })));
}

/**
 * A copy for the layer above: it looks the same, and is nothing but a picture.
 * @param {Pick<SeenNode, "node" | "matrix">} seen
 */
export function picture({ node, matrix }) {
  const frame = group([copyOf(node)]);
  frame.firstElementChild?.removeAttribute("transform"); // the matrix has it
  for (const part of frame.querySelectorAll("*")) {
    for (const name of NOT_PICTURED) part.removeAttribute(name);
  }
  frame.querySelectorAll(".hot, .ring, title").forEach((part) => part.remove());
  frame.setAttribute("transform", inSvg(matrix));
  return frame;
}

/** @param {DOMMatrix} matrix */
export const inSvg = ({ a, b, c, d, e, f }) => `matrix(${a} ${b} ${c} ${d} ${e} ${f})`;

/**
 * @param {SVGGraphicsElement} node
 * @returns {SVGGraphicsElement}
 */
export const copyOf = (node) => /** @type {typeof node} */ (node.cloneNode(true));

/** A layer above a drawing, only to be looked at. */
export function layerAbove() {
  const layer = group([]);
  layer.setAttribute("class", "flight");
  layer.setAttribute("aria-hidden", "true");
  return layer;
}

/** @param {Element[]} parts */
export function group(parts) {
  const element = document.createElementNS(SVG, "g");
  element.append(...parts);
  return element;
}
