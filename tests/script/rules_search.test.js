import assert from "node:assert/strict";
import test from "node:test";

import { beginnings, sought } from "#static/rules_search.js";

test("a word is looked for from its second letter on, without spaces and capitals", () => {
  assert.equal(sought("  Ship "), "ship");
  assert.equal(sought("s"), "");
  assert.equal(sought("   "), "");
});

test("a word is found wherever it begins, and never within itself", () => {
  assert.deepEqual(beginnings("Ships: a ship, two SHIPS", "ship"), [0, 9, 19]);
  assert.deepEqual(beginnings("aaaa", "aa"), [0, 2]);
  assert.deepEqual(beginnings("nothing", "ship"), []);
});
