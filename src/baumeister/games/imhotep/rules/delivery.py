"""Delivering a stone to a monument, and getting a market card: each can lead to the other.

Rulebook: "Erläuterungen zu den A-Seiten der Orte", "B) Pyramide" and
"Auf einen Blick: Erläuterungen zu den Markt-Karten".
"""

from __future__ import annotations

from typing import Final, NewType, final

from baumeister.core.action import Action
from baumeister.core.ask_draw import AskDraw
from baumeister.core.bag import Bag
from baumeister.core.facts import Fact
from baumeister.core.state import CHANCE, NOBODY, AskSeat, Question
from baumeister.core.text import Text
from baumeister.games.imhotep.rules.actions import (
    DECLINE,
    DRAW,
    PLACES,
    PYRAMID_OF,
    SLOTS,
    STONES,
    TOP_CARD,
    Draw,
    Place,
    Pyramid,
)
from baumeister.games.imhotep.rules.edition import CARD_BONUS, LOAD_BONUS, STONES_BONUS
from baumeister.games.imhotep.rules.names import (
    BURIAL_CHAMBER,
    FROM_PYRAMID,
    OBELISKS,
    PYRAMID,
    RED,
    TEMPLE,
    MarketCard,
    Site,
)
from baumeister.games.imhotep.rules.objections import place_objection
from baumeister.games.imhotep.rules.state import Imhotep

StoneSource = NewType("StoneSource", int)  # slot `ship * SLOTS + slot`, or the quarry

QUARRY: Final = StoneSource(-8)  # where the stone of a red card comes from
NO_SHIP: Final = (-1, -1)  # ship and slot of such a stone: no sentinel, but what records tell
BONUS_STONES: Final = 3
SITE_OF_RED_CARD: Final = (PYRAMID, BURIAL_CHAMBER, OBELISKS)


def deliver(state: Imhotep, owner: int, site: Site, source: StoneSource) -> None:
    """A stone reaches a monument."""
    if site != PYRAMID:
        lift(state, owner, source)
        _deliver_elsewhere(state, owner, site, source)
        return
    unfinished = state.pyramids.unfinished()
    if len(unfinished) > 1:
        state.ask(ChoosePyramid(owner, source))
    elif unfinished:
        build_pyramid(state, owner, unfinished[0], source)
    else:
        lift(state, owner, source)
        _built(state, owner, PYRAMID, source, -1, state.pyramids.build_beside(owner))


def _deliver_elsewhere(state: Imhotep, owner: int, site: Site, source: StoneSource) -> None:
    if site == TEMPLE:
        state.temple.deliver(owner)
        field = (len(state.temple.stones) - 1) % state.temple.width
        _built(state, owner, site, source, field, 0)
    elif site == BURIAL_CHAMBER:
        state.burial_chamber.deliver(owner)
        _built(state, owner, site, source, len(state.burial_chamber.stones) - 1, 0)
    else:
        points = state.obelisks.deliver(owner)
        _built(state, owner, site, source, owner, points)


def lift(state: Imhotep, owner: int, source: StoneSource) -> None:
    """Take the stone away from where it was."""
    if source == QUARRY:
        state.quarry[owner] -= 1
    else:
        state.fleet.load[source] = NOBODY


def _built(
    state: Imhotep, owner: int, site: Site, source: StoneSource, field: int, points: int
) -> None:
    """Book the points and tell where the stone came from and went to."""
    if points:
        state.ledger.book(FROM_PYRAMID + site - PYRAMID, owner, points)
    if state.log is not None:
        key = "builds.scores" if points else "builds"
        ship, slot = divmod(source, SLOTS) if source != QUARRY else NO_SHIP
        state.tell(key, owner, site=site, ship=ship, slot=slot, field=field, n=points)


def build_pyramid(state: Imhotep, owner: int, pyramid: int, source: StoneSource) -> None:
    lift(state, owner, source)
    points = state.pyramids.build(owner, pyramid)
    field = len(state.pyramids.stones[pyramid]) - 1 + pyramid * len(state.pyramids.values[0])
    _built(state, owner, PYRAMID, source, field, points)
    offer_bonus(state, owner, state.pyramids.bonus_of_last_stone(pyramid))


def offer_bonus(state: Imhotep, owner: int, bonus: int) -> None:
    """Rulebook: "B) Pyramide". A bonus that could do nothing is not offered."""
    if bonus == CARD_BONUS and (state.market.pile_size() or state.market.discard.size):
        state.ask(CardBonus(owner))
    elif bonus == STONES_BONUS and state.takeable(owner, BONUS_STONES):
        state.ask(StonesBonus(owner))
    elif bonus == LOAD_BONUS and state.sled[owner] and any(state.fleet.empty):
        state.ask(LoadBonus(owner))


