"""What is worth how much in Oh, Pharao!: pyramids lying, within reach and hoped for, and cards.

A turn is the scarce thing, not a card: whatever is laid is drawn again. So a hand is worth what it
can make of its own pyramids, and a card without a plan hardly more than the unknown one that could
be drawn in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, final

from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.value import Value
from baumeister.core.action import Action
from baumeister.core.chance import added
from baumeister.core.state import State
from baumeister.games.oh_pharaoh.judgement.belief import believe
from baumeister.games.oh_pharaoh.judgement.deals import Offers, exchanged, minus, plus, unseen
from baumeister.games.oh_pharaoh.judgement.plans import (
    Outlook,
    Outlooks,
    Prices,
    best_plan,
    damage,
    mended,
    worth_now,
)
from baumeister.games.oh_pharaoh.judgement.replies import reply, sensible
from baumeister.games.oh_pharaoh.judgement.standing import Places, Standing, success
from baumeister.games.oh_pharaoh.rules.draw_card import DrawCard, DrawOne
from baumeister.games.oh_pharaoh.rules.edition import Edition
from baumeister.games.oh_pharaoh.rules.names import (
    EVERY_CARD,
    HIGHEST,
    JOKER,
    KINDS,
    PHARAOH,
    PYRAMIDS,
    TAX,
    THIEF,
    Card,
    PyramidPlace,
)
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.tax import CollectTax, PayTax
from baumeister.games.oh_pharaoh.rules.thief import Defend, Loot, Mend
from baumeister.games.oh_pharaoh.rules.trade import ChooseDeal, ComposeOffer

PARTS: Final = ("scored", "laid", "reach", "hope", "cards", "special", "risk", "trade")
SCORED, LAID, REACH, HOPE, CARDS, SPECIAL, RISK, TRADE = range(len(PARTS))

WEIGHTS: Final[dict[str, float]] = {
    "wait": 0.85,  # of what can be laid only in the next turn
    "hope": 0.58,  # of what more cards would make possible
    "lack": 7.5,  # to wait for a card of which there are as many as of the average one
    "rarity": 0.5,  # how much longer it takes if there are fewer
    "crowd": 1.3,  # to wait for several
    "near": 0.5,  # two steps, when the next pyramid of anybody ends their time
    "joker": 10.0,
    "spare": 0.6,  # a number without a plan
    "high": 0.12,  # and for each pip of it
    "fresh": 3.5,  # a card to be drawn
    "thief": 3.6,
    "tax": 4.4,
    "pharaoh": 3.7,
    "risk": 0.16,  # that a thief comes to a pyramid before it is scored
    "guard": 0.3,  # what is left of it if there is a pharaoh in the hand
    "hurt": 0.6,  # of the points a theft takes away: most cards go back to the hand
    "lure": 2.4,  # a joker that lies where others can swap it
    "draws": 4.5,  # cards a turn takes from the pile
    "effort": 1.2,  # less than this is not worth an offer
    "doubt": 3.0,  # a gain that makes an offer as likely to be accepted as to be declined
    "share": 0.5,  # of what the other side of a deal gains, what it costs us
}
AVERAGE: Final = 8.0  # cards of a number
SCARCE: Final = 40.0  # to wait for a number that does not exist
FAR_AWAY: Final = 3  # spaces to the one from which on two steps are too few
UNSCORED: Final = 0.9  # of the score of a pyramid, what a beginner counts on
DAMAGES_KEPT: Final = 100_000
PRICES_KEPT: Final = 64  # of some editions


@final
class OhPharaohValue(Value):
    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(PARTS, 40.0, WEIGHTS if weights is None else weights)
        w = self.weights
        self.wait = w["wait"]
        self.hope = w["hope"]
        self.fresh = w["fresh"]
        self.risk = w["risk"]
        self.guard = w["guard"]
        self.hurt = w["hurt"]
        self.lure = w["lure"]
        self.draws = w["draws"]
        self.keep = [w["spare"] + w["high"] * kind for kind in range(len(KINDS))]
        self.keep[0] = w["joker"]
        self.keep[THIEF], self.keep[TAX], self.keep[PHARAOH] = w["thief"], w["tax"], w["pharaoh"]
        self.prices: dict[tuple[Edition, int], Prices] = {}
        self.outlooks = Outlooks()
        self.damages: dict[tuple[tuple[int, ...], Prices], float] = {}
        self.offers = Offers(self, w["effort"], w["doubt"], w["share"])

    def of(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, OhPharaoh)
        return self.table(state)[seat]

    def points(self, state: State) -> list[float]:
        assert isinstance(state, OhPharaoh)
        return [added(row) for row in self.table(state)]

    def visible(self, state: State) -> list[float]:
        """What is scored, and most of what the pyramids would score, finished or just begun."""
        assert isinstance(state, OhPharaoh)
        found = [float(points) for points in state.points()]
        prices = self.prices_for(state)
        for place, pyramid in enumerate(state.pyramids if state.agenda else ()):
            seat = place // PYRAMIDS
            if pyramid.is_legal:
                found[seat] += UNSCORED * worth_now(pyramid, prices)
            elif pyramid.size:
                found[seat] += UNSCORED * best_plan(pyramid, state.hands[seat], prices).reach
        return found

    def reply(self, state: State, seat: int, legal: list[Action], rng: Random) -> Action:
        assert isinstance(state, OhPharaoh)
        return reply(self, state, seat, legal, rng)

    def sensible(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        assert isinstance(state, OhPharaoh)
        return sensible(self, state, seat, legal)

    def imagine(self, view: State, rng: Random) -> State:
        assert isinstance(view, OhPharaoh)
        return believe(self, view, rng)

    def is_quiet(self, state: State) -> bool:
        """Cards that are drawn are worth what such cards are worth on average."""
        return isinstance(state.agenda[-1], (DrawCard, PayTax))

    def table(self, state: OhPharaoh) -> list[list[float]]:
        """Part by part for every seat, with what is just going on."""
        hands, pyramids = state.hands, state.pyramids
        question = state.agenda[-1] if state.agenda else None
        if isinstance(question, Mend):
            pyramids, hands = _mended(state, question)
        elif isinstance(question, ChooseDeal):
            hands = exchanged(self, state, question)
        rows = [self.parts_of(state, seat, hands[seat], pyramids) for seat in range(state.seats)]
        if isinstance(question, Defend):
            self._expect_thief(state, rows, question.thief, question.seat, question.pyramid)
        elif isinstance(question, Loot):
            self._expect_loot(state, rows, question)
        elif isinstance(question, ComposeOffer):
            rows[question.seat][TRADE] += self.offers.promise(state, question)
        elif isinstance(question, DrawOne):
            rows[question.owner][CARDS] += self._expect_card(state, question.owner)
        elif isinstance(question, (PayTax, CollectTax)):
            self._expect_tax(state, rows)
        return rows

    def parts_of(
        self, state: OhPharaoh, seat: int, hand: list[int], pyramids: list[Pyramid]
    ) -> list[float]:
        if state.agenda:
            return Standing(self, state, seat, pyramids).parts(hand)
        row = [0.0] * len(PARTS)
        row[SCORED] = float(state.ledger.points[seat])
        return row

    def standing(self, state: OhPharaoh, seat: int) -> Standing:
        """Of a seat in the middle of a game, to judge many hands."""
        return Standing(self, state, seat, state.pyramids)

    def worth(self, state: OhPharaoh, seat: int, hand: list[int]) -> float:
        """All parts of a seat together, if it had this hand."""
        return self.standing(state, seat).worth(hand)

    def outlook(
        self, state: OhPharaoh, seat: int, hand: list[int], pyramids: list[Pyramid]
    ) -> Outlook:
        """What a hand can make of pyramids."""
        return Places(self, state, seat, pyramids).outlook(hand)

    def prices_for(self, state: OhPharaoh) -> Prices:
        edition = state.settings.edition
        spaces = edition.three_steps - state.overseer
        key = (edition, min(FAR_AWAY, max(0, spaces)))
        found = self.prices.get(key)
        if found is None:
            while len(self.prices) >= PRICES_KEPT:
                del self.prices[next(iter(self.prices))]
            found = self.prices[key] = self._new_prices(*key)
        return found

    def _new_prices(self, edition: Edition, spaces: int) -> Prices:
        """Two steps count less the nearer the space is from which on they count nothing."""
        w = self.weights
        lacks = [
            w["lack"] * (AVERAGE / count) ** w["rarity"] if count else SCARCE
            for count in edition.cards[: HIGHEST + 1]
        ]
        small = w["near"] ** ((FAR_AWAY - spaces) / spaces) if spaces else 0.0
        return Prices(lacks, w["crowd"], w["joker"], small)

    def damage(self, state: OhPharaoh, pyramid: Pyramid) -> float:
        prices = self.prices_for(state)
        key = (pyramid.widths, prices)
        found = self.damages.get(key)
        if found is None:
            if len(self.damages) >= DAMAGES_KEPT:
                self.damages.clear()
            found = self.damages[key] = damage(pyramid, prices)
        return found

    def _expect_card(self, state: OhPharaoh, seat: int) -> float:
        """What the top card of the pile brings on average, as far as the seat can know."""
        hand, pool = state.hands[seat], unseen(state, seat)
        standing = self.standing(state, seat)
        before = standing.worth(hand)
        total = 0.0
        for card in EVERY_CARD:
            if pool[card]:
                total += pool[card] * (standing.worth(plus(hand, [card])) - before)
        return total / max(1, sum(pool))

    def _expect_tax(self, state: OhPharaoh, rows: list[list[float]]) -> None:
        """All who pay give one of their cards on average."""
        for question in state.agenda:
            if isinstance(question, PayTax):
                self._expect_payment(state, rows, question.payer, question.collector)
            elif isinstance(question, CollectTax):
                for payer in question.payers:
                    self._expect_payment(state, rows, payer, question.seat)

    def _expect_payment(
        self, state: OhPharaoh, rows: list[list[float]], payer: int, collector: int
    ) -> None:
        theirs, mine = state.hands[payer], state.hands[collector]
        pays, collects = self.standing(state, payer), self.standing(state, collector)
        lost = -pays.worth(theirs)
        got = -collects.worth(mine)
        share = 1 / max(1, sum(theirs))
        for card in EVERY_CARD:
            if theirs[card]:
                likely = theirs[card] * share
                lost += likely * pays.worth(minus(theirs, [card]))
                got += likely * collects.worth(plus(mine, [card]))
        rows[payer][CARDS] += lost
        rows[collector][CARDS] += got

    def _expect_thief(
        self,
        state: OhPharaoh,
        rows: list[list[float]],
        thief: int,
        victim: int,
        place: PyramidPlace,
    ) -> None:
        """A thief is on his way: a pharaoh in the hand will meet him, or the die decides."""
        pyramid = state.pyramids[PYRAMIDS * victim + place]
        hurt = success(pyramid) * self.damage(state, pyramid) * self.hurt
        if state.hands[victim][PHARAOH]:
            rows[victim][SPECIAL] -= min(hurt, self.keep[PHARAOH])
            return
        rows[victim][RISK] -= hurt
        rows[thief][CARDS] += success(pyramid) * self._loot(state, thief, pyramid)

    def _expect_loot(self, state: OhPharaoh, rows: list[list[float]], question: Loot) -> None:
        pyramid = state.pyramids[PYRAMIDS * question.victim + question.pyramid]
        rows[question.victim][RISK] -= self.damage(state, pyramid) * self.hurt
        rows[question.seat][CARDS] += self._loot(state, question.seat, pyramid)

    def _loot(self, state: OhPharaoh, thief: int, pyramid: Pyramid) -> float:
        """What the most useful card of a pyramid would bring a thief."""
        hand, standing = state.hands[thief], self.standing(state, thief)
        before = standing.worth(hand)
        most = 0.0
        for number in range(pyramid.bottom, pyramid.top + 1):
            if pyramid.plain(number):
                most = max(most, standing.worth(plus(hand, [Card(number)])) - before)
        if pyramid.has_jokers:
            most = max(most, standing.worth(plus(hand, [JOKER])) - before)
        return most


def _mended(state: OhPharaoh, question: Mend) -> tuple[list[Pyramid], list[list[int]]]:
    """Pyramids and hands when the victim of a theft has left the best part lying."""
    place = PYRAMIDS * question.seat + question.pyramid
    pyramids, hands = state.pyramids[:], state.hands[:]
    if not pyramids[place].is_legal:
        pyramids[place], hands[question.seat] = mended(pyramids[place], hands[question.seat])
    return pyramids, hands


VALUE: Final[OhPharaohValue] = OhPharaohValue()
SETTINGS: Final[SearchSettings] = SearchSettings(
    explore=0.03, trust=60.0, prior_after=0, root_worlds=16, depth=6
)
