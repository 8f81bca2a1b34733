// The table: shows what the server pushes, and sends what a person does. It knows no rules and no
// words: what can be done stands in the scene, what can be said in the page.

import { post } from "./page.js";
import { keyboard } from "./table_keys.js";
import { motion } from "./motion.js";
import { notifier, remember, remembered } from "./notify.js";
import { panzoom } from "./panzoom.js";
import { THERE, holding } from "./table_hold.js";
import { hinting } from "./table_hint.js";
import { touch } from "./table_touch.js";
import { connection } from "./table_stream.js";
import { panels } from "./table_panels.js";

const root = document.getElementById("table");
const board = document.getElementById("board");
const texts = JSON.parse(root.dataset.texts);
const address = `/t/${root.dataset.table}`;
const element = (id) => document.getElementById(id);

let scene = JSON.parse(root.dataset.scene);
let told = [...element("log").children].map((line) => line.textContent);
let isSending = false;
let heardUntil = 0; // the version that the last answer led to
let holder = null; // who of several people at this screen answered last
let answersForced = true; // not after taking back: it would do the same again
const queue = [];
let isShowing = false;

const view = panzoom(element("stage"), board);
const side = panels(root);
const notify = notifier(texts, say);
const flight = motion(board);
const actions = () => scene.legal.map(actionElement).filter((one) => one?.matches(THERE));
const hasOpenSeat = () => root.querySelector(".sitter.open") !== null;

/** An action that is there now, or may be there once something is held. */
function actionElement(notation) {
  const all = `[data-action="${CSS.escape(notation)}"]`;
  return root.querySelector(all + THERE) ?? root.querySelector(all);
}

/** Everything that reacts, in its order: what is held comes before the places for it. */
function stops() {
  const held = hand.held();
  const others = hand.picks().filter((pick) => pick !== held);
  return held ? [held, ...actions(), ...others] : [...others, ...actions()];
}

// What comes from the server

function receive(message) {
  queue.push(message);
  if (!isShowing) showAll();
}

async function showAll() {
  isShowing = true;
  while (queue.length) {
    const message = queue.shift();
    await show(message, queue.length < 3).catch(console.error);
  }
  isShowing = false;
}

async function show(message, isCalm) {
  const news = newsOf(message);
  const focus = focused();
  const before = isCalm && news.length ? flight.remember(news) : null;
  const wasWaiting = hasOpenSeat();
  for (const [id, html] of Object.entries(message.fragments)) put(id, html);
  if (wasWaiting && !hasOpenSeat()) side.close(); // the game begins
  const wasMine = scene.legal.length > 0;
  const wasUrgent = scene.urgent;
  if (scene.seat !== message.seat) touching.forget();
  else if (String(scene.legal) !== String(message.legal)) touching.keep(message.legal);
  scene = message;
  root.classList.add("live"); // until the stream is lost
  showSending();
  settle(focus);
  writeLog(message, news);
  tell(news, wasMine, wasUrgent);
  answerForced();
  if (scene.pass_to !== null && scene.pass_to === holder) stream.open(holder);
  if (before) await flight.play(before, news);
}

/** The events that the page has not shown yet; where its log no longer holds, none. */
function newsOf(message) {
  if (!message.anew) return message.events;
  return goesOn(message) && told.length ? message.events.slice(told.length) : [];
}

/** Whether a log that is told anew only goes on where the page's own log ends. */
function goesOn({ events }) {
  return told.every((text, n) => events[n]?.text === text);
}

/** Set the inside of an element, if it is not the same already. */
function put(id, html) {
  const place = element(id) ?? newLine(id);
  if (!place) return;
  const twin = place.cloneNode(false);
  twin.innerHTML = html;
  if (twin.innerHTML !== place.innerHTML) place.replaceChildren(...twin.childNodes);
}

/** A fragment without an element is a new line of a list: `chat-…` in `chat`. */
function newLine(id) {
  const list = element(id.slice(0, id.lastIndexOf("-")));
  if (list?.tagName !== "OL") return null;
  const line = list.appendChild(document.createElement("li"));
  line.id = id;
  if (list.id === "chat") queueMicrotask(() => side.arrived(list));
  return line;
}

