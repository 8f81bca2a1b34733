"""Players: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from baumeister.bots import BOTS
from baumeister.cli.terminal import Terminal, refuse
from baumeister.core.refusal import Refusal
from baumeister.foreign_bots import bot_named, is_foreign

BOT: Final = "bot"
USUAL_BOT: Final = "beginner"
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Player:
    """A person, or a bot: of a level, or a class as in `my_bot.py:MyBot`. `name` is what others
    call it.
    """

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None


def players_from(words: Sequence[str], terminal: Terminal) -> list[Player]:
    """Words as they stand in records and after `--players`: “Anna”, “bot”, “bot:random”,
    “bot:my_bot.py:MyBot”.
    """
    bots = sum(_is_bot(word) for word in words)
    players: list[Player] = []
    met = 0
    for word in words:
        if _is_bot(word):
            met += 1
            name = terminal.say("player.bot", n=met) if bots > 1 else terminal.say("player.one_bot")
            players.append(Player(name, bot_level(word.partition(":")[2] or USUAL_BOT)))
        else:
            players.append(Player(_checked_name(word)))
    _refuse_twins(players)
    return players


def seated_from(words: Sequence[str], terminal: Terminal) -> list[Player]:
    """The same, and each bot can be made: classes of other people are loaded only here."""
    players = players_from(words, terminal)
    for player in players:
        if player.level is not None:
            bot_named(player.level)
    return players


def foreign_bots_in(words: Sequence[str]) -> list[str]:
    """Classes of other people among the words."""
    return [word.partition(":")[2] for word in words if _is_bot(word) and word.count(":") > 1]


def bot_level(level: str) -> str:
    if level not in BOTS and not is_foreign(level):
        refuse("error.bot", bot=level, known=", ".join(BOTS))
    return level


def usual_players(seats: int, terminal: Terminal) -> list[str]:
    """One person against bots."""
    return [terminal.say("player.person", n=1), *[f"{BOT}:{USUAL_BOT}"] * (seats - 1)]


def names_in(words: Sequence[str], terminal: Terminal) -> list[str] | None:
    """What to call the seats of a record; None if it does not say, or nothing we understand."""
    with suppress(Refusal):
        return [player.name for player in players_from(words, terminal)] or None
    return None


def _is_bot(word: str) -> bool:
    return word.partition(":")[0] == BOT


def _checked_name(word: str) -> str:
    name = " ".join(word.split())
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        refuse("error.name", name=word, n=LONGEST_NAME)
    return name


def _refuse_twins(players: list[Player]) -> None:
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            refuse("error.twins", name=name)
