// Everything that is wrong on the page as it is now, in sentences.
(smallest) => {
  const problems = [];
  const isTall = matchMedia("(max-width: 699px), (orientation: portrait)").matches;
  const where = (one) => one.closest("svg.board[id]")?.id ?? one.closest("[id]")?.id ?? "?";
  const isThere = (one) =>
    one.getClientRects().length > 0 &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".away, .ghost, defs, .unseen, .stock");
  const overlap = (p, q) =>
    p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;

  // What lies below the fold of the stage is read after scrolling
  const isScrolledAway = (one) => {
    const stage = one.closest("#stage")?.getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    return stage !== undefined && (bottom > stage.bottom || top < stage.top);
  };

  // Text on the board: large enough, within its panel, not over other text
  const texts = [];
  for (const text of document.querySelectorAll("#table svg.board text")) {
    if (!isThere(text) || !text.textContent.trim()) continue;
    const panel = text.closest("svg.board");
    const frame = panel.getBoundingClientRect();
    const { left, right, top, bottom, height } = text.getBoundingClientRect();
    const isAside = right < frame.left || left > frame.right || bottom < frame.top || top > frame.bottom;
    if (panel.matches("[data-map]") && isAside) continue;
    if (isScrolledAway(text)) continue;
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    const least = text.closest("#dock") ? smallest.own : smallest.text;
    if (size < least - 0.05) problems.push(`${size.toFixed(1)} px: "${text.textContent}" in ${where(text)}`);
    const isCut = left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 3 || bottom > frame.bottom + 3;
    if (isCut && !panel.matches("[data-map]")) problems.push(`cut off: "${text.textContent}" in ${where(text)}`);
    const [side, air] = [1 + height * 0.02, height * 0.24]; // beside, above and below the letters
    texts.push({
      text,
      left: Math.max(left + side, frame.left),
      right: Math.min(right - side, frame.right),
      top: Math.max(top + air, frame.top),
      bottom: Math.min(bottom - air, frame.bottom),
    });
  }
  texts.forEach((one, n) => {
    for (const other of texts.slice(n + 1)) {
      if (overlap(one, other)) {
        problems.push(`"${one.text.textContent}" over "${other.text.textContent}" in ${where(one.text)}`);
      }
    }
  });

  // A shape that is drawn many times is written once: its text is as large as where it is drawn.
  // It may be covered, as cards of a hand are by the next one.
  for (const use of document.querySelectorAll("#table svg.board use")) {
    const shape = document.querySelector(use.getAttribute("href"));
    if (!isThere(use) || isScrolledAway(use)) continue;
    for (const text of shape?.querySelectorAll("text") ?? []) {
      let matrix = use.getScreenCTM();
      for (let one = text; one !== shape; one = one.parentNode) {
        const own = one.transform.baseVal.consolidate();
        if (own) matrix = matrix.multiply(own.matrix);
      }
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
      const least = use.closest("#dock") ? smallest.own : smallest.text;
      if (size < least - 0.05) problems.push(`${size.toFixed(1)} px: "${text.textContent}" in ${where(use)}`);
    }
  }

  // Text of the page: large enough, and only names are shortened
  for (const one of document.querySelectorAll("#table :is(p, span, button, h2, label, td, th, li)")) {
    if (!isThere(one) || !one.textContent.trim() || one.closest("svg")) continue;
    const style = getComputedStyle(one);
    const least = one.closest("#ask") ? smallest.own : smallest.text;
    const size = parseFloat(style.fontSize); // none where a sign stands for the words
    if (size && size < least) problems.push(`${style.fontSize}: "${one.textContent}"`);
    const isShortened = style.overflow.includes("hidden") && one.scrollWidth > one.clientWidth + 1;
    if (isShortened && !one.matches(".name, th, #log li")) problems.push(`shortened: "${one.textContent}"`);
  }

  // What can be done: large enough for a finger, and under nothing else
  const least = isTall ? smallest.finger : smallest.mouse;
  for (const stop of document.querySelectorAll("#board .go")) {
    if (!isThere(stop)) continue;
    const hot = stop.querySelector(":scope > .hot, :scope > g > .hot") ?? stop.querySelector(".hot") ?? stop;
    const name = stop.dataset.action ?? stop.dataset.pick;
    const { left, top, width, height } = hot.getBoundingClientRect();
    const isByLens = isTall && stop.closest("svg[data-map]") && document.getElementById("panel-lens");
    if (!isByLens && (width < least - 0.5 || height < least - 0.5)) {
      problems.push(`${width.toFixed(0)} × ${height.toFixed(0)}: ${name} in ${where(stop)}`);
    }
    const ring = stop.parentNode.querySelector(":scope > .ring");
    const thickness = (one) => parseFloat(getComputedStyle(one).strokeWidth);
    if (ring && isThere(ring) && thickness(ring) >= thickness(hot)) {
      problems.push(`what is new about ${name} in ${where(stop)} hides that it can be done`);
    }
    if (isScrolledAway(hot)) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const at = document.elementFromPoint(x, y);
    const frame = stop.closest("svg").getBoundingClientRect();
    const isOutside = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
    if (at && !isOutside && !stop.contains(at) && !at.closest(".go")?.contains(stop)) {
      const isMoved = at.closest(".go")?.dataset.spot && at.closest(".go").dataset.spot === stop.dataset.spot;
      if (!isMoved) problems.push(`${name} in ${where(stop)} lies under ${at.closest("[class]")?.getAttribute("class")}`);
    }
  }
  for (const one of document.querySelectorAll("#table :is(button, select, input)")) {
    if (!isThere(one) || one.closest("label.switch")) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width < least - 0.5 || height < least - 0.5) problems.push(`${width.toFixed(0)} × ${height.toFixed(0)}: #${one.id} ${one.textContent}`);
  }

  // Nothing lies over the middle of a button beside the board
  for (const one of document.querySelectorAll("#bar > button, #ask :is(.action, .decline), #confirm button, #hand button")) {
    if (!isThere(one)) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (at && !one.contains(at)) problems.push(`#${one.id} "${one.textContent}" lies under #${at.closest("[id]")?.id}`);
  }

  // In the bar and among the chips nothing lies on something else, or sticks out
  const beside = [...document.querySelectorAll("#bar > button, .chip")].filter(isThere);
  beside.forEach((one, n) => {
    const own = one.getBoundingClientRect();
    for (const other of beside.slice(n + 1)) {
      if (overlap(own, other.getBoundingClientRect())) problems.push(`#${one.id} over #${other.id}`);
    }
    const parts = [...one.children].filter((part) => isThere(part) && part.matches(".number, .stone"));
    for (const { left, right, top, bottom } of parts.map((part) => part.getBoundingClientRect())) {
      const isOut = left < own.left || right > own.right || top < own.top || bottom > own.bottom;
      if (isOut) problems.push(`${one.textContent} sticks out of #${one.id}`);
    }
  });
  return [...new Set(problems)];
}
