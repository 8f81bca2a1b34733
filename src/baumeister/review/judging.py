"""Judging: what one look at a game finds out about its turns, with the eyes of one seat.

Whatever is forecast follows from what the seat knew at that moment, its luck included: a look at
another world that the seat could not have told from this one finds the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from baumeister.bots.effort import Simulations
from baumeister.bots.hint_parts import HAIR, LEAST, Comparison
from baumeister.bots.judgement import judgement_of
from baumeister.bots.quiet import imagine
from baumeister.bots.search import Search
from baumeister.bots.thought import written
from baumeister.bots.tree import HOPE, Node
from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.record import Record, start_of
from baumeister.core.sealed import Sealed, reveals
from baumeister.core.state import OVER, State
from baumeister.core.text import Text
from baumeister.review.course import Turn, turns_of, walk
from baumeister.review.outlook import (
    drawn,
    expected_of,
    favourite,
    final_shares,
    imagined_after,
    look,
    outlook,
    told_by,
)
from baumeister.review.tally import Tally


@dataclass(frozen=True)
class Budget:
    """How closely a look looks."""

    outlook: int  # imagined games for the forecast of a moment
    outcomes: int  # of draws, whose mean is what was expected of them
    search: int  # imagined games to find the best answer to a question,
    compare: int  # and as many for each of two answers that are compared
    worlds: int = 8  # in which it is tried whether something came to light


COARSE: Final = Budget(outlook=8, outcomes=3, search=48, compare=32)
CLOSE: Final = Budget(outlook=16, outcomes=4, search=128, compare=96)
SHORT: Final = 3  # worlds in which an answer is tried first: mostly nothing comes to light


@dataclass
class Finding:
    """What is known of one turn, from one look or several."""

    turn: int
    before: Tally = field(default_factory=Tally)
    # What was expected of an own answer, if something came to light after it, and of a draw by
    # somebody who knows what is drawn from.
    expected: Tally = field(default_factory=Tally)
    # What the mere fact told that another was able to answer so.
    told: Tally = field(default_factory=Tally)
    lost: Tally = field(default_factory=Tally)  # by an own answer, beside each look's favourite
    compared: dict[str, Tally] = field(default_factory=dict)  # own answers, by notation
    reason: Text | None = None  # for the best answer and against the one that was given

    def join(self, other: Finding) -> None:
        self.before.join(other.before)
        self.expected.join(other.expected)
        self.told.join(other.told)
        self.lost.join(other.lost)
        for notation, tally in other.compared.items():
            self.compared.setdefault(notation, Tally()).join(tally)
        self.reason = other.reason or self.reason


def findings(
    game: Game, record: Record, seat: int, budget: Budget, look: int, part: slice = slice(None)
) -> Iterator[Finding]:
    """One look at some of the turns; the last finding may be for the end.

    Looks of different numbers differ in their luck, so that more of them know more.
    """
    turns = turns_of(game, record)
    places = range(len(turns) + 1)[part]
    judge = Judge(seat, budget, look)
    state = start_of(game, record)
    for turn, before, after in walk(game, record, turns):
        if turn.number >= places.stop:
            return
        if turn.number >= places.start:
            yield judge.turn(turn, before, after)
        state = after
    if places.stop == len(turns) + 1:
        yield Finding(len(turns), judge.outlook(state))


class Judge:
    """The eyes of one seat."""

    def __init__(self, seat: int, budget: Budget, number: int) -> None:
        self.seat = seat
        self.budget = budget
        self.number = number
        self._seen = ""  # the last view, and what it promised
        self._promised = Tally()

    def turn(self, turn: Turn, before: State, after: State) -> Finding:
        finding = Finding(turn.number, self.outlook(before))
        view = before.mask(self.seat)
        if turn.is_chance:
            finding.expected = self._drawn(view, before)
            return finding
        rng = self._luck(view, turn.action)
        if turn.seat == self.seat:
            finding.expected = self._expected(view, turn.action, before, after, rng)
            self._compare(finding, view, turn.action, before.legal(self.seat), rng)
        elif not isinstance(before.agenda[-1], Sealed):
            finding.told = told_by(view, turn.seat, turn.action, self.budget.worlds, rng)
        return finding

    def outlook(self, state: State) -> Tally:
        """For a view that is as it was before, the same as before."""
        if state.first_to_act() == OVER:
            tally = Tally()
            tally.add(final_shares(state))
            return tally
        view = state.mask(self.seat)
        seen = written(view)
        if seen != self._seen:
            rng = Random(f"{self.number}/{seen}")
            simulations, outcomes = self.budget.outlook, self.budget.outcomes
            self._promised = outlook(view, self.seat, simulations, outcomes, rng)
            self._seen = seen
        return self._promised.copy()

    def _drawn(self, view: State, before: State) -> Tally:
        """What was to be expected of draws from what really lay there.

        The luck of a draw is measured against it. What the seat believed to lie there may be
        something else; where nothing is hidden, it is the same.
        """
        if view == before:
            return Tally()
        rng = Random(f"{self.number}/drawn/{written(view)}")
        worlds = [drawn(before.copy(), rng) for _ in range(self.budget.outcomes)]
        return expected_of(worlds, self.seat, self.budget.outlook, rng)

    def _luck(self, view: State, action: Action) -> Random:
        return Random(f"{self.number}/{action.notation()}/{written(view)}")

    def _compare(
        self, finding: Finding, view: State, given: Action, legal: list[Action], rng: Random
    ) -> None:
        """The answer given and the best one, in as many imagined games each."""
        if len(legal) == 1:
            return
        value = judgement_of(view.game).value
        sensible = value.sensible(imagine(view, value, rng), self.seat, legal)
        best = self._best(view, sensible, rng)
        if best is given:
            finding.lost.add([0.0])
            return
        mine, other = Tally(), Tally()
        look(view, self.seat, self.budget.compare, rng, given, mine)
        look(view, self.seat, self.budget.compare, rng, best, other)
        finding.lost.add([other.mean(self.seat) - mine.mean(self.seat)])
        finding.compared = {given.notation(): mine, best.notation(): other}
        finding.reason = reason(view, self.seat, best, given, rng)

    def _best(self, view: State, sensible: list[Action], rng: Random) -> Action:
        if len(sensible) == 1:
            return sensible[0]
        judgement = judgement_of(view.game)
        root = Node(None, HOPE)
        search = Search(view, self.seat, judgement.value, judgement.settings, root, rng)
        search.run(sensible, Simulations(self.budget.search))
        return favourite(search, sensible)

    def _expected(
        self, view: State, given: Action, before: State, after: State, rng: Random
    ) -> Tally:
        """Nothing where the seat knew what would become of its answer."""
        is_revealed = reveals(before, self.seat, given)
        worlds = [imagined_after(view, self.seat, given, is_revealed, rng) for _ in range(SHORT)]
        if after.first_to_act() != OVER:
            seen = written(after.mask(self.seat))
            if all(
                world.first_to_act() != OVER and written(world.mask(self.seat)) == seen
                for world in worlds
            ):
                return Tally()
        for _ in range(self.budget.worlds - SHORT):
            worlds.append(imagined_after(view, self.seat, given, is_revealed, rng))
        return expected_of(worlds, self.seat, self.budget.outlook, rng)


def reason(view: State, seat: int, best: Action, given: Action, rng: Random) -> Text | None:
    """What speaks for one answer against another, if its parts show it."""
    value = judgement_of(view.game).value
    comparison = Comparison(view, seat, value, [best, given], rng)
    for share in (LEAST, HAIR):
        found = comparison.reason(best, [given], share)
        if found is not None:
            return found.text(PUBLIC)  # by name, whoever reads it
    return None
