// The pace of this page: its buttons, and the speed that somebody chose.

import { waiting as sleep } from "./backoff.js";
import { datum, element } from "./dom.js";
import { rememberChoice, rememberedChoice } from "./memory.js";
import { pacing } from "./table_pace.js";

/** @import { Manner, Speed } from "./table_pace.js" */
/** @import { Push } from "./types.js" */

/**
 * @param {HTMLElement} root
 * @param {(push: Push, manner: Manner) => Promise<void>} show
 */
export function paceBar(root, show) {
  const speed = element("pace", HTMLSelectElement);
  const pause = element("pause", HTMLButtonElement);
  const jump = element("jump", HTMLButtonElement);
  const next = element("next", HTMLButtonElement);
  let isHalted = false;

  speed.value = rememberedChoice("pace", datum(root, "pace"));
  const pace = pacing(/** @type {Speed} */ (speed.value), {
    show: (push, manner) => show(push, document.hidden ? { ...manner, isMoving: false } : manner),
    wait: (milliseconds) => sleep(document.hidden ? 0 : milliseconds),
    changed(now) {
      isHalted = now.isHalted;
      next.hidden = !isHalted;
      jump.hidden = !now.waiting;
      for (const count of [next, jump]) count.dataset.waiting = String(now.waiting);
    },
  });

  speed.addEventListener("change", () => {
    rememberChoice("pace", speed.value);
    pace.setSpeed(/** @type {Speed} */ (speed.value));
  });
  pause.addEventListener("click", () => {
    const isPaused = pause.getAttribute("aria-pressed") !== "true";
    pause.setAttribute("aria-pressed", String(isPaused));
    pace.pause(isPaused);
  });
  jump.addEventListener("click", pace.jump);
  next.addEventListener("click", pace.next);
  element("stage").addEventListener("click", pace.next);
  document.addEventListener("visibilitychange", () => document.hidden && pace.jump());

  return {
    ...pace,
    isHalted: () => isHalted,
    /**
     * Nothing new is shown meanwhile, whatever somebody chose.
     * @param {boolean} isHeld
     */
    hold: (isHeld) => pace.pause(isHeld || pause.getAttribute("aria-pressed") === "true"),
  };
}
