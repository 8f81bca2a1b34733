// Motion: things travel from where they were to where they are now, one event after the other.
//
// The new drawing is there already. What has moved is hidden in it until its copy, which flies in
// a layer above, has arrived. A place is an element with `data-at`; its name is the same in the
// old drawing and the new one. Pieces of a place that make room for others have the class `drifts`:
// one that only lies elsewhere in the same place has not moved. What stays in
// its place but has another `data-angle` is turned.

import { around, distance, middle } from "./boxes.js";
import {
  angleOf,
  copyOf,
  drawn,
  group,
  homeOf,
  isInSight,
  layerAbove,
  look,
  panelOf,
  picture,
  scaleOf,
  toScreen,
} from "./motion_look.js";
import { difference, eased, flying, journeys, movesOf, pace, turnBack } from "./motion_plan.js";

/** @import { Box, Point } from "./boxes.js" */
/** @import { Look, SeenNode } from "./motion_look.js" */
/** @import { Journey } from "./motion_plan.js" */
/** @import { TableEvent } from "./types.js" */

/**
 * A place of the old drawing; only one that something leaves or reaches was looked at.
 * @typedef {object} Place
 * @property {DOMMatrix} matrix
 * @property {SVGGraphicsElement} copy
 * @property {number} angle
 * @property {Element | null} panel
 * @property {Point} home where it lies in the panel
 * @property {Look | null} look
 */
/** @typedef {Map<string, Place>} Places */

/**
 * What is on its way: it can be anywhere along it, from 0 to 1, and arrives in the end.
 * @typedef {object} Traveller
 * @property {(part: number) => void} at
 * @property {() => void} wait is there, where its way begins
 * @property {boolean} isHomeless what it leaves is no longer shown
 * @property {() => void} arrive
 */

