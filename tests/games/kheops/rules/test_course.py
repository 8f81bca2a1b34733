"""The course of a game, its end, and a match of two games."""

from __future__ import annotations

import re

import pytest

from baumeister.core.state import CHANCE
from baumeister.core.text import Text
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import BLUE, PARTS, SOURCES, WHITE
from tests.games.kheops.rules.table import ANNA, BEN, finished, moments, question, start, told


def test_white_begins_and_they_take_turns() -> None:
    """Es wird der Reihe nach gespielt. Weiß beginnt."""
    for seed in range(3):
        layers = [
            moment.to_act()[0] for moment in moments(start(), seed) if question(moment) == "LayTile"
        ]
        assert layers == [ANNA, BEN] * 15


def test_a_turn_has_three_phases() -> None:
    """Turn: figure and effect, then a tile, then a draw; a new tile is first used by the other."""
    asked = [question(moment) for moment in moments(start(), 1)]
    turns = " ".join(asked[25:]).split("PutFigure ")[1:]
    effects = re.compile("(ReplaceFigure )*(TurnTile |MoveFigure )?")
    assert len(turns) == 30
    for number, turn in enumerate(turns):
        effect, _, rest = turn.partition("LayTile")
        assert effects.fullmatch(effect)
        assert rest.strip() == ("DrawTile" if number < 25 else "")


def test_ruling_kh_18_the_first_seat_is_white() -> None:
    state = start()
    assert state.white == ANNA
    assert [state.colour(ANNA), state.colour(BEN)] == [WHITE, BLUE]


def test_arithmetic_of_the_draws() -> None:
    """Arithmetic: draws happen in turns 1-25, turns 26-30 are played from hand."""
    turn, drawn = 0, []
    for state in moments(start(), 4):
        if question(state) == "LayTile":
            turn += 1
        if question(state) == "DrawTile" and turn:
            drawn.append(turn)
    assert drawn == list(range(1, 26))


def test_the_game_ends_when_blue_has_laid_the_last_tile() -> None:
    """Das Spiel ist zu Ende, sobald Blau das letzte Pyramidenplättchen ausgelegt hat."""
    for seed in range(5):
        state = finished(seed)
        assert state.pyramid.is_finished()
        assert state.pile.size == 0
        lays = [event for event in state.log or [] if event.key == "lays"]
        assert lays[-1].seat == BEN


def test_white_still_has_a_tile_at_the_end() -> None:
    """Weiß hat noch ein Plättchen auf der Hand."""
    for seed in range(5):
        assert [len(hand) for hand in finished(seed).hands] == [1, 0]


def test_about_nineteen_tiles_are_free_at_any_time() -> None:
    """Arithmetic: a legal tile for the figure always exists."""
    for seed in range(5):
        for state in moments(start(), seed):
            if question(state) == "PutFigure":
                assert 14 <= state.free_cells().bit_count() <= 26


def test_how_many_answers_a_game_takes() -> None:
    """19 + 6 + 25 answers of chance; 30 figures, 30 tiles and up to 30 effects."""
    for seed in range(5):
        asked = [moment.to_act()[0] for moment in moments(start(), seed)]
        assert asked.count(CHANCE) == 50
        assert 60 - 5 <= len(asked) - 50 <= 90


@pytest.mark.parametrize("seed", range(3))
def test_ruling_kh_17_a_match_is_two_games_with_colours_swapped(seed: int) -> None:
    state = start(match="two_games")
    whites: list[int] = []
    layers: list[int] = []
    for moment in moments(state, seed):
        if question(moment) == "LayTile":
            whites.append(moment.white)
            layers.append(moment.to_act()[0])
    assert whites == [ANNA] * 30 + [BEN] * 30
    assert layers == [ANNA, BEN] * 15 + [BEN, ANNA] * 15
    assert [len(hand) for hand in state.hands] == [0, 1]


@pytest.mark.parametrize("seed", range(3))
def test_ruling_kh_17_the_points_of_both_games_are_added_up(seed: int) -> None:
    """Each game has rows of its own in the table of points."""
    single = finished(seed).result()
    match = finished(seed, match="two_games").result()
    assert single is not None
    assert match is not None
    n = len(PARTS)
    first, second = match.table[n : 2 * n], match.table[2 * n :]
    assert first == single.table[:n]
    assert any(any(row) for row in second)
    assert not any(any(row) for row in match.table[:n] + single.table[n:])
    for seat in range(2):
        assert match.points[seat] == single.points[seat] + sum(row[seat] for row in second)


def test_ruling_kh_17_a_second_game_begins_with_everything_in_the_box() -> None:
    state = start(match="two_games")
    fresh = state.to_json()
    for moment in moments(state, 1):
        if moment.number == 1:
            break
    assert state.points() == state.ledger.points
    assert any(state.points())
    again = state.to_json()
    assert fresh["agenda"] != again["agenda"]  # the other seat draws first
    one, other = fresh["facts"], again["facts"]
    assert isinstance(one, dict) and isinstance(other, dict)
    assert {key for key in one if one[key] != other[key]} == {"number", "points"}
    assert state.to_act() == [CHANCE]
    assert state.result() is None


def test_the_log_tells_of_both_games() -> None:
    """With the points of each game, White's first."""
    anna, ben = finished(1).points()
    match = finished(1, match="two_games")
    ben_later, anna_later = (match.points()[BEN] - ben, match.points()[ANNA] - anna)
    sentences = told(match)
    assert sentences[0] == "Game 1: Anna is White and begins."
    assert f"Game 1 is over: White {anna}, Blue {ben}." in sentences
    assert "Game 2: Ben is White and begins." in sentences
    assert sentences[-1] == f"Game 2 is over: White {ben_later}, Blue {anna_later}."


def test_both_games_of_a_match_have_the_sources_of_a_single_one() -> None:
    stems = [re.sub("^(first|second)_", "", source) for source in SOURCES]
    assert stems == [*PARTS, *PARTS, *PARTS]
    names = [KHEOPS.sentences.say(Text(f"source.{source}")) for source in SOURCES]
    assert names[:: len(PARTS)] == ["Halls", "First game: halls", "Second game: halls"]
