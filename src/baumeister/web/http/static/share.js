// Sharing an address with the phone's own means, where there are any; elsewhere one copies it.

import { datum, element, pieceAt } from "./dom.js";

export function sharing() {
  if (!navigator.share) return;
  document.documentElement.classList.add("sharing"); // which shows the buttons
  document.addEventListener("click", (event) => {
    const button = pieceAt(event, "[data-share-from]");
    if (!button) return;
    const { value } = element(datum(button, "shareFrom"), HTMLInputElement);
    // Whoever thinks better of it has not done anything wrong.
    navigator.share({ title: datum(button, "shareTitle"), url: value }).catch(() => null);
  });
}
