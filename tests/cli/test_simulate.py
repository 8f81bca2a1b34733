"""Simulations and their summaries."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isclose
from statistics import fmean, stdev
from types import FrameType

import pytest

from baumeister import game
from baumeister.arena.statistics import NORMAL
from baumeister.cli.tally import Tally
from baumeister.cli.workers import QUICK_CHUNK, Chunk, chunks, interrupted_once
from baumeister.core.result import Result
from tests.cli.shell import baumeister, said

IMHOTEP = game("imhotep")
SOME = str(2 * QUICK_CHUNK + 10)


def simulate(*words: str) -> str:
    outcome = baumeister("simulate", "imhotep", *words)
    assert outcome.code == 0
    assert outcome.err == ""
    return outcome.out


def result(points: list[int], ranks: list[int]) -> Result:
    return Result(points, ranks, [0] * len(points), [points])


def test_a_seed_decides_everything() -> None:
    words = ("--games", SOME, "--seats", "3", "--seed", "5")
    assert simulate(*words) == simulate(*words)
    assert simulate(*words) != simulate(*words[:-1], "6")


def test_the_number_of_workers_changes_nothing() -> None:
    words = ("--games", SOME, "--seats", "2", "--seed", "5", "--json")
    assert simulate(*words, "--workers", "1") == simulate(*words, "--workers", "2")


def test_bots_that_think_can_be_simulated() -> None:
    data = json.loads(simulate("--games", "1", "--bots", "random,bot:beginner", "--json"))
    assert data["bots"] == ["random", "beginner"]
    assert data["games"] == 1


def test_bots_of_ones_own_can_be_simulated() -> None:
    data = json.loads(
        simulate("--games", "1", "--bots", "tests.arena.foreign_bots:First,random", "--json")
    )
    assert data["bots"] == ["tests.arena.foreign_bots:First", "random"]
    outcome = baumeister("simulate", "imhotep", "--bots", "tests.arena.foreign_bots:Nobody")
    assert (outcome.code, "has no class “Nobody”" in outcome.err) == (2, True)


def test_data_for_programs_adds_up() -> None:
    data = json.loads(simulate("--games", SOME, "--seed", "5", "--seats", "4", "--json"))
    assert data["games"] == int(SOME)
    assert data["bots"] == ["random"] * 4
    assert data["variants"] == IMHOTEP.complete({})
    assert list(data["sources"]) == list(IMHOTEP.sources)
    for seat in range(4):
        by_source = sum(row[seat] for row in data["sources"].values())
        assert isclose(by_source, data["points"][seat])
    assert sum(data["wins"]) >= data["games"]
    assert data["answers"]["min"] <= data["answers"]["mean"] <= data["answers"]["max"]


def test_a_summary_for_people() -> None:
    out = simulate("--games", "60", "--seed", "5", "--bots", "random,random,random")
    assert said("simulate.games", n=60, title="Imhotep", seed="5") in out
    for heading in ("simulate.points", "simulate.wins", "simulate.sources"):
        assert said(heading) in out
    assert "Seat 3" in out
    assert "Seat 4" not in out
    assert "Burial chamber" in out
    assert "Wrath of the Pharaoh" not in out


def test_variants_reach_the_games() -> None:
    out = simulate("--games", "60", "--seed", "5", "--seats", "4", "-v", "wrath=on")
    assert "Wrath of the Pharaoh" in out


@contextmanager
def interrupts(
    handler: Callable[[int, FrameType | None], None] | signal.Handlers,
) -> Iterator[None]:
    """Ctrl-C has this effect for a while."""
    before = signal.signal(signal.SIGINT, handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_only_the_first_interrupt_is_heard() -> None:
    with interrupts(signal.default_int_handler):
        with interrupted_once():
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_ignored_interrupts_stay_ignored() -> None:
    with interrupts(signal.SIG_IGN), interrupted_once():
        signal.raise_signal(signal.SIGINT)


def test_chunks_cover_all_games_with_a_seed_each() -> None:
    work = Chunk("imhotep", 2, {}, None, ("random", "random"), "7", int(SOME))
    parts = chunks(work)
    assert sum(part.games for part in parts) == int(SOME)
    assert len({part.seed for part in parts}) == len(parts) == 3


def test_bots_that_think_play_one_game_at_a_time() -> None:
    work = Chunk("imhotep", 2, {}, None, ("beginner", "random"), "7", 4)
    assert [part.games for part in chunks(work)] == [1, 1, 1, 1]


def test_a_tally_counts_means_margins_and_ties() -> None:
    tally = Tally(2, 1)
    games = [([10, 20], [2, 1], 5), ([30, 30], [1, 1], 9), ([8, 8], [1, 2], 7)]
    for points, ranks, answers in games:
        tally.add(result(points, ranks), answers)
    first = [points[0] for points, _, _ in games]
    assert isclose(tally.mean(0), fmean(first))
    assert isclose(tally.margin(0), NORMAL * stdev(first) / 3**0.5)
    assert (tally.shortest, tally.longest, tally.answers) == (5, 9, 21)
    assert (tally.firsts, tally.shared, tally.broken) == ([2, 2], 1, 1)
    assert isclose(tally.share(0), 2 / 3)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_the_share_of_wins_has_wilsons_interval(
    wins: int, games: int, low: float, high: float
) -> None:
    tally = Tally(2, 1, games=games, firsts=[wins, games - wins])
    assert tally.share_interval(0) == pytest.approx((low, high), abs=1e-4)
    assert tally.share_interval(1) == pytest.approx((1 - high, 1 - low), abs=1e-4)


def test_the_summary_shows_the_interval_of_wins() -> None:
    words = ("--games", "20", "--seed", "5", "--seats", "2")
    data = json.loads(simulate(*words, "--json"))
    low, high = data["wins_interval"][0]
    assert low < data["wins"][0] / 20 < high
    assert f"{data['wins'][0] * 5:.1f} % ({100 * low:.1f}–{100 * high:.1f})" in simulate(*words)


def test_merging_is_adding_one_by_one() -> None:
    whole, first, second = Tally(2, 1), Tally(2, 1), Tally(2, 1)
    for n in range(10):
        outcome = result([n, 10 - n], [2, 1] if n < 5 else [1, 2])
        whole.add(outcome, 100 + n)
        (first if n % 2 else second).add(outcome, 100 + n)
    first.merge(second)
    assert first == whole
    whole.merge(Tally(2, 1))
    assert first == whole


def test_a_single_game_has_no_interval() -> None:
    tally = Tally(2, 1)
    tally.add(result([1, 2], [2, 1]), 5)
    assert tally.margin(0) == 0
