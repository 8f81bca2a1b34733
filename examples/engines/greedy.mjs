// An engine for Node that knows no rules: it tries its answers and takes what scores best.
//
// baumeister play kheops --players "Anna,bot:exec:node examples/engines/greedy.mjs"

import { createInterface } from "node:readline";

const MOST = 30; // answers that are tried
const say = (line) => process.stdout.write(`${line}\n`);

let question; // that is open, with the points of what was tried so far

/** By how much an answer puts this seat ahead of the best of the others. */
function lead(points, seat) {
  return points[seat] - Math.max(...points.filter((_, other) => other !== seat));
}

function tryNext() {
  const { legal, tried } = question;
  if (tried.length < Math.min(MOST, legal.length)) say(`try ${legal[tried.length].answer}`);
  else answer();
}

function answer() {
  if (!question) return;
  const { legal, tried } = question;
  const best = tried.length ? tried.indexOf(Math.max(...tried)) : 0;
  question = undefined;
  say(`answer ${legal[best].answer}`);
}

const heard = {
  hello: () => {
    say("name Greedy");
    say("ready");
  },
  ask: (told) => {
    question = { ...told, tried: [] };
    tryNext();
  },
  tried: ({ points }) => {
    if (!question) return; // it has been answered meanwhile
    question.tried.push(lead(points, question.seat));
    tryNext();
  },
  error: () => {
    if (!question) return;
    question.tried.push(-Infinity);
    tryNext();
  },
  stop: answer,
  quit: () => process.exit(0),
};

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  heard[word]?.(rest.startsWith("{") ? JSON.parse(rest) : rest);
});
lines.on("close", () => process.exit(0));
