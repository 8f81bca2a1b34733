import assert from "node:assert/strict";
import test from "node:test";
import { setImmediate as settled } from "node:timers/promises";

import { isOfOthers, pacing } from "#static/table_pace.js";

/** @import { Speed } from "#static/table_pace.js" */
/** @import { Push } from "#static/types.js" */

/**
 * News of what a seat did, for somebody on seat 0.
 * @param {number} version
 * @param {number} seat
 */
const news = (version, seat) =>
  /** @type {Push} */ (
    /** @type {unknown} */ ({ version, seat: 0, anew: false, events: [{ text: "", seat, moves: [] }] })
  );

/** A page that writes down what it shows, and a clock that is turned by hand. */
function page() {
  /** @type {string[]} */
  const seen = [];
  /** @type {[number, () => void][]} */
  const clocks = [];
  /** @type {{ waiting: number, isHalted: boolean }} */
  let now = { waiting: 0, isHalted: false };
  return {
    seen,
    clocks,
    now: () => now,
    surroundings: {
      /** @type {(push: Push, manner: { isMoving: boolean }) => Promise<void>} */
      show: async ({ version }, { isMoving }) => {
        seen.push(`${version}${isMoving ? "" : " at once"}`);
      },
      /** @type {(milliseconds: number) => Promise<void>} */
      wait: (milliseconds) =>
        new Promise((done) => clocks.push([milliseconds, () => done(undefined)])),
      /** @type {(state: { waiting: number, isHalted: boolean }) => void} */
      changed: (state) => (now = state),
    },
  };
}

/**
 * @param {Speed} speed
 * @param {number[]} seats that do something, one after the other
 */
async function played(speed, seats) {
  const shown = page();
  const pace = pacing(speed, shown.surroundings);
  seats.forEach((seat, version) => pace.receive(news(version, seat)));
  await settled();
  return { ...shown, pace };
}

test("what others do is theirs, what chance or the reader does is not", () => {
  assert.equal(isOfOthers(news(1, 1)), true);
  assert.equal(isOfOthers(news(1, 0)), false);
  assert.equal(isOfOthers(news(1, -1)), false);
  assert.equal(isOfOthers({ ...news(1, 1), anew: true }), false);
});

test("one thing after the other, with a rest between them", async () => {
  const { seen, clocks, now } = await played("calm", [1, 2, 1]);
  assert.deepEqual(seen, ["0"]);
  assert.equal(now().waiting, 2);
  for (const count of [2, 3]) {
    const [milliseconds, ring] = clocks.pop() ?? [0, () => {}];
    assert.equal(milliseconds > 0, true);
    ring();
    await settled();
    assert.equal(seen.length, count);
  }
  assert.deepEqual(now(), { waiting: 0, isHalted: false });
});

test("nobody waits for what they have done themselves", async () => {
  const { seen } = await played("calm", [1, 0, -1]);
  assert.deepEqual(seen, ["0", "1", "2"]);
});

test("at once means that nothing moves", async () => {
  const { seen, clocks } = await played("instant", [1, 2]);
  assert.deepEqual(clocks.map(([milliseconds]) => milliseconds), [0]);
  clocks[0]?.[1]();
  await settled();
  assert.deepEqual(seen, ["0 at once", "1 at once"]);
});

test("step by step everything waits for somebody", async () => {
  const { seen, now, pace, clocks } = await played("step", [1, 2]);
  assert.deepEqual([seen, now()], [[], { waiting: 2, isHalted: true }]);
  pace.next();
  await settled();
  clocks[0]?.[1]();
  await settled();
  assert.deepEqual([seen, now().waiting], [["0"], 1]);
});

test("a jump shows all that waits, and only that, at once", async () => {
  const { seen, pace, clocks } = await played("step", [1, 2, 1]);
  pace.jump();
  await settled();
  assert.deepEqual(seen, ["0 at once", "1 at once", "2 at once"]);
  pace.receive(news(3, 1));
  await settled();
  clocks.forEach(([, ring]) => ring());
  await settled();
  assert.equal(seen.length, 3);
});

test("a pause holds everything back until it ends", async () => {
  const shown = page();
  const pace = pacing("brisk", shown.surroundings);
  pace.pause(true);
  pace.receive(news(1, 1));
  await settled();
  assert.deepEqual([shown.seen, shown.now()], [[], { waiting: 1, isHalted: true }]);
  pace.pause(false);
  await settled();
  assert.deepEqual(shown.seen, ["1"]);
});
