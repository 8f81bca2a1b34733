"""Plans and games for the tests of the arena."""

from __future__ import annotations

from baumeister.arena.bench import play
from baumeister.arena.plan import Fixture, Plan
from baumeister.arena.played import Played


def plan(*bots: str, game: str = "kheops", seats: int = 2, seed: int = 5, games: int = 2) -> Plan:
    return Plan(game, seats, {}, bots, seed, games)


def played(fixture: Fixture) -> Played:
    """A game in which nothing goes wrong."""
    game = play(fixture)
    assert isinstance(game, Played)
    return game


def outcome(game: Played) -> tuple[object, ...]:
    """What does not depend on how fast a machine is."""
    return (
        (game.number, game.one, game.others, game.turn, game.seat),
        (game.points, game.ranks, game.table, game.answers),
        [len(moves) for moves in game.moves],
        [len(turns) for turns in game.turns],
    )


def made_up(
    number: int, one: str, others: str, seat: int, points: list[int], ranks: list[int]
) -> Played:
    """A game that nobody played; all points come from one source, and time stands still."""
    rest = [[0] * len(points)]
    return Played(
        number=number,
        one=one,
        others=others,
        turn=number,
        seat=seat,
        points=points,
        ranks=ranks,
        table=[points] + rest * 17,
        answers=100 + number,
        moves=[[1000] for _ in points],
        turns=[[2000] for _ in points],
    )
