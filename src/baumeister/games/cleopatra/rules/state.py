"""The whole table of a game of Kleopatra."""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.bag import Bag
from baumeister.core.facts import Facts, Json
from baumeister.core.game import Game
from baumeister.core.result import Ledger, Result, empty_ledger, ledger_of, ranked
from baumeister.core.state import NOBODY, NOTHING, State
from baumeister.core.text import Text
from baumeister.games.cleopatra.rules.actions import TALENTS
from baumeister.games.cleopatra.rules.diagram import text_board
from baumeister.games.cleopatra.rules.draw_pile import DrawPile
from baumeister.games.cleopatra.rules.imagine import fill_bags, what_is_unseen
from baumeister.games.cleopatra.rules.known_bag import (
    FIRST_LOT,
    KnownBag,
    Lot,
    Rows,
    empty_known_bag,
    known_bag_of,
    lots_of,
    rows_of,
)
from baumeister.games.cleopatra.rules.mosaic_shapes import EVERY_SHAPE, SHAPES, Shape
from baumeister.games.cleopatra.rules.names import (
    CARDS,
    FETCHERS,
    FROM_START,
    KINDS,
    RESOURCES,
    SOURCES,
    STALLS,
    STATUES,
    Card,
)
from baumeister.games.cleopatra.rules.settings import Settings, notes_on

NO_MOSAIC: Final = Shape(NOTHING)


