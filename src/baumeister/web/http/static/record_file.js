// A record that is chosen as a file stands in the field for it.

import { element, optional } from "./dom.js";

export function readFiles() {
  const input = optional("file", HTMLInputElement);
  input?.closest("label")?.toggleAttribute("hidden", false);
  input?.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (file) element("record", HTMLTextAreaElement).value = await file.text();
  });
}
