import assert from "node:assert/strict";
import test from "node:test";

import { newsOf, spoken, turns } from "#static/table_log.js";

/** @import { ToldEvent } from "#static/types.js" */

/** @type {(...texts: string[]) => ToldEvent[]} */
const events = (...texts) => texts.map((text) => ({ text, seat: 0, moves: [], decided: false }));

test("what is not told anew is all new", () => {
  const news = events("b");
  assert.deepEqual(newsOf({ anew: false, events: news }, ["a"]), { news, isRewritten: false });
});

test("a log that is told anew and goes on where the page's ends is only continued", () => {
  const push = { anew: true, events: events("a", "b", "c") };
  assert.deepEqual(newsOf(push, ["a"]), { news: events("b", "c"), isRewritten: false });
  assert.deepEqual(newsOf(push, ["a", "b", "c"]), { news: [], isRewritten: false });
});

test("a log that was taken back is written anew, and nothing of it is new", () => {
  const push = { anew: true, events: events("a", "x") };
  assert.deepEqual(newsOf(push, ["a", "b"]), { news: [], isRewritten: true });
  assert.deepEqual(newsOf(push, ["a", "x", "c"]), { news: [], isRewritten: true });
});

test("an empty log is written without being news", () => {
  assert.deepEqual(newsOf({ anew: true, events: events("a") }, []), { news: [], isRewritten: true });
});

test("what happened is read out with the question that follows from it", () => {
  const read = spoken(events("A sails.", "B loads."), "Your turn?", false);
  assert.equal(read, "A sails. B loads. Your turn?");
});

test("a question is read out once", () => {
  assert.equal(spoken([], "Your turn?", false), "Your turn?");
  assert.equal(spoken([], "Your turn?", true), "");
  assert.equal(spoken([], "", false), "");
});

test("of many events only the last eight are read out", () => {
  const many = events(..."abcdefghij");
  assert.equal(spoken(many, "", true), "c d e f g h i j");
});

test("what one seat does in a row is a turn, and the same sentence is told once", () => {
  const found = turns([
    { text: "Round 1.", seat: -1 },
    { text: "A draws.", seat: 0 },
    { text: "A draws.", seat: 0 },
    { text: "A sails.", seat: 0 },
    { text: "B sails.", seat: 1 },
    { text: "A sails.", seat: 0 },
  ]);
  assert.deepEqual(found.map(({ turn }) => turn), [1, 2, 2, 2, 3, 4]);
  assert.deepEqual(found.map(({ isFirst }) => isFirst), [true, true, false, false, true, true]);
  assert.deepEqual(found.map(({ isAgain }) => isAgain), [false, false, true, false, false, false]);
  assert.deepEqual(found.map(({ times }) => times), [1, 2, 1, 1, 1, 1]);
  assert.deepEqual(found.map(({ folded }) => folded), [0, 1, 0, 0, 0, 0]);
});

test("what happens by itself is folded as well", () => {
  const events = ["Round 1 begins.", "A card.", "Another card."].map((text) => ({ text, seat: -1 }));
  const [first, ...others] = turns([...events, { text: "A move.", seat: 0 }]);
  assert.deepEqual([first?.folded, first?.turn], [2, 1]);
  assert.deepEqual(others.map(({ turn }) => turn), [1, 1, 2]);
});
