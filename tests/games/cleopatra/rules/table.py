"""Tables to test at: games with chosen outcomes of chance, in positions that are set up here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from baumeister.core.playout import random_answer
from baumeister.core.refusal import IllegalAction
from baumeister.games.cleopatra.rules.actions import PAID_WITH, VOCABULARY
from baumeister.games.cleopatra.rules.draw_pile import NO_CARD, Pool, face_down
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.garden import bit
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.names import CARDS, FROM_START, KINDS, Card, Row
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.texts import SENTENCES
from baumeister.games.cleopatra.rules.turn import NEXT_TURNS, TURN_OF
from tests.games.editions import changed

ANNA, BEN, CLEO, DORA, EMIL = range(5)
PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil")
FACE_DOWN = "?"


def start(seats: int = 3, *, edition: str | None = None, **variants: str) -> Cleopatra:
    """A game before its first card is dealt."""
    state = CLEOPATRA.start(seats, variants, edition=edition, log=True)
    assert isinstance(state, Cleopatra)
    return state


def table(seats: int = 3, *, edition: str | None = None, **variants: str) -> Cleopatra:
    """A game with empty hands and stalls, the mosaic F on top, and seat 0 to move."""
    state = start(seats, edition=edition, **variants)
    state.agenda.clear()
    state.round = 1
    state.top_mosaic = shape_named("F")
    state.pile.cut()
    ask_turn(state, ANNA)
    return state


def ask_turn(state: Cleopatra, seat: int) -> None:
    """Make it this seat's turn, whatever was open before."""
    state.agenda.clear()
    state.built = 0
    state.credit = [0] * 5
    state.ask(NEXT_TURNS[(seat + 1) % state.seats])
    state.ask(TURN_OF[seat])


def _pooled(state: Cleopatra, name: str) -> Card:
    """A card leaves the pool, and the pile with it."""
    card = Card(CARDS.index(name))
    state.pile.pools[-1].take(card)
    side = "down" if state.pile.down > state.pile.open else "open"
    setattr(state.pile, side, getattr(state.pile, side) - 1)
    return card


def give(state: Cleopatra, seat: int, *names: str, known: bool = False) -> None:
    """Cards of the pile come into a hand."""
    for name in names:
        card = _pooled(state, name)
        if known:
            state.hands[seat].add(card)
        else:
            state.hands[seat].add_unseen(card)


def stock(state: Cleopatra, stall: int, *names: str) -> None:
    """Cards of the pile lie in a stall, "?" face down."""
    for name in names:
        if name == FACE_DOWN:
            state.pile.down -= 1
            state.stalls[stall].append(face_down(Pool(len(state.pile.pools) - 1)))
        else:
            state.stalls[stall].append(_pooled(state, name))


def throw_away(state: Cleopatra, *names: str, known: bool = True) -> None:
    """Cards of the pile lie on the discard pile."""
    for name in names:
        card = _pooled(state, name)
        if known:
            state.discard.add(card)
        else:
            state.discard.add_unseen(card)


def put_on_top(state: Cleopatra, name: str) -> None:
    """The next card of the pile."""
    if name == FACE_DOWN:
        state.pile.turn_down()
    else:
        state.pile.turn_open(Card(CARDS.index(name)))


def empty_pile(state: Cleopatra) -> None:
    """All cards of the draw pile are out of the game, for tests that do not count cards."""
    state.pile.pools[-1].counts = [0] * KINDS
    state.pile.pools[-1].size = 0
    state.pile.open = state.pile.down = 0
    state.pile.top = NO_CARD


def rich(state: Cleopatra, seat: int, talents: int) -> None:
    """A seat has exactly so many talents."""
    state.earn(seat, FROM_START, talents - state.talents(seat))


def answer(state: Cleopatra, *notations: str) -> None:
    """Let whoever is asked first give these answers."""
    for notation in notations:
        state.play(state.to_act()[0], VOCABULARY.parse(notation))


def answer_as(state: Cleopatra, seat: int, notation: str) -> None:
    state.play(seat, VOCABULARY.parse(notation))


def choices(state: Cleopatra, seat: int | None = None) -> list[str]:
    """What a seat that is asked may answer."""
    asked = state.to_act()[0] if seat is None else seat
    return [action.notation() for action in state.legal(asked)]


def refusal(state: Cleopatra, notation: str, seat: int | None = None) -> str:
    """The sentence with which the seat that is asked is refused."""
    before = state.to_json()
    with pytest.raises(IllegalAction) as refused:
        answer_as(state, state.to_act()[0] if seat is None else seat, notation)
    assert state.to_json() == before
    return refused.value.say(names=PEOPLE)


def question(state: Cleopatra) -> str:
    return type(state.agenda[-1]).__name__


def told(state: Cleopatra) -> list[str]:
    """The log in English."""
    return [SENTENCES.say(event.text(), names=PEOPLE) for event in state.log or []]


def seen_by(state: Cleopatra, seat: int) -> list[str]:
    """The log in English, as a seat may read it."""
    events = [event.seen_from(seat) for event in state.log or []]
    return [SENTENCES.say(event.text(), names=PEOPLE) for event in events]


def hand(state: Cleopatra, seat: int) -> list[str]:
    return names(state.hands[seat].counts)


def names(counts: list[int]) -> list[str]:
    return [name for name, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def counts(*cards: str) -> list[int]:
    return [cards.count(name) for name in CARDS]


def paid(cards: Sequence[int]) -> list[str]:
    return [PAID_WITH[card] for card in cards]


def squares(*places: str) -> int:
    """Squares by row and column, like "60"."""
    return sum(bit(Row(int(place[0])), int(place[1])) for place in places)


def drawn_garden(*rows: str) -> int:
    """The squares that are marked in a drawing."""
    return sum(
        bit(Row(row), column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    )


def moments(state: Cleopatra, seed: int) -> Iterator[Cleopatra]:
    """Every moment of a random game at which somebody is asked; afterwards it is over."""
    rng = Random(seed)
    while seats := state.to_act():
        yield state
        state.apply(seats[0], random_answer(state, seats[0], rng))


def finished(seats: int, seed: int, *, edition: str | None = None) -> Cleopatra:
    """A random game at its end."""
    state = start(seats, edition=edition)
    for _ in moments(state, seed):
        pass
    return state


def changed_edition(*changes: tuple[str, str]) -> str:
    """The standard edition with some of its lines changed."""
    return changed(CLEOPATRA.edition(), *changes)


# A small box and cheap pieces: a game in which everything happens soon.
SHORT_GAME = changed_edition(
    ("counts = [30, 18, 11, 9, 7]", "counts = [6, 4, 3, 3, 3]"),
    ("doubles = [3, 3, 3, 3, 3]", "doubles = [1, 1, 1, 1, 1]"),
    ("trompe_loeil = [8]", "trompe_loeil = [2]"),
    ("counts = [2, 2, 2, 2, 2, 1]", "counts = [1, 2, 1, 1, 1, 1]"),
    ("sphinx = [1, 1, 1, 0, 0]", "sphinx = [1, 0, 1, 0, 0]"),
    ("obelisk = [3, 2, 0, 2, 0]", "obelisk = [1, 1, 0, 1, 0]"),
    ("door = [2, 0, 1, 1, 1]", "door = [1, 0, 0, 1, 1]"),
    ("mosaic = [2, 1, 1, 0, 1]", "mosaic = [1, 0, 1, 0, 0]"),
    ("symbols = [1]", "symbols = [3]"),
    ("hand = [10]", "hand = [5]"),
    ("steps = [5]", "steps = [2]"),
    ("rounds = [100]", "rounds = [4]"),
)
