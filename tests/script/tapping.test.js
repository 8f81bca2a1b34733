import assert from "node:assert/strict";
import test from "node:test";

import { choosing, pressing, tipPlace } from "#static/tapping.js";
import { stoppedClock } from "./clock.js";

/** @import { Press } from "#static/tapping.js" */

/** @type {Press} */
const PRESS = { target: Object.create(null), x: 5, y: 6 };

function pressed({ isDrag = false } = {}) {
  /** @type {string[]} */
  const told = [];
  const press = pressing({
    isDrag: () => isDrag,
    explain: ({ x, y }) => told.push(`explained at ${x}, ${y}`),
    hide: () => told.push("hidden"),
  });
  return { press, told, clock: stoppedClock() };
}

test("the first tap chooses, the second on the same action does it, one on another chooses anew", () => {
  const choice = choosing();
  assert.equal(choice.isOffer("sail 1"), true);
  choice.choose("sail 1");
  assert.equal(choice.isOffer("sail 1"), false);
  assert.equal(choice.isOffer("sail 2"), true);
});

test("a thing to pick up is taken at once", () => {
  assert.equal(choosing().isOffer(undefined), false);
});

test("what is chosen holds as long as it is legal", () => {
  const choice = choosing();
  assert.equal(choice.holdsAmong(["sail 1"]), false);
  choice.choose("sail 1");
  assert.equal(choice.holdsAmong(["load 2", "sail 1"]), true);
  assert.equal(choice.holdsAmong(["load 2"]), false);
});

test("a press explains once it is long", () => {
  const { press, told, clock } = pressed();
  press.begin(1000, PRESS);
  clock.pass(449);
  assert.equal(press.isLong(), false);
  clock.pass(1);
  assert.equal(press.isLong(), true);
  press.end(1460);
  assert.equal(press.isLong(), true);
  assert.deepEqual(told, ["hidden", "explained at 5, 6"]);
});

test("a short press explains nothing", () => {
  const { press, told, clock } = pressed();
  press.begin(1000, PRESS);
  clock.pass(100);
  press.end(1100);
  clock.pass(1000);
  assert.equal(press.isLong(), false);
  assert.deepEqual(told, ["hidden"]);
});

test("a press was short if only the page was late to hear of its end", () => {
  const { press, told, clock } = pressed();
  press.begin(1000, PRESS);
  clock.pass(900);
  assert.equal(press.isLong(), true);
  press.end(1100);
  assert.equal(press.isLong(), false);
  assert.equal(told.at(-1), "hidden");
});

test("a finger that drags the board explains nothing, and neither does one beside it", () => {
  for (const [isDrag, press] of /** @type {const} */ ([[true, PRESS], [false, null]])) {
    const { press: finger, told, clock } = pressed({ isDrag });
    finger.begin(1000, press);
    clock.pass(1000);
    assert.deepEqual(told, ["hidden"]);
  }
});

test("a tip lies above its point, below it at the top, and never outside the window", () => {
  const tip = { width: 100, height: 20 };
  assert.deepEqual(tipPlace({ x: 200, y: 300 }, tip, 400), { x: 150, y: 266 });
  assert.deepEqual(tipPlace({ x: 200, y: 30 }, tip, 400), { x: 150, y: 58 });
  assert.equal(tipPlace({ x: 10, y: 300 }, tip, 400).x, 8);
  assert.equal(tipPlace({ x: 390, y: 300 }, tip, 400).x, 292);
});
