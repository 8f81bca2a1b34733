"""Tables to test at: positions that are set up here, and chance that is answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from baumeister.core.bag import Bag
from baumeister.core.event import visible
from baumeister.core.playout import play_out, random_answer
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import CHANCE
from baumeister.games.oh_pharaoh.rules.actions import VOCABULARY
from baumeister.games.oh_pharaoh.rules.diagram import pyramid_text
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import (
    EVERY_CARD,
    JOKER,
    KINDS,
    NO_CARD,
    NUMBERS,
    PYRAMIDS,
    Card,
)
from baumeister.games.oh_pharaoh.rules.player_actions import ACT
from baumeister.games.oh_pharaoh.rules.pyramid import EMPTY, Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.texts import SENTENCES
from baumeister.games.oh_pharaoh.rules.turn import END_OF_TURN, TAKE_CARD, TURN_OF
from tests.games.editions import changed

ANNA, BEN, CLEO, DAN = range(4)
NAMES = ("Anna", "Ben", "Cleo", "Dan")
COUNTS = "counts = [3, 13, 12, 11, 10, 9, 8, 6, 4, 3, 5, 2, 3]"


def start(seats: int = 3, *, edition: str | None = None, **variants: str) -> OhPharaoh:
    """A game before its first card is dealt."""
    state = OH_PHARAOH.start(seats, variants, edition=edition, log=True)
    assert isinstance(state, OhPharaoh)
    return state


def table(
    hands: Sequence[str] = (),
    pyramids: Sequence[str] = (),
    row: str = "1 2 3",
    *,
    at: str = "act",
    seats: int = 3,
    overseer: int = 0,
    edition: str | None = None,
    **variants: str,
) -> OhPharaoh:
    """A position with Anna on turn: `at` score, take, act or end.

    Hands and the row are words as in the notation, pyramids are written "5555/66/7, 33/4".
    """
    state = start(seats, edition=edition, **variants)
    state.agenda.clear()
    state.overseer = overseer
    for seat, cards in enumerate(hands):
        deal(state, seat, cards)
    for seat, laid in enumerate(pyramids):
        for place, text in enumerate(laid.split(", ") if laid else []):
            lay_out(state, seat, place, text)
    for field, card in enumerate(kinds(row)):
        from_pile(state, card)
        state.open[field] = card
    begin(state, at, ANNA)
    return state


def begin(state: OhPharaoh, at: str, seat: int) -> None:
    """Put this part of a turn on the agenda, and go on until somebody is asked."""
    state.agenda.clear()
    if at == "score":
        state.ask(TURN_OF[seat])
    elif at == "take":
        state.ask(TAKE_CARD[seat])
    else:
        state.ask(END_OF_TURN[seat])
    if at == "act":
        state.ask(ACT[seat])
    state.proceed()


def kinds(cards: str) -> list[Card]:
    return [Card(KINDS.index(word)) for word in cards.split()]


def from_pile(state: OhPharaoh, card: int) -> None:
    assert state.pile.counts[card], f"no {KINDS[card]} left"
    state.pile.take(card)


def deal(state: OhPharaoh, seat: int, cards: str) -> None:
    """Cards of the pile go to a hand, and nobody else sees them."""
    for card in kinds(cards):
        from_pile(state, card)
        state.gain_unseen(seat, card)


def lay_out(state: OhPharaoh, seat: int, place: int, text: str) -> None:
    """Cards of the pile lie as a pyramid before a seat."""
    laid = pyramid(text)
    for number in NUMBERS:
        for _ in range(laid.plain(number)):
            from_pile(state, number)
        for _ in range(laid.jokers[number]):
            from_pile(state, JOKER)
    state.pyramids[PYRAMIDS * seat + place] = laid


def discard(state: OhPharaoh, cards: str) -> None:
    """Cards of the pile lie on the discard pile."""
    for card in kinds(cards):
        from_pile(state, card)
        state.discard.put(card)


def shrink_pile(state: OhPharaoh, cards: str = "") -> None:
    """Only these cards are left to draw; the others go to the discard pile."""
    left = kinds(cards)
    for card in EVERY_CARD:
        for _ in range(state.pile.counts[card] - left.count(card)):
            from_pile(state, card)
            state.discard.put(card)


def vanish_discard(state: OhPharaoh) -> None:
    """The cards of the discard pile are in the box: only a test can do that."""
    state.discard = Bag([0] * len(KINDS))


def pyramid(text: str) -> Pyramid:
    """Steps from the bottom, "5555/66/7"; jokers are *, and "3=**/*" names the bottom step."""
    if text in ("", "-"):
        return EMPTY
    first, _, rest = text.rpartition("=")
    steps = rest.split("/")
    numbers = [next((int(card) for card in step if card != "*"), None) for step in steps]
    bottom = int(first) if first else next(n - i for i, n in enumerate(numbers) if n is not None)
    laid = EMPTY
    for place, step in enumerate(steps):
        for card in step:
            number = bottom + place if card == "*" else int(card)
            laid = laid.changed(number, 1, int(card == "*"))
    return laid


def laid(state: OhPharaoh, seat: int, place: int = 0) -> str:
    return pyramid_text(state.pyramids[PYRAMIDS * seat + place])


def hand(state: OhPharaoh, seat: int) -> str:
    """The cards of a hand as words, in the order of the kinds."""
    return words(state.hands[seat])


def words(counts: Sequence[int]) -> str:
    return " ".join(KINDS[card] for card, count in enumerate(counts) for _ in range(count))


def row(state: OhPharaoh) -> str:
    return " ".join("-" if card == NO_CARD else KINDS[card] for card in state.open)


def answer(state: OhPharaoh, *notations: str) -> None:
    """Let whoever is asked give these answers."""
    for notation in notations:
        state.play(state.to_act()[0], VOCABULARY.parse(notation))


def by(state: OhPharaoh, seat: int, *notations: str) -> None:
    """Let one of those who are asked give these answers."""
    for notation in notations:
        state.play(seat, VOCABULARY.parse(notation))


def choices(state: OhPharaoh, seat: int | None = None) -> list[str]:
    """What a seat, or whoever is asked first, may answer."""
    asked = state.to_act()[0] if seat is None else seat
    return [action.notation() for action in state.legal(asked)]


def refusal(state: OhPharaoh, notation: str, seat: int | None = None) -> str:
    """The sentence with which a seat, or whoever is asked first, is refused."""
    before = state.to_json()
    with pytest.raises(IllegalAction) as refused:
        by(state, state.to_act()[0] if seat is None else seat, notation)
    assert state.to_json() == before
    return refused.value.say(names=NAMES)


def question(state: OhPharaoh) -> str:
    return type(state.agenda[-1]).__name__


def asked(state: OhPharaoh, seat: int | None = None) -> str:
    """The question in English."""
    who = state.to_act()[0] if seat is None else seat
    return SENTENCES.say(state.prompt(who), names=NAMES)


def told(state: OhPharaoh, viewer: int | None = None) -> list[str]:
    """The log in English, as somebody may read it, or all of it."""
    log = state.log or []
    seen = log if viewer is None else visible(log, viewer)
    return [SENTENCES.say(event.text(), names=NAMES) for event in seen]


def draw_all(state: OhPharaoh, seed: int = 1) -> None:
    """Let chance answer until somebody else is asked."""
    rng = Random(seed)
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample(rng))


def changed_edition(*changes: tuple[str, str]) -> str:
    """The standard edition with some of its lines changed."""
    return changed(OH_PHARAOH.edition(), *changes)


def spaces(two_pyramids: int, three_steps: int, last: int) -> list[tuple[str, str]]:
    """The changes of an edition to another track."""
    return [
        (f'"{sure}"\nspace = [{old}]', f'"{sure}"\nspace = [{new}]')
        for sure, old, new in (
            ("confirmed", 10, last),
            ("single source", 3, two_pyramids),
            ("reconstruction", 6, three_steps),
        )
    ]


# A short track and few cards, among them all the troublesome ones: games are over soon.
SHORT = changed_edition(
    *spaces(0, 1, 1), (COUNTS, "counts = [3, 5, 5, 4, 4, 3, 3, 3, 2, 2, 4, 2, 3]")
)


def moments(state: OhPharaoh, seed: int) -> Iterator[OhPharaoh]:
    """Every moment of a random game at which somebody is asked; afterwards it is over."""
    rng = Random(seed)
    while seats := state.to_act():
        yield state
        seat = seats[int(rng.random() * len(seats))]
        state.apply(seat, random_answer(state, seat, rng))


def finished(seats: int, seed: int, *, edition: str | None = None, **variants: str) -> OhPharaoh:
    """A random game at its end."""
    state = start(seats, edition=edition, **variants)
    play_out(state, Random(seed))
    return state
