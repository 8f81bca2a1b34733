// Moving and enlarging the board: by touch, by mouse, by buttons.

import { around, distance, isInside, middle } from "./boxes.js";
import {
  WHOLE,
  areaOf,
  clamped,
  enlarged,
  firstScale,
  isDoubleTap,
  isEnlarged,
  moved,
  pinched,
  shrinking,
} from "./camera.js";
import { targetOf } from "./dom.js";

/** @import { Box, Point } from "./boxes.js" */
/** @import { Camera, Tap } from "./camera.js" */
/** @typedef {ReturnType<typeof panzoom>} View */

const STEP = 1.4;
const ROOM = 0.94; // of the stage, for what is gathered in it
const STILL_PIXELS = 8; // that a finger may slip in a tap
const narrow = matchMedia("(max-width: 699px)");

/**
 * @param {HTMLElement} stage
 * @param {HTMLElement} board
 */
export function panzoom(stage, board) {
  /** @type {Camera} */
  let camera = WHOLE;
  let dragged = false;
  /** @type {Map<number, { from: Point, at: Point }>} */
  const fingers = new Map();
  /** @type {Tap | null} */
  let lastTap = null;

  const stageSize = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  const areaNow = () => areaOf(board.querySelector("svg")?.viewBox.baseVal, stageSize());

  /** @param {Camera} wished */
  function show(wished) {
    camera = clamped(wished, areaNow(), stageSize());
    board.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
    stage.classList.toggle("enlarged", isEnlarged(camera));
  }

  /**
   * @param {number} to
   * @param {Point} point
   */
  function zoom(to, point = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) {
    show(enlarged(camera, to, point));
  }

  /** @param {MouseEvent} event */
  function pointOf({ clientX, clientY }) {
    const area = stage.getBoundingClientRect();
    return { x: clientX - area.left, y: clientY - area.top };
  }

  addEventListener("pointerdown", () => (dragged &&= fingers.size > 0), true);
  stage.addEventListener("pointerdown", (event) => {
    if (event.button > 0 || targetOf(event).closest("button")) return;
    fingers.set(event.pointerId, { from: pointOf(event), at: pointOf(event) });
  });

  addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const now = pointOf(event);
    const isStill = distance(now, finger.from) < STILL_PIXELS || !isEnlarged(camera);
    if (!dragged && fingers.size === 1 && isStill) return;
    dragged = true;
    const other = [...fingers.values()].find((one) => one !== finger);
    if (other && fingers.size === 2) show(pinched(camera, finger.at, now, other.at));
    else show(moved(camera, now.x - finger.at.x, now.y - finger.at.y));
    finger.at = now;
  });

  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    addEventListener(end, (event) => {
      if (!fingers.delete(event.pointerId) || dragged || event.pointerType !== "touch") return;
      const tap = { ...pointOf(event), time: event.timeStamp };
      const isDouble = isDoubleTap(lastTap, tap);
      lastTap = isDouble ? null : tap;
      const isFree = !targetOf(event).closest("[data-action], [data-pick]");
      if (isDouble && isFree) zoom(camera.scale > 1.5 ? 1 : 3, tap);
    });
  }

  stage.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !isEnlarged(camera)) return; // the page may scroll
      event.preventDefault();
      if (event.ctrlKey) zoom(camera.scale * Math.exp(-event.deltaY / 200), pointOf(event));
      else show(moved(camera, -event.deltaX, -event.deltaY));
    },
    { passive: false },
  );

  new ResizeObserver(() => show(camera)).observe(stage);
  narrow.addEventListener("change", start);

  /** @param {Element[]} elements */
  const boxesOf = (elements) => elements.map((one) => one.getBoundingClientRect());

  /** @param {Box} box */
  const isSeen = (box) => isInside(stage.getBoundingClientRect(), box);

  /** @param {Box} box */
  function centre(box) {
    const [here, there] = [middle(box), middle(stage.getBoundingClientRect())];
    show(moved(camera, there.x - here.x, there.y - here.y));
  }

  /**
   * Move the board if none of these elements can be seen: all into sight, or else the first.
   * @param {Element[]} elements
   */
  function reveal(elements) {
    const boxes = boxesOf(elements);
    const [first] = boxes;
    if (!first || !isEnlarged(camera) || boxes.some(isSeen)) return;
    const all = around(boxes);
    centre(shrinking(all, stageSize()) === 1 ? all : first);
  }

  /**
   * Bring all of these elements into sight, even if the board gets smaller.
   * @param {Element[]} elements
   */
  function gather(elements) {
    const boxes = boxesOf(elements);
    if (!isEnlarged(camera) || boxes.every(isSeen)) return;
    const less = shrinking(around(boxes), stageSize());
    if (less < 1) zoom(camera.scale * less * ROOM);
    centre(around(boxesOf(elements)));
  }

  /** As large as a board is at first, and at its left edge. */
  function start() {
    const scale = firstScale(areaNow(), stageSize(), narrow.matches);
    zoom(scale, { x: 0, y: stage.clientHeight / 2 });
  }

  return {
    reveal,
    gather,
    in: () => zoom(camera.scale * STEP),
    out: () => zoom(camera.scale / STEP),
    /** The whole board; where it is shown already, as it was at first. */
    fit: () => (isEnlarged(camera) ? zoom(1) : start()),
    /** Whether the click that comes now ends a drag. */
    wasDragged: () => dragged,
    /**
     * A pointer moves something else than the board.
     * @param {number} id
     */
    release(id) {
      fingers.delete(id);
      dragged = true;
    },
    start,
  };
}
