// Telling somebody who looks elsewhere that it is his turn: a sound, a notification of the browser.
// Both are off until somebody switches them on, and remembered then.

/** Whether a switch is on: as it was left, or as it usually is. */
export function remembered(key, usual = false) {
  try {
    return (localStorage.getItem(key) ?? (usual ? "on" : "off")) === "on";
  } catch {
    return usual; // a browser that keeps nothing
  }
}

export function remember(key, isOn) {
  try {
    localStorage.setItem(key, isOn ? "on" : "off");
  } catch {
    // It holds as long as the page is open.
  }
}

export function notifier(texts, say) {
  const sound = document.getElementById("sound");
  const notify = document.getElementById("notify");
  let audio = null;
  let note = null;

  function beep() {
    audio ??= new AudioContext();
    audio.resume();
    [523, 784].forEach((pitch, n) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + n * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
      tone.connect(volume).connect(audio.destination);
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

  function showNote(question) {
    try {
      note = new Notification(texts.title_turn, { body: question, tag: location.pathname });
      note.addEventListener("click", () => {
        window.focus();
        note.close();
      });
    } catch {
      // Some phones show notifications for installed pages only.
    }
  }

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) note?.close();
  });

  return {
    turn(question) {
      if (sound.checked) beep();
      if (document.hidden && notify.checked && isAllowed()) showNote(question);
    },
  };
}
