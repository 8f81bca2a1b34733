"""The dice of the high priest and his offering (Opfer für den Hohepriester).

Rulebook: "Den Steinbruch besuchen", point 5, and "Opfer für den Hohepriester".
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.sealed import Sealed
from baumeister.core.state import AskChance, AskSeat
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import BID, DONE, PLAY, Bid, Play
from baumeister.games.cleopatra.rules.chance_actions import ROLL, Roll
from baumeister.games.cleopatra.rules.edition import FACES
from baumeister.games.cleopatra.rules.names import DICE, FROM_OFFERINGS, SCRIBE
from baumeister.games.cleopatra.rules.objections import held_objection
from baumeister.games.cleopatra.rules.state import Cleopatra


def chances(dice: int, symbols: int) -> list[int]:
    """In how many ways so many dice show no symbol, one, two … of them."""
    blanks = FACES - symbols
    return [comb(dice, n) * symbols**n * blanks ** (dice - n) for n in range(dice + 1)]


CHANCES: Final = [[chances(dice, n) for dice in range(DICE + 1)] for n in range(FACES)]


def call_for_offering(state: Cleopatra) -> None:
    """With the fifth die on the altar, the high priest wants an offering at once."""
    if state.altar == DICE:
        state.ask(Offering(list(range(state.seats))))


@final
class RollDice(AskChance[Cleopatra]):
    """All blank dice are rolled after a visit to the quarry."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [*ROLL[: DICE - state.altar + 1]]

    def weights(self, state: Cleopatra) -> list[int]:
        return CHANCES[state.settings.edition.symbols][DICE - state.altar]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        assert isinstance(action, Roll)
        state.settle()
        state.tell("rolls", self.seat, n=action.n, dice=DICE - state.altar)
        state.altar += action.n
        if state.altar == DICE:
            state.ask(CounterRoll(self.seat))

    def facts(self) -> list[Fact]:
        return [self.seat]


@final
class CounterRoll(AskSeat[Cleopatra]):
    """The own roll calls for an offering: a scribe may take a die back (Ruling CL-17).

    Asked even without one: silence tells nothing.
    """

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [PLAY[SCRIBE], DONE] if state.hands[seat].counts[SCRIBE] else [DONE]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        if isinstance(action, Play):
            state.put_down(seat, SCRIBE)
            state.tell("plays", seat, card=SCRIBE, n=0)
            state.altar -= 1
            state.tell("lowers", seat)
        else:
            call_for_offering(state)

    def conceals(self, state: Cleopatra) -> bool:
        return state.hands[self.seat].size > 0

    def default(self, state: Cleopatra, seat: int) -> Action | None:
        return DONE

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.CounterRoll", {"can_counter": int(state.hands[seat].counts[SCRIBE] > 0)})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        return Text("action.done.offering" if action is DONE else "action.play.counter")

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return held_objection(state, seat, action)


@final
class Offering(Sealed[Cleopatra]):
    """Everybody offers talents in the closed hand (Ruling CL-26: or none), opened all at once."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__(seats, in_order=False)

    def choices(self, state: Cleopatra, seat: int, steps: list[Action]) -> list[Action]:
        return BID[: state.talents(seat) + 1]

    def reveal(self, state: Cleopatra) -> None:
        bids = [step.n for steps in self.steps for step in steps if isinstance(step, Bid)]
        for seat, bid in enumerate(bids):
            state.earn(seat, FROM_OFFERINGS, -bid)
            state.tell("offers", seat, n=bid)
        for seat, place in enumerate(places(bids)):
            self._settle_place(state, seat, place)
        state.altar = 0

    def _settle_place(self, state: Cleopatra, seat: int, place: int) -> None:
        edition = state.settings.edition
        if place == 1:
            returned = min(edition.returned, state.amulets[seat])
            state.amulets[seat] -= returned
            state.tell("is_generous", seat, n=returned)
        else:
            taken = edition.taken[place - 2]
            state.amulets[seat] += taken
            state.tell("is_stingy", seat, rank=place, n=taken)

    def blank(self) -> Offering:
        return Offering(self.order)

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.Offering", {"n": state.talents(seat)})

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return Text("refuse.few_talents", {"n": action.n}) if isinstance(action, Bid) else None


def places(bids: list[int]) -> list[int]:
    """Equal bids share the better place, and the next places are left out."""
    return [1 + sum(other > bid for other in bids) for bid in bids]
