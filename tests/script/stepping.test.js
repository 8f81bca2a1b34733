import assert from "node:assert/strict";
import test from "node:test";

import { following, keeping, playing, stopping } from "#static/stepping.js";
import { settled } from "./clock.js";

const STOPS = stopping([2, 5, 9]);

test("a film begins at its first stop and ends at its last", () => {
  assert.equal(STOPS.first, 2);
  assert.equal(STOPS.last, 9);
});

test("a moment between two stops leads to the later one, and one after the end to the last", () => {
  assert.equal(STOPS.from(5), 5);
  assert.equal(STOPS.from(6), 9);
  assert.equal(STOPS.from(10), 9);
});

test("there is nothing beyond the ends", () => {
  assert.equal(STOPS.beside(2, 1), 5);
  assert.equal(STOPS.beside(9, 1), 9);
  assert.equal(STOPS.beside(2, -1), 2);
});

/** Things that are fetched when a test says so. */
function library() {
  /** @type {number[]} */
  const asked = [];
  /** @type {Map<number, { give: (thing: string) => void, fail: (problem: Error) => void }>} */
  const open = new Map();
  return {
    asked,
    open,
    /**
     * @param {number} key
     * @returns {Promise<string>}
     */
    fetch(key) {
      asked.push(key);
      return new Promise((give, fail) => open.set(key, { give, fail }));
    },
  };
}

test("a thing is fetched once, even if it is asked for again before it came", async () => {
  const { fetch, asked, open } = library();
  const fetched = keeping(fetch, 3);
  const [first, again] = [fetched(1), fetched(1)];
  open.get(1)?.give("one");
  assert.deepEqual([await first, await again, await fetched(1)], ["one", "one", "one"]);
  assert.deepEqual(asked, [1]);
});

test("what was asked for last is kept, the oldest is fetched again", async () => {
  const { fetch, asked } = library();
  const fetched = keeping(fetch, 2);
  [1, 2, 1, 3, 1, 2].forEach(fetched);
  assert.deepEqual(asked, [1, 2, 3, 2]);
});

test("what could not be fetched is asked for again", async () => {
  const { fetch, asked, open } = library();
  const fetched = keeping(fetch, 3);
  const failing = fetched(1);
  open.get(1)?.fail(new Error("lost"));
  await assert.rejects(failing, /lost/);
  fetched(1);
  assert.deepEqual(asked, [1, 1]);
});

function watched() {
  const { fetch, asked, open } = library();
  /** @type {string[]} */
  const seen = [];
  const film = following(0, {
    fetch,
    show: async (moment, from) => void seen.push(`${moment} after ${from}`),
    fail: (problem) => seen.push(String(problem)),
  });
  return { film, seen, asked, open };
}

test("while a moment is fetched only the latest wish is kept", async () => {
  const { film, seen, asked, open } = watched();
  film.go(1);
  film.go(2);
  const arrived = film.go(3);
  open.get(1)?.give("one");
  await settled();
  open.get(3)?.give("three");
  await arrived;
  assert.deepEqual(asked, [1, 3]);
  assert.deepEqual(seen, ["three after 0"]);
  assert.equal(film.now(), 3);
});

test("a wish that fails is given up, and the next one is tried", async () => {
  const { film, seen, open } = watched();
  const failed = film.go(1);
  open.get(1)?.fail(new Error("lost"));
  await failed;
  assert.deepEqual([film.now(), film.wished(), seen], [0, 0, ["Error: lost"]]);
  const arrived = film.go(2);
  open.get(2)?.give("two");
  await arrived;
  assert.equal(seen.at(-1), "two after 0");
});

test("nobody hears of a failure that no longer matters", async () => {
  const { film, seen, open } = watched();
  film.go(1);
  const arrived = film.go(2);
  open.get(1)?.fail(new Error("lost"));
  await settled();
  open.get(2)?.give("two");
  await arrived;
  assert.deepEqual(seen, ["two after 0"]);
});

/** @param {number} steps that there are */
function played(steps) {
  /** @type {string[]} */
  const told = [];
  /** @type {(() => void)[]} */
  const pauses = [];
  const player = playing(
    async () => {
      told.push("step");
      steps -= 1;
      return steps > 0;
    },
    () => new Promise((goOn) => pauses.push(goOn)),
    (isPlaying) => told.push(isPlaying ? "plays" : "stops"),
  );
  return { player, told, pauses };
}

test("a film stops by itself at its end", async () => {
  const { player, told, pauses } = played(2);
  player.play();
  await settled();
  assert.deepEqual([told, player.isPlaying()], [["plays", "step"], true]);
  pauses.pop()?.();
  await settled();
  assert.deepEqual([told, player.isPlaying()], [["plays", "step", "step", "stops"], false]);
});

test("a film that is stopped does not go on after the pause", async () => {
  const { player, told, pauses } = played(5);
  player.play();
  await settled();
  player.stop();
  pauses.forEach((goOn) => goOn());
  await settled();
  assert.deepEqual(told, ["plays", "step", "stops"]);
});

test("stopping and starting again at once does not play twice as fast", async () => {
  const { player, told, pauses } = played(9);
  player.play();
  player.stop();
  player.play();
  await settled();
  assert.equal(pauses.length, 1);
  pauses.pop()?.();
  await settled();
  assert.deepEqual(told, ["plays", "step", "stops", "plays", "step", "step"]);
});
