"""Engines: they answer by the protocol, are answered for by its rules, and see only their seat."""

from __future__ import annotations

import json
import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from baumeister.bots.levels import bot
from baumeister.core.action import Action
from baumeister.core.game import Game
from baumeister.core.refusal import Refusal
from baumeister.core.state import CHANCE, State
from baumeister.engines import EngineBot, command_of, engine, engine_bot
from baumeister.engines.channel import LOG
from baumeister.engines.engine_bot import FAILURES, Helper, question_of
from baumeister.foreign_bots import class_name, foreign_bot
from baumeister.games import all_games, game
from baumeister.play import play_game

ROGUES = Path(__file__).parent / "rogues.py"
ENGINES = Path(__file__).parents[2] / "examples" / "engines"


def rogue(kind: str, folder: Path) -> EngineBot:
    return EngineBot([sys.executable, str(ROGUES), kind, str(folder)])


def opening(seed: int = 1, name: str = "kheops") -> State:
    """The first question to a seat."""
    state, rng = game(name).start(2), Random(seed)
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample(rng))
    return state


def asked(found: EngineBot, state: State) -> str:
    """Its answer, in a tenth of a second and what the rules add to it."""
    seat = state.to_act()[0]
    legal = state.legal(seat)
    chosen = found._asked(state.mask(seat), seat, legal, Random(1), 0.1)
    return "" if chosen is None else chosen.notation()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "GRACE_SECONDS", 0.3)
    monkeypatch.setattr(engine, "HELLO_SECONDS", 3.0)
    monkeypatch.setattr(engine, "QUIT_SECONDS", 0.1)


@pytest.mark.parametrize("kind", ["fine", "crashes once", "late", "corrects itself", "asks much"])
def test_an_engine_answers_sooner_or_later(tmp_path: Path, kind: str) -> None:
    state, found = opening(), rogue(kind, tmp_path)
    first = state.legal(state.to_act()[0])[0].notation()
    for _ in range(2):
        assert answered(found, state) == first
    assert len((tmp_path / "starts").read_text()) == (2 if kind == "crashes once" else 1)
    found.engine.quit()


def answered(found: EngineBot, state: State) -> str:
    """With time enough, except for whoever waits for its end."""
    seat = state.to_act()[0]
    seconds = 0.1 if "late" in found.engine.command else 10.0
    chosen = found._asked(state.mask(seat), seat, state.legal(seat), Random(1), seconds)
    assert chosen is not None
    return chosen.notation()


@pytest.mark.parametrize(
    "kind", ["crashes", "silent", "talks", "floods", "never ends a line", "wrong"]
)
def test_whoever_gives_no_answer_is_answered_for(
    tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    state, found = opening(), rogue(kind, tmp_path)
    seat = state.to_act()[0]
    with caplog.at_level(logging.WARNING):
        thought = found.think(state.mask(seat), seat, state.legal(seat), Random(1))
    assert thought.answer in state.legal(seat)
    (record,) = caplog.records
    assert "answered for by lot" in record.getMessage()
    found.engine.quit()


def test_whoever_never_says_hello_is_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "HELLO_SECONDS", 0.2)
    assert asked(rogue("mute", tmp_path), opening()) == ""


def test_whoever_fails_again_and_again_is_not_asked_any_more(tmp_path: Path) -> None:
    state, found = opening(), rogue("crashes", tmp_path)
    for _ in range(FAILURES + 2):
        assert asked(found, state) == ""
    assert len((tmp_path / "starts").read_text()) == 2 * FAILURES


def test_a_program_that_is_not_there_is_refused() -> None:
    for name in ("exec:./no such program", "exec:", "exec:'"):
        with pytest.raises(Refusal):
            foreign_bot(name)
    assert class_name("exec:./bots/mybot --fast a:b") == "mybot"
    assert command_of("exec:node 'my bot.js'") == ["node", "my bot.js"]
    assert asked(EngineBot(["/dev/null"]), opening()) == ""


@pytest.mark.parametrize("found", all_games(), ids=lambda found: found.id)
def test_an_engine_gets_nothing_that_its_seat_does_not_know(found: Game) -> None:
    """Worlds that look the same to a seat are the same to its engine, whatever it asks."""
    rng, compared = Random(5), 0
    state = found.start(found.most)
    while state.to_act() and compared < 12:
        seat = state.to_act()[0]
        if seat != CHANCE and rng.random() < 0.05:
            other = state.mask(seat).fill(rng)
            legal = state.legal(seat)
            if other.legal(seat) == legal:
                told = [everything(world.mask(seat), seat, legal) for world in (state, other)]
                assert told[0] == told[1]
                compared += other != state
        chosen = state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat))
        state.apply(seat, chosen)
    assert compared > 1 or not state.to_act()


def everything(view: State, seat: int, legal: list[Action]) -> list[object]:
    helper = Helper(view, seat, {action.notation(): action for action in legal}, Random(2))
    told: list[object] = [engine_bot.game_of(view, seat), question_of(view, seat, legal, 1.0)]
    return [*told, helper.imagine("2"), helper.tried(legal[0].notation())]


def test_an_engine_learns_nothing_of_our_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BAUMEISTER_TOKEN", "bm_secret")
    spy = tmp_path / "spy.sh"
    spy.write_text(f"#!/bin/sh\nenv > {tmp_path}/seen\n")
    spy.chmod(0o755)
    asked(EngineBot([str(spy)]), opening())
    assert "PATH=" in (tmp_path / "seen").read_text()
    assert "bm_secret" not in (tmp_path / "seen").read_text()


def test_a_log_has_what_both_sides_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv(LOG, str(log))
    found = rogue("fine", tmp_path)
    answered(found, opening())
    found.engine.quit()
    lines = log.read_text().splitlines()
    assert lines[0] == "> hello 1"
    assert json.loads(next(line for line in lines if line.startswith("> ask"))[6:])["legal"]
    assert any(line.startswith("< answer") for line in lines)
    assert "> ponder" in lines


@pytest.mark.parametrize("name", sorted(path.name for path in ENGINES.iterdir()))
def test_an_example_plays_a_whole_game_by_itself(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    found = EngineBot(command_for(ENGINES / name, tmp_path))
    play_game(game("kheops").start(2), {0: found, 1: bot("random")}, Random(1))
    assert found.engine.name
    assert not caplog.records, "nobody had to answer for it"
    found.engine.quit()


def command_for(path: Path, folder: Path) -> list[str]:
    """How to start it; on a machine for tests there is all that it needs."""
    needed = "node" if path.suffix == ".mjs" else "cc"
    if shutil.which(needed) is None and not os.environ.get("CI"):
        pytest.skip(f"There is no {needed} here.")
    if needed == "node":
        return ["node", str(path)]
    strict = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]
    built = str(folder / path.stem)
    subprocess.run(["cc", *strict, "-o", built, str(path)], check=True)
    return [built]