def put_on_ship(state: Imhotep, seat: int, action: Place) -> None:
    """A stone goes from the sled to a slot."""
    state.sled[seat] -= 1
    state.fleet.place(action.ship, action.slot, seat)
    state.tell("places", seat, ship=action.ship, slot=action.slot)


def free_places(state: Imhotep) -> list[Action]:
    empty = state.fleet.empty
    return [place for ship, places in enumerate(PLACES) for place in places[empty[ship]]]


def gain(state: Imhotep, seat: int, card: MarketCard) -> None:
    """A seat gets a market card; a red one acts at once and is then spent."""
    state.hands[seat][card] += 1
    if card not in RED:
        return
    state.ask(Spent(seat, card))
    if state.quarry[seat]:
        deliver(state, seat, SITE_OF_RED_CARD[card], QUARRY)
    else:
        state.tell("no_stone", seat, card=card)  # Ruling IM-8


@final
class Spent(Question[Imhotep]):
    """A card has done its work and goes to the discard pile."""

    def __init__(self, seat: int, card: MarketCard) -> None:
        self.seat = seat
        self.card = card

    def proceed(self, state: Imhotep) -> bool:
        state.settle()
        state.hands[self.seat][self.card] -= 1
        state.market.discard.put(self.card)
        return True

    def facts(self) -> list[Fact]:
        return [self.seat, self.card]


class DrawCard(AskDraw[Imhotep]):
    """Chance draws a market card out of a bag."""

    def bag(self, state: Imhotep) -> Bag:
        return state.market.pile

    def left(self, state: Imhotep) -> list[int]:
        return self.bag(state).counts

    def outcome(self, kind: int) -> Action:
        return DRAW[kind]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        self.draw(state, action.card)

    def draw(self, state: Imhotep, card: MarketCard) -> None:
        raise NotImplementedError


@final
class DrawTopCard(DrawCard):
    """The top card of the draw pile goes to a seat, if there is one."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def proceed(self, state: Imhotep) -> bool:
        if restock(state):
            return False
        state.settle()
        return True

    def draw(self, state: Imhotep, card: MarketCard) -> None:
        state.settle()
        state.market.pile.take(card)
        state.tell("draws", self.owner, card=card)
        gain(state, self.owner, card)

    def facts(self) -> list[Fact]:
        return [self.owner]


def restock(state: Imhotep) -> bool:
    """Whether there is a card to draw, after shuffling the discard pile if need be."""
    if state.market.needs_reshuffle():
        state.tell("reshuffles", CHANCE)
    return state.market.restock()


@final
class ChoosePyramid(AskSeat[Imhotep]):
    """Side B: the owner of a stone chooses one of the unfinished pyramids."""

    def __init__(self, seat: int, source: StoneSource) -> None:
        super().__init__(seat)
        self.source = source

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return [PYRAMID_OF[pyramid] for pyramid in state.pyramids.unfinished()]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        assert isinstance(action, Pyramid)
        state.settle()
        build_pyramid(state, seat, action.pyramid, self.source)

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        if isinstance(action, Pyramid) and action.pyramid not in state.pyramids.unfinished():
            return Text("refuse.pyramid_finished", {"pyramid": action.pyramid})
        return None

    def facts(self) -> list[Fact]:
        return [self.seat, self.source]


@final
class CardBonus(AskSeat[Imhotep]):
    """Pyramid B: the top market card, or nothing."""

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return [TOP_CARD, DECLINE]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        state.settle()
        if action is TOP_CARD:
            state.ask(DrawTopCard(seat))
        else:
            state.tell("declines", seat)


@final
class StonesBonus(AskSeat[Imhotep]):
    """Pyramid B: three stones for the sled, or nothing."""

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return [STONES, DECLINE]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        state.settle()
        if action is STONES:
            state.tell("takes", seat, n=state.take_stones(seat, BONUS_STONES))
        else:
            state.tell("declines", seat)


@final
class LoadBonus(AskSeat[Imhotep]):
    """Pyramid B: a stone from the sled on any ship, or nothing."""

    def legal(self, state: Imhotep, seat: int) -> list[Action]:
        return [*free_places(state), DECLINE]

    def answer(self, state: Imhotep, seat: int, action: Action) -> None:
        state.settle()
        if isinstance(action, Place):
            put_on_ship(state, seat, action)
        else:
            state.tell("declines", seat)

    def objection(self, state: Imhotep, seat: int, action: Action) -> Text | None:
        return place_objection(state, seat, action) if isinstance(action, Place) else None
