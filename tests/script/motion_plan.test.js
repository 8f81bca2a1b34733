import assert from "node:assert/strict";
import test from "node:test";

import { difference, eased, flying, journeys, pace, turnBack } from "#static/motion_plan.js";

/** @import { Seen } from "#static/motion_plan.js" */
/** @import { Move } from "#static/types.js" */

/** @type {(...moves: Move[]) => { text: string, seat: number, moves: Move[] }} */
const event = (...moves) => ({ text: "", seat: 0, moves });

/** @type {(looks: string, more?: Partial<Seen> & { size?: number }) => Seen} */
const seen = (looks, { size = 10, ...more } = {}) => ({
  looks,
  kind: null,
  isText: false,
  box: { left: 0, top: 0, right: size, bottom: size },
  ...more,
});

/** @param {Seen[]} pieces */
const looksOf = (pieces) => pieces.map(({ looks }) => looks);

const ALONE = { from: "a", to: "b", number: 0, count: 1 };

test("each event is a step, and its moves are journeys", () => {
  assert.deepEqual(journeys([event(["a", "b"]), event(), event(["b", "c"])]), [
    [{ from: "a", to: "b", number: 0, count: 1 }],
    [],
    [{ from: "b", to: "c", number: 0, count: 1 }],
  ]);
});

test("journeys between the same places are numbered through all events", () => {
  const [first, second] = journeys([event(["a", "b"], ["a", "b"]), event(["a", "b"], ["b", "a"])]);
  assert.deepEqual(first?.map(({ number, count }) => [number, count]), [[0, 3], [1, 3]]);
  assert.deepEqual(second?.map(({ number, count }) => [number, count]), [[2, 3], [0, 1]]);
});

test("many events are shown faster, but each long enough to be seen", () => {
  assert.equal(pace(0), 220);
  assert.equal(pace(8), 220);
  assert.equal(pace(18), 100);
  assert.equal(pace(500), 50);
  assert.equal(pace(1, 2), 440);
});

test("what one look has and the other has not is the difference", () => {
  const [stone, brick] = [seen("stone"), seen("brick")];
  assert.deepEqual(looksOf(difference([stone, brick], [stone])), ["brick"]);
  assert.deepEqual(difference([stone], [stone, brick]), []);
});

test("a number that changes is no piece, unless a piece comes with it", () => {
  const number = seen("3", { isText: true });
  assert.deepEqual(difference([number], [seen("2", { isText: true })]), []);
  assert.deepEqual(looksOf(difference([number, seen("stone")], [])), ["3", "stone"]);
});

test("a piece that made room for another has not moved", () => {
  const before = [seen("card at 0", { kind: "card" })];
  const now = [seen("card at 1", { kind: "card" }), seen("coin at 0", { kind: "coin" })];
  assert.deepEqual(looksOf(difference(now, before)), ["coin at 0"]);
});

test("of two like pieces only one can have been there before", () => {
  const before = [seen("card at 0", { kind: "card" })];
  const now = [seen("card at 1", { kind: "card" }), seen("card at 2", { kind: "card" })];
  assert.deepEqual(looksOf(difference(now, before)), ["card at 2"]);
});

test("what came flies", () => {
  const come = [seen("stone")];
  assert.deepEqual(flying(come, [seen("old")], ALONE), { pieces: come, isNew: true });
  assert.deepEqual(flying(come, [], ALONE), { pieces: come, isNew: true });
});

test("what left flies if the place it reached looks quite different as a whole", () => {
  const left = [seen("stone", { size: 10 })];
  assert.equal(flying([seen("wall", { size: 13 })], left, ALONE)?.pieces, left);
  assert.equal(flying([seen("block", { size: 12 })], left, ALONE)?.isNew, true);
  assert.deepEqual(flying([], left, ALONE), { pieces: left, isNew: false });
});

test("nothing flies where nothing is to be seen", () => {
  assert.equal(flying([], [], ALONE), null);
});

test("of several journeys to one place each has its own piece, where there are enough", () => {
  const come = [seen("first"), seen("second")];
  const second = { ...ALONE, number: 1, count: 2 };
  assert.deepEqual(flying(come, [], second)?.pieces, [come[1]]);
  assert.deepEqual(flying(come, [], { ...second, count: 3 })?.pieces, come);
});

test("what is turned goes back the shorter way", () => {
  assert.equal(turnBack(0, 90), -90);
  assert.equal(turnBack(0, 270), 90);
  assert.equal(turnBack(350, 10), -20);
  assert.equal(turnBack(90, 90), 0);
});

test("a flight begins at its beginning, ends at its end and slows down", () => {
  assert.equal(eased(0), 0);
  assert.equal(eased(1), 1);
  assert.equal(eased(0.5) > 0.75, true);
});
