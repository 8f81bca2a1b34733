"""What is hard to read or to hit on a table, measured in the browser."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).resolve().parent

PROBLEMS = (HERE / "problems.js").read_text("utf-8")
CONTRAST = (HERE / "contrast.js").read_text("utf-8")
SMALLEST = {"text": 11, "own": 12, "finger": 40, "mouse": 24}  # pixels
MOST_EMPTY = 0.15  # of the stage on a phone

# How much of the stage is empty, from 0 to 1.
EMPTY = """() => {
  const size = (one) => one.getBoundingClientRect();
  const stage = size(document.getElementById("stage"));
  const tabs = size(document.getElementById("faces"));
  const panels = [...document.querySelectorAll("#frame > svg")].map(size);
  const used = panels.reduce((sum, { width, height }) => sum + width * height, 0);
  return 1 - used / (stage.width * (stage.height - tabs.height));
}"""