const SHIFT_MILLISECONDS = 250; // for places that moved as a whole
const MOST_SHIFTS = 8; // more than that is another arrangement rather than a move
const SHRUNK = 0.35; // how large a thing is at what stands for its place
const STILL_PIXELS = 3; // which do not count as a shift

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {HTMLElement} board */
export function motion(board) {
  let isSkipped = false;
  /** @type {(() => void) | null} */
  let land = null; // ends what is flying now

  const allPlaces = () => drawn(board.querySelectorAll("svg [data-at]")).filter(isInSight);

  /** @param {string} name */
  function place(name) {
    const named = board.querySelectorAll(`svg [data-at="${CSS.escape(name)}"]`);
    return drawn(named).find(isInSight) ?? null;
  }

  for (const start of ["pointerdown", "keydown"]) {
    addEventListener(start, skip, true);
  }
  document.addEventListener("visibilitychange", () => document.hidden && skip());

  function skip() {
    isSkipped = true;
    land?.();
  }

  /**
   * What must be known of the old drawing before it is replaced; nothing if nothing will move.
   * @param {TableEvent[]} events
   * @returns {Places | null}
   */
  function remember(events) {
    if (calm.matches || document.hidden || !movesOf(events).length) return null;
    const named = new Set(movesOf(events).flat());
    return new Map(
      allPlaces().map((element) => {
        const name = element.dataset.at ?? "";
        return [name, placeOf(element, named.has(name))];
      }),
    );
  }

  /**
   * How one thing flies: its picture, the way, and what is hidden or shown until it arrives. Where
   * a place cannot be seen, what stands for it is where the way begins or ends.
   * @param {Places} before
   * @param {Element} layer
   * @param {Journey} journey
   * @returns {Traveller | null}
   */
  function flightOf(before, layer, journey) {
    const [oldFrom, oldTo] = [before.get(journey.from), before.get(journey.to)];
    const [from, to] = [place(journey.from), place(journey.to)];
    const [newFrom, newTo] = [from && look(from), to && look(to)];
    const come = difference(piecesOf(newTo), piecesOf(oldTo?.look));
    const left = difference(piecesOf(oldFrom?.look), piecesOf(newFrom));
    const flight = flying(come, left, journey);
    const start = stopOf(newFrom?.box ?? oldFrom?.look?.box, from, oldFrom) ?? standIn(journey.from);
    const end = stopOf(newTo?.box, to) ?? standIn(journey.to);
    if (!start || !end || !flight) return null;
    const { pieces, isNew } = flight;
    const hidden = isNew ? pieces.map(({ node }) => node) : to ? [to] : [];
    const old = piecesOf(oldTo?.look);
    const cover = pictures(layer, isNew ? difference(old, newTo?.pieces ?? []) : old);
    const isHomeless = oldFrom?.panel?.getClientRects().length === 0;
    const flown = { element: pictures(layer, pieces), hidden, cover, isHomeless };
    if (from && from === to) return spinner(flown, to, oldTo?.angle ?? angleOf(to));
    const box = around(pieces.map((piece) => piece.box));
    const own = { ...middle(box), scale: pieces[0] ? scaleOf(pieces[0].matrix) : 1 };
    const isThere = !isNew && !(oldFrom && from && isShifted(oldFrom, from));
    return flyer(flown, own, isThere ? own : start, isNew ? own : end);
  }

  /**
   * Places that lie elsewhere now, such as a ship that has sailed.
   * @param {Places} before
   * @param {Element} layer
   * @param {Set<string>} names of places that something leaves or reaches
   */
  function shifts(before, layer, names) {
    const moved = allPlaces().flatMap((element) => {
      const old = before.get(element.dataset.at ?? "");
      const isNamed = names.has(element.dataset.at ?? "");
      return old && !isNamed && isElsewhere(old, element) ? [{ element, old }] : [];
    });
    const outer = moved.filter(
      ({ element }) =>
        !moved.some((other) => other.element !== element && other.element.contains(element)),
    );
    if (outer.length > MOST_SHIFTS) return [];
    return outer.map(({ element, old }) => {
      const shifted = pictures(layer, [{ node: old.copy, matrix: old.matrix }]);
      const own = stopAt(old.matrix);
      return flyer({ element: shifted, hidden: [element] }, own, own, stopAt(toScreen(element)));
    });
  }

  /**
   * Let everything fly; resolves when the last thing has arrived or somebody has had enough.
   * @param {Places} before
   * @param {TableEvent[]} events
   * @param {number} [stretch] how much longer than usual it takes
   */
  async function play(before, events, stretch = 1) {
    const layer = layerAbove();
    document.body.append(layer);
    const first = shifts(before, layer, new Set(movesOf(events).flat()));
    const steps = journeys(events)
      .map((step) => step.flatMap((journey) => flightOf(before, layer, journey) ?? []))
      .filter((step) => step.length);
    isSkipped = false;
    if (first.length) await fly(first, SHIFT_MILLISECONDS);
    for (const one of steps.flat()) if (!one.isHomeless) one.wait();
    for (const step of steps) await fly(step, pace(steps.length, stretch));
    layer.remove();
  }

  /**
   * Move travellers along their ways together.
   * @param {Traveller[]} travellers
   * @param {number} duration
   * @returns {Promise<void>}
   */
  function fly(travellers, duration) {
    return new Promise((arrived) => {
      const start = performance.now();
      travellers.forEach((one) => one.wait());
      const end = () => {
        land = null;
        travellers.forEach((one) => one.arrive());
        arrived();
      };
      land = end;
      /** @param {number} now */
      const frame = (now) => {
        if (land !== end) return;
        const part = Math.min(1, Math.max(0, now - start) / duration);
        travellers.forEach((one) => one.at(eased(part)));
        if (part === 1) end();
        else requestAnimationFrame(frame);
      };
      if (isSkipped) end();
      else requestAnimationFrame(frame);
    });
  }

  return { remember, play };
}

/**
 * @param {SVGGraphicsElement} element
 * @param {boolean} isNamed
 * @returns {Place}
 */
const placeOf = (element, isNamed) => ({
  matrix: toScreen(element),
  copy: copyOf(element),
  angle: angleOf(element),
  panel: panelOf(element),
  home: homeOf(element),
  look: isNamed ? look(element) : null,
});

/** @param {Look | null | undefined} look */
const piecesOf = (look) => look?.pieces ?? [];

/**
 * @param {Place} old
 * @param {SVGGraphicsElement} element
 */
function isShifted(old, element) {
  const { e, f } = toScreen(element);
  return Math.hypot(e - old.matrix.e, f - old.matrix.f) > STILL_PIXELS;
}

