"""Players: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from baumeister.bots import levels_of, usual_level
from baumeister.bots.levels import level_in
from baumeister.cli.terminal import Terminal, refuse
from baumeister.core.game import Game
from baumeister.core.refusal import Refusal
from baumeister.foreign_bots import bot_named, is_foreign
from baumeister.play import Sitter

BOT: Final = "bot"
NAME_LENGTH: Final = 20  # characters


def players_from(words: Sequence[str], game: Game, terminal: Terminal) -> list[Sitter]:
    """Words as they stand in records and after `--players`: “Anna”, “bot”, “bot:random”,
    “bot:architect@800”, “bot:my_bot.py:MyBot”.
    """
    bots = sum(_is_bot(word) for word in words)
    players: list[Sitter] = []
    met = 0
    for word in words:
        if _is_bot(word):
            met += 1
            name = terminal.say("player.bot", n=met) if bots > 1 else terminal.say("player.one_bot")
            level = bot_level(word.partition(":")[2] or usual_level(game), game)
            players.append(Sitter("bot", name, level=level))
        else:
            players.append(Sitter("person", _checked_name(word)))
    _refuse_twins(players)
    return players


def seated_from(words: Sequence[str], game: Game, terminal: Terminal) -> list[Sitter]:
    """The same, and each bot can be made: classes of other people are loaded only here."""
    players = players_from(words, game, terminal)
    for player in players:
        if player.is_played_by_bot:
            bot_named(player.level)
    return players


def foreign_bots_in(words: Sequence[str]) -> list[str]:
    """Classes of other people among the words."""
    bots = [word.partition(":")[2] for word in words if _is_bot(word)]
    return [bot for bot in bots if is_foreign(bot)]


def bot_level(level: str, game: Game) -> str:
    """The same name, if it is that of somebody's class or of a level that the game has."""
    if level_in(level) not in levels_of(game) and not is_foreign(level):
        refuse("error.bot", bot=level, known=", ".join(levels_of(game)))
    return level


def usual_players(seats: int, game: Game, terminal: Terminal) -> list[str]:
    """One person against bots."""
    return [terminal.say("player.person", n=1), *[f"{BOT}:{usual_level(game)}"] * (seats - 1)]


def names_in(words: Sequence[str], game: Game, terminal: Terminal) -> list[str] | None:
    """What to call the seats of a record; None if it does not say, or nothing we understand."""
    with suppress(Refusal):
        return [player.name for player in players_from(words, game, terminal)] or None
    return None


def _is_bot(word: str) -> bool:
    return word.partition(":")[0] == BOT


def _checked_name(word: str) -> str:
    name = " ".join(word.split())
    if not name or not name.isprintable() or len(name) > NAME_LENGTH:
        refuse("error.name", name=word, n=NAME_LENGTH)
    return name


def _refuse_twins(players: list[Sitter]) -> None:
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            refuse("error.twins", name=name)
