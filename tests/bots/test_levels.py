"""Levels: which bots make sense in a game, and what they do where nothing is known of it."""

from __future__ import annotations

from random import Random

from baumeister.bots import BOTS, SearchBot, Simulations, levels_of, usual_level
from baumeister.bots.hint import advise
from baumeister.bots.judgement import judgement_of
from baumeister.games import all_games
from tests.toys.fists import FISTS
from tests.toys.nim import NIM, nim


def test_our_games_have_all_levels() -> None:
    for game in all_games():
        assert levels_of(game) == tuple(BOTS)
        assert usual_level(game) == "beginner"


def test_a_game_without_a_judgement_is_left_to_chance_or_searched() -> None:
    for game in (NIM, FISTS):
        assert levels_of(game) == ("random", "architect", "master")
        assert usual_level(game) == "architect"


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
        assert sentences.say(found.text(0), names=("Anna", "Ben")).endswith(".")
