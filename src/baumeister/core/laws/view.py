"""Laws about what a seat knows: its view, the worlds it imagines, and what it may take back."""

from __future__ import annotations

from random import Random
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.core.laws.setup import Setup, demand, finish, moments, steps
from baumeister.core.sealed import reveals
from baumeister.core.state import CHANCE, State

WORLDS: Final = 3  # imagined for each answer that can be taken back


def masks(setup: Setup, rng: Random) -> None:
    """Masking twice is masking once, and what is public is part of every view."""
    for where, state in moments(setup, rng, log=True):
        before, public = state.to_json(), _public(state.mask(PUBLIC))
        for viewer in setup.viewers():
            view = state.mask(viewer)
            seen = view.to_json()
            demand(
                view.mask(viewer).to_json() == seen,
                "masks",
                f"{where}: masking twice for {viewer} changes more",
            )
            demand(
                _public(view.mask(PUBLIC)) == public and _public(view)[1:] == public[1:],
                "masks",
                f"{where}: {viewer} does not see what the public sees",
            )
            demand(view.to_json() == seen, "masks", f"{where}: masking changed the view")
            demand(view.log is None, "masks", f"{where}: the view of {viewer} keeps the log")
        demand(_public(state)[1:] == public[1:], "masks", f"{where}: the public is misled")
        demand(state.to_json() == before, "masks", f"{where}: masking changed the state")


def _public(state: State) -> list[object]:
    """The data, then what every view must agree on: who is asked, the points and the result."""
    return [state.to_json(), state.to_act(), state.points(), state.result()]


def fills(setup: Setup, rng: Random) -> None:
    """A filled view looks the same to its viewer and can be played to the end."""
    for step in steps(setup, rng):
        for viewer in setup.viewers():
            view = step.state.mask(viewer)
            seen = view.to_json()
            world = view.fill(rng)
            fits = world.mask(viewer).to_json() == seen and world.to_act() == step.state.to_act()
            demand(fits, "fills", f"{step}: {viewer} imagined a world that does not fit")
            demand(world.inventory() == step.state.inventory(), "fills", f"{step}: other sums")
            finish(setup, world, rng, "fills", str(step))
            demand(view.to_json() == seen, "fills", f"{step}: filling changed the view")


def knows(setup: Setup, rng: Random) -> None:
    """An asked seat finds the same question and answers in its view as in the truth."""
    for step in steps(setup, rng):
        for seat in step.state.to_act():
            if seat == CHANCE:
                continue
            view = step.state.mask(seat)
            for known in (view, view.fill(rng)):
                demand(
                    known.legal(seat) == step.state.legal(seat),
                    "knows",
                    f"{step}: {seat} sees {known.legal(seat)}, but may {step.state.legal(seat)}",
                )
                same = known.prompt(seat) == step.state.prompt(seat)
                demand(same, "knows", f"{step}: {seat} sees another prompt")


def tells_nothing(setup: Setup, rng: Random) -> None:
    """Which questions come next depends only on what is seen, never on what others hold."""
    for step in steps(setup, rng):
        if reveals(step.state, step.seat, step.action):
            continue
        truth = _open(step.after(step.state))
        for viewer in setup.viewers():
            world = step.state.mask(viewer).fill(rng)
            if step.action not in world.legal(step.seat):
                continue
            imagined = _open(step.after(world))
            demand(
                imagined == truth,
                "tells nothing",
                f"{step}: then {truth}, but {imagined} if others held something else that"
                f" {viewer} cannot see",
            )


def forces_openly(setup: Setup, rng: Random) -> None:
    """Whoever is answered for, having no choice, has none in any world that others imagine."""
    for step in steps(setup, rng):
        for seat in step.state.to_act():
            if seat == CHANCE or step.state.forced(seat) is None:
                continue
            for viewer in setup.viewers():
                world = step.state.mask(viewer).fill(rng)
                demand(
                    world.forced(seat) is not None,
                    "forces openly",
                    f"{step}: {viewer} would learn that {seat} has no choice",
                )


def _open(state: State) -> list[str]:
    """Who is asked, and every question that is open."""
    return [str(state.to_act()), *(type(question).__name__ for question in state.agenda)]


def undoes(setup: Setup, rng: Random) -> None:
    """An answer that can be taken back has shown its seat nothing that it could not foresee."""
    for step in steps(setup, rng):
        truth = step.after(step.state)
        if step.seat == CHANCE or truth.to_act() != [step.seat]:
            continue
        if reveals(step.state, step.seat, step.action):
            continue
        seen = truth.mask(step.seat).to_json()
        view = step.state.mask(step.seat)
        for _ in range(WORLDS):
            foreseen = step.after(view.fill(rng)).mask(step.seat).to_json()
            demand(foreseen == seen, "undoes", f"{step}: {step.seat} sees something new at once")
