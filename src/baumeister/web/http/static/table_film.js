// The film strip: what others have done since one's own turn. A tap on a picture shows that moment
// on the board, a second one returns to the present. Loaded when it is first opened.

import { element, pieceAt, pieces } from "./dom.js";
import { parted, put } from "./table_fragments.js";
import { whyButton } from "./table_why.js";

/** @import { Glimpse, Moment, Scene, TableTexts } from "./types.js" */
/** @typedef {ReturnType<typeof filmStrip>} FilmStrip */

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} root
 * @property {(what: string) => Promise<any>} get from the table
 * @property {(at: number) => Promise<{ why: string }>} why a bot has done it
 * @property {(isHeld: boolean) => void} hold while the past is shown, the present waits
 * @property {(spread: string) => void} lay
 * @property {() => void} settle the present is shown again
 * @property {() => Scene} sceneNow
 * @property {(sentence: string) => void} say
 * @property {TableTexts} texts
 */

/** @param {Surroundings} surroundings */
export function filmStrip({ root, get, why, hold, lay, settle, sceneNow, say, texts }) {
  const strip = element("film-strip");
  const film = element("film");
  const button = element("since", HTMLButtonElement);
  /** @type {Record<string, string> | null} */
  let present = null; // the board as it is now, while the past is shown

  /** @param {Glimpse} glimpse */
  function framed({ at, seat, text, picture, can_say_why: canSayWhy }) {
    const line = document.createElement("li");
    const choice = line.appendChild(document.createElement("button"));
    choice.type = "button";
    choice.dataset.moment = String(at);
    choice.dataset.seat = String(seat);
    choice.setAttribute("aria-pressed", "false");
    choice.innerHTML = picture;
    choice.appendChild(document.createElement("span")).textContent = text;
    if (canSayWhy) line.append(whyButton(texts, () => why(at)));
    return line;
  }

  async function open() {
    /** @type {{ steps: Glimpse[] } | null} */
    const found = await get("since");
    if (!found) return;
    if (!found.steps.length) return say(texts.since_nothing);
    strip.replaceChildren(...found.steps.map(framed));
    film.hidden = false;
    button.setAttribute("aria-expanded", "true");
    element("film-title").focus();
    strip.scrollLeft = 0;
  }

  /** Whether there was something to close. */
  function close() {
    if (film.hidden) return false;
    back();
    film.hidden = true;
    button.setAttribute("aria-expanded", "false");
    button.focus();
    return true;
  }

  /** @param {string} at */
  async function showMoment(at) {
    const { seat } = sceneNow();
    /** @type {Moment | null} */
    const moment = await get(`moment?at=${at}&seat=${seat ?? "public"}`);
    if (!moment || film.hidden) return;
    hold(true);
    present ??= Object.fromEntries(
      pieces(document, '#board [id^="part-"]').map((part) => [part.id, part.innerHTML]),
    );
    put(parted(moment.fragments, "#board").onBoard);
    lay(moment.spread);
    root.classList.add("past");
    mark(at);
  }

  function back() {
    if (!present) return;
    put(present);
    present = null;
    root.classList.remove("past");
    mark("");
    settle();
    hold(false);
  }

  /** @param {string} at */
  function mark(at) {
    for (const one of pieces(strip, "[data-moment]")) {
      one.setAttribute("aria-pressed", String(one.dataset.moment === at));
    }
  }

  element("film-close").addEventListener("click", close);
  strip.addEventListener("click", (event) => {
    const choice = pieceAt(event, "[data-moment]");
    if (!choice) return;
    if (choice.getAttribute("aria-pressed") === "true") back();
    else showMoment(choice.dataset.moment ?? "");
  });

  return { close, toggle: () => close() || open() };
}
