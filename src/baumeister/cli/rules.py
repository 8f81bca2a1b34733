"""What a game explains about itself while it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.table import Table
from rich.text import Text as Styled

from baumeister.cli.terminal import Terminal
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.record import variants_of
from baumeister.core.text import Text

ABOUT: Final = "about."


def show_rules(terminal: Terminal, match: Match) -> None:
    """The explanations that fit the chosen variants, each after the name of its thing."""
    game, variants = match.game, variants_of(match.game, match.record)
    named = Table.grid(padding=(0, 2), pad_edge=True)
    for key in explained(game, variants):
        sentence = game.sentences.say(Text(key), terminal.language)
        name = key.removeprefix(ABOUT)
        if name in game.sentences.templates:
            title = game.sentences.say(Text(name), terminal.language)
            named.add_row(Styled(title, "bold"), sentence)
        else:
            terminal.show(f"  {sentence}")
    for note in match.state.notes():
        terminal.show(f"  {game.sentences.say(note, terminal.language)}")
    terminal.show(named)


def explained(game: Game, variants: Mapping[str, str]) -> list[str]:
    """The keys of the explanations, without those of variants that were not chosen."""
    known = {variant.key for variant in game.variants}
    keys = [key for key in game.sentences.templates if key.startswith(ABOUT)]
    return [key for key in keys if _fits(key.removeprefix(ABOUT), known, variants)]


def _fits(name: str, known: set[str], variants: Mapping[str, str]) -> bool:
    variant, _, value = name.partition(".")
    return variant not in known or variants[variant] == value
