// How a map lies in its frame: moved by x and y, and enlarged. Nothing here changes a camera.

import { distance } from "./boxes.js";

/** @import { Box, Point } from "./boxes.js" */
/** @typedef {{ x: number, y: number, scale: number }} Camera */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ left: number, top: number, width: number, height: number }} Area */

const LARGEST = 12;
const DOUBLE_MILLISECONDS = 300; // between the taps of a double tap
const DOUBLE_PIXELS = 30;

/** @type {Camera} */
export const WHOLE = { x: 0, y: 0, scale: 1 };

/**
 * Whether there is more of the board than can be seen.
 * @param {Camera} camera
 */
export const isEnlarged = ({ scale }) => scale > 1.01;

/**
 * Where a drawing lies in the stage before it is enlarged: whole, and in the middle.
 * @param {Size | undefined} drawing
 * @param {Size} stage
 * @returns {Area}
 */
export function areaOf(drawing, stage) {
  if (!drawing?.width || !stage.height) return { left: 0, top: 0, ...stage };
  const fit = Math.min(stage.width / drawing.width, stage.height / drawing.height);
  const [width, height] = [drawing.width * fit, drawing.height * fit];
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height };
}

/**
 * Keep the drawing in sight: no edge of it further in than needed.
 * @param {Camera} camera
 * @param {Area} area
 * @param {Size} stage
 * @returns {Camera}
 */
export function clamped({ x, y, scale }, area, stage) {
  return {
    x: clampedOffset(x, area.left * scale, area.width * scale, stage.width),
    y: clampedOffset(y, area.top * scale, area.height * scale, stage.height),
    scale,
  };
}

/**
 * @param {number} offset
 * @param {number} start
 * @param {number} length
 * @param {number} room
 */
function clampedOffset(offset, start, length, room) {
  if (length <= room) return (room - length) / 2 - start;
  return Math.min(-start, Math.max(room - length - start, offset));
}

/**
 * @param {Camera} camera
 * @param {number} right
 * @param {number} down
 * @returns {Camera}
 */
export const moved = ({ x, y, scale }, right, down) => ({ x: x + right, y: y + down, scale });

/**
 * Enlarge so that a point of the stage shows the same as before.
 * @param {Camera} camera
 * @param {number} to
 * @param {Point} point
 * @returns {Camera}
 */
export function enlarged({ x, y, scale }, to, point) {
  const next = Math.min(LARGEST, Math.max(1, to));
  return {
    x: point.x - ((point.x - x) * next) / scale,
    y: point.y - ((point.y - y) * next) / scale,
    scale: next,
  };
}

/**
 * Of two fingers, one has moved.
 * @param {Camera} camera
 * @param {Point} before
 * @param {Point} now
 * @param {Point} other
 */
export function pinched(camera, before, now, other) {
  const shifted = moved(camera, (now.x - before.x) / 2, (now.y - before.y) / 2);
  const factor = (distance(now, other) || 1) / (distance(before, other) || 1);
  const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  return enlarged(shifted, camera.scale * factor, between);
}

/**
 * How much smaller a box must be to fit into the stage; 1 if it does.
 * @param {Box} box
 * @param {Size} stage
 */
export function shrinking({ left, top, right, bottom }, stage) {
  return Math.min(1, stage.width / (right - left), stage.height / (bottom - top));
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Part of a drawing */

/**
 * Which part of a drawing a frame shows.
 * @param {Camera} camera
 * @param {Part} whole
 * @param {Size} frame
 * @returns {Part}
 */
export function viewBoxOf({ x, y, scale }, whole, frame) {
  const area = areaOf(whole, frame);
  const fit = area.width / whole.width;
  return {
    x: whole.x + (-x / scale - area.left) / fit,
    y: whole.y + (-y / scale - area.top) / fit,
    width: frame.width / scale / fit,
    height: frame.height / scale / fit,
  };
}

/**
 * The camera that shows a part of a drawing as large as the frame allows, in its middle.
 * @param {Part} part
 * @param {Part} whole
 * @param {Size} frame
 * @returns {Camera}
 */
export function viewOf(part, whole, frame) {
  const area = areaOf(whole, frame);
  const fit = area.width / whole.width;
  const wished = Math.min(frame.width / part.width, frame.height / part.height) / fit;
  const scale = Math.max(1, wished);
  const left = area.left + (part.x + part.width / 2 - whole.x) * fit;
  const top = area.top + (part.y + part.height / 2 - whole.y) * fit;
  return { x: frame.width / 2 - left * scale, y: frame.height / 2 - top * scale, scale };
}

/** @typedef {Point & { time: number }} Tap */

/**
 * @param {Tap | null} last
 * @param {Tap} tap
 */
export function isDoubleTap(last, tap) {
  if (!last || tap.time - last.time >= DOUBLE_MILLISECONDS) return false;
  return distance(last, tap) < DOUBLE_PIXELS;
}
