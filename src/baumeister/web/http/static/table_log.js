// The log: one line for each event, as long as what was told holds; and what is read out of it.

import { element } from "./dom.js";

/** @import { Push, TableEvent } from "./types.js" */

const SPOKEN = 8; // events that are read out; who was away for longer reads the log

/** @param {(list: HTMLElement) => void} scrollDown */
export function logbook(scrollDown) {
  const list = element("log");
  let told = [...list.children].map((line) => line.textContent ?? "");

  /**
   * @param {string} text
   * @param {number | null} seat
   */
  function add(text, seat) {
    const line = list.appendChild(document.createElement("li"));
    line.textContent = text;
    line.dataset.seat = String(seat ?? "");
  }

  return {
    /** @param {Push} push */
    newsOf: (push) => newsOf(push, told).news,
    /** @param {Push} push */
    write(push) {
      const { news, isRewritten } = newsOf(push, told);
      if (isRewritten) {
        told = [];
        list.replaceChildren();
      }
      const lines = isRewritten ? push.events : news;
      for (const { text, seat } of lines) add(text, seat);
      told.push(...lines.map((event) => event.text));
      if (lines.length) scrollDown(list);
    },
    /**
     * A remark of the page, which is not an event.
     * @param {string} text
     */
    remark: (text) => add(text, null),
  };
}

/**
 * The events that a page has not shown yet, and whether its log must be written anew because it no
 * longer holds. In that case no event is new.
 * @param {Pick<Push, "anew" | "events">} push
 * @param {string[]} told the lines of the page's log
 * @returns {{ news: TableEvent[], isRewritten: boolean }}
 */
export function newsOf({ anew, events }, told) {
  if (!anew) return { news: events, isRewritten: false };
  const goesOn = told.length > 0 && told.every((text, line) => events[line]?.text === text);
  return { news: goesOn ? events.slice(told.length) : [], isRewritten: !goesOn };
}

/**
 * What is read out: what happened, and the question if there is one that was not asked before.
 * @param {TableEvent[]} news
 * @param {string} question empty where nothing is asked
 * @param {boolean} wasAsked
 */
export function spoken(news, question, wasAsked) {
  const sentences = news.slice(-SPOKEN).map((event) => event.text);
  if (question) sentences.push(question);
  return news.length || !wasAsked ? sentences.join(" ") : "";
}
