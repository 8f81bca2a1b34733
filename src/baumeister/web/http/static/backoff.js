// Trying again, with pauses that grow.

/**
 * Milliseconds before each next try, from the shortest pause to the longest.
 * @param {number} shortest
 * @param {number} longest
 */
export function backoff(shortest, longest) {
  let pause = shortest;
  return {
    next() {
      const now = pause;
      pause = Math.min(longest, pause * 2);
      return now;
    },
    /** It worked: the next pause is the shortest again. */
    reset() {
      pause = shortest;
    },
  };
}

/**
 * So many people must not all come back at once.
 * @param {number} pause
 * @param {number} chance from 0 to 1
 */
export const spread = (pause, chance) => pause * (0.75 + chance / 2);

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
export const waiting = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
