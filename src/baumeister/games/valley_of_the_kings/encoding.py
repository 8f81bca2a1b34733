"""How Tal der Könige is written for learning programs: own seat first."""

from __future__ import annotations

from typing import Final, final

from baumeister.core.facts import Json
from baumeister.core.state import NOTHING, State
from baumeister.encoding.encoding import Encoding
from baumeister.encoding.fields import (
    SEATS,
    Category,
    Field,
    Group,
    Listed,
    Many,
    Number,
    PerSeat,
    SeatName,
    Thing,
)
from baumeister.encoding.questions import Questions, asked
from baumeister.games.valley_of_the_kings.rules.actions import Begin, Draw
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import (
    COLOURS,
    GROUP,
    KINDS,
    LAST_ROUND,
    OVERSEERS,
    SCARABS,
    SITE_NAMES,
    SITES,
    SPOTS,
    STEPS,
    TILES,
    WORKERS,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import POSITIONS

GROUPS: Final = 5
TILE_KINDS: Final = 6
MOST_BLOCKS: Final = 60
ORDERS: Final = 3


def blocks(most: int, meaning: str) -> Many:
    return Many(len(COLOURS), Number(0, most, meaning), COLOURS)


def spot(meaning: str) -> Field:
    return Number(0, SPOTS - 1, meaning)


FACTS: Final = Group(
    {
        "round": Number(0, LAST_ROUND, "the round, 0 before the first"),
        "start": SeatName("who has the pharaoh stone"),
        "bag": blocks(MOST_BLOCKS, "such blocks in the bag"),
        "groups": Listed(GROUPS, blocks(GROUP, "such blocks in this group of the market")),
        "stock": PerSeat(blocks(MOST_BLOCKS, "such blocks that are not built yet")),
        "pharaoh": Listed(
            MOST_BLOCKS // 2, Category(0, len(COLOURS) - 1, "the colour of a block of the pharaoh")
        ),
        "owner": Many(SITES, SeatName("whose site it is"), SITE_NAMES),
        "scarabs": PerSeat(Number(0, SCARABS, "scarabs that are left")),
        "blocks": Many(
            SITES,
            Many(POSITIONS, Thing(len(COLOURS), (NOTHING,), "the colour of a block, −1 none")),
            SITE_NAMES,
        ),
        "overseers": PerSeat(spot("where this overseer stands"), OVERSEERS),
        "workers": PerSeat(spot("where this worker stands"), WORKERS),
        "stolen": PerSeat(
            Number(0, 127, "blocks taken from this site in this round"), SITES, SITE_NAMES
        ),
        "points": Many(len(KINDS), PerSeat(Number(0, 255, "points from this source")), KINDS),
    }
)


def in_turn(*places: Field) -> list[Field]:
    return asked(Number(0, 3, "how many have their turn after this seat"), *places)


QUESTIONS: Final = Questions(
    7,
    {
        "NewRound": [],
        "DrawLot": [],
        "DrawBlocks": [Number(0, GROUP * GROUPS, "how many have been drawn")],
        "Bids": [
            Listed(SEATS, SeatName("who bids, in this order")),
            Many(TILE_KINDS, Number(0, TILES, "tiles with so many rings")),
        ],
        "Orders": [Listed(SEATS, SeatName("who gives orders, in this order"))],
        "TakeSites": in_turn(),
        "StealBlocks": in_turn(),
        "MoveOverseers": in_turn(Number(0, STEPS, "steps left"), Number(0, 127, "claims so far")),
        "MoveWorkers": in_turn(Number(0, STEPS, "steps left")),
        "BuildPyramids": in_turn(
            Many(SITES, Number(0, 127, "blocks that may still be built at this site"))
        ),
        "Overseers": [],
        "Workers": [],
        "Theft": [],
        "Building": [],
        "RoundEnd": [],
    },
    steps=TILES + 1,
)


@final
class ValleyEncoding(Encoding):
    def known(self, state: State, seat: int) -> Json:
        """Only bids and orders are ever hidden, and these belong to questions."""
        return state.facts()


ENCODING: Final = ValleyEncoding(VALLEY_OF_THE_KINGS, FACTS, QUESTIONS, (Draw, Begin))
