"""What is fixed about the game, what can be chosen, and how it begins."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from baumeister.core.playout import play_out
from baumeister.core.refusal import BadSetup
from baumeister.core.state import NOBODY
from baumeister.games import all_games, game
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.market import EMPTY
from baumeister.games.imhotep.rules.names import MONUMENTS, SITES, SOURCES
from tests.games.imhotep.rules.table import choices, finished, question, start


def test_the_game_is_known_by_its_name() -> None:
    assert game("imhotep") is IMHOTEP
    assert IMHOTEP in all_games()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        game("senet")
    assert str(refused.value).startswith("There is no game “senet”. Known games: cleopatra")


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        IMHOTEP.start(seats)
    assert str(refused.value) == f"Imhotep is for 2 to 4 players, not for {seats}."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_stones(seats: int) -> None:
    """Clarification: quarry size. 29 stones each; 2, 3, 4 and 5 of them lie on the sleds."""
    state = start(seats)
    assert state.sled == [2, 3, 4, 5][:seats]
    assert [sled + quarry for sled, quarry in zip(state.sled, state.quarry, strict=True)] == [
        29
    ] * seats


def test_ruling_im_27_seat_zero_is_the_start_player() -> None:
    state = start(3)
    assert state.agenda[0].asked(state) == [0]
    assert state.sled[0] == min(state.sled)


def test_everything_else_is_empty() -> None:
    state = start()
    assert state.points() == [0, 0, 0, 0]
    assert state.market.display == [EMPTY] * 4
    assert (state.market.pile_size(), state.market.discard.size) == (34, 0)
    assert all(state.stones_at(site) == [] for site in MONUMENTS)
    assert set(state.fleet.load) == {NOBODY}
    assert (question(state), len(choices(state))) == ("TurnUpRoundCard", 7)


def test_side_a_is_the_default() -> None:
    """In the first games all boards show side A."""
    state = IMHOTEP.start(2)
    assert state.to_json()["variants"] == {
        **dict.fromkeys(SITES, "A"),
        "wrath": "off",
        "loose_stones": "off",
        "stones_first": "off",
    }


def test_sides_can_be_mixed_freely() -> None:
    """Layout fact: sides A and B may be mixed."""
    for sides in product("AB", repeat=len(SITES)):
        state = start(3, "".join(sides))
        assert state.settings.side_b == [side == "B" for side in sides]
        assert len(state.pyramids.stones) == (3 if sides[1] == "B" else 1)
        assert len(state.obelisks.fields) == (8 if sides[4] == "B" else 0)


def test_an_unknown_side_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        start(2, "CAAAA")
    assert str(refused.value) == "The variant “market” cannot be “C”. Possible values: A, B."


def test_points_have_the_sources_of_the_final_table() -> None:
    result = finished(4, "BBBBB", 3).result()
    assert result is not None
    assert len(result.table) == len(SOURCES) == len(IMHOTEP.sources)


def test_the_score_is_not_limited_by_the_track() -> None:
    """Clarification: score track: more than 40 points are possible."""
    state = start(2)
    state.ledger.book(0, 0, 123)
    assert state.points() == [123, 0]


def test_games_stay_far_below_the_bound() -> None:
    answers = [play_out(start(4, "BBBBB"), Random(seed)) for seed in range(20)]
    assert max(answers) < IMHOTEP.bound / 2
