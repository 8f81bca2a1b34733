// What is held: the name of a thing, and how often it was turned.

/** @typedef {{ name: string, turn: number }} Held */
/** @typedef {{ with?: string | undefined, without?: string | undefined }} Condition */

/**
 * Whether what is held is among these things, each written "name" or "name/turn".
 * @param {string} names
 * @param {Held | null} held
 */
function isMeant(names, held) {
  if (!held) return false;
  const meant = [held.name, `${held.name}/${held.turn}`];
  return names.split(" ").some((name) => meant.includes(name));
}

/**
 * Whether an element is away that is there only with some things held, or only without them.
 * @param {Condition} condition
 * @param {Held | null} held
 */
export function isAway({ with: needed, without: hindering }, held) {
  const misses = needed !== undefined && !isMeant(needed, held);
  return misses || (hindering !== undefined && isMeant(hindering, held));
}

/**
 * The name of the thing that an element is there for.
 * @param {Condition} condition
 */
export const thingFor = ({ with: needed }) => needed?.split(" ")[0]?.split("/")[0];

/**
 * Turned by so many positions, to the left if there are fewer than none.
 * @param {Held} held
 * @param {number} by
 * @param {number} turns
 * @returns {Held}
 */
export const turned = ({ name, turn }, by, turns) => ({
  name,
  turn: (((turn + by) % turns) + turns) % turns,
});
