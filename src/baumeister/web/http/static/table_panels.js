// Log, chat and the other panels: tabs beside the board, and a drawer on small screens.

import { element, optional } from "./dom.js";

/** @typedef {ReturnType<typeof panels>} Panels */
/** @typedef {"people" | "log" | "chat" | "more"} Name */

/** @type {Name[]} */
const NAMES = ["people", "log", "chat", "more"];

const small = matchMedia("(max-width: 899px)");

/** @param {HTMLElement} root */
export function panels(root) {
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
    const list = optional(tab.dataset.tab ?? "", HTMLElement);
    if (list?.tagName === "OL") scrollDown(list);
  }

  /** @param {HTMLElement} list */
  function scrollDown(list) {
    list.scrollTop = list.scrollHeight;
  }

  /** @param {HTMLElement} tab */
  const isSelected = (tab) => tab.getAttribute("aria-selected") === "true";
  const isOpen = () => root.classList.contains("drawer");
  const close = () => root.classList.remove("drawer");

  /**
   * Open the drawer with a panel in it, where there is a drawer.
   * @param {Name} name
   */
  function offer(name) {
    if (small.matches) tabOf(name).click();
  }

  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      root.classList.toggle("drawer", small.matches && !(isOpen() && isSelected(tab)));
      select(tab);
    });
    tab.addEventListener("keydown", ({ key }) => {
      const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
      const shown = tabs.filter((one) => one.offsetParent);
      const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
      if (!step || !next) return;
      select(next);
      next.focus();
    });
  }

  // Beside the board the players are always shown, so their tab is not there.
  small.addEventListener("change", () => {
    close();
    select(tabOf("log"));
  });

  /** Something is new in the chat; its tab says so while it is hidden. */
  function chatted() {
    const isSeen = isSelected(tabOf("chat")) && (!small.matches || isOpen());
    tabOf("chat").classList.toggle("news", !isSeen);
    scrollDown(element("chat"));
  }

  return { scrollDown, chatted, offer, close };
}
