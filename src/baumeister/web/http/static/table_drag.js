// Dragging: down on a thing that can be picked up, up on a place for it.

import { distance } from "./boxes.js";
import { piece, pieceAt, pieces } from "./dom.js";
import { copyOf, group, inSvg, layerAbove, toScreen } from "./motion_look.js";

/** @import { View } from "./table_view.js" */
/** @import { Piece } from "./types.js" */

const STILL_PIXELS = 8; // that a pointer may slip in a click
const REST_MILLISECONDS = 250; // on what moves a map: on its way a pointer passes over much

/**
 * The thing and its pointer, where that began and is now, and the picture that follows it.
 * @typedef {object} Drag
 * @property {string} name
 * @property {PointerEvent} from
 * @property {PointerEvent} last
 * @property {SVGElement | null} layer there once the pointer has left its place
 */

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} board
 * @property {View} view
 * @property {(name: string) => Piece | null} pickOf
 * @property {(thing: Piece) => void} take
 * @property {(notation: string) => void} lay
 */

/** @param {Surroundings} surroundings */
export function dragging({ board, view, pickOf, take, lay }) {
  /** @type {Drag | null} */
  let drag = null;
  let resting = 0;
  /** @type {string | null} */
  let restsOn = null; // a view of a map

  board.addEventListener("pointerdown", (event) => {
    end();
    const thing = event.isPrimary && !event.button && pieceAt(event, "[data-pick]");
    const name = thing && thing.dataset.pick;
    if (name) drag = { name, from: event, last: event, layer: null };
  });

  addEventListener(
    "pointermove",
    (event) => {
      if (!drag || !isOf(drag, event)) return;
      const isStill = distance(event, drag.from) < STILL_PIXELS;
      if (drag.layer || (!isStill && begin(drag))) follow(drag, event);
    },
    true,
  );

  /**
   * @param {Drag} drag
   * @param {PointerEvent} event
   */
  const isOf = (drag, event) => event.pointerId === drag.from.pointerId;

  /**
   * From now on the pointer moves a thing and not the board.
   * @param {Drag} drag
   */
  function begin(drag) {
    const thing = pickOf(drag.name);
    if (!thing) return false;
    view.release(drag.from.pointerId);
    take(thing);
    drag.layer = layerAbove();
    document.body.append(drag.layer);
    return true;
  }

  /**
   * @param {Drag} drag
   * @param {PointerEvent} event
   */
  function follow(drag, event) {
    drag.last = event;
    const thing = pickOf(drag.name);
    if (!(thing instanceof SVGGraphicsElement) || !drag.layer) return;
    const copy = copyOf(thing);
    copy.querySelectorAll("title, .hot, .away, .ghost").forEach((part) => part.remove());
    for (const name of copy.getAttributeNames()) copy.removeAttribute(name);
    const moved = group([copy]);
    moved.setAttribute("transform", placed(thing, drag));
    drag.layer.replaceChildren(moved);
    aim(event);
  }

  /**
   * Where the picture lies: as the thing does, and as far away as the pointer has come.
   * @param {SVGGraphicsElement} thing
   * @param {Drag} drag
   */
  function placed(thing, { from, last }) {
    const here = new DOMMatrix().translate(last.x - from.x, last.y - from.y);
    return inSvg(here.multiply(toScreen(thing)));
  }

  /** @param {PointerEvent} event */
  function aim(event) {
    const target = document.elementFromPoint(event.clientX, event.clientY);
    mark(target?.closest("[data-with][data-action]") ?? null);
    rest(view.aimAt(event));
  }

  /**
   * A map is moved to the view that the pointer rests on.
   * @param {string | null} name
   */
  function rest(name) {
    if (name === restsOn) return;
    clearTimeout(resting);
    restsOn = name;
    if (name) resting = setTimeout(() => view.aim(name), REST_MILLISECONDS);
  }

  /** @param {Element | null} target */
  function mark(target) {
    for (const one of pieces(board, ".aimed")) {
      if (one !== target) one.classList.remove("aimed");
    }
    target?.classList.add("aimed");
  }

  function end() {
    drag?.layer?.remove();
    drag = null;
    mark(null);
    rest(null);
  }

  addEventListener("pointerup", (event) => {
    if (!drag || !isOf(drag, event)) return;
    const notation = piece(board, ".aimed")?.dataset.action;
    const aimed = restsOn;
    end();
    if (notation !== undefined) lay(notation);
    else if (aimed) view.aim(aimed);
  });
  addEventListener("pointercancel", (event) => {
    if (drag && isOf(drag, event)) end();
  });

  return {
    end,
    /** Show the thing as it is now, where the pointer is. */
    redraw() {
      if (drag?.layer) follow(drag, drag.last);
    },
  };
}
