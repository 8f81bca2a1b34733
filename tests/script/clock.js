// A clock that a test moves on, in place of the timers of the page.

/** @typedef {{ due: number, work: () => void }} Timer */

export function stoppedClock() {
  let now = 0;
  let latest = 0;
  /** @type {Map<number, Timer>} */
  const timers = new Map();
  Object.assign(globalThis, {
    setTimeout(/** @type {() => void} */ work, /** @type {number} */ milliseconds) {
      timers.set(++latest, { due: now + milliseconds, work });
      return latest;
    },
    clearTimeout: (/** @type {number} */ id) => timers.delete(id),
  });
  return {
    /**
     * Let so many milliseconds pass; whatever is due then is done.
     * @param {number} milliseconds
     */
    pass(milliseconds) {
      now += milliseconds;
      for (const [id, { due, work }] of [...timers]) {
        if (due > now) continue;
        timers.delete(id);
        work();
      }
    },
    /** Milliseconds until each timer that runs. */
    waiting: () => [...timers.values()].map(({ due }) => due - now),
  };
}

/** What was promised already is done, and what follows from it. */
export async function settled() {
  for (let step = 0; step < 20; step += 1) await null;
}
