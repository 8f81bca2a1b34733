"""What programs send and get, as JSON; the document of the interface is made from these classes."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw, Struct

from baumeister.core.luck import WORD_LENGTH
from baumeister.web.http.new_tables import (
    EDITION_LENGTH,
    GAME_LENGTH,
    MOST_SEATS,
    PROMISE_LENGTH,
)
from baumeister.web.http.table_actions import LEVEL_LENGTH, NOTATION_LENGTH, REQUEST_LENGTH
from baumeister.web.table.names import TYPED_NAME_LENGTH
from baumeister.web.table.table import CHAT_LENGTH

HIGHEST: Final = 2**31 - 1

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat, counted from 0.")]
Version = Annotated[
    int, Meta(ge=0, le=HIGHEST, description="What has happened at a table, counted.")
]
Request = Annotated[
    str,
    Meta(
        max_length=REQUEST_LENGTH,
        description="Makes a repeat harmless; choose a new one each time.",
    ),
]
Level = Annotated[
    str,
    Meta(
        max_length=LEVEL_LENGTH, description="A bot, as the game lists them; empty: the usual one."
    ),
]
WantedLevel = Annotated[
    str,
    Meta(
        max_length=LEVEL_LENGTH,
        description="A bot, as the game lists them; empty: the usual one; fits: by your last game.",
    ),
]
Word = Annotated[
    str, Meta(max_length=WORD_LENGTH, description="What you add to the luck of the table.")
]
Json = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]


class Sent(Struct, forbid_unknown_fields=True):
    """What is sent; a field that nobody knows is a mistake, and is said to be one."""


# What is sent


class Nothing(Sent):
    """An empty object."""


class Answer(Sent):
    """`version` is the moment that was looked at; `answer` one of `legal`, letter by letter."""

    seat: Seat
    answer: Annotated[str, Meta(max_length=NOTATION_LENGTH)]
    version: Version
    request: Request = ""


class AtVersion(Sent):
    version: Version


class Agreement(Sent):
    agrees: bool


class Said(Sent):
    text: Annotated[str, Meta(max_length=CHAT_LENGTH)]
    request: Request = ""


class Joining(Sent):
    """Without a seat, the first that is open."""

    seat: Seat | None = None
    word: Word = ""


class AtSeat(Sent):
    seat: Seat


class BotAtSeat(Sent):
    seat: Seat
    level: Level = ""


class Wanted(Sent):
    """Who is to sit on a seat of a new table: you, whoever joins, a bot, or somebody beside you."""

    kind: Literal["me", "open", "bot", "screen"]
    level: WantedLevel = ""
    name: Annotated[str, Meta(max_length=TYPED_NAME_LENGTH)] = ""
    word: Word = ""


class NewTable(Sent):
    """`order` says whether the list of seats or a lot decides who sits where."""

    game: Annotated[str, Meta(max_length=GAME_LENGTH)]
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=MOST_SEATS)]
    order: Literal["listed", "lot"] = "listed"
    variants: Annotated[
        dict[
            Annotated[str, Meta(max_length=GAME_LENGTH)],
            Annotated[str, Meta(max_length=GAME_LENGTH)],
        ],
        Meta(max_length=50),
    ] = {}
    edition: Annotated[str, Meta(max_length=EDITION_LENGTH)] = ""
    speed: Literal["live", "1", "3", "7"] = "live"
    listed: bool = False
    promise: Annotated[str, Meta(max_length=PROMISE_LENGTH)] = ""


# What is got


class GivenVariant(Struct):
    """`needs` names another variant, and the value of it with which this one matters."""

    key: str
    name: str
    values: list[str]
    usual: str
    needs: list[str] | None = None


class GivenGame(Struct):
    """`bots` are the levels that can take a seat."""

    id: str
    name: str
    fewest: int
    most: int
    rules_version: int
    variants: list[GivenVariant]
    bots: list[str]
    edition: str
    board: str


class Me(Struct):
    """Whom a token acts for, and what it may do."""

    name: str
    scopes: list[str]


class GivenSeat(Struct):
    """`bot` is the level of the bot that plays here now, whoever owns the seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    mine: bool


class Legal(Struct):
    """An answer: its notation, and what it means now. `final` gives something up for good."""

    answer: str
    words: str
    final: bool = False


class GivenEvent(Struct):
    """A line of the log by its number, as far as its reader may know it."""

    number: int
    key: str
    seat: int
    data: dict[str, int]
    text: str


class ChatLine(Struct):
    name: str
    text: str
    at: float


class Outcome(Struct):
    points: list[int]
    ranks: list[int]


class GivenTable(Struct):
    """What one seat may know of a table. `anew`: forget the events that you have, since something
    was taken back; `events` are then all there are, otherwise those since the version you named.
    """

    table: str
    game: str
    url: str
    version: int
    seat: int | None
    mine: list[int]
    seats: list[GivenSeat]
    asked: list[int]
    prompt: str
    legal: list[Legal]
    over: bool
    outcome: Outcome | None
    wish: int | None
    can_undo: bool
    anew: bool
    events: list[GivenEvent]
    chat: list[ChatLine]
    board: Json


class ListedTable(Struct):
    """A table as lists show it; `your_turn` if it waits for you."""

    table: str
    game: str
    url: str
    version: int
    moved: float
    created: float
    speed: str
    over: bool
    your_turn: bool
    seats: list[GivenSeat]
    points: list[int]
    ranks: list[int]


class TablePage(Struct):
    """A part of a list; `next` is the cursor of the following one, if there is one."""

    tables: list[ListedTable]
    next: str | None


class Opened(Struct):
    table: str
    url: str
    invitation: str
    version: int


class Changed(Struct):
    """The version once it is on disk; `done` is false if others must agree first."""

    version: int
    done: bool = True


class Turn(Struct):
    """A table that waits for you, or whose game is over; `moved` is good for `since`."""

    what: Literal["turn", "over"]
    table: str
    game: str
    url: str
    version: int
    moved: float


class Clause(Struct):
    text: str
    href: str


class Wrong(Struct):
    """What went wrong: `kind` for programs, `sentence` and `right` for people, in their language.

    `right` says what would be right, `clause` by which rule of the game it was refused, and `wait`
    after how many seconds it can be tried again.
    """

    kind: str
    sentence: str
    right: str
    clause: Clause | None = None
    wait: int | None = None
