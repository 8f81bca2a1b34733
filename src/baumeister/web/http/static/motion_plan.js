// What flies, in which order and how fast: decided from how places looked before and look now.

import { area, around } from "./boxes.js";

/** @import { Box } from "./boxes.js" */
/** @import { Move, TableEvent } from "./types.js" */

/**
 * A piece on a place. `looks` are its picture and where it lies; `kind`, for pieces that make room
 * for others, is its picture alone.
 * @typedef {{ looks: string, kind: string | null, isText: boolean, box: Box }} Seen
 */

/** @typedef {{ from: string, to: string, number: number, count: number }} Journey */

const EVENT_MILLISECONDS = 220; // for one event, if there are not too many
const ALL_MILLISECONDS = 1800; // for all events together
const QUICKEST_MILLISECONDS = 50;
const OVERSIZE = 1.5; // what arrived may be so much larger than what left and still be the same

/**
 * @param {TableEvent[]} events
 * @returns {Move[]}
 */
export const movesOf = (events) => events.flatMap(({ moves }) => moves);

/**
 * The journeys of each event; those between the same two places are numbered through all events.
 * @param {TableEvent[]} events
 * @returns {Journey[][]}
 */
export function journeys(events) {
  const all = movesOf(events).map(String);
  /** @type {Map<string, number>} */
  const begun = new Map();
  return events.map(({ moves }) =>
    moves.map((move) => {
      const name = String(move);
      const number = begun.get(name) ?? 0;
      begun.set(name, number + 1);
      const count = all.filter((other) => other === name).length;
      return { from: move[0], to: move[1], number, count };
    }),
  );
}

/**
 * Milliseconds for each of so many steps.
 * @param {number} steps
 * @param {number} stretch how much longer than usual it may take
 */
export function pace(steps, stretch = 1) {
  const share = ALL_MILLISECONDS / Math.max(1, steps);
  return stretch * Math.min(EVENT_MILLISECONDS, Math.max(QUICKEST_MILLISECONDS, share));
}

/**
 * Pieces of one look at a place that the other look does not have. One that has only drifted within
 * the place is none, and neither is a mere number.
 * @template {Seen} Piece
 * @param {Piece[]} one
 * @param {Seen[]} other
 */
export function difference(one, other) {
  const [mine, known] = [looksOf(one), looksOf(other)];
  const drifted = other.filter(({ looks }) => !mine.has(looks)).map(({ kind }) => kind);
  const pieces = one.filter(({ looks, kind }) => {
    if (known.has(looks)) return false;
    const place = kind ? drifted.indexOf(kind) : -1;
    if (place >= 0) drifted.splice(place, 1);
    return place < 0;
  });
  return pieces.some(({ isText }) => !isText) ? pieces : [];
}

/** @param {Seen[]} pieces */
const looksOf = (pieces) => new Set(pieces.map(({ looks }) => looks));

/**
 * Which pieces fly: those that came, unless what left shows better how large the thing is. If
 * several journeys lead to the same place, each has a piece of its own where there are enough.
 * @template {Seen} Piece
 * @param {Piece[]} come
 * @param {Piece[]} left
 * @param {Journey} journey
 * @returns {{ pieces: Piece[], isNew: boolean } | null}
 */
export function flying(come, left, { number, count }) {
  const own = count > 1 && come.length >= count ? come.slice(number, number + 1) : come;
  const [arrived, gone] = [size(own), size(left)];
  if (arrived > 0 && (!gone || arrived <= OVERSIZE * gone)) return { pieces: own, isNew: true };
  return gone ? { pieces: left, isNew: false } : null;
}

/** @param {Seen[]} pieces */
const size = (pieces) => (pieces.length ? area(around(pieces.map(({ box }) => box))) : 0);

/**
 * The turn that leads back from an angle to an older one, the shorter way round.
 * @param {number} older
 * @param {number} newer
 */
export const turnBack = (older, newer) => ((older - newer + 540) % 360) - 180;

/**
 * How far something has come in a part of its time: quickly at first, gently in the end.
 * @param {number} part
 */
export const eased = (part) => 1 - (1 - part) ** 3;
