// The keyboard: Tab goes through the actions in their order, arrows to the one that lies there.
// Things that can be picked up are among them.

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const STOP = "[data-action], [data-pick]";

export function keyboard({ root, board, view, side, touching, hand, hints, stops, choose, undo }) {
  const help = document.getElementById("help");
  const prompt = document.getElementById("prompt");

  /** Only one action is a stop for Tab: the others follow from it. */
  function order() {
    const all = stops();
    const stop = all.find((action) => action === document.activeElement) ?? all[0];
    for (const action of all) action.setAttribute("tabindex", action === stop ? 0 : -1);
  }

  function focus(action) {
    for (const one of stops()) one.setAttribute("tabindex", one === action ? 0 : -1);
    action.focus({ preventScroll: board.contains(action), focusVisible: true });
  }

  /** Along the order of the actions; at its ends Tab leaves them. */
  function step(event, current) {
    const all = stops();
    const next = all[all.indexOf(current) + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    focus(next);
  }

  /** From the question into the actions. */
  function enter(event) {
    const [first] = stops();
    if (event.shiftKey || !first) return;
    event.preventDefault();
    focus(first);
  }

  /** Of what lights up: a ghost may reach far beyond it. */
  const centre = (element) => {
    const box = (element.querySelector(".hot") ?? element).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };

  /** The nearest action in a direction; what lies aside counts as further away. */
  function towards([dx, dy], current) {
    const all = stops();
    if (!all.includes(current)) return all[0];
    const [x, y] = centre(current);
    const ahead = all
      .filter((one) => one !== current)
      .map((one) => {
        const [cx, cy] = centre(one);
        const along = (cx - x) * dx + (cy - y) * dy;
        const aside = Math.abs((cx - x) * dy + (cy - y) * dx);
        return { one, along, far: along + 2 * aside };
      })
      .filter(({ along }) => along > 2)
      .sort((a, b) => a.far - b.far);
    return ahead[0]?.one;
  }

  const LETTERS = {
    u: undo,
    h: hints.ask,
    "?": () => help.showModal(),
    "+": view.in,
    "-": view.out,
    0: view.fit,
    r: ({ shiftKey }) => hand.turn(shiftKey ? -1 : 1),
    ".": () => hand.turn(1),
    ",": () => hand.turn(-1),
  };

  function onAction(event, action) {
    if (event.key === "Tab") step(event, action);
    else if ((event.key === "Enter" || event.key === " ") && board.contains(action)) {
      event.preventDefault();
      if (!event.repeat) use(action);
    }
  }

  function use(stop) {
    if (stop.dataset.pick !== undefined) hand.pick(stop);
    else choose(stop.dataset.action);
  }

  /** Arrows scroll a list and choose in a field; elsewhere they go through the actions. */
  function onArrow(event, active) {
    const isFree = active === document.body || active === prompt || active.matches(STOP);
    const next = isFree && towards(DIRECTIONS[event.key], active);
    if (!next) return;
    event.preventDefault();
    focus(next);
  }

  function escape() {
    touching.forget();
    if (!hand.putDown()) side.close();
  }

  document.addEventListener("keydown", (event) => {
    const isOthers = event.ctrlKey || event.metaKey || event.altKey;
    if (isOthers || document.querySelector("dialog[open]")) return;
    const active = document.activeElement ?? document.body;
    if (event.key === "Escape") return escape();
    if (active.matches("input, textarea, select")) return;
    if (event.key in DIRECTIONS) onArrow(event, active);
    else if (event.key === "Tab" && active === prompt) enter(event);
    else if (active.matches(STOP)) onAction(event, active);
    const letter = LETTERS[event.key.toLowerCase()];
    if (letter && root.isConnected) {
      event.preventDefault();
      letter(event);
    }
  });

  return { order, focus };
}