/** Everything that follows from a new scene and needs no telling. */
function settle(focus) {
  const isMine = scene.legal.length > 0;
  root.dataset.version = scene.version;
  root.classList.toggle("mine", isMine);
  root.classList.toggle("over", scene.over);
  root.classList.toggle("urgent", scene.urgent);
  element("undo").disabled = !scene.can_undo;
  element("handover").hidden = scene.pass_to === null || scene.pass_to === holder;
  const invitation = element("invitation");
  if (invitation) invitation.value = root.dataset.invitation ?? location.href;
  while (element("words").children.length > scene.words) element("words").lastChild.remove();
  // A drawing in which nothing can be done is a picture: its words are beside it.
  board.querySelector("svg").setAttribute("role", isMine ? "group" : "img");
  hand.restore();
  hints.show();
  if (focus) refocus(focus);
  if (isMine) reveal();
  const isTurn = isMine || scene.pass_to !== null;
  document.title = titleNow(isTurn);
  element("icon")?.setAttribute("href", `/static/icon${isTurn ? "-turn" : ""}.svg`);
}

function titleNow(isTurn) {
  if (!isTurn) return texts.title;
  return scene.urgent ? texts.title_asked : texts.title_turn;
}

/** Something was picked up, turned or put down. */
function handChanged({ focus, chosen }) {
  touching.select(chosen);
  keys.order();
  if (focus) keys.focus(focus);
}

/** Something to do should be in sight: the places for what is held, or whatever reacts. */
function reveal() {
  const onBoard = (all) => all.filter((one) => board.contains(one));
  const places = hand.held() ? onBoard(actions()) : [];
  view.reveal(places.length ? places : onBoard(stops()));
}

function writeLog(message, news) {
  const log = element("log");
  if (message.anew && !(goesOn(message) && told.length)) {
    told = [];
    log.replaceChildren();
    news = message.events;
  }
  for (const { text, seat } of news) logLine(text, seat);
  told.push(...news.map((event) => event.text));
  if (news.length) side.scrollDown(log);
}

function logLine(text, seat) {
  const line = element("log").appendChild(document.createElement("li"));
  line.textContent = text;
  line.dataset.seat = seat;
}

/** For those who do not look: what happened, and that it is their turn or others wait for them. */
function tell(news, wasMine, wasUrgent) {
  const isMine = scene.legal.length > 0;
  const sentences = news.slice(-8).map((event) => event.text);
  if (!scene.urgent) element("alarm").textContent = "";
  else if (!wasUrgent) element("alarm").textContent = element("prompt").textContent;
  if (isMine && !scene.urgent) sentences.push(element("prompt").textContent);
  if (sentences.length && (news.length || !wasMine)) {
    element("told").textContent = sentences.join(" ");
  }
  if (isMine && !wasMine && scene.forced === null) notify.turn(element("prompt").textContent);
}

// Focus

function focused() {
  const active = document.activeElement;
  if (!active || !root.contains(active)) return null;
  const { action, pick } = active.dataset;
  return { active, action, pick, id: active.id };
}

/** Give the focus back to what it was on; where that is gone, to the question. */
function refocus({ active, action, pick, id }) {
  if (active.isConnected && !active.disabled) return;
  const isSame = ({ dataset }) => dataset.action === action && dataset.pick === pick;
  const isStop = (action ?? pick) !== undefined;
  const same = isStop ? stops().find(isSame) : id && element(id);
  (same && !same.disabled ? same : element("prompt")).focus({ preventScroll: true });
}

// What a person does

async function answer(notation) {
  const isOld = isSending || scene.version < heardUntil;
  if (isOld || !scene.legal.includes(notation)) return;
  isSending = true;
  holder = scene.seat;
  showSending();
  const data = { seat: scene.seat, action: notation, version: scene.version, request: newId() };
  try {
    heardUntil = (await insist(`${address}/answer`, data)).version;
  } catch (error) {
    say(error.message);
  } finally {
    isSending = false;
    showSending();
  }
}

/** An answer is on its way until the page shows what it led to. */
function showSending() {
  root.classList.toggle("sending", isSending || scene.version < heardUntil);
}

/** Send the same request until it is heard; its id makes sure that it counts once. */
async function insist(where, data) {
  for (let pause = 500; ; pause = Math.min(8000, pause * 2)) {
    try {
      return await post(where, data);
    } catch (error) {
      if (error.kind !== undefined) throw error;
      stream.isLost(true);
      await new Promise((resume) => setTimeout(resume, pause));
      if (scene.version !== data.version) return scene; // it was heard, or is too late
    }
  }
}

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Answer a question that leaves no choice, after a moment in which it can be read. */
function answerForced() {
  const { forced, version } = scene;
  if (forced === null || !answersForced) return;
  const sentence = nameOf(actionElement(forced));
  const pause = 700 + Math.random() * 700;
  setTimeout(() => {
    if (scene.version !== version || !answersForced) return;
    if (sentence) logLine(texts.done_for_you.replace("{action}", sentence), "");
    answer(forced);
  }, pause);
}

