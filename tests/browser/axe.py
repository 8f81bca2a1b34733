"""What axe has to say about a page."""

from __future__ import annotations

from importlib.resources import files

AXE = files("axe_core_python").joinpath("axe.min.js").read_text("utf-8")
COLOURS = {"runOnly": ["color-contrast"]}  # which differ by day and by night
ALL_BUT_COLOURS = {"rules": {"color-contrast": {"enabled": False}}}
VIOLATIONS = """async (wishes = {}) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...wishes });
  return violations.map(({ id, impact, nodes }) => [
    impact, id, nodes.slice(0, 4).map((node) => `${node.target} ${node.failureSummary}`),
  ]);
}"""
