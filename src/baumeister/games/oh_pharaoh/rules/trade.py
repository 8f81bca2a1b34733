"""Trade (Handeln und Tauschen): offers of hand cards by the seat whose turn it is.

Rulebook: "Handeln und Tauschen".
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import HIDDEN, Action
from baumeister.core.event import EVERYONE, only
from baumeister.core.facts import Fact
from baumeister.core.sealed import Sealed
from baumeister.core.sentences import pack
from baumeister.core.state import AskSeat
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.actions import (
    ACCEPT,
    COUNTER,
    DEAL,
    DECLINE,
    DROP,
    GIVE,
    NO_DEAL,
    PROPOSE,
    PROPOSE_ALL,
    WANT,
    Deal,
    Give,
    Propose,
    Want,
)
from baumeister.games.oh_pharaoh.rules.names import KINDS, Card
from baumeister.games.oh_pharaoh.rules.objections import (
    counter_objection,
    deal_objection,
    give_objection,
    propose_objection,
    respond_objection,
    want_objection,
)
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

MOST_CARDS: Final = 4  # on each side of an offer, where the variant says so
ANY_NUMBER: Final = 1 << 30
NO_CARDS: Final = [0] * len(KINDS)


def can_offer(state: OhPharaoh, seat: int) -> bool:
    """As long as both sides have cards and the seat has offers left in this turn."""
    if state.offers >= state.settings.offers or not state.hand_sizes[seat]:
        return False
    return most_others_have(state, seat) > 0


def most_others_have(state: OhPharaoh, seat: int) -> int:
    most = 0
    for other, size in enumerate(state.hand_sizes):
        if other != seat and size > most:
            most = size
    return most


def begin_offer(state: OhPharaoh, seat: int) -> None:
    """Ruling OP-13: an abandoned offer counts, too, or a turn would never have to end."""
    state.offers += 1
    state.ask(ComposeOffer(seat, [], []))


def terms(
    state: OhPharaoh, seat: int, gives: list[Card], wants: list[Card], most_wanted: int
) -> list[Action]:
    """The cards that can be added to the terms of a seat."""
    legal: list[Action] = []
    given, wanted = _counts(gives), _counts(wants)
    alike = state.settings.trades_alike
    most = most_cards(state)
    if len(gives) < most:
        for card, count in enumerate(state.hands[seat]):
            if count > given[card] and (alike or not wanted[card]):
                legal.append(GIVE[card])
    if len(wants) < min(most, most_wanted):
        for kind, count in enumerate(state.pile.counts):
            more = wanted[kind] + 1
            can_be_had = count >= more or state.can_be_had(seat, Card(kind), more)
            if can_be_had and (alike or not given[kind]):
                legal.append(WANT[kind])
    return legal


def most_cards(state: OhPharaoh) -> int:
    """On each side of an offer (Ruling OP-13)."""
    return MOST_CARDS if state.settings.four_cards else ANY_NUMBER


def _counts(cards: list[Card]) -> list[int]:
    """How many cards of each kind these are."""
    if not cards:
        return NO_CARDS
    counts = NO_CARDS[:]
    for card in cards:
        counts[card] += 1
    return counts


def terms_objection(
    state: OhPharaoh,
    seat: int,
    gives: list[Card],
    wants: list[Card],
    most_wanted: int,
    action: Action,
) -> Text | None:
    """Why a card cannot be added to the terms of a seat."""
    if isinstance(action, Give):
        return give_objection(state, seat, action, gives, most_cards(state))
    if isinstance(action, Want):
        return want_objection(state, seat, action, wants, min(most_cards(state), most_wanted))
    return None


def terms_prompt(gives: list[Card], wants: list[Card]) -> Text | None:
    """What a seat has put together so far."""
    given, wanted = pack(gives, len(KINDS)), pack(wants, len(KINDS))
    if gives and wants:
        return Text("ask.Terms.whole", {"give": given, "want": wanted})
    if gives:
        return Text("ask.Terms.gives", {"give": given})
    return Text("ask.Terms.wants", {"want": wanted}) if wants else None


@final
class ComposeOffer(AskSeat[OhPharaoh]):
    """What the seat whose turn it is would give and get; others learn it when it is proposed."""

    def conceals(self, state: OhPharaoh) -> bool:
        return True

    def __init__(self, seat: int, gives: list[Card], wants: list[Card]) -> None:
        super().__init__(seat)
        self.gives = gives
        self.wants = wants

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        legal = terms(state, seat, self.gives, self.wants, most_others_have(state, seat))
        if self.gives and self.wants:
            able = [
                other
                for other, size in enumerate(state.hand_sizes)
                if other != seat and size >= len(self.wants)
            ]
            legal += [PROPOSE[other] for other in able]
            if len(able) > 1:
                legal.append(PROPOSE_ALL)
        legal.append(DROP)
        return legal

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        if isinstance(action, Give):
            self.gives.append(action.card)
        elif isinstance(action, Want):
            self.wants.append(action.card)
        else:
            state.settle()
            if action is DROP:
                state.tell("drops", seat)
            else:
                self._propose(state, seat, action)

    def _propose(self, state: OhPharaoh, seat: int, action: Action) -> None:
        state.show(seat, self.gives)
        if isinstance(action, Propose):
            tell_terms(state, "offers", seat, self.gives, self.wants, other=action.other)
            asked = [action.other]
        else:
            tell_terms(state, "offers.all", seat, self.gives, self.wants)
            seats = [(seat + n) % state.seats for n in range(1, state.seats)]
            asked = [other for other in seats if state.hand_sizes[other]]
        state.ask(Respond(asked, seat, self.gives, self.wants))

    def seen_by(self, state: OhPharaoh, seat: int) -> int:
        return only(seat)

    def outside(self, action: Action) -> Action:
        """That an offer is being made is not secret; only the cards are, until it is made."""
        return HIDDEN if isinstance(action, Give | Want) else action

    def copy(self) -> ComposeOffer:
        return ComposeOffer(self.seat, self.gives[:], self.wants[:])

    def mask(self, seat: int) -> ComposeOffer:
        return self.copy() if seat == self.seat else ComposeOffer(self.seat, [], [])

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        return terms_prompt(self.gives, self.wants) or super().prompt(state, seat)

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        most = most_others_have(state, seat)
        is_whole = bool(self.gives and self.wants)
        return terms_objection(
            state, seat, self.gives, self.wants, most, action
        ) or propose_objection(state, seat, is_whole, action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.gives, self.wants]


@final
class Respond(Sealed[OhPharaoh]):
    """Everybody who got the offer accepts, declines or makes a counteroffer, all at once.

    Only kinds are named. Whoever cannot accept is asked all the same, and nobody learns
    why they did not.
    """

    def __init__(
        self, asked: list[int], proposer: int, gives: list[Card], wants: list[Card]
    ) -> None:
        super().__init__(asked, in_order=False)
        self.proposer = proposer
        self.gives = gives  # by the proposer
        self.wants = wants

    def blank(self) -> Respond:
        return Respond(self.order, self.proposer, self.gives, self.wants)

    def choices(self, state: OhPharaoh, seat: int, steps: list[Action]) -> list[Action]:
        if not steps:
            accepts: list[Action] = [ACCEPT] if holds(state, seat, self.wants) else []
            return [*accepts, DECLINE, COUNTER]
        gives, wants = terms_of(steps)
        legal = terms(state, seat, gives, wants, state.hand_sizes[self.proposer])
        if gives and wants:
            legal.append(PROPOSE[self.proposer])
        legal.append(DECLINE)
        return legal

    def completes(self, state: OhPharaoh, seat: int, steps: list[Action]) -> bool:
        return steps[-1] in (ACCEPT, DECLINE) or isinstance(steps[-1], Propose)

    def shown_to(self, seat: int, step: Action) -> int:
        """Terms that somebody thought of and never named stay their secret."""
        taken = self.steps[self.order.index(seat)]
        is_secret = step is not DECLINE and DECLINE in taken
        return only(seat) if is_secret else EVERYONE

    def reveal(self, state: OhPharaoh) -> None:
        """Ruling OP-14: an accepted offer is a deal; otherwise a counteroffer may be taken."""
        accepting = [seat for n, seat in enumerate(self.order) if self.steps[n][-1] is ACCEPT]
        others = accepting[:]
        gives = [self.gives for _ in accepting]
        gets = [self.wants for _ in accepting]
        for n, seat in enumerate(self.order):
            steps = self.steps[n]
            if isinstance(steps[-1], Propose):
                offered, wanted = terms_of(steps)
                state.show(seat, offered)
                tell_terms(state, "counters", seat, offered, wanted)
                if not accepting:
                    others.append(seat)
                    gives.append(wanted)
                    gets.append(offered)
            elif steps[-1] is ACCEPT:
                state.show(seat, self.wants)
                state.tell("accepts", seat)
            else:
                state.tell("declines", seat)
        if len(accepting) == 1:
            exchange(state, self.proposer, accepting[0], self.gives, self.wants)
        elif others:
            state.ask(ChooseDeal(self.proposer, others, gives, gets, bool(accepting)))

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        steps = self.steps[self.order.index(seat)]
        if steps:
            begun = terms_prompt(*terms_of(steps))
            return begun or Text("ask.Respond.counter", {"other": self.proposer})
        data = {
            "other": self.proposer,
            "give": pack(self.gives, len(KINDS)),
            "want": pack(self.wants, len(KINDS)),
            "agreeing": int(holds(state, seat, self.wants)),
        }
        return Text("ask.Respond", data)

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        steps = self.steps[self.order.index(seat)]
        if not steps:
            return respond_objection(action)
        gives, wants = terms_of(steps)
        most = state.hand_sizes[self.proposer]
        return terms_objection(state, seat, gives, wants, most, action) or counter_objection(
            self.proposer, action
        )

    def facts(self) -> list[Fact]:
        return [self.order, self.proposer, self.gives, self.wants]


def terms_of(steps: list[Action]) -> tuple[list[Card], list[Card]]:
    """What a seat has put into its own terms."""
    gives = [step.card for step in steps if isinstance(step, Give)]
    wants = [step.card for step in steps if isinstance(step, Want)]
    return gives, wants


def holds(state: OhPharaoh, seat: int, cards: list[Card]) -> bool:
    hand = state.hands[seat]
    return all(hand[card] >= cards.count(card) for card in cards)


@final
class ChooseDeal(AskSeat[OhPharaoh]):
    """Several have accepted, or nobody has but there are counteroffers."""

    def __init__(
        self,
        seat: int,
        others: list[int],
        gives: list[list[Card]],
        gets: list[list[Card]],
        must: bool,
    ) -> None:
        """With each of the others, what the seat gives and what it gets."""
        super().__init__(seat)
        self.deals = list(zip(others, gives, gets, strict=True))
        self.must = must

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        legal: list[Action] = [
            DEAL[other] for other, gives, _ in sorted(self.deals) if holds(state, seat, gives)
        ]
        if not self.must:
            legal.append(NO_DEAL)
        return legal

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        state.settle()
        if isinstance(action, Deal):
            for deal in self.deals:
                if deal[0] == action.other:
                    exchange(state, seat, *deal)
        else:
            state.tell("no_deal", seat)

    def conceals(self, state: OhPharaoh) -> bool:
        return True

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        if self.must:
            return Text("ask.ChooseDeal.accepted")
        can_deal = len(self.legal(state, seat)) > 1
        return Text("ask.ChooseDeal", {"can_deal": int(can_deal)})

    def describe(self, state: OhPharaoh, seat: int, action: Action) -> Text:
        for other, gives, gets in self.deals:
            if action is DEAL[other]:
                data = {"give": pack(gives, len(KINDS)), "want": pack(gets, len(KINDS))}
                return Text("action.deal.terms", {"other": other, **data})
        return action.text()

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        has_terms = isinstance(action, Deal) and action.other in [deal[0] for deal in self.deals]
        return deal_objection(action, has_terms)

    def facts(self) -> list[Fact]:
        others = [other for other, _, _ in self.deals]
        gives = [given for _, given, _ in self.deals]
        gets = [got for _, _, got in self.deals]
        return [self.seat, others, gives, gets, self.must]


def exchange(state: OhPharaoh, seat: int, other: int, gives: list[Card], gets: list[Card]) -> None:
    """Both hand over their cards, which all have heard of."""
    for card in gives:
        state.lose(seat, card)
        state.gain(other, card)
    for card in gets:
        state.lose(other, card)
        state.gain(seat, card)
    tell_terms(state, "trades", seat, gives, gets, other=other)


def tell_terms(
    state: OhPharaoh, key: str, seat: int, gives: list[Card], wants: list[Card], **others: int
) -> None:
    """Terms are put into numbers only if somebody will read them."""
    if state.log is not None:
        give, want = pack(gives, len(KINDS)), pack(wants, len(KINDS))
        state.tell(key, seat, **others, give=give, want=want)
