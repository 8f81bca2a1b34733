"""The plot of `docs/speed.md`: decisions and simulations a second, one dot for each row."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from baumeister.drawing.theme import DAY_COLOURS
from scripts.speed.results import Result, Results
from scripts.speed.spread import Spread
from scripts.speed.work import PLAY, SEARCH

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.lines import Line2D

Value = Callable[[Result], Spread]

WIDTH_INCHES: Final = 9.0  # inches
ROW: Final = 0.2
LEGEND: Final = 3  # rows
GUIDE: Final = "#e8e8e8"
COLOURS: Final = {
    "Baumeister": DAY_COLOURS["lapis"],
    "OpenSpiel": DAY_COLOURS["sun"],
    "PettingZoo": DAY_COLOURS["faience"],
    "RLCard": DAY_COLOURS["red"],
    "Catanatron": DAY_COLOURS["wood"],
    "pgx": DAY_COLOURS["purple"],
}
SETTINGS: Final[Any] = {  # the type would list all 300 names
    "svg.fonttype": "none",
    "svg.hashsalt": "speed",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 8.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "ytick.left": False,
    "axes.axisbelow": True,
}


def plot(results: Results) -> str:
    import matplotlib
    from matplotlib.figure import Figure

    played = [result for result in results.kind(PLAY) if not result.reason]
    thought = [result for result in results.kind(SEARCH) if not result.reason]
    heights = [len(played) + 4, len(thought) + 4]
    with matplotlib.rc_context(SETTINGS):
        size = (WIDTH_INCHES, ROW * (sum(heights) + LEGEND))
        figure = Figure(figsize=size, layout="constrained")
        above, below = figure.subplots(2, 1, height_ratios=heights)
        _draw(above, "Random play: decisions of players", played, Result.decisions_per_second)
        above.set_xlabel("decisions a second, moves of chance left out")
        _draw(below, "Search", thought, Result.speed)
        below.set_xlabel("simulations a second")
        figure.legend(handles=_legend(), loc="outside upper left", ncols=3, frameon=False)
        out = StringIO()
        figure.savefig(out, format="svg", facecolor="white", metadata={"Date": None})
    return slim(out.getvalue())


def slim(svg: str) -> str:
    """Without what no reader of the page needs."""
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<g id="[^"]*_\d+">', "<g>", svg)
    svg = re.sub(r' transform="rotate\(-0 [^"]*"', "", svg)
    return re.sub(r"(\d\.\d)\d+", r"\1", svg)  # a tenth of a point is fine enough


def _draw(axes: Axes, title: str, found: list[Result], value: Value) -> None:
    """The first row on top; a line from the slowest round to the fastest, a dot in the middle."""
    from matplotlib.ticker import EngFormatter

    axes.set_title(title, loc="left", fontsize=10)
    axes.set_xscale("log")
    axes.grid(axis="x", color="#ddd", linewidth=0.6)
    axes.grid(axis="y", color=GUIDE, linewidth=0.6)
    for place, result in enumerate(reversed(found)):
        speed = value(result)
        colour = COLOURS[result.row.library]
        axes.add_line(_line([speed.least, speed.most], place, colour))
        axes.add_line(_dot(speed.middle, place, colour, "interpreted" in result.row.how))
    axes.autoscale_view()
    axes.set_yticks(range(len(found)), [_name(result) for result in reversed(found)])
    axes.set_ylim(-0.7, len(found) - 0.3)
    axes.xaxis.set_major_formatter(EngFormatter())


def _legend() -> list[Line2D]:
    """In our own colour, for only our rows have dots of both kinds."""
    ours = COLOURS["Baumeister"]
    compiled, interpreted = _dot(1, 0, ours, False), _dot(1, 0, ours, True)
    compiled.set_label("median of the rounds")
    interpreted.set_label("the same of our rules, interpreted")
    rounds = _line([1, 1], 0, ours)
    rounds.set_label("from the slowest round to the fastest")
    return [compiled, interpreted, rounds]


def _line(speeds: list[float], place: float, colour: str) -> Line2D:
    from matplotlib.lines import Line2D

    return Line2D(speeds, [place, place], color=colour, linewidth=2, alpha=0.5)


def _dot(speed: float, place: float, colour: str, is_hollow: bool) -> Line2D:
    from matplotlib.lines import Line2D

    dot = Line2D([speed], [place], color=colour, linestyle="none", marker="o", markersize=4.5)
    dot.set_markerfacecolor("white" if is_hollow else colour)
    return dot


def _name(result: Result) -> str:
    row = result.row
    return f"{row.library}: {row.game}, {row.how}"
