"""How people are named at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Element, p
from markupsafe import Markup

from baumeister.bots import SECONDS
from baumeister.bots.judgement import judgement_of
from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.sentences import Sentences, in_one_breath
from baumeister.core.text import Text
from baumeister.drawing.shapes import LETTERS
from baumeister.play.sitter import Sitter
from baumeister.web.table.table import Table
from baumeister.web.view.texts import SENTENCES
from baumeister.web.view.visitor import Visitor

BOT_NAMES: Final = 5  # different ones


def bot_name(who: Visitor, seat: int) -> str:
    """What the bot on a seat is called; when the names run out, they start again."""
    return who.say(f"web.bot_name_{seat % BOT_NAMES}")


def names_for(table: Table, who: Visitor) -> list[str]:
    """Everybody's name at a table, as a visitor reads it."""
    return names_of(table.seats, who)


def names_of(seats: Sequence[Sitter], who: Visitor) -> list[str]:
    return [_name(who, number, seat) for number, seat in enumerate(seats)]


def _name(who: Visitor, number: int, seat: Sitter) -> str:
    """An open seat, and somebody without a name, is called something in each language."""
    if seat.kind == "open":
        return who.say("web.open_seat")
    return seat.name or who.say("web.somebody", n=number + 1)


def reader_of(table: Table, person: str) -> int:
    """The seat that is “you” to a person; nobody is to those who share a screen, or look on."""
    own = table.seats_of(person)
    return own[0] if len(own) == 1 else PUBLIC


def bots_to_ask(table: Table, person: str) -> list[int]:
    """Seats of bots that say why, where somebody may have help at all."""
    if not table.has_hints_for(person):
        return []
    return [n for n, seat in enumerate(table.seats) if seat.kind == "bot"]


def say_at(
    table: Table, who: Visitor, key: str, words: dict[str, str] | None = None, **data: int
) -> str:
    """A sentence in which `seat` is called by its name at this table, or is the reader."""
    return say_to(SENTENCES, Text(key, data, words or {}), table, who)


def say_to(sentences: Sentences, text: Text, table: Table, who: Visitor) -> str:
    return sentences.say(text, who.language, names_for(table, who), reader_of(table, who.person))


def say_names(table: Table, who: Visitor, seats: Sequence[int]) -> str:
    """Several people in one breath: “Anna, Ben and Cleo”."""
    names = names_for(table, who)
    return in_one_breath([names[seat] for seat in seats], who.language)


def original_title(who: Visitor, game: Game) -> Element | None:
    """What is printed on the box, where a visitor's language calls the game something else."""
    return None if game.name(who.language) == game.title else p(class_="original")[game.title]


def level_name(who: Visitor, level: str) -> str:
    """A bot that somebody brought along has no other name than its own."""
    key = f"level.{level}"
    return who.say(key) if key in SENTENCES.templates else level


def rated_level(who: Visitor, game: Game, level: str) -> str:
    """A level with its strength in this game."""
    judged, name = judgement_of(game), level_name(who, level)
    if level not in judged.ratings:
        return who.say("web.rated_unmeasured", level=name)
    rating = judged.ratings[level]
    if level not in judged.margins:
        return who.say("level.rated", level=name, n=rating)
    return who.say("level.rated_within", level=name, n=rating, margin=judged.margins[level])


def strength(who: Visitor, game: Game, level: str) -> str:
    judged = judgement_of(game)
    if level not in judged.ratings:
        return who.say("web.level_unmeasured")
    rating = judged.ratings[level]
    if level not in judged.margins:
        return who.say("web.level_strength", n=rating)
    margin = judged.margins[level]
    if judged.rated_by != game.rules_version:
        return who.say("web.level_strength_by", rules=judged.rated_by, n=rating, margin=margin)
    return who.say("web.level_strength_within", n=rating, margin=margin)


def rated_before(who: Visitor, game: Game) -> str:
    """That the rules have changed since the levels were measured, if they have."""
    judged = judgement_of(game)
    if not judged.ratings or judged.rated_by == game.rules_version:
        return ""
    return who.say("web.levels_by", rules=judged.rated_by, now=game.rules_version)


def suited_level(who: Visitor, level: str) -> str:
    """A level with a word for whom it is good, as far as that is known."""
    name, key = level_name(who, level), f"suits.{level}"
    if key not in SENTENCES.templates:
        return name
    return who.say("web.level_suits", level=name, suits=who.say(key))


def character(who: Visitor, level: str) -> str:
    """What to expect of a bot, and how long to wait for it."""
    key = f"character.{level}"
    if key not in SENTENCES.templates:
        return who.say("web.level_own")
    return f"{who.say(key)} {_thinking_time(who, level)}"


def _thinking_time(who: Visitor, level: str) -> str:
    seconds = SECONDS.get(level)
    return who.say("time.instant") if seconds is None else who.say("time.seconds", n=seconds)


def stone(seat: int) -> Markup:
    """The letter of a seat in its colour, as on the board; nothing for chance or an onlooker."""
    return Markup(stone_text(seat))


def stone_text(seat: int) -> str:
    if not 0 <= seat < len(LETTERS):
        return ""
    return f'<span class="stone seat{seat}" aria-hidden="true">{LETTERS[seat]}</span>'
