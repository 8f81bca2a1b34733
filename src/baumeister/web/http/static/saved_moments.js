// The moments of a game within a page that was saved: packed text, which is unpacked once.

/** @import { Moment } from "./types.js" */

/**
 * @param {string} packed
 * @returns {(at: number) => Promise<Moment>}
 */
export function savedMoments(packed) {
  /** @type {Promise<Map<number, Moment>> | null} */
  let found = null;
  return async (at) => {
    const moment = (await (found ??= unpacked(packed))).get(at);
    if (moment) return moment;
    throw new Error();
  };
}

/**
 * Each piece of a board is there once, however many moments show it.
 * @param {string} packed
 */
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { pieces, moments } = await new Response(stream).json();
  /** @param {Record<string, number>} numbers */
  const whole = (numbers) =>
    Object.fromEntries(Object.entries(numbers).map(([id, number]) => [id, pieces[number]]));
  return new Map(
    moments.map((/** @type {{ at: number, fragments: Record<string, number> }} */ moment) => [
      moment.at,
      { ...moment, fragments: whole(moment.fragments) },
    ]),
  );
}
