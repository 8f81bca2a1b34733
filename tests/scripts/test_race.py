"""Contenders in their own processes, and the order in which they are measured."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from scripts.speed.contender import ROOT, Contender, Failed
from scripts.speed.install import last_line, requirements
from scripts.speed.race import Entry, entries, in_turn, race, run, shares
from scripts.speed.results import Result
from scripts.speed.work import COPY, PLAY, SEARCH, STEP, Course, Row, Work, average, copies, timed

INTERPRETED = {"PYTHONPATH": str(ROOT / "src"), "BAUMEISTER_PURE": "1"}


def test_work_is_done_at_least_once() -> None:
    assert timed(lambda: Work(3, 12.5), 0.0).units == 3


def test_work_goes_on_until_something_is_finished() -> None:
    """Of many games at once, none may end in one step."""
    units = iter([0, 0, 2])
    found = timed(lambda: Work(next(units), 64), 0.0)
    assert (found.units, found.moves) == (2, 192)


def test_all_copies_are_counted() -> None:
    made: list[None] = []
    assert copies(lambda: made.append(None)).units == len(made) > 0


def test_an_average_game() -> None:
    assert average([(10, 4), (20, 0)]) == Course(15, 2)


@pytest.fixture(scope="module")
def ours() -> Iterator[Contender]:
    contender = Contender("ours", "interpreted", environment=INTERPRETED)
    contender.greet()
    yield contender
    contender.close()


def test_our_own_games_are_measured_in_another_process(ours: Contender) -> None:
    line = entries(ours)[:2]
    race(line, 2, {PLAY: 0.0, COPY: 0.0}, lambda _: None)
    played, copied = (entry.result for entry in line)
    assert (played.kind, copied.kind) == (PLAY, COPY)
    assert played.row.game == "Imhotep (4)"
    assert [each.units for each in played.rounds] == [1, 1]
    assert all(each.seconds > 0 and each.moves > 50 for each in played.rounds)
    assert {offer["kind"] for offer in ours.offers} == {PLAY, COPY, SEARCH}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("ours", "unheard-of"), "the rules are interpreted here, not unheard-of"),
        (("no_such_library",), "ModuleNotFoundError"),
    ],
)
def test_a_contender_that_cannot_begin_says_why(words: tuple[str, ...], reason: str) -> None:
    contender = Contender(*words, environment=INTERPRETED)
    try:
        with pytest.raises(Failed, match=reason):
            contender.greet()
    finally:
        contender.close()


def test_a_task_that_fails_is_not_tried_again(ours: Contender) -> None:
    entry = Entry(ours, len(ours.offers), entries(ours)[0].result)
    run(entry, 0.0)
    assert entry.result.reason.startswith("IndexError")
    entry.task = 0
    run(entry, 0.0)
    assert entry.result.rounds == []


def test_contenders_take_turns() -> None:
    row = Row("library", "game", "how")
    contender = Contender("no_such_library", environment=INTERPRETED)
    contender.close()
    slow, quick = ([Entry(contender, n, Result(PLAY, row)) for n in range(k)] for k in (1, 3))
    assert [id(entry) for entry in in_turn([slow, quick])] == [
        id(entry) for entry in (slow[0], quick[0], quick[1], quick[2])
    ]


def test_every_kind_of_task_has_its_time() -> None:
    assert set(shares(1.0)) == {PLAY, COPY, SEARCH, STEP}


def test_the_peers_have_a_group_of_their_own() -> None:
    needed = requirements((ROOT / "pyproject.toml").read_text("utf-8"))
    assert {"open-spiel", "pettingzoo", "rlcard", "catanatron", "pgx"} == set(needed)
    assert needed["pettingzoo"].startswith("pettingzoo[classic]>=")


def test_the_reason_of_a_failed_installation_has_no_address() -> None:
    told = "error: Failed to fetch: `https://example.org/pgx`\n\n"
    assert last_line(told) == "error: Failed to fetch: an address"
    assert last_line("") == "no reason was given"
