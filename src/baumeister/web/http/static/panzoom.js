// Moving and enlarging the board: by touch, by mouse, by buttons.

const LARGEST = 6;
const STEP = 1.4;
const FILLED = 2.2; // how much a wide board is enlarged at first on a narrow screen
const ROOM = 0.94; // of the stage, for what is gathered in it
const STILL = 8; // pixels a finger may slip in a tap
const DOUBLE = 300; // milliseconds between the taps of a double tap
const narrow = matchMedia("(max-width: 699px)");

export function panzoom(stage, board) {
  let x = 0;
  let y = 0;
  let scale = 1;
  let dragged = false;
  const fingers = new Map();
  let lastTap = { time: 0, x: 0, y: 0 };

  /** Where the drawing lies in the stage before it is enlarged. */
  function drawing() {
    const { clientWidth: width, clientHeight: height } = stage;
    const box = board.querySelector("svg")?.viewBox.baseVal;
    if (!box?.width || !height) return { left: 0, top: 0, width, height };
    const fit = Math.min(width / box.width, height / box.height);
    const [w, h] = [box.width * fit, box.height * fit];
    return { left: (width - w) / 2, top: (height - h) / 2, width: w, height: h };
  }

  /** Keep the drawing in sight: no edge of it further in than needed. */
  function clamp(offset, start, size, room) {
    const [first, length] = [start * scale, size * scale];
    if (length <= room) return (room - length) / 2 - first;
    return Math.min(-first, Math.max(room - length - first, offset));
  }

  function draw() {
    const area = drawing();
    x = clamp(x, area.left, area.width, stage.clientWidth);
    y = clamp(y, area.top, area.height, stage.clientHeight);
    board.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    stage.classList.toggle("enlarged", scale > 1.01);
  }

  /** Enlarge so that the point stays where it is. */
  function zoom(to, px = stage.clientWidth / 2, py = stage.clientHeight / 2) {
    const next = Math.min(LARGEST, Math.max(1, to));
    x = px - ((px - x) * next) / scale;
    y = py - ((py - y) * next) / scale;
    scale = next;
    draw();
  }

  const point = ({ clientX, clientY }) => {
    const area = stage.getBoundingClientRect();
    return { x: clientX - area.left, y: clientY - area.top };
  };

  addEventListener("pointerdown", () => (dragged &&= fingers.size > 0), true);
  stage.addEventListener("pointerdown", (event) => {
    if (event.button > 0 || event.target.closest("button")) return;
    fingers.set(event.pointerId, { ...point(event), from: point(event) });
  });

  addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const now = point(event);
    const slip = Math.hypot(now.x - finger.from.x, now.y - finger.from.y);
    if (!dragged && fingers.size === 1 && (slip < STILL || scale <= 1.01)) return;
    dragged = true;
    if (fingers.size === 2) pinch(event.pointerId, now);
    else {
      x += now.x - finger.x;
      y += now.y - finger.y;
      draw();
    }
    Object.assign(finger, now);
  });

  function pinch(id, now) {
    const [key] = [...fingers.keys()].filter((other) => other !== id);
    const still = fingers.get(key);
    const before = fingers.get(id);
    const distance = (one) => Math.hypot(one.x - still.x, one.y - still.y) || 1;
    x += (now.x - before.x) / 2;
    y += (now.y - before.y) / 2;
    zoom((scale * distance(now)) / distance(before), (now.x + still.x) / 2, (now.y + still.y) / 2);
  }

  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, (event) => {
      if (!fingers.delete(event.pointerId) || dragged || event.pointerType !== "touch") return;
      const tap = { ...point(event), time: event.timeStamp };
      const isNear = Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < 30;
      const isDouble = isNear && tap.time - lastTap.time < DOUBLE;
      lastTap = isDouble ? { time: 0, x: 0, y: 0 } : tap;
      const isFree = !event.target.closest("[data-action], [data-pick]");
      if (isDouble && isFree) zoom(scale > 1.5 ? 1 : 3, tap.x, tap.y);
    });
  }

  stage.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && scale <= 1.01) return; // the page may scroll
      event.preventDefault();
      const { x: px, y: py } = point(event);
      if (event.ctrlKey) zoom(scale * Math.exp(-event.deltaY / 200), px, py);
      else {
        x -= event.deltaX;
        y -= event.deltaY;
        draw();
      }
    },
    { passive: false },
  );

  new ResizeObserver(draw).observe(stage);
  narrow.addEventListener("change", start);

  const boxesOf = (elements) => elements.map((one) => one.getBoundingClientRect());

  function isSeen({ left, top, right, bottom }) {
    const area = stage.getBoundingClientRect();
    return left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom;
  }

  function around(boxes) {
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  /** How much smaller a box must be to fit into the stage; 1 if it does. */
  function fit({ width, height }) {
    return Math.min(1, stage.clientWidth / width, stage.clientHeight / height);
  }

  function centre(box) {
    const area = stage.getBoundingClientRect();
    x += (area.left + area.right - box.left - box.right) / 2;
    y += (area.top + area.bottom - box.top - box.bottom) / 2;
    draw();
  }

  /** Move the board if none of these elements can be seen: all into sight, or else the first. */
  function reveal(elements) {
    const boxes = boxesOf(elements);
    if (scale <= 1.01 || !boxes.length || boxes.some(isSeen)) return;
    const all = around(boxes);
    centre(fit(all) === 1 ? all : boxes[0]);
  }

  /** Bring all of these elements into sight, even if the board gets smaller. */
  function gather(elements) {
    const boxes = boxesOf(elements);
    if (scale <= 1.01 || boxes.every(isSeen)) return;
    const less = fit(around(boxes));
    if (less < 1) zoom(scale * less * ROOM);
    centre(around(boxesOf(elements)));
  }

  /** A board that is small on a narrow screen begins enlarged, at its left edge. */
  function start() {
    const area = drawing();
    const isSmall = narrow.matches && area.height < stage.clientHeight * 0.8;
    zoom(isSmall ? Math.min(FILLED, stage.clientHeight / area.height) : 1, 0);
  }

  return {
    reveal,
    gather,
    in: () => zoom(scale * STEP),
    out: () => zoom(scale / STEP),
    /** The whole board; where it is shown already, as it was at first. */
    fit: () => (scale > 1.01 ? zoom(1) : start()),
    /** Whether the click that comes now ends a drag. */
    wasDragged: () => dragged,
    /** A pointer moves something else than the board. */
    release(id) {
      fingers.delete(id);
      dragged = true;
    },
    start,
  };
}
