import assert from "node:assert/strict";
import test from "node:test";

import { isAway, thingFor, turned } from "#static/held.js";

const CARD = { name: "card", turn: 1 };

test("a place for a thing is there while that is held, in whatever position", () => {
  assert.equal(isAway({ with: "stone card" }, CARD), false);
  assert.equal(isAway({ with: "stone" }, CARD), true);
  assert.equal(isAway({ with: "card" }, null), true);
});

test("a place for one position of a thing is there in that position alone", () => {
  assert.equal(isAway({ with: "card/1" }, CARD), false);
  assert.equal(isAway({ with: "card/0 card/2" }, CARD), true);
  assert.equal(isAway({ with: "car" }, CARD), true);
});

test("what a held thing hides is there without it", () => {
  assert.equal(isAway({ without: "card" }, CARD), true);
  assert.equal(isAway({ without: "card" }, null), false);
  assert.equal(isAway({ without: "stone" }, CARD), false);
});

test("both conditions must hold, and without conditions everything is there", () => {
  assert.equal(isAway({ with: "card", without: "card/1" }, CARD), true);
  assert.equal(isAway({ with: "card", without: "card/0" }, CARD), false);
  assert.equal(isAway({}, CARD), false);
});

test("turning goes round in both directions", () => {
  assert.deepEqual(turned(CARD, 1, 4), { name: "card", turn: 2 });
  assert.deepEqual(turned(CARD, 3, 4), { name: "card", turn: 0 });
  assert.deepEqual(turned(CARD, -2, 4), { name: "card", turn: 3 });
  assert.deepEqual(turned(CARD, 0, 1), { name: "card", turn: 0 });
});

test("an action names the thing that it needs", () => {
  assert.equal(thingFor({ with: "card/2 card/3" }), "card");
  assert.equal(thingFor({}), undefined);
});
