"""Tables to test at: games with chosen outcomes of chance, in positions that are set up here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from baumeister.core.playout import play_out
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import CHANCE
from baumeister.games.imhotep.rules.actions import SHIPS, SLOTS, VOCABULARY, Ship, Slot
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import CARDS, ON_THE_RIVER, SITES, Site
from baumeister.games.imhotep.rules.round_start import DealMarket
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.texts import SENTENCES
from baumeister.games.imhotep.rules.turn import TURN_OF
from tests.games.editions import changed

BLACK, WHITE, BROWN, GREY = range(4)
COLOURS = ("Black", "White", "Brown", "Grey")
LETTERS = "ABCD"
ALL_SIDES = ("AAAAA", "BBBBB", "BABAB", "ABBBA")
STATUES = ("statue",) * 4


def start(
    seats: int = 4, sides: str = "AAAAA", *, edition: str | None = None, **variants: str
) -> Imhotep:
    """A game before its first round card; `sides` are those of the sites in their order."""
    chosen = dict(zip(SITES, sides, strict=True)) | variants
    state = IMHOTEP.start(seats, chosen, edition=edition, log=True)
    assert isinstance(state, Imhotep)
    return state


def table(
    seats: int = 4,
    sides: str = "AAAAA",
    ships: str = "4322",
    market: Sequence[str] = STATUES,
    *,
    edition: str | None = None,
    **variants: str,
) -> Imhotep:
    """A game with seat 0 to move for the first time."""
    state = start(seats, sides, edition=edition, **variants)
    begin_round(state, ships, market)
    return state


def begin_round(state: Imhotep, ships: str = "4322", market: Sequence[str] = STATUES) -> None:
    """Turn up this round card and fill the open fields of the market with these cards."""
    sizes = [int(size) for size in ships]
    answer(state, f"round {state.settings.edition.round_cards.index(sizes)}")
    for card in market:
        if isinstance(state.agenda[-1], DealMarket):
            answer(state, f"draw {card}")


def answer(state: Imhotep, *notations: str) -> None:
    """Let whoever is asked give these answers."""
    for notation in notations:
        state.play(state.to_act()[0], VOCABULARY.parse(notation))


def choices(state: Imhotep) -> list[str]:
    """What the seat that is asked may answer."""
    return [action.notation() for action in state.legal(state.to_act()[0])]


def refusal(state: Imhotep, notation: str) -> str:
    """The sentence with which the seat that is asked is refused."""
    before = state.to_json()
    with pytest.raises(IllegalAction) as refused:
        answer(state, notation)
    assert state.to_json() == before
    return str(refused.value)


def question(state: Imhotep) -> str:
    return type(state.agenda[-1]).__name__


def told(state: Imhotep) -> list[str]:
    """The log in English, with the seats called by their colours."""
    return [SENTENCES.say(event.text(), names=COLOURS) for event in state.log or []]


def ask_turn(state: Imhotep, seat: int) -> None:
    """Make it this seat's turn, whatever was open before."""
    state.agenda.clear()
    state.ask(TURN_OF[seat])


def load(state: Imhotep, ship: int, stones: str) -> None:
    """Put stones from the quarry on a ship: a letter for each owner from the bow, "." for a gap."""
    for slot, stone in enumerate(stones):
        if stone != ".":
            state.quarry[LETTERS.index(stone)] -= 1
            state.fleet.place(Ship(ship), Slot(slot), LETTERS.index(stone))


def send(state: Imhotep, ship: int, stones: str, site: str) -> None:
    """Load a ship and let the seat on turn sail it."""
    load(state, ship, stones)
    answer(state, f"sail {ship} {site}")


def give(state: Imhotep, seat: int, *cards: str) -> None:
    """Cards of the draw pile lie in front of a seat."""
    for card in cards:
        state.market.pile.take(CARDS.index(card))
        state.hands[seat][CARDS.index(card)] += 1


def hand(state: Imhotep, seat: int) -> list[str]:
    return [
        name for name, count in zip(CARDS, state.hands[seat], strict=True) for _ in range(count)
    ]


def dock(state: Imhotep, *ships: int) -> None:
    """These ships have sailed without a stone, each to the last site that was free."""
    for ship in ships:
        state.fleet.sail(Ship(ship), Site(state.fleet.free_sites.bit_length() - 1))


def end_round(state: Imhotep) -> None:
    """All ships on the river sail away, and with the fourth the round ends."""
    dock(state, *(ship for ship in range(SHIPS) if state.fleet.docked[ship] == ON_THE_RIVER))
    state.proceed()


def exhaust(state: Imhotep, seat: int) -> None:
    """All stones of a seat are under its burial chamber's columns, none left to use."""
    while state.sled[seat] or state.quarry[seat]:
        source = state.sled if state.sled[seat] else state.quarry
        source[seat] -= 1
        state.burial_chamber.deliver(seat)


def stones_on(state: Imhotep, ship: int) -> list[int]:
    return state.fleet.load[ship * SLOTS : (ship + 1) * SLOTS]


def changed_edition(*changes: tuple[str, str]) -> str:
    """The standard edition with some of its lines changed."""
    return changed(IMHOTEP.edition(), *changes)


def market_of(*counts: int) -> tuple[str, str]:
    """The change of an edition to a market of so many of each card."""
    assert len(counts) == len(CARDS)
    return ("counts = [2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3]", f"counts = {list(counts)}")


NO_CARDS = changed_edition(market_of(*[0] * 12))


def moments(state: Imhotep, seed: int) -> Iterator[Imhotep]:
    """Every moment of a random game at which somebody is asked; afterwards it is over."""
    rng = Random(seed)
    while seats := state.to_act():
        yield state
        legal = state.legal(seats[0])
        is_chance = seats == [CHANCE]
        state.apply(seats[0], state.sample(rng) if is_chance else rng.choice(legal))


def finished(
    seats: int, sides: str, seed: int, *, edition: str | None = None, **variants: str
) -> Imhotep:
    """A random game at its end."""
    state = start(seats, sides, edition=edition, **variants)
    play_out(state, Random(seed))
    return state
