"""Transcripts: a random game as text, with everything that is asked, answered and told."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import groupby
from random import Random

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC, Event
from baumeister.core.game import Game
from baumeister.core.playout import random_answer
from baumeister.core.record import Entry, begin, entry_line
from baumeister.core.state import CHANCE, State

Answers = Callable[[State], Entry]  # who is next, and what they answer


def transcript(game: Game, seats: int, variants: dict[str, str], seed: int) -> str:
    """The game that random answers of this seed lead to."""
    rng = Random(seed)

    def answer(state: State) -> Entry:
        asked = state.to_act()
        seat = asked[int(rng.random() * len(asked))]
        return seat, random_answer(state, seat, rng).notation()

    state = game.start(seats, variants, log=True)
    return told(header(game, seats, variants, seed), state, answer)


def told(lines: list[str], state: State, answer: Answers) -> str:
    """These lines, and then the game from here to its end."""
    shows_board = False
    while asked := state.to_act():
        if shows_board and CHANCE not in asked:
            lines += board(state)
            shows_board = False
        seat, notation = answer(state)
        action = state.game.vocabulary.parse(notation)
        lines += question(state, seat, action)
        before = len(state.log or [])
        state.play(seat, action)
        news = (state.log or [])[before:]
        lines += [line for event in news for line in event_lines(state.seats, event)]
        if any(event.key.endswith("_ends") for event in news):
            lines += board(state)
        shows_board = shows_board or any(event.key.endswith("_begins") for event in news)
    return "\n".join([*lines, *final_table(state)]) + "\n"


def header(game: Game, seats: int, variants: dict[str, str], seed: int) -> list[str]:
    record = begin(game, seats, variants)
    agreed = {
        "game": game.id,
        "rules": game.rules_version,
        "seats": seats,
        "options": record.variants,
    }
    return [json.dumps({**agreed, "seed": seed}), ""]


def question(state: State, seat: int, action: Action) -> list[str]:
    """Who is asked what, the possible answers, and the one that was given."""
    others = [other for other in state.to_act() if other != seat]
    also = f" (also asked: {others})" if others else ""
    who = entry_line(seat, state.prompt(seat).key.removeprefix("ask."))
    return [f"{who}{also}: {compact(state.legal(seat))}", f"    = {action.notation()}"]


def compact(actions: list[Action]) -> str:
    """Notations in their order; neighbours that differ in the last word stand together."""
    notations = [action.notation().rpartition(" ") for action in actions]
    parts = []
    for start, group in groupby(notations, key=lambda parts: parts[0]):
        ends = [end for _, _, end in group]
        parts.append(f"{start} ({' '.join(ends)})" if start else ", ".join(ends))
    return ", ".join(parts)


def event_lines(seats: int, event: Event) -> list[str]:
    """What the public is told, then what those are told who know more."""
    public = event.seen_from(PUBLIC)
    lines = [f"    {_told(public)}"]
    for seat in range(seats):
        seen = event.seen_from(seat)
        if seen != public:
            lines.append(f"    only {seat}: {_told(seen)}")
    return lines


def _told(event: Event) -> str:
    """Keys and numbers rather than sentences: better words are no other game."""
    numbers = [f"{name}={number}" for name, number in (event.data | event.secret).items()]
    return " ".join([entry_line(event.seat, event.key), *numbers])


def board(state: State) -> list[str]:
    return ["", *(f"| {line}".rstrip() for line in str(state).splitlines()), ""]


def final_table(state: State) -> list[str]:
    result = state.result()
    assert result is not None
    rows = [*zip(state.game.sources, result.table, strict=True)]
    rows += [("points", result.points), ("tie_break", result.tie_breaks), ("rank", result.ranks)]
    width = max(len(name) for name, _ in rows)
    lines = [f"{name:{width}}" + "".join(f"{n:5}" for n in numbers) for name, numbers in rows]
    return [*board(state), *lines]
