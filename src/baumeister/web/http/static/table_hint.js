// Hints: what a bot would do is said, and shown where it would be done.

export function hinting({ root, board, view, texts, send, sceneNow }) {
  const button = document.getElementById("hint");
  const advice = document.getElementById("advice");
  let given = null; // what was said, at which version
  let isThinking = false;

  async function ask() {
    if (button.disabled || isThinking) return;
    const { seat, version } = sceneNow();
    isThinking = true;
    say(texts.hint_thinks);
    button.setAttribute("aria-busy", "true");
    const found = await send("hint", { seat, version });
    button.removeAttribute("aria-busy");
    isThinking = false;
    given = found && sceneNow().version === version ? { ...found, version } : null;
    show();
    if (given) bringIntoSight();
  }

  /** The thing to pick up and the place for it. */
  function bringIntoSight() {
    view.gather([...board.querySelectorAll(".hinted")]);
  }

  function say(sentence) {
    advice.textContent = sentence;
    advice.hidden = sentence === "";
  }

  /** Say and mark it as long as it is true; what was drawn anew is marked again. */
  function show() {
    const { version, can_ask: canAsk } = sceneNow();
    button.disabled = !canAsk;
    if (given?.version !== version) given = null;
    for (const one of root.querySelectorAll(".hinted")) one.classList.remove("hinted");
    if (isThinking) return;
    if (!given) return say("");
    for (const one of places(given.action)) one.classList.add("hinted");
    const { by, what, why } = given;
    say(`${texts.hint_says.replace("{by}", by).replace("{action}", what)} ${why}`);
  }

  /** Where it is done: the thing to pick up, and every place for it. */
  function places(notation) {
    const all = [...root.querySelectorAll(`[data-action="${CSS.escape(notation)}"]`)];
    const names = all.map((one) => one.dataset.with?.split(" ")[0].split("/")[0]).filter(Boolean);
    return [...all, ...names.flatMap((name) => [
      ...root.querySelectorAll(`[data-pick="${CSS.escape(name)}"]`),
    ])];
  }

  button.addEventListener("click", ask);
  return { ask, show };
}
