// The stream of a table: reopens by itself, with growing pauses.

import { backoff, spread } from "./backoff.js";
import { element } from "./dom.js";

/** @import { Push, TableTexts } from "./types.js" */

const SHORTEST_MILLISECONDS = 500; // before a try to connect
const LONGEST_MILLISECONDS = 20000;
const UNNOTICED_MILLISECONDS = 1200; // before a lost connection is worth a word
const COME_AGAIN = 4401; // close code: somebody else may have this page by now
const GONE = 4404; // close code: there is no such table any more

/**
 * The stream of this page: it says when it is lost, and hurries when somebody looks.
 * @param {string} path
 * @param {string} mark what the page shows until it hears more: the server need not tell that again
 * @param {TableTexts} texts
 * @param {Pick<Listener, "receive" | "lose">} listener
 */
export function connection(path, mark, texts, listener) {
  const notice = element("offline");
  let shown = mark;

  /** @param {number | null} seat */
  function connect(seat) {
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (seat !== null) url.searchParams.set("seat", String(seat));
    if (shown) url.searchParams.set("shown", shown);
    shown = "";
    const socket = new WebSocket(url);
    socket.addEventListener("close", ({ code }) => code === COME_AGAIN && location.reload());
    return socket;
  }

  /** @param {boolean} isShown */
  function warn(isShown) {
    if (isShown) notice.textContent = texts.offline;
    notice.hidden = !isShown;
  }

  const stream = streaming(connect, { ...listener, warn });
  const look = () => document.visibilityState === "visible" && stream.hurry();
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return stream;
}

/**
 * What a stream tells the page.
 * @typedef {object} Listener
 * @property {(news: Push) => void} receive
 * @property {() => void} lose called as often as a connection ends
 * @property {(isShown: boolean) => void} warn whether to say that there is no connection
 */

/**
 * Where news come from; a WebSocket can do more.
 * @typedef {Pick<WebSocket, "addEventListener" | "close">} Source
 */

/**
 * @param {(seat: number | null) => Source} connect opens a connection, for somebody who has taken
 * a shared screen
 * @param {Listener} listener
 */
export function streaming(connect, { receive, lose, warn }) {
  /** @type {Source | null} */
  let source = null;
  /** @type {number | null} */
  let seat = null;
  const pauses = backoff(SHORTEST_MILLISECONDS, LONGEST_MILLISECONDS);
  let isClosed = false;
  let retry = 0;
  let worry = 0;

  /** @param {boolean} lost */
  function isLost(lost) {
    if (lost) {
      worry ||= setTimeout(() => warn(true), UNNOTICED_MILLISECONDS);
    } else {
      clearTimeout(worry);
      worry = 0;
      warn(false);
    }
  }

  function open(wished = seat) {
    seat = wished;
    clearTimeout(retry);
    const old = source;
    const own = (source = connect(seat));
    old?.close();
    isClosed = false;
    let before = Promise.resolve(); // news are read in the order they came
    own.addEventListener("message", ({ data }) => {
      const reading = unpacked(data);
      before = before.then(async () => take(own, await reading));
      before.catch(() => own.close()); // what cannot be read is asked for again
    });
    own.addEventListener("close", ({ code }) => own === source && closed(code));
  }

  /**
   * @param {Source} from
   * @param {Push} news
   */
  function take(from, news) {
    if (from !== source) return;
    pauses.reset();
    isLost(false);
    receive(news);
  }

  /** @param {number} code */
  function closed(code) {
    isClosed = true;
    lose();
    isLost(true);
    if (code !== GONE) retry = setTimeout(open, spread(pauses.next(), Math.random()));
  }

  /** Somebody looks, or is connected again: if the stream is closed, do not wait. */
  function hurry() {
    if (!isClosed) return;
    pauses.reset();
    open();
  }

  return { open, isLost, hurry };
}

/**
 * Longer news come packed.
 * @param {string | Blob} data
 * @returns {Promise<Push>}
 */
async function unpacked(data) {
  if (typeof data === "string") return JSON.parse(data);
  const stream = data.stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}
