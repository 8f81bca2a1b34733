// The log: one line for each event, as long as what was told holds; and what is read out of it.
// What somebody does in a row is a turn, of which the first line remains once the next one begins.

import { element, pieceAt, pieces } from "./dom.js";

/** @import { Push, TableTexts, ToldEvent } from "./types.js" */

const CHANCE = -1; // the seat of what happens by itself
const MOST_BY_ITSELF = 5; // further lines of it, until they fold
const SPOKEN = 8; // events that are read out; who was away for longer reads the log

/**
 * @param {(list: HTMLElement) => void} scrollDown
 * @param {TableTexts} texts
 * @param {object} around
 * @param {() => number[]} around.tellers the seats of the bots that say why
 * @param {(event: number) => Promise<{ why: string }>} around.why
 * @param {(elements: Element[]) => void} around.reveal on the board
 * @param {() => void} around.close the log, where it covers the board
 */
export function logbook(scrollDown, texts, { tellers, why, reveal, close }) {
  const list = element("log");
  let told = [...list.children].map((line) => line.textContent ?? "");

  /** @param {number} turn */
  const linesOf = (turn) => pieces(list, `[data-turn="${turn}"]`);

  /**
   * Number the turns, say of each how much is folded in it, and open the last one, unless it is a
   * long row of what happens by itself, such as the blocks of an auction.
   */
  function fold() {
    const lines = pieces(list, "li");
    const numbered = turns(
      lines.map((line) => ({ text: line.firstChild?.textContent ?? "", seat: Number(line.dataset.seat) })),
    );
    const last = numbered.at(-1)?.turn;
    const length = numbered.find(({ turn }) => turn === last)?.folded ?? 0;
    const isNoise = length > MOST_BY_ITSELF && lines.at(-1)?.dataset.seat === String(CHANCE);
    lines.forEach((line, n) => {
      const { turn, isFirst, isAgain, times, folded } = numbered[n] ?? NOTHING;
      const isOpen = (turn === last && !isNoise) || line.classList.contains("kept");
      line.dataset.turn = String(turn);
      line.classList.toggle("first", isFirst);
      line.classList.toggle("again", isAgain);
      line.classList.toggle("open", isOpen);
      line.toggleAttribute("data-times", times > 1);
      if (times > 1) line.dataset.times = String(times);
      showFold(line, isFirst ? folded : 0, isOpen);
    });
  }

  /**
   * @param {HTMLElement | SVGElement} line
   * @param {number} folded
   * @param {boolean} isOpen
   */
  function showFold(line, folded, isOpen) {
    const old = line.querySelector("[data-more]");
    if (!folded) return old?.remove();
    const button = old ?? line.appendChild(document.createElement("button"));
    button.setAttribute("type", "button");
    button.setAttribute("data-more", String(folded));
    button.setAttribute("aria-label", texts.log_more);
    button.setAttribute("aria-expanded", String(isOpen));
  }

  list.addEventListener("click", (event) => {
    const line = pieceAt(event, "li.first");
    if (!line?.querySelector("[data-more]")) return;
    const isOpen = !line.classList.contains("open");
    for (const one of linesOf(Number(line.dataset.turn))) {
      one.classList.toggle("open", isOpen);
      one.classList.toggle("kept", isOpen);
    }
    line.querySelector("[data-more]")?.setAttribute("aria-expanded", String(isOpen));
  });
  for (const [kind, isLit] of /** @type {const} */ ([["pointerover", true], ["pointerout", false]])) {
    list.addEventListener(kind, (event) => light(pieceAt(event, "li[data-about]"), isLit));
  }
  list.addEventListener("click", async (event) => {
    const line = pieceAt(event, "li[data-about]");
    if (!line || event.pointerType !== "touch") return;
    const { showOnBoard } = await import("./table_show.js");
    showOnBoard(line, texts, { light, reveal, close });
  });
  for (const kind of ["click", "pointerover", "focusin"]) {
    list.addEventListener(kind, async (event) => {
      const { seat, turn } = pieceAt(event, "li")?.dataset ?? {};
      if (!turn || !tellers().includes(Number(seat || -1))) return;
      const { askAbout } = await import("./table_why.js");
      askAbout(list, turn, texts, why);
    });
  }
  fold();

  /**
   * Show on the board what a line is about.
   * @param {HTMLElement | SVGElement | null} line
   * @param {boolean} isLit
   */
  function light(line, isLit) {
    const places = line?.dataset.about?.split(" ") ?? [];
    const found = places.flatMap((place) => [
      ...document.querySelectorAll(`#board [data-at="${CSS.escape(place)}"]`),
    ]);
    for (const one of found) one.classList.toggle("lit", isLit);
    return found;
  }

  /** @param {ToldEvent} event */
  function add({ text, seat, moves, decided }) {
    const line = list.appendChild(document.createElement("li"));
    const about = [...new Set(moves.flat())].join(" ");
    line.textContent = text;
    line.dataset.seat = String(seat);
    if (about) line.dataset.about = about;
    line.toggleAttribute("data-decided", decided);
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
      for (const event of lines) add(event);
      told.push(...lines.map((event) => event.text));
      if (!lines.length) return;
      fold();
      scrollDown(list);
    },
  };
}

/**
 * Where a line belongs: `times` counts the same sentence in a row, of which the others are there
 * `again`; `folded` are the further lines of its turn.
 * @typedef {{ turn: number, isFirst: boolean, isAgain: boolean, times: number, folded: number }} Line
 */

/** @type {Line} */
const NOTHING = { turn: 0, isFirst: true, isAgain: false, times: 1, folded: 0 };

/**
 * What one seat does in a row is a turn, and so is what happens by itself in a row.
 * @param {{ text: string, seat: number }[]} events
 * @returns {Line[]}
 */
export function turns(events) {
  /** @type {Line[]} */
  const found = [];
  let first = NOTHING; // line of its turn
  let one = NOTHING; // of the same sentence
  events.forEach(({ text, seat }, n) => {
    const before = events[n - 1];
    const goesOn = before?.seat === seat;
    const isAgain = goesOn && before.text === text;
    const line = { ...NOTHING, turn: goesOn ? first.turn : first.turn + 1, isFirst: !goesOn, isAgain };
    if (!goesOn) first = line;
    else if (isAgain) one.times += 1;
    else first.folded += 1;
    if (!isAgain) one = line;
    found.push(line);
  });
  return found;
}

/**
 * The events that a page has not shown yet, and whether its log must be written anew because it no
 * longer holds. In that case no event is new.
 * @param {Pick<Push, "anew" | "events">} push
 * @param {string[]} told the lines of the page's log
 * @returns {{ news: ToldEvent[], isRewritten: boolean }}
 */
export function newsOf({ anew, events }, told) {
  if (!anew) return { news: events, isRewritten: false };
  const goesOn = told.length > 0 && told.every((text, line) => events[line]?.text === text);
  return { news: goesOn ? events.slice(told.length) : [], isRewritten: !goesOn };
}

/**
 * What is read out: what happened, and the question if there is one that was not asked before.
 * @param {ToldEvent[]} news
 * @param {string} question empty where nothing is asked
 * @param {boolean} wasAsked
 */
export function spoken(news, question, wasAsked) {
  const sentences = news.slice(-SPOKEN).map((event) => event.text);
  if (question) sentences.push(question);
  return news.length || !wasAsked ? sentences.join(" ") : "";
}
