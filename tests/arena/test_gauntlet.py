"""The gauntlet: who meets whom in it, with how much thought, and what is told of it."""

from __future__ import annotations

import pytest

from baumeister.arena.gauntlet import gauntlet
from baumeister.arena.grids import standing
from baumeister.arena.plan import Plan
from baumeister.arena.report import report
from baumeister.arena.words import notes
from baumeister.core.refusal import Refusal
from baumeister.games import game
from tests.arena.games import made_up
from tests.arena.tellers import teller
from tests.toys.nim import NIM

KHEOPS = game("kheops")
TYPED = "--bot a"


def run(seats: int = 2, games: int = 2) -> Plan:
    return Plan("kheops", seats, {}, ("a", "b", "seer@9"), 5, games, gauntlet=TYPED)


def test_opponents_are_earlier_bots_with_the_time_of_a_table() -> None:
    assert gauntlet(KHEOPS, "builder") == (
        "builder",
        "random:2026-11",
        "builder:2026-11",
        "architect:2026-11",
        "master:2026-11",
        "openspiel",
        "seer:2026-11",
    )


def test_a_master_has_twice_an_architects_effort() -> None:
    assert gauntlet(KHEOPS, "master:explore=2", "0.25s") == (
        "master@0.5s:explore=2",
        "random:2026-11",
        "builder:2026-11",
        "architect:2026-11@0.25s",
        "master:2026-11@0.5s",
        "openspiel@0.25s",
        "seer:2026-11@0.25s",
    )
    assert gauntlet(KHEOPS, "architect", "40")[0] == "architect@40"
    assert gauntlet(KHEOPS, "architect", "40")[4] == "master:2026-11@80"


def test_whoever_has_an_effort_keeps_it() -> None:
    assert gauntlet(KHEOPS, "architect@7", "40")[0] == "architect@7"
    assert gauntlet(KHEOPS, "tests.arena.foreign_bots:First", "40")[0].endswith(":First")


def test_a_game_without_a_judgement_has_a_shorter_one() -> None:
    assert "builder:2026-11" not in gauntlet(NIM, "master")


@pytest.mark.parametrize(
    ("bot", "effort", "says"),
    [
        ("emperor", "", "There is no bot “emperor”"),
        ("builder:2026-11", "", "“builder:2026-11” is named twice"),
        ("master", "muchs", "“muchs” is not an effort"),
        ("master", "-3", "“-3” is not an effort"),
        ("builder:2025-11", "", "There are no bots of version “2025-11”. Known versions: 2026-11"),
    ],
)
def test_whoever_cannot_run_it_hears_why(bot: str, effort: str, says: str) -> None:
    with pytest.raises(Refusal) as refusal:
        gauntlet(KHEOPS, bot, effort)
    assert says in str(refusal.value)


@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_runner_meets_the_others(seats: int) -> None:
    plan = run(seats)
    assert plan.duels() == [("a", "b"), ("a", "seer@9")]
    assert {fixture.one for fixture in plan.fixtures()} == {"a"}
    assert plan.command.startswith("baumeister gauntlet kheops --bot a --games 2")


def test_where_all_was_won_there_is_a_bound_alone() -> None:
    games = [
        made_up(0, "a", "b", 0, [9, 1], [1, 2]),
        made_up(1, "a", "seer@9", 0, [9, 1], [1, 2]),
        made_up(2, "a", "b", 1, [1, 9], [2, 1]),
        made_up(3, "a", "seer@9", 1, [9, 1], [1, 2]),
    ]
    found = report(run(), games)
    rows = standing(teller(), found).rows
    assert [row[:3] for row in rows] == [
        ["b", "2", "all: more than 34.2 %"],
        ["seer@9", "2", "50.0 % (9.5–90.5)"],
    ]
    assert found.data()["all_seeing"] == ["seer@9"]
    assert "seer@9 sees what is hidden" in notes(teller(), found)[1]
