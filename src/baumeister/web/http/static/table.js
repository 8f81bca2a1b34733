// The table: shows what the server pushes, and sends what a person does. It knows no rules and no
// words: what can be done stands in the scene, what can be said in the page.

import { waiting } from "./backoff.js";
import { datum, element, messageOf, optional, part, piece } from "./dom.js";
import { motion } from "./motion.js";
import { notifier, remember, remembered } from "./notify.js";
import { panzoom } from "./panzoom.js";
import { post } from "./post.js";
import { answering } from "./table_answers.js";
import { clicks } from "./table_clicks.js";
import { focusIn, refocus } from "./table_focus.js";
import { put } from "./table_fragments.js";
import { hinting } from "./table_hint.js";
import { THERE, holding } from "./table_hold.js";
import { keyboard } from "./table_keys.js";
import { logbook, spoken } from "./table_log.js";
import { panels } from "./table_panels.js";
import { connection } from "./table_stream.js";
import { touch } from "./table_touch.js";
import { say } from "./toast.js";

/** @import { Focus } from "./table_focus.js" */
/** @import { Piece, Push, Scene, TableEvent, TableTexts } from "./types.js" */

const root = element("table");
const board = element("board");
const prompt = element("prompt");
const undoButton = element("undo", HTMLButtonElement);
/** @type {TableTexts} */
const texts = JSON.parse(datum(root, "texts"));
const address = `/t/${datum(root, "table")}`;

/** @type {Scene} */
let scene = JSON.parse(datum(root, "scene"));
/** @type {number | null} */
let holder = null; // who of several people at this screen answered last
let answersForced = true; // not after taking back: it would do the same again
/** @type {Push[]} */
const queue = [];
let isShowing = false;

const view = panzoom(element("stage"), board);
const side = panels(root);
const log = logbook(side.scrollDown);
const notify = notifier(texts, say);
const flight = motion(board);
const hasOpenSeat = () => root.querySelector(".sitter.open") !== null;
const isMine = () => scene.legal.length > 0;
const question = () => prompt.textContent ?? "";

/** What can be done now, in its order. */
const actions = () =>
  scene.legal
    .flatMap((notation) => actionElement(notation) ?? [])
    .filter((one) => one.matches(THERE));

/**
 * An action that is there now, or may be there once something is held.
 * @param {string} notation
 */
function actionElement(notation) {
  const all = `[data-action="${CSS.escape(notation)}"]`;
  return piece(root, all + THERE) ?? piece(root, all);
}

/** Everything that reacts, in its order: what is held comes before the places for it. */
function stops() {
  const held = hand.held();
  const others = hand.picks().filter((pick) => pick !== held);
  return held ? [held, ...actions(), ...others] : [...others, ...actions()];
}

// What comes from the server

/** @param {Push} push */
function receive(push) {
  queue.push(push);
  if (!isShowing) showAll();
}

async function showAll() {
  isShowing = true;
  for (let push = queue.shift(); push; push = queue.shift()) {
    await show(push, queue.length < 3).catch(console.error);
  }
  isShowing = false;
}

/**
 * @param {Push} push
 * @param {boolean} isCalm whether there is time to see what moves
 */
async function show(push, isCalm) {
  const news = log.newsOf(push);
  const focus = focusIn(root);
  const before = isCalm && news.length ? flight.remember(news) : null;
  const wasWaiting = hasOpenSeat();
  if (put(push.fragments).has("chat")) side.chatted();
  if (wasWaiting && !hasOpenSeat()) side.close(); // the game begins
  if (scene.seat !== push.seat) touching.forget();
  else if (String(scene.legal) !== String(push.legal)) touching.keep(push.legal);
  const old = scene;
  scene = push;
  root.classList.add("live"); // until the stream is lost
  showSending();
  settle(focus);
  log.write(push);
  tell(news, old);
  answerForced();
  if (scene.pass_to !== null && scene.pass_to === holder) stream.open(holder);
  if (before) await flight.play(before, news);
}

/**
 * Everything that follows from a new scene and needs no telling.
 * @param {Focus | null} focus
 */
function settle(focus) {
  root.dataset.version = String(scene.version);
  root.classList.toggle("mine", isMine());
  root.classList.toggle("over", scene.over);
  root.classList.toggle("urgent", scene.urgent);
  undoButton.disabled = !scene.can_undo;
  element("handover").hidden = scene.pass_to === null || scene.pass_to === holder;
  const invitation = optional("invitation", HTMLInputElement);
  if (invitation) invitation.value = root.dataset.invitation ?? location.href;
  const words = element("words").children;
  for (const line of [...words].slice(scene.words)) line.remove();
  // A drawing in which nothing can be done is a picture: its words are beside it.
  board.querySelector("svg")?.setAttribute("role", isMine() ? "group" : "img");
  hand.restore();
  hints.show();
  if (focus) refocus(focus, root, stops(), prompt);
  if (isMine()) reveal();
  showTurn(isMine() || scene.pass_to !== null);
}

/** @param {boolean} isTurn */
function showTurn(isTurn) {
  const title = scene.urgent ? texts.title_asked : texts.title_turn;
  document.title = isTurn ? title : texts.title;
  element("icon", HTMLLinkElement).href = `/static/icon${isTurn ? "-turn" : ""}.svg`;
}

