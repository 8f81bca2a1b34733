// The way to the rules: from the menu, or by a key from the thing on the board that has the focus.
// What it leads to comes when somebody goes there first.

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
    const panel = about?.closest("svg[id^=panel-]")?.id.slice("panel-".length);
    const drawer = await said(rules.want());
    drawer?.open((panel && drawer.placeOf(panel)) || sceneNow().rule);
  }

  link?.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // it opens elsewhere
    event.preventDefault();
    if (!close()) lookUp(document.activeElement);
  });

  return { close, toggle: () => link?.click() };
}
