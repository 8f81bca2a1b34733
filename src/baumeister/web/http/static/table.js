// The table: shows what the server pushes, and sends what a person does. It knows no rules and no
// words: what can be done stands in the scene, what can be said in the page.

import { waiting } from "./backoff.js";
import { datum, element, optional, part, piece } from "./dom.js";
import { later } from "./later.js";
import { lens } from "./lens.js";
import { hasMovedOn, remember, remembered } from "./memory.js";
import { notifier } from "./notify.js";
import { get, post } from "./post.js";
import { answering } from "./table_answers.js";
import { clicks } from "./table_clicks.js";
import { focusIn, refocus } from "./table_focus.js";
import { parted, put } from "./table_fragments.js";
import { THERE, holding } from "./table_hold.js";
import { keyboard } from "./table_keys.js";
import { logbook, spoken } from "./table_log.js";
import { lookingUp } from "./table_look_up.js";
import { paceBar } from "./table_pace_bar.js";
import { panels } from "./table_panels.js";
import { sheet } from "./table_sheet.js";
import { connection } from "./table_stream.js";
import { touch } from "./table_touch.js";
import { sentenceOf, tips } from "./table_tip.js";
import { tableView } from "./table_view.js";
import { complain, say } from "./toast.js";

/** @import { Focus } from "./table_focus.js" */
/** @import { Manner } from "./table_pace.js" */
/** @import { Count, Piece, Push, Scene, TableTexts, ToldEvent } from "./types.js" */

const root = element("table");
const board = element("board");
const prompt = element("prompt");
const undoButton = element("undo", HTMLButtonElement);
const sinceButton = element("since", HTMLButtonElement);
const hintButton = element("hint", HTMLButtonElement);
/** @type {TableTexts} */
const texts = JSON.parse(datum(root, "texts"));
const address = `/t/${datum(root, "table")}`;

/** @type {Scene} */
let scene = JSON.parse(datum(root, "scene"));
/** @type {number | null} */
let holder = null; // who of several people at this screen answered last

const view = tableView(root);
const seats = sheet(root);
const side = panels(root);
const log = logbook(side.scrollDown, texts, {
  tellers: () => scene.can_say_why,
  why: (event) => post(`${address}/why`, { event }),
  reveal: view.reveal,
  close: side.close,
});
const notify = notifier(texts, say);
const flights = later(async () => (await import("./motion.js")).motion(board));
board.addEventListener("pointerover", () => flights.want().catch(() => {}), { once: true });
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

/**
 * First the board with all that moves on it; only then what is said about it, and the question.
 * @param {Push} push
 * @param {Manner} manner
 */
async function show(push, { isMoving, stretch }) {
  const news = log.newsOf(push);
  const flight = isMoving && news.length ? await flights.want().catch(() => null) : null;
  const focus = focusIn(root);
  const before = flight?.remember(news) ?? null;
  const ends = isMoving && push.over && !scene.over;
  if (!before && !ends) {
    tellAll(push, push.fragments, news, focus);
    return;
  }
  const { onBoard, beside } = parted(push.fragments, ends ? "#frame" : "#board");
  root.classList.toggle("counting", ends); // what tells the outcome is not seen yet
  put(onBoard);
  view.lay(push.spread);
  if (flight && before) {
    root.classList.add("arriving");
    await flight.play(before, news, stretch);
    root.classList.remove("arriving");
  }
  if (ends) await count(push.finale, stretch).catch(console.error); // or else the result at once
  root.classList.remove("counting");
  tellAll(push, beside, news, focus);
}

/**
 * @param {Count[]} counts
 * @param {number} stretch
 */
async function count(counts, stretch) {
  const { finale } = await import("./table_finale.js");
  await finale(counts, { board, texts, stretch, reveal: view.reveal });
}

/**
 * @param {Push} push
 * @param {Record<string, string>} fragments
 * @param {ToldEvent[]} news
 * @param {Focus | null} focus
 */
function tellAll(push, fragments, news, focus) {
  const wasWaiting = hasOpenSeat();
  if (put(fragments).has("chat")) side.chatted();
  if (wasWaiting && !hasOpenSeat()) side.close(); // the game begins
  if (scene.seat !== push.seat) touching.forget();
  else if (String(scene.legal) !== String(push.legal)) touching.keep(push.legal);
  const old = scene;
  scene = push;
  if (scene.over && !old.over) side.offer("log"); // the result is there
  showSending();
  settle(focus);
  log.write(push);
  tell(news, old);
  if (scene.pass_to !== null && scene.pass_to === holder) stream.open(holder);
}

/**
 * Everything that follows from a new scene and needs no telling.
 * @param {Focus | null} focus
 */
function settle(focus) {
  root.dataset.version = String(scene.version);
  root.dataset.colours = scene.colours;
  root.classList.toggle("mine", isMine());
  root.classList.toggle("over", scene.over);
  root.classList.toggle("urgent", scene.urgent);
  undoButton.disabled = !scene.can_undo;
  element("handover").hidden = scene.pass_to === null || scene.pass_to === holder;
  const invitation = optional("invitation", HTMLInputElement);
  if (invitation) invitation.value = root.dataset.invitation ?? location.href;
  const words = element("words").children;
  for (const line of [...words].slice(scene.words)) line.remove();
  view.lay(scene.spread);
  seats.show();
  hand.restore();
  hintButton.disabled = !scene.can_ask;
  hints.here()?.show();
  guide.here()?.show();
  if (focus) refocus(focus, root, stops(), prompt);
  if (isMine()) reveal();
  offer(isMine() ? stops() : []);
  glass.rest();
  sinceButton.disabled = !scene.since;
  showTurn(isMine() || scene.pass_to !== null);
}

