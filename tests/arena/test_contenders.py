"""Who can take part, and what is said about all others."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from baumeister.arena.contenders import contender, contenders, is_seer, usual_contenders
from baumeister.arena.fingerprint import fingerprint
from baumeister.arena.plan import Plan
from baumeister.bots import BOTS, Effort, SearchBot, Seconds, Simulations
from baumeister.core.refusal import Refusal
from baumeister.games import game
from tests.toys.nim import NIM, nim

KHEOPS = game("kheops")


def effort(name: str) -> Effort:
    bot = contender(name)
    assert isinstance(bot, SearchBot)
    return bot.effort()


def test_every_level_can_take_part() -> None:
    assert contenders(", ".join(BOTS), KHEOPS) == tuple(BOTS)
    assert all(contender(level) is BOTS[level] for level in BOTS)


def test_a_game_without_a_judgement_is_for_bots_that_need_none() -> None:
    assert contenders(usual_contenders(NIM), NIM) == ("random", "architect@100")
    assert contenders(usual_contenders(KHEOPS), KHEOPS) == ("random", "beginner", "builder")
    with pytest.raises(Refusal, match="Choose from random, foreman, architect, master, seer"):
        contenders("random,builder", NIM)


def test_only_the_seer_sees_everything() -> None:
    assert is_seer("seer")
    assert is_seer("seer@40")
    assert isinstance(effort("seer@40"), Simulations)
    assert is_seer("seer@40:explore=2")
    assert isinstance(effort("seer@40:explore=2"), Simulations)
    assert effort("seer") is effort("architect")
    assert is_seer("seer:2026-11@40")
    assert isinstance(effort("seer:2026-11@40"), Simulations)
    assert not any(map(is_seer, (*BOTS, "architect@40", "my_bot.py:seer")))
    assert "seer" not in BOTS


def test_bots_differ_by_what_they_are_told() -> None:
    words = "architect@8:explore=1.2, architect@8:explore=0.1:trust=3, builder:worlds=2, builder"
    named = contenders(words, KHEOPS)
    assert len(named) == 4
    with pytest.raises(Refusal, match="cannot be told"):
        contenders("architect:wit=2,builder", KHEOPS)


@pytest.mark.parametrize("name", ["openspiel@16", "openspiel@0.001s"])
def test_the_search_of_openspiel_answers_as_long_as_it_is_told(name: str) -> None:
    found, state = contender(name), nim(9)
    assert isinstance(found.effort(), Simulations if name == "openspiel@16" else Seconds)
    assert found.choose(state, 0, state.legal(0), Random(1)) in state.legal(0)
    assert fingerprint(named_plan(name)) != fingerprint(named_plan("builder"))


def named_plan(*bots: str) -> Plan:
    return Plan("kheops", 2, {}, ("random", *bots), seed=1, games=1)


def test_a_class_in_a_module() -> None:
    assert type(contender("tests.arena.foreign_bots:First")).__name__ == "First"
    assert contender("tests.arena.foreign_bots:First") is not contender(
        "tests.arena.foreign_bots:First"
    )


def test_a_class_in_a_file_or_in_a_module_beside_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Path(__file__).with_name("foreign_bots.py").read_text("utf-8")
    (tmp_path / "mine_in_the_arena.py").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert type(contender("mine_in_the_arena.py:First")).__name__ == "First"
    assert type(contender(f"{tmp_path}/mine_in_the_arena.py:First")).__name__ == "First"
    assert type(contender("mine_in_the_arena:First")).__module__ == "mine_in_the_arena"


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ("random", "at least two bots"),
        ("random,random", "“random” is named twice"),
        ("random,", "There is no bot “”"),
        ("random,emperor", "There is no bot “emperor”. Choose from random, beginner"),
        ("random,builder@800", "“builder” does not search"),
        ("random,architect@", "“” is not an effort"),
        ("random,architect@0", "“0” is not an effort"),
        ("random,architect@1.5", "architect@0.5s"),
        ("random,architect@601s", "up to 600 seconds"),
        ("random,seer@much", "“much” is not an effort"),
        ("random,builder:2025-02", "no bots of version “2025-02”. Known versions: 2026-11"),
        ("random,openspiel@much", "“much” is not an effort"),
        ("random,openspiel:2026-11", "“openspiel” is not of ours: it has no versions"),
        ("random,openspiel:explore=1", "and takes no arguments"),
        ("random,nowhere.py:Bot", "There is no file “nowhere.py”"),
        ("random,nowhere:Bot", "No module named 'nowhere'"),
        (
            "random,tests.arena.foreign_bots:Nobody",
            "“tests.arena.foreign_bots” has no class “Nobody”",
        ),
        ("random,tests.arena.foreign_bots:annotations", "has no class “annotations”"),
        ("random,tests.arena.foreign_bots:Stranger", "must be a subclass of baumeister.bots.Bot"),
        ("random,tests.arena.foreign_bots:Needy", "cannot be made without arguments"),
    ],
)
def test_whoever_cannot_take_part_hears_why(bots: str, says: str) -> None:
    with pytest.raises(Refusal) as refusal:
        contenders(bots, KHEOPS)
    assert says in str(refusal.value)


def test_a_file_that_is_no_python_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Bot(\n", "utf-8")
    with pytest.raises(Refusal, match="SyntaxError"):
        contenders(f"random,{tmp_path}/bot.py:Bot", KHEOPS)
