import assert from "node:assert/strict";
import test from "node:test";

import { ahead, area, around, distanceTo, isInside, meets, middle, nearest } from "#static/boxes.js";

/** @import { Box, Point } from "#static/boxes.js" */

const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };

/** @type {(left: number, top: number, right: number, bottom: number) => Box} */
const box = (left, top, right, bottom) => ({ left, top, right, bottom });

/** @param {Box} thing */
const itself = (thing) => thing;

/** @type {(things: Point[], from: Point, direction: Point) => Point | undefined} */
const aheadOf = (things, from, direction) => ahead(things, (point) => point, from, direction);

test("the box around others touches the outermost edge on each side", () => {
  assert.deepEqual(around([box(0, 5, 2, 6), box(1, 1, 9, 4)]), box(0, 1, 9, 6));
});

test("a box has an area and a middle", () => {
  assert.equal(area(box(1, 1, 4, 3)), 6);
  assert.deepEqual(middle(box(1, 1, 4, 3)), { x: 2.5, y: 2 });
});

test("what touches the edge from inside is inside", () => {
  assert.equal(isInside(box(0, 0, 10, 10), box(0, 2, 10, 3)), true);
  assert.equal(isInside(box(0, 0, 10, 10), box(0, 2, 11, 3)), false);
  assert.equal(isInside(box(0, 0, 10, 10), box(0, -1, 5, 3)), false);
});

test("a point in a box is not away from it, one beside a corner is as far as the corner", () => {
  assert.equal(distanceTo(box(0, 0, 10, 10), { x: 5, y: 10 }), 0);
  assert.equal(distanceTo(box(0, 0, 10, 10), { x: -3, y: 14 }), 5);
});

test("a tap means the nearest thing within reach, and the first of two at the same distance", () => {
  const [left, right] = [box(0, 0, 10, 10), box(30, 0, 40, 10)];
  assert.equal(nearest([left, right], itself, { x: 22, y: 5 }, 24), right);
  assert.equal(nearest([left, right], itself, { x: 20, y: 5 }, 24), left);
});

test("a tap far beside everything means nothing", () => {
  assert.equal(nearest([box(0, 0, 10, 10)], itself, { x: 35, y: 5 }, 24), undefined);
  assert.equal(nearest([box(0, 0, 10, 10)], itself, { x: 34, y: 5 }, 24)?.right, 10);
});

test("boxes meet where they have anything in common, and not at their edges", () => {
  assert.equal(meets(box(0, 0, 10, 10), box(9, 9, 20, 20)), true);
  assert.equal(meets(box(0, 0, 10, 10), box(10, 0, 20, 10)), false);
  assert.equal(meets(box(0, 0, 10, 10), box(0, 10, 10, 20)), false);
});

test("an arrow goes to what lies straight ahead before what is nearer but aside", () => {
  const [straight, aside] = [{ x: 50, y: 0 }, { x: 20, y: 20 }];
  assert.equal(aheadOf([aside, straight], { x: 0, y: 0 }, RIGHT), straight);
  assert.equal(aheadOf([{ x: 10, y: 5 }, straight], { x: 0, y: 0 }, RIGHT)?.x, 10);
});

test("an arrow never goes back, and not to what lies on the same line across", () => {
  assert.equal(aheadOf([{ x: -5, y: 0 }, { x: 2, y: 40 }], { x: 0, y: 0 }, RIGHT), undefined);
  const [above, below] = [{ x: 5, y: -30 }, { x: 0, y: 30 }];
  assert.equal(aheadOf([below, above], { x: 0, y: 0 }, UP), above);
});
