// What every page can do: settings, name, personal link, a game with one click.
// All words come from the page.

import { attempt, go } from "./attempt.js";
import { datum, element, part, pieces, written } from "./dom.js";
import { listKept, startWorker } from "./offline.js";
import { askName, post } from "./post.js";
import { readFiles } from "./record_file.js";
import { sharing } from "./share.js";

/** @import { Piece } from "./types.js" */

const who = element("who", HTMLDialogElement);

readFiles();

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

nameDialog();
personalLink();
sharing();
startWorker();
listKept();
