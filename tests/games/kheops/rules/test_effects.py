"""Symbols that act at once."""

from __future__ import annotations

import pytest

from baumeister.games.kheops.rules.cells import NAMES
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import BLUE, MUMMY, WHITE, WORKER
from baumeister.games.kheops.rules.texts import SENTENCES
from tests.games.kheops.rules.table import (
    ANNA,
    BEN,
    answer,
    ask_turn,
    choices,
    empty_supply,
    figure_at,
    openings,
    position,
    question,
    refusal,
    stand,
    told,
)

CORRIDOR = "corridor2_turn_corridor"
HALL = "hall2_turn_hall"


def lies(cell: str, sides: str, state_openings: list[int]) -> bool:
    return state_openings[NAMES.index(cell)] == openings(cell, sides)


def test_turn_a_corridor() -> None:
    """Ein Plättchen "Gang" drehen."""
    state = position(f"g1 {CORRIDOR} lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    answer(state, "put worker g1")
    assert question(state) == "TurnTile"
    assert choices(state) == ["turn g1 lb", "turn g1 rb", "turn g2 rt", "turn g2 lt"]
    answer(state, "turn g2 rt")
    assert lies("g2", "rt", state.pyramid.openings)
    assert told(state)[-1] == "Anna turns the tile on G2: open to the right and above."
    assert question(state) == "LayTile"


def test_turn_a_hall() -> None:
    """Ein Plättchen "Saal" drehen."""
    state = position(f"g1 {HALL} lr", "g2 corridor2_plain lr", "g3 hall1_ankh l")
    answer(state, "put worker g1")
    assert choices(state) == ["turn g1 lb", "turn g1 rb", "turn g3 r", "turn g3 b"]
    assert refusal(state, "turn g2 rt") == "The symbol turns a hall, but G2 is a corridor."


def test_ruling_kh_5_the_own_tile_may_be_turned() -> None:
    state = position(f"g1 {CORRIDOR} lr")
    answer(state, "put worker g1", "turn g1 rb")
    assert lies("g1", "rb", state.pyramid.openings)


def test_ruling_kh_5_a_turned_tile_must_lie_another_way() -> None:
    state = position(f"g1 {CORRIDOR} lr")
    answer(state, "put worker g1")
    sentence = "The tile on G1 already lies this way: it must be turned."
    assert refusal(state, "turn g1 lr") == sentence


def test_ruling_kh_5_three_openings_are_turned_only_if_nothing_else_can_be() -> None:
    state = position(f"g1 {CORRIDOR} lr", "g2 corridor3_plain lrt")
    answer(state, "put worker g1")
    assert choices(state) == ["turn g1 lb", "turn g1 rb"]
    sentence = "The tile on G2 looks the same whichever way it is turned: choose another."
    assert refusal(state, "turn g2 lrt") == sentence


@pytest.mark.parametrize("side", ["l", "r", "b"])
def test_ruling_kh_5_a_tile_with_one_opening_is_turned_first(side: str) -> None:
    state = position(
        "g1 hall2_turn_corridor lr", "g2 corridor3_plain lrt", f"g3 corridor1_plain {side}"
    )
    answer(state, "put worker g1")
    assert "choose another" in refusal(state, "turn g2 lrt")


def test_ruling_kh_5_alone_a_tile_with_three_openings_is_turned_to_no_effect() -> None:
    state = position(
        "g1 hall2_turn_corridor lr", "g2 corridor3_plain lrt", "g4 corridor3_curse lrt"
    )
    answer(state, "put worker g1")
    assert choices(state) == ["turn g2 lrt", "turn g4 lrt"]
    before = sorted(state.pyramid.sections)
    answer(state, "turn g2 lrt")
    assert sorted(state.pyramid.sections) == before


def test_the_tile_under_an_enemy_priest_cannot_be_turned() -> None:
    """Der Gegner darf das Plättchen, auf dem der Priester steht, nicht drehen."""
    state = position(f"g1 {CORRIDOR} lr", "g2 corridor2_plain lr")
    stand(state, "p g2")
    answer(state, "put worker g1")
    assert choices(state, "turn g2") == []
    assert (
        refusal(state, "turn g2 rt") == "An enemy (priest) keeps the tile on G2 from being turned."
    )


def test_the_tile_under_the_enemy_pharaoh_cannot_be_turned() -> None:
    """Der Pharao hat dieselben Eigenschaften wie ein Priester."""
    state = position(f"g1 {CORRIDOR} lr", "g2 corridor2_plain lr")
    stand(state, "F g2")
    ask_turn(state, BEN)
    answer(state, "put worker g1")
    assert choices(state, "turn g2") == []
    assert (
        refusal(state, "turn g2 rt") == "An enemy (pharaoh) keeps the tile on G2 from being turned."
    )


def test_the_owner_may_turn_the_tile_under_their_priest() -> None:
    """Dies ist nur dem Besitzer des Priesters erlaubt."""
    state = position(f"g1 {CORRIDOR} lr", "g2 corridor2_plain lr")
    stand(state, "P g2")
    answer(state, "put worker g1", "turn g2 lt")
    assert lies("g2", "lt", state.pyramid.openings)


@pytest.mark.parametrize("enemy", ["w", "m"])
def test_the_tile_under_an_enemy_worker_or_mummy_can_be_turned(enemy: str) -> None:
    state = position(f"g1 {CORRIDOR} lr", "g2 corridor2_plain lr")
    stand(state, f"{enemy} g2")
    answer(state, "put worker g1")
    assert choices(state, "turn g2") == ["turn g2 rt", "turn g2 lt"]


def test_turning_a_tile_keeps_its_number_of_openings() -> None:
    state = position(f"g1 {CORRIDOR} lr")
    answer(state, "put worker g1")
    assert refusal(state, "turn g1 b") == "The tile on G1 has 2 openings."
    assert refusal(state, "turn g5 lr") == "There is no tile on G5 yet."


def test_an_effect_cannot_be_waived() -> None:
    """Es ist nicht erlaubt, darauf zu verzichten."""
    state = position(f"g1 {CORRIDOR} lr")
    answer(state, "put worker g1")
    sentence = "The effect of a symbol must be used if that is possible."
    assert refusal(state, "lay hall1_ankh g2 l") == sentence


def test_replace_an_enemy_figure() -> None:
    """Eine gegnerische Figur durch eine eigene ersetzen."""
    state = position("g1 corridor2_replace lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    stand(state, "w g2", "m g3")
    answer(state, "put worker g1")
    assert question(state) == "ReplaceFigure"
    assert choices(state) == [
        "replace g2 worker",
        "replace g2 mummy",
        "replace g3 worker",
        "replace g3 mummy",
    ]
    answer(state, "replace g3 worker")
    assert figure_at(state, "g3") == "W"
    assert state.figures.supply[BLUE * COLUMNS + MUMMY] == 1
    assert told(state)[-1] == "Anna replaces a figure of Ben on G3 with a worker."


def test_the_priest_cannot_be_replaced() -> None:
    """Der Priester kann nicht entfernt werden, weder durch ein Plättchen noch die Mumie."""
    state = position("g1 corridor2_replace lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    stand(state, "w g2", "p g3")
    answer(state, "put worker g1")
    assert choices(state, "replace g3") == []
    assert refusal(state, "replace g3 worker") == "The enemy on G3 (priest) cannot be taken away."


def test_the_pharaoh_cannot_be_replaced() -> None:
    state = position("g1 corridor2_replace lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    stand(state, "W g2", "F g3")
    ask_turn(state, BEN)
    answer(state, "put worker g1")
    assert choices(state, "replace g3") == []


def test_only_an_enemy_can_be_replaced() -> None:
    state = position("g1 corridor2_replace lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    stand(state, "w g2", "W g3")
    answer(state, "put worker g1")
    for cell in ("G1", "G3", "F1"):
        sentence = f"There is no enemy figure on {cell}."
        assert refusal(state, f"replace {cell.lower()} worker") == sentence


def test_ruling_kh_7_any_figure_of_the_supply_can_replace() -> None:
    state = position("g1 corridor2_replace lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    stand(state, "w g2", "M g3")
    answer(state, "put worker g1")
    assert choices(state) == ["replace g2 worker", "replace g2 priest", "replace g2 pharaoh"]
    sentence = "You have no mummy left in your supply."
    assert refusal(state, "replace g2 mummy") == sentence


def test_ruling_kh_12_priest_and_pharaoh_need_the_mummy_to_replace_as_well() -> None:
    state = position("g1 corridor2_replace lr", "g2 corridor2_plain lr")
    stand(state, "w g2")
    answer(state, "put worker g1")
    sentence = "Your pharaoh may enter only while your mummy is in play."
    assert refusal(state, "replace g2 pharaoh") == sentence


def test_move_a_figure() -> None:
    """Eine seiner Figuren auf ein anderes Plättchen bewegen; auch die gerade aufgestellte."""
    state = position("g1 corridor2_move lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    stand(state, "W g3")
    answer(state, "put worker g1")
    assert question(state) == "MoveFigure"
    assert choices(state) == ["move g1 g2", "move g3 g2"]
    answer(state, "move g1 g2")
    assert [figure_at(state, cell) for cell in ("g1", "g2", "g3")] == ["", "W", "W"]
    assert told(state)[-1] == "Anna moves a worker from G1 to G2."


def test_the_symbol_of_the_tile_of_arrival_does_not_act() -> None:
    """Die Wirkung des Ankunftsplättchens wird dadurch nicht ausgelöst."""
    state = position("g1 corridor2_move lr", f"g2 {CORRIDOR} lr")
    answer(state, "put worker g1", "move g1 g2")
    assert question(state) == "LayTile"


def test_the_owner_may_move_their_priest() -> None:
    """Dieser darf ihn auch mit Hilfe eines Plättchens bewegen."""
    state = position("g1 corridor2_move lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    stand(state, "P g3")
    answer(state, "put worker g1", "move g3 g2")
    assert figure_at(state, "g2") == "P"


def test_nobody_moves_the_figures_of_the_other() -> None:
    """Der Priester kann vom Gegner nicht fortbewegt werden; auch keine andere Figur."""
    state = position("g1 corridor2_move lr", "g2 corridor2_plain lr", "g3 hall2_plain lr")
    stand(state, "p g3")
    answer(state, "put worker g1")
    assert choices(state) == ["move g1 g2"]
    assert refusal(state, "move g3 g2") == "You have no figure on G3."


def test_ruling_kh_8_a_figure_moves_to_free_tiles_only_however_far() -> None:
    state = position(
        "g1 corridor2_move lr", "g2 hall1_forbidden l", "g3 hall2_plain lr", "g13 hall3_plain lrb"
    )
    stand(state, "w g3")
    answer(state, "put mummy g1")
    assert choices(state) == ["move g1 g13"]
    assert refusal(state, "move g1 g3") == "There is already a figure on G3."
    assert refusal(state, "move g1 g4") == "There is no tile on G4 yet."
    sentence = "No figure may ever stand on G2: the tile is forbidden."
    assert refusal(state, "move g1 g2") == sentence


def test_ruling_kh_10_nothing_to_turn() -> None:
    """Der Spieler muss die Wirkung anwenden, falls es möglich ist."""
    state = position("g1 hall2_turn_corridor lr", "g2 hall2_plain lr")
    answer(state, "put worker g1")
    assert question(state) == "LayTile"
    assert told(state)[-1] == "The symbol on G1 (turn a corridor) cannot act."


def test_ruling_kh_10_no_hall_to_turn() -> None:
    state = position("g1 corridor2_turn_hall lr", "g2 hall2_plain lr")
    stand(state, "p g2")
    answer(state, "put worker g1")
    assert question(state) == "LayTile"


def test_ruling_kh_10_nobody_to_replace() -> None:
    state = position("g1 corridor2_replace lr", "g2 hall2_plain lr")
    stand(state, "p g2")
    answer(state, "put worker g1")
    assert question(state) == "LayTile"
    assert told(state)[-1] == "The symbol on G1 (replace a figure) cannot act."


def test_ruling_kh_10_no_figure_left_to_replace_with() -> None:
    state = position("g1 corridor2_replace lr", "g2 hall2_plain lr")
    stand(state, "w g2", "M g2")
    state.figures.standing[WHITE * COLUMNS + MUMMY] = 0
    empty_supply(state, WHITE)
    state.figures.supply[WHITE * COLUMNS + WORKER] = 1
    answer(state, "put worker g1")
    assert question(state) == "LayTile"


def test_ruling_kh_10_nowhere_to_move() -> None:
    state = position("g1 corridor2_move lr", "g2 hall2_plain lr")
    stand(state, "w g2")
    answer(state, "put worker g1")
    assert question(state) == "LayTile"
    assert told(state)[-1] == "The symbol on G1 (move a figure) cannot act."


@pytest.mark.parametrize(
    "tile",
    ["hall2_plain", "hall1_two", "hall1_ankh", "hall2_curse", "hall1_red_queen"],
)
def test_symbols_of_the_end_do_not_act_at_once(tile: str) -> None:
    """Und die, die erst während der Endauswertung berücksichtigt werden."""
    sides = "lr" if "2" in tile else "l"
    state = position(f"g1 {tile} {sides}", "g2 corridor2_plain lr")
    answer(state, "put worker g1")
    assert question(state) == "LayTile"
    assert told(state) == ["Anna puts a worker on G1."]


def test_answers_say_whom_they_are_about() -> None:
    state = position("g1 corridor2_replace lr", "g2 corridor2_plain lr")
    stand(state, "m g2")
    answer(state, "put worker g1")
    said = [SENTENCES.say(state.describe(ANNA, action)) for action in state.legal(ANNA)]
    assert said == [
        "Replace the enemy mummy on G2 with a worker",
        "Replace the enemy mummy on G2 with the mummy",
    ]
    state = position("g1 corridor2_move lr", "g2 corridor2_plain lr")
    answer(state, "put mummy g1")
    (move,) = state.legal(ANNA)
    assert SENTENCES.say(state.describe(ANNA, move)) == "Move your mummy from G1 to G2"
    assert SENTENCES.say(move.text()) == "Move your figure from G1 to G2"


def test_the_prompt_says_what_to_turn() -> None:
    for tile, words in ((CORRIDOR, "turn a corridor."), (HALL, "turn a hall.")):
        state = position(f"g1 {tile} lr")
        answer(state, "put worker g1")
        assert SENTENCES.say(state.prompt(ANNA)) == f"The symbol acts: {words}"
