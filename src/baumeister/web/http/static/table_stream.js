// The stream of a table: reopens by itself, with growing pauses.

const SHORTEST = 500;
const LONGEST = 20000;
const PATIENCE = 1200; // before a lost connection is worth a word
const GONE = 4404;

/** Longer news come packed. */
async function unpacked(data) {
  if (typeof data === "string") return JSON.parse(data);
  const stream = data.stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

export function connection(path, texts, receive, lose) {
  const notice = document.getElementById("offline");
  let socket = null;
  let seat = null; // who has taken a shared screen
  let pause = SHORTEST;
  let retry = 0;
  let worry = 0;

  function isLost(lost) {
    if (!lost) {
      clearTimeout(worry);
      worry = 0;
      notice.hidden = true;
    } else {
      worry ||= setTimeout(() => {
        notice.textContent = texts.offline;
        notice.hidden = false;
      }, PATIENCE);
    }
  }

  function open(wished = seat) {
    seat = wished;
    clearTimeout(retry);
    const old = socket;
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (seat !== null) url.searchParams.set("seat", seat);
    const mine = (socket = new WebSocket(url));
    old?.close();
    let before = Promise.resolve(); // news are read in the order they came
    mine.addEventListener("message", ({ data }) => {
      const reading = unpacked(data);
      before = before.then(async () => {
        const news = await reading;
        if (mine !== socket) return;
        pause = SHORTEST;
        isLost(false);
        receive(news);
      });
    });
    mine.addEventListener("close", ({ code }) => {
      if (mine !== socket) return;
      lose();
      isLost(true);
      if (code === GONE) return;
      retry = setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(LONGEST, pause * 2);
    });
  }

  function hurry() {
    if (document.visibilityState !== "visible" || socket?.readyState !== WebSocket.CLOSED) return;
    pause = SHORTEST;
    open();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  return { open, isLost };
}
