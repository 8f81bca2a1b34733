"""Standing: all that a seat of Oh, Pharao! has but its hand, so that many hands are soon judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from baumeister.core.chance import added, total
from baumeister.core.state import AskSeat
from baumeister.games.oh_pharaoh.judgement.plans import Outlook, outlook
from baumeister.games.oh_pharaoh.rules.actions import SIDES
from baumeister.games.oh_pharaoh.rules.draw_card import FillHand
from baumeister.games.oh_pharaoh.rules.names import HAND, PHARAOH, PYRAMIDS, TAX, THIEF
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh
from baumeister.games.oh_pharaoh.rules.turn import EndOfTurn

if TYPE_CHECKING:
    from baumeister.games.oh_pharaoh.judgement.value import OhPharaohValue

LATE: Final = 0.5  # of a card that is drawn after the next turn


@final
class Places:
    """Where a seat can build, and what hands were found to make of that."""

    def __init__(
        self, value: OhPharaohValue, state: OhPharaoh, seat: int, pyramids: list[Pyramid]
    ) -> None:
        self.value = value
        self.prices = value.prices_for(state)
        first = pyramids[PYRAMIDS * seat]
        self.pyramids = [first]
        widths: tuple[int, ...] | None = None
        if state.overseer >= state.settings.edition.two_pyramids:
            second = pyramids[PYRAMIDS * seat + 1]
            self.pyramids.append(second)
            widths = second.widths
        self.known: dict[tuple[int, ...], Outlook] = value.outlooks.of(
            (first.widths, widths, self.prices)
        )

    def outlook(self, hand: list[int]) -> Outlook:
        numbers = hand[:THIEF]
        key = tuple(numbers)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._outlook(numbers)
            self.value.outlooks.count()
        return found

    def _outlook(self, numbers: list[int]) -> Outlook:
        value = self.value
        found = outlook(self.pyramids, numbers, self.prices)
        found.used = total(numbers) - total(found.left)
        found.cheapest = value.fresh
        for kind in range(THIEF):
            count = value.hope * found.spare[kind] + (1 - value.hope) * found.left[kind]
            found.cards += count * value.keep[kind]
            if found.spare[kind]:
                found.cheapest = min(found.cheapest, value.keep[kind])
        return found


@final
class Standing:
    """A seat in the middle of a game, with these pyramids and any hand."""

    def __init__(
        self, value: OhPharaohValue, state: OhPharaoh, seat: int, pyramids: list[Pyramid]
    ) -> None:
        self.value = value
        self.state = state
        self.seat = seat
        self.places = Places(value, state, seat, pyramids)
        self.scored = float(state.ledger.points[seat])
        self.turns = _turns_until(state, seat)
        self.now, self.later = _chances_to_lay(state, self.turns, value.wait, value.draws)
        self.at_stake = self.lure = 0.0
        for pyramid in pyramids[PYRAMIDS * seat : PYRAMIDS * (seat + 1)]:
            if pyramid.size:
                self.at_stake += success(pyramid) * value.damage(state, pyramid)
                if pyramid.has_jokers:
                    self.lure += value.lure * sum(pyramid.jokers)

    def worth(self, hand: list[int]) -> float:
        """All parts together."""
        return added(self.parts(hand))

    def parts(self, hand: list[int]) -> list[float]:
        """In the order of the value's parts; only what is just going on is left out."""
        value, now, later = self.value, self.now, self.later
        found = self.places.outlook(hand)
        special = 0.0
        if hand[THIEF] or hand[TAX] or hand[PHARAOH]:
            keep = value.keep
            two = hand[THIEF] * keep[THIEF] + hand[TAX] * keep[TAX]
            special = later * (two + hand[PHARAOH] * keep[PHARAOH])
        return [
            self.scored,
            found.laid,
            now * (found.reach - found.laid),
            value.hope * later * (found.plan - found.reach),
            later * (found.cards + self._drawn(total(hand), found)),
            special,
            -self._exposed(hand),
            0.0,
        ]

    def _drawn(self, size: int, found: Outlook) -> float:
        """What cards are worth that fill up the hand; those above seven are given away for free.

        The player whose turn it is can count on what they will have laid by then, and may exchange
        one card; anybody else has to build with the rest of their hand before drawing.
        """
        question, fresh = self.state.agenda[-1], self.value.fresh
        if isinstance(question, FillHand) and question.owner == self.seat:
            return fresh * max(0, HAND - size)
        if self.turns not in (0, self.state.seats):
            return LATE * fresh * max(0, HAND - size)
        if not self.turns:
            size -= found.used
        worth = fresh * max(0, HAND - size)
        return worth + max(0.0, fresh - found.cheapest) if 0 < size <= HAND else worth

    def _exposed(self, hand: list[int]) -> float:
        """What thieves may take before the pyramids are scored, and jokers for others to swap."""
        if not self.at_stake:
            return self.lure
        value, state = self.value, self.state
        thieves = state.settings.edition.cards[THIEF]
        about = (thieves - hand[THIEF] - state.discard.counts[THIEF]) / max(1, thieves)
        at_stake = self.at_stake * (value.risk * value.hurt * about)
        return self.lure + (at_stake * value.guard if hand[PHARAOH] else at_stake)


def _turns_until(state: OhPharaoh, seat: int) -> int:
    """Turns before a seat can build: none if it is its turn and not yet done with that."""
    base = state.agenda[0]
    assert isinstance(base, AskSeat)
    turns = (seat - base.seat) % state.seats
    is_done = len(state.agenda) == 1 and isinstance(base, EndOfTurn)
    return state.seats if is_done and turns == 0 else turns


def _chances_to_lay(state: OhPharaoh, turns: int, wait: float, draws: float) -> tuple[float, float]:
    """Of what the hand can build, and of what it still waits for, the part that will be laid.

    With the end card in the pile every turn before one's own may be the last.
    """
    if state.end_card != IN_THE_PILE:
        return (wait if turns else 1.0), 1.0
    left = draws / (state.pile.size + 1)
    again = max(0.0, 1 - left * (turns or state.seats))
    return (wait * again if turns else 1.0), again


def success(pyramid: Pyramid) -> float:
    """How likely the die shows enough."""
    return max(0, SIDES + 1 - pyramid.steps) / SIDES