@final
class Cleopatra(State):
    """Hands, market, palace, garden, altar; talents are the points of the ledger."""

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats)
        self.settings = settings

    def set_up(self) -> None:
        """Rulebook: "Spielvorbereitung"."""
        edition, seats = self.settings.edition, self.seats
        self.round = 0
        self.hands = [empty_known_bag() for _ in range(seats)]
        self.pile = DrawPile([Bag(edition.cards[:])], [FIRST_LOT])
        self.stalls: list[list[Card]] = [[] for _ in range(STALLS)]
        self.discard = empty_known_bag()
        self.played = [0] * KINDS  # fetchers of this turn that are not discarded yet
        self.looked = empty_known_bag()  # cards the vizier has drawn
        self.looker: int = NOBODY  # the seat that sees them
        self.searcher: int = NOBODY  # the seat that looks through the discard pile
        self.drawn: list[Card] = []  # new cards that wait for their stalls
        self.merchants = [edition.merchants] * seats
        self.amulets = [0] * seats
        self.statues = [STATUES] * seats
        self.treasury = TALENTS
        self.ledger: Ledger = empty_ledger(len(SOURCES), seats)
        for seat in range(seats):
            self.earn(seat, FROM_START, edition.talents)
        self.walls = 0  # a bit for each wall that stands
        self.sphinxes = 0
        self.throne = 0  # 1: the pedestal stands, 2: the throne on it
        self.obelisks = 0  # a bit for each
        self.doors = 0  # a bit for each
        self.laid = 0  # the squares under mosaics
        self.mosaics: list[list[int]] = []  # shape and squares of each mosaic laid
        self.stack = EVERY_SHAPE[:]  # the mosaics that can still be built
        self.top_mosaic = NO_MOSAIC
        self.removed: list[Shape] = []  # mosaics that fitted nowhere
        self.closed = 0  # squares of all regions that were sanctuaries, claimed or not
        # The squares of each; a seat's list is replaced and never changed, so that copies share it.
        self.sanctuaries: list[list[int]] = [[] for _ in range(seats)]
        self.altar = 0  # dice that show the symbol
        self.steps = 0  # of Cleopatra
        self.built = 0  # pieces in this turn
        self.credit = [0] * len(RESOURCES)  # halves of double cards left in this turn
        # Masked: of each lot, what the cards are together that this viewer has not seen.
        self.unseen: Rows = {}

    def earn(self, seat: int, source: int, talents: int) -> None:
        """Talents come from the treasury, or go back to it if there are fewer than none."""
        self.ledger.book(source, seat, talents)
        self.treasury -= talents

    def put_down(self, seat: int, character: Card) -> None:
        """A played character leaves the hand; fetchers lie on the table first (Ruling CL-9).

        A courtesan lies there until the hand is checked, the vizier until he has brought cards.
        """
        self.take_openly(seat, character)
        if character in FETCHERS:
            self.played[character] += 1
        else:
            self.discard.add(character)

    def discard_played(self, character: Card) -> None:
        """Fetchers that lie on the table go to the discard pile."""
        for _ in range(self.played[character]):
            self.discard.add(character)
        self.played[character] = 0

    def take_openly(self, seat: int, card: Card) -> None:
        """A card leaves a hand for all to see."""
        self._trace(self.hands[seat], card)
        self.hands[seat].take(card)

    def show(self, seat: int, card: Card) -> None:
        """Everybody learns that this card is in a hand."""
        self._trace(self.hands[seat], card)
        self.hands[seat].show(card)

    def take_unseen(self, bag: KnownBag, seat: int, card: Card) -> None:
        """A card comes from elsewhere into a hand, and only its owner knows which."""
        bag.seal(self.lot_of(bag))
        self.hands[seat].add_unseen(card, bag.take_unseen(card))

    def lot_of(self, bag: KnownBag) -> Lot:
        """One lot for all cards in a bag, with those elsewhere that they cannot be told from."""
        return self._blend([*bag.secrets]) if bag.secrets else self.pile.new_lot()

    def _trace(self, hand: KnownBag, card: Card) -> None:
        """If a card may come from several lots, nobody can tell these from each other any more."""
        if len(hand.secrets) > 1 and not hand.known[card]:
            self._blend([lot for lot in hand.secrets if self._has(lot, card)])

    def _has(self, lot: Lot, card: Card) -> bool:
        if self.pile.may_be_from(lot, card):
            return True
        return any(bag.may_be_from(lot, card) for bag in self.known_bags())

    def _blend(self, lots: list[Lot]) -> Lot:
        if len(lots) == 1:
            return lots[0]
        target, *others = sorted(lots)
        for bag in self.known_bags():
            bag.blend(others, target)
        self.pile.blend(others, target)
        return target

    def talents(self, seat: int) -> int:
        return self.ledger.points[seat]

    def points(self) -> list[int]:
        return self.ledger.points[:]

    def free_squares(self) -> int:
        return self.settings.garden.squares & ~self.laid

    def result(self) -> Result | None:
        """Rulebook: "Ende der Partie"; equal talents go by the amulets left (Ruling CL-28)."""
        if self.agenda:
            return None
        most = self.settings.edition.too_many if self.settings.two_players else max(self.amulets)
        return ranked(self.ledger, [-min(amulets, most) for amulets in self.amulets])

    def copy(self) -> Cleopatra:
        twin = Cleopatra(self.game, self.seats, self.settings)
        twin.agenda = [question.copy() for question in self.agenda]
        twin.round = self.round
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.stalls = [stall[:] for stall in self.stalls]
        twin.discard = self.discard.copy()
        twin.played = self.played[:]
        twin.looked = self.looked.copy()
        twin.looker = self.looker
        twin.searcher = self.searcher
        twin.drawn = self.drawn[:]
        twin.merchants = self.merchants[:]
        twin.amulets = self.amulets[:]
        twin.statues = self.statues[:]
        twin.treasury = self.treasury
        twin.ledger = self.ledger.copy()
        twin.walls = self.walls
        twin.sphinxes = self.sphinxes
        twin.throne = self.throne
        twin.obelisks = self.obelisks
        twin.doors = self.doors
        twin.laid = self.laid
        twin.mosaics = self.mosaics[:]
        twin.stack = self.stack[:]
        twin.top_mosaic = self.top_mosaic
        twin.removed = self.removed[:]
        twin.closed = self.closed
        twin.sanctuaries = self.sanctuaries[:]
        twin.altar = self.altar
        twin.steps = self.steps
        twin.built = self.built
        twin.credit = self.credit[:]
        twin.unseen = self.unseen
        return twin

    def seen_from(self, seat: int) -> Cleopatra:
        """Hidden are hands of others, face-down cards, and what was discarded or drawn in secret.

        Ruling CL-27: talents and amulets are not, since everybody can count them.
        """
        twin = self.copy()
        twin.agenda = [question.mask(seat) for question in self.agenda]
        hidden = twin.hidden_from(seat)
        twin.unseen = what_is_unseen(twin, hidden)
        for bag in hidden:
            bag.hide()
        twin.pile.hide()
        return twin

    def hidden_from(self, seat: int) -> list[KnownBag]:
        """Where cards lie that this seat may not see."""
        hidden = [hand for owner, hand in enumerate(self.hands) if owner != seat]
        if self.looker != seat:
            hidden.append(self.looked)
        if self.searcher != seat:
            hidden.append(self.discard)
        return hidden

    def fill(self, rng: Random) -> Cleopatra:
        """Every card of a lot is as likely in one of its places as in any other."""
        twin = self.copy()
        unseen = {lot: Bag(counts[:]) for lot, counts in self.unseen.items()}
        fill_bags(twin, unseen, rng)
        twin.pile.fill(unseen, rng)
        twin.unseen = {}
        for question in twin.agenda:
            question.fill(twin, rng)
        return twin

    def known_bags(self) -> list[KnownBag]:
        return [*self.hands, self.discard, self.looked]

    def unplaced(self) -> list[int]:
        """How many of each card lie nowhere else than in a pool, as far as this state knows."""
        left = self.settings.edition.cards[:]
        for bag in self.known_bags():
            left = [count - here for count, here in zip(left, bag.counts, strict=True)]
        for cards in (*self.stalls, self.drawn, [self.pile.top]):
            for card in cards:
                if card >= 0:
                    left[card] -= 1
        return [count - here for count, here in zip(left, self.played, strict=True)]

    def inventory(self) -> dict[str, int]:
        sums = {"talents": self.treasury + sum(self.ledger.points)}
        unplaced, box = self.unplaced(), self.settings.edition.cards
        for kind, name in enumerate(CARDS):
            pooled = sum(pool.counts[kind] for pool in self.pile.pools)
            sums[name] = box[kind] - unplaced[kind] + pooled
        laid = [shape for shape, _ in self.mosaics]
        for shape, name in enumerate(SHAPES):
            sums[f"mosaic {name}"] = [*self.stack, *laid, *self.removed].count(shape)
        for seat in range(self.seats):
            sums[f"statues of {seat}"] = self.statues[seat] + len(self.sanctuaries[seat])
        return sums

    def agreed(self) -> tuple[dict[str, str], str | None]:
        return self.settings.variants, self.settings.edition.text

    def facts(self) -> Json:
        return self.told([], self.unseen)

    def told(self, hidden: list[KnownBag], unseen: Rows) -> Json:
        """The facts, where these bags tell only what everybody knows of them."""
        return {
            "round": self.round,
            "hands": [bag.facts(bag in hidden) for bag in self.hands],
            "pile": self.pile.facts(),
            "stalls": self.stalls,
            "drawn": self.drawn,
            "discard": self.discard.facts(self.discard in hidden),
            "searcher": self.searcher,
            "looked": self.looked.facts(self.looked in hidden),
            "looker": self.looker,
            "played": self.played,
            "merchants": self.merchants,
            "amulets": self.amulets,
            "statues": self.statues,
            "palace": {
                "walls": self.walls,
                "sphinxes": self.sphinxes,
                "throne": self.throne,
                "obelisks": self.obelisks,
                "doors": self.doors,
            },
            "garden": {
                "mosaics": self.mosaics,
                "stack": self.stack,
                "top": self.top_mosaic,
                "removed": self.removed,
                "closed": self.closed,
                "sanctuaries": self.sanctuaries,
            },
            "altar": self.altar,
            "steps": self.steps,
            "built": self.built,
            "credit": self.credit,
            "treasury": self.treasury,
            "unseen": rows_of(unseen),
            "talents": self.ledger.table(),
        }

    def restore(self, facts: Facts) -> None:
        self.round = facts.number("round")
        self.hands = [known_bag_of(hand) for hand in facts.inners("hands")]
        self.pile.restore(facts.inner("pile"))
        self.stalls = [[Card(card) for card in stall] for stall in facts.rows("stalls")]
        self.drawn = [Card(card) for card in facts.numbers("drawn")]
        self.discard = known_bag_of(facts.inner("discard"))
        self.searcher = facts.number("searcher")
        self.looked = known_bag_of(facts.inner("looked"))
        self.looker = facts.number("looker")
        self.played = facts.numbers("played")
        self.merchants = facts.numbers("merchants")
        self.amulets = facts.numbers("amulets")
        self.statues = facts.numbers("statues")
        self._restore_palace(facts.inner("palace"))
        self._restore_garden(facts.inner("garden"))
        self.altar = facts.number("altar")
        self.steps = facts.number("steps")
        self.built = facts.number("built")
        self.credit = facts.numbers("credit")
        self.treasury = facts.number("treasury")
        self.unseen = lots_of(facts.rows("unseen"))
        self.ledger = ledger_of(facts.rows("talents"), self.seats)

    def _restore_palace(self, palace: Facts) -> None:
        self.walls = palace.number("walls")
        self.sphinxes = palace.number("sphinxes")
        self.throne = palace.number("throne")
        self.obelisks = palace.number("obelisks")
        self.doors = palace.number("doors")

    def _restore_garden(self, garden: Facts) -> None:
        self.mosaics = garden.rows("mosaics")
        for _, squares in self.mosaics:
            self.laid |= squares
        self.stack = [Shape(shape) for shape in garden.numbers("stack")]
        self.top_mosaic = Shape(garden.number("top"))
        self.removed = [Shape(shape) for shape in garden.numbers("removed")]
        self.closed = garden.number("closed")
        self.sanctuaries = garden.rows("sanctuaries")

    def notes(self) -> list[Text]:
        return notes_on(self.settings)

    def __str__(self) -> str:
        return text_board(self)
