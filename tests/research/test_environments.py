"""Environments pass the checks of the libraries they are made for."""

from __future__ import annotations

import warnings
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import baumeister as b
from baumeister.core.game import Game
from baumeister.core.result import Result
from baumeister.encoding import encoding_of
from baumeister.encoding.table import CATEGORY
from baumeister.games import all_games
from baumeister.research.batch import Batch
from baumeister.research.gymnasium import BaumeisterEnv, environment_id
from baumeister.research.pettingzoo import env, raw_env
from baumeister.research.rewards import Rewards, by_lead, by_ranks
from baumeister.research.setting import Setting
from baumeister.research.shared_batch import SharedBatch
from baumeister.research.unfolding import Unfolding
from baumeister.research.vector import SelfPlayVectorEnv
from tests.encoding.positions import positions

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))


@GAMES
def test_gymnasium_finds_every_game_and_checks_it(game: Game) -> None:
    name = f"baumeister.research.gymnasium:{environment_id(game)}"
    made = gymnasium.make(name, opponent="random", limit=30)
    check_env(made.unwrapped, skip_render_check=True)
    made.close()


@GAMES
def test_the_version_of_an_environment_is_that_of_the_rules(game: Game) -> None:
    assert environment_id(game).endswith(f"-v{game.rules_version}")


def test_a_whole_game_against_a_level() -> None:
    made = BaumeisterEnv("kheops", opponent="beginner", seat=1)
    seen, info = made.reset(seed=4)
    rng, is_over, reward = Random(2), False, 0.0
    while not is_over:
        assert made.observation_space.contains(seen)
        seen, reward, is_over, is_cut, info = made.step(
            rng.choice(np.flatnonzero(seen["action_mask"]))
        )
        assert not is_cut
    assert reward == (1.0 if info["ranks"] == [2, 1] else -1.0 if info["ranks"] == [1, 2] else 0.0)


def test_the_same_seed_gives_the_same_game() -> None:
    runs = []
    for _ in range(2):
        made = BaumeisterEnv("imhotep", seats=3, opponent=["random", "beginner"], seat="any")
        seen, info = made.reset(seed=11)
        run = [info["seat"]]
        for _ in range(15):
            seen, *_ = made.step(int(np.flatnonzero(seen["action_mask"])[-1]))
            run.append(seen["observation"].tobytes())
        runs.append(run)
    assert runs[0] == runs[1]


