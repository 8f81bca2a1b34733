"""A game as the rulebook tells it, turn after turn."""

from __future__ import annotations

from tests.games.cleopatra.model import legal
from tests.games.cleopatra.model.building import build
from tests.games.cleopatra.model.characters import play, put_away
from tests.games.cleopatra.model.high_priest import roll
from tests.games.cleopatra.model.mosaics import next_mosaic
from tests.games.cleopatra.model.pile import deal, refill, take_stall
from tests.games.cleopatra.model.table import Palace
from tests.games.course import Course, Told, ask
from tests.games.lockstep import Outcome


class Cleopatra(Palace, Told):
    """The model: a table, and the course of a game on it."""

    def __init__(self, seats: int, variants: dict[str, str], edition: str) -> None:
        Palace.__init__(self, seats, variants, edition)
        Told.__init__(self, whole_game(self))

    def result(self) -> Outcome | None:
        return None if self.asked() else Outcome(self.ranks, self.ledger)


def whole_game(table: Palace) -> Course[None]:
    yield from deal(table)
    yield from next_mosaic(table)
    while table.round < table.printed["inspection"]["rounds"][0]:
        table.round += 1
        for seat in range(table.seats):
            yield from turn(table, seat)
            if table.steps == table.last_step:
                table.finish()
                return
    table.finish()


def turn(table: Palace, seat: int) -> Course[None]:
    table.surplus.clear()
    table.pieces = 0
    visit = ""
    while not visit:
        visit = yield from begin_visit(table, seat)
    if visit == "quarry":
        yield from quarry(table, seat)
        table.steps = min(table.complete(), table.last_step)
        if table.steps == table.last_step:
            return
        yield from roll(table, seat)
    if visit != "nowhere":
        yield from last_characters(table, seat)
    put_away(table)
    yield from check_hand(table, seat)
    if visit == "market":
        yield from refill(table, seat)


def last_characters(table: Palace, seat: int) -> Course[None]:
    """Everybody is asked, with or without a character."""
    while (answer := (yield from ask(seat, {"done"} | legal.characters(table, seat)))) != "done":
        yield from play(table, seat, answer.split()[1], can_build=False)


def begin_visit(table: Palace, seat: int) -> Course[str]:
    """Where the player goes; nowhere yet, if a character was played."""
    visits = legal.stalls(table) | legal.builds(table, seat)
    answer = yield from ask(seat, (visits or {"pass"}) | legal.characters(table, seat))
    if answer == "pass":
        return "nowhere"
    if answer.startswith("stall"):
        yield from take_stall(table, seat, int(answer.split()[1]))
        return "market"
    yield from at_the_quarry(table, seat, answer)
    return "quarry" if table.pieces else ""


def quarry(table: Palace, seat: int) -> Course[None]:
    """Goes on until the player stops; the first piece is built."""
    while True:
        more = legal.builds(table, seat) | legal.characters(table, seat)
        answer = yield from ask(seat, {"done"} | more)
        if answer == "done":
            break
        yield from at_the_quarry(table, seat, answer)
    bonus = {1: 0, 2: table.printed["values"]["two_pieces"][0]}
    table.book("bonus", seat, bonus.get(table.pieces, table.printed["values"]["three_pieces"][0]))


def at_the_quarry(table: Palace, seat: int, answer: str) -> Course[None]:
    """Builds, or plays a character who may be a scribe that builds."""
    if answer.startswith("build"):
        yield from build(table, seat, answer.removeprefix("build "))
        return
    picked = yield from play(table, seat, answer.split()[1], can_build=True)
    if picked:
        yield from build(table, seat, "mosaic", picked)


def check_hand(table: Palace, seat: int) -> Course[None]:
    hand, limit = table.hands[seat], table.printed["table"]["hand"][0]
    if hand.total() <= limit:
        return
    discards = {f"discard {card}" for card in +hand}
    smuggler = {"play smuggler"} if hand["smuggler"] else set()
    answer = yield from ask(seat, discards | smuggler | {"keep_all"})
    if answer == "keep_all":
        table.amulets[seat] += hand.total() - limit
        return
    table.amulets[seat] += table.amulets_of("smuggler") if answer == "play smuggler" else 1
    throw(table, seat, answer)
    while answer != "play smuggler" and hand.total() > limit:
        answer = yield from ask(seat, {f"discard {card}" for card in +hand})
        throw(table, seat, answer)


def throw(table: Palace, seat: int, answer: str) -> None:
    card = answer.split()[1]
    table.hands[seat][card] -= 1
    table.throw(card)
