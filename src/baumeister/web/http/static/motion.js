// Motion: things travel from where they were to where they are now, one event after the other.
//
// The new drawing is there already. What has moved is hidden in it until its copy, which flies in
// a layer above, has arrived. A place is an element with `data-at`; its name is the same in the
// old drawing and the new one. Pieces of a place that make room for others have the class `drifts`:
// one that only lies elsewhere in the same place has not moved. What stays in
// its place but has another `data-angle` is turned.

const EVENT = 220; // milliseconds for one event, if there are not too many
const ALL = 1800; // for all events together
const QUICKEST = 50;
const SHIFT = 250; // for places that moved as a whole
const MOST_SHIFTS = 8; // more than that is another arrangement rather than a move

const SVG = "http://www.w3.org/2000/svg";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function motion(board) {
  let isSkipped = false;
  let land = null; // ends what is flying now

  const drawing = () => board.querySelector("svg");
  const place = (name) => drawing()?.querySelector(`[data-at="${CSS.escape(name)}"]`);

  for (const start of ["pointerdown", "keydown"]) {
    addEventListener(start, skip, true);
  }
  document.addEventListener("visibilitychange", () => document.hidden && skip());

  function skip() {
    isSkipped = true;
    land?.();
  }

  const pairs = (events) => events.flatMap(({ moves }) => moves);

  /** What must be known of the old drawing before it is replaced; nothing if nothing will move. */
  function remember(events) {
    if (calm.matches || document.hidden || !drawing() || !pairs(events).length) return null;
    const places = new Map();
    for (const element of drawing().querySelectorAll("[data-at]")) {
      const copy = element.cloneNode(true);
      places.set(element.dataset.at, { matrix: toDrawing(element), copy, angle: angleOf(element) });
    }
    for (const name of new Set(pairs(events).flat())) {
      const element = place(name);
      if (element) Object.assign(places.get(name), look(element));
    }
    return places;
  }

  const angleOf = (element) => Number(element.dataset.angle ?? 0);

  /** From an element's own coordinates to those of the drawing. */
  function toDrawing(element) {
    return drawing().getScreenCTM().inverse().multiply(element.getScreenCTM());
  }

  /** A place with the pieces on it: where they lie, and how they look. */
  function look(element) {
    let inside = element;
    while (parts(inside).length === 1 && parts(inside)[0].matches("g:not([class]), g.go")) {
      [inside] = parts(inside);
    }
    const matrix = toDrawing(inside);
    const pieces = parts(inside).flatMap(unwrapped).map((node) => ({
      node,
      matrix,
      looks: node.outerHTML,
      kind: node.matches(".drifts") ? node.innerHTML : null,
      box: boxOf(node, matrix),
    }));
    return { pieces, box: boxOf(element, toDrawing(element)) };
  }

  /** What can be done or explained is a frame around the pieces themselves. */
  function unwrapped(node) {
    const isFrame = node.matches("g.go, g:not([class], [transform], [data-at])");
    return isFrame && node.querySelector(":scope > title") ? parts(node).flatMap(unwrapped) : [node];
  }

  /** Without titles, marks and what only shows that something can be done. */
  const parts = (element) =>
    [...element.children].filter((part) => !part.matches("title, desc, .ring, .hot, .away, .ghost"));

  function boxOf(node, matrix) {
    const { x, y, width, height } = node.getBBox();
    const corners = [
      [x, y],
      [x + width, y + height],
      [x + width, y],
      [x, y + height],
    ].map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix));
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    return {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    };
  }

  const union = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  });
  const area = (box) => (box.right - box.left) * (box.bottom - box.top);
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

  /** Pieces of one look at a place that the other look does not have; a mere number is none. */
  function difference(one, other) {
    const known = new Set((other?.pieces ?? []).map((piece) => piece.looks));
    const mine = new Set((one?.pieces ?? []).map((piece) => piece.looks));
    const drifted = (other?.pieces ?? []).filter(({ kind, looks }) => kind && !mine.has(looks));
    const kinds = drifted.map(({ kind }) => kind);
    const pieces = (one?.pieces ?? []).filter(({ looks, kind }) => {
      if (known.has(looks)) return false;
      const place = kind === null ? -1 : kinds.indexOf(kind);
      if (place >= 0) kinds.splice(place, 1);
      return place < 0;
    });
    return pieces.some(({ node }) => node.tagName !== "text") ? pieces : [];
  }

  /** A copy for the layer above: it looks the same, and is nothing but a picture. */
  function picture(node, matrix) {
    const copy = node.cloneNode(true);
    if (copy.hasAttribute("data-at")) copy.removeAttribute("transform");
    for (const part of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of ["id", "data-at", "data-action", "data-pick", "tabindex", "role", "visibility"]) {
        part.removeAttribute(name);
      }
    }
    copy.querySelectorAll(".hot, .ring, title").forEach((part) => part.remove());
    const frame = document.createElementNS(SVG, "g");
    const { a, b, c, d, e, f } = matrix;
    frame.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    frame.append(copy);
    return frame;
  }

  function group(layer, frames) {
    const element = document.createElementNS(SVG, "g");
    element.append(...frames);
    layer.append(element);
    return element;
  }

  /** How one thing flies: its picture, the way, and what is hidden or shown until it arrives. */
  function flightOf(before, layer, [from, to], number, count) {
    const [oldTo, newTo] = [before.get(to), place(to) && look(place(to))];
    const [oldFrom, newFrom] = [before.get(from), place(from) && look(place(from))];
    const come = difference(newTo, oldTo);
    const left = difference(oldFrom, newFrom);
    const own = count > 1 && come.length >= count ? [come[number]] : come;
    const size = (pieces) => (pieces.length ? area(union(pieces.map(({ box }) => box))) : 0);
    const start = newFrom?.box ?? oldFrom?.box;
    if (!start || !newTo) return null;
    const isNew = size(own) > 0 && (!size(left) || size(own) <= 1.5 * size(left));
    const pieces = isNew ? own : left;
    if (!size(pieces)) return null;
    const hidden = isNew ? own.map(({ node }) => node) : [place(to)];
    const gone = isNew ? difference(oldTo, newTo) : (oldTo?.pieces ?? []);
    const cover = group(layer, gone.map(({ node, matrix }) => picture(node, matrix)));
    const box = union(pieces.map((piece) => piece.box));
    const [x, y] = middle(box);
    const isThere = !isNew && !isShifted(oldFrom, place(from));
    const [startX, startY] = middle(isThere ? box : start);
    const [endX, endY] = isNew ? [x, y] : middle(newTo.box);
    const frames = pieces.map(({ node, matrix }) => picture(node, matrix));
    if (from === to) return spinner(group(layer, frames), place(to), before.get(to), hidden, cover);
    const way = [
      [startX - x, startY - y],
      [endX - x, endY - y],
    ];
    return flyer(group(layer, frames), ...way, hidden, cover);
  }

  /** What is turned on the spot, the shorter way round. */
  function spinner(element, spot, old, hidden, cover) {
    const { e, f } = toDrawing(spot);
    const back = ((old.angle - angleOf(spot) + 540) % 360) - 180;
    const turned = (part) => {
      if (part > 0) cover.remove(); // or its corners would look out
      return `rotate(${(back * (1 - part)).toFixed(1)} ${e} ${f})`;
    };
    return traveller(element, turned, hidden, cover);
  }

  function flyer(element, from, to, hidden, cover) {
    const shifted = (part) => {
      const [x, y] = [0, 1].map((n) => from[n] + (to[n] - from[n]) * part);
      return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
    };
    return traveller(element, shifted, hidden, cover);
  }

  function traveller(element, transform, hidden, cover) {
    hidden.forEach((node) => node.setAttribute("visibility", "hidden"));
    element.setAttribute("visibility", "hidden");
    const at = (part) => element.setAttribute("transform", transform(part));
    at(0);
    return {
      at,
      wait: () => element.removeAttribute("visibility"),
      arrive() {
        hidden.forEach((node) => node.removeAttribute("visibility"));
        element.remove();
        cover?.remove();
      },
    };
  }

  function isShifted(old, element) {
    if (!element) return false;
    const { e, f } = toDrawing(element);
    return Math.hypot(e - old.matrix.e, f - old.matrix.f) > 3;
  }

  /** Places that lie elsewhere now, such as a ship that has sailed. */
  function shifts(before, layer, names) {
    const moved = [...drawing().querySelectorAll("[data-at]")].filter((element) => {
      const old = before.get(element.dataset.at);
      return old && !names.has(element.dataset.at) && isShifted(old, element);
    });
    const isInside = (one) => moved.some((other) => other !== one && other.contains(one));
    const outer = moved.filter((one) => !isInside(one));
    if (outer.length > MOST_SHIFTS) return [];
    return outer.map((element) => {
      const { matrix, copy } = before.get(element.dataset.at);
      const { e, f } = toDrawing(element);
      const shifted = group(layer, [picture(copy, matrix)]);
      return flyer(shifted, [0, 0], [e - matrix.e, f - matrix.f], [element]);
    });
  }

  /** Let everything fly; resolves when the last thing has arrived or somebody has had enough. */
  async function play(before, events) {
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", "flight");
    layer.setAttribute("aria-hidden", "true");
    drawing().append(layer);
    const first = shifts(before, layer, new Set(pairs(events).flat()));
    const flights = flightsOf(before, layer, events);
    const steps = flights.filter((step) => step.length);
    const pace = Math.min(EVENT, Math.max(QUICKEST, ALL / Math.max(1, steps.length)));
    isSkipped = false;
    if (first.length) await fly(first, SHIFT);
    steps.flat().forEach((flight) => flight.wait());
    for (const step of steps) await fly(step, pace);
    layer.remove();
  }

  function flightsOf(before, layer, events) {
    const all = pairs(events).map(String);
    const seen = new Map();
    return events.map(({ moves }) =>
      moves
        .map((move) => {
          const number = seen.get(String(move)) ?? 0;
          seen.set(String(move), number + 1);
          const count = all.filter((other) => other === String(move)).length;
          return flightOf(before, layer, move, number, count);
        })
        .filter(Boolean),
    );
  }

  /** Move flyers along their ways together. */
  function fly(flyers, duration) {
    return new Promise((arrived) => {
      const start = performance.now();
      flyers.forEach((one) => one.wait());
      land = () => {
        land = null;
        flyers.forEach((one) => one.arrive());
        arrived();
      };
      const own = land;
      const frame = (now) => {
        if (land !== own) return;
        const part = Math.min(1, Math.max(0, now - start) / duration);
        flyers.forEach((one) => one.at(1 - (1 - part) ** 3));
        if (part === 1) land();
        else requestAnimationFrame(frame);
      };
      if (isSkipped) land();
      else requestAnimationFrame(frame);
    });
  }

  return { remember, play };
}
