"""Phase 1: putting a figure, with the special figures."""

from __future__ import annotations

from baumeister.games.kheops.rules.cells import cell_named
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import BLUE, MUMMY, WHITE
from baumeister.games.kheops.rules.texts import SENTENCES
from tests.games.kheops.rules.table import (
    ANNA,
    BEN,
    answer,
    ask_turn,
    choices,
    deal,
    empty_supply,
    figure_at,
    position,
    question,
    refusal,
    stand,
    told,
)

ROW = ("g1 hall3_plain lrb", "g2 corridor2_plain lr", "g3 hall2_plain lr")


def test_a_figure_goes_on_any_free_tile() -> None:
    """1) Der Spieler stellt eine Figur seiner Farbe auf ein freies Plättchen."""
    state = position(*ROW)
    stand(state, "W g1", "w g3")
    assert choices(state, "put worker") == ["put worker g2"]
    answer(state, "put worker g2")
    assert figure_at(state, "g2") == "W"
    assert told(state) == ["Anna puts a worker on G2."]


def test_a_turn_goes_on_with_a_tile() -> None:
    state = position(*ROW)
    answer(state, "put worker g1")
    assert question(state) == "LayTile"
    assert state.to_act() == [ANNA]


def test_no_figure_may_stand_on_a_forbidden_tile() -> None:
    """Auf dieses Plättchen darf keine Figur gestellt werden."""
    state = position("g1 hall1_forbidden r", "g2 corridor2_plain lr")
    assert choices(state) == ["put worker g2", "put mummy g2"]
    sentence = "No figure may ever stand on G1: the tile is forbidden."
    assert refusal(state, "put worker g1") == sentence


def test_the_mummy_can_be_used_like_a_worker() -> None:
    """Man kann die Mumie auch wie einen gewöhnlichen Arbeiter einsetzen."""
    state = position(*ROW)
    answer(state, "put mummy g3")
    assert figure_at(state, "g3") == "M"


def test_the_mummy_takes_the_place_of_an_enemy_worker() -> None:
    """Die Mumie nimmt den Platz eines gegnerischen Arbeiters ein, der zurückgegeben wird."""
    state = position(*ROW)
    stand(state, "w g2")
    assert choices(state, "put mummy") == ["put mummy g1", "put mummy g2", "put mummy g3"]
    answer(state, "put mummy g2")
    assert figure_at(state, "g2") == "M"
    assert state.figures.supply[BLUE * COLUMNS :] == [15, 1, 1, 0]
    assert told(state) == [
        "Anna drives a figure of Ben (worker) away from G2.",
        "Anna puts the mummy on G2.",
    ]


def test_the_mummy_takes_the_place_of_the_enemy_mummy() -> None:
    """Sie kann aber den Platz der gegnerischen Mumie einnehmen."""
    state = position(*ROW)
    stand(state, "m g2")
    answer(state, "put mummy g2")
    assert figure_at(state, "g2") == "M"
    assert state.figures.supply[BLUE * COLUMNS + MUMMY] == 1


def test_the_mummy_cannot_take_the_place_of_priest_or_pharaoh() -> None:
    """Die Mumie kann nicht an die Stelle des Priesters oder des Pharaos treten."""
    state = position(*ROW)
    stand(state, "M g1", "P g2", "F g3")
    ask_turn(state, BEN)
    assert choices(state) == ["put mummy g1"]
    assert refusal(state, "put mummy g2") == "The enemy on G2 (priest) cannot be taken away."
    assert refusal(state, "put mummy g3") == "The enemy on G3 (pharaoh) cannot be taken away."


def test_the_mummy_does_not_take_the_place_of_an_own_figure() -> None:
    state = position(*ROW)
    stand(state, "W g1")
    assert "put mummy g1" not in choices(state)
    assert refusal(state, "put mummy g1") == "There is already a figure on G1."


def test_the_symbol_under_the_mummy_acts_as_usual() -> None:
    """Die Wirkung des Plättchens, auf dem die Mumie steht, tritt wie gehabt ein."""
    state = position("g1 corridor2_turn_corridor lr", *ROW[1:])
    stand(state, "w g1")
    answer(state, "put mummy g1")
    assert question(state) == "TurnTile"


def test_ruling_kh_11_a_returned_mummy_can_be_played_again() -> None:
    state = position(*ROW)
    stand(state, "m g2")
    deal(state, ANNA, "hall1_ankh")
    answer(state, "put mummy g2")
    ask_turn(state, BEN)
    answer(state, "put mummy g2")
    assert figure_at(state, "g2") == "m"
    assert state.figures.supply[WHITE * COLUMNS + MUMMY] == 1


def test_ruling_kh_11_the_priest_needs_the_mummy_on_the_board_now() -> None:
    """Man darf seinen Priester nur einsetzen, wenn die eigene Mumie schon im Spiel ist."""
    state = position(*ROW)
    assert choices(state, "put priest") == []
    sentence = "Your priest may enter only while your mummy is in play."
    assert refusal(state, "put priest g1") == sentence
    stand(state, "M g2")
    assert choices(state, "put priest") == ["put priest g1", "put priest g3"]
    state.figures.take_off(cell_named("g2"))
    assert choices(state, "put priest") == []


def test_ruling_kh_12_the_pharaoh_needs_the_mummy_too() -> None:
    """Der Pharao hat dieselben Eigenschaften wie ein Priester."""
    state = position(*ROW)
    assert choices(state, "put pharaoh") == []
    stand(state, "M g2")
    assert choices(state, "put pharaoh") == ["put pharaoh g1", "put pharaoh g3"]


def test_only_white_has_a_pharaoh() -> None:
    """Nur Weiß besitzt einen Pharao."""
    state = position(*ROW)
    stand(state, "m g1")
    ask_turn(state, BEN)
    assert choices(state, "put pharaoh") == []
    assert choices(state, "put priest") == ["put priest g2", "put priest g3"]
    assert refusal(state, "put pharaoh g2") == "Only White has a pharaoh."


def test_ruling_kh_9_without_figures_the_phase_is_skipped() -> None:
    state = position(*ROW)
    empty_supply(state, WHITE)
    state.figures.supply[WHITE * COLUMNS + MUMMY] = 0
    state.proceed()
    assert question(state) == "LayTile"
    assert state.to_act() == [ANNA]
    assert told(state) == ["Anna cannot put a figure anywhere."]


def test_ruling_kh_9_without_a_free_tile_only_the_mummy_can_come() -> None:
    state = position(*ROW)
    stand(state, "w g1", "W g2", "p g3")
    state.proceed()
    assert choices(state) == ["put mummy g1"]
    stand(state, "M g2")  # no longer in the supply
    state.proceed()
    assert question(state) == "LayTile"


def test_the_last_figure_of_a_kind_is_the_last() -> None:
    state = position(*ROW)
    state.figures.supply[0] = 1
    answer(state, "put worker g1")
    ask_turn(state, ANNA)
    assert choices(state, "put worker") == []
    assert refusal(state, "put worker g2") == "You have no worker left in your supply."


def test_an_answer_says_whom_the_mummy_drives_away() -> None:
    state = position(*ROW)
    stand(state, "w g1", "m g2")
    said = {
        action.notation(): SENTENCES.say(state.describe(ANNA, action))
        for action in state.legal(ANNA)
    }
    assert said["put mummy g1"] == "Put the mummy on G1 and send an enemy worker home"
    assert said["put mummy g2"] == "Put the mummy on G2 and send the enemy mummy home"
    assert said["put mummy g3"] == "Put the mummy on G3"
    assert said["put worker g3"] == "Put a worker on G3"
