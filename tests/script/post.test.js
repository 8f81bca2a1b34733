import assert from "node:assert/strict";
import test from "node:test";

import { Refusal, post } from "#static/post.js";

/** @param {() => Promise<Response>} reply */
function server(reply) {
  Object.assign(globalThis, {
    fetch: reply,
    document: { body: { dataset: { offline: "There is no connection." } } },
  });
}

test("what the server replies is returned", async () => {
  server(async () => Response.json({ version: 3 }));
  assert.deepEqual(await post("/t/1/answer"), { version: 3 });
});

test("a refusal says what the server says", async () => {
  server(async () => Response.json({ error: "Not now.", kind: "IllegalAction" }, { status: 409 }));
  await assert.rejects(post("/t/1/answer"), /^Error: Not now\.$/);
  await assert.rejects(post("/t/1/answer"), Refusal);
});

test("a refusal by the rules names its clause", async () => {
  const clause = { text: "§ 5.1", href: "/rules/imhotep/clauses#clause-5-1", target: "_blank" };
  server(async () => Response.json({ error: "Not now.", clause }, { status: 409 }));
  const problem = await post("/t/1/answer").catch((error) => error);
  assert.deepEqual([problem.clause, problem.wait], [clause, 0]);
});

test("a server that is not reached refuses nothing, and neither does one that is broken", async () => {
  const unreachable = () => Promise.reject(new TypeError());
  const broken = async () => new Response("<p>", { status: 502 });
  for (const reply of [unreachable, broken]) {
    server(reply);
    const problem = await post("/t/1/answer").catch((error) => error);
    assert.equal(problem.message, "There is no connection.");
    assert.equal(problem instanceof Refusal, false);
  }
});
