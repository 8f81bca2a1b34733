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

/**
 * Whether a table has moved on since this browser showed it; what it shows in the end is kept.
 * @param {string} table
 * @param {() => number} version
 */
export function hasMovedOn(table, version) {
  const key = `seen ${table}`;
  const seen = Number(rememberedChoice(key, "0"));
  addEventListener("pagehide", () => rememberChoice(key, String(version())));
  return seen > 0 && seen < version();
}
