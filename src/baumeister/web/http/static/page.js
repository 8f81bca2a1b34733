// What every page can do: settings, name, personal link, a game with one click, a new table.
// All words come from the page.

const who = document.getElementById("who");

/** Send JSON and return what came back; an error says what the server says. Asks for a name where
 * one is needed. */
export async function post(address, data = {}) {
  const reply = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  }).catch(() => null);
  if (reply?.status === 401 && (await askName())) return post(address, data);
  const answer = await reply?.json().catch(() => null);
  if (!reply?.ok || !answer) {
    const error = new Error(answer?.error ?? document.body.dataset.offline);
    error.kind = answer?.kind;
    throw error;
  }
  return answer;
}

/** Show the dialog; true once a name was taken. */
export function askName() {
  return new Promise((resolve) => {
    who.addEventListener("close", () => resolve(who.returnValue === "named"), { once: true });
    who.returnValue = "";
    who.showModal();
  });
}

/** Do something for an element; meanwhile it is busy, and what goes wrong is said beside it. */
async function attempt(element, place, work) {
  const error = place.querySelector("[data-error]");
  if (element.getAttribute("aria-busy")) return;
  element.setAttribute("aria-busy", "true");
  if (error) error.hidden = true;
  try {
    await work();
  } catch (problem) {
    if (!error) throw problem;
    error.textContent = problem.message;
    error.hidden = false;
    error.scrollIntoView({ block: "nearest" });
  } finally {
    element.removeAttribute("aria-busy");
  }
}

const go = ({ url }) => location.assign(url);

for (const button of document.querySelectorAll("[data-setting]")) {
  button.addEventListener("click", async () => {
    await post("/settings", { [button.dataset.setting]: button.dataset.value });
    location.reload();
  });
}

for (const button of document.querySelectorAll("[data-quick]")) {
  button.addEventListener("click", () =>
    attempt(button, button.closest("article, section, form"), async () =>
      go(await post(button.dataset.quick)),
    ),
  );
}

function nameDialog() {
  const form = who.querySelector("[data-name-form]");
  document.querySelector("[data-open=who]").addEventListener("click", async () => {
    if (await askName()) location.reload();
  });
  who.querySelector("[data-close]").addEventListener("click", () => who.close(""));
  who.addEventListener("click", (event) => {
    if (event.target === who) who.close(""); // beside the dialog
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(form, form, async () => {
      await post("/name", { name: form.elements.name.value });
      who.close("named");
    });
  });
}

function personalLink() {
  const place = who.querySelector("[data-device]");
  if (!place) return;
  const row = place.querySelector("[data-copy-row]");
  const link = row.querySelector("input");
  const copy = row.querySelector("[data-copy]");
  const show = place.querySelector("[data-link]");
  show.addEventListener("click", () =>
    attempt(show, place, async () => {
      link.value = (await post("/link")).url;
      row.hidden = false;
      show.hidden = true;
      link.select();
    }),
  );
  copy.addEventListener("click", async () => {
    link.select();
    await navigator.clipboard?.writeText(link.value).catch(() => null);
    copy.textContent = copy.dataset.copied;
  });
}

function newTable(form) {
  const rows = [...form.querySelectorAll("[data-seat]")];
  const shown = () => {
    const count = Number(form.elements.count.value);
    rows.forEach((row, seat) => {
      row.hidden = seat >= count;
      const chosen = row.querySelector("select").selectedOptions[0];
      const about = row.querySelector(".note");
      row.querySelector("input").hidden = chosen.value !== "screen";
      about.textContent = chosen.dataset.about ?? "";
      about.hidden = !about.textContent;
    });
  };
  form.addEventListener("change", shown);
  shown(); // a browser that goes back remembers what was chosen
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(form, form, async () => go(await post("/tables", await wishes(form, rows))));
  });
}

async function wishes(form, rows) {
  const data = {
    game: form.dataset.newTable,
    seats: rows.filter((row) => !row.hidden).map(seat),
    variants: {},
    speed: form.elements.speed.value,
    listed: form.elements.listed.checked,
  };
  for (const field of form.querySelectorAll("[name^='option.']")) {
    const key = field.name.slice("option.".length);
    if (field.type === "checkbox") data.variants[key] = field.checked ? "on" : "off";
    else if (field.checked) data.variants[key] = field.value;
  }
  const file = form.elements.edition?.files[0];
  if (file) data.edition = await file.text();
  return data;
}

function seat(row) {
  const chosen = row.querySelector("select").selectedOptions[0];
  const data = { kind: chosen.value };
  if (chosen.dataset.level) data.level = chosen.dataset.level;
  if (chosen.value === "screen") data.name = row.querySelector("input").value;
  return data;
}

nameDialog();
personalLink();
for (const form of document.querySelectorAll("[data-new-table]")) newTable(form);
