"""Plots of a report as SVG, by matplotlib, in the colours of the page they stand in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree

from baumeister.arena import words
from baumeister.arena.report import Report
from baumeister.arena.words import Teller
from baumeister.drawing.theme import DAY_COLOURS
from baumeister.foreign_bots import class_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK: Final = DAY_COLOURS["ink"]
SOFT: Final = DAY_COLOURS["ink-soft"]
EDGE: Final = DAY_COLOURS["limestone-edge"]
LAPIS: Final = DAY_COLOURS["lapis"]
SUN: Final = DAY_COLOURS["sun"]
FAIENCE: Final = DAY_COLOURS["faience"]
BARS: Final = ("lapis", "sun", "faience", "coin", "purple", "reed", "red", "wood", "wave", "seat3")
USED: Final = ("ink", "ink-soft", "limestone-edge", *BARS)

WIDTH_INCHES: Final = 5.8  # inches, which are 72 pixels here: still readable on a phone
ROW: Final = 0.34
SETTINGS: Final[dict[str, Any]] = {
    "svg.fonttype": "none",
    "font.size": 10.5,
    "text.color": INK,
    "axes.edgecolor": EDGE,
    "axes.labelcolor": SOFT,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "xtick.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "ytick.left": False,
    "axes.axisbelow": True,
}

NO_METADATA: Final = dict.fromkeys(("Creator", "Date", "Format", "Type"))
SVG: Final = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", SVG)
ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")

Plot = Callable[[Teller, Report], str]
Painter = Callable[["Axes", Teller, Report], None]


def are_possible() -> bool:
    return find_spec("matplotlib") is not None


def ratings(teller: Teller, report: Report) -> str:
    return _picture(_draw_ratings, teller, report, len(report.contenders))


def duels(teller: Teller, report: Report) -> str:
    return _picture(_draw_duels, teller, report, len(report.duels) + 1)


def points(teller: Teller, report: Report) -> str:
    legend = (len(words.sources(report)) + 1) / 2
    return _picture(_draw_points, teller, report, len(report.contenders) + 0.6 * legend)


def times(teller: Teller, report: Report) -> str:
    return _picture(_draw_times, teller, report, len(report.contenders) + 1)


def lengths(teller: Teller, report: Report) -> str:
    return _picture(_draw_lengths, teller, report, 6)


def _picture(draw: Painter, teller: Teller, report: Report, rows: float) -> str:
    import matplotlib
    from matplotlib.figure import Figure

    settings: Any = {**SETTINGS, "svg.hashsalt": draw.__name__}  # the type lists all 300 names
    with matplotlib.rc_context(settings):
        figure = Figure(figsize=(WIDTH_INCHES, 0.75 + ROW * rows), layout="constrained")
        draw(figure.add_subplot(), teller, report)
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata=NO_METADATA)
    return coloured(out.getvalue())


def coloured(svg: str) -> str:
    """Only the drawing, without names that other drawings have too, in the colours of the page."""
    root = ElementTree.fromstring(svg)
    for group in root.iter(f"{{{SVG}}}g"):
        group.attrib.pop("id", None)
    text = ElementTree.tostring(root, encoding="unicode")
    for name in USED:
        text = text.replace(DAY_COLOURS[name], f"var(--{name})")
    return text


def _draw_ratings(axes: Axes, teller: Teller, report: Report) -> None:
    ordered = sorted(report.contenders, key=lambda contender: contender.rating)
    for row, contender in enumerate(ordered):
        _whisker(axes, row, contender.low, contender.rating, contender.high)
    _name_rows(axes, _names(report, [contender.bot for contender in ordered]))
    _number_axis(axes, lambda value: teller.number(value, "0"))
    axes.set_xlabel(teller.say("arena.rating"))


def _draw_duels(axes: Axes, teller: Teller, report: Report) -> None:
    """The first pairing is on top."""
    found = report.duels[::-1]
    fair, label = 100 / report.plan.seats, teller.say("arena.fair")
    axes.axvline(fair, color=SUN, linewidth=1.2, linestyle=(0, (4, 3)), label=label)
    for row, duel in enumerate(found):
        _whisker(axes, row, 100 * duel.low, 100 * duel.share, 100 * duel.high)
    sides = zip(
        _names(report, [duel.one for duel in found]),
        _names(report, [duel.others for duel in found]),
        strict=True,
    )
    _name_rows(axes, [teller.say("arena.against", one=one, others=others) for one, others in sides])
    axes.set_xlim(-1, 101)
    _number_axis(axes, lambda value: f"{teller.number(value, '0')} %")
    axes.set_xlabel(teller.say("arena.share"))
    _legend(axes)


def _draw_points(axes: Axes, teller: Teller, report: Report) -> None:
    """What was won grows to the right of zero, what was lost to the left."""
    found = report.contenders[::-1]
    ends = {sign: [0.0] * len(found) for sign in (1, -1)}
    for n, key in enumerate(words.sources(report)):
        values = [contender.sources[key] for contender in found]
        signs = [1 if value >= 0 else -1 for value in values]
        left = [ends[sign][row] for row, sign in enumerate(signs)]
        axes.barh(
            range(len(found)),
            values,
            left=left,
            height=0.66,
            color=DAY_COLOURS[BARS[n % len(BARS)]],
            alpha=1.0 if n < len(BARS) else 0.55,
            label=words.source(teller, report, key),
        )
        for row, sign in enumerate(signs):
            ends[sign][row] += values[row]
    _name_rows(axes, _names(report, [contender.bot for contender in found]))
    _number_axis(axes, lambda value: teller.number(value, "0"))
    _legend(axes, columns=2)


def _draw_times(axes: Axes, teller: Teller, report: Report) -> None:
    found = report.contenders[::-1]
    axes.set_xscale("log")
    rows = range(len(found))
    moves = [contender.moves for contender in found]
    for row, times in zip(rows, moves, strict=True):
        axes.plot([times.p50, times.most], [row, row], color=EDGE, linewidth=3)
    marks = {"p50": ("o", LAPIS), "p99": ("D", FAIENCE), "most": ("|", SUN)}
    for key, (marker, colour) in marks.items():
        values = [getattr(times, key) for times in moves]
        label = teller.say(f"arena.{key}")
        axes.plot(values, rows, marker, color=colour, label=label, markersize=7, markeredgewidth=2)
    _name_rows(axes, _names(report, [contender.bot for contender in found]))
    _number_axis(axes, lambda value: words.round_time(teller, value))
    _legend(axes)


def _draw_lengths(axes: Axes, teller: Teller, report: Report) -> None:
    length = report.length
    starts = [length.least + n * length.step for n in range(len(length.counts))]
    axes.bar(starts, length.counts, width=0.92 * length.step, align="edge", color=LAPIS)
    _count_axis(axes, teller)
    _number_axis(axes, lambda value: teller.number(value, "0"))
    axes.set_xlabel(teller.say("arena.length_axis"))


def _whisker(axes: Axes, row: int, low: float, middle: float, high: float) -> None:
    axes.plot([low, high], [row, row], color=LAPIS, linewidth=3, alpha=0.45)
    axes.plot([middle], [row], "o", color=LAPIS, markersize=8)


def _names(report: Report, bots: Sequence[str]) -> list[str]:
    """Classes without their paths, which would leave no room for the plot, if that is clear."""
    is_clear = len(set(map(class_name, report.plan.bots))) == len(report.plan.bots)
    return [class_name(bot) if is_clear else bot for bot in bots]


def _name_rows(axes: Axes, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)


def _number_axis(axes: Axes, written: Callable[[float], str]) -> None:
    from matplotlib.ticker import FuncFormatter

    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: written(value)))
    axes.grid(axis="x", color=EDGE, linewidth=0.6, alpha=0.6)


def _count_axis(axes: Axes, teller: Teller) -> None:
    """Upwards are games, of which there are no halves."""
    from matplotlib.ticker import MaxNLocator

    axes.yaxis.set_major_locator(MaxNLocator(nbins=4, integer=True))
    axes.tick_params(axis="y", labelcolor=SOFT)
    axes.grid(axis="y", color=EDGE, linewidth=0.6, alpha=0.6)
    axes.set_ylabel(teller.say("arena.number"))


def _legend(axes: Axes, columns: int = 3) -> None:
    """Below the plot, in as many columns as long names leave room for."""
    figure = axes.get_figure()
    assert figure is not None
    figure.legend(loc="outside lower left", ncols=columns, frameon=False, fontsize=9.5)
