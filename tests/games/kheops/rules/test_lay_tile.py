"""Phase 2: laying a tile."""

from __future__ import annotations

from random import Random

from baumeister.games.kheops.rules.cells import NAMES, NEIGHBOURS
from baumeister.games.kheops.rules.lay_tile import LAY_TILE
from baumeister.games.kheops.rules.tiles import EMPTY, TILES
from tests.games.kheops.rules.table import (
    ANNA,
    BEN,
    answer,
    choices,
    deal,
    moments,
    position,
    question,
    refusal,
    sections,
    start,
    told,
)


def test_first_legal_spots_are_the_five_gaps_of_the_second_row() -> None:
    """Foundation of 19: the first legal spots are the cells that point down in the second row."""
    for state in moments(start(), 1):
        if question(state) == "LayTile":
            break
    places = {notation.split()[2] for notation in choices(state)}
    assert places == {"f2", "f4", "f6", "f8", "f10"}


def test_a_tile_touches_another_one_with_a_side() -> None:
    """Das neue Plättchen muss mit mindestens einer Seite ein ausliegendes berühren."""
    state = position("g1 hall3_plain lrb")
    deal(state, ANNA, "hall1_ankh")
    answer(state, "put worker g1")
    assert choices(state) == ["lay hall1_ankh g2 r", "lay hall1_ankh g2 l", "lay hall1_ankh g2 t"]
    sentence = "A side of a tile must touch another tile; G3 touches none."
    assert refusal(state, "lay hall1_ankh g3 l") == sentence
    assert refusal(state, "lay hall1_ankh g1 l") == "There is already a tile on G1."


def test_openings_need_not_match() -> None:
    """Turn: any orientation; openings need not match."""
    state = position("g1 hall1_ankh b")
    deal(state, ANNA, "hall1_two")
    answer(state, "put worker g1", "lay hall1_two g2 l")
    assert sections(state.pyramid) == {frozenset({"g1"}), frozenset({"g2"})}


def test_only_tiles_of_the_hand_can_be_laid() -> None:
    """Eines der drei Plättchen, die er auf der Hand hat."""
    state = position("g1 hall3_plain lrb")
    deal(state, ANNA, "hall1_ankh", "hall3_two", "hall1_ankh")
    deal(state, BEN, "hall2_curse")
    answer(state, "put worker g1")
    assert choices(state) == [
        "lay hall1_ankh g2 r",
        "lay hall1_ankh g2 l",
        "lay hall1_ankh g2 t",
        "lay hall3_two g2 lrt",
    ]
    sentence = "You do not hold this tile: a hall with 2 openings (curse)."
    assert refusal(state, "lay hall2_curse g2 lr") == sentence


def test_laying_takes_the_tile_out_of_the_hand() -> None:
    state = position("g1 hall3_plain lrb")
    deal(state, ANNA, "hall1_ankh", "hall3_two", "hall1_ankh")
    answer(state, "put worker g1", "lay hall1_ankh g2 t")
    assert [TILES[tile] for tile in state.hands[ANNA]] == ["hall1_ankh", "hall3_two"]
    assert state.pyramid.tiles[NAMES.index("g2")] == TILES.index("hall1_ankh")
    assert told(state)[-1] == "Anna lays a hall with 1 opening (ankh) on G2, open above."


def test_then_a_new_tile_is_drawn_and_the_other_has_their_turn() -> None:
    """3) Zum Schluss muss er ein neues Plättchen nachziehen."""
    state = start()
    rng = Random(5)
    while question(state) != "LayTile":
        seat = state.to_act()[0]
        state.apply(seat, state.sample(rng) if seat < 0 else state.legal(seat)[0])
    state.apply(ANNA, state.legal(ANNA)[0])
    assert question(state) == "DrawTile"
    state.apply(-1, state.sample(rng))
    assert len(state.hands[ANNA]) == 3
    assert (question(state), state.to_act()) == ("PutFigure", [BEN])


def test_a_tile_has_to_be_laid() -> None:
    state = position("g1 hall3_plain lrb", "g2 hall2_plain lr")
    deal(state, ANNA, "hall1_ankh")
    answer(state, "put worker g1")
    assert refusal(state, "put worker g2") == "Now you must lay one of your tiles."
    sentence = "A turn begins with a figure: first put one on a tile."
    assert refusal(position("g1 hall3_plain lrb"), "lay hall1_ankh g2 l") == sentence


def test_every_tile_of_a_random_game_touches_another_one() -> None:
    for seed in range(5):
        state = start()
        for moment in moments(state, seed):
            if question(moment) == "LayTile":
                tiles = moment.pyramid.tiles
                for action in moment.legal(moment.to_act()[0]):
                    cell = action.data()["cell"]
                    assert tiles[cell] == EMPTY
                    near = [other for other in NEIGHBOURS[cell] if other >= 0]
                    assert any(tiles[other] != EMPTY for other in near)


def test_an_answer_at_once_does_not_tell_that_a_hand_leaves_no_choice() -> None:
    assert LAY_TILE[0].conceals(start())
