// Maps: the only panels that are moved and enlarged, each within its own frame.

import { around, distance, isInside, middle } from "./boxes.js";
import {
  WHOLE,
  areaOf,
  clamped,
  enlarged,
  isDoubleTap,
  isEnlarged,
  moved,
  pinched,
  shrinking,
  viewBoxOf,
  viewOf,
} from "./camera.js";
import { targetOf } from "./dom.js";

/** @import { Box, Point } from "./boxes.js" */
/** @import { Camera, Tap } from "./camera.js" */
/** @typedef {ReturnType<typeof mapView>} MapView */

const STEP = 1.4;
const ROOM = 0.94; // of the frame, for what is gathered in it
const STILL_PIXELS = 8; // that a finger may slip in a tap

/**
 * @param {SVGSVGElement} map
 * @param {() => void} [changed] it shows another part of itself
 */
export function mapView(map, changed = () => {}) {
  /** @type {Record<string, [number, number, number, number]>} */
  const views = JSON.parse(map.dataset.views ?? "{}");
  const { x, y, width, height } = map.viewBox.baseVal;
  const window = new DOMRect(x, y, width, height);
  const whole = views.whole ? new DOMRect(...views.whole) : window;
  /** @type {Camera} */
  let camera = WHOLE;
  /** What was asked to be seen; once the map is moved by hand, whatever it shows. */
  let part = window;
  let dragged = false;
  /** @type {Map<number, { from: Point, at: Point }>} */
  const fingers = new Map();
  /** @type {Tap | null} */
  let lastTap = null;

  const frame = () => map.getBoundingClientRect();
  const areaNow = () => areaOf(whole, frame());
  const isShown = () => frame().width > 0;

  /** @param {Camera} wished */
  function show(wished) {
    if (!isShown()) return;
    camera = clamped(wished, areaNow(), frame());
    const box = viewBoxOf(camera, whole, frame());
    part = new DOMRect(box.x, box.y, box.width, box.height);
    map.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    map.style.setProperty("--s", String(frame().width / box.width));
    map.classList.toggle("enlarged", isEnlarged(camera));
    changed();
  }

  /**
   * Show a part of the drawing, in its own coordinates.
   * @param {DOMRect} wished
   */
  function showPart(wished) {
    show(viewOf(wished, whole, frame()));
    part = wished; // a frame of another shape shows the same, and not more around it each time
  }

  /**
   * @param {number} to
   * @param {Point} point
   */
  function zoom(to, point = { x: frame().width / 2, y: frame().height / 2 }) {
    show(enlarged(camera, to, point));
  }

  /** @param {MouseEvent} event */
  function pointOf({ clientX, clientY }) {
    const area = frame();
    return { x: clientX - area.left, y: clientY - area.top };
  }

  addEventListener("pointerdown", () => (dragged &&= fingers.size > 0), true);
  map.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
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
      if (end === "pointercancel") return; // it has scrolled the stage
      const tap = { ...pointOf(event), time: event.timeStamp };
      const isDouble = isDoubleTap(lastTap, tap);
      lastTap = isDouble ? null : tap;
      const isFree = !targetOf(event).closest("[data-action], [data-pick], [data-aim]");
      if (isDouble && isFree) zoom(camera.scale > 1.5 ? 1 : 3, tap);
    });
  }

  map.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !isEnlarged(camera)) return; // the page may scroll
      event.preventDefault();
      if (event.ctrlKey) zoom(camera.scale * Math.exp(-event.deltaY / 200), pointOf(event));
      else show(moved(camera, -event.deltaX, -event.deltaY));
    },
    { passive: false },
  );

  let seen = new DOMRect();
  new ResizeObserver(() => {
    const size = frame();
    if (size.width === seen.width && size.height === seen.height) return;
    seen = size;
    showPart(part);
  }).observe(map);

  /** The name of the view in whose middle the map is, or nearest to it. */
  function shownView() {
    const { x, y, width, height } = map.viewBox.baseVal;
    const here = { x: x + width / 2, y: y + height / 2 };
    const [nearest] = Object.entries(views)
      .filter(([name]) => name !== "whole")
      .map(([name, [left, top, wide, high]]) => {
        const there = { x: left + wide / 2, y: top + high / 2 };
        return { name, far: distance(here, there) };
      })
      .sort((one, other) => one.far - other.far);
    return nearest?.name;
  }

  /** @param {Element[]} elements */
  const boxesOf = (elements) => elements.map((one) => one.getBoundingClientRect());

  /** @param {Box} box */
  const isSeen = (box) => isInside(frame(), box);

  /** @param {Box} box */
  function centre(box) {
    const [here, there] = [middle(box), middle(frame())];
    show(moved(camera, there.x - here.x, there.y - here.y));
  }

  /**
   * Move the map if none of these elements can be seen: to a view of its own that shows some of
   * them, or so that all are in sight, or else the first.
   * @param {Element[]} elements
   */
  function reveal(elements) {
    const boxes = boxesOf(elements);
    const [first] = boxes;
    if (!first || !isEnlarged(camera) || boxes.some(isSeen)) return;
    const all = around(boxes);
    const best = viewWithMost(boxes);
    if (best) showPart(best);
    else centre(shrinking(all, frame()) === 1 ? all : first);
  }

  /**
   * The named view in which most of these boxes of the screen lie.
   * @param {Box[]} boxes
   */
  function viewWithMost(boxes) {
    const back = map.getScreenCTM()?.inverse();
    if (!back) return null;
    const spots = boxes.map((box) => {
      const { x, y } = middle(box);
      return new DOMPoint(x, y).matrixTransform(back);
    });
    const counted = Object.entries(views)
      .filter(([name]) => name !== "whole")
      .map(([, view]) => {
        const place = new DOMRect(...view);
        /** @param {DOMPoint} spot */
        const isIn = ({ x, y }) =>
          x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
        return { place, count: spots.filter(isIn).length };
      })
      .sort((one, other) => other.count - one.count);
    return counted[0]?.count ? counted[0].place : null;
  }

  /**
   * Bring all of these elements into sight, even if the map gets smaller.
   * @param {Element[]} elements
   */
  function gather(elements) {
    const boxes = boxesOf(elements);
    if (!boxes.length || !isEnlarged(camera) || boxes.every(isSeen)) return;
    const less = shrinking(around(boxes), frame());
    if (less < 1) zoom(camera.scale * less * ROOM);
    centre(around(boxesOf(elements)));
  }

  return {
    map,
    isShown,
    shownView,
    reveal,
    gather,
    in: () => zoom(camera.scale * STEP),
    out: () => zoom(camera.scale / STEP),
    fit: () => showPart(window),
    /**
     * Move to a view that has a name.
     * @param {string} name
     */
    aim(name) {
      const view = views[name];
      if (view) showPart(new DOMRect(...view));
    },
    /** Whether the click that comes now ends a drag. */
    wasDragged: () => dragged,
    /**
     * A pointer moves something else than the map.
     * @param {number} id
     */
    release(id) {
      if (fingers.delete(id)) dragged = true;
    },
  };
}
