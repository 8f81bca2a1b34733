"""Building a piece: pay for it, put it in its place, take the talents.

Rulebook: "Den Steinbruch besuchen", points 1 to 3.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.sentences import pack
from baumeister.core.state import NOTHING
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import AUTO, PAID_WITH, PAY, Pay
from baumeister.games.cleopatra.rules.imagine import Owing
from baumeister.games.cleopatra.rules.mosaic_shapes import Shape
from baumeister.games.cleopatra.rules.mosaics import LayMosaic
from baumeister.games.cleopatra.rules.names import (
    ARTISAN,
    DOOR,
    DOUBLE,
    EVERY_RESOURCE,
    FROM_DOORS,
    FROM_OBELISKS,
    FROM_SPHINXES,
    FROM_THRONE,
    FROM_WALLS,
    MERCHANT,
    MOSAIC,
    OBELISK,
    PEDESTAL,
    SPHINX,
    THRONE,
    TROMPE,
    WALL,
    Card,
    Piece,
    Resource,
)
from baumeister.games.cleopatra.rules.objections import payment_objection
from baumeister.games.cleopatra.rules.pieces import piece_value, price
from baumeister.games.cleopatra.rules.prices import (
    Cards,
    can_pay,
    cleanest,
    next_missing,
    thriftiest,
)
from baumeister.games.cleopatra.rules.state import Cleopatra

WILD: Final = (TROMPE, MERCHANT)
PAYS_NOTHING: Final = Resource(Card(NOTHING))
SOURCE_OF: Final = {
    WALL: FROM_WALLS,
    SPHINX: FROM_SPHINXES,
    PEDESTAL: FROM_THRONE,
    THRONE: FROM_THRONE,
    OBELISK: FROM_OBELISKS,
    DOOR: FROM_DOORS,
}


def begin_building(state: Cleopatra, seat: int, piece: Piece, place: int) -> None:
    """The place of a mosaic is its shape; where it lies is asked when it is paid."""
    due = price(state, piece)
    cost = state.settings.edition.costs[piece]
    state.credit = [credit - cost[n] + due[n] for n, credit in enumerate(state.credit)]
    if state.log is not None:
        state.tell("starts", seat, piece=piece, place=place)
    _go_on(state, seat, piece, place, due)


def _go_on(state: Cleopatra, seat: int, piece: Piece, place: int, due: list[int]) -> None:
    if any(due):
        state.ask(PayFor(seat, piece, place, due))
    else:
        _put_up(state, seat, piece, place)


def _put_up(state: Cleopatra, seat: int, piece: Piece, place: int) -> None:
    """The piece is paid."""
    state.built += 1
    if piece == MOSAIC:
        state.ask(LayMosaic(seat, Shape(place)))
        return
    value = piece_value(state, piece, place)
    if piece == WALL:
        state.walls |= 1 << place
    elif piece == DOOR:
        state.doors |= 1 << place
    elif piece == OBELISK:
        state.obelisks |= 1 << place
    elif piece == SPHINX:
        place = state.sphinxes
        state.sphinxes += 1
    else:
        state.throne += 1
    state.earn(seat, SOURCE_OF[piece], value)
    if state.log is not None:
        state.tell("builds", seat, piece=piece, place=place, n=value)


@final
class PayFor(Owing):
    """Cards are laid one by one, in any order, until the price is paid (Ruling CL-14).

    Wild ones stand for the next resource that is missing, in the order artisan, stone, marble,
    wood, lapis. Ruling CL-15: a merchant may pay even what the hand could pay.
    """

    def __init__(self, seat: int, piece: Piece, place: int, due: list[int]) -> None:
        super().__init__(seat, due)
        self.piece = piece
        self.place = place

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        is_exact = state.settings.clean_paying
        resource = self.missing()
        legal: list[Action] = []
        for card, count in enumerate(state.hands[seat].counts[:TROMPE]):
            if count and (not is_exact or card % DOUBLE == resource):
                legal.append(PAY[card])
        if state.hands[seat].counts[TROMPE] and self._may_lay_trompe(state):
            legal.append(PAY[TROMPE])
        if state.merchants[seat] and self._can_pay_rest(state, resource, MERCHANT):
            legal.append(PAY[MERCHANT])
        legal.append(AUTO)
        return legal

    def _may_lay_trompe(self, state: Cleopatra) -> bool:
        resource = self._paid_by(state, TROMPE)
        if resource == PAYS_NOTHING:
            return not state.settings.clean_paying
        return self._can_pay_rest(state, resource, TROMPE)

    def _paid_by(self, state: Cleopatra, card: Card) -> Resource:
        """The missing resource that a card pays, or PAYS_NOTHING."""
        if card < TROMPE:
            return EVERY_RESOURCE[card % DOUBLE] if self.price[card % DOUBLE] else PAYS_NOTHING
        if card == TROMPE and not state.settings.edition.trompe_is_artisan and self.price[ARTISAN]:
            materials = [0, *self.price[ARTISAN + 1 :]]
            if state.settings.clean_paying or not any(materials):
                return PAYS_NOTHING
            return next_missing(materials)
        return self.missing()

    def _can_pay_rest(self, state: Cleopatra, resource: Resource, card: Card) -> bool:
        """Whether a wild card may be spent on a resource: the others must do for the rest."""
        is_artisan = state.settings.edition.trompe_is_artisan
        rest = self.price[:]
        rest[resource] -= 1
        hand, merchants = state.hands[self.seat].counts, state.merchants[self.seat]
        if card == MERCHANT:
            return can_pay(hand, merchants - 1, rest, is_artisan)
        hand = hand[:]
        hand[TROMPE] -= 1
        return can_pay(hand, merchants, rest, is_artisan)

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        state.settle()
        if not isinstance(action, Pay):
            self._pay_all(state)
            _put_up(state, seat, self.piece, self.place)
            return
        due = self.price[:]
        resource = self._paid_by(state, action.card)
        if resource == PAYS_NOTHING:
            overpay(state, seat, action.card)
        else:
            pay_with(state, seat, action.card, resource, due)
        _go_on(state, seat, self.piece, self.place, due)

    def _pay_all(self, state: Cleopatra) -> None:
        seat, due = self.seat, self.price[:]
        for card in self.proposal(state):
            pay_with(state, seat, card, next_missing(due), due)

    def proposal(self, state: Cleopatra) -> Cards:
        """The cards and merchants that "auto" would pay with (Ruling CL-16)."""
        hand, merchants = state.hands[self.seat].counts, state.merchants[self.seat]
        edition = state.settings.edition
        amulets = (edition.amulets[DOUBLE], edition.amulets[TROMPE])
        is_artisan = edition.trompe_is_artisan
        if state.settings.clean_paying:
            return cleanest(hand, merchants, self.price, is_artisan, amulets)
        return thriftiest(hand, merchants, self.price, is_artisan, amulets, edition.merchant_value)

    def conceals(self, state: Cleopatra) -> bool:
        return True

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.PayFor", {"piece": self.piece, "resource": self.missing()})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        if action is not AUTO:
            return action.text()
        cards = self.proposal(state)
        amulets = sum(state.settings.edition.amulets[card] for card in cards)
        if state.settings.clean_paying:
            return Text("action.auto.price", {"n": amulets, "merchants": cards.count(MERCHANT)})
        paid = pack(cards, len(PAID_WITH))
        if not amulets:
            return Text("action.auto.clean", {"paid": paid})
        return Text("action.auto.cards", {"n": amulets, "paid": paid})

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return payment_objection(state, self, action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.piece, self.place, self.price]


def overpay(state: Cleopatra, seat: int, card: Card) -> None:
    """A card that pays nothing of this piece may pay for the next one of the turn."""
    state.tell("overpays", seat, card=card)
    _lay(state, seat, card)
    if card < TROMPE:
        state.credit[card % DOUBLE] += 2 if card >= DOUBLE else 1


def _lay(state: Cleopatra, seat: int, card: Card) -> None:
    """A card leaves the hand, and a tainted one brings its amulets."""
    state.take_openly(seat, card)
    state.discard.add(card)
    state.amulets[seat] += state.settings.edition.amulets[card]


def pay_with(state: Cleopatra, seat: int, card: Card, resource: Resource, due: list[int]) -> None:
    """A card or merchant pays a resource; half of a double card may be left over."""
    if state.log is not None:
        key = "stands_in" if card in WILD else "pays"
        state.tell(key, seat, card=card, resource=resource)
    due[resource] -= 1
    if card == MERCHANT:
        state.merchants[seat] -= 1
        return
    _lay(state, seat, card)
    if card == resource + DOUBLE:
        if due[resource]:
            due[resource] -= 1
        else:
            state.credit[resource] += 1
