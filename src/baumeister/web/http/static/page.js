// What every page can do: settings, name, personal link, a game with one click, a new table.
// All words come from the page.

import { datum, element, messageOf, part, pieces, written } from "./dom.js";
import { listKept, startWorker } from "./offline.js";
import { askName, post } from "./post.js";
import { readFiles } from "./record_file.js";
import { sharing } from "./share.js";

/** @import { Piece } from "./types.js" */

const who = element("who", HTMLDialogElement);

/**
 * Do something for an element; meanwhile it is busy, and what goes wrong is said beside it.
 * @param {Element} element
 * @param {Element} place
 * @param {() => Promise<void>} work
 */
async function attempt(element, place, work) {
  const error = part(place, "[data-error]", HTMLElement);
  if (element.getAttribute("aria-busy")) return;
  element.setAttribute("aria-busy", "true");
  error.hidden = true;
  try {
    await work();
  } catch (problem) {
    error.textContent = messageOf(problem);
    error.hidden = false;
    error.scrollIntoView({ block: "nearest" });
  } finally {
    element.removeAttribute("aria-busy");
  }
}

readFiles();

/** @param {{ url: string }} reply */
const go = ({ url }) => location.assign(url);

for (const button of pieces(document, "[data-setting]")) {
  button.addEventListener("click", async () => {
    await post("/settings", { [datum(button, "setting")]: datum(button, "value") });
    location.reload();
  });
}

/** @type {Set<string>} */
const fetched = new Set();

/**
 * What the page behind a button will load comes while somebody is about to press it.
 * @param {Piece} button
 */
function fetchAhead(button) {
  for (const address of datum(button, "ahead").split(" ")) {
    if (!fetched.has(address)) fetch(address).then((reply) => reply.text(), () => null);
    fetched.add(address);
  }
}

for (const button of pieces(document, "[data-ahead]")) {
  for (const sign of ["pointerenter", "focus", "pointerdown"]) {
    button.addEventListener(sign, () => fetchAhead(button));
  }
}

for (const button of pieces(document, "[data-quick]")) {
  const place = button.closest("article, section, form") ?? document.body;
  button.addEventListener("click", () =>
    attempt(button, place, async () => go(await post(datum(button, "quick"), { order: "lot" }))),
  );
}

function nameDialog() {
  const form = part(who, "[data-name-form]", HTMLFormElement);
  part(document, "[data-open=who]", HTMLElement).addEventListener("click", async () => {
    if (await askName()) location.reload();
  });
  part(who, "[data-close]", HTMLElement).addEventListener("click", () => who.close(""));
  who.addEventListener("click", (event) => {
    if (event.target === who) who.close(""); // beside the dialog
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(form, form, async () => {
      await post("/name", { name: written(form, "name") });
      who.close("named");
    });
  });
}

function personalLink() {
  const place = who.querySelector("[data-device]");
  if (!place) return;
  const row = part(place, "[data-copy-row]", HTMLElement);
  const link = part(row, "input", HTMLInputElement);
  const copy = part(row, "[data-copy]", HTMLElement);
  const show = part(place, "[data-link]", HTMLElement);
  show.addEventListener("click", () =>
    attempt(show, place, async () => {
      /** @type {{ url: string, code: string }} */
      const { url, code } = await post("/link");
      const picture = part(place, "[data-code]", HTMLElement);
      picture.innerHTML = code;
      picture.hidden = false;
      link.value = url;
      row.hidden = false;
      show.hidden = true;
      link.select();
    }),
  );
  copy.addEventListener("click", async () => {
    link.select();
    await navigator.clipboard?.writeText(link.value).catch(() => null);
    copy.textContent = datum(copy, "copied");
  });
}

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

nameDialog();
personalLink();
for (const form of document.forms) if (form.dataset.newTable) newTable(form);

sharing();
startWorker();
listKept();
