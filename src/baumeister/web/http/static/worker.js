// What works without a connection: a page that says so, and replays of finished games that somebody
// has opened before. The server marks what may be kept; tables and games that go on never are.
// Its address names the language and the colours of the pages that it keeps.

/**
 * @typedef {Event & {
 *   request: Request,
 *   preloadResponse: Promise<Response | undefined>,
 *   respondWith: (reply: Promise<Response>) => void,
 *   waitUntil: (work: Promise<unknown>) => void,
 * }} WorkerEvent
 */

/**
 * @typedef {object} WorkerScope
 * @property {() => Promise<void>} skipWaiting
 * @property {{ claim: () => Promise<void> }} clients
 */

/** @type {WorkerScope} */
const { skipWaiting, clients } = Object(globalThis);
const LOOK = new URL(location.href).search;
const OFFLINE = `/offline${LOOK}`;
const KEPT = `kept${LOOK}`;
const MOST = 2000; // things that are kept: pages, moments, files
const AT_ONCE = 200; // of the oldest, that make room for others
const KEEP = "keep-offline"; // says the server of what may be kept
const REPLAY = /^\/t\/[^/]+\/(replay|moment)$/;
const FILE = /"(\/static\/[^"]+)"/g;

/**
 * Listen, as only a worker can.
 * @param {string} kind
 * @param {(event: WorkerEvent) => void} react
 */
function on(kind, react) {
  addEventListener(kind, (event) => react(/** @type {WorkerEvent} */ (event)));
}

on("install", (event) => event.waitUntil(begin()));
on("activate", (event) => event.waitUntil(tidy()));
on("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (REPLAY.test(pathname) || pathname.startsWith("/static/")) event.respondWith(part(event));
});

async function begin() {
  const reply = await fetch(OFFLINE);
  if (reply.ok) await keep(OFFLINE, reply);
  await skipWaiting(); // it does the same as the one before, in another language
}

/** Whatever was kept in another language or other colours goes. */
async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await clients.claim();
}

/**
 * A page from the server, or as it was, or the one that says that there is no connection.
 * @param {WorkerEvent} event
 */
async function page(event) {
  const { request } = event;
  const reply = await ask(event).catch(() => null);
  if (reply) return reply;
  const kept = await caches.open(KEPT);
  const found = await kept.match(request, { ignoreSearch: REPLAY.test(new URL(request.url).pathname) });
  return found ?? (await kept.match(OFFLINE)) ?? Response.error();
}

/**
 * A moment or a file: as it is, or as it was.
 * @param {WorkerEvent} event
 */
async function part(event) {
  const kept = await caches.open(KEPT);
  return ask(event).catch(async () => (await kept.match(event.request)) ?? Response.error());
}

/** @param {WorkerEvent} event */
async function ask(event) {
  const reply = (await event.preloadResponse) ?? (await fetch(event.request));
  if (reply.ok && reply.headers.has(KEEP)) {
    event.waitUntil(keep(event.request.url, reply.clone()).catch(() => null));
  }
  return reply;
}

/**
 * Keep a reply, and the files that it needs if it is a page.
 * @param {string} address
 * @param {Response} reply
 */
async function keep(address, reply) {
  const kept = await caches.open(KEPT);
  const isPage = reply.headers.get("content-type")?.startsWith("text/html");
  const text = isPage ? await reply.clone().text() : "";
  const files = [...text.matchAll(FILE)].flatMap((found) => found[1] ?? []);
  await kept.put(address, reply);
  await Promise.all(files.map(async (file) => (await kept.match(file)) ?? kept.add(file)));
  const all = await kept.keys();
  if (all.length > MOST) for (const old of all.slice(0, AT_ONCE)) await kept.delete(old);
}
