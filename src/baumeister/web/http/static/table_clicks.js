// Clicks and forms: what somebody does, by the data of the element that it was done to.

import { datum, element, pieceAt, targetOf, written } from "./dom.js";
import { newId } from "./table_answers.js";
import { say } from "./toast.js";

/** @import { View } from "./table_view.js" */
/** @import { Hand } from "./table_hold.js" */
/** @import { Touch } from "./table_touch.js" */
/** @import { Piece, TableTexts } from "./types.js" */

/**
 * @typedef {object} Surroundings
 * @property {HTMLElement} root
 * @property {HTMLElement} board
 * @property {View} view
 * @property {TableTexts} texts
 * @property {Touch} touching
 * @property {Hand} hand
 * @property {(notation: string) => void} choose
 * @property {() => void} reveal
 * @property {<Reply>(where: string, data: object) => Promise<Reply | null>} send
 * @property {(seat: number) => void} takeOver
 */

/** @param {Surroundings} surroundings */
export function clicks(surroundings) {
  const { root, board, view, texts, touching, hand, choose, reveal, send, takeOver } = surroundings;

  /** @type {Record<string, (target: Piece, value: string) => void>} */
  const CLICKS = {
    action: (_, notation) => choose(notation),
    pick: (target) => {
      hand.pick(target);
      reveal();
    },
    post: (target) => seatPost(target),
    agree: (_, word) => send("agree", { agrees: word === "yes" }),
    takeOver: (_, seat) => takeOver(Number(seat)),
    copyFrom: (_, id) => copy(id),
    rematch: (_, setup) => rematch(setup),
  };
  const SELECTOR = Object.keys(CLICKS)
    .map((key) => `[data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}]`)
    .join(",");

  root.addEventListener("click", (event) => {
    if (board.contains(targetOf(event)) && view.wasDragged()) return;
    const target = touching.target(event) ?? pieceAt(event, SELECTOR);
    if (target && target.tagName !== "FORM") decide(target);
  });

  /**
   * Do what a piece stands for, or ask whether it is meant.
   * @param {Piece} target
   */
  function decide(target) {
    const { action, pick } = target.dataset;
    if ((action ?? pick) !== undefined && touching.selects(target)) return;
    const key = Object.keys(CLICKS).find((name) => name in target.dataset);
    if (key) CLICKS[key]?.(target, datum(target, key));
  }

  root.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method === "dialog") return;
    event.preventDefault();
    if (form.id !== "talk") {
      seatPost(form, written(form, "level"));
    } else if (await send("chat", { text: written(form, "text"), request: newId() })) {
      form.reset();
    }
  });

  /**
   * Sit down, leave, or give a seat to a bot.
   * @param {Piece} piece says what, and which seat
   * @param {string} [level]
   */
  async function seatPost(piece, level) {
    const what = datum(piece, "post");
    const isNew = !root.dataset.person && what === "sit";
    const seat = Number(datum(piece, "seat"));
    const reply = await send(what, { seat, ...(level && { level }) });
    if (reply && isNew) location.reload(); // the page was made for a stranger
  }

  /** @param {string} id */
  async function copy(id) {
    const field = element(id, HTMLInputElement);
    field.select();
    const isCopied = await navigator.clipboard
      ?.writeText(field.value)
      .then(() => true, () => false);
    if (isCopied || document.execCommand("copy")) say(texts.copied);
  }

  /** @param {string} setup */
  async function rematch(setup) {
    /** @type {{ url: string } | null} */
    const reply = await send("/tables", JSON.parse(setup));
    if (reply) location.assign(reply.url);
  }

  return { decide };
}
