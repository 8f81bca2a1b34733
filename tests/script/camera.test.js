import assert from "node:assert/strict";
import test from "node:test";

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

test("a board is never smaller than whole and never larger than twelve times that", () => {
  assert.equal(enlarged(WHOLE, 0.2, { x: 0, y: 0 }).scale, 1);
  assert.equal(enlarged(WHOLE, 40, { x: 0, y: 0 }).scale, 12);
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

const MAP = { x: 0, y: 0, width: 800, height: 400 };

test("a camera that shows all of a map has it in the middle of its frame", () => {
  assert.deepEqual(viewBoxOf(WHOLE, MAP, STAGE), { x: 0, y: -600, width: 800, height: 1600 });
});

test("a part of a map is shown as large as its frame allows, in the middle", () => {
  const part = { x: 400, y: 100, width: 200, height: 200 };
  const camera = viewOf(part, MAP, STAGE);
  assert.equal(camera.scale, 4);
  assert.deepEqual(viewBoxOf(camera, MAP, STAGE), { x: 400, y: 0, width: 200, height: 400 });
});

test("no part of a map is shown smaller than all of it", () => {
  assert.equal(viewOf({ x: 0, y: 0, width: 2000, height: 900 }, MAP, STAGE).scale, 1);
});

test("a double tap is two taps soon after each other at one place", () => {
  const tap = { x: 10, y: 10, time: 1000 };
  assert.equal(isDoubleTap(null, tap), false);
  assert.equal(isDoubleTap(tap, { x: 30, y: 10, time: 1299 }), true);
  assert.equal(isDoubleTap(tap, { x: 40, y: 10, time: 1299 }), false);
  assert.equal(isDoubleTap(tap, { x: 10, y: 10, time: 1300 }), false);
});
