// What a lens shows: targets that are too close together for a finger, so large that it can tell
// them apart.

import { distance } from "./boxes.js";

/** @import { Point } from "./boxes.js" */
/** @import { Part, Size } from "./camera.js" */

const CLOSE_PIXELS = 40; // what is closer together cannot be told apart
const APART_PIXELS = 44; // what is as far apart can be
const SAME_PIXELS = 6; // what is as close is one thing: a target, and the ring around it
const LEAST = 1.7; // times as large as the map
const MOST = 3.4;

/**
 * Those of several points that a finger on one of them may mean as well.
 * @param {Point} point
 * @param {Point[]} all
 */
export const closeTo = (point, all) =>
  all.filter((other) => other !== point && distance(point, other) < CLOSE_PIXELS);

/**
 * How many times as large a lens shows a point, so that all that is close to it lies apart.
 * @param {Point} point
 * @param {Point[]} all
 */
export function magnification(point, all) {
  const near = [point, ...closeTo(point, all)];
  const gaps = near.flatMap((one, n) => near.slice(n + 1).map((other) => distance(one, other)));
  const least = Math.min(...gaps.filter((gap) => gap > SAME_PIXELS));
  return Math.max(LEAST, Math.min(MOST, APART_PIXELS / least));
}

/**
 * The part of a drawing around a spot of it; no more than there is lies beside the drawing.
 * @param {Point} spot
 * @param {Size} size
 * @param {Part} whole
 * @returns {Part}
 */
export function partAround(spot, { width, height }, whole) {
  return {
    x: kept(spot.x - width / 2, width, whole.x, whole.width),
    y: kept(spot.y - height / 2, height, whole.y, whole.height),
    width,
    height,
  };
}

/**
 * @param {number} from
 * @param {number} length
 * @param {number} start
 * @param {number} room
 */
function kept(from, length, start, room) {
  if (length >= room) return start + (room - length) / 2;
  return Math.max(start, Math.min(start + room - length, from));
}
