"""`baumeister games`: what can be played, and with which variants."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text as Styled

import baumeister
from baumeister.cli.arguments import Injected
from baumeister.cli.exits import DONE
from baumeister.cli.terminal import Terminal
from baumeister.core.game import Game, Variant
from baumeister.core.text import Text


def games(*, terminal: Injected) -> int:
    for game in baumeister.all_games():
        _show(terminal, game)
    return DONE


def _show(terminal: Terminal, game: Game) -> None:
    players = terminal.say("games.players", fewest=game.fewest, most=game.most)
    terminal.show(Styled.assemble((game.title, "title"), f"  {game.id}  {players}"))
    for option in game.variants:
        _show_option(terminal, game, option)
    terminal.show(Styled(terminal.say("games.hint", game=game.id), "dim"))


def _show_option(terminal: Terminal, game: Game, option: Variant) -> None:
    values = [(f" {value}", "number" if value == option.default else "") for value in option.values]
    usual = terminal.say("games.default", value=option.default)
    terminal.show(
        Styled.assemble("  ", (f"{option.key} =", "bold"), *values, (f"  {usual}", "dim"))
    )
    about = [f"about.{option.key}.{value}" for value in option.values]
    explained = [key for key in about if key in game.sentences.templates]
    for key in explained or [f"option.{option.key}"]:
        terminal.show(Padding(_say(terminal, game, key), (0, 0, 0, 6), expand=False))


def _say(terminal: Terminal, game: Game, key: str) -> str:
    return game.sentences.say(Text(key), terminal.language)
