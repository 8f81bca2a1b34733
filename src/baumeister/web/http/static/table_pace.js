// The pace: what others do is shown one after the other, each of it in full, whatever comes meanwhile.

/** @import { Push } from "./types.js" */
/** @typedef {"calm" | "brisk" | "instant" | "step"} Speed */
/** @typedef {ReturnType<typeof pacing>} Pace */

/**
 * How something is shown: whether it moves, and how much longer than usual that takes.
 * @typedef {{ isMoving: boolean, stretch: number }} Manner
 */

/** @type {Record<Speed, Manner & { dwell: number }>} */
const SPEEDS = {
  calm: { isMoving: true, stretch: 2, dwell: 700 }, // milliseconds until the next thing is shown
  brisk: { isMoving: true, stretch: 1, dwell: 200 },
  instant: { isMoving: false, stretch: 1, dwell: 0 },
  step: { isMoving: true, stretch: 1, dwell: 0 },
};

/** @type {Manner} */
const AT_ONCE = { isMoving: false, stretch: 1 };

/**
 * Whether somebody else has done something: only that takes its time.
 * @param {Pick<Push, "anew" | "events" | "seat">} push
 */
export const isOfOthers = ({ anew, events, seat }) =>
  !anew && events.some((event) => event.seat >= 0 && event.seat !== seat);

/**
 * @typedef {object} Surroundings
 * @property {(push: Push, manner: Manner) => Promise<void>} show resolves when it has been seen
 * @property {(milliseconds: number) => Promise<void>} wait
 * @property {(now: { waiting: number, isHalted: boolean }) => void} changed
 */

/**
 * @param {Speed} usual
 * @param {Surroundings} surroundings
 */
export function pacing(usual, { show, wait, changed }) {
  /** @type {Push[]} */
  const queue = [];
  let speed = usual;
  let isPaused = false;
  let isHurried = false; // until nothing waits any more
  let isShowing = false;
  /** @type {(() => void) | null} */
  let goOn = null;
  let stopResting = () => {};
  /** @type {Promise<void>} */
  let hurry = new Promise((done) => (stopResting = () => done()));

  const isHalting = () => (isPaused || speed === "step") && !isHurried;
  const waiting = () => queue.filter(isOfOthers).length;
  const tell = () => changed({ waiting: waiting(), isHalted: goOn !== null });

  /** Wait until somebody wants to see more. */
  function halt() {
    return new Promise((/** @type {(value?: unknown) => void} */ done) => {
      goOn = () => {
        goOn = null;
        done();
      };
      tell();
    });
  }

  async function showAll() {
    isShowing = true;
    let rest = Promise.resolve(); // after what was shown last
    while (queue[0]) {
      if (isOfOthers(queue[0]) && !isHurried) await Promise.race([rest, hurry]);
      if (isOfOthers(queue[0]) && isHalting()) await halt();
      const push = queue.shift();
      if (!push) break;
      tell();
      const { dwell, ...manner } = SPEEDS[speed];
      await show(push, isHurried ? AT_ONCE : manner).catch(console.error);
      if (isOfOthers(push)) rest = wait(isHurried ? 0 : dwell);
    }
    isHurried = false;
    isShowing = false;
    hurry = new Promise((done) => (stopResting = () => done()));
    tell();
  }

  return {
    /** @param {Push} push */
    receive(push) {
      queue.push(push);
      tell();
      if (!isShowing) showAll();
    },
    /** The next thing that waits. */
    next: () => goOn?.(),
    /** Everything that waits, at once. */
    jump() {
      if (!isShowing) return;
      isHurried = true;
      stopResting();
      goOn?.();
    },
    /** @param {boolean} isWished */
    pause(isWished) {
      isPaused = isWished;
      if (!isHalting()) goOn?.();
    },
    /** @param {Speed} wished */
    setSpeed(wished) {
      speed = wished;
      if (!isHalting()) goOn?.();
    },
  };
}
