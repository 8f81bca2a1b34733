"""Outlooks: what a moment promises each seat, as far as one of them knows it."""

from __future__ import annotations

from random import Random

from baumeister.bots.judgement import judgement_of
from baumeister.bots.merit import chances
from baumeister.bots.quiet import imagine, quieten
from baumeister.bots.search import Search
from baumeister.bots.tree import HOPE, Node
from baumeister.core.action import Action
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, OVER, State
from baumeister.review.tally import Shares, Tally, shared


def final_shares(state: State) -> Shares:
    """Of a game that is over: the whole for whoever has won, in parts where several have."""
    result = state.result()
    assert result is not None
    share = 1 / result.ranks.count(1)
    return [share if rank == 1 else 0.0 for rank in result.ranks]


def outlook(view: State, seat: int, simulations: int, outcomes: int, rng: Random) -> Tally:
    """What the seats may expect of a view of one of them.

    Before draws, it is what is expected on average after them, in as many outcomes.
    """
    tally = Tally()
    if view.first_to_act() == OVER:
        tally.add(final_shares(view))
    elif view.first_to_act() == CHANCE:
        for _ in range(outcomes):
            world = drawn(imagine(view, judgement_of(view.game).value, rng), rng)
            tally.add(_after(world, seat, simulations, rng))
    else:
        look(view, seat, simulations, rng, None, tally)
    return tally


def _after(world: State, seat: int, simulations: int, rng: Random) -> Shares:
    """The same for a world that was imagined, from what the seat would know in it."""
    if world.first_to_act() == OVER:
        return final_shares(world)
    return outlook(world.mask(seat), seat, simulations, 1, rng).means()


def drawn(world: State, rng: Random) -> State:
    """A world after all draws that are due in it."""
    while world.first_to_act() == CHANCE:
        world.apply(CHANCE, world.sample(rng))
    return world


def look(
    view: State, seat: int, simulations: int, rng: Random, first: Action | None, tally: Tally
) -> Search:
    """A search that adds what it finds; `first` is the answer that is given in all of its games."""
    judgement = judgement_of(view.game)
    search = Search(view, seat, judgement.value, judgement.settings, Node(None, HOPE), rng)
    search.first = first
    for _ in range(simulations):
        search.simulate()
        tally.add(shared(search.found))
    return search


def favourite(search: Search, legal: list[Action]) -> Action:
    """What a search would answer; of secret answers the best, although it would mix them."""
    if not isinstance(search.view.agenda[-1], Sealed):
        return search.decide(legal)
    forecasts = search.forecasts(legal)
    return max(forecasts, key=lambda answer: forecasts[answer])


def imagined_after(view: State, seat: int, action: Action, is_revealed: bool, rng: Random) -> State:
    """A world that fits a view, after an answer of its seat.

    If it is the last of several secret ones, the others give theirs by rule of thumb.
    """
    value = judgement_of(view.game).value
    world = imagine(view, value, rng)
    question = world.agenda[-1]
    world.apply(seat, action)
    if is_revealed:
        while (
            world.agenda
            and world.agenda[-1] is question
            and (other := world.first_to_act()) not in (seat, OVER)
        ):
            world.apply(other, value.reply(world, other, world.legal(other), rng))
    return world


def expected_of(worlds: list[State], seat: int, simulations: int, rng: Random) -> Tally:
    """What a seat could expect of an answer that has led to such worlds."""
    tally = Tally()
    for world in worlds:
        tally.add(_after(world, seat, simulations, rng))
    return tally


def told_by(view: State, other: int, action: Action, worlds: int, rng: Random) -> Tally:
    """How the outlook changes because somebody was able to give an answer, for each seat.

    It is empty where that tells nothing: the answer is possible in all worlds that fit the view.
    """
    value = judgement_of(view.game).value
    fitting, all_worlds = Tally(), Tally()
    imagined = [imagine(view, value, rng) for _ in range(worlds)]
    possible = [other in world.to_act() and action in world.legal(other) for world in imagined]
    if all(possible) or not any(possible):
        return Tally()
    for world, fits in zip(imagined, possible, strict=True):
        quieten(world, value, rng)
        found = shared(chances(world, value))
        all_worlds.add(found)
        if fits:
            fitting.add(found)
    change = Tally()
    pairs = zip(fitting.means(), all_worlds.means(), strict=True)
    change.add([after - before for after, before in pairs])
    return change
