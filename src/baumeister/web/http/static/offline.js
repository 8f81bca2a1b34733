// Without a connection: the worker that keeps replays, and the list of those that it has kept.

import { datum, optional } from "./dom.js";

const REPLAY = /^\/t\/[^/]+\/replay$/;

/** Browsers have workers only where nobody on the way can change what they get. */
export function startWorker() {
  const { serviceWorker } = navigator;
  const address = datum(document.body, "worker");
  const start = () => serviceWorker?.register(address).catch(() => null);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true }); // the page itself comes first
}

/** On the page that says that there is no connection: what can be looked at meanwhile. */
export async function listKept() {
  const list = optional("kept", HTMLUListElement);
  if (!list || !("caches" in window)) return;
  for (const { title, address } of await keptReplays()) {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = title;
    list.appendChild(document.createElement("li")).append(link);
  }
  const section = list.closest("section");
  if (section) section.hidden = !list.children.length;
}

/** One for each game, the latest first. */
async function keptReplays() {
  /** @type {Map<string, { title: string, address: string }>} */
  const found = new Map();
  for (const name of await caches.keys()) {
    const kept = await caches.open(name);
    for (const { url } of await kept.keys()) {
      const { pathname, search } = new URL(url);
      if (!REPLAY.test(pathname)) continue;
      const text = (await (await kept.match(url))?.text()) ?? "";
      const title = new DOMParser().parseFromString(text, "text/html").title;
      found.set(pathname, { title, address: pathname + search });
    }
  }
  return [...found.values()].reverse();
}
