// The lens: a panel that shows a part of the map once more, larger. A finger means the target that is
// nearest to it; where others are too close, the lens shows them apart, and a tap in it decides. A
// finger that slides over the map moves the lens along, and means what it leaves.

import { distance, middle, nearest } from "./boxes.js";
import { optional, pieces, targetOf } from "./dom.js";
import { closeTo, magnification, partAround } from "./lens_plan.js";

/** @import { Point } from "./boxes.js" */
/** @import { Part } from "./camera.js" */
/** @import { View } from "./table_view.js" */
/** @import { Piece } from "./types.js" */
/** @typedef {ReturnType<typeof lensOf>} Lens */

const SVG = "http://www.w3.org/2000/svg";
const STOP = "[data-action], [data-pick]";
const REACH_PIXELS = 40; // by which a tap on the map may miss a target
const STILL_PIXELS = 8; // that a finger may slip in a tap
const FRAME = 5; // around what is shown, in units of the lens

/**
 * @typedef {object} Surroundings
 * @property {View} view
 * @property {() => Piece[]} stops what reacts now
 * @property {(piece: Piece) => void} decide as a tap on it does
 */

/**
 * @param {HTMLElement} board
 * @param {Surroundings} surroundings
 */
export function lens(board, surroundings) {
  const glass = optional("panel-lens", SVGSVGElement);
  const map = board.querySelector("#frame > svg[data-map]");
  return glass && map instanceof SVGSVGElement ? lensOf(glass, map, surroundings) : NO_LENS;
}

/**
 * @param {SVGSVGElement} glass
 * @param {SVGSVGElement} map
 * @param {Surroundings} surroundings
 */
