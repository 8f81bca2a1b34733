// The way to the rules: from the menu, from a thing on the board by its tip, or by a key where the
// focus is. What it leads to comes when somebody goes there first.

import { element, optional } from "./dom.js";
import { later } from "./later.js";

/** @import { Scene } from "./types.js" */

/**
 * @typedef {object} Surroundings
 * @property {() => Scene} sceneNow
 * @property {<Reply>(asking: Promise<Reply>) => Promise<Reply | null>} said what goes wrong is said
 */

/** @param {Surroundings} surroundings */
export function lookingUp({ sceneNow, said }) {
  const link = optional("rules", HTMLAnchorElement); // not for a game without a page of rules
  const rules = later(async () => {
    const { rulesDrawer } = await import("./table_rules.js");
    return rulesDrawer(element("rules", HTMLAnchorElement));
  });
  const close = () => rules.here()?.close() ?? false;

  /** @param {Element | null} about whose rule is wanted; without one it is that of the question */
  async function lookUp(about) {
    const names = namesAround(about);
    const drawer = await said(rules.want());
    drawer?.open(drawer.placeOf(names) || sceneNow().rule);
  }

  link?.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // it opens elsewhere
    event.preventDefault();
    if (!close()) lookUp(document.activeElement);
  });

  return { close, lookUp, toggle: () => link?.click() };
}

/**
 * What a thing may be called in the rules: the place where it lies, and the panel around it.
 * @param {Element | null} about
 */
function namesAround(about) {
  const place = about?.closest("[data-at]")?.getAttribute("data-at");
  const panel = about?.closest("svg[id^=panel-]")?.id.slice("panel-".length);
  const sides = element("table").dataset.sides?.split(" ") ?? [];
  return [place, panel].flatMap((whole) => {
    const name = whole?.split("-")[0] ?? "";
    return [...sides.filter((side) => side.startsWith(`${name}=`)), name];
  });
}
