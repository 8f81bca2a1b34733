import assert from "node:assert/strict";
import test from "node:test";
import { setImmediate } from "node:timers/promises";

import { backoff, spread } from "#static/backoff.js";
import { streaming } from "#static/table_stream.js";
import { settled, stoppedClock } from "./clock.js";

test("pauses double up to the longest, and begin anew after a success", () => {
  const pauses = backoff(500, 1500);
  const four = Array.from({ length: 4 }, () => pauses.next());
  assert.deepEqual(four, [500, 1000, 1500, 1500]);
  pauses.reset();
  assert.equal(pauses.next(), 500);
});

test("people who lost the server at once come back at different times", () => {
  assert.deepEqual([spread(1000, 0), spread(1000, 0.5), spread(1000, 1)], [750, 1000, 1250]);
});

/** A connection whose other end is the test. */
class Line extends EventTarget {
  /** @param {number | null} seat */
  constructor(seat) {
    super();
    this.seat = seat;
    this.isClosed = false;
  }

  close() {
    this.isClosed = true;
  }

  /** @param {unknown} data */
  sends(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  /** @param {number} code */
  breaks(code = 1006) {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

function watched() {
  const clock = stoppedClock();
  /** @type {Line[]} */
  const lines = [];
  /** @type {string[]} */
  const told = [];
  const stream = streaming(
    (seat) => {
      const line = new Line(seat);
      lines.push(line);
      return line;
    },
    {
      receive: ({ version }) => told.push(`version ${version}`),
      lose: () => told.push("lost"),
      warn: (isShown) => isShown && told.push("warned"),
    },
  );
  stream.open(null);
  const latest = () => /** @type {Line} */ (lines.at(-1));
  return { clock, lines, latest, told, stream };
}

/** @param {number} version */
const news = (version) => JSON.stringify({ version });

/** @param {number} version */
function packed(version) {
  const stream = new Blob([news(version)]).stream();
  return new Response(stream.pipeThrough(new CompressionStream("deflate"))).blob();
}

test("news come in the order in which they were sent, packed or not", async () => {
  const { told, latest } = watched();
  latest().sends(await packed(1));
  latest().sends(news(2));
  while (told.length < 2) await setImmediate(); // unpacking takes its time
  assert.deepEqual(told, ["version 1", "version 2"]);
});

test("a lost connection is opened again, after longer and longer pauses", () => {
  const { clock, lines, latest } = watched();
  for (const longest of [625, 1250, 2500]) {
    latest().breaks();
    clock.pass(longest * 0.59);
    const before = lines.length;
    clock.pass(longest * 0.42);
    assert.equal(lines.length, before + 1);
  }
});

test("news make the next pause short again", async () => {
  const { clock, lines, latest } = watched();
  for (let time = 0; time < 5; time += 1) {
    latest().breaks();
    clock.pass(20000);
  }
  latest().sends(news(1));
  await settled();
  latest().breaks();
  clock.pass(625);
  assert.equal(lines.length, 7);
});

test("only a connection that stays away is worth a word, and one word", async () => {
  const { clock, latest, told } = watched();
  latest().breaks();
  clock.pass(650);
  latest().sends(news(1));
  await settled();
  clock.pass(5000);
  assert.deepEqual(told, ["lost", "version 1"]);
  latest().breaks();
  clock.pass(1200);
  latest().breaks();
  clock.pass(1200);
  assert.deepEqual(told.slice(2), ["lost", "warned", "lost"]);
});

test("a table that is gone is not asked for again", () => {
  const { clock, lines, latest } = watched();
  latest().breaks(4404);
  clock.pass(60000);
  assert.equal(lines.length, 1);
});

test("whoever takes a shared screen gets a stream of their own, and keeps it", () => {
  const { clock, lines, latest, stream } = watched();
  stream.open(1);
  assert.deepEqual([lines.length, lines[0]?.isClosed, latest().seat], [2, true, 1]);
  latest().breaks();
  clock.pass(1000);
  assert.equal(latest().seat, 1);
});

test("an older connection has nothing more to say", async () => {
  const { lines, told, stream, clock } = watched();
  stream.open(1);
  lines[0]?.sends(news(7));
  lines[0]?.breaks();
  await settled();
  clock.pass(60000);
  assert.deepEqual([told, lines.length], [[], 2]);
});

test("whoever looks at the page does not wait, unless the stream is open anyway", () => {
  const { lines, latest, stream } = watched();
  stream.hurry();
  assert.equal(lines.length, 1);
  latest().breaks();
  stream.hurry();
  assert.equal(lines.length, 2);
});

test("news that cannot be read end the connection, so that they come again", async () => {
  const { latest, told } = watched();
  latest().sends("{");
  latest().sends(news(2));
  await settled();
  assert.deepEqual([latest().isClosed, told], [true, []]);
});
