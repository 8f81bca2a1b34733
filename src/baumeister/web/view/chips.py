"""Chips: everybody at the table at a glance; a tap on one shows everything that player has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from baumeister.core.event import PUBLIC
from baumeister.core.state import State
from baumeister.core.text import Language, Text
from baumeister.drawing import Drawing
from baumeister.drawing.chips import Chip, Count
from baumeister.drawing.svg import escape
from baumeister.web.table.table import Table
from baumeister.web.view.sight import Sight
from baumeister.web.view.speech import names_for, stone_text
from baumeister.web.view.visitor import Visitor

KEPT_CHIPS: Final = 4096  # of all tables


def chips(table: Table, who: Visitor, sight: Sight, board: Drawing) -> str:
    """What stands above the board, or beside it."""
    names, asked, language = names_for(table, who), table.asked(), who.language
    estimates = board.state.estimate()
    return "".join(
        _chip(
            ShownChip(seat, names[seat], seat in asked, seat == sight.seat, board.is_arranged),
            chip,
            _estimate(language, board.state, estimates[seat], chip),
            who.say("table.asked_now") if seat in asked else "",
        )
        for seat, chip in _from(sight.seat, board.chips)
    )


def _from(own: int, found: Sequence[Chip]) -> list[tuple[int, Chip]]:
    """One's own first, then everybody in the order of play."""
    seats = list(enumerate(found))
    return seats if own == PUBLIC else seats[own:] + seats[:own]


def _estimate(language: Language, state: State, points: int, chip: Chip) -> tuple[str, str]:
    """What a seat would have if the game ended now, unless that is the number already."""
    if str(points) == chip.number:
        return "", ""
    told = state.game.sentences.say(Text("estimate", {"n": points}), language)
    return f" ({points})" if chip.number else str(points), told


class ShownChip(NamedTuple):
    """Whose chip it is, and how it looks to somebody."""

    seat: int
    name: str
    is_asked: bool
    is_own: bool
    opens: bool  # unless it is one's own


@lru_cache(maxsize=KEPT_CHIPS)
def _chip(shown: ShownChip, chip: Chip, estimate: tuple[str, str], asked_now: str) -> str:
    """Written by hand, since every push has some: htpy would take twenty times as long."""
    seat, sentence = shown.seat, escape(chip.sentence)
    styles = "chip" + " asked" * shown.is_asked + " own" * shown.is_own
    places = f' data-stands-for="{escape(" ".join(chip.places))}"' if chip.places else ""
    is_open = shown.opens and not shown.is_own
    opens = f' data-sheet="panel-seat-{seat}"{places} aria-expanded="false"'
    title = f' title="{sentence}"' if sentence else ""
    asked = f'<span class="unseen">, {escape(asked_now)}</span>' if shown.is_asked else ""
    return (
        f'<button type="button" class="{styles}" id="chip-{seat}"'
        f"{opens if is_open else places + ' disabled'}>{stone_text(seat)}"
        f'<span class="name">{escape(shown.name)}{asked}</span>'
        f'<span class="counts">{"".join(map(_count, chip.counts))}</span>'
        f'<span class="number"{title}>'
        f"{_said(sentence, escape(chip.number))}{_told(*estimate, bool(chip.number))}"
        "</span></button>"
    )


def _told(number: str, sentence: str, is_beside: bool) -> str:
    """What would come now: beside the number, or as the only one there is."""
    told = escape(sentence)
    style, before = ("estimate", ", ") if is_beside else ("estimate alone", "")
    return number and f'<span class="{style}" title="{told}">{_said(before + told, number)}</span>'


def _said(sentence: str, number: str) -> str:
    """A number that is read as a sentence."""
    return number and (
        f'<span class="unseen">{sentence}</span><span aria-hidden="true">{number}</span>'
    )


def _count(count: Count) -> str:
    sentence = escape(count.sentence)
    return (
        f'<span class="count" title="{sentence}">'
        f'<svg class="board" viewBox="0 0 24 24" aria-hidden="true">{count.icon}</svg>'
        f'<span class="unseen">{sentence}, </span>'
        f'<span aria-hidden="true">{escape(count.text)}</span></span>'
    )
