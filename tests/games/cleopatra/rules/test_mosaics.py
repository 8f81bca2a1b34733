"""Laying mosaics, claiming sanctuaries, the stack."""

from __future__ import annotations

import pytest

from baumeister.core.foresight import foreseen
from baumeister.core.state import CHANCE
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.mosaics import TurnUpMosaic, mosaic_value
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    answer,
    choices,
    drawn_garden,
    give,
    question,
    refusal,
    squares,
    table,
    told,
)


def laying(name: str, taken: int = 0, stack: str = "FILNPTUVWXYZ", **variants: str) -> Cleopatra:
    """Anna has paid for this mosaic; other squares are taken, other mosaics left."""
    state = table(3, **variants)
    give(state, ANNA, "artisan", "artisan", "stone", "marble", "lapis")
    state.laid = taken
    state.stack = [shape_named(letter) for letter in stack]
    state.top_mosaic = shape_named(name)
    answer(state, "build mosaic", "auto")
    assert question(state) == "LayMosaic"
    return state


ALL_BUT = drawn_garden(*["#" * 9] * 9)


def free(*places: str) -> int:
    """Everything is taken but these squares."""
    return ALL_BUT & ~squares(*places)


def test_rulebook_example_mosaic() -> None:
    """Vier Talente für das Mosaik und drei für die überbauten Palmfelder: 4 + 3 = 7."""
    state = laying("W")
    best = max(
        state.legal(ANNA),
        key=lambda lay: mosaic_value(
            state, state.settings.garden.covered_by[shape_named("W")][lay]
        ),
    )
    answer(state, best.notation())
    assert state.talents(ANNA) == 5 + 7


def test_a_mosaic_covers_its_squares() -> None:
    state = laying("I")
    answer(state, "lay 0 4 0")
    assert state.laid == squares("40", "50", "60", "70", "80")
    assert state.mosaics == [[shape_named("I"), state.laid]]
    assert shape_named("I") not in state.stack
    assert told(state)[-1] == "Anna lays the mosaic I and gets 6 talents."
    assert question(state) == "TurnUpMosaic"
    assert len(state.legal(CHANCE)) == 11


def test_a_mosaic_needs_free_squares() -> None:
    state = laying("I", squares("60"))
    said = "The mosaic I does not fit there: it needs empty squares."
    assert refusal(state, "lay 0 4 0") == said
    assert refusal(state, "lay 1 0 0") == said
    assert refusal(state, "lay 2 4 0") == "The mosaic I has no such orientation here."


def test_ruling_cl_23_mosaics_are_turned_but_not_flipped() -> None:
    state = laying("F")
    assert not [lay for lay in choices(state) if lay.split()[1] > "3"]
    assert refusal(state, "lay 4 4 4") == "The mosaic F has no such orientation here."


def test_ruling_cl_23_flipping_is_an_option() -> None:
    state = laying("F", flipping="on")
    assert [lay for lay in choices(state) if lay.split()[1] > "3"]
    answer(state, "lay 4 4 4")
    assert state.laid == squares("44", "45", "55", "56", "65")


def test_what_an_answer_brings_is_said_before() -> None:
    state = laying("I")
    lay = state.legal(ANNA)[0]
    covered = state.settings.garden.covered_by[shape_named("I")][lay]
    assert foreseen(state, ANNA, [lay]) == {lay: [mosaic_value(state, covered), 0, 0]}


def test_a_closed_region_is_a_sanctuary_for_its_builder() -> None:
    """Wird ein Heiligtum gebildet, kann der Spieler eine seiner Statuen hineinstellen."""
    state = laying("I", squares("52", "42", "32", "31", "30"))
    answer(state, "lay 1 6 0")
    assert question(state) == "ClaimSanctuary"
    assert choices(state) == ["statue 4 0", "leave"]
    assert state.describe(ANNA, state.legal(ANNA)[0]).data == {"row": 4, "column": 0, "n": 4}
    assert state.describe(ANNA, state.legal(ANNA)[1]).key == "action.leave"
    assert refusal(state, "statue 5 0") == "No new sanctuary begins on this square."
    answer(state, "statue 4 0")
    assert state.statues[ANNA] == 1
    assert state.sanctuaries[ANNA] == [squares("40", "41", "50", "51")]


def test_a_sanctuary_that_is_left_is_lost_for_everybody() -> None:
    """Kann kein anderer Spieler im weiteren Spielverlauf dieses Heiligtum in Besitz nehmen."""
    state = laying("I", squares("52", "42", "32", "31", "30"))
    answer(state, "lay 1 6 0", "leave")
    assert state.closed == squares("40", "41", "50", "51")
    assert state.sanctuaries == [[], [], []]
    assert told(state)[-1] == "Anna leaves 1 sanctuary without a statue."
    answer(state, "next_mosaic L")
    give(state, ANNA, "artisan", "artisan", "stone", "marble", "lapis")
    answer(state, "build mosaic", "auto", "lay 0 2 7")
    assert question(state) == "TurnUpMosaic"


