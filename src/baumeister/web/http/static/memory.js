// What this browser remembers of a person's wishes.

/**
 * Whether a switch is on: as it was left, or as it usually is.
 * @param {string} key
 */
export function remembered(key, usual = false) {
  try {
    return (localStorage.getItem(key) ?? (usual ? "on" : "off")) === "on";
  } catch {
    return usual; // a browser that keeps nothing
  }
}

/**
 * @param {string} key
 * @param {boolean} isOn
 */
export function remember(key, isOn) {
  try {
    localStorage.setItem(key, isOn ? "on" : "off");
  } catch {
    // It holds as long as the page is open.
  }
}

/**
 * What was chosen last, or what usually is.
 * @param {string} key
 * @param {string} usual
 */
export function rememberedChoice(key, usual) {
  try {
    return localStorage.getItem(key) ?? usual;
  } catch {
    return usual;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function rememberChoice(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds as long as the page is open.
  }
}
