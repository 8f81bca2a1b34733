// The rules of the game in a drawer beside the board: open at the place that fits, and searched as
// one types. The drawer is a tree of its own, so that nothing in it can be taken for the board.

import { datum, element, part } from "./dom.js";
import { found, sought } from "./rules_search.js";

/** @typedef {Awaited<ReturnType<typeof rulesDrawer>>} RulesDrawer */

/** @param {HTMLAnchorElement} link the way to the page of these rules */
export async function rulesDrawer(link) {
  const root = element("table");
  const host = document.createElement("aside");
  host.id = "rules-drawer";
  host.setAttribute("aria-label", link.textContent ?? "");
  host.hidden = true;
  const inside = host.attachShadow({ mode: "open" });
  const reply = await fetch(`${link.pathname}/drawer`);
  if (!reply.ok) throw new Error();
  inside.innerHTML = await reply.text();
  root.append(host);
  await dressed(part(inside, "link", HTMLLinkElement));

  const shelf = part(inside, "#shelf", HTMLElement);
  const title = part(inside, "#title", HTMLElement);
  const field = part(inside, "#search", HTMLInputElement);
  const rules = part(inside, "article", HTMLElement);
  const nothing = part(inside, "#nothing", HTMLElement);
  for (const way of inside.querySelectorAll('a[href^="/"]')) way.setAttribute("target", "_blank");
  const written = rules.innerHTML;
  /** @type {Record<string, string>} */
  const places = JSON.parse(datum(rules, "places"));
  /** @type {Element | null} */
  let opener = null; // gets the focus back

  /** @param {string} anchor */
  function turnTo(anchor) {
    const place = anchor && inside.getElementById(anchor);
    for (const old of inside.querySelectorAll(".here")) old.classList.remove("here");
    if (!place) return void (shelf.scrollTop = 0);
    place.classList.add("here");
    shelf.scrollTop += place.getBoundingClientRect().top - shelf.getBoundingClientRect().top - 8;
  }

  /** @param {string} text */
  function search(text) {
    rules.innerHTML = written;
    const word = sought(text);
    if (word) found(rules, word);
    nothing.hidden = !word || rules.querySelector("mark") !== null;
    shelf.scrollTop = 0;
  }

  /** @param {string} anchor */
  function open(anchor) {
    if (host.hidden) opener = document.activeElement;
    host.hidden = false;
    root.style.setProperty("--beside", "clamp(20rem, 32vw, 28rem)");
    if (field.value) search((field.value = ""));
    turnTo(anchor);
    title.focus({ preventScroll: true });
  }

  /** Whether there was something to close. */
  function close() {
    if (host.hidden) return false;
    host.hidden = true;
    root.style.removeProperty("--beside");
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
    return true;
  }

  part(inside, "#close", HTMLElement).addEventListener("click", close);
  field.addEventListener("input", () => search(field.value));
  inside.addEventListener("click", (event) => {
    const way = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (!way) return;
    event.preventDefault();
    turnTo((way.getAttribute("href") ?? "").slice(1));
  });
  // What is typed here is not meant for the board.
  host.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
  });

  return {
    open,
    close,
    /**
     * The section about the first of these that the rules know.
     * @param {string[]} names
     */
    placeOf: (names) => names.flatMap((name) => places[name] ?? [])[0] ?? "",
  };
}

/** @param {HTMLLinkElement} sheet */
const dressed = (sheet) =>
  new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", reject);
  });