def test_an_illegal_answer_loses_or_is_refused() -> None:
    made = BaumeisterEnv("kheops", opponent="random")
    made.reset(seed=1)
    wrong = next(n for n in range(made.setting.choices) if n not in made.episode.legal)
    _, reward, is_over, _, info = made.step(wrong)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, wrong)
    strict = BaumeisterEnv("kheops", opponent="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match=f"Answer {wrong} is not legal now"):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"opponent": ["random", "random"]}, "1 other seats, and 2 opponents"),
        ({"seat": 2}, "There is no seat 2"),
        ({"reward": "fame"}, "no reward “fame”"),
        ({"dtype": "int64"}, "no observations of “int64”"),
        ({"illegal": "cheat"}, "`illegal` is"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        BaumeisterEnv("kheops", **options)


def test_render_shows_what_the_learner_sees() -> None:
    made = BaumeisterEnv("kheops", opponent="random", render_mode="ansi")
    made.reset(seed=1)
    assert made.render() == str(made.episode.state.mask(0))
    drawn = BaumeisterEnv("kheops", opponent="random", render_mode="svg")
    drawn.reset(seed=1)
    assert "<svg" in drawn.render()
    assert made.answer(made.episode.legal[0]) in made.episode.state.legal(0)
    assert np.flatnonzero(made.action_masks()).tolist() == made.episode.legal


@GAMES
def test_pettingzoo_checks_every_game(game: Game) -> None:
    with warnings.catch_warnings():  # it expects a bare array of all but its own games
        warnings.filterwarnings("ignore", "Observation (space|is)", UserWarning)
        api_test(env(game.id, limit=80), num_cycles=120, verbose_progress=False)
    seed_test(partial(env, game.id, limit=80), num_cycles=40)


def test_all_seats_play_to_the_end_and_their_rewards_cancel() -> None:
    table = raw_env("cleopatra", seats=3)
    table.reset(seed=5)
    rng = Random(1)
    worth = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, is_over, is_cut, _ = table.last()
        worth[agent] += reward
        is_done = is_over or is_cut
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        table.step(None if is_done else rng.choice(legal))
    assert sum(worth.values()) == pytest.approx(0)
    assert max(worth.values()) > 0


def test_an_agent_who_is_not_asked_may_answer_nothing() -> None:
    table = raw_env("imhotep", seats=2)
    table.reset(seed=1)
    asked = table.agent_selection
    (other,) = set(table.agents) - {asked}
    assert table.observe(asked)["action_mask"].any()
    assert not table.observe(other)["action_mask"].any()
    with pytest.raises(ValueError, match="is not legal now"):
        table.step(None)


def test_rewards() -> None:
    result = Result([30, 20, 20], [1, 2, 2], [0, 0, 0], [])
    assert by_ranks(result) == [1.0, -0.5, -0.5]
    assert by_lead(result) == [10.0, -5.0, -5.0]
    assert sum(Rewards("points", 3).finish(result)) == 70


def test_what_is_given_on_the_way_is_taken_back_at_the_end() -> None:
    rng, rewards = Random(3), Rewards("ranks", 2, shaping=0.01)
    state = b.game("imhotep").start(seats=2)
    worth, steps = [0.0, 0.0], set()
    while (seat := state.first_to_act()) != b.OVER:
        state.apply(seat, state.sample(rng) if seat == b.CHANCE else rng.choice(state.legal(seat)))
        given = rewards.step(state)
        steps.add(given[0])
        worth = [before + now for before, now in zip(worth, given, strict=True)]
    result = state.result()
    assert result is not None
    assert worth == pytest.approx(by_ranks(result))
    assert len(steps) > 3


@GAMES
def test_unfolded_observations_are_from_0_to_1_and_differ_where_the_entries_do(game: Game) -> None:
    known: dict[bytes, bytes] = {}
    layout = encoding_of(game).layout(game.fewest)
    unfolding = Unfolding(layout)
    columns = {name: n for n, name in enumerate(unfolding.columns)}
    rows = layout.rows()
    for state, seat in positions(game, games=4, share=0.03):
        if state.seats != game.fewest:
            continue
        entries = layout.encoded(state, seat)
        floats = unfolding(np.frombuffer(entries, np.int8))
        assert floats.shape == (unfolding.size,) == (len(unfolding.columns),)
        assert floats.min() >= 0
        assert floats.max() <= 1
        assert known.setdefault(floats.tobytes(), entries) == entries
        at = 0
        for row in rows:
            if row.kind == CATEGORY:
                assert floats[columns[f"{row.name}={entries[at] + row.lowest}"]] == 1.0
            at += row.width


@GAMES
def test_a_batch_is_the_same_as_its_games_one_by_one(game: Game) -> None:
    setting = Setting(game.id, limit=50, reward="lead", shaping=0.5)
    batch = Batch(setting, 3)
    batch.reset(seed=7)
    rng = Random(1)
    ended = 0
    for _ in range(70):
        for n, episode in enumerate(batch.episodes.each):
            assert batch.observations[n].tobytes() == episode.observation(episode.seat)
            assert np.flatnonzero(batch.masks[n]).tolist() == episode.legal
            assert batch.seats[n] == episode.seat
        batch.step([rng.choice(episode.legal) for episode in batch.episodes.each])
        ended += int(batch.ended.sum() + batch.cut.sum())
        assert batch.rewards.sum(axis=1) == pytest.approx(0, abs=1e-3)
    assert ended


def test_a_batch_refuses_what_is_not_legal() -> None:
    batch = Batch(Setting("imhotep"), 2)
    batch.reset(seed=1)
    wrong = int(np.argmin(batch.masks[1]))
    legal = int(np.argmax(batch.masks[0]))
    before = batch.observations.copy()
    with pytest.raises(ValueError, match=f"Answer {wrong} is not legal in game 1"):
        batch.step([legal, wrong])
    assert (batch.observations == before).all()


def test_processes_step_the_same_games_as_one() -> None:
    alone = Batch(Setting("imhotep"), 5)
    alone.reset(seed=3)
    with SharedBatch(partial(Setting, "imhotep"), 5, processes=2) as shared:
        shared.reset(seed=3)
        for _ in range(60):
            for name in ("observations", "masks", "seats", "rewards", "ended", "cut"):
                assert (shared.arrays[name] == alone.arrays[name]).all()
            answers = alone.masks.argmax(axis=1)
            alone.step(answers)
            shared.step(answers)
        wrong = shared.masks.argmin(axis=1)
        with pytest.raises(ValueError, match="is not legal"):
            shared.step(wrong)


def test_a_vector_of_games_speaks_gymnasium() -> None:
    vector = SelfPlayVectorEnv(partial(Setting, "kheops", dtype="float32"), 4)
    seen, info = vector.reset(seed=1)
    assert vector.observation_space.contains(seen)
    rng = np.random.default_rng(1)
    ends = 0
    for _ in range(150):
        answers = [int(rng.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
        answered = info["seat"]
        seen, rewards, ended, cut, info = vector.step(answers)
        assert vector.observation_space.contains(seen)
        assert not cut.any()
        assert rewards.tolist() == [info["rewards"][n, seat] for n, seat in enumerate(answered)]
        ends += int(ended.sum())
    assert ends
    vector.close()
