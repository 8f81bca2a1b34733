// Stepping through a film: which moment is next, which one is shown, and what was fetched already.

/**
 * The moments at which somebody can stop, in order.
 * @param {number[]} stops at least one
 */
export function stopping(stops) {
  const at = (/** @type {number} */ number) => stops.at(number) ?? 0;
  return {
    all: stops,
    first: at(0),
    last: at(-1),
    /**
     * The first stop that is not before a moment.
     * @param {number} moment
     */
    from: (moment) => stops.find((stop) => stop >= moment) ?? at(-1),
    /**
     * The stop so many after another one, or before it; there is none beyond the ends.
     * @param {number} stop
     * @param {number} by
     */
    beside(stop, by) {
      const number = stops.indexOf(stop) + by;
      return at(Math.min(Math.max(0, number), stops.length - 1));
    },
  };
}

/**
 * Fetch each thing once and keep the latest; what could not be fetched is not kept.
 * @template Thing
 * @param {(key: number) => Promise<Thing>} fetchThing
 * @param {number} most how many are kept
 */
export function keeping(fetchThing, most) {
  /** @type {Map<number, Promise<Thing>>} */
  const kept = new Map();
  /** @param {number} key */
  return (key) => {
    const found = kept.get(key) ?? fetchThing(key);
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.get(key) === found && kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
    return found;
  };
}

/**
 * Go wherever somebody wishes. While one moment is fetched or shown only the latest wish is kept.
 * @template Moment
 * @param {number} start
 * @param {object} film
 * @param {(at: number) => Promise<Moment>} film.fetch
 * @param {(moment: Moment, from: number) => Promise<void>} film.show
 * @param {(problem: unknown) => void} film.fail a wish that cannot be fulfilled is given up
 */
export function following(start, { fetch, show, fail }) {
  let now = start;
  let wished = start;
  /** @type {Promise<void> | null} */
  let going = null;

  /** @param {number} goal */
  async function step(goal) {
    try {
      const moment = await fetch(goal);
      if (wished !== goal) return;
      const from = now;
      now = goal;
      await show(moment, from);
    } catch (problem) {
      if (wished !== goal) return;
      wished = now;
      fail(problem);
    }
  }

  async function goOn() {
    while (now !== wished) await step(wished);
    going = null;
  }

  return {
    now: () => now,
    wished: () => wished,
    /**
     * Resolves when the latest wish is fulfilled or given up.
     * @param {number} goal
     */
    go(goal) {
      wished = goal;
      return (going ??= goOn());
    },
  };
}

/**
 * Step again and again, until somebody stops it or `step` has nothing more to show.
 * @param {() => Promise<boolean>} step whether there is more
 * @param {() => Promise<void>} pause
 * @param {(isPlaying: boolean) => void} changed
 */
export function playing(step, pause, changed) {
  /** @type {object | null} */
  let run = null;

  async function play() {
    const own = (run = {});
    changed(true);
    while (run === own) {
      const hasMore = await step();
      if (run === own && !hasMore) stop();
      if (run === own) await pause();
    }
  }

  function stop() {
    run = null;
    changed(false);
  }

  return { play, stop, isPlaying: () => run !== null };
}
