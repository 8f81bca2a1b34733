import assert from "node:assert/strict";
import test from "node:test";

import { closeTo, magnification, partAround } from "#static/lens_plan.js";

const HERE = { x: 100, y: 100 };
const BESIDE = { x: 125, y: 100 };
const BELOW = { x: 100, y: 113 };
const AWAY = { x: 141, y: 100 };

test("a finger may mean everything that is closer than forty pixels, but not what is further", () => {
  assert.deepEqual(closeTo(HERE, [HERE, BESIDE, BELOW, AWAY]), [BESIDE, BELOW]);
  assert.deepEqual(closeTo(AWAY, [HERE, AWAY]), []);
});

test("a lens shows what is close so large that it is forty-four pixels apart", () => {
  for (const near of [[BESIDE], [BELOW], [BESIDE, BELOW]]) {
    const gap = Math.min(...near.map(({ x, y }) => Math.hypot(x - HERE.x, y - HERE.y)));
    assert.equal(magnification(HERE, near) * gap >= 43.9, true);
  }
});

test("neighbours of a target count among each other, too", () => {
  const twins = [BESIDE, { x: 125, y: 115 }];
  assert.equal(magnification(HERE, twins), 44 / 15);
});

test("a target that stands alone is enlarged a little, and none beyond measure", () => {
  assert.equal(magnification(HERE, [HERE, AWAY]), 1.7);
  assert.equal(magnification(HERE, [{ x: 107, y: 100 }]), 3.4);
  assert.equal(magnification(HERE, [HERE, { ...HERE }]), 1.7);
});

test("the ring around what has just come is no neighbour of it", () => {
  assert.equal(magnification(HERE, [{ x: 102, y: 97 }]), 1.7);
});

const WHOLE = { x: 0, y: 0, width: 360, height: 318 };
const SIZE = { width: 90, height: 60 };

test("a part lies around its spot", () => {
  assert.deepEqual(partAround(HERE, SIZE, WHOLE), { x: 55, y: 70, ...SIZE });
});

test("a part does not reach beyond the drawing as long as there is enough of it", () => {
  assert.deepEqual(partAround({ x: 5, y: 310 }, SIZE, WHOLE), { x: 0, y: 258, ...SIZE });
  const large = { width: 400, height: 60 };
  assert.deepEqual(partAround(HERE, large, WHOLE), { x: -20, y: 70, ...large });
});
