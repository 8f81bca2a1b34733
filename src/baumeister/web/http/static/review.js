// The page of a review: it asks now and then whether the picture has become finer, and opens a
// table at a turning point.

import { waiting } from "./backoff.js";
import { datum, element, messageOf, optional, pieceAt } from "./dom.js";
import { get, post } from "./post.js";

/** @import { ReviewNews } from "./types.js" */

const PAUSE_MILLISECONDS = 1500;

const page = optional("review", HTMLElement);
if (page) watch(page);

/** @param {HTMLElement} page */
async function watch(page) {
  const brought = optional("brought", HTMLTextAreaElement);
  page.addEventListener("click", (event) => {
    const button = pieceAt(event, "[data-again]");
    if (button) tryAgain(Number(datum(button, "again")));
  });
  while (page.dataset.done === undefined) {
    await waiting(PAUSE_MILLISECONDS);
    const news = await ask().catch(() => null);
    if (news) show(news);
  }

  /** @returns {Promise<ReviewNews>} */
  function ask() {
    const { news, seat, looks } = page.dataset;
    if (brought) return post(String(news), { record: brought.value, seat, looks: Number(looks) });
    return get(`${news}?seat=${seat}&looks=${looks}`);
  }

  /** @param {ReviewNews} news */
  function show(news) {
    element("review-progress").innerHTML = news.progress;
    if (news.content) element("review-content").innerHTML = news.content;
    page.dataset.looks = String(news.looks);
    if (news.done) page.dataset.done = "";
  }

  /** @param {number} at */
  async function tryAgain(at) {
    const wish = { at, seat: Number(page.dataset.seat), record: brought?.value };
    try {
      /** @type {{ url: string }} */
      const { url } = await post(datum(page, "playOn"), wish);
      location.assign(url);
    } catch (problem) {
      element("again-problem").textContent = messageOf(problem);
    }
  }
}
