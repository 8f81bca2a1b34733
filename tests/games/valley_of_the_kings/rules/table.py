"""Tables to test at: games with chosen outcomes of chance, in positions that are set up here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from baumeister.core.action import Action
from baumeister.core.laws import Setup
from baumeister.core.playout import play_out
from baumeister.core.record import Record, replay
from baumeister.core.refusal import IllegalAction
from baumeister.core.state import CHANCE, Question
from baumeister.games.valley_of_the_kings.rules.actions import (
    DONE,
    VOCABULARY,
    Bid,
    Build,
    Overseer,
    Worker,
)
from baumeister.games.valley_of_the_kings.rules.building import BuildPyramids, capacity
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    COLOURS,
    EVERY_COLOUR,
    OVERSEERS,
    SPOT_NAMES,
    STEPS,
    WORKERS,
    Colour,
    Site,
    Spot,
    spot_named,
)
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.overseers import MoveOverseers
from baumeister.games.valley_of_the_kings.rules.pyramid import (
    BLOCKS,
    EVERY_POSITION,
    open_positions,
)
from baumeister.games.valley_of_the_kings.rules.rounds import (
    BUILDING,
    MOVING_WORKERS,
    ROUND_END,
    THEFT,
)
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.takeover import TakeSites
from baumeister.games.valley_of_the_kings.rules.texts import SENTENCES
from baumeister.games.valley_of_the_kings.rules.theft import StealBlocks
from baumeister.games.valley_of_the_kings.rules.workers import MoveWorkers
from tests.games.editions import changed

GREY, BLACK, WHITE, BROWN = range(4)
SEATS = ("Grey", "Black", "White", "Brown")
SHORT = "rgbwo"  # red, grey, black, white, ochre


def start(seats: int = 4, *, edition: str | None = None, **variants: str) -> Valley:
    """A game before its first block is drawn; no lot is drawn, so Grey begins."""
    chosen = {"first_player": "first_seat", **variants}
    state = VALLEY_OF_THE_KINGS.start(seats, chosen, edition=edition, log=True)
    assert isinstance(state, Valley)
    return state


def by_rules_1(seats: int = 4) -> Valley:
    """A game as a record of the first rules begins."""
    record = Record(VALLEY_OF_THE_KINGS.id, 1, seats, {"stripes": "off"})
    state = replay(VALLEY_OF_THE_KINGS, record)
    assert isinstance(state, Valley)
    return state


def answer(state: Valley, *notations: str, seat: int | None = None) -> None:
    """Let whoever is asked, or the named seat, give these answers."""
    for notation in notations:
        who = state.to_act()[0] if seat is None else seat
        state.play(who, VOCABULARY.parse(notation))


def choices(state: Valley) -> list[str]:
    """What the seat that is asked may answer."""
    return [action.notation() for action in state.legal(state.to_act()[0])]


def refusal(state: Valley, notation: str) -> str:
    """The sentence with which the seat that is asked is refused."""
    before = state.to_json()
    with pytest.raises(IllegalAction) as refused:
        answer(state, notation)
    assert state.to_json() == before
    return refused.value.say(names=SEATS)


def question(state: Valley) -> str:
    return type(state.agenda[-1]).__name__


def told(state: Valley) -> list[str]:
    """The log in English, with the seats called by their colours."""
    return [SENTENCES.say(event.text(), names=SEATS) for event in state.log or []]


def spot(name: str) -> Spot:
    return spot_named(name)


def deal(state: Valley, *groups: str) -> None:
    """Draw these blocks, a letter for each colour; the rest is red."""
    blocks = "".join(groups)
    while question(state) == "DrawBlocks":
        letter, blocks = blocks[:1] or "r", blocks[1:]
        answer(state, f"draw {COLOURS[SHORT.index(letter)]}")


def bids_open(seats: int = 4, *groups: str, **variants: str) -> Valley:
    """A game in which the start player is to bid for the first time."""
    state = start(seats, **variants)
    deal(state, *groups)
    return state


def nobody_bids(state: Valley) -> None:
    while question(state) == "Bids":
        answer(state, "done")


def overseers_open(seats: int = 4) -> Valley:
    """A game in which the start player is to move overseers for the first time."""
    state = bids_open(seats)
    nobody_bids(state)
    return state


def later(seats: int = 4, round: int = 2, *, edition: str | None = None, **variants: str) -> Valley:
    """A later round with nothing asked yet but its end; the market is empty."""
    state = start(seats, edition=edition, **variants)
    state.agenda.clear()
    state.round = round
    state.groups = []
    state.log = []
    state.ask(ROUND_END)
    return state


def stand(state: Valley, seat: int, overseers: str = "", workers: str = "") -> None:
    """The first overseers and workers of a seat stand on these spots."""
    for n, name in enumerate(overseers.split()):
        state.move(state.overseers, seat * OVERSEERS + n, spot(name))
    for n, name in enumerate(workers.split()):
        state.move(state.workers, seat * WORKERS + n, spot(name))


def own(state: Valley, seat: int, *sites: int) -> None:
    """These sites, by their printed numbers, belong to a seat."""
    for number in sites:
        state.owner[number - 1] = seat
        state.scarabs[seat] -= 1


def lay(state: Valley, site: int, blocks: str) -> None:
    """Blocks of a site in the order of their positions, "." for a gap."""
    for position, letter in zip(EVERY_POSITION, blocks, strict=False):
        if letter != ".":
            state.bag.take(SHORT.index(letter))
            state.put_block(Site(site - 1), position, Colour(SHORT.index(letter)))


def blocks_of(state: Valley, site: int) -> str:
    size = state.settings.board.sizes[site - 1]
    colours = [state.block(Site(site - 1), position) for position in EVERY_POSITION[: BLOCKS[size]]]
    return "".join("." if colour < 0 else SHORT[colour] for colour in colours)


def give(state: Valley, seat: int, blocks: str) -> None:
    """Blocks of the bag become part of a seat's stock."""
    for letter in blocks:
        state.bag.take(SHORT.index(letter))
        state.stock[seat][SHORT.index(letter)] += 1


