"""The offering: every seat's hand, closed until all have chosen, and amounts to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.event import Event
from baumeister.drawing.areas import Area, hot_box, hot_disc
from baumeister.drawing.ink import Picture, group, join, move, only_with, only_without, tooltip
from baumeister.drawing.pen import Pen
from baumeister.drawing.svg import box, disc, label
from baumeister.games.cleopatra.drawing.altar import prize
from baumeister.games.cleopatra.drawing.icons import FIST, OPEN_HAND
from baumeister.games.cleopatra.drawing.layout import OFFERING
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import BID, Bid
from baumeister.games.cleopatra.rules.high_priest import Offering
from baumeister.games.cleopatra.rules.state import Cleopatra

SLAB: Final = box("slab", 1, 1, OFFERING.width - 2, OFFERING.height - 2, 10)
HEAD: Final = 84  # what stands above the amounts
LEAST: Final = 43  # a coin that a finger hits
LARGEST: Final = 70
MOST: Final = 8 * 7  # amounts that have a coin each; of more, tens are chosen first
WIDTH: Final = OFFERING.width - 16
TENS: Final = 10
UNITS_TOP: Final = 344


def revealed(events: Iterable[Event], seats: int) -> list[int | None]:
    """What each seat has just offered, as long as that is news."""
    amounts: list[int | None] = [None] * seats
    for event in events:
        if event.key == "offers":
            amounts[event.seat] = event.data["n"]
    return amounts


def fist(state: Cleopatra, words: Words, seat: int, news: Sequence[int | None]) -> str:
    """A seat's hand in an offering, as others see it, or nothing."""
    question = state.agenda[-1] if state.agenda else None
    if isinstance(question, Offering):
        if not question.is_done[seat]:
            return tooltip(words.say("thinking"), group("c-faint", OPEN_HAND))
        return tooltip(words.say("fist"), FIST)
    amount = news[seat]
    return "" if amount is None else _opened(words, amount)


def own_fist(state: Cleopatra, words: Words, seat: int) -> str:
    """What is in one's own closed hand."""
    question = state.agenda[-1] if state.agenda else None
    if not isinstance(question, Offering) or not question.is_done[seat]:
        return ""
    step = question.steps[seat][0]
    assert isinstance(step, Bid)
    text = FIST + label(24, 33, "c-fist-text", str(step.n))
    return tooltip(words.count("own_fist", step.n), text)


@lru_cache(maxsize=256)
def _opened(words: Words, amount: int) -> str:
    body = OPEN_HAND + disc("coin", 26, 28, 15) + label(26, 34, "c-fist-text", str(amount))
    return tooltip(words.count("offered_talents", amount), body)


def offering(state: Cleopatra, words: Words, pen: Pen) -> dict[str, Picture]:
    """All amounts of talents as coins; one tap closes the fist around it."""
    if not pen.offers(BID[0]):
        return {"offering": ""}
    edition = state.settings.edition
    prizes = (-edition.returned, *edition.taken[: state.seats - 1])
    amounts = state.talents(pen.seat) + 1
    chosen = _coins(pen, amounts) if amounts <= MOST else _tens(words, pen, amounts)
    return {"offering": _head(words, prizes) + chosen}


@lru_cache(maxsize=64)
def _head(words: Words, prizes: tuple[int, ...]) -> str:
    """The question, and what each place is worth."""
    rows = "".join(
        label(62 + n * 58, 69, "plain c-soft", f"{n + 1}.") + prize(92 + n * 58, 64, amount)
        for n, amount in enumerate(prizes)
    )
    title = label(62, 24, "heading", words.say("bid"))
    note = label(62, 42, "small", words.say("prizes_short"))
    return SLAB + move(6, 14, FIST, 1.1) + title + note + tooltip(words.say("prizes"), rows)


def coin_size(amounts: int) -> int:
    """As large as all of them fit."""
    room = OFFERING.height - HEAD - 6
    return next(
        (size for size in range(LARGEST, LEAST, -1) if (WIDTH // size) * (room // size) >= amounts),
        LEAST,
    )


def _coins(pen: Pen, amounts: int) -> Picture:
    size = coin_size(amounts)
    columns = int(WIDTH // size)
    left = (OFFERING.width - columns * size) / 2
    return join(
        move(
            left + n % columns * size,
            HEAD + n // columns * size,
            pen.button(BID[n], _coin(str(n), size), _hot(size)),
        )
        for n in range(amounts)
    )


def _tens(words: Words, pen: Pen, amounts: int) -> Picture:
    """Tens are taken into the hand; the amount is what is added to them."""
    names = " ".join(f"tens-{tens}" for tens in range(0, amounts, TENS))
    note = label(OFFERING.width / 2, UNITS_TOP + 50, "plain middle c-soft", words.say("tens"))
    pieces: list[Picture] = [only_without(names, note)]
    for n in range(-(-amounts // TENS)):
        x, y = 8 + n % 7 * 49, HEAD + n // 7 * LEAST
        name = f"tens-{n * TENS}"
        pieces.append(move(x, y, pen.pick(name, f"{n * TENS}+", _ten(n * TENS), TEN_HOT)))
    for n in range(amounts):
        tens, unit = divmod(n, TENS)
        x, y = 8 + unit % 5 * 69, UNITS_TOP + unit // 5 * 43
        target = pen.fit(BID[n], f"tens-{tens * TENS}", UNIT_HOT)
        pieces.append(move(x, y, only_with(f"tens-{tens * TENS}", _unit(n)) + target))
    return join(pieces)


TEN_HOT: Final = hot_box(1, 1, 47, 41, 8)
UNIT_HOT: Final = hot_box(1, 1, 66, 41, 8)


@lru_cache(maxsize=64)
def _ten(tens: int) -> str:
    return box("field", 1, 1, 47, 41, 8) + label(24.5, 26, "bold middle", f"{tens}+")


@lru_cache(maxsize=512)
def _unit(amount: int) -> str:
    return box("coin", 1, 1, 66, 41, 8) + label(34, 27, "c-bid", str(amount))


@lru_cache(maxsize=1024)
def _coin(amount: str, size: int) -> str:
    middle = size / 2
    return disc("coin", middle, middle, middle - 3) + label(middle, middle + 6, "c-bid", amount)


@lru_cache(maxsize=64)
def _hot(size: int) -> Area:
    return hot_disc(size / 2, size / 2, size / 2 - 1)
