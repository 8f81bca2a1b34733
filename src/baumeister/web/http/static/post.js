// JSON to and from the server.

import { element } from "./dom.js";

/** The server has heard it and said no; the message says why. */
export class Refusal extends Error {
  wait = 0; // seconds after which it may be asked again, where the server says so
  /** @type {{ text: string, href: string, target: string } | undefined} */
  clause; // of the printed rules that forbids it, where one does
}

/**
 * Send JSON and return what came back; an error says what the server says. Asks for a name where
 * one is needed.
 * @template Reply
 * @param {string} address
 * @param {object} data
 * @returns {Promise<Reply>}
 */
export async function post(address, data = {}) {
  const reply = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  }).catch(() => null);
  if (reply?.status === 401 && (await askName())) return post(address, data);
  return answerIn(reply);
}

/**
 * What the server says about something; an error says why it does not.
 * @template Reply
 * @param {string} address
 * @returns {Promise<Reply>}
 */
export async function get(address) {
  return answerIn(await fetch(address).catch(() => null));
}

/**
 * @template Reply
 * @param {Response | null} reply
 * @returns {Promise<Reply>}
 */
async function answerIn(reply) {
  const answer = await reply?.json().catch(() => null);
  if (reply?.ok && answer) return answer;
  if (answer?.error) {
    const { error, wait = 0, clause } = answer;
    throw Object.assign(new Refusal(error), { wait, clause });
  }
  throw new Error(document.body.dataset.offline);
}

/**
 * Show the dialog; true once a name was taken.
 * @returns {Promise<boolean>}
 */
export function askName() {
  const who = element("who", HTMLDialogElement);
  return new Promise((resolve) => {
    who.addEventListener("close", () => resolve(who.returnValue === "named"), { once: true });
    who.returnValue = "";
    who.showModal();
  });
}