/** Something to do should be in sight: the places for what is held, or whatever reacts. */
function reveal() {
  /** @param {Piece[]} all */
  const onBoard = (all) => all.filter((one) => board.contains(one));
  const places = hand.held() ? onBoard(actions()) : [];
  view.reveal(places.length ? places : onBoard(stops()));
}

/**
 * For those who do not look: what happened, and that it is their turn or others wait for them.
 * @param {TableEvent[]} news
 * @param {Scene} old
 */
function tell(news, old) {
  const wasMine = old.legal.length > 0;
  if (!scene.urgent) element("alarm").textContent = "";
  else if (!old.urgent) element("alarm").textContent = question();
  const sentences = spoken(news, isMine() && !scene.urgent ? question() : "", wasMine);
  if (sentences) element("told").textContent = sentences;
  if (isMine() && !wasMine && scene.forced === null) notify.turn(question());
}

/**
 * Something was picked up, turned or put down.
 * @param {{ focus: Piece | null, chosen: Piece | null }} now
 */
function handChanged({ focus, chosen }) {
  touching.select(chosen);
  keys.order();
  if (focus) keys.focus(focus);
}

// What a person does

const answers = answering({
  sceneNow: () => scene,
  send: (answer) => post(`${address}/answer`, answer),
  wait: waiting,
  changed: showSending,
  unheard: () => stream.isLost(true),
  refused: (problem) => say(messageOf(problem)),
});

/** @param {string} notation */
function answer(notation) {
  if (answers.canAnswer(notation)) holder = scene.seat;
  answers.answer(notation);
}

function showSending() {
  root.classList.toggle("sending", answers.isOnItsWay());
}

/** Answer a question that leaves no choice, after a moment in which it can be read. */
function answerForced() {
  const { forced, version } = scene;
  if (forced === null || !answersForced) return;
  const sentence = nameOf(actionElement(forced));
  const pause = 700 + Math.random() * 700;
  setTimeout(() => {
    if (scene.version !== version || !answersForced) return;
    if (sentence) log.remark(texts.done_for_you.replace("{action}", sentence));
    answer(forced);
  }, pause);
}

/** @param {string} notation */
function choose(notation) {
  answersForced = true;
  touching.forget();
  answer(notation);
}

async function undo() {
  if (undoButton.disabled) return;
  answersForced = false;
  /** @type {{ done: boolean } | null} */
  const reply = await send("undo", { version: scene.version });
  if (reply && !reply.done) say(texts.undo_wished);
}

/**
 * Do something at the table, or elsewhere if a whole path says so; what goes wrong is said.
 * @template Reply
 * @param {string} what
 * @param {object} data
 * @returns {Promise<Reply | null>}
 */
async function send(what, data) {
  return post(what.startsWith("/") ? what : `${address}/${what}`, data).catch((problem) => {
    say(messageOf(problem));
    return null;
  });
}

/**
 * What an action is called: on the board its title says so.
 * @param {Element | null} action
 */
function nameOf(action) {
  return (action?.querySelector(":scope > title") ?? action)?.textContent ?? "";
}

// Beside the board

undoButton.addEventListener("click", undo);
element("show-help").addEventListener("click", () =>
  element("help", HTMLDialogElement).showModal(),
);
optional("device", HTMLElement)?.addEventListener("click", () =>
  part(document, "header [data-open=who]", HTMLElement).click(),
);

/**
 * Boards that tell what would come if the game ended now can be asked not to.
 * @param {HTMLInputElement} button
 */
function estimateSwitch(button) {
  const show = () => board.classList.toggle("without-estimate", !button.checked);
  button.checked = remembered("estimate", true);
  button.addEventListener("change", () => {
    remember("estimate", button.checked);
    show();
  });
  show();
}

const estimate = optional("estimate", HTMLInputElement);
if (estimate) estimateSwitch(estimate);

const touching = touch({ root, board, view, stops, nameOf, choose });
const hand = holding({
  root,
  board,
  view,
  texts,
  nameOf,
  choose,
  tell: (sentence) => (element("told").textContent = sentence),
  chosen: touching.chosenElement,
  changed: handChanged,
});
const hints = hinting({
  root,
  board,
  view,
  texts,
  find: (seat, version) => send("hint", { seat, version }),
  sceneNow: () => scene,
});
const keys = keyboard({ root, board, view, side, touching, hand, hints, stops, choose, undo });
const stream = connection(`${address}/stream`, texts, {
  receive,
  lose: () => root.classList.remove("live"),
});

clicks({ root, board, view, texts, touching, hand, choose, reveal, send, takeOver: stream.open });

// The page tells the board in words itself, and a title of the whole would cover all others.
board.querySelectorAll(":scope > svg > :is(title, desc)").forEach((part) => part.remove());
board.querySelector("svg")?.setAttribute("aria-label", datum(board, "name"));
settle(null);
view.start();
side.scrollDown(element("log"));
side.scrollDown(element("chat"));
if (hasOpenSeat()) side.offer("people");
stream.open(null);