/**
 * Whether a place has moved itself: where its panel lies now does not count.
 * @param {Place} old
 * @param {SVGGraphicsElement} element
 */
function isElsewhere(old, element) {
  const isInSamePanel = panelOf(element) === old.panel;
  return isShifted(old, element) && !(isInSamePanel && distance(old.home, homeOf(element)) < 1);
}

/**
 * Where a way begins or ends: a point of the screen, and how large things are there.
 * @typedef {Point & { scale: number }} Stop
 */

/**
 * @param {DOMMatrix} matrix
 * @returns {Stop}
 */
const stopAt = (matrix) => ({ x: matrix.e, y: matrix.f, scale: scaleOf(matrix) });

/**
 * @param {Box | undefined} box
 * @param {SVGGraphicsElement | null} element
 * @param {Place} [old]
 * @returns {Stop | null}
 */
function stopOf(box, element, old) {
  const matrix = element ? toScreen(element) : old?.matrix;
  return box && matrix ? { ...middle(box), scale: scaleOf(matrix) } : null;
}

/**
 * What stands for a place that cannot be seen: a chip, or the tab of its face.
 * @param {string} name
 * @returns {Stop | null}
 */
function standIn(name) {
  const chip = document.querySelector(`[data-stands-for~="${CSS.escape(name)}"]`);
  const panel = document.querySelector(`#frame [data-at="${CSS.escape(name)}"]`)?.closest("svg");
  const tab = panel && tabOf(panel);
  const found = chip ?? tab;
  if (!found?.getClientRects().length) return null;
  return { ...middle(found.getBoundingClientRect()), scale: SHRUNK };
}

/** @param {Element} panel */
function tabOf(panel) {
  const name = CSS.escape(panel.id.replace("panel-", ""));
  return document.querySelector(`#faces [data-panels~="${name}"]`);
}

/**
 * @param {Element} layer
 * @param {Pick<SeenNode, "node" | "matrix">[]} seen
 */
function pictures(layer, seen) {
  const all = group(seen.map(picture));
  layer.append(all);
  return all;
}

/**
 * What flies: its picture, what is hidden until it arrives, and what is shown until then.
 * @typedef {object} Flown
 * @property {SVGElement} element
 * @property {SVGElement[]} hidden
 * @property {SVGElement} [cover]
 * @property {boolean} [isHomeless]
 */

/**
 * What is turned on the spot, the shorter way round.
 * @param {Flown} flown
 * @param {SVGGraphicsElement} spot
 * @param {number} angle the old one
 */
function spinner(flown, spot, angle) {
  const { e, f } = toScreen(spot);
  const back = turnBack(angle, angleOf(spot));
  return traveller(flown, (part) => {
    if (part > 0) flown.cover?.remove(); // or its corners would look out
    return `rotate(${(back * (1 - part)).toFixed(1)} ${e} ${f})`;
  });
}

/**
 * @param {Flown} flown
 * @param {Stop} own where its picture lies
 * @param {Stop} from
 * @param {Stop} to
 */
function flyer(flown, own, from, to) {
  return traveller(flown, (part) => {
    /** @param {keyof Stop} key */
    const now = (key) => from[key] + (to[key] - from[key]) * part;
    const size = (now("scale") / own.scale).toFixed(3);
    const [x, y] = [now("x").toFixed(1), now("y").toFixed(1)];
    return `translate(${x} ${y}) scale(${size}) translate(${-own.x} ${-own.y})`;
  });
}

/**
 * @param {Flown} flown
 * @param {(part: number) => string} transform
 * @returns {Traveller}
 */
function traveller({ element, hidden, cover, isHomeless = false }, transform) {
  hidden.forEach((node) => node.setAttribute("visibility", "hidden"));
  element.setAttribute("visibility", "hidden");
  /** @param {number} part */
  const at = (part) => element.setAttribute("transform", transform(part));
  at(0);
  return {
    at,
    wait: () => element.removeAttribute("visibility"),
    isHomeless,
    arrive() {
      hidden.forEach((node) => node.removeAttribute("visibility"));
      element.remove();
      cover?.remove();
    },
  };
}
