import assert from "node:assert/strict";
import test from "node:test";

import { Refusal } from "#static/post.js";
import { answering } from "#static/table_answers.js";

/** @import { Answer } from "#static/table_answers.js" */
/** @import { Scene } from "#static/types.js" */

/** @type {Scene} */
const SCENE = {
  version: 7,
  seat: 1,
  asked: [1],
  mine: [1],
  final: [],
  legal: ["sail 1", "load 2"],
  urgent: false,
  can_ask: true,
  can_undo: true,
  undo_is_free: true,
  over: false,
  since: 0,
  can_say_why: [],
  rule: "turn",
  pass_to: null,
  anew: false,
  events: [],
  spread: "",
  colours: "",
  words: 0,
  finale: [],
};

/**
 * A table whose server gives these replies, one after the other.
 * @param {(Error | number)[]} replies
 */
function table(...replies) {
  const now = { scene: SCENE };
  /** @type {Answer[]} */
  const sent = [];
  /** @type {string[]} */
  const told = [];
  const answers = answering({
    sceneNow: () => now.scene,
    async send(answer) {
      sent.push(answer);
      const reply = replies.shift() ?? new Error("not expected");
      if (reply instanceof Error) throw reply;
      return { version: reply };
    },
    wait: async (milliseconds) => void told.push(`waits ${milliseconds}`),
    changed: () => told.push(answers.isOnItsWay() ? "sending" : "idle"),
    unheard: () => told.push("unheard"),
    refused: (problem) => told.push(String(problem)),
  });
  return { answers, now, sent, told };
}

test("an answer says who gives it to which question", async () => {
  const { answers, sent } = table(8);
  await answers.answer("sail 1");
  const { request, ...answer } = sent[0] ?? { request: "" };
  assert.deepEqual(answer, { seat: 1, action: "sail 1", version: 7 });
  assert.equal(/^[0-9a-f]{32}$/.test(request), true);
});

test("what is not legal is not sent", async () => {
  const { answers, sent } = table(8);
  await answers.answer("sail 9");
  assert.deepEqual(sent, []);
});

test("an answer is on its way until the page shows what it led to", async () => {
  const { answers, now, sent } = table(8, 9);
  await answers.answer("sail 1");
  assert.equal(answers.isOnItsWay(), true);
  await answers.answer("load 2");
  assert.equal(sent.length, 1);
  now.scene = { ...SCENE, version: 8 };
  assert.equal(answers.isOnItsWay(), false);
  await answers.answer("load 2");
  assert.equal(sent.length, 2);
});

test("two quick clicks are one answer", async () => {
  const { answers, sent } = table(8, 9);
  await Promise.all([answers.answer("sail 1"), answers.answer("load 2")]);
  assert.deepEqual(sent.map(({ action }) => action), ["sail 1"]);
});

test("an answer that was not heard is sent again as the same request", async () => {
  const { answers, sent, told } = table(new Error("offline"), new Error("offline"), 8);
  await answers.answer("sail 1");
  assert.equal(sent.length, 3);
  assert.equal(new Set(sent.map(({ request }) => request)).size, 1);
  const waits = ["unheard", "waits 500", "unheard", "waits 1000"];
  assert.deepEqual(told, ["sending", ...waits, "sending"]);
});

test("an answer that is refused is not sent again, and the person may try another", async () => {
  const { answers, sent, told } = table(new Refusal("The ship has sailed."), 8);
  await answers.answer("sail 1");
  assert.deepEqual(told, ["sending", "Error: The ship has sailed.", "idle"]);
  await answers.answer("load 2");
  assert.equal(sent.length, 2);
});

test("an answer is not sent again once the table has gone on", async () => {
  const { answers, now, sent } = table(new Error("offline"), 9);
  const answered = answers.answer("sail 1");
  now.scene = { ...SCENE, version: 8 };
  await answered;
  assert.equal(sent.length, 1);
  assert.equal(answers.isOnItsWay(), false);
});