function lensOf(glass, map, { view, stops, decide }) {
  const { inside, copy, room } = insideOf(glass, map);
  const whole = partOf(map);
  /** @type {Piece | null} */
  let doubtful = null; // what was tapped where others are close
  /** @type {{ id: number, from: PointerEvent, isMoving: boolean, aim: Piece | null } | null} */
  let slide = null;

  const isShown = () => glass.getClientRects().length > 0;
  const targets = () => stops().filter((one) => map.contains(one));

  /**
   * What a finger at a point of the map means.
   * @param {Point} point of the screen
   * @param {number} reach
   */
  function targetAt(point, reach) {
    const all = targets();
    const hit = document.elementFromPoint(point.x, point.y)?.closest(STOP);
    return all.find((one) => one === hit) ?? nearest(all, boxOf, point, reach) ?? null;
  }

  /** @param {Piece} one */
  function isCrowded(one) {
    const points = targets().map((other) => ({ other, ...middle(boxOf(other)) }));
    const own = points.find(({ other }) => other === one);
    return own !== undefined && closeTo(own, points).length > 0;
  }

  /**
   * Show what lies around an element of the map.
   * @param {Element} one
   */
  function show(one) {
    const matrix = map.getScreenCTM();
    if (!isShown() || !matrix) return;
    const here = middle(boxOf(one));
    const spot = new DOMPoint(here.x, here.y).matrixTransform(matrix.inverse());
    const times = magnification(here, targets().map((other) => middle(boxOf(other))));
    const scale = matrix.a * times;
    const unit = glass.getBoundingClientRect().width / partOf(glass).width / scale;
    const size = { width: unit * room.width, height: unit * room.height };
    const part = partAround(spot, size, whole);
    inside.setAttribute("viewBox", `${part.x} ${part.y} ${part.width} ${part.height}`);
    inside.style.setProperty("--lens", String(scale)); // what is drawn may depend on it
    put(copy, partOf(map)); // where the map itself is enlarged, only that is there
  }

  /** What is chosen; or else what has just happened, or the first thing that can be done. */
  function rest() {
    const rings = pieces(map, ".ring");
    const one = map.querySelector(".chosen") ?? rings[rings.length - 1] ?? targets()[0] ?? map;
    show(one);
  }

  /**
   * Where on the screen the map shows what the lens shows at a point.
   * @param {Point} point
   */
  function behind({ x, y }) {
    const spot = new DOMPoint(x, y).matrixTransform(inside.getScreenCTM()?.inverse());
    return spot.matrixTransform(map.getScreenCTM() ?? undefined);
  }

  /**
   * The target that a tap means, on the map or in the lens.
   * @param {MouseEvent} event
   */
  function meant(event) {
    doubtful = null;
    if (glass.contains(targetOf(event))) return targetAt(behind(event), REACH_PIXELS / 2);
    const found = targetAt(event, REACH_PIXELS);
    if (!found) return null;
    show(found);
    if (isCrowded(found)) doubtful = found;
    return found;
  }

  /** @param {Piece | null} target */
  function aim(target) {
    for (const one of pieces(map, ".aimed")) if (one !== target) one.classList.remove("aimed");
    target?.classList.add("aimed");
    if (target) show(target);
  }

  addEventListener("pointerdown", ({ isPrimary }) => {
    if (isPrimary || !slide) return;
    slide = null; // two fingers move the map
    aim(null);
  });
  map.addEventListener("pointerdown", (event) => {
    const isFinger = event.isPrimary && event.pointerType === "touch";
    if (!isFinger || !isShown() || map.matches(".enlarged")) return;
    const target = targetAt(event, REACH_PIXELS);
    if (target) show(target);
    if (targetOf(event).closest("[data-pick]")) return; // which is dragged
    slide = { id: event.pointerId, from: event, isMoving: false, aim: null };
  });
  addEventListener("pointermove", (event) => {
    const dragged = map.querySelector(".aimed");
    if (slide?.id !== event.pointerId) {
      if (dragged) show(dragged);
      return;
    }
    if (!slide.isMoving && distance(event, slide.from) < STILL_PIXELS) return;
    if (!slide.isMoving) view.release(event.pointerId);
    slide.isMoving = true;
    slide.aim = targetAt(event, REACH_PIXELS);
    aim(slide.aim);
  });
  addEventListener("pointerup", (event) => {
    if (slide?.id !== event.pointerId) return;
    const left = slide.isMoving ? slide.aim : null;
    slide = null;
    aim(null);
    doubtful = null;
    if (left) decide(left);
  });
  addEventListener("pointercancel", () => {
    if (slide) aim(null);
    slide = null;
  });
  new ResizeObserver(rest).observe(glass);

  return {
    rest,
    meant,
    /**
     * Whether the lens has to say what a tap there means.
     * @param {Element} place
     */
    isOver: (place) => isShown() && (map.contains(place) || glass.contains(place)),
    /**
     * Whether a tap may have meant something else, and should only choose.
     * @param {Piece} action
     */
    isDoubtful: (action) => action === doubtful,
  };
}

/**
 * For boards without a lens.
 * @type {Lens}
 */
const NO_LENS = { rest() {}, meant: () => null, isOver: () => false, isDoubtful: () => false };

/**
 * What can be hit of a target.
 * @param {Element} one
 */
const boxOf = (one) => (one.querySelector(".hot") ?? one).getBoundingClientRect();

/**
 * The part of a drawing that can be seen.
 * @param {SVGSVGElement} drawing
 */
function partOf(drawing) {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return { x, y, width, height };
}

/**
 * The map once more, below the frame of the lens, as it is at any time.
 * @param {SVGSVGElement} glass
 * @param {SVGSVGElement} map
 */
function insideOf(glass, map) {
  const { width, height } = partOf(glass);
  const inside = document.createElementNS(SVG, "svg");
  const room = { x: FRAME, y: FRAME, width: width - 2 * FRAME, height: height - 2 * FRAME };
  put(inside, room);
  inside.setAttribute("aria-hidden", "true");
  const copy = document.createElementNS(SVG, "use");
  copy.setAttribute("href", `#${map.id}`);
  inside.append(copy);
  glass.prepend(inside);
  return { inside, copy, room };
}

/**
 * @param {SVGElement} element
 * @param {Part} place
 */
function put(element, place) {
  for (const [name, value] of Object.entries(place)) element.setAttribute(name, String(value));
}
