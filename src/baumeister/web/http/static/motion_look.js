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
 * Whether a place can be seen: its panel is there, and shows that part of itself.
 * @param {SVGGraphicsElement} element
 */
export function isInSight(element) {
  const panel = panelOf(element);
  const [room, box] = [panel?.getBoundingClientRect(), element.getBoundingClientRect()];
  if (!room?.width) return false;
  const isAside = box.right < room.left || box.left > room.right;
  return !isAside && box.bottom >= room.top && box.top <= room.bottom;
}

/** @param {SVGGraphicsElement} element */
export const panelOf = (element) =>
  element.ownerSVGElement?.closest("svg.framed") ?? element.ownerSVGElement;

/**
 * Where an element lies in its panel, wherever that is and however large.
 * @param {SVGGraphicsElement} element
 */
export function homeOf(element) {
  const panel = panelOf(element);
  const back = panel instanceof SVGSVGElement ? toScreen(panel).inverse() : new DOMMatrix();
  const { e, f } = back.multiply(toScreen(element));
  return { x: e, y: f };
}

/**
 * From an element's own coordinates to those of the screen; where it is not shown, as they are.
 * Chromium's own matrices of drawings cannot be multiplied with others.
 * @param {SVGGraphicsElement} element
 */
export const toScreen = (element) => DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined);

/**
 * How much larger something is on the screen than it was drawn.
 * @param {DOMMatrix} matrix
 */
export const scaleOf = ({ a, b }) => Math.hypot(a, b);

/** @param {SVGElement} element */
export const angleOf = (element) => Number(element.dataset.angle ?? 0);

/**
 * A place with the pieces on it: where they lie, and how they look.
 * @param {SVGGraphicsElement} element
 * @returns {Look}
 */
export function look(element) {
  const pieces = parts(withoutFrames(element)).flatMap(unwrapped).map(seen);
  return { pieces, box: boxOf(element, toScreen(element)) };
}

/**
 * @param {SVGGraphicsElement} node
 * @returns {SeenNode}
 */
function seen(node) {
  const matrix = toScreen(node);
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

/** A layer above the page, in pixels of the screen, only to be looked at. */
export function layerAbove() {
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "board flight");
  layer.setAttribute("aria-hidden", "true");
  return layer;
}

/** @param {Element[]} parts */
export function group(parts) {
  const element = document.createElementNS(SVG, "g");
  element.append(...parts);
  return element;
}