function choose(notation) {
  answersForced = true;
  touching.forget();
  answer(notation);
}

async function undo() {
  if (element("undo").disabled) return;
  answersForced = false;
  const reply = await send("undo", { version: scene.version });
  if (reply && !reply.done) say(texts.undo_wished);
}

/** Do something at the table; what goes wrong is said. */
async function send(what, data) {
  try {
    return await post(what.startsWith("/") ? what : `${address}/${what}`, data);
  } catch (error) {
    say(error.message);
    return null;
  }
}

/** What an action is called: on the board its title says so. */
function nameOf(action) {
  return (action?.querySelector(":scope > title") ?? action)?.textContent ?? "";
}

let toastEnds = 0;
function say(sentence) {
  const toast = element("toast");
  toast.textContent = sentence;
  toast.hidden = false;
  clearTimeout(toastEnds);
  toastEnds = setTimeout(() => (toast.hidden = true), 6000);
}

async function seatPost({ post: what, seat }, level) {
  const isNew = !root.dataset.person && what === "sit";
  const reply = await send(what, { seat: Number(seat), ...(level && { level }) });
  if (reply && isNew) location.reload(); // the page was made for a stranger
}

async function copy(id) {
  element(id).select();
  const isCopied = await navigator.clipboard
    ?.writeText(element(id).value)
    .then(() => true, () => false);
  if (isCopied || document.execCommand("copy")) say(texts.copied);
}

// Clicks, forms

const CLICKS = {
  action: (target) => choose(target.dataset.action),
  pick: (target) => {
    hand.pick(target);
    reveal();
  },
  post: (target) => seatPost(target.dataset),
  agree: (target) => send("agree", { agrees: target.dataset.agree === "yes" }),
  takeOver: (target) => stream.open(Number(target.dataset.takeOver)),
  zoom: (target) => view[target.dataset.zoom](),
  copyFrom: (target) => copy(target.dataset.copyFrom),
  rematch: async (target) => {
    const reply = await send("/tables", JSON.parse(target.dataset.rematch));
    if (reply) location.assign(reply.url);
  },
};
const SELECTOR = Object.keys(CLICKS)
  .map((key) => `[data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}]`)
  .join(",");

root.addEventListener("click", (event) => {
  if (board.contains(event.target) && view.wasDragged()) return;
  const target = touching.target(event) ?? event.target.closest(SELECTOR);
  if (!target || target.tagName === "FORM") return;
  const key = Object.keys(CLICKS).find((name) => name in target.dataset);
  if ((key === "action" || key === "pick") && touching.selects(target)) return;
  CLICKS[key](target);
});

root.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method === "dialog") return;
  event.preventDefault();
  if (form.id !== "talk") {
    seatPost(form.dataset, form.elements.level?.value);
  } else if (await send("chat", { text: form.elements.text.value, request: newId() })) {
    form.reset();
  }
});

element("undo").addEventListener("click", undo);
element("show-help").addEventListener("click", () => element("help").showModal());
element("device")?.addEventListener("click", () =>
  document.querySelector("header [data-open=who]")?.click(),
);

/** Boards that tell what would come if the game ended now can be asked not to. */
function estimateSwitch(button) {
  const show = () => board.classList.toggle("without-estimate", !button.checked);
  button.checked = remembered("estimate", true);
  button.addEventListener("change", () => {
    remember("estimate", button.checked);
    show();
  });
  show();
}

if (element("estimate")) estimateSwitch(element("estimate"));

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
  send,
  sceneNow: () => scene,
});
const keys = keyboard({ root, board, view, side, touching, hand, hints, stops, choose, undo });
const stream = connection(`${address}/stream`, texts, receive, () => root.classList.remove("live"));

// The page tells the board in words itself, and a title of the whole would cover all others.
board.querySelectorAll(":scope > svg > :is(title, desc)").forEach((part) => part.remove());
board.querySelector("svg").setAttribute("aria-label", board.dataset.name);
settle(null);
view.start();
side.scrollDown(element("log"));
side.scrollDown(element("chat"));
if (hasOpenSeat()) side.offer("people");
stream.open(null);
