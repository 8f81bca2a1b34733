import assert from "node:assert/strict";
import test from "node:test";

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
} from "#static/camera.js";

/** @import { Camera } from "#static/camera.js" */
/** @import { Point } from "#static/boxes.js" */

const STAGE = { width: 400, height: 800 };

/**
 * Which point of the board a camera shows at a point of the stage.
 * @param {Camera} camera
 * @param {Point} point
 */
const shownAt = (camera, { x, y }) => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});

test("a wide drawing fills the width of a tall stage and lies in the middle", () => {
  const area = { left: 0, top: 300, width: 400, height: 200 };
  assert.deepEqual(areaOf({ width: 1000, height: 500 }, STAGE), area);
});

test("without a drawing the stage itself is the area", () => {
  assert.deepEqual(areaOf(undefined, STAGE), { left: 0, top: 0, ...STAGE });
});

test("zooming keeps the point under the finger", () => {
  const finger = { x: 130, y: 250 };
  const camera = enlarged({ x: -20, y: -40, scale: 1.5 }, 3, finger);
  assert.equal(camera.scale, 3);
  assert.deepEqual(shownAt(camera, finger), shownAt({ x: -20, y: -40, scale: 1.5 }, finger));
});

test("a board is never smaller than whole and never larger than six times that", () => {
  assert.equal(enlarged(WHOLE, 0.2, { x: 0, y: 0 }).scale, 1);
  assert.equal(enlarged(WHOLE, 40, { x: 0, y: 0 }).scale, 6);
});

test("an enlarged drawing cannot be pushed out of sight", () => {
  const area = { left: 0, top: 0, width: 400, height: 800 };
  const far = clamped({ x: 999, y: -9999, scale: 2 }, area, STAGE);
  assert.deepEqual(far, { x: -0, y: -800, scale: 2 });
});

test("a drawing with room around it stays in the middle", () => {
  const area = areaOf({ width: 1000, height: 500 }, STAGE);
  const { x, y } = clamped({ x: -150, y: 77, scale: 2 }, area, STAGE);
  assert.equal(x, -150);
  assert.equal(y + 2 * area.top, (STAGE.height - 2 * area.height) / 2);
});

test("two fingers that part enlarge by as much, around the point between them", () => {
  const [still, before, now] = [{ x: 100, y: 100 }, { x: 200, y: 100 }, { x: 300, y: 100 }];
  const camera = pinched(WHOLE, before, now, still);
  assert.equal(camera.scale, 2);
  assert.deepEqual(shownAt(camera, { x: 200, y: 100 }), shownAt(WHOLE, { x: 150, y: 100 }));
});

test("two fingers on one spot do no harm", () => {
  const spot = { x: 10, y: 10 };
  assert.deepEqual(pinched(WHOLE, spot, spot, spot), WHOLE);
});

test("moving does not enlarge", () => {
  assert.deepEqual(moved({ x: 1, y: 2, scale: 3 }, 10, -10), { x: 11, y: -8, scale: 3 });
  assert.equal(isEnlarged(moved(WHOLE, 5, 5)), false);
});

test("what is too large shrinks to the narrower side, what fits does not", () => {
  assert.equal(shrinking({ left: 0, top: 0, right: 800, bottom: 100 }, STAGE), 0.5);
  assert.equal(shrinking({ left: 0, top: 0, right: 40, bottom: 100 }, STAGE), 1);
});

test("only a low board on a narrow screen begins enlarged, and not too much", () => {
  const low = { left: 0, top: 300, width: 400, height: 200 };
  const high = { left: 0, top: 50, width: 400, height: 700 };
  assert.equal(firstScale(low, STAGE, true), 2.2);
  assert.equal(firstScale({ ...low, height: 500 }, STAGE, true), 1.6);
  assert.equal(firstScale(low, STAGE, false), 1);
  assert.equal(firstScale(high, STAGE, true), 1);
});

test("a double tap is two taps soon after each other at one place", () => {
  const tap = { x: 10, y: 10, time: 1000 };
  assert.equal(isDoubleTap(null, tap), false);
  assert.equal(isDoubleTap(tap, { x: 30, y: 10, time: 1299 }), true);
  assert.equal(isDoubleTap(tap, { x: 40, y: 10, time: 1299 }), false);
  assert.equal(isDoubleTap(tap, { x: 10, y: 10, time: 1300 }), false);
});
