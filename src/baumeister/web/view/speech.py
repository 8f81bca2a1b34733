"""How people are named at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Element, span

from baumeister.bots import SECONDS
from baumeister.bots.judgement import judgement_of
from baumeister.core.game import Game
from baumeister.core.text import Text
from baumeister.drawing.shapes import LETTERS
from baumeister.web.table.table import Table
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

BOT_NAMES: Final = 5  # different ones


def bot_name(who: Visitor, seat: int) -> str:
    """What the bot on a seat is called; when the names run out, they start again."""
    return who.say(f"web.bot_name_{seat % BOT_NAMES}")


def names_for(table: Table, who: Visitor) -> list[str]:
    """Everybody's name; an open seat has one in each language."""
    open_seat = who.say("web.open_seat")
    return [open_seat if seat.kind == "open" else seat.name for seat in table.seats]


def say_at(
    table: Table, who: Visitor, key: str, words: dict[str, str] | None = None, **data: int
) -> str:
    """A sentence in which `seat` is called by its name at this table."""
    return SENTENCES.say(Text(key, data, words or {}), who.language, table.names)


def say_names(table: Table, who: Visitor, seats: Sequence[int]) -> str:
    """Several people in one breath: “Anna, Ben and Cleo”."""
    *others, last = [table.names[seat] for seat in seats]
    if not others:
        return last
    return say_at(table, who, "result.and", {"first": ", ".join(others), "last": last})


def level_name(who: Visitor, level: str) -> str:
    """A bot that somebody brought along has no other name than its own."""
    key = f"level.{level}"
    return who.say(key) if key in SENTENCES.templates else level


def rated_level(who: Visitor, game: Game, level: str) -> str:
    """A level with its strength in this game."""
    measured = judgement_of(game).ratings.get(level)
    name = level_name(who, level)
    if measured is None:
        return who.say("web.rated_unmeasured", level=name)
    return who.say("level.rated", level=name, n=measured)


def strength(who: Visitor, game: Game, level: str) -> str:
    measured = judgement_of(game).ratings.get(level)
    if measured is None:
        return who.say("web.level_unmeasured")
    return who.say("web.level_strength", n=measured)


def character(who: Visitor, level: str) -> str:
    """What to expect of a bot, and how long to wait for it."""
    key = f"character.{level}"
    if key not in SENTENCES.templates:
        return who.say("web.level_own")
    return f"{who.say(key)} {_thinking_time(who, level)}"


def _thinking_time(who: Visitor, level: str) -> str:
    seconds = SECONDS.get(level)
    return who.say("time.instant") if seconds is None else who.say("time.seconds", n=seconds)


def stone(seat: int) -> Element | None:
    """The letter of a seat in its colour, as on the board; nothing for chance or an onlooker."""
    if not 0 <= seat < len(LETTERS):
        return None
    return span(class_=f"stone seat{seat}", aria_hidden="true")[LETTERS[seat]]
