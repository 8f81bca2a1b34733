"""Which games are played, who sits where, and with which chance."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from tests.arena.games import plan


def test_two_seats_are_all_pairs_on_both_seats() -> None:
    fixtures = list(plan("a", "b", "c", games=4).fixtures())
    met = Counter((fixture.bot(0), fixture.bot(1)) for fixture in fixtures)
    assert met == dict.fromkeys([(x, y) for x in "abc" for y in "abc" if x != y], 2)
    assert [fixture.number for fixture in fixtures] == list(range(12))


def test_more_seats_are_one_against_all_others_both_ways() -> None:
    four = plan("a", "b", seats=4, games=4)
    tables = ["".join(fixture.bot(seat) for seat in range(4)) for fixture in four.fixtures()]
    assert tables == ["abbb", "baaa", "babb", "abaa", "bbab", "aaba", "bbba", "aaab"]
    assert four.size == 8


def test_every_pairing_has_the_same_chance_on_every_seat() -> None:
    seeds = Counter(fixture.seed("chance") for fixture in plan("a", "b", "c", games=6).fixtures())
    assert set(seeds.values()) == {6}
    assert len(seeds) == 3


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = plan("a", "b", "c", games=3), plan("a", "b", "c", games=50)
    for one, other in zip(few.fixtures(), islice(many.fixtures(), few.size), strict=True):
        assert (one.number, one.one, one.others, one.seat) == (
            other.number,
            other.one,
            other.others,
            other.seat,
        )
        assert one.seed("0") == other.seed("0")


def test_the_command_plays_the_same_games_again() -> None:
    assert plan("random", "architect@9", seats=2, seed=3, games=7).command == (
        "baumeister arena kheops --bots random,architect@9 --games 7 --seats 2 --seed 3"
    )
