"""The pictures of a review, drawn by hand: the curve of chances, and where the difference is from.

Colours are variables of the page they stand in, as on boards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from baumeister.review.seat_review import SeatReview
from baumeister.review.tally import Shares

WIDTH: Final = 720.0
HEIGHT: Final = 260.0
LEFT: Final = 84.0  # for the scale
RIGHT: Final = 12.0
TOP: Final = 10.0
BOTTOM: Final = 24.0
GRID: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
ROW: Final = 58.0
BAR: Final = 18.0
SAMPLE: Final = 34.0  # of a line, in a legend
DASHES: Final = ("", "9 4", "3 3", "12 3 3 3", "1 4")  # seats differ without colours, too

Percent = Callable[[float], str]
Link = Callable[[int], str]  # where the board of a moment is; an empty one for nowhere


def curve(
    review: SeatReview, moments: Sequence[int], names: Sequence[str], percent: Percent, link: Link
) -> str:
    """The shares of all seats over the moments; the turning points are marked on the own line."""
    count = max(1, len(moments) - 1)
    parts = [_grid(percent)]
    parts += [
        _line(review.curve, seat, count, is_own=seat == review.seat)
        for seat in sorted(range(len(names)), key=lambda seat: seat == review.seat)
    ]
    for number, point in enumerate(review.turning_points, 1):
        x, y = _place(point.turn, review.curve[point.turn][review.seat], count)
        parts.append(_mark(x, y, number))
    if link(moments[0]):
        parts += [
            _hit(number, at, count, review.curve[number][review.seat], percent, link)
            for number, at in enumerate(moments)
        ]
    body = "".join(parts)
    return (
        f'<svg class="curve" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" '
        f'aria-label="{escape(_summary(review, names, percent))}">{body}</svg>'
    )


def _summary(review: SeatReview, names: Sequence[str], percent: Percent) -> str:
    return ", ".join(
        f"{name}: {percent(review.curve[0][seat])} → {percent(review.curve[-1][seat])}"
        for seat, name in enumerate(names)
    )


def _place(number: int, share: float, count: int) -> tuple[float, float]:
    x = LEFT + (WIDTH - LEFT - RIGHT) * number / count
    y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)
    return x, y


def _grid(percent: Percent) -> str:
    lines: list[str] = []
    for share in GRID:
        _, y = _place(0, share, 1)
        lines.append(
            f'<path class="grid" d="M{LEFT:g} {y:.1f}H{WIDTH - RIGHT:g}"/>'
            f'<text x="{LEFT - 6:g}" y="{y + 4:.1f}" text-anchor="end">{escape(percent(share))}'
            "</text>"
        )
    return "".join(lines)


def _line(curve: Sequence[Shares], seat: int, count: int, *, is_own: bool) -> str:
    points = (_place(number, shares[seat], count) for number, shares in enumerate(curve))
    course = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    kind = "line own" if is_own else "line"
    dashes = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if not is_own else ""
    return f'<path class="{kind} seat{seat}" d="M{course}"{dashes}/>'


def sample(seat: int, *, is_own: bool) -> str:
    """The line of a seat as a legend shows it."""
    kind = "line own" if is_own else "line"
    dashes = "" if is_own else f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
    return (
        f'<svg class="sample" viewBox="0 0 {SAMPLE:g} 10" width="{SAMPLE:g}" height="10" '
        f'aria-hidden="true"><path class="{kind}" d="M0 5H{SAMPLE:g}"{dashes}/></svg>'
    )


def _mark(x: float, y: float, number: int) -> str:
    return (
        f'<g class="mark"><circle cx="{x:.1f}" cy="{y:.1f}" r="10"/>'
        f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle">{number}</text></g>'
    )


def _hit(number: int, at: int, count: int, share: float, percent: Percent, link: Link) -> str:
    """The strip of a moment that can be clicked."""
    width = (WIDTH - LEFT - RIGHT) / count
    x, _ = _place(number, 0.0, count)
    return (
        f'<a href="{escape(link(at))}" data-step="{at}" tabindex="-1">'
        f'<rect class="hit" x="{x - width / 2:.2f}" y="{TOP:g}" width="{width:.2f}" '
        f'height="{HEIGHT - TOP - BOTTOM:g}"><title>{escape(percent(share))}</title></rect></a>'
    )


def sources(
    start: float, parts: Mapping[str, float], names: Mapping[str, str], told: Mapping[str, str]
) -> str:
    """A bar for each part, each beginning where the last one ended; `told` are their numbers."""
    height = ROW * len(parts) + 8
    level, low, high = start, min(0.0, start), max(1.0, start)
    for change in parts.values():
        level += change
        low, high = min(low, level), max(high, level)
    scale = WIDTH / (high - low)
    drawn: list[str] = []
    level = start
    for row, (part, change) in enumerate(parts.items()):
        y = ROW * row + 4
        left, right = min(level, level + change), max(level, level + change)
        x = scale * (left - low)
        kind = "gain" if change >= 0 else "loss"
        drawn.append(
            f'<text x="0" y="{y + 22:g}">{escape(names[part])}</text>'
            f'<rect class="{kind}" x="{x:.1f}" y="{y + 30:g}" '
            f'width="{max(2.0, scale * (right - left)):.1f}" height="{BAR:g}" rx="3"/>'
            f'<text class="figure" x="{WIDTH - 2:g}" y="{y + 22:g}" text-anchor="end">'
            f"{escape(told[part])}</text>"
        )
        level += change
    label = ", ".join(f"{names[part]}: {told[part]}" for part in parts)
    return (
        f'<svg class="sources" viewBox="0 0 {WIDTH:g} {height:g}" role="img" '
        f'aria-label="{escape(label)}">{"".join(drawn)}</svg>'
    )


STYLE: Final = """
.curve,.sources{display:block;width:100%;height:auto}
.curve text,.sources text{font-size:14px;fill:var(--ink)}
.curve .grid{stroke:var(--ink-soft);stroke-opacity:.3;fill:none}
.curve .line,.sample .line{fill:none;stroke:var(--ink-soft);stroke-width:1.8;stroke-linejoin:round}
.curve .own,.sample .own{stroke:var(--lapis);stroke-width:3.4}
.curve .mark circle{fill:var(--sun);stroke:var(--limestone);stroke-width:1.5}
.curve .mark text{fill:var(--ink-on-dark);font-weight:700;font-size:13px}
.curve .hit{fill:transparent}
.curve a:hover .hit{fill:var(--glow);fill-opacity:.45}
.sources .gain{fill:var(--faience)}
.sources .loss{fill:var(--red)}
.sources .figure{font-weight:700;font-variant-numeric:tabular-nums}
"""