def test_ruling_cl_22_a_statue_for_each_sanctuary_while_they_last() -> None:
    taken = free("00", "01", "10", "20", "30", "40", "50", "60", "80")
    state = laying("I", taken, "IX")
    answer(state, "lay 0 2 0")
    assert choices(state) == ["statue 0 0", "statue 8 0", "leave"]
    answer(state, "statue 8 0")
    assert choices(state) == ["statue 0 0", "leave"]
    answer(state, "statue 0 0")
    assert state.statues[ANNA] == 0
    assert [region.bit_count() for region in state.sanctuaries[ANNA]] == [1, 3]
    assert question(state) == "Quarry"


def test_ruling_cl_22_the_last_statue_ends_the_claims() -> None:
    taken = free("00", "01", "10", "20", "30", "40", "50", "60", "80")
    state = laying("I", taken, "IX")
    state.statues[ANNA] = 1
    answer(state, "lay 0 2 0", "statue 0 0")
    assert question(state) == "Quarry"
    assert state.closed & squares("80")


def test_without_a_statue_nobody_is_asked() -> None:
    state = laying("I", squares("52", "42", "32", "31", "30"))
    state.statues[ANNA] = 0
    answer(state, "lay 1 6 0")
    assert question(state) == "TurnUpMosaic"
    assert state.closed == squares("40", "41", "50", "51")


def test_ruling_cl_22_a_region_that_dies_later_belongs_to_who_took_its_last_mosaic() -> None:
    """Weil sämtliche Mosaiken, die passen würden, bereits woanders gebaut wurden."""
    row = ("80", "81", "82", "83", "84")
    taken = free("00", "10", "20", "30", "40", *row)
    state = laying("I", taken, "IX")
    answer(state, "lay 0 0 0")
    assert choices(state) == ["statue 8 0", "leave"]


def test_a_region_in_which_a_mosaic_of_the_stack_fits_is_open() -> None:
    row = ("80", "81", "82", "83", "84")
    taken = free("00", "01", "10", "11", "20", *row)
    state = laying("P", taken, "PI")
    answer(state, next(lay for lay in choices(state)))
    assert question(state) == "Quarry"
    assert state.closed == 0
    assert state.top_mosaic == shape_named("I")


def test_a_mosaic_that_fits_nowhere_leaves_the_game() -> None:
    """Wird das Element sofort aus dem Spiel genommen; dann wird das nächste geprüft."""
    row = ("80", "81", "82", "83", "84")
    taken = free("00", "01", "10", "11", "20", *row)
    state = laying("P", taken, "PIX")
    answer(state, next(lay for lay in choices(state)))
    assert question(state) == "TurnUpMosaic"
    answer(state, "next_mosaic X")
    assert state.removed == [shape_named("X")]
    assert state.top_mosaic == shape_named("I")
    assert "The mosaic X fits nowhere and leaves the game." in told(state)


def test_if_nothing_fits_the_whole_stack_leaves_the_game() -> None:
    state = laying("I", free("00", "10", "20", "30", "40"), "IXZ")
    answer(state, "lay 0 0 0")
    assert state.stack == []
    assert state.removed == [shape_named("X"), shape_named("Z")]
    assert state.top_mosaic == NO_MOSAIC
    assert refusal(state, "build mosaic") == "There is no mosaic left to build."


def test_an_empty_stack_moves_cleopatra() -> None:
    """Wenn der Stapel verbraucht ist, zieht Kleopatra ein Feld vorwärts."""
    state = laying("I", free("00", "10", "20", "30", "40"), "I")
    answer(state, "lay 0 0 0")
    assert state.steps == 0
    answer(state, "done")
    assert state.steps == 1
    assert "Cleopatra walks 1 step towards the palace gate." in told(state)


def test_ruling_cl_17_a_top_mosaic_that_was_not_picked_stays_on_top() -> None:
    state = table()
    give(state, ANNA, "scribe", "artisan", "artisan", "stone", "marble", "lapis")
    answer(state, "play scribe", "pick X", "auto", "lay 0 3 3")
    assert question(state) == "Quarry"
    assert state.top_mosaic == shape_named("F")


def test_ruling_cl_17_a_top_mosaic_that_no_longer_fits_is_removed() -> None:
    state = table()
    give(state, ANNA, "scribe", "artisan", "artisan", "stone", "marble", "lapis")
    state.laid = free("00", "10", "20", "30", "40", "80", "81", "82", "83", "84")
    state.stack = [shape_named(letter) for letter in "ILX"]
    state.top_mosaic = shape_named("X")
    answer(state, "play scribe", "pick I", "auto", "lay 0 0 0", "leave")
    assert state.stack == []
    ask = TurnUpMosaic()
    state.stack, state.removed = [shape_named("I"), shape_named("X")], []
    state.top_mosaic = shape_named("X")
    state.ask(ask)
    state.proceed()
    assert state.removed == [shape_named("X")]
    assert state.top_mosaic == shape_named("I")


@pytest.mark.parametrize("seat", [ANNA, BEN])
def test_everybody_knows_the_mosaics_that_are_left(seat: int) -> None:
    state = table()
    view = state.mask(seat)
    assert (view.stack, view.top_mosaic) == (state.stack, state.top_mosaic)
