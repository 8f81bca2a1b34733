"""The quarry as a list of prices: what each piece costs, brings, and how many are left.

For the seat that looks at it, what is missing in their own hand is marked, and what is paid while
they pay. A piece that can be built is taken into the hand here, and put up in the palace; a mosaic
is paid first and laid then.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.geometry import Rectangle
from baumeister.drawing.ink import Picture, group, move, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing.icons import PIECE_ICONS, RESOURCE_ICONS
from baumeister.games.cleopatra.drawing.layout import QUARRY
from baumeister.games.cleopatra.drawing.pieces import piece_name, reaching, unless_held
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.drawing.turns import turn_of
from baumeister.games.cleopatra.rules.actions import (
    BUILD_DOOR,
    BUILD_MOSAIC,
    BUILD_OBELISK,
    BUILD_PEDESTAL,
    BUILD_SPHINX,
    BUILD_THRONE,
    BUILD_WALL,
)
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.names import (
    DOOR,
    DOORS,
    DOUBLE,
    MOSAIC,
    OBELISK,
    OBELISKS,
    PEDESTAL,
    RESOURCES,
    SPHINX,
    SPHINXES,
    THRONE,
    WALL,
    WALLS,
    Piece,
    Resource,
)
from baumeister.games.cleopatra.rules.pieces import price
from baumeister.games.cleopatra.rules.state import Cleopatra

SLAB: Final = box("slab", 1, 1, QUARRY.width - 2, QUARRY.height - 2, 10)
TOP: Final = 17
PITCH: Final = 40
ROW: Final = box("c-price", 4, 1.5, QUARRY.width - 8, 37, 6)
HOT: Final = reaching(
    Rectangle(4, 0, QUARRY.width - 8, PITCH), box("hot", 4, 1.5, QUARRY.width - 8, 37, 6)
)
COST_LEFT: Final = 122
BONUS: Final = 118  # what several pieces bring
COST_PITCH: Final = 23.5
WORTH_RIGHT: Final = 316
LEFT_RIGHT: Final = 352
BUILDS: Final[dict[int, Sequence[Action]]] = {
    WALL: BUILD_WALL,
    SPHINX: (BUILD_SPHINX,),
    PEDESTAL: (BUILD_PEDESTAL,),
    THRONE: (BUILD_THRONE,),
    OBELISK: BUILD_OBELISK,
    DOOR: BUILD_DOOR,
    MOSAIC: (BUILD_MOSAIC,),
}


def rows(state: Cleopatra) -> list[Piece]:
    """The six kinds of pieces; after the pedestal comes the throne."""
    return [WALL, SPHINX, THRONE if state.throne else PEDESTAL, OBELISK, DOOR, MOSAIC]


def left(state: Cleopatra, piece: Piece) -> int:
    """How many of a kind the quarry still has; pedestal and throne go together."""
    if piece == WALL:
        return WALLS - state.walls.bit_count()
    if piece == SPHINX:
        return SPHINXES - state.sphinxes
    if piece in (PEDESTAL, THRONE):
        return 2 - state.throne
    if piece == OBELISK:
        return OBELISKS - state.obelisks.bit_count()
    return DOORS - state.doors.bit_count() if piece == DOOR else len(state.stack)


def worth(state: Cleopatra, piece: Piece) -> str:
    """The talents a piece brings; a plus where there may be more."""
    edition = state.settings.edition
    if piece == SPHINX:
        return str(edition.sphinxes[min(state.sphinxes, SPHINXES - 1)])
    if piece in (PEDESTAL, THRONE):
        return str(edition.throne[min(state.throne, 1)])
    if piece == OBELISK:
        return str(edition.obelisk)
    return f"{(edition.wall, edition.door, edition.mosaic)[(WALL, DOOR, MOSAIC).index(piece)]}+"


def quarry(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    prices = {
        f"price-{n}": _row(state, words, pen, n, piece) for n, piece in enumerate(rows(state))
    }
    return {"quarry": _signs(words), "leftovers": _leftovers(state, words, pen), **prices}


@lru_cache(maxsize=16)
def _signs(words: Words) -> str:
    return (
        SLAB
        + label(12, 14, "heading", words.say("quarry"))
        + label(WORTH_RIGHT, 13, "small right", words.say("talents"))
        + label(LEFT_RIGHT, 13, "small right", words.say("left_over"))
    )


def _leftovers(state: Cleopatra, words: Words, pen: Pen) -> str:
    """What several pieces bring, and halves of double cards that count for the next one."""
    if not state.built or pen.seat != turn_of(state):
        return ""
    edition = state.settings.edition
    bonus = edition.bonus[min(state.built, len(edition.bonus) - 1)]
    left_over = [n for n, amount in enumerate(state.credit) for _ in range(amount)]
    icons = "".join(
        move(BONUS + 14 + n * 18, 1, RESOURCE_ICONS[resource], 0.34)
        for n, resource in enumerate(left_over[:6])
    )
    coin = disc("coin", BONUS, 9, 8.5) + label(BONUS, 13, "c-bonus", f"+{bonus}") if bonus else ""
    return tooltip(words.count("built", state.built), coin) + (
        tooltip(words.say("credit"), icons) if icons else ""
    )


def _row(state: Cleopatra, words: Words, pen: Pen, number: int, piece: Piece) -> Picture:
    amount = left(state, piece)
    missing: Sequence[int] = ()
    due: Sequence[int] = ()
    first: Resource | None = None  # to be paid
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, PayFor) and question.piece == piece and pen.seat == question.seat:
        due, first = question.price, question.missing()
    elif pen.seat < state.seats and state.agenda and amount:
        missing = lacking(state, pen.seat, piece)
    cost = tuple(state.settings.edition.costs[piece])
    actions = [action for action in BUILDS[piece] if pen.offers(action)]
    drawn = _drawn(
        words,
        piece,
        cost,
        tuple(missing),
        tuple(due),
        first,
        bool(actions),
        amount,
        worth(state, piece),
    )
    body: Picture = drawn
    if actions and piece != MOSAIC:
        body = pen.pick(piece_name(piece), words.pieces[piece], drawn, HOT)
    elif actions:
        body = unless_held(pen, BUILD_MOSAIC, drawn, HOT)
    return pen.place(f"quarry-{number}", 0, TOP + number * PITCH, body)


def lacking(state: Cleopatra, seat: int, piece: Piece) -> list[int]:
    """Of each resource, how much one's own cards of that resource do not cover."""
    hand = state.hands[seat].counts
    return [
        max(0, due - hand[n] - 2 * hand[n + DOUBLE]) for n, due in enumerate(price(state, piece))
    ]


