// Log, chat and the other panels: tabs beside the board, or over it on narrow screens, where the menu opens them.

import { element, optional } from "./dom.js";

/** @typedef {ReturnType<typeof panels>} Panels */
/** @typedef {"people" | "log" | "chat" | "more"} Name */

/** @type {Name[]} */
const NAMES = ["people", "log", "chat", "more"];

const tall = matchMedia("(max-width: 699px), (orientation: portrait)");

/** @param {HTMLElement} root */
export function panels(root) {
  const menu = element("menu");
  const tabs = NAMES.map(tabOf);

  /** @param {Name} name */
  function tabOf(name) {
    return element(`tab-${name}`);
  }

  /** @param {HTMLElement} tab */
  function select(tab) {
    for (const name of NAMES) {
      const isShown = tab === tabOf(name);
      tabOf(name).setAttribute("aria-selected", String(isShown));
      element(`panel-${name}`).classList.toggle("shown", isShown);
    }
    tab.classList.remove("news");
    if (tab === tabOf("chat")) menu.classList.remove("news");
    const list = optional(tab.dataset.tab ?? "", HTMLElement);
    if (list?.tagName === "OL") scrollDown(list);
  }

  /** @param {HTMLElement} list */
  function scrollDown(list) {
    list.scrollTop = list.scrollHeight;
  }

  /** @param {HTMLElement} tab */
  const isSelected = (tab) => tab.getAttribute("aria-selected") === "true";
  const isOpen = () => root.classList.contains("menu");

  /** @param {boolean} isWished */
  function open(isWished) {
    root.classList.toggle("menu", isWished);
    root.classList.toggle("drawer", isWished);
    menu.setAttribute("aria-expanded", String(isWished));
    const shown = tabs.find(isSelected);
    if (isWished && shown) select(shown);
  }

  const close = () => open(false);

  /**
   * Open a panel, also where it would be hidden.
   * @param {Name} name
   */
  function offer(name) {
    select(tabOf(name));
    if (tall.matches) open(true);
  }

  menu.addEventListener("click", () => open(!isOpen()));
  for (const tab of tabs) {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", ({ key }) => {
      const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
      const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
      if (!step || !next) return;
      select(next);
      next.focus();
    });
  }

  tall.addEventListener("change", close);

  /** Something is new in the chat; its tab says so while it is hidden, and so does the menu. */
  function chatted() {
    const isSeen = isSelected(tabOf("chat")) && (!tall.matches || isOpen());
    tabOf("chat").classList.toggle("news", !isSeen);
    menu.classList.toggle("news", !isSeen && tall.matches);
    scrollDown(element("chat"));
  }

  return { scrollDown, chatted, offer, close };
}
