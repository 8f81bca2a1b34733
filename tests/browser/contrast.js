// Text on the board that is hard to tell from what lies below it.
() => {
  const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colour = (name) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = name;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  };
  const light = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map((value) => channel(value / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const opacity = (one) => {
    let product = 1;
    for (let now = one; now instanceof SVGElement; now = now.parentElement) {
      product *= Number(getComputedStyle(now).opacity);
    }
    return product;
  };
  const mixed = (over, under, share) => [0, 1, 2].map((n) => over[n] * share + under[n] * (1 - share));
  const ground = (x, y) => {
    let [found, left] = [[0, 0, 0], 1];
    for (const one of document.elementsFromPoint(x, y)) {
      const style = getComputedStyle(one);
      const isShape = one instanceof SVGGeometryElement;
      const name = isShape ? style.fill : one instanceof SVGElement ? "none" : style.backgroundColor;
      if (name === "none" || name.startsWith("url")) continue;
      const [r, g, b, alpha] = colour(name);
      const share = (alpha / 255) * (isShape ? Number(style.fillOpacity) * opacity(one) : 1);
      found = found.map((value, n) => value + [r, g, b][n] * share * left);
      left *= 1 - share;
      if (left < 0.02) break;
    }
    return found;
  };
  // A figure that stands on a letter hides it.
  const isCovered = (text, x, y) => {
    const above = document.elementsFromPoint(x, y).filter((one) => one instanceof SVGGeometryElement);
    return above.some((one) => {
      const { fill, fillOpacity } = getComputedStyle(one);
      const isLater = text.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isLater && fill !== "none" && Number(fillOpacity) * opacity(one) > 0.9;
    });
  };
  // What is drawn once and used often cannot be pointed at: here it is drawn everywhere.
  for (let use; (use = document.querySelector("#table svg:not(.stock) use")); ) {
    const shape = document.querySelector(use.getAttribute("href")).cloneNode(true);
    shape.removeAttribute("id");
    if (use.hasAttribute("transform")) shape.setAttribute("transform", use.getAttribute("transform"));
    use.replaceWith(shape);
  }
  // What lets clicks pass through is seen all the same.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("#table svg.board * { pointer-events: all !important; }");
  document.adoptedStyleSheets = [sheet];
  const problems = [];
  for (const text of document.querySelectorAll("#table svg.board text")) {
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (!text.textContent.trim()) continue;
    if (text.closest(".away, .ghost, defs, .stock, [aria-hidden=true]")) continue;
    const { left, top, width, height } = text.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const frame = text.closest("svg.board").getBoundingClientRect();
    const isAtEdge = x < frame.left + 1 || x > frame.right - 1;
    if (isAtEdge || y < frame.top + 1 || y > frame.bottom - 1) continue; // the frame itself is there
    const stage = text.closest("#stage")?.getBoundingClientRect();
    if (stage && (y < stage.top || y > stage.bottom)) continue;
    if (isCovered(text, x, y)) continue;
    const style = getComputedStyle(text);
    const hasRim = style.stroke !== "none" && style.paintOrder.startsWith("stroke");
    const under = hasRim ? [...colour(style.stroke)] : ground(x, y);
    const over = mixed(colour(style.fill), under, opacity(text) * Number(style.fillOpacity));
    const [one, other] = [light(over), light(under)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(style.fontSize) * Math.hypot(a, b);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5) - 0.05) {
      problems.push(`contrast ${ratio.toFixed(1)}: "${text.textContent}" .${text.getAttribute("class")} in ${text.closest("svg.board").id}`);
    }
  }
  return [...new Set(problems)];
}
