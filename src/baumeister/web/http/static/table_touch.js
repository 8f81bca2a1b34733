// Fingers: a tap selects an action on the board, a second one confirms it, a long press explains.

import { THERE } from "./table_hold.js";

const REACH = 24; // pixels a tap may miss an action by
const LONG = 450; // milliseconds

const STOP = "[data-action], [data-pick]";

export function touch({ root, board, view, stops, nameOf, choose }) {
  const bar = document.getElementById("confirm");
  const tip = document.getElementById("tip");
  let isTouch = false;
  let chosen; // notation
  let pressing = 0;
  let pressedAt = 0;
  let wasLong = false;

  function forget() {
    chosen = undefined;
    bar.hidden = true;
    board.querySelector(".chosen")?.classList.remove("chosen");
    hideTip();
  }

  /** What a tap on the board means, even if it is a little beside it. */
  function target(event) {
    const isBeside = board.contains(event.target) && !event.target.closest(STOP);
    if (!isTouch || !isBeside) return null;
    const near = stops()
      .filter((action) => board.contains(action))
      .map((action) => ({ action, miss: distance(action.getBoundingClientRect(), event) }))
      .sort((one, other) => one.miss - other.miss)[0];
    if (near?.miss <= REACH) return near.action;
    forget();
    return null;
  }

  function distance(box, { clientX, clientY }) {
    const dx = Math.max(box.left - clientX, 0, clientX - box.right);
    const dy = Math.max(box.top - clientY, 0, clientY - box.bottom);
    return Math.hypot(dx, dy);
  }

  /** Whether a tap only selected: a mouse, a button or a second tap does it at once. */
  function selects(action) {
    if (wasLong) return true;
    const { action: notation } = action.dataset;
    const isOffer = notation !== undefined && chosen !== notation;
    if (!isTouch || !board.contains(action) || !isOffer) return false;
    select(action);
    return true;
  }

  /** What can be done has changed; what was chosen stays chosen if it still can be done. */
  function keep(legal) {
    hideTip();
    if (!legal.includes(chosen)) forget();
  }

  /** The element of what is chosen; an update may have drawn it anew. */
  function chosenElement() {
    if (chosen === undefined) return null;
    const all = `[data-action="${CSS.escape(chosen)}"]`;
    return board.querySelector(all + THERE) ?? board.querySelector(all);
  }

  /** Ask whether this action is meant; without one, ask nothing. */
  function select(action) {
    if (action?.dataset.action !== chosen) forget();
    if (!action) return;
    chosen = action.dataset.action;
    action.classList.add("chosen");
    document.getElementById("confirm-text").textContent = nameOf(action);
    bar.hidden = false;
  }

  document.getElementById("confirm-no").addEventListener("click", forget);
  document.getElementById("confirm-yes").addEventListener("click", () => chosen && choose(chosen));

  function showTip(text, left, top) {
    if (!text) return;
    tip.textContent = text;
    tip.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = tip;
    const x = Math.max(8, Math.min(innerWidth - width - 8, left - width / 2));
    const y = top - height - 14 < 8 ? top + 28 : top - height - 14;
    tip.style.transform = `translate(${x}px, ${y}px)`;
  }

  function hideTip() {
    tip.hidden = true;
  }

  /** What the nearest thing around an element says about itself. */
  function explanation(element) {
    for (let one = element; one && board.contains(one); one = one.parentElement) {
      const title = one.querySelector(":scope > title");
      if (title && one.tagName !== "svg") return title.textContent;
    }
    return "";
  }

  root.addEventListener(
    "pointerdown",
    (event) => {
      isTouch = event.pointerType === "touch";
      wasLong = false;
      pressedAt = event.timeStamp;
      hideTip();
      clearTimeout(pressing);
      if (!isTouch || !board.contains(event.target)) return;
      const { target: pressed, clientX, clientY } = event;
      pressing = setTimeout(() => {
        if (view.wasDragged()) return;
        wasLong = true;
        showTip(explanation(pressed), clientX, clientY);
      }, LONG);
    },
    true,
  );
  for (const end of ["pointerup", "pointercancel"]) {
    root.addEventListener(end, released, true);
  }

  /** A page that was busy hears late that the finger is up; the press was as long as it was. */
  function released({ timeStamp }) {
    clearTimeout(pressing);
    if (!wasLong || timeStamp - pressedAt >= LONG) return;
    wasLong = false;
    hideTip();
  }

  board.addEventListener("contextmenu", (event) => isTouch && event.preventDefault());

  // The keyboard shows where it is; those who see it read there what it would do.
  board.addEventListener("focusin", ({ target: action }) => {
    if (isTouch || !action.matches(`:is(${STOP}):focus-visible`)) return;
    view.reveal([action]);
    const box = action.getBoundingClientRect();
    showTip(nameOf(action), box.left + box.width / 2, box.top);
  });
  board.addEventListener("focusout", hideTip);
  addEventListener("keydown", () => (isTouch = false), true);

  return { forget, keep, chosenElement, target, selects, select };
}
