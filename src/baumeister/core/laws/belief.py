"""The law of fair weights: chance and the worlds a seat imagines agree with each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt
from random import Random
from typing import Final

from baumeister.core.laws.setup import Setup, Step, demand, steps
from baumeister.core.state import CHANCE, UNKNOWN, State

TRIALS: Final = 2  # for each kind of chance question in a game
BLINK: Final = 5  # worlds that tell whether anything is hidden that can be weighed
GLANCE: Final = 200  # worlds imagined for each trial
SUSPECT: Final = 3.0  # standard deviations that call for a closer look
CLOSER: Final = 1200  # fresh worlds for the closer look at one fact
DOUBTFUL: Final = 4.5  # standard deviations there that break the law

Facts = Counter[str]
Trial = tuple[Step, int]  # with the viewer


def weighs_fairly(setup: Setup, rng: Random) -> None:
    """What chance does in an imagined world is what its viewer then believes.

    Worlds in which chance has answered, and worlds imagined anew from what the viewer saw of that
    answer, must show the same frequencies. Stealing by kind instead of by card fails here.
    """
    for trials in _trials(setup, rng).values():
        for step, viewer in rng.sample(trials, min(TRIALS, len(trials))):
            _compare(step, viewer, rng)


def _trials(setup: Setup, rng: Random) -> dict[str, list[Trial]]:
    """The moments of a random game in which chance decides about something hidden, by question."""
    trials: dict[str, list[Trial]] = {}
    for step in steps(setup, rng):
        if step.seat != CHANCE or len(step.others()) == 0:
            continue
        still = Step(step.number, step.state.copy(), CHANCE, step.action)
        for viewer in setup.viewers():
            if still.state.mask(viewer).to_json() != still.state.to_json():
                trials.setdefault(type(step.question).__name__, []).append((still, viewer))
    return trials


def _compare(step: Step, viewer: int, rng: Random) -> None:
    """Only places with unknown things are weighed; hands that are mere counts have none."""
    if not any(_frequencies(step, viewer, rng, BLINK)):
        return
    drawn, imagined = _frequencies(step, viewer, rng, GLANCE)
    facts = sorted(drawn.keys() | imagined.keys())
    doubts = [_doubt(drawn[fact], imagined[fact], GLANCE) for fact in facts]
    if max(doubts, default=0) < SUSPECT:
        return
    fact = facts[doubts.index(max(doubts))]
    drawn, imagined = _frequencies(step, viewer, rng, CLOSER)
    one, other = drawn[fact], imagined[fact]
    demand(
        _doubt(one, other, CLOSER) < DOUBTFUL,
        "weighs fairly",
        f"{step}: {fact} came {one} times when drawn, {other} times when imagined by {viewer}",
    )


def _doubt(one: int, other: int, samples: int) -> float:
    """How far two counts lie apart, in standard deviations."""
    share = (one + other) / (2 * samples)
    return abs(one - other) / (sqrt(2 * samples * share * (1 - share)) or 1)


def _frequencies(step: Step, viewer: int, rng: Random, samples: int) -> tuple[Facts, Facts]:
    """How often each fact is true after drawing, and after imagining anew what was drawn."""
    before = step.state.mask(viewer)
    drawn: Facts = Counter()
    imagined: Facts = Counter()
    for _ in range(samples):
        world = before.fill(rng)
        is_seen = step.question.seen_by(world, CHANCE) >> viewer & 1
        action = world.sample(rng)
        world.apply(CHANCE, action)
        view = world.mask(viewer)
        if not _forgets(before, view):
            outcome = action.notation() if is_seen else ""
            drawn.update(_hidden_facts(outcome, view, world))
            imagined.update(_hidden_facts(outcome, view, view.fill(rng)))
    return drawn, imagined


def _hidden_facts(outcome: str, view: State, world: State) -> Iterator[str]:
    """What lies in a world in the places that a view knows only in part."""
    things = dict(_places("", world.facts()))
    for path, seen in _places("", view.facts()):
        if UNKNOWN in seen:
            for n, thing in enumerate(things[path]):
                yield f"{outcome}{path}[{n}]={thing}"


def _forgets(before: State, after: State) -> bool:
    """Whether a thing that was known among hidden ones no longer is.

    That is allowed: when a hand with known cards is robbed, nobody has to keep the chances of each.
    """
    now = dict(_places("", after.facts()))
    for path, things in _places("", before.facts()):
        lost = Counter(things) - Counter(now.get(path, ()))
        if UNKNOWN in things and any(thing != UNKNOWN for thing in lost):
            return True
    return False


def _places(path: str, value: object) -> Iterator[tuple[str, list[object]]]:
    """Every innermost list in nested data, and every single value as a list of one."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _places(f"{path}.{key}", inner)
    elif isinstance(value, list) and any(isinstance(inner, list | Mapping) for inner in value):
        for n, inner in enumerate(value):
            yield from _places(f"{path}[{n}]", inner)
    else:
        yield path, value if isinstance(value, list) else [value]
