// Answers on their way: each is sent until it is heard, and counts once.

import { backoff } from "./backoff.js";
import { Refusal } from "./post.js";

/** @import { Scene } from "./types.js" */

const SHORTEST_MILLISECONDS = 500; // before an answer is sent again
const LONGEST_MILLISECONDS = 8000;

/** @typedef {{ seat: number | null, action: string, version: number, request: string }} Answer */

/**
 * @typedef {object} Surroundings
 * @property {() => Scene} sceneNow
 * @property {(answer: Answer) => Promise<{ version: number }>} send
 * @property {(milliseconds: number) => Promise<void>} wait
 * @property {() => void} changed whether an answer is on its way may have changed
 * @property {() => void} unheard the server was not reached
 * @property {(problem: unknown) => void} refused
 */

/** @param {Surroundings} surroundings */
export function answering({ sceneNow, send, wait, changed, unheard, refused }) {
  let isSending = false;
  let heardUntil = 0; // the version that the last answer led to

  /** An answer is on its way until the page shows what it led to. */
  const isOnItsWay = () => isSending || sceneNow().version < heardUntil;

  /** @param {string} notation */
  const canAnswer = (notation) => !isOnItsWay() && sceneNow().legal.includes(notation);

  /** @param {string} notation */
  async function answer(notation) {
    if (!canAnswer(notation)) return;
    isSending = true;
    changed();
    const { seat, version } = sceneNow();
    try {
      heardUntil = (await insist({ seat, action: notation, version, request: newId() })).version;
    } catch (problem) {
      refused(problem);
    } finally {
      isSending = false;
      changed();
    }
  }

  /**
   * Send the same request until it is heard; its id makes sure that it counts once.
   * @param {Answer} answer
   * @returns {Promise<{ version: number }>}
   */
  async function insist(answer) {
    const pauses = backoff(SHORTEST_MILLISECONDS, LONGEST_MILLISECONDS);
    for (;;) {
      try {
        return await send(answer);
      } catch (problem) {
        if (problem instanceof Refusal) throw problem;
        unheard();
        await wait(pauses.next());
        if (sceneNow().version !== answer.version) return sceneNow(); // heard, or too late
      }
    }
  }

  return { answer, canAnswer, isOnItsWay };
}

/** A name for a request that no other has. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
