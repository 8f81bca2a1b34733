"""The plan of the house as a picture: its parts, and which of them build on which.

The arrows are read from the imports. Where one part is reached through another, the direct arrow is
left out: the plan shows the shortest set of arrows that says the same.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple

from baumeister.drawing import theme
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.svg import Svg, box, label, path
from baumeister.drawing.theme import AUTO
from scripts.imports import imports, modules

WIDTH: Final = 980
HEIGHT: Final = 760
ROW: Final = 130  # at most from one row to the next
GAPS: Final = (410, 600, 780, 940)  # between the parts of a row, for arrows that go by
ROOMS: Final = ("rules", "drawing", "judgement", "encoding", "teaching")
KITS: Final = ("bots", "drawing", "encoding", "teaching")
STYLES: Final = theme.styles(
    """
.board .part{fill:$limestone;stroke:$limestone-edge;stroke-width:1.5}
.board .frame{fill:none;stroke:$lapis;stroke-width:1.5;stroke-dasharray:6 5}
.board .caption{font-size:17px;font-weight:700;text-anchor:middle}
.board .about{font-size:13px;text-anchor:middle;fill:$ink-soft}
.board .whole{font-size:15px;font-weight:600;fill:$lapis}
.board .way{fill:none;stroke:$ink-soft;stroke-width:1.6}
.board .tip{fill:$ink-soft}
.board .opens{fill:none;stroke:$lapis;stroke-width:1.6;stroke-dasharray:4 4}
.board .note{font-size:13px}
"""
)


class Part(NamedTuple):
    """A part of the house on the plan."""

    area: Rectangle
    about: str


def _row(top: float, *columns: tuple[float, float, str, str]) -> dict[str, Part]:
    return {name: Part(Rectangle(x, top, width, 52), about) for x, width, name, about in columns}


PARTS: Final = {
    **_row(24, (30, 920, "cli", "commands: play, serve, arena, replay, draw …")),
    **_row(
        116,
        (30, 140, "arena", "games in numbers"),
        (185, 140, "research", "environments, data"),
        (348, 108, "web.api", "for programs"),
        (470, 108, "web.http", "routes, sockets"),
        (592, 108, "web.view", "pages, pushes"),
        (714, 108, "web.table", "tables, journals"),
        (836, 108, "web.assets", "scripts, pictures"),
    ),
    **_row(
        220,
        (30, 150, "play", "games in progress"),
        (190, 120, "review", "looks back"),
        (320, 130, "corpus", "recorded games"),
        (470, 150, "foreign_bots", "other people’s bots"),
        (640, 140, "languages", "catalogues"),
        (800, 138, "baumeister", "for programs"),
    ),
    **_row(312, (30, 920, "games", "the shelf: finds every installed box")),
    **_row(
        430,
        (56, 164, "judgement", "values, beliefs, hints"),
        (232, 164, "encoding room", "what a seat knows"),
        (408, 164, "rules", "what is legal, points"),
        (584, 164, "drawing room", "panels, motion, text"),
        (760, 164, "teaching room", "rules page, card"),
    ),
    **_row(
        560,
        (56, 164, "bots", "levels, search, hints"),
        (232, 164, "encoding", "numbers for learning"),
        (584, 164, "drawing", "ink, pen, panels, theme"),
        (760, 164, "teaching", "blocks, writer, pictures"),
    ),
    **_row(670, (30, 920, "core", "state, question, action, event, record, match, laws")),
}
FRAMES: Final = (
    (Rectangle(340, 96, 612, 88), "web"),
    (Rectangle(40, 394, 900, 104), "a box, one for each game"),
    (
        Rectangle(40, 536, 900, 92),
        "kits: they know no game by name, and everything above may use them",
    ),
)


def part_of(module: str) -> str:
    """The part of the house that a module lies in."""
    _, *names = module.split(".")
    if not names or names[0].startswith("__"):
        return "baumeister"
    if names[0] == "engines":
        return "foreign_bots"
    if names[0] == "web":
        return ".".join(names[:2])
    if names[0] == "games" and len(names) > 2 and names[2] in ROOMS:
        return f"{names[2]} room" if names[2] in KITS else names[2]
    return names[0]


def edges() -> dict[str, set[str]]:
    """For each part the others it imports from."""
    found: dict[str, set[str]] = {name: set() for name in PARTS}
    for module, source in modules().items():
        mine = part_of(module)
        if module in ("baumeister.web", "baumeister.web.http.routes"):  # which lists all addresses
            continue
        for name in imports(ast.parse(source)):
            if name.split(".")[0] == "baumeister" and name.count("."):
                found[mine].add(part_of(name) if part_of(name) in PARTS else "baumeister")
    return {mine: others - {mine} for mine, others in found.items()}


def reduced(found: dict[str, set[str]]) -> Iterator[tuple[str, str]]:
    """The arrows that say it all: none where there is a longer way.

    Everything above the boxes may use the kits, which would be a web of arrows.
    """
    for mine, others in found.items():
        is_above = PARTS[mine].area.y < PARTS["rules"].area.y
        for other in sorted(others):
            if is_above and other in (*KITS, "core"):
                continue
            if not any(other in reached(found, between) for between in others - {other}):
                yield mine, other


def reached(found: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for other in found[waiting.pop()] - seen:
            seen.add(other)
            waiting.append(other)
    return seen


def plan() -> Svg:
    drawn = [
        *(_frame(area, text) for area, text in FRAMES),
        *(_arrow(*edge) for edge in reduced(edges())),
        path("opens", "M490 364V394") + label(500, 384, "note", "opens a room when somebody asks"),
        *(_part(name, part) for name, part in PARTS.items()),
    ]
    style = theme.variables(AUTO) + theme.SHARED + STYLES
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board auto" role="img"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}"><title>The plan of the house</title>'
        f"<style>{style}</style>{box('table', 0, 0, WIDTH, HEIGHT)}{''.join(drawn)}</svg>"
    )


def _part(name: str, part: Part) -> str:
    x, y, width, height = part.area
    middle = x + width / 2
    return (
        box("part", x, y, width, height, 8)
        + label(middle, y + 23, "caption", name)
        + label(middle, y + 42, "about", part.about)
    )


def _frame(area: Rectangle, text: str) -> str:
    return box("frame", *area, 12) + label(area.x + 12, area.y + 15, "whole", text)


def _arrow(mine: str, other: str) -> str:
    """From the foot of a part to the head of the one it builds on, or along a row."""
    a, b = PARTS[mine].area, PARTS[other].area
    if a.y == b.y and abs(a.x - b.x) > 2 * max(a.width, b.width):
        return _arrow_below(a, b)
    if a.y == b.y:
        right = a.x < b.x
        x, tip = (a.x + a.width, b.x) if right else (a.x, b.x + b.width)
        y, back = a.y + a.height / 2, -7 if right else 7
        return path("way", f"M{x:g} {y:g}H{tip + back:g}") + path(
            "tip", f"M{tip:g} {y:g}l{back} -4v8z"
        )
    left, right_end = max(a.x, b.x), min(a.x + a.width, b.x + b.width)
    start, x = a.x + a.width / 2, b.x + b.width / 2
    if b.y - a.y > ROW and b.width > ROW:
        x = min(GAPS, key=lambda gap: abs(gap - start))
        start = min(max(x, a.x + 10), a.x + a.width - 10)
    elif right_end - left > 20:
        x = start = (left + right_end) / 2
    top, foot = a.y + a.height, b.y
    course = f"M{start:g} {top:g}C{start:g} {top + 22:g} {x:g} {foot - 26:g} {x:g} {foot - 7:g}"
    return path("way", course) + path("tip", f"M{x:g} {foot:g}l-4 -7h8z")


def _arrow_below(a: Rectangle, b: Rectangle) -> str:
    """Along a row, under the parts in between."""
    start, x, y = a.x + 0.8 * a.width, b.x + 0.2 * b.width, a.y + a.height
    course = f"M{start:g} {y:g}C{start:g} {y + 18:g} {x:g} {y + 18:g} {x:g} {y + 7:g}"
    return path("way", course) + path("tip", f"M{x:g} {y:g}l-4 7h8z")