def stock(state: Valley, seat: int) -> str:
    return "".join(SHORT[colour] * count for colour, count in enumerate(state.stock[seat]))


def fill_pharaoh(state: Valley, blocks: int) -> None:
    """So many ochre or white blocks are on the pharaoh's pyramid."""
    for n in range(blocks):
        state.bag.take(3 + n % 2)
        state.pharaoh.append(Colour(3 + n % 2))


def ask(state: Valley, asked: Question[Valley]) -> None:
    state.ask(asked)
    state.proceed()


def ask_overseers(state: Valley, seat: int = 0) -> None:
    ask(state, MoveOverseers(seat, 0, STEPS, 0))


def ask_orders(state: Valley) -> None:
    ask(state, Orders(state.turn_order()))


def ask_workers(state: Valley, seat: int = 0) -> None:
    ask(state, MoveWorkers(seat, 0, STEPS))


def ask_theft(state: Valley) -> None:
    ask(state, StealBlocks(state.start, state.seats - 1))


def ask_takeover(state: Valley) -> None:
    ask(state, TakeSites(state.start, state.seats - 1))


def ask_raid(state: Valley) -> None:
    """First all steal, then all take over."""
    ask(state, THEFT)


def ask_building(state: Valley) -> None:
    left = capacity(state, state.start)
    ask(state, BuildPyramids(state.start, state.seats - 1, left))


def figures(state: Valley, seat: int) -> tuple[list[str], list[str]]:
    """Where the overseers and the workers of a seat stand."""
    overseers = state.overseers[seat * OVERSEERS : (seat + 1) * OVERSEERS]
    workers = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    return [SPOT_NAMES[n] for n in overseers], [SPOT_NAMES[n] for n in workers]


