"""`baumeister games`: what can be played, and with which variants."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text as Styled

import baumeister
from baumeister.cli.arguments import Injected
from baumeister.cli.terminal import DONE, Terminal
from baumeister.core.game import Game, Variant
from baumeister.core.text import Text


def games(*, terminal: Injected) -> int:
    for game in baumeister.all_games():
        _show(terminal, game)
    return DONE


def _show(terminal: Terminal, game: Game) -> None:
    key = "games.players_exactly" if game.fewest == game.most else "games.players"
    players = terminal.say(key, fewest=game.fewest, most=game.most)
    terminal.show(Styled.assemble((game.title, "title"), f"  {game.id}  {players}"))
    for variant in game.variants:
        _show_variant(terminal, game, variant)
    terminal.show(Styled(terminal.say("games.hint", game=game.id), "dim"))


def _show_variant(terminal: Terminal, game: Game, variant: Variant) -> None:
    values = [
        (f" {value}", "number" if value == variant.default else "") for value in variant.values
    ]
    usual = terminal.say("games.default", value=variant.default)
    terminal.show(
        Styled.assemble("  ", (f"{variant.key} =", "bold"), *values, (f"  {usual}", "dim"))
    )
    about = [f"about.{variant.key}.{value}" for value in variant.values]
    explained = [key for key in about if key in game.sentences.templates]
    for key in explained or [f"variant.{variant.key}"]:
        terminal.show(Padding(_say(terminal, game, key), (0, 0, 0, 6), expand=False))


def _say(terminal: Terminal, game: Game, key: str) -> str:
    return game.sentences.say(Text(key), terminal.language)
