"""The style sheet that lays the panels of a game on a screen, whatever its shape.

Nothing here knows a device: a stage that is large enough shows all panels in the tree that leaves
least of it empty, and a smaller one shows a face at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import inf, sqrt
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.arrangement import Arrangement, Laid, Size, Spread, Tree, laid, names_in
from baumeister.drawing.drawing import arrangement_of

DOCK_PERCENT: Final = 22  # of the screen's height, that the dock may take
TABS_PIXELS: Final = 44
BROAD: Final = "58rem"  # a page on which panels lie side by side


def table_css(game: Game, seats: int) -> str:
    """Where the panels of a table lie on its page."""
    return arrangement_css(arrangement_of(game, seats))


def replay_css(game: Game, seats: int) -> str:
    """All panels that a viewer sees, as in one picture; a narrow page has them in a column."""
    start = game.start(seats)
    rules = [_picture(Drawing(start.mask(seat), Viewer(seat))) for seat in (*range(seats), PUBLIC)]
    return f"@media (min-width:{BROAD}){{{''.join(rules)}}}"


def _picture(drawing: Drawing) -> str:
    found = drawing.laid
    width, height = found.size
    board = f'.replay-board[data-seat="{drawing.viewer.seat}"]'
    frame = (
        f"{board}>.panels{{aspect-ratio:{width:.6g}/{height:.6g};"
        f"width:min(100%,(100vh - var(--around,11rem))*{width / height:.5g})}}"
    )
    return f"{frame}:where({board}){{{_boxes(found)}}}"


def arrangement_css(arrangement: Arrangement) -> str:
    """Everything that a page needs to know of an arrangement."""
    spreads = arrangement.spreads.items()
    return "".join(
        [
            *(text for name, spread in spreads for text in _spread(name, spread, arrangement)),
            *_dock(arrangement),
        ]
    )


def _spread(name: str, spread: Spread, arrangement: Arrangement) -> Iterator[str]:
    stage = _on_stage(arrangement)
    found = sorted((laid(tree, arrangement.sizes) for tree in spread.whole), key=_ratio)
    yield from _smallest(name, spread, arrangement, stage)
    table = f'#table[data-spread="{name}"]'
    rules = [_frame(table, one, stage) + _tabs(table, is_there=False) for one in found]
    for one, rule in sorted(zip(found, rules, strict=True), key=lambda pair: _area(pair[0])):
        yield f"@container stage {_room(one.size)}{{{rule}}}"
    for one, rule, (least, most) in zip(found, rules, _ranges(found), strict=True):
        shape = "".join(
            (
                f" and (min-aspect-ratio:{least:.4g})" if least else "",
                f" and (max-aspect-ratio:{most:.4g})" if most < inf else "",
            )
        )
        if shape:
            yield f"@container stage {_room(one.size)}{shape}{{{rule}}}"


def _smallest(
    name: str, spread: Spread, arrangement: Arrangement, stage: Iterable[str]
) -> Iterator[str]:
    """Where there is no room for all: one face, or what is smallest, which scrolls."""
    table = f'#table[data-spread="{name}"]'
    if not spread.faces:
        all_laid = [laid(tree, arrangement.sizes) for tree in spread.whole]
        yield _frame(table, min(all_laid, key=lambda one: one.size.width), stage)
        return
    yield _tabs(table, is_there=True)
    for face, tree in spread.faces.items():
        yield _frame(f'{table}[data-face="{face}"]', laid(tree, arrangement.sizes), stage)


def _tabs(table: str, *, is_there: bool) -> str:
    """Whether the tabs of faces are shown above the panels."""
    display, height = ("flex", TABS_PIXELS) if is_there else ("none", 0)
    return f":where({table}){{#faces{{display:{display}}}#frame{{--tabs:{height}px}}}}"


def _frame(table: str, found: Laid, all_names: Iterable[str]) -> str:
    """The panels of one tree; all rules weigh the same, so that the last one counts."""
    width, height = found.size
    hidden = ",".join(f"#panel-{name}" for name in all_names if name not in found.boxes)
    return "".join(
        (
            f":where({table}){{#frame{{aspect-ratio:{width:.4g}/{height:.4g};",
            f"width:min(100cqw,(100cqh - var(--tabs,0px))*{width / height:.4g});",
            f"min-width:{int(width)}px}}",
            f":is({hidden}){{display:none}}" if hidden else "",
            f"{_boxes(found)}}}",
        )
    )


def _boxes(found: Laid) -> str:
    width, height = found.size
    return "".join(
        f"#panel-{name}{{display:block;left:{100 * box.x / width:.4g}%;"
        f"top:{100 * box.y / height:.4g}%;width:{100 * box.width / width:.4g}%;"
        f"height:{100 * box.height / height:.4g}%}}"
        for name, box in found.boxes.items()
    )


def _dock(arrangement: Arrangement) -> Iterator[str]:
    """From narrow to broad, so that the broadest one that fits counts."""
    for n, tree in enumerate(reversed(arrangement.dock)):
        found = laid(tree, arrangement.sizes)
        width, height = found.size
        rule = (
            f"#dock-frame{{aspect-ratio:{width:.6g}/{height:.6g};"
            f"width:min(100cqw,{DOCK_PERCENT}vh*{width / height:.5g});min-width:{width:.6g}px}}"
            + f":where(#table){{{_boxes(found)}}}"
        )
        yield rule if n == 0 else f"@container dock (min-width:{width:.6g}px){{{rule}}}"


def _on_stage(arrangement: Arrangement) -> list[str]:
    """In an order that is the same in every run, as the address of the style sheet must be."""
    names = (name for tree in _trees(arrangement.spreads) for name in names_in(tree))
    return list(dict.fromkeys(names))


def _trees(spreads: Mapping[str, Spread]) -> Iterator[Tree]:
    for spread in spreads.values():
        yield from spread.whole
        yield from spread.faces.values()


def _ratio(found: Laid) -> float:
    return found.size.width / found.size.height


def _area(found: Laid) -> float:
    return found.size.width * found.size.height


def _room(size: Size) -> str:
    return f"(min-width:{size.width:.6g}px) and (min-height:{size.height:.6g}px)"


def _ranges(found: list[Laid]) -> list[tuple[float, float]]:
    """For each tree, of which shape a stage must be that it fills better than others do."""
    limits = [sqrt(_ratio(one) * _ratio(other)) for one, other in pairwise(found)]
    return list(pairwise([0.0, *limits, inf]))
