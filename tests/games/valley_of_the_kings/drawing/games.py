"""Games of the Valley for the tests of drawings, played so that much is built, stolen and taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from baumeister.core.action import Action
from baumeister.core.event import Event
from baumeister.core.state import CHANCE
from baumeister.drawing import Drawing, Viewer
from baumeister.games.valley_of_the_kings.rules.actions import (
    Bid,
    Build,
    Done,
    Overseer,
    Worker,
)
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    NO_SITE,
    OVERSEERS,
    SITE_NAMES,
    SITE_OF,
    WORKERS,
    Colour,
    Site,
    spot_named,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import EVERY_POSITION
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.drawing.steps import in_steps

LETTERS = "rgbwo"
NEAR = 3


def begun(seats: int, variants: dict[str, str] | None = None) -> Valley:
    """Without a lot: the first seat begins."""
    chosen = {"first_player": "first_seat", **(variants or {})}
    state = VALLEY_OF_THE_KINGS.start(seats, chosen, log=True)
    assert isinstance(state, Valley)
    return state


def moments(seats: int, seed: int, variants: dict[str, str] | None = None) -> Iterator[Valley]:
    """One state at all its moments."""
    rng, state = Random(seed), begun(seats, variants)
    yield state
    while asked := state.to_act():
        seat = asked[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            state.apply(seat, choice(state, seat, rng))
        yield state


def choice(state: Valley, seat: int, rng: Random) -> Action:
    """What somebody with a little sense might do; the last answer is to be done."""
    legal = state.legal(seat)
    good = [action for action in legal if _is_good(state, seat, action, rng)]
    return rng.choice(good) if good and rng.random() < 0.9 else legal[-1]


def _is_good(state: Valley, seat: int, action: Action, rng: Random) -> bool:
    if isinstance(action, Overseer):
        return _overseer(state, seat, action) and rng.random() < 0.7
    if isinstance(action, Worker):
        return _worker(state, seat, action)
    if isinstance(action, Bid | Build):
        return rng.random() < 0.8
    return not isinstance(action, Done)


def _overseer(state: Valley, seat: int, action: Overseer) -> bool:
    """To any site that is near and not their own."""
    source = state.overseers[seat * OVERSEERS + action.overseer]
    is_near = state.settings.board.steps[source][action.spot] <= NEAR
    return is_near and action.spot >= AREAS and state.owner[SITE_OF[action.spot]] != seat


def _worker(state: Valley, seat: int, action: Worker) -> bool:
    """To own sites and where an own overseer is, unless there is work where it stands."""
    source = SITE_OF[state.workers[seat * WORKERS + action.worker]]
    target = SITE_OF[action.spot]
    is_busy = source != NO_SITE and not state.is_finished(source)
    if target == NO_SITE or is_busy or state.is_finished(target):
        return False
    return state.owner[target] == seat or bool(state.overseers_at(target, seat))


def steps(
    seats: int, seed: int, variants: dict[str, str]
) -> Iterator[tuple[Valley, Valley, list[Event]]]:
    return in_steps(begun(seats, variants), moments(seats, seed, variants))


def when(
    is_so: Callable[[Valley], bool], seats: int = 4, variants: dict[str, str] | None = None
) -> tuple[Valley, int]:
    """The first moment of any game at which something is so, and who is asked."""
    for seed in range(40):
        for state in moments(seats, seed, variants):
            if is_so(state):
                return state, (state.to_act() or [0])[0]
    raise AssertionError("This never happens.")


def asked(question: str, seats: int = 4, number: int = 0) -> tuple[Valley, int]:
    """The game when a question of this class is asked for the nth time, and who is asked."""
    left = [number]

    def is_so(state: Valley) -> bool:
        if not state.agenda or type(state.agenda[-1]).__name__ != question:
            return False
        left[0] -= 1
        return left[0] < 0

    return when(is_so, seats)


def drawing_of(state: Valley, seat: int) -> Drawing:
    """What a seat sees of the table, with all it may do."""
    view = state.mask(seat)
    legal = view.legal(seat) if seat in view.to_act() else []
    return Drawing(view, Viewer(seat, legal))


def table(seats: int = 2, round_now: int = 2) -> Valley:
    """No auction and no question; everybody is in area 16."""
    state = begun(seats)
    state.agenda, state.groups, state.round = [], [], round_now
    return state


def stand(state: Valley, seat: int, overseers: str = "", workers: str = "") -> None:
    """Put figures of a seat on spots by their names."""
    for n, name in enumerate(overseers.split()):
        state.move(state.overseers, seat * OVERSEERS + n, spot_named(name))
    for n, name in enumerate(workers.split()):
        state.move(state.workers, seat * WORKERS + n, spot_named(name))


def own(state: Valley, seat: int, number: str, blocks: str = "") -> Site:
    """Give a seat a site, with blocks by their letters."""
    site = Site(SITE_NAMES.index(number))
    state.owner[site] = seat
    state.scarabs[seat] -= 1
    for position, letter in zip(EVERY_POSITION, blocks, strict=False):
        if letter != ".":
            state.put_block(site, position, Colour(LETTERS.index(letter)))
    return site
