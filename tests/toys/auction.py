"""Auction: bids of face-down tiles in turn order; everybody sees how many, nobody sees which.

A bid is up to three tiles, each lower than the one before. The highest sum takes the prize and
gives up its tiles; between equal sums, the earlier bid is better.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Self, final

from baumeister.core.action import HIDDEN, Action, Vocabulary
from baumeister.core.bag import Bag
from baumeister.core.facts import Fact, Json
from baumeister.core.game import Game
from baumeister.core.result import Result, empty_ledger, ranked
from baumeister.core.sealed import Sealed
from baumeister.core.sentences import Sentences
from baumeister.core.state import AskChance, State
from baumeister.core.text import Text
from tests.toys.pieces import DONE, SEATS

TILES: Final = range(1, 7)  # of each seat
LONGEST: Final = 3
PRIZES: Final = (2, 2, 1)  # so many prizes of 1, 2 and 3 points


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bid(Action):
    tile: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Prize(Action):
    prize: int


BID: Final = [Bid(tile) for tile in range(len(TILES) + 1)]
TURN_UP: Final = [Prize(prize) for prize in range(len(PRIZES))]
VOCABULARY: Final = Vocabulary([*BID, DONE, *TURN_UP])


@final
class Auction(State):
    """`tiles[seat]` are those not given up; `spent` counts the others."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.tiles = [list(TILES) for _ in range(seats)]
        self.spent = 0
        self.prizes = Bag(list(PRIZES))
        self.won = 0  # prizes that have found an owner
        self.ledger = empty_ledger(1, seats)

    def points(self) -> list[int]:
        return self.ledger.points

    def result(self) -> Result | None:
        if self.agenda:
            return None
        return ranked(self.ledger, [sum(tiles) for tiles in self.tiles])

    def copy(self) -> Self:
        twin = type(self)(self.game, self.seats)
        twin.tiles = [tiles[:] for tiles in self.tiles]
        twin.spent = self.spent
        twin.prizes = self.prizes.copy()
        twin.won = self.won
        twin.ledger = self.ledger.copy()
        twin.agenda = [question.copy() for question in self.agenda]
        return twin

    def seen_from(self, seat: int) -> Self:
        twin = self.copy()
        twin.agenda = [question.mask(seat) for question in self.agenda]
        return twin

    def fill(self, rng: Random) -> Self:
        twin = self.copy()
        for question in twin.agenda:
            question.fill(twin, rng)
        return twin

    def inventory(self) -> dict[str, int]:
        on_table = sum(isinstance(question, Bids) for question in self.agenda)
        tiles = self.spent + sum(len(tiles) for tiles in self.tiles)
        return {"tiles": tiles, "prizes": self.prizes.size + on_table + self.won}

    def facts(self) -> Json:
        return {
            "tiles": self.tiles,
            "spent": self.spent,
            "prizes": self.prizes.counts,
            "won": self.won,
            "ledger": self.ledger.table(),
        }


@final
class Lot(AskChance[Auction]):
    """Chance turns up the next prize; `first` opens the bidding for it."""

    def __init__(self, first: int) -> None:
        self.first = first

    def proceed(self, state: Auction) -> bool:
        if state.prizes.size > 0:
            return False
        state.settle()
        return True

    def legal(self, state: Auction, seat: int) -> list[Action]:
        return [TURN_UP[prize] for prize, count in enumerate(state.prizes.counts) if count]

    def weights(self, state: Auction) -> list[int]:
        return [count for count in state.prizes.counts if count]

    def answer(self, state: Auction, seat: int, action: Action) -> None:
        assert isinstance(action, Prize)
        state.settle()
        state.prizes.take(action.prize)
        state.ask(Lot((self.first + 1) % state.seats))
        order = [(self.first + n) % state.seats for n in range(state.seats)]
        assert isinstance(state.game, AuctionGame)
        state.ask(state.game.bids(order, action.prize))

    def facts(self) -> list[Fact]:
        return [self.first]


class Bids(Sealed[Auction]):
    """Everybody bids for one prize, one after the other."""

    def __init__(self, seats: list[int], prize: int) -> None:
        super().__init__(seats, in_order=True)
        self.prize = prize

    def choices(self, state: Auction, seat: int, steps: list[Action]) -> list[Action]:
        lowest = min((step.tile for step in steps if isinstance(step, Bid)), default=len(BID))
        tiles = [tile for tile in state.tiles[seat] if tile < lowest and len(steps) < LONGEST]
        return [*(BID[tile] for tile in tiles), DONE]

    def completes(self, state: Auction, seat: int, steps: list[Action]) -> bool:
        return steps[-1] is DONE

    def outside(self, action: Action) -> Action:
        return DONE if action is DONE else HIDDEN

    def reveal(self, state: Auction) -> None:
        bids = [[step.tile for step in steps if isinstance(step, Bid)] for steps in self.steps]
        for seat, bid in zip(self.order, bids, strict=True):
            for tile in bid:
                state.tell("turns_up", seat, tile=tile)
            state.tell("bids", seat, n=sum(bid))
        best = max(range(len(bids)), key=lambda n: sum(bids[n]))
        winner = self.order[best]
        for tile in bids[best]:
            state.tiles[winner].remove(tile)
        state.spent += len(bids[best])
        state.won += 1
        state.ledger.book(0, winner, self.prize + 1)
        state.tell("wins", winner, n=self.prize + 1)

    def blank(self) -> Bids:
        return type(self)(self.order, self.prize)

    def prompt(self, state: Auction, seat: int) -> Text:
        return Text("ask.Bids", {"n": self.prize + 1})

    def facts(self) -> list[Fact]:
        return [self.order, self.prize]


SENTENCES: Final = Sentences(
    {
        "action.bid": "bid the {tile}",
        "action.done": "bid no more",
        "action.prize": "turn up prize {prize}",
        "ask.Lot": "Which prize is next?",
        "ask.Bids": ("Bid for {n} point.", "Bid for {n} points."),
        "event.turns_up": "{seat} turns up the {tile}.",
        "event.bids": "{seat} bids {n} in all.",
        "event.wins": ("{seat} wins {n} point.", "{seat} wins {n} points."),
        "source.prizes": "prizes",
    },
    from_one=["prize"],
)


class AuctionGame(Game):
    id = "auction"
    title = "Auction"
    fewest = 2
    most = SEATS
    bound = sum(PRIZES) * (1 + SEATS * (LONGEST + 1))
    vocabulary = VOCABULARY
    sources = ("prizes",)
    sentences = SENTENCES

    def __init__(self, bids: type[Bids] = Bids) -> None:
        self.bids = bids

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Auction:
        state = Auction(self, seats)
        state.ask(Lot(0))
        return state


AUCTION: Final = AuctionGame()