def changed_edition(*changes: tuple[str, str]) -> str:
    """The standard edition with some of its lines changed."""
    return changed(VALLEY_OF_THE_KINGS.edition(), *changes)


def line_of(where: str) -> int:
    """The line of a value in the standard edition."""
    table, _, key = where.partition(".")
    lines = VALLEY_OF_THE_KINGS.edition().splitlines()
    start = lines.index(f"[{table}]")
    return next(n for n, line in enumerate(lines, 1) if n > start and line.startswith(key + " ="))


def few_blocks(*counts: int) -> str:
    return changed_edition(("counts = [33, 33, 33, 33, 33]", f"counts = {list(counts)}"))


def crowded(seats: int, seed: int, **variants: str) -> Valley:
    """A later round in which sites are owned and begun and figures stand everywhere.

    Random games end before there is much to steal; here there is at once.
    """
    rng = Random(seed)
    state = later(seats, 2 + seed % 3, **variants)
    state.start = rng.randrange(seats)
    sites = rng.sample(state.settings.board.sites, 6)
    for n, site in enumerate(sites):
        own(state, n % seats, site + 1)
        _build_some(state, site, rng)
    fields = [s for s in state.settings.board.spots if s >= AREAS and (s - AREAS) // 12 in sites]
    rng.shuffle(fields)
    for figures in (state.overseers, state.workers):
        for figure in range(len(figures)):
            if fields and rng.random() < 0.8:
                state.move(figures, figure, fields.pop())
    for seat in range(seats):
        give(state, seat, "".join(rng.choices(SHORT, k=rng.randrange(6))))
    fill_pharaoh(state, rng.randrange(20))
    state.ask(BUILDING)
    state.ask(THEFT)
    if seed % 2:
        state.ask(MOVING_WORKERS)
        state.ask(Orders(state.turn_order()))
    state.proceed()
    return state


def _build_some(state: Valley, site: Site, rng: Random) -> None:
    size = state.settings.board.sizes[site]
    for _ in range(rng.randrange(BLOCKS[size] + 1)):
        gaps = open_positions(size, state.built[site])
        positions = [n for n in EVERY_POSITION[: BLOCKS[size]] if gaps >> n & 1]
        colour = rng.choice(EVERY_COLOUR)
        state.bag.take(colour)
        state.put_block(site, rng.choice(positions), colour)


@dataclass(frozen=True)
class CrowdedSetup(Setup):
    """For the laws: games that begin in the middle, where there is something to steal."""

    seed: int = 0

    def start(self, *, log: bool = False) -> Valley:
        state = crowded(self.seats, self.seed, **self.variants)
        state.log = [] if log else None
        return state


def eager(state: Valley, seat: int, rng: Random) -> Action:
    """A random answer of somebody who bids little, walks to sites and builds what they can."""
    legal = state.legal(seat)
    if isinstance(legal[0], Bid):
        return DONE if rng.random() < 0.4 else rng.choice(legal)
    if isinstance(legal[0], Build):
        return rng.choice(legal[:-1])
    if isinstance(legal[0], Worker | Overseer):
        fields = [way for way in legal if getattr(way, "spot", 0) >= AREAS]
        mine = [way for way in fields if state.owner[(way.spot - AREAS) // 12] == seat]  # type: ignore[attr-defined]
        return rng.choice((mine if rng.random() < 0.6 else fields) or legal)
    return rng.choice(legal)


def moments(state: Valley, seed: int, *, is_eager: bool = False) -> Iterator[Valley]:
    """Every moment of a random game at which somebody is asked; afterwards it is over."""
    rng = Random(seed)
    while seats := state.to_act():
        yield state
        seat = seats[int(rng.random() * len(seats))]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        elif is_eager:
            state.apply(seat, eager(state, seat, rng))
        else:
            state.apply(seat, rng.choice(state.legal(seat)))


def finished(seats: int, seed: int, **variants: str) -> Valley:
    """A random game at its end."""
    state = start(seats, **variants)
    play_out(state, Random(seed))
    return state
