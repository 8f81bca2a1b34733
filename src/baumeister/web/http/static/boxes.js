// Boxes, on the screen or in a drawing: what is around them, between them and beside them.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ x: number, y: number }} Point */

/**
 * The smallest box around others.
 * @param {Box[]} boxes
 * @returns {Box}
 */
export const around = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** @param {Box} box */
export const area = (box) => (box.right - box.left) * (box.bottom - box.top);

/**
 * @param {Box} box
 * @returns {Point}
 */
export const middle = (box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/**
 * @param {Box} outer
 * @param {Box} inner
 */
export const isInside = (outer, inner) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/**
 * Whether two boxes have anything in common.
 * @param {Box} one
 * @param {Box} other
 */
export const meets = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * @param {Point} one
 * @param {Point} other
 */
export const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * How far a point lies outside of a box.
 * @param {Box} box
 * @param {Point} point
 */
export function distanceTo(box, { x, y }) {
  const aside = Math.max(box.left - x, 0, x - box.right);
  const above = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(aside, above);
}

/**
 * The thing whose box is nearest to a point, if it is near enough; the first of several.
 * @template Thing
 * @param {Thing[]} things
 * @param {(thing: Thing) => Box} boxOf
 * @param {Point} point
 * @param {number} reach
 */
export function nearest(things, boxOf, point, reach) {
  return least(
    things
      .map((thing) => ({ thing, value: distanceTo(boxOf(thing), point) }))
      .filter(({ value }) => value <= reach),
  );
}

const SAME_LINE_PIXELS = 2; // what is less far ahead is not ahead

/**
 * The thing that somebody means who goes in a direction from a point: what lies aside counts as
 * further away than what lies straight ahead.
 * @template Thing
 * @param {Thing[]} things
 * @param {(thing: Thing) => Point} pointOf
 * @param {Point} from
 * @param {Point} direction of length 1, along one of the axes
 */
export function ahead(things, pointOf, from, direction) {
  return least(
    things
      .map((thing) => {
        const { x, y } = pointOf(thing);
        const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
        const aside = Math.abs((x - from.x) * direction.y + (y - from.y) * direction.x);
        return { thing, along, value: along + 2 * aside };
      })
      .filter(({ along }) => along > SAME_LINE_PIXELS),
  );
}

/**
 * @template Thing
 * @param {{ thing: Thing, value: number }[]} valued
 */
function least(valued) {
  return valued.sort((one, other) => one.value - other.value)[0]?.thing;
}
