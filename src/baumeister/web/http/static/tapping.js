// What a finger means: a tap chooses an action, a second one confirms it, a long press explains.

const LONG_MILLISECONDS = 450; // of a press that explains

/** The action that was chosen, in notation, until it is confirmed or forgotten. */
export function choosing() {
  /** @type {string | undefined} */
  let chosen;
  return {
    chosen: () => chosen,
    /** @param {string | undefined} notation */
    choose(notation) {
      chosen = notation;
    },
    /**
     * Whether a tap on an action only chooses it, since another one or none was chosen before.
     * @param {string | undefined} notation nothing if it was a tap on something else
     */
    isOffer: (notation) => notation !== undefined && notation !== chosen,
    /**
     * Whether what is chosen can still be done.
     * @param {string[]} legal
     */
    holdsAmong: (legal) => chosen !== undefined && legal.includes(chosen),
  };
}

/** @typedef {{ target: Element, x: number, y: number }} Press */

/**
 * A press becomes a long one while it lasts. A page that was busy may hear late that the finger
 * is up again; the press was as long as it was.
 * @param {object} hearer
 * @param {() => boolean} hearer.isDrag
 * @param {(press: Press) => void} hearer.explain
 * @param {() => void} hearer.hide
 */
export function pressing({ isDrag, explain, hide }) {
  let timer = 0;
  let began = 0;
  let isLong = false;
  return {
    isLong: () => isLong,
    /**
     * @param {number} time
     * @param {Press | null} press nothing if a long press would explain nothing
     */
    begin(time, press) {
      isLong = false;
      began = time;
      clearTimeout(timer);
      hide();
      if (!press) return;
      timer = setTimeout(() => {
        if (isDrag()) return;
        isLong = true;
        explain(press);
      }, LONG_MILLISECONDS);
    },
    /** @param {number} time */
    end(time) {
      clearTimeout(timer);
      if (!isLong || time - began >= LONG_MILLISECONDS) return;
      isLong = false;
      hide();
    },
  };
}

const MARGIN_PIXELS = 8; // between a tip and the edge of the window
const ABOVE_PIXELS = 14; // between a tip and what it explains
const BELOW_PIXELS = 28;

/**
 * Where a tip lies: above a point, or below it where there is no room, and inside the window.
 * @param {{ x: number, y: number }} point
 * @param {{ width: number, height: number }} tip
 * @param {number} room the width of the window
 */
export function tipPlace({ x, y }, { width, height }, room) {
  const top = y - height - ABOVE_PIXELS;
  return {
    x: Math.max(MARGIN_PIXELS, Math.min(room - width - MARGIN_PIXELS, x - width / 2)),
    y: top < MARGIN_PIXELS ? y + BELOW_PIXELS : top,
  };
}
