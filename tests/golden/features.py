"""What a game is made of: kinds of answers, questions, events, refusals, sources of points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from baumeister.core.game import Game
from baumeister.core.record import Record, start_of
from baumeister.core.sentences import PLAIN
from baumeister.core.state import State
from tests.golden.remarks import REMARK

TWINS: Final = (".hidden", ".you")  # the same event in other words


def features(game: Game) -> set[str]:
    """All there are."""
    told = game.sentences.templates.keys() - PLAIN.templates.keys()
    return {
        *(f"answer {type(action).__name__}" for action in game.vocabulary),
        *(f"question {key.removeprefix('ask.')}" for key in told if key.startswith("ask.")),
        *(f"event {key.removeprefix('event.')}" for key in _events(told)),
        *(f"refusal {key.removeprefix('refuse.')}" for key in _refusals(told)),
        *(f"points {source}" for source in game.sources),
    }


def _events(told: Iterable[str]) -> Iterator[str]:
    return (key for key in told if key.startswith("event.") and not key.endswith(TWINS))


def _refusals(told: Iterable[str]) -> Iterator[str]:
    """Those of the rules: an edition is not a part of a game."""
    return (key for key in told if key.startswith("refuse.") and "edition" not in key)


def features_in(game: Game, record: Record, text: str) -> Counter[str]:
    """Those of one game, as often as they occur; `text` is the record with its remarks."""
    state = start_of(game, record, log=True)
    found: Counter[str] = Counter()
    for (seat, notation), line in zip(record.entries, text.splitlines()[1:], strict=True):
        action = game.vocabulary.parse(notation)
        found[f"answer {type(action).__name__}"] += 1
        found[f"question {state.prompt(seat).key.removeprefix('ask.')}"] += 1
        _, *refused = line.partition(REMARK)[2].partition(" = ")[0].split(" ! ")
        found.update(f"refusal {each.partition(': ')[2]}" for each in refused)
        state.apply(seat, action)
    found.update(f"event {event.key}" for event in state.log or [])
    found.update(_points(game, state))
    return found


def _points(game: Game, state: State) -> Iterator[str]:
    result = state.result()
    for source, row in zip(game.sources, result.table if result else (), strict=False):
        yield from [f"points {source}"] * sum(number != 0 for number in row)
