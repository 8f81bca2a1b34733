// Finding a word in the rules: sections without it go away, and it is marked in the others.

const SHORTEST = 2; // letters

/**
 * What is looked for; nothing as long as that is too little.
 * @param {string} text
 */
export function sought(text) {
  const word = text.trim().toLowerCase();
  return word.length < SHORTEST ? "" : word;
}

/**
 * Where a word begins in a text, whatever its capitals.
 * @param {string} text
 * @param {string} word
 */
export function beginnings(text, word) {
  const all = text.toLowerCase();
  const begin = [];
  for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) begin.push(at);
  return begin;
}

/**
 * @param {Element} rules
 * @param {string} word
 */
export function found(rules, word) {
  for (const node of textsOf(rules)) mark(node, word);
  for (const section of rules.querySelectorAll("section")) {
    section.hidden = !section.querySelector("mark");
  }
}

/**
 * All that can be read, pictures excepted.
 * @param {Element} rules
 */
function textsOf(rules) {
  const walker = document.createTreeWalker(rules, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && !node.parentElement?.closest("svg, .unseen")) texts.push(node);
  }
  return texts;
}

/**
 * @param {Text} node
 * @param {string} word
 */
function mark(node, word) {
  for (const at of beginnings(node.data, word).reverse()) {
    const hit = node.splitText(at);
    hit.splitText(word.length);
    const marked = document.createElement("mark");
    hit.replaceWith(marked);
    marked.append(hit);
  }
}
