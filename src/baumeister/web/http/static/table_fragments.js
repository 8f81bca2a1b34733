// Pieces of the page that the server has written anew.

/**
 * Set the insides of elements, by their ids. A fragment without an element is a new line of a list:
 * `chat-…` in `chat`.
 * @param {Record<string, string>} fragments
 * @returns {Set<string>} the lists that have a new line
 */
export function put(fragments) {
  /** @type {Set<string>} */
  const grown = new Set();
  for (const [id, html] of Object.entries(fragments)) {
    const place = document.getElementById(id);
    if (place) fill(place, html);
    else if (addLine(id, html)) grown.add(listOf(id));
  }
  return grown;
}

const ON_BOARD = "part-"; // begins the ids of what is drawn

/**
 * What is drawn, and what is said about it; what players have may count among the latter.
 * @param {Record<string, string>} fragments
 * @param {string} where it must be drawn
 */
export function parted(fragments, where) {
  const all = Object.entries(fragments);
  /** @param {string} id */
  const isThere = (id) =>
    id.startsWith(ON_BOARD) && document.getElementById(id)?.closest(where) !== null;
  /** @param {boolean} isDrawn */
  const those = (isDrawn) => Object.fromEntries(all.filter(([id]) => isThere(id) === isDrawn));
  return { onBoard: those(true), beside: those(false) };
}

/**
 * Unless it is the same already.
 * @param {Element} place
 * @param {string} html
 */
function fill(place, html) {
  const twin = document.importNode(place, false);
  twin.innerHTML = html;
  if (twin.innerHTML !== place.innerHTML) place.replaceChildren(...twin.childNodes);
}

/** @param {string} id */
const listOf = (id) => id.slice(0, id.lastIndexOf("-"));

/**
 * @param {string} id
 * @param {string} html
 */
function addLine(id, html) {
  const list = document.getElementById(listOf(id));
  if (!(list instanceof HTMLOListElement)) return false;
  const line = list.appendChild(document.createElement("li"));
  line.id = id;
  line.innerHTML = html;
  return true;
}
