// Plays a whole game against bots; needs nothing but Node 18 or newer.
//
// BAUMEISTER_TOKEN=bm_… node play.mjs http://127.0.0.1:8000 [game] [level of the bots]

const [site, game = "kheops", level = "beginner"] = process.argv.slice(2);
const headers = {
  authorization: `Bearer ${process.env.BAUMEISTER_TOKEN}`,
  "content-type": "application/json",
};
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

/** Get something, or post it; whoever is told to wait does so and tries again. */
async function ask(path, data) {
  const body = data && JSON.stringify(data);
  while (true) {
    const reply = await fetch(`${site}/api/v1${path}`, { method: data ? "POST" : "GET", headers, body });
    if (reply.ok) return reply;
    const wrong = await reply.json();
    if (reply.status !== 429 && reply.status !== 503) throw new Error(`${wrong.sentence} ${wrong.right}`);
    await pause(wrong.wait ?? 1);
  }
}

/** The lines of a reply as they come. */
async function* lines(reply) {
  let rest = "";
  for await (const part of reply.body.pipeThrough(new TextDecoderStream())) {
    const whole = (rest + part).split("\n");
    rest = whole.pop();
    yield* whole.filter((line) => line.trim());
  }
}

/** The table whenever something has happened; a broken line is taken up where it broke. */
async function* tables(table) {
  let version = 0;
  while (true) {
    const reply = await ask(`/tables/${table}/stream?since=${version}`);
    try {
      for await (const line of lines(reply)) {
        const seen = JSON.parse(line);
        version = seen.version;
        yield seen;
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // which is how fetch says that a line broke
      await pause(1);
    }
  }
}

const { fewest } = await (await ask(`/games/${game}`)).json();
const bots = Array.from({ length: fewest - 1 }, () => ({ kind: "bot", level }));
const { table } = await (await ask("/tables", { game, seats: [{ kind: "me" }, ...bots] })).json();
for await (const seen of tables(table)) {
  for (const event of seen.events) console.log(event.text);
  if (seen.over) {
    console.log("points:", JSON.stringify(seen.outcome.points));
    break;
  }
  if (seen.legal.length) {
    const { answer } = seen.legal[Math.floor(Math.random() * seen.legal.length)];
    const { seat, version } = seen;
    await ask(`/tables/${table}/answer`, { seat, answer, version, request: crypto.randomUUID() });
  }
}
process.exit(0); // the stream would go on
