// What is in sight: one face of the board where there is no room for all, and a part of each map.

import { around } from "./boxes.js";
import { datum, element, pieceAt, pieces } from "./dom.js";
import { mapView } from "./map_view.js";

/** @import { Piece } from "./types.js" */
/** @typedef {ReturnType<typeof tableView>} View */

/** @param {HTMLElement} root */
export function tableView(root) {
  const stage = element("stage");
  /** @type {Element[]} */
  let offered = [];
  const tall = matchMedia("(max-width: 699px), (orientation: portrait)");
  const maps = [...root.querySelectorAll("svg[data-map]")]
    .filter((one) => one instanceof SVGSVGElement)
    .map((one) => mapView(one, showAims));
  const tabs = () => pieces(element("faces"), "[data-face]");
  const shownMaps = () => maps.filter((map) => map.isShown());

  /** @param {Element} one */
  const panelOf = (one) => one.closest("#frame > svg");

  /**
   * The tab behind which a thing lies, whether it is in sight or not.
   * @param {Element} one
   */
  function tabOf(one) {
    const name = panelOf(one)?.id.replace("panel-", "") ?? "";
    return tabs().find((tab) => datum(tab, "panels").split(" ").includes(name)) ?? null;
  }

  /** @param {Piece} tab */
  function turnTo(tab) {
    root.dataset.face = datum(tab, "face");
    showTabs();
  }

  /** Tabs behind which something can be done say so. */
  function showTabs() {
    const offering = new Set(offered.filter(isHidden).map(tabOf));
    for (const tab of tabs()) {
      tab.setAttribute("aria-selected", String(tab.dataset.face === root.dataset.face));
      tab.classList.toggle("offers", offering.has(tab));
    }
  }

  /** @param {Element} one */
  const isHidden = (one) => panelOf(one) !== null && !one.getClientRects().length;

  /**
   * Turn to the face that shows most of these elements, if none of them can be seen: first of all
   * most kinds of them, since twelve places for a wall are less of a choice than a market and a quarry.
   * @param {Element[]} elements
   */
  function turnToMost(elements) {
    if (!elements.length || !elements.every(isHidden)) return;
    const [found] = tabs()
      .map((tab) => {
        const there = elements.filter((one) => tabOf(one) === tab);
        return { tab, count: there.length, kinds: new Set(there.map(kindOf)).size };
      })
      .sort((one, other) => other.kinds - one.kinds || other.count - one.count);
    if (found?.count) turnTo(found.tab);
  }

  /**
   * What can be done with it, or what it is: the first word of its name.
   * @param {Element} one
   */
  function kindOf(one) {
    const name = one.getAttribute("data-action") ?? one.getAttribute("data-pick");
    return name?.split(/[ -]/)[0];
  }

  /**
   * Something of this should be in sight: its face, its part of a map, its row of the stage.
   * @param {Element[]} elements
   */
  function reveal(elements) {
    turnToMost(elements);
    for (const map of shownMaps()) map.reveal(elements.filter((one) => map.map.contains(one)));
    scrollTo(elements.filter((one) => panelOf(one) && !isHidden(one)));
  }

  /** @param {Element[]} elements */
  function scrollTo(elements) {
    if (!elements.length || stage.scrollHeight <= stage.clientHeight) return;
    const room = stage.getBoundingClientRect();
    const boxes = elements.map((one) => one.getBoundingClientRect());
    if (boxes.some(({ top, bottom }) => top >= room.top && bottom <= room.bottom)) return;
    stage.scrollTop += around(boxes).top - room.top - 8;
  }

  /**
   * All of these elements should be in sight.
   * @param {Element[]} elements
   */
  function gather(elements) {
    turnToMost(elements.filter((one) => panelOf(one)));
    for (const map of shownMaps()) map.gather(elements.filter((one) => map.map.contains(one)));
    scrollTo(elements.filter((one) => panelOf(one) && !isHidden(one)));
  }

  /** A keyboard scrolls the stage where not everything on it is in sight or can be reached. */
  function letScroll() {
    const canReach = offered.some((one) => stage.contains(one) && !isHidden(one));
    if (canReach && !tall.matches) stage.removeAttribute("tabindex");
    else stage.tabIndex = 0;
    stage.classList.toggle("long", tall.matches && stage.scrollHeight > stage.clientHeight + 1);
  }
  addEventListener("resize", letScroll);

  /** @param {Element[]} stops */
  function offer(stops) {
    offered = stops;
    letScroll();
    showTabs();
    showAims(); // they may have been drawn anew
  }

  /** @param {string} spread */
  function lay(spread) {
    if (root.dataset.spread === spread) return;
    root.dataset.spread = spread;
    const [first] = tabs();
    if (first && !tabs().some((tab) => tab.dataset.face === root.dataset.face)) turnTo(first);
  }

  /**
   * The view that a point of the screen aims at, also through other things of its panel.
   * @param {MouseEvent} event
   */
  function aimAt({ clientX, clientY }) {
    const found = document.elementsFromPoint(clientX, clientY);
    const panel = found[0] && panelOf(found[0]);
    const aim = found.map((one) => one.closest("[data-aim]")).find((one) => panel?.contains(one));
    return aim?.getAttribute("data-aim") ?? null;
  }

  /** @param {string} name */
  const aim = (name) => maps.forEach((map) => map.aim(name));

  /** Whatever aims at what a map shows now says so. */
  function showAims() {
    const shown = shownMaps().map((map) => map.shownView());
    for (const one of pieces(root, "[data-aim]")) {
      one.classList.toggle("shown", shown.includes(datum(one, "aim")));
    }
  }

  root.addEventListener("click", (event) => {
    const tab = pieceAt(event, "#faces [data-face]");
    if (tab) turnTo(tab);
    const name = aimAt(event);
    if (name) aim(name);
  });
  root.addEventListener("keydown", (event) => {
    const name = pieceAt(event, "[data-aim]")?.dataset.aim;
    if (name === undefined || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    aim(name);
  });
  element("faces").addEventListener("keydown", ({ key }) => {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const all = tabs();
    const now = all.findIndex((tab) => tab.dataset.face === root.dataset.face);
    const next = step && all[(now + step + all.length) % all.length];
    if (!next) return;
    turnTo(next);
    next.focus();
  });

  return {
    reveal,
    gather,
    offer,
    lay,
    tabOf,
    aimAt,
    aim,
    in: () => shownMaps().forEach((map) => map.in()),
    out: () => shownMaps().forEach((map) => map.out()),
    fit: () => shownMaps().forEach((map) => map.fit()),
    wasDragged: () => maps.some((map) => map.wasDragged()),
    /** @param {number} id */
    release: (id) => maps.forEach((map) => map.release(id)),
  };
}