/**
 * Whatever is closed says that something can be done in it.
 * @param {Piece[]} all
 */
function offer(all) {
  view.offer(all);
  seats.offer(all);
}

/** @param {boolean} isTurn */
function showTurn(isTurn) {
  const title = scene.urgent ? texts.title_asked : texts.title_turn;
  document.title = isTurn ? title : texts.title;
  const icon = element("icon", HTMLLinkElement);
  icon.href = datum(icon, isTurn ? "calling" : "resting");
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
 * @param {ToldEvent[]} news
 * @param {Scene} old
 */
function tell(news, old) {
  const wasMine = old.legal.length > 0;
  if (!scene.urgent) element("alarm").textContent = "";
  else if (!old.urgent) element("alarm").textContent = question();
  const sentences = spoken(news, isMine() && !scene.urgent ? question() : "", wasMine);
  if (sentences) element("told").textContent = sentences;
  if (isMine() && !wasMine) notify.turn(question());
}

/**
 * Something was picked up, turned or put down.
 * @param {{ focus: Piece | null, chosen: Piece | null }} now
 */
function handChanged({ focus, chosen }) {
  touching.select(chosen);
  keys.order();
  offer(stops());
  if (focus) keys.focus(focus);
}

// What a person does

const answers = answering({
  sceneNow: () => scene,
  send: (answer) => post(`${address}/answer`, answer),
  wait: waiting,
  changed: showSending,
  unheard: () => stream.isLost(true),
  refused: complain,
});

/** @param {string} notation */
function answer(notation) {
  if (answers.canAnswer(notation)) holder = scene.seat;
  answers.answer(notation);
}

function showSending() {
  root.classList.toggle("sending", answers.isOnItsWay());
}

/** @param {string} notation */
function choose(notation) {
  touching.forget();
  answer(notation);
}

async function undo() {
  if (undoButton.disabled) return;
  pace.jump();
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
  return said(post(what.startsWith("/") ? what : `${address}/${what}`, data));
}

/**
 * What goes wrong is said.
 * @template Reply
 * @param {Promise<Reply>} asking
 * @returns {Promise<Reply | null>}
 */
const said = (asking) =>
  asking.catch((problem) => {
    complain(problem);
    return null;
  });

/**
 * What an action is called, on the board or beside it.
 * @param {Element | null} action
 */
const nameOf = (action) => sentenceOf(action) || (action?.textContent ?? "");

// Beside the board

undoButton.addEventListener("click", undo);
element("show-result").addEventListener("click", () => side.offer("log"));
element("show-help").addEventListener("click", () =>
  element("help", HTMLDialogElement).showModal(),
);
optional("device", HTMLElement)?.addEventListener("click", () =>
  part(document, "header [data-open=who]", HTMLElement).click(),
);

// Where steps of an answer stand beside it on a phone, the question is one line until it is unfolded.
const unfold = element("unfold", HTMLButtonElement);
unfold.addEventListener("click", () => {
  unfold.setAttribute("aria-expanded", String(root.classList.toggle("unfolded")));
});

/** A table tells what would come if the game ended now, unless it is asked not to. */
const estimate = element("estimate", HTMLInputElement);
const showEstimate = () => root.classList.toggle("without-estimate", !estimate.checked);
estimate.checked = remembered("estimate", true);
estimate.addEventListener("change", () => {
  remember("estimate", estimate.checked);
  showEstimate();
});
showEstimate();

const glass = lens(board, { view, stops, decide: (piece) => clicking.decide(piece) });
const rules = lookingUp({ said, sceneNow: () => scene });
const tip = tips(board, rules.lookUp);
const touching = touch({
  ...{ root, board, view, tip, glass, stops, nameOf, choose },
  sceneNow: () => scene,
});
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
const hints = later(async () => {
  const { hinting } = await import("./table_hint.js");
  return hinting({
    root,
    board,
    view,
    texts,
    find: (seat, version) => post(`${address}/hint`, { seat, version }),
    sceneNow: () => scene,
  });
});
hintButton.addEventListener("click", async () => (await said(hints.want()))?.ask());
const guide = later(async () => {
  const { guiding } = await import("./table_guide.js");
  return guiding({ root, board, view, takeBack: undo });
});
const pace = paceBar(root, show);
const film = later(async () => {
  const { filmStrip } = await import("./table_film.js");
  return filmStrip({
    root,
    get: (what) => said(get(`${address}/${what}`)),
    why: (at) => post(`${address}/why`, { at }),
    hold: pace.hold,
    lay: view.lay,
    settle: () => settle(null),
    sceneNow: () => scene,
    say,
    texts,
  });
});
sinceButton.addEventListener("click", async () => (await said(film.want()))?.toggle());
const keys = keyboard({
  ...{ root, board, view, side, seats, film, rules, touching, hand, pace, stops, choose, undo },
});
const stream = connection(`${address}/stream`, datum(root, "shown"), texts, {
  receive(push) {
    root.classList.add("live"); // until the stream is lost
    pace.receive(push);
  },
  lose: () => root.classList.remove("live"),
});

const clicking = clicks({
  root,
  board,
  view,
  texts,
  touching,
  hand,
  choose,
  reveal,
  send,
  takeOver: stream.open,
});

settle(null);
if (optional("guide", HTMLElement)) guide.want().then((one) => one.show(), console.error);
side.scrollDown(element("log"));
side.scrollDown(element("chat"));
if (hasOpenSeat() && !element("welcome").hasChildNodes()) side.offer("people");
if (hasMovedOn(address, () => scene.version) && scene.since && !scene.over) sinceButton.click();
stream.open(null);
