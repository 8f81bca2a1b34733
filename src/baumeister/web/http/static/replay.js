// Stepping through a game: the server draws each moment, this module fetches and shows it.

import { waiting } from "./backoff.js";
import { datum, element, messageOf, optional, part, pieceAt, pieces, written } from "./dom.js";
import { motion } from "./motion.js";
import { mapView } from "./map_view.js";
import { post } from "./post.js";
import { put as putAll } from "./table_fragments.js";
import { savedMoments } from "./saved_moments.js";
import { following, keeping, playing, stopping } from "./stepping.js";

/** @import { Moment } from "./types.js" */

const KEPT = 80; // moments
const PAUSE_MILLISECONDS = 120; // between moments that are fetched for later

const page = optional("replay", HTMLElement);

for (const one of pieces(document, ".scripted")) one.toggleAttribute("hidden", false);
for (const one of pieces(document, ".unscripted")) one.toggleAttribute("hidden", true);
if (page) watch(page);

/** @param {HTMLElement} page */
function watch(page) {
  const slider = element("slider", HTMLInputElement);
  const play = element("play");
  const speed = element("speed", HTMLSelectElement);
  const links = pieces(element("steps"), "[data-step]");
  const stops = stopping(links.map((link) => Number(link.dataset.step)));
  const brought = optional("brought", HTMLTextAreaElement);
  const playOn = optional("play-on", HTMLFormElement);
  const saved = optional("saved", HTMLScriptElement);
  const inPage = saved && savedMoments(saved.text);
  const flight = motion(element("board"));
  const fetched = keeping(ask, KEPT);
  const film = following(Number(page.dataset.at), { fetch: fetched, show, fail });
  const player = playing(nextStep, () => waiting(Number(speed.value)), showPlaying);

  for (const map of element("board").querySelectorAll("svg[data-map]")) {
    if (map instanceof SVGSVGElement) mapView(map);
  }
  offerPlayOn();
  if (inPage) inPage(film.now()).then(put, fail);
  fetchAhead();
  if (page.dataset.kept !== undefined) keepAll();

  page.addEventListener("click", (event) => {
    const link = pieceAt(event, "[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    leap(stops.from(Number(link.dataset.step)));
    if (link.closest("#review-content")) element("board").scrollIntoView({ block: "nearest" });
  });
  slider.addEventListener("input", () => leap(stops.from(Number(slider.value))));
  play.addEventListener("click", () => (player.isPlaying() ? player.stop() : player.play()));
  speed.addEventListener("change", () => player.isPlaying() && player.play());
  document.addEventListener("keydown", onKey);

  /** @param {number} by */
  function neighbour(by) {
    return stops.beside(film.wished(), by);
  }

  /**
   * Somebody goes to a moment by hand.
   * @param {number} at
   */
  function leap(at) {
    player.stop();
    film.go(at).then(fetchAhead);
  }

  /** After the last moment the game begins again. */
  async function nextStep() {
    await film.go(film.now() === stops.last ? stops.first : neighbour(1));
    fetchAhead();
    return film.now() !== stops.last;
  }

  /**
   * @param {Moment} moment
   * @param {number} from
   */
  async function show(moment, from) {
    const before = moment.previous === from ? flight.remember(moment.events) : null;
    put(moment);
    if (before) await flight.play(before, moment.events);
  }

  /** @param {unknown} problem */
  function fail(problem) {
    player.stop();
    slider.value = String(film.now());
    element("happened").textContent = messageOf(problem) || datum(page, "failed");
  }

  /**
   * @param {number} at
   * @returns {Promise<Moment>}
   */
  async function ask(at) {
    if (inPage) return inPage(at);
    const { moments, seat } = { moments: datum(page, "moments"), seat: datum(page, "seat") };
    if (brought) return post(moments, { record: brought.value, at: String(at), seat });
    const reply = await fetch(addressOf(at));
    if (!reply.ok) throw new Error();
    return reply.json();
  }

  /** @param {number} at */
  const addressOf = (at) => `${datum(page, "moments")}?at=${at}&seat=${datum(page, "seat")}`;

  function fetchAhead() {
    for (const at of [neighbour(1), neighbour(-1)]) {
      if (at !== film.now()) fetched(at);
    }
  }

  /** Whoever has opened the replay of a finished game can step through it without a connection. */
  async function keepAll() {
    const isCostly = Reflect.get(navigator, "connection")?.saveData;
    if (isCostly || !(await navigator.serviceWorker?.ready)) return;
    for (const url of [location.href, ...stops.all.map(addressOf)]) {
      if (await caches.match(url)) continue;
      await fetch(url).then((reply) => reply.text(), () => null);
      await waiting(PAUSE_MILLISECONDS);
    }
  }

  /** @param {Moment} moment */
  function put(moment) {
    putAll(moment.fragments);
    element("happened").scrollTop = 0;
    page.dataset.colours = moment.colours;
    element("position").textContent = moment.position;
    slider.value = String(moment.at);
    slider.setAttribute("aria-valuetext", moment.position);
    const goals = { ...stops, previous: moment.previous, next: moment.next };
    for (const id of /** @type {const} */ (["first", "previous", "next", "last"])) {
      lead(element(id), goals[id], moment.at);
    }
    for (const link of links) markCurrent(link, Number(link.dataset.step) === moment.at);
    follow(moment.at);
    offerPlayOn();
  }

  /**
   * The step that is shown is marked in the list, and its round is open.
   * @param {Element} link
   * @param {boolean} isCurrent
   */
  function markCurrent(link, isCurrent) {
    if (!isCurrent) return link.removeAttribute("aria-current");
    link.setAttribute("aria-current", "step");
    link.closest("details")?.setAttribute("open", "");
  }

  /**
   * A control leads to a moment, or nowhere.
   * @param {HTMLElement} control
   * @param {number} at
   * @param {number} now
   */
  function lead(control, at, now) {
    control.dataset.step = String(at);
    if (control instanceof HTMLAnchorElement) control.href = address(control.href, at);
    if (control instanceof HTMLButtonElement) control.value = String(at);
    if (at === now) control.setAttribute("aria-disabled", "true");
    else control.removeAttribute("aria-disabled");
  }

  /**
   * The address bar, the views and the link that can be copied follow the moment.
   * @param {number} at
   */
  function follow(at) {
    if (saved) return; // it has no address
    if (brought?.form) {
      part(brought.form, "input[name=at]", HTMLInputElement).value = String(at); // no button
      return;
    }
    const here = new URL(location.href);
    here.searchParams.set("at", String(at));
    here.searchParams.set("seat", datum(page, "seat"));
    history.replaceState(null, "", here);
    element("link", HTMLInputElement).value = here.href;
    const code = part(page, ".code img", HTMLImageElement);
    code.src = address(code.src, at);
    element("copied").textContent = "";
    for (const view of pieces(page, "[data-view]")) {
      if (view instanceof HTMLAnchorElement) view.href = address(view.href, at);
    }
  }

  /**
   * @param {string} href
   * @param {number} at
   */
  function address(href, at) {
    const url = new URL(href);
    url.searchParams.set("at", String(at));
    return url.pathname + url.search;
  }

  /** @param {boolean} isPlaying */
  function showPlaying(isPlaying) {
    play.toggleAttribute("data-is-playing", isPlaying);
    play.setAttribute("aria-label", datum(play, isPlaying ? "pause" : "play"));
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const isOthers = event.altKey || event.ctrlKey || event.metaKey;
    if (isOthers || pieceAt(event, "input:not([type=range]), textarea, select")) return;
    const goal = goalOf(event.key);
    if (goal !== undefined) {
      event.preventDefault();
      leap(goal);
    } else if (event.key === " " && !pieceAt(event, "button, a, summary")) {
      event.preventDefault();
      play.click();
    }
  }

  /** @param {string} key */
  function goalOf(key) {
    if (key === "ArrowLeft") return neighbour(-1);
    if (key === "ArrowRight") return neighbour(1);
    if (key === "Home") return stops.first;
    return key === "End" ? stops.last : undefined;
  }

  optional("copy", HTMLElement)?.addEventListener("click", async () => {
    const link = element("link", HTMLInputElement);
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
      element("copied").textContent = datum(page, "copied");
    } catch {
      element("copied").textContent = datum(page, "select"); // only where the browser forbids it
    }
  });

  function offerPlayOn() {
    if (!playOn) return;
    const isOver = film.now() === Number(playOn.dataset.last);
    part(playOn, "button", HTMLButtonElement).disabled = isOver;
    element("play-on-problem").textContent = isOver ? datum(playOn, "over") : "";
  }

  playOn?.addEventListener("submit", async (event) => {
    event.preventDefault();
    player.stop();
    const wish = { at: film.now(), seat: Number(written(playOn, "seat")) };
    try {
      /** @type {{ url: string }} */
      const { url } = await post(datum(playOn, "url"), wish);
      location.assign(url);
    } catch (problem) {
      element("play-on-problem").textContent = messageOf(problem);
    }
  });
}
