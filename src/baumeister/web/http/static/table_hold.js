// The hand: something is picked up, turned, and laid where it fits. What is in the hand is a matter
// of this page alone; the table hears of it when it is laid.
//
// `data-pick` names a thing that can be picked up, `data-turns` counts its positions. Elements with
// `data-with` are there only while one of these things is held ("name", or "name/turn"), elements
// with `data-without` only while none of them is. `data-spot` names a place that several actions
// share, one for each turn.

const STILL = 8; // pixels a pointer may slip in a click
const PAUSE = 140; // milliseconds between two turns by the wheel
const SVG = "http://www.w3.org/2000/svg";

export const THERE = ":not(.away, .away *)";

export function holding({ root, board, view, texts, nameOf, choose, tell, chosen, changed }) {
  const bar = document.getElementById("hand");
  let held = null; // name, turn
  let latest = ""; // what was held last
  let lastWheel = 0;
  let drag = null; // pointer, where it began, the picture that follows it

  const pickOf = (name) => board.querySelector(`[data-pick="${CSS.escape(name)}"]${THERE}`);
  const turnsOf = (pick) => Number(pick?.dataset.turns ?? 1);
  const canTurn = () => held !== null && turnsOf(pickOf(held.name)) > 1;

  // What is shown

  const isMeant = (names) =>
    held !== null &&
    names.split(" ").some((name) => name === held.name || name === `${held.name}/${held.turn}`);

  function isAway({ dataset }) {
    const misses = dataset.with !== undefined && !isMeant(dataset.with);
    return misses || (dataset.without !== undefined && isMeant(dataset.without));
  }

  /** Everything on the board that depends on what is held. */
  function show() {
    const { activeElement: focus } = document;
    for (const one of board.querySelectorAll("[data-with], [data-without]")) {
      one.classList.toggle("away", isAway(one));
    }
    for (const pick of board.querySelectorAll("[data-pick]")) {
      const isHeld = pick.dataset.pick === held?.name;
      pick.classList.toggle("held", isHeld);
      pick.setAttribute("aria-pressed", isHeld);
    }
    bar.hidden = !held;
    bar.classList.toggle("turns", canTurn());
    root.classList.toggle("holding", held !== null);
    const isGone = (one) => one && board.contains(one) && !one.matches(THERE);
    const meant = chosen();
    changed({
      focus: isGone(focus) ? (twin(focus) ?? pickOf(latest)) : null,
      chosen: isGone(meant) ? twin(meant) : meant,
    });
  }

  /** The same place for what is held now. */
  function twin({ dataset: { spot } }) {
    return spot ? board.querySelector(`[data-spot="${CSS.escape(spot)}"]${THERE}`) : null;
  }

  /** After an update: what is no longer there is no longer held. */
  function restore() {
    const pick = held && pickOf(held.name);
    held = pick ? { name: held.name, turn: held.turn % turnsOf(pick) } : null;
    if (!held) endDrag();
    show();
    if (drag?.layer) follow(drag.last); // what is aimed at may have been drawn anew
  }

  // What a person does

  function take(pick) {
    latest = pick.dataset.pick;
    held = { name: latest, turn: 0 };
    show();
    const text = canTurn() ? texts.held_turning : texts.held;
    tell(text.replace("{thing}", nameOf(pick)));
  }

  /** Whether there was something to put down. */
  function putDown() {
    if (!held) return false;
    const thing = nameOf(pickOf(held.name));
    endDrag();
    held = null;
    show();
    tell(texts.put_down.replace("{thing}", thing));
    return true;
  }

  function turn(by) {
    if (!canTurn()) return;
    const turns = turnsOf(pickOf(held.name));
    held.turn = (held.turn + by + turns) % turns;
    show();
    if (drag) follow(drag.last);
    tell(texts.turned.replace("{n}", held.turn + 1).replace("{turns}", turns));
  }

  /** A click on a thing: take it; once it is held, turn it or put it down. */
  function pick(thing) {
    if (thing.dataset.pick !== held?.name) take(thing);
    else if (canTurn()) turn(1);
    else putDown();
  }

  const HAND = { left: () => turn(-1), right: () => turn(1), down: putDown };
  bar.addEventListener("click", ({ target }) => HAND[target.closest("[data-hand]")?.dataset.hand]?.());

  document.getElementById("stage").addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || !canTurn()) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp - lastWheel < PAUSE || !event.deltaY) return;
      lastWheel = event.timeStamp;
      turn(Math.sign(event.deltaY));
    },
    { passive: false, capture: true },
  );

  // Dragging: down on a thing, up on a place for it

  board.addEventListener("pointerdown", (event) => {
    endDrag();
    const thing = event.isPrimary && !event.button && event.target.closest("[data-pick]");
    if (thing) drag = { name: thing.dataset.pick, id: event.pointerId, from: event, last: event };
  });

  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId !== drag?.id) return;
      const slip = Math.hypot(event.clientX - drag.from.clientX, event.clientY - drag.from.clientY);
      if (!drag.layer && (slip < STILL || !begin())) return;
      follow(event);
    },
    true,
  );

  /** The pointer moves a thing and not the board. */
  function begin() {
    const thing = pickOf(drag.name);
    if (!thing) return false;
    view.release(drag.id);
    if (held?.name !== drag.name) take(thing);
    drag.layer = board.querySelector("svg").appendChild(document.createElementNS(SVG, "g"));
    drag.layer.setAttribute("class", "flight");
    drag.layer.setAttribute("aria-hidden", "true");
    return true;
  }

  function follow(event) {
    drag.last = event;
    const thing = pickOf(drag.name);
    if (!thing || !drag.layer) return;
    const copy = thing.cloneNode(true);
    copy.querySelectorAll("title, .hot, .away, .ghost").forEach((part) => part.remove());
    for (const name of [...copy.getAttributeNames()]) copy.removeAttribute(name);
    drag.layer.replaceChildren(copy);
    drag.layer.setAttribute("transform", placed(thing, event));
    aim(event);
  }

  /** Where the picture lies: as the thing does, and as far away as the pointer has come. */
  function placed(thing, { clientX, clientY }) {
    const screen = board.querySelector("svg").getScreenCTM().inverse();
    const at = ({ x, y }) => new DOMPoint(x, y).matrixTransform(screen);
    const from = at({ x: drag.from.clientX, y: drag.from.clientY });
    const to = at({ x: clientX, y: clientY });
    const { a, b, c, d, e, f } = screen.multiply(thing.getScreenCTM());
    return `matrix(${a} ${b} ${c} ${d} ${e + to.x - from.x} ${f + to.y - from.y})`;
  }

  function aim(event) {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = under?.closest("[data-with][data-action]") ?? null;
    board.querySelectorAll(".aimed").forEach((one) => one !== target && one.classList.remove("aimed"));
    target?.classList.add("aimed");
  }

  function endDrag() {
    drag?.layer?.remove();
    drag = null;
    board.querySelectorAll(".aimed").forEach((one) => one.classList.remove("aimed"));
  }

  addEventListener("pointerup", ({ pointerId }) => {
    if (pointerId !== drag?.id) return;
    const target = board.querySelector(".aimed");
    endDrag();
    if (target) choose(target.dataset.action);
  });
  addEventListener("pointercancel", ({ pointerId }) => pointerId === drag?.id && endDrag());

  return {
    pick,
    turn,
    putDown,
    restore,
    /** Things that can be picked up, and the one that is held. */
    picks: () => [...board.querySelectorAll(`[data-pick]${THERE}`)],
    held: () => held && pickOf(held.name),
  };
}
