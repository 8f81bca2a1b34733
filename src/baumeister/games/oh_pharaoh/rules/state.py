"""The whole table of an Oh, Pharao! game."""

from __future__ import annotations

from random import Random
from typing import Final, final

from baumeister.core.bag import Bag
from baumeister.core.chance import shuffle
from baumeister.core.facts import Facts, Json
from baumeister.core.game import Game
from baumeister.core.result import Ledger, Result, empty_ledger, ledger_of, ranked
from baumeister.core.state import AskSeat, State
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.diagram import text_board
from baumeister.games.oh_pharaoh.rules.names import (
    EVERY_CARD,
    JOKER,
    KINDS,
    NO_CARD,
    NUMBERS,
    OPEN_CARDS,
    PYRAMIDS,
    SOURCES,
    Card,
    PyramidPlace,
)
from baumeister.games.oh_pharaoh.rules.pyramid import EMPTY, Pyramid, pyramid_of
from baumeister.games.oh_pharaoh.rules.settings import Settings, notes_on

ASIDE: Final = 0  # where the end card can be: beside the board,
IN_THE_PILE: Final = 1
DRAWN: Final = 2


@final
class OhPharaoh(State):
    """Hands, open cards, piles, pyramids and the overseer.

    Cards are counted by kind. `hands` of others hold in a masked state only what everybody knows
    of them, and `pile.counts` all cards that the viewer cannot place; `hand_sizes` and `pile.size`
    are always true.
    """

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats)
        self.settings = settings

    def set_up(self) -> None:
        """Rulebook: "Spielvorbereitungen"."""
        self.hands = [[0] * len(KINDS) for _ in range(self.seats)]
        self.known = [[0] * len(KINDS) for _ in range(self.seats)]  # what all have seen of them
        self.shares_known = False  # whether it may be a copy's as well
        self.hand_sizes = [0] * self.seats
        self.pile = Bag(self.settings.edition.cards[:])
        self.discard = Bag([0] * len(KINDS))
        self.open = [NO_CARD] * OPEN_CARDS
        self.pyramids: list[Pyramid] = [EMPTY] * (PYRAMIDS * self.seats)
        self.overseer = 0
        self.end_card = ASIDE
        self.offers = 0  # made in this turn
        self.quiet_turns = 0  # since a pyramid was scored
        self.ledger: Ledger = empty_ledger(len(SOURCES), self.seats)

    @property
    def allowed_pyramids(self) -> int:
        """Rulebook: "Die Spielplanfelder", the first special space."""
        return 2 if self.overseer >= self.settings.edition.two_pyramids else 1

    @property
    def needed_steps(self) -> int:
        """Rulebook: "Die Spielplanfelder", the second special space."""
        return 3 if self.overseer >= self.settings.edition.three_steps else 2

    @property
    def can_draw(self) -> bool:
        return self.pile.size + self.discard.size > 0 or self.end_card == IN_THE_PILE

    def can_be_had(self, seat: int, card: Card, n: int) -> bool:
        """Whether others may hold so many: the seat sees the rest in its hand or on the table."""
        left = n - self.pile.counts[card] + self.hands[seat][card]
        for hand in self.hands:
            left -= hand[card]
        return left <= 0

    def gain(self, seat: int, card: Card) -> None:
        """A card that all have seen goes to a hand."""
        self.gain_unseen(seat, card)
        self._know(seat, card, self.known[seat][card] + 1)

    def gain_unseen(self, seat: int, card: Card) -> None:
        self.hands[seat][card] += 1
        self.hand_sizes[seat] += 1

    def lose(self, seat: int, card: Card) -> None:
        """A card leaves a hand, and all see it."""
        self._lose(seat, card)
        if self.known[seat][card]:
            self._know(seat, card, self.known[seat][card] - 1)

    def lose_unseen(self, seat: int, card: Card) -> None:
        """Any of the known cards may be the one that is gone."""
        self._lose(seat, card)
        self._own_known()
        self.known[seat] = [max(0, count - 1) for count in self.known[seat]]

    def _lose(self, seat: int, card: Card) -> None:
        self.hands[seat][card] -= 1
        self.hand_sizes[seat] -= 1

    def show(self, seat: int, cards: list[Card]) -> None:
        """A seat lets all know that it has these cards."""
        for card in cards:
            self._know(seat, card, max(self.known[seat][card], cards.count(card)))

    def _know(self, seat: int, card: Card, count: int) -> None:
        self._own_known()
        self.known[seat][card] = count

    def _own_known(self) -> None:
        if self.shares_known:
            self.known = [known[:] for known in self.known]
            self.shares_known = False

    def clear_away(self, seat: int, pyramid: PyramidPlace) -> None:
        """All cards of a pyramid go to the discard pile."""
        gone = self.pyramids[PYRAMIDS * seat + pyramid]
        for number in NUMBERS:
            self.discard.put(number, gone.plain(number))
            self.discard.put(JOKER, gone.jokers[number])
        self.pyramids[PYRAMIDS * seat + pyramid] = EMPTY

    def points(self) -> list[int]:
        return self.ledger.points[:]

    def result(self) -> Result | None:
        """Rulebook: "Spielende". Ruling OP-19: equal points share a place."""
        return None if self.agenda else ranked(self.ledger, [0] * self.seats)

    def copy(self) -> OhPharaoh:
        twin = OhPharaoh(self.game, self.seats, self.settings)
        twin.agenda = [question.copy() for question in self.agenda]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = self.known
        self.shares_known = twin.shares_known = True
        twin.hand_sizes = self.hand_sizes[:]
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.open = self.open[:]
        twin.pyramids = self.pyramids[:]
        twin.overseer = self.overseer
        twin.end_card = self.end_card
        twin.offers = self.offers
        twin.quiet_turns = self.quiet_turns
        twin.ledger = self.ledger.copy()
        return twin

    def seen_from(self, seat: int) -> OhPharaoh:
        """What nobody has seen of the other hands lies unplaced with the draw pile."""
        twin = self.copy()
        twin.agenda = [question.mask(seat) for question in self.agenda]
        unplaced = twin.pile.counts
        for other in range(self.seats):
            if other != seat:
                known = twin.known[other]
                for card, count in enumerate(twin.hands[other]):
                    unplaced[card] += count - known[card]
                twin.hands[other] = known[:]
        return twin

    def fill(self, rng: Random) -> OhPharaoh:
        """Deal the unplaced cards to the hands that lack some; the rest is the draw pile."""
        twin = self.copy()
        left = twin.pile.counts
        for question in twin.agenda:
            if isinstance(question, NeedsCards):
                for card in question.needed(twin, rng):
                    twin.hands[question.seat][card] += 1
                    left[card] -= 1
        unplaced = [card for card, count in enumerate(left) for _ in range(count)]
        shuffle(rng, unplaced)
        for hand, size in zip(twin.hands, twin.hand_sizes, strict=True):
            for _ in range(size - sum(hand)):
                card = unplaced.pop()
                hand[card] += 1
                left[card] -= 1
        for question in twin.agenda:
            question.fill(twin, rng)
        return twin

    def inventory(self) -> dict[str, int]:
        sums = {"end card": 1}
        for card, name in zip(EVERY_CARD, KINDS, strict=True):
            laid = sum(self._laid(pyramid, card) for pyramid in self.pyramids)
            in_hands = sum(hand[card] for hand in self.hands)
            lying = self.pile.counts[card] + self.discard.counts[card] + self.open.count(card)
            sums[name] = in_hands + lying + laid
        return sums

    def _laid(self, pyramid: Pyramid, card: Card) -> int:
        if card == JOKER:
            return sum(pyramid.jokers)
        return pyramid.plain(card) if card in NUMBERS else 0

    def agreed(self) -> tuple[dict[str, str], str | None]:
        return self.settings.variants, self.settings.edition.text

    def facts(self) -> Json:
        return {
            "hands": self.hands,
            "known": self.known,
            "hand_sizes": self.hand_sizes,
            "pile": self.pile.counts,
            "pile_size": self.pile.size,
            "discard": self.discard.counts,
            "open": self.open,
            "pyramids": [list(pyramid.widths[1:-1]) for pyramid in self.pyramids],
            "jokers": [list(pyramid.jokers[1:-1]) for pyramid in self.pyramids],
            "overseer": self.overseer,
            "end_card": self.end_card,
            "offers": self.offers,
            "quiet_turns": self.quiet_turns,
            "points": self.ledger.table(),
        }

    def restore(self, facts: Facts) -> None:
        self.hands = facts.rows("hands")
        self.known = facts.rows("known")
        self.hand_sizes = facts.numbers("hand_sizes")
        self.pile = Bag(facts.numbers("pile"))
        self.pile.size = facts.number("pile_size")  # its counts may be of more cards
        self.discard = Bag(facts.numbers("discard"))
        self.open = [Card(card) for card in facts.numbers("open")]
        widths, jokers = facts.rows("pyramids"), facts.rows("jokers")
        self.pyramids = [pyramid_of(*both) for both in zip(widths, jokers, strict=True)]
        self.overseer = facts.number("overseer")
        self.end_card = facts.number("end_card")
        self.offers = facts.number("offers")
        self.quiet_turns = facts.number("quiet_turns")
        self.ledger = ledger_of(facts.rows("points"), self.seats)

    def notes(self) -> list[Text]:
        return notes_on(self.settings)

    def __str__(self) -> str:
        return text_board(self)


class NeedsCards(AskSeat[OhPharaoh]):
    """A question that not every hand can answer: whoever imagines one begins with these cards."""

    def needed(self, state: OhPharaoh, rng: Random) -> list[int]:
        """Unplaced cards without which the hand of the masked seat would have no answer."""
        raise NotImplementedError
