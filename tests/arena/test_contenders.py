"""Who can take part, and what is said about all others."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from baumeister.arena.contenders import contenders, seat_player
from baumeister.arena.player import Fair, Player, Seer
from baumeister.bots import BOTS, Bot, LookaheadBot, SearchBot, Seconds, Simulations
from baumeister.core.refusal import Refusal


def search(player: Player) -> SearchBot:
    assert isinstance(player, Fair | Seer)
    assert isinstance(player.bot, SearchBot)
    return player.bot


def fair(name: str) -> Bot:
    player = seat_player(name)
    assert isinstance(player, Fair)
    return player.bot


def test_every_level_can_take_part() -> None:
    assert contenders(", ".join(BOTS)) == tuple(BOTS)
    assert isinstance(fair("builder"), LookaheadBot)


def test_effort_in_simulations_and_in_seconds() -> None:
    simulations = search(seat_player("architect@800")).effort
    seconds = search(seat_player("master@0.5s")).effort
    assert isinstance(simulations, Simulations)
    assert isinstance(seconds, Seconds)
    assert (simulations.number, seconds.seconds) == (800, 0.5)


def test_without_a_choice_a_level_thinks_as_at_a_table() -> None:
    level, mine = BOTS["master"], search(seat_player("master"))
    assert isinstance(level, SearchBot)
    assert isinstance(level.effort, Seconds)
    assert isinstance(mine.effort, Seconds)
    assert mine.effort.seconds == level.effort.seconds
    assert mine.settings is level.settings


def test_a_search_remembers_no_other_game() -> None:
    first, second = search(seat_player("architect@9")), search(seat_player("architect@9"))
    assert first is not second
    assert first.effort is not second.effort
    assert search(seat_player("architect")) is not BOTS["architect"]


def test_only_the_seer_sees_everything() -> None:
    seer = seat_player("seer@40")
    assert isinstance(seer, Seer)
    assert isinstance(search(seer).effort, Simulations)
    assert not any(isinstance(seat_player(level), Seer) for level in BOTS)
    assert "seer" not in BOTS


def test_a_class_in_a_module() -> None:
    assert type(fair("tests.arena.foreign_bots:First")).__name__ == "First"
    assert fair("tests.arena.foreign_bots:First") is not fair("tests.arena.foreign_bots:First")


def test_a_class_in_a_file_or_in_a_module_beside_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Path(__file__).with_name("foreign_bots.py").read_text("utf-8")
    (tmp_path / "mine_in_the_arena.py").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert type(fair("mine_in_the_arena.py:First")).__name__ == "First"
    assert type(fair(f"{tmp_path}/mine_in_the_arena.py:First")).__name__ == "First"
    assert type(fair("mine_in_the_arena:First")).__module__ == "mine_in_the_arena"


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ("random", "at least two bots"),
        ("random,random", "“random” is named twice"),
        ("random,", "There is no bot “”"),
        ("random,emperor", "There is no bot “emperor”. Possible: random, beginner"),
        ("random,builder@800", "“builder” does not search"),
        ("random,architect@", "“” in “architect@” is no effort"),
        ("random,architect@0", "“0” in “architect@0”"),
        ("random,architect@1.5", "architect@0.5s"),
        ("random,architect@601s", "seconds up to 600"),
        ("random,seer@much", "“much” in “seer@much”"),
        ("random,nowhere.py:Bot", "There is no file “nowhere.py”"),
        ("random,nowhere:Bot", "No module named 'nowhere'"),
        (
            "random,tests.arena.foreign_bots:Nobody",
            "“tests.arena.foreign_bots” has no class “Nobody”",
        ),
        ("random,tests.arena.foreign_bots:annotations", "has no class “annotations”"),
        ("random,tests.arena.foreign_bots:Stranger", "has to be a subclass of baumeister.bots.Bot"),
        ("random,tests.arena.foreign_bots:Needy", "cannot be made without arguments"),
    ],
)
def test_whoever_cannot_take_part_hears_why(bots: str, says: str) -> None:
    with pytest.raises(Refusal) as refusal:
        contenders(bots)
    assert says in str(refusal.value)


def test_a_file_that_is_no_python_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Bot(\n", "utf-8")
    with pytest.raises(Refusal, match="SyntaxError"):
        contenders(f"random,{tmp_path}/bot.py:Bot")
