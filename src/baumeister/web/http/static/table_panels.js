// Log, chat and the other panels: tabs beside the board, and a drawer on small screens.

const small = matchMedia("(max-width: 899px)");

export function panels(root) {
  const tabs = [...root.querySelectorAll("[data-tab]")];

  function select(tab) {
    for (const one of tabs) {
      one.setAttribute("aria-selected", one === tab);
      document.getElementById(`panel-${one.dataset.tab}`).classList.toggle("shown", one === tab);
    }
    tab.classList.remove("news");
    const list = document.getElementById(tab.dataset.tab);
    if (list?.tagName === "OL") scrollDown(list);
  }

  function scrollDown(list) {
    list.scrollTop = list.scrollHeight;
  }

  const isSelected = (tab) => tab.getAttribute("aria-selected") === "true";
  const isOpen = () => root.classList.contains("drawer");
  const close = () => root.classList.remove("drawer");

  /** Open the drawer with a panel in it, where there is a drawer. */
  function offer(name) {
    if (small.matches) tabs.find((tab) => tab.dataset.tab === name).click();
  }

  for (const tab of tabs) {
    tab.addEventListener("click", () => {
      root.classList.toggle("drawer", small.matches && !(isOpen() && isSelected(tab)));
      select(tab);
    });
    tab.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (!step) return;
      const shown = tabs.filter((one) => one.offsetParent);
      const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
      select(next);
      next.focus();
    });
  }

  // Beside the board the players are always shown, so their tab is not there.
  small.addEventListener("change", () => {
    close();
    select(tabs.find((tab) => tab.dataset.tab === "log"));
  });

  /** Something is new in a list; a tab that hides it says so. */
  function arrived(list) {
    const tab = tabs.find((one) => one.dataset.tab === list.id);
    const isSeen = isSelected(tab) && (!small.matches || isOpen());
    tab.classList.toggle("news", !isSeen);
    scrollDown(list);
  }

  return { scrollDown, arrived, offer, close };
}
