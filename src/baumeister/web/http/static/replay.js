// Stepping through a game: the server draws each moment, this module fetches and shows it.

import { motion } from "./motion.js";
import { post } from "./page.js";

const KEPT = 80; // moments
const page = document.getElementById("replay");

for (const element of document.querySelectorAll(".scripted")) element.hidden = false;
for (const element of document.querySelectorAll(".unscripted")) element.hidden = true;
if (page) watch(page);
readFiles();

function watch(page) {
  const byId = (id) => document.getElementById(id);
  const [slider, play, speed] = [byId("slider"), byId("play"), byId("speed")];
  const links = [...byId("steps").querySelectorAll("[data-step]")];
  const stops = links.map((link) => Number(link.dataset.step));
  const brought = byId("brought");
  const moments = new Map(); // promises, by moment
  const flight = motion(byId("board"));
  let now = Number(page.dataset.at);
  let wanted = now;
  let isBusy = false;
  let timer = 0;

  offerPlayOn();
  fetchAhead();

  page.addEventListener("click", (event) => {
    const link = event.target.closest("[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pause();
    show(Number(link.dataset.step));
  });
  slider.addEventListener("input", () => {
    pause();
    show(stopAt(Number(slider.value)));
  });
  play.addEventListener("click", () => (timer ? pause() : start()));
  speed.addEventListener("change", () => timer && (pause(), start()));
  document.addEventListener("keydown", onKey);

  function stopAt(at) {
    return stops.find((stop) => stop >= at) ?? stops.at(-1);
  }

  function neighbour(by) {
    const number = stops.indexOf(wanted) + by;
    return stops[Math.min(Math.max(0, number), stops.length - 1)];
  }

  /** Show a moment. While one is being fetched only the latest wish is kept. */
  async function show(at) {
    wanted = at;
    if (isBusy) return;
    isBusy = true;
    while (now !== wanted) await step(wanted);
    isBusy = false;
    fetchAhead();
  }

  async function step(at) {
    try {
      const moment = await fetched(at);
      if (wanted !== at) return;
      const before = moment.previous === now ? flight.remember(moment.events) : null;
      now = at;
      put(moment);
      if (before) await flight.play(before, moment.events);
    } catch (problem) {
      moments.delete(at);
      if (wanted === at) fail(problem);
    }
  }

  function fail(problem) {
    wanted = now;
    pause();
    slider.value = now;
    byId("happened").textContent = problem.message || page.dataset.failed;
  }

  function fetched(at) {
    if (!moments.has(at)) {
      if (moments.size >= KEPT) moments.delete(moments.keys().next().value);
      moments.set(at, ask(at));
    }
    return moments.get(at);
  }

  async function ask(at) {
    const seat = page.dataset.seat;
    if (brought) return post(page.dataset.moments, { record: brought.value, at: String(at), seat });
    const reply = await fetch(`${page.dataset.moments}?at=${at}&seat=${seat}`);
    if (!reply.ok) throw new Error();
    return reply.json();
  }

  function fetchAhead() {
    for (const at of [neighbour(1), neighbour(-1)]) {
      if (at !== now) fetched(at).catch(() => moments.delete(at));
    }
  }

  function put(moment) {
    byId("board").innerHTML = moment.svg;
    byId("happened").innerHTML = moment.fragments.happened;
    byId("standing").innerHTML = moment.fragments.standing;
    byId("position").textContent = moment.position;
    slider.value = moment.at;
    slider.setAttribute("aria-valuetext", moment.position);
    lead(byId("previous"), moment.previous);
    lead(byId("next"), moment.next);
    for (const id of ["first", "last"]) lead(byId(id), Number(byId(id).dataset.step));
    byId("happened").scrollTop = 0;
    for (const link of links) link.removeAttribute("aria-current");
    const current = links[stops.indexOf(moment.at)];
    current.setAttribute("aria-current", "step");
    current.closest("details")?.setAttribute("open", "");
    follow(moment.at);
    offerPlayOn();
  }

  // A control leads to a moment, or nowhere.
  function lead(control, at) {
    control.dataset.step = at;
    if (control.href) control.href = address(control.href, at);
    else control.value = at;
    control.toggleAttribute("aria-disabled", false);
    if (at === now) control.setAttribute("aria-disabled", "true");
  }

  // The address bar, the views and the link that can be copied follow the moment.
  function follow(at) {
    if (brought) {
      brought.form.querySelector("input[name=at]").value = at; // buttons have this name too
      return;
    }
    const here = new URL(location.href);
    here.searchParams.set("at", at);
    here.searchParams.set("seat", page.dataset.seat);
    history.replaceState(null, "", here);
    byId("link").value = here.href;
    byId("copied").textContent = "";
    for (const view of page.querySelectorAll("[data-view]")) view.href = address(view.href, at);
  }

  function address(href, at) {
    const url = new URL(href);
    url.searchParams.set("at", at);
    return url.pathname + url.search;
  }

  function start() {
    play.dataset.isPlaying = "";
    play.setAttribute("aria-label", play.dataset.pause);
    timer = -1;
    tick();
  }

  async function tick() {
    await show(now === stops.at(-1) ? stops[0] : neighbour(1));
    if (!timer) return;
    if (now === stops.at(-1)) pause();
    else timer = setTimeout(tick, Number(speed.value));
  }

  function pause() {
    if (timer > 0) clearTimeout(timer);
    timer = 0;
    delete play.dataset.isPlaying;
    play.setAttribute("aria-label", play.dataset.play);
  }

  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const busy = event.target.closest("input:not([type=range]), textarea, select");
    const goals = {
      ArrowLeft: () => neighbour(-1),
      ArrowRight: () => neighbour(1),
      Home: () => stops[0],
      End: () => stops.at(-1),
    };
    if (busy) return;
    if (event.key in goals) {
      event.preventDefault();
      pause();
      show(goals[event.key]());
    } else if (event.key === " " && !event.target.closest("button, a, summary")) {
      event.preventDefault();
      play.click();
    }
  }

  const copy = byId("copy");
  copy?.addEventListener("click", async () => {
    const link = byId("link");
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
      byId("copied").textContent = page.dataset.copied;
    } catch {
      byId("copied").textContent = page.dataset.select; // only where the browser forbids it
    }
  });

  function offerPlayOn() {
    const form = byId("play-on");
    if (!form) return;
    const isOver = now === Number(form.dataset.last);
    form.querySelector("button").disabled = isOver;
    byId("play-on-problem").textContent = isOver ? form.dataset.over : "";
  }

  byId("play-on")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    pause();
    const form = event.target;
    const seat = Number(form.elements.namedItem("seat").value);
    try {
      const { url } = await post(form.dataset.url, { at: now, seat });
      location.assign(url);
    } catch (problem) {
      byId("play-on-problem").textContent = problem.message;
    }
  });
}

function readFiles() {
  const file = document.getElementById("file");
  file?.addEventListener("change", async () => {
    if (file.files.length) document.getElementById("record").value = await file.files[0].text();
  });
}