@lru_cache(maxsize=4096)
def _drawn(
    words: Words,
    piece: int,
    cost: tuple[int, ...],
    missing: tuple[int, ...],
    due: tuple[int, ...],
    first: Resource | None,
    is_offered: bool,
    amount: int,
    value: str,
) -> str:
    is_dim = not amount or (bool(missing) and not is_offered)
    style = "plain c-soft" if is_dim else "bold"
    body = move(7, 6, PIECE_ICONS[piece], 0.56)
    body = (group("c-faint", body) if is_dim else body) + label(37, 24, style, words.pieces[piece])
    body += _price(cost, missing, due, first, is_dim)
    body += label(WORTH_RIGHT, 26, "c-worth c-soft" if is_dim else "c-worth", value)
    body += label(LEFT_RIGHT, 24, "plain right c-soft", f"×{amount}")
    about = words.about_pieces[piece]
    names = [
        f"{lacks} {words.resources[resource]}" for resource, lacks in enumerate(missing) if lacks
    ]
    if names:
        about += " " + words.say("lacking", things=", ".join(names))
    return tooltip(about, ROW + body)


def _price(
    cost: tuple[int, ...],
    missing: tuple[int, ...],
    due: tuple[int, ...],
    first: Resource | None,
    is_dim: bool,
) -> str:
    """What a piece costs; ticked off where it is paid, with a dashed frame where it is missing."""
    steps = []
    for resource in range(len(RESOURCES)):
        lacks = missing[resource] if missing else 0
        for n in range(cost[resource]):
            if due:
                is_due = n >= cost[resource] - due[resource]
                is_next = resource == first and n == cost[resource] - due[resource]
                steps.append(price_step(resource, is_due, is_next))
            else:
                is_lacking = n >= cost[resource] - lacks
                steps.append(price_icon(resource, is_lacking, is_dim and not is_lacking))
    return "".join(move(COST_LEFT + n * COST_PITCH, 8, step) for n, step in enumerate(steps))


@lru_cache(maxsize=32)
def price_icon(resource: int, is_lacking: bool, is_dim: bool = False) -> str:
    """A resource as part of a price; one that is missing has a dashed frame."""
    icon = move(0, 0, RESOURCE_ICONS[resource], 0.46)
    if is_lacking:
        return group("c-faint", icon) + box("c-lacking", -0.5, -0.5, 23, 23, 4)
    return group("c-dim", icon) if is_dim else icon


@lru_cache(maxsize=32)
def price_step(resource: int, is_due: bool, is_next: bool) -> str:
    """A resource that is being paid: what is paid is ticked off, the next one is framed."""
    icon = move(0, 0, RESOURCE_ICONS[resource], 0.46)
    if not is_due:
        return group("c-faint", icon) + path("c-tick", "M5 13L10 18L19 5")
    return icon + box("c-next" if is_next else "c-lacking", -0.5, -0.5, 23, 23, 4)
