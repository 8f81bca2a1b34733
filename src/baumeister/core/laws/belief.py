"""The law of fair weights: chance and the worlds a seat imagines agree with each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt
from random import Random
from typing import Final

from baumeister.core.laws.table import Step, Table, demand, steps
from baumeister.core.state import CHANCE, UNKNOWN, State

TRIALS: Final = 2  # for each kind of chance question in a game
SAMPLES: Final = 400  # worlds imagined for each trial
DOUBTFUL: Final = 5.0  # standard deviations before a difference counts

Counts = dict[str, int]
Trial = tuple[Step, int]  # with the viewer


def weighs_fairly(table: Table, rng: Random) -> None:
    """What chance does in an imagined world is what its viewer then believes.

    Worlds in which chance has answered, and worlds imagined anew from what the viewer saw of that
    answer, must show the same frequencies. Stealing by kind instead of by card fails here.
    """
    for trials in _trials(table, rng).values():
        for step, viewer in rng.sample(trials, min(TRIALS, len(trials))):
            _compare(step, viewer, rng)


def _trials(table: Table, rng: Random) -> dict[str, list[Trial]]:
    """The moments of a random game in which chance decides about something hidden, by question."""
    trials: dict[str, list[Trial]] = {}
    for step in steps(table, rng):
        if step.seat != CHANCE or len(step.others()) == 0:
            continue
        still = Step(step.number, step.state.copy(), CHANCE, step.action)
        for viewer in table.viewers():
            if still.state.mask(viewer).to_json() != still.state.to_json():
                trials.setdefault(type(step.question).__name__, []).append((still, viewer))
    return trials


def _compare(step: Step, viewer: int, rng: Random) -> None:
    before = step.state.mask(viewer)
    known = _known(before)
    drawn: Counts = {}
    imagined: Counts = {}
    for _ in range(SAMPLES):
        world = before.fill(rng)
        is_seen = step.question.seen_by(world, CHANCE) >> viewer & 1
        action = world.sample(rng)
        world.apply(CHANCE, action)
        view = world.mask(viewer)
        if not known - _known(view):
            _count(drawn, world, action.notation() if is_seen else "")
            _count(imagined, view.fill(rng), action.notation() if is_seen else "")
    for fact in sorted(drawn.keys() | imagined.keys()):
        one, other = drawn.get(fact, 0), imagined.get(fact, 0)
        share = (one + other) / (2 * SAMPLES)
        demand(
            abs(one - other) <= DOUBTFUL * sqrt(2 * SAMPLES * share * (1 - share)),
            "weighs fairly",
            f"{step}: {fact} came {one} times when drawn, {other} times when imagined by {viewer}",
        )


def _known(view: State) -> Counter[str]:
    """What is known of each list of things.

    A view that lost some of it has forgotten something, and is not compared: when a hand with known
    cards is robbed, nobody has to keep the exact chances of each.
    """
    known: Counter[str] = Counter()
    for leaf in _leaves("", view.facts()):
        things, _, value = leaf.rpartition("[")
        if "]=" in value and not value.endswith(f"={UNKNOWN}"):
            known[things + value.partition("]")[2]] += 1
    return known


def _count(counts: Counts, world: State, outcome: str) -> None:
    for fact in _leaves(outcome, world.to_json()):
        counts[fact] = counts.get(fact, 0) + 1


def _leaves(path: str, value: object) -> Iterator[str]:
    """Every number and word in nested data, with the way to it."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves(f"{path}.{key}", inner)
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from _leaves(f"{path}[{n}]", inner)
    else:
        yield f"{path}={value}"
