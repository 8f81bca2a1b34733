"""Choices: legal actions as numbered, compact rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text as Styled

from baumeister.core.action import Action
from baumeister.core.game import Game


@dataclass(frozen=True)
class Row:
    """Choices that begin and end alike: the common words once, then what differs."""

    head: str
    items: list[tuple[int, str]]  # the number to type, and what it stands for


def rows(game: Game, actions: Sequence[Action], sentences: Sequence[str]) -> list[Row]:
    """Choices of one kind, and about one thing, share a row."""
    numbered = list(enumerate(zip(actions, sentences, strict=True), 1))
    return [
        _row([(number, sentence) for number, (_, sentence) in group])
        for _, group in groupby(numbered, key=lambda choice: _kind(game, choice[1][0]))
    ]


def rendered(row: Row, width: int) -> list[Styled]:
    """A row on as many lines as it needs; choices are never torn apart."""
    head = f"  {row.head}  " if row.head else "  "
    indent = len(head) if len(head) <= width // 2 else 6
    lines = [Styled(head)]
    for n, (number, words) in enumerate(row.items):
        choice = Styled.assemble((f"[{number}]", "choice"), f" {words}")
        if n and lines[-1].cell_len + 2 + choice.cell_len > width:
            lines.append(Styled(" " * indent))
        elif n:
            lines[-1].append("  ")
        lines[-1].append_text(choice)
    return lines


def _kind(game: Game, action: Action) -> tuple[str, int]:
    """Actions about several things are sorted by the first place (ship, pyramid …) among them."""
    numbers = action.data()
    places = [numbers[name] for name in numbers if name in game.sentences.from_one]
    return action.word, places[0] if places and len(numbers) > 1 else 0


def _row(choices: list[tuple[int, str]]) -> Row:
    words = [sentence.split() for _, sentence in choices]
    start = _alike(words)
    end = _alike([sentence[start:][::-1] for sentence in words])
    different = [sentence[start : len(sentence) - end] for sentence in words]
    if len(choices) == 1 or not all(different):
        return Row("", choices)
    if start and any(part[0].isdigit() for part in different):
        start -= 1  # “slot 1” rather than “1”, which would look like the number of a choice
    head = " ".join(words[0][:start])
    tail = " ".join(words[0][len(words[0]) - end :])
    items = [
        (number, " ".join(sentence[start : len(sentence) - end]))
        for (number, _), sentence in zip(choices, words, strict=True)
    ]
    return Row(f"{head} … {tail}" if tail else head.rstrip(",:"), items)


def _alike(sentences: list[list[str]]) -> int:
    """How many words they all begin with."""
    for n, words in enumerate(zip(*sentences, strict=False)):
        if len(set(words)) > 1:
            return n
    return min(len(words) for words in sentences)
