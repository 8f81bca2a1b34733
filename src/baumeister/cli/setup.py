"""What is asked before a game begins; Enter always takes what is sensible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from baumeister.bots import levels_of
from baumeister.bots.levels import level_in
from baumeister.cli.players import BOT, seated_from, usual_players
from baumeister.cli.terminal import Terminal, refuse, typed_number
from baumeister.core.game import Game, Variant
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text, quoted

T = TypeVar("T")

USUAL_SEATS: Final = 3  # you against two bots
SWITCH: Final = ("off", "on")


def ask_game(terminal: Terminal, games: Sequence[Game]) -> Game:
    """Which game; nobody is asked where there is only one."""
    if len(games) == 1 or not terminal.is_interactive:
        return games[0]
    return games[_menu(terminal, terminal.say("setup.game"), [game.title for game in games])]


def ask_seats(terminal: Terminal, game: Game) -> int:
    usual = max(game.fewest, min(game.most, USUAL_SEATS))
    if not terminal.is_interactive:
        return usual
    question = terminal.say("setup.seats", fewest=game.fewest, most=game.most)

    def understood(line: str) -> int:
        seats = typed_number(line)
        if seats is None:
            refuse("error.number", value=quoted(line))
        game.check_seats(seats)
        return seats

    return _ask(terminal, str(usual), understood, question)


def ask_players(terminal: Terminal, game: Game, seats: int) -> list[str]:
    """Who sits where, in the words of `--players`."""
    usual = usual_players(seats, game, terminal)
    if not terminal.is_interactive:
        return usual
    terminal.show(terminal.say("setup.players", bots=", ".join(levels_of(game))))
    words: list[str] = []
    for seat, default in enumerate(usual, 1):

        def understood(line: str) -> str:
            word = f"{BOT}:{line}" if level_in(line) in levels_of(game) else line
            seated_from([*words, word], game, terminal)
            return word

        default = default.removeprefix(f"{BOT}:")
        words.append(_ask(terminal, default, understood, terminal.say("setup.seat", n=seat)))
    return words


def ask_variants(terminal: Terminal, game: Game) -> dict[str, str]:
    """The usual rules, all variants of a kind the other way, or each one by itself."""
    if not terminal.is_interactive or not game.variants:
        return {}
    presets = _presets(game)
    labels = [_label(terminal, game, preset) for preset in presets]
    choice = _menu(terminal, terminal.say("setup.variants"), [*labels, terminal.say("setup.each")])
    if choice < len(presets):
        return presets[choice]
    chosen: dict[str, str] = {}
    for variant in game.variants:
        if variant.matters(chosen):
            chosen[variant.key] = _ask_variant(terminal, game, variant)
    return chosen


def _presets(game: Game) -> list[dict[str, str]]:
    """Variants that are many of a kind can all be chosen alike: first the usual values.

    Switches are of no kind: each is about something else.
    """
    kinds: dict[tuple[str, ...], list[Variant]] = {}
    for variant in game.variants:
        kinds.setdefault(variant.values, []).append(variant)
    presets: list[dict[str, str]] = []
    for values, variants in kinds.items():
        if len(variants) > 1 and values != SWITCH:
            presets += [{variant.key: value for variant in variants} for value in values]
    return presets or [{}]


def _label(terminal: Terminal, game: Game, preset: dict[str, str]) -> str:
    if not preset:
        return terminal.say("setup.usual")
    value = next(iter(preset.values()))
    return terminal.say("setup.all", value=game.sentences.say_value(value, terminal.language))


def _ask_variant(terminal: Terminal, game: Game, variant: Variant) -> str:
    say = game.sentences.say_value
    labels = [say(value, terminal.language, variant.key) for value in variant.values]
    question = game.sentences.say(Text(f"variant.{variant.key}"), terminal.language)
    return variant.values[_menu(terminal, question, labels, variant.values.index(variant.default))]


def _menu(terminal: Terminal, question: str, labels: Sequence[str], usual: int = 0) -> int:
    """The position of the label that was chosen."""
    from rich.text import Text as Styled

    terminal.show(question)
    for number, label in enumerate(labels, 1):
        terminal.show(Styled.assemble("  ", (f"[{number}]", "choice"), f" {label}"))

    def understood(line: str) -> int:
        number = typed_number(line)
        if number is None or not 1 <= number <= len(labels):
            refuse("error.menu", value=quoted(line), n=len(labels))
        return number - 1

    return _ask(terminal, str(usual + 1), understood)


def _ask(terminal: Terminal, usual: str, understood: Callable[[str], T], before: str = "") -> T:
    """Ask until the line is understood."""
    question = terminal.say("setup.answer", usual=usual)
    while True:
        line = terminal.ask(f"{before} {question} ".lstrip()) or usual
        try:
            return understood(line)
        except Refusal as refusal:
            terminal.complain(refusal.say(terminal.language))
