"""Levels: which bots make sense in a game, and what they do where nothing is known of it."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.bots import (
    BOTS,
    SECONDS,
    SearchBot,
    Seconds,
    SightedBot,
    Simulations,
    levels_for_people,
    levels_of,
    usual_level,
)
from baumeister.bots.bot import ask
from baumeister.bots.greedy_bot import GreedyBot
from baumeister.bots.hint import advise
from baumeister.bots.judgement import Judgement, judgement_of
from baumeister.bots.levels import EARLIER, NOVEMBER_2026, level_in
from baumeister.bots.levels import bot as named
from baumeister.bots.lookahead import LookaheadBot
from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.value import Value
from baumeister.core.refusal import BadSetup
from baumeister.core.state import State
from baumeister.games import all_games
from tests.toys.fists import FISTS
from tests.toys.nim import NIM, Nim, nim


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("emperor@20", "There is no bot “emperor@20”. Known bots: random, "),
        ("builder@20", "“builder” does not search"),
        ("master@", "“” is not an effort"),
        ("master@0", "“0” is not an effort"),
        ("master@601s", "up to 600 seconds"),
        ("architect:pride=1", "cannot be told “pride=1”, but explore=0…100, "),
        ("architect@9:explore=1:explore=2", "cannot be told “explore=2”"),
        ("architect:explore=101", "cannot be told “explore=101”"),
        ("architect:explore=nan", "cannot be told “explore=nan”"),
        ("architect:depth=1.5", "cannot be told “depth=1.5”"),
        ("beginner:worlds=2", "cannot be told “worlds=2”, but overlooks=0…1, greed=0…1, "),
        ("foreman:simulations=1.5", "cannot be told “simulations=1.5”"),
        ("beginner:2026-11:worlds=2", "cannot be told “worlds=2”, but mistakes=0…1"),
        ("random:luck=7", "“random” cannot be told anything"),
        ("architect:2026-12@20", "no bots of version “2026-12”. Known versions: 2026-11"),
        ("emperor:2026-11", "There is no bot “emperor:2026-11”. Known bots: random, "),
        ("builder:2026-11@20", "“builder” does not search"),
        ("architect@20:2026-11", "cannot be told “2026-11”"),
    ],
)
def test_a_name_without_a_bot_is_refused_with_the_reason(name: str, says: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        named(name)
    assert says in str(refusal.value)


def test_a_search_may_be_told_how_much() -> None:
    simulations, seconds = named("architect@20").effort(), named("master@0.5s").effort()
    assert isinstance(simulations, Simulations)
    assert isinstance(seconds, Seconds)
    assert (simulations.number, seconds.seconds) == (20, 0.5)
    assert level_in("architect@20") == level_in("architect") == "architect"


def test_bots_are_told_what_they_do_otherwise() -> None:
    search = named("architect@20:explore=1.5:depth=9")
    assert isinstance(search, SearchBot)
    effort, usual = search.effort(), judgement_of(NIM).settings
    assert isinstance(effort, Simulations)
    assert effort.number == 20
    found = usual.changed(search.changes)
    assert (found.explore, found.depth, found.trust) == (1.5, 9, usual.trust)
    ahead, hasty = named("builder:worlds=8"), named("beginner:overlooks=0.25")
    assert isinstance(ahead, LookaheadBot)
    assert isinstance(hasty, SightedBot)
    assert (ahead.worlds, hasty.sight(NIM).overlooks) == (8, 0.25)
    assert level_in("architect@20:explore=1.5") == "architect"


def test_arguments_change_what_a_search_finds() -> None:
    state = nim(12)
    legal = state.legal(0)
    found = [
        named(f"architect@40:{words}").think(nim(12), 0, legal, Random(1)).forecasts
        for words in ("explore=0", "explore=50", "explore=50")
    ]
    assert found[0] != found[1] == found[2]


def test_earlier_bots_take_efforts_and_arguments() -> None:
    search = named("architect:2026-11@20:explore=1.5")
    assert isinstance(search, SearchBot)
    effort = search.effort()
    assert isinstance(effort, Simulations)
    assert (effort.number, search.changes, search.version) == (20, {"explore": 1.5}, "2026-11")
    ahead, greedy = named("builder:2026-11:worlds=8"), named("beginner:2026-11:mistakes=0")
    assert isinstance(ahead, LookaheadBot)
    assert isinstance(greedy, GreedyBot)
    assert (ahead.worlds, ahead.version) == (8, "2026-11")
    assert (greedy.mistakes, greedy.version) == (0.0, "2026-11")
    assert level_in("architect:2026-11@20:explore=1.5") == "architect"


class Spender(Value):
    """Thinks that few matches are good for the first seat."""

    def points(self, state: State) -> list[float]:
        assert isinstance(state, Nim)
        return [float(-state.left), float(state.left)]

    def visible(self, state: State) -> list[float]:
        return self.points(state)


@pytest.mark.parametrize(
    ("now", "earlier"),
    [
        ("beginner", "beginner:2026-11:mistakes=0"),
        ("builder", "builder:2026-11"),
        ("architect@64", "architect:2026-11@64"),
    ],
)
def test_earlier_bots_judge_as_they_did(
    now: str, earlier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of nine matches, one is right, and three is what the earlier judgement wants."""

    def taken(name: str) -> set[str]:
        bot, legal = named(name), nim(9).legal(0)
        return {bot.choose(nim(9), 0, legal, Random(n)).notation() for n in range(8)}

    before = Judgement(Spender(), SearchSettings(explore=0.0, trust=1000.0))
    monkeypatch.setitem(judgement_of(NIM).earlier, NOVEMBER_2026, before)
    assert taken(earlier) == {"take 3"}
    assert "take 1" in taken(now)


def test_every_earlier_bot_can_be_named_and_plays() -> None:
    for version, levels in EARLIER.items():
        for level in levels:
            state = NIM.start(2)
            found = named(f"{level}:{version}" + ("@16" if level in SECONDS else ""))
            assert ask(found, state, 0, Random(1)) in state.legal(0)


def test_our_games_have_all_levels() -> None:
    for game in all_games():
        assert levels_of(game) == tuple(BOTS)
        assert levels_for_people(game) == tuple(BOTS)[1:]
        assert usual_level(game) == "beginner"


def test_a_game_without_a_judgement_is_left_to_chance_or_searched() -> None:
    for game in (NIM, FISTS):
        assert levels_of(game) == ("random", "foreman", "architect", "master")
        assert levels_for_people(game) == ("foreman", "architect", "master")
        assert usual_level(game) == "foreman"


def test_such_a_search_plays_its_imagined_games_to_the_end() -> None:
    """In Nim nobody has points before the last match is taken."""
    settings = judgement_of(NIM).settings
    assert settings.playout > NIM.bound
    bot = SearchBot(Simulations(800))
    for left, right in ((9, 1), (10, 2), (11, 3)):
        answers = {bot.choose(nim(left), 0, nim(left).legal(0), Random(n)) for n in range(3)}
        assert [answer.notation() for answer in answers] == [f"take {right}"]


def test_its_hints_can_be_said() -> None:
    sentences = judgement_of(NIM).sentences
    for left in range(1, 9):
        found = advise(SearchBot(Simulations(64)), nim(left), 0, Random(1))
        assert sentences.say(found.why, names=("Anna", "Ben")).endswith(".")
