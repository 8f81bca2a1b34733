// The form for a new table. All words come from the page.

import { attempt, go } from "./attempt.js";
import { datum, part, pieces, written } from "./dom.js";
import { post } from "./post.js";

/** @import { Piece } from "./types.js" */

/** @param {HTMLFormElement} form */
function newTable(form) {
  const rows = pieces(form, "[data-seat]").map(seatRow);
  const shown = () => rows.forEach((row, seat) => row.show(seat < Number(written(form, "count"))));
  form.addEventListener("change", shown);
  shown(); // a browser that goes back remembers what was chosen
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const seats = () => rows.flatMap((row) => row.wish() ?? []);
    attempt(form, form, async () => go(await post("/tables", await wishes(form, seats()))));
  });
}

/**
 * Who is to sit on one of the seats of a new table.
 * @typedef {{ kind: string, level?: string, name?: string, word?: string }} SeatWish
 */

/** @param {Piece} row */
function seatRow(row) {
  const kinds = part(row, "select", HTMLSelectElement);
  const name = part(row, "input", HTMLInputElement);
  const about = part(row, ".note", HTMLElement);
  const chosen = () => kinds.selectedOptions[0];
  let isShown = true;
  return {
    /** @param {boolean} isWished */
    show(isWished) {
      isShown = isWished;
      row.toggleAttribute("hidden", !isShown);
      name.hidden = kinds.value !== "screen";
      about.textContent = chosen()?.dataset.about ?? "";
      about.hidden = !about.textContent;
    },
    /** @returns {SeatWish | null} */
    wish() {
      const level = chosen()?.dataset.level;
      if (!isShown) return null;
      return {
        kind: kinds.value,
        ...(level && { level }),
        ...(kinds.value === "screen" && { name: name.value }),
      };
    },
  };
}

/**
 * @param {HTMLFormElement} form
 * @param {SeatWish[]} seats
 */
async function wishes(form, seats) {
  const edition = new FormData(form).get("edition");
  const word = written(form, "word");
  if (word) for (const seat of seats) if (seat.kind === "me") seat.word = word;
  return {
    game: datum(form, "newTable"),
    seats,
    order: written(form, "order"),
    variants: Object.fromEntries(variants(form)),
    speed: written(form, "speed"),
    listed: written(form, "listed") !== undefined,
    ...(word && { promise: written(form, "promise") }),
    ...(edition instanceof File && edition.name && { edition: await edition.text() }),
  };
}

const VARIANT = "variant.";

/**
 * The variants of the game by their keys: a box is on or off, of several fields one is chosen.
 * @param {HTMLFormElement} form
 */
function* variants(form) {
  for (const field of form.querySelectorAll(`input[name^='${VARIANT}']`)) {
    if (!(field instanceof HTMLInputElement)) continue;
    const key = field.name.slice(VARIANT.length);
    if (field.type === "checkbox") yield [key, field.checked ? "on" : "off"];
    else if (field.checked) yield [key, field.value];
  }
}

for (const form of document.forms) if (form.dataset.newTable) newTable(form);
