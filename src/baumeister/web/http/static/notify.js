// Telling somebody who looks elsewhere that it is their turn: by a sound, by a notification of the
// browser. Both are off until somebody switches them on, and remembered then.

import { element } from "./dom.js";
import { remember, remembered } from "./memory.js";

/** @import { TableTexts } from "./types.js" */

/**
 * @param {TableTexts} texts
 * @param {(sentence: string) => void} say
 */
export function notifier(texts, say) {
  const sound = element("sound", HTMLInputElement);
  const notify = element("notify", HTMLInputElement);
  /** @type {AudioContext | null} */
  let audio = null;
  /** @type {Notification | null} */
  let note = null;

  function beep() {
    const context = (audio ??= new AudioContext());
    context.resume();
    [523, 784].forEach((pitch, n) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + n * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.4);
    });
  }

  sound.checked = remembered("sound");
  sound.addEventListener("change", () => {
    remember("sound", sound.checked);
    if (sound.checked) beep();
  });

  const isAllowed = () => "Notification" in window && Notification.permission === "granted";
  notify.checked = remembered("notify") && isAllowed();
  notify.addEventListener("change", async () => {
    if (notify.checked && "Notification" in window) await Notification.requestPermission();
    if (notify.checked && !isAllowed()) {
      notify.checked = false;
      say(texts.notify_refused);
    }
    remember("notify", notify.checked);
  });

  /** @param {string} question */
  function showNote(question) {
    try {
      const shown = new Notification(texts.title_turn, { body: question, tag: location.pathname });
      shown.addEventListener("click", () => {
        window.focus();
        shown.close();
      });
      note = shown;
    } catch {
      // Some phones show notifications for installed pages only.
    }
  }

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) note?.close();
  });

  return {
    /** @param {string} question */
    turn(question) {
      if (sound.checked) beep();
      if (document.hidden && notify.checked && isAllowed()) showNote(question);
    },
  };
}
