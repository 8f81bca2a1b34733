"""Laying a mosaic of the gods (Mosaik), claiming sanctuaries, and the next mosaic of the stack.

Rulebook: "Mosaik" and "Ein Heiligtum bilden".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import CHANCE, AskChance, AskSeat
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import LEAVE, Statue
from baumeister.games.cleopatra.rules.chance_actions import NEXT_MOSAIC, NextMosaic
from baumeister.games.cleopatra.rules.garden import first_square, statue_action
from baumeister.games.cleopatra.rules.mosaic_shapes import Shape
from baumeister.games.cleopatra.rules.names import FROM_MOSAICS
from baumeister.games.cleopatra.rules.objections import lay_objection
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra


def mosaic_value(state: Cleopatra, covered: int) -> int:
    """A talent more for each palm that is covered."""
    return state.settings.edition.mosaic + (covered & state.settings.garden.palms).bit_count()


def fitting(state: Cleopatra) -> list[Shape]:
    """The mosaics of the stack that fit somewhere."""
    return [shape for shape in state.stack if fits(state, shape)]


def fits(state: Cleopatra, shape: Shape) -> bool:
    return state.settings.garden.fits(shape, state.free_squares())


@final
class LayMosaic(AskSeat[Cleopatra]):
    """The mosaic is paid: where does it go?"""

    def __init__(self, seat: int, shape: Shape) -> None:
        super().__init__(seat)
        self.shape = shape

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return state.settings.garden.lays(self.shape, state.free_squares())

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        covered = state.settings.garden.covered_by[self.shape][action]
        value = mosaic_value(state, covered)
        state.laid |= covered
        state.mosaics.append([self.shape, covered])
        state.stack.remove(self.shape)
        state.earn(seat, FROM_MOSAICS, value)
        if state.log is not None:
            state.tell("lays", seat, shape=self.shape, **action.data(), n=value)
        if self.shape == state.top_mosaic:
            state.top_mosaic = NO_MOSAIC
        state.ask(TurnUpMosaic())
        self._find_sanctuaries(state)

    def _find_sanctuaries(self, state: Cleopatra) -> None:
        """New ones are those whose squares were still open before."""
        free = state.free_squares() & ~state.closed
        found = state.settings.garden.sanctuaries(free, state.stack)
        for region in found:
            state.closed |= region
        if found and state.statues[self.seat]:
            state.ask(ClaimSanctuary(self.seat, found))

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.LayMosaic", {"shape": self.shape})

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return lay_objection(state, self.shape, action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.shape]


@final
class ClaimSanctuary(AskSeat[Cleopatra]):
    """A statue for each new sanctuary while the builder has one, now or never (Ruling CL-22)."""

    def __init__(self, seat: int, regions: list[int]) -> None:
        super().__init__(seat)
        self.regions = regions

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [*(statue_action(region) for region in self.regions), LEAVE]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        if action is LEAVE:
            state.tell("leaves", seat, n=len(self.regions))
            return
        region = next(region for region in self.regions if statue_action(region) is action)
        state.statues[seat] -= 1
        state.sanctuaries[seat] = [*state.sanctuaries[seat], region]
        row, column = first_square(region)
        state.tell("claims", seat, row=row, column=column, n=region.bit_count())
        others = [other for other in self.regions if other != region]
        if others and state.statues[seat]:
            state.ask(ClaimSanctuary(seat, others))

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        for region in self.regions:
            if statue_action(region) is action:
                return Text("action.statue.size", {**action.data(), "n": region.bit_count()})
        return action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return Text("refuse.no_new_sanctuary") if isinstance(action, Statue) else None

    def facts(self) -> list[Fact]:
        return [self.seat, self.regions]


@final
class TurnUpMosaic(AskChance[Cleopatra]):
    """The mosaic on top of the stack is seen; one that fits nowhere leaves the game."""

    def proceed(self, state: Cleopatra) -> bool:
        """Nothing to decide: the old top is still there, or what is left fits nowhere."""
        top, stack = state.top_mosaic, state.stack
        if top != NO_MOSAIC and fits(state, top):
            state.settle()
        elif not any(fits(state, shape) for shape in stack):
            self._remove(state, stack[:])
            state.settle()
        elif top != NO_MOSAIC:
            self._remove(state, [top])
        elif len(stack) == 1:
            self._turn_up(state, stack[0])
        else:
            return False
        return True

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [NEXT_MOSAIC[shape] for shape in state.stack]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        assert isinstance(action, NextMosaic)
        self._turn_up(state, action.shape)

    def _turn_up(self, state: Cleopatra, shape: Shape) -> None:
        state.top_mosaic = shape
        state.tell("next_mosaic", CHANCE, shape=shape)

    def _remove(self, state: Cleopatra, shapes: list[Shape]) -> None:
        state.top_mosaic = NO_MOSAIC
        for shape in shapes:
            state.stack.remove(shape)
            state.removed.append(shape)
            state.tell("removes", CHANCE, shape=shape)
