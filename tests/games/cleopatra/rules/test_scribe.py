"""The scribe: any mosaic of the stack, or a die of the high priest."""

from __future__ import annotations

from baumeister.games.cleopatra.rules.actions import DONE
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.texts import SENTENCES
from tests.games.cleopatra.rules.table import (
    ANNA,
    answer,
    choices,
    give,
    names,
    question,
    refusal,
    stock,
    table,
    told,
)


def test_the_scribe_picks_any_mosaic_for_two_amulets() -> None:
    """Ein Mosaik Ihrer Wahl und nicht das oberste; die Kosten müssen Sie selbst bezahlen."""
    state = table()
    give(state, ANNA, "scribe", "artisan", "artisan", "stone", "marble", "lapis")
    answer(state, "play scribe")
    picks = [f"pick {letter}" for letter in "FILNPTUVWXYZ"]
    assert choices(state) == [*picks, "raise_die", "done"]
    answer(state, "pick Z")
    assert state.amulets[ANNA] == 2
    assert question(state) == "PayFor"
    answer(state, "auto", "lay 0 4 4")
    assert state.built == 1
    assert [shape for shape, _ in state.mosaics] == [11]
    assert question(state) == "Quarry"


def test_the_scribe_turns_a_die_for_nothing() -> None:
    state = table()
    state.merchants[ANNA] = 0
    give(state, ANNA, "scribe", "scribe")
    stock(state, 0, "stone")
    answer(state, "play scribe")
    assert choices(state) == ["raise_die", "done"]
    assert refusal(state, "lower_die") == "No die lies on the altar."
    assert refusal(state, "pick F") == ("You cannot pay for a mosaic: 5 resources are missing.")
    answer(state, "raise_die", "play scribe")
    assert choices(state) == ["raise_die", "lower_die", "done"]
    answer(state, "lower_die")
    assert state.altar == 0
    assert state.amulets[ANNA] == 0
    assert question(state) == "Turn"


def test_rulebook_the_scribe_need_not_turn_a_die() -> None:
    """In diesem Fall dürfen Sie einen Würfel des Hohepriesters auf eine andere Seite drehen."""
    state = table()
    state.altar = 4
    give(state, ANNA, "scribe")
    answer(state, "play scribe")
    assert SENTENCES.say(state.describe(ANNA, DONE)) == "Turn no die"
    answer(state, "done")
    assert (question(state), state.altar, state.amulets[ANNA]) == ("Turn", 4, 0)
    assert (names(state.discard.counts), told(state)[-1]) == (["scribe"], "Anna turns no die.")


def test_ruling_cl_17_an_option_makes_the_scribe_turn_a_die() -> None:
    state = table(must_turn="on")
    state.merchants[ANNA] = 0
    state.altar = 1
    give(state, ANNA, "scribe")
    answer(state, "play scribe")
    assert choices(state) == ["raise_die", "lower_die"]
    assert SENTENCES.say(state.describe(ANNA, state.legal(ANNA)[0])) == (
        "Turn a blank die to the symbol"
    )


def test_the_scribe_can_call_for_an_offering() -> None:
    """Beziehungsweise dieses sogar auslösen, wenn es sich um den letzten Würfel handelt."""
    state = table()
    state.altar = 4
    give(state, ANNA, "scribe")
    answer(state, "play scribe", "raise_die")
    assert question(state) == "Offering"
    answer(state, "bid 0", "bid 0", "bid 0")
    assert question(state) == "Turn"


def test_ruling_cl_17_after_the_dice_the_scribe_picks_nothing() -> None:
    state = table()
    give(state, ANNA, "scribe", *["artisan"] * 3, *["stone"] * 2, "marble", "lapis", "wood")
    answer(state, "build wall 0", "auto", "done", "roll 0", "play scribe")
    assert choices(state) == ["raise_die", "done"]
    assert refusal(state, "pick F") == "A mosaic can be picked only while you may build."
    assert "is not possible now" in refusal(state, "leave")


def test_a_mosaic_that_is_gone_or_fits_nowhere_cannot_be_picked() -> None:
    state = table()
    give(state, ANNA, "scribe", "artisan", "artisan", "stone", "marble", "lapis")
    state.stack = [shape_named("I"), shape_named("X")]
    state.top_mosaic = shape_named("I")
    state.laid = state.settings.garden.squares & ~state.settings.garden.covers[1][0]
    answer(state, "play scribe")
    assert choices(state) == ["pick I", "raise_die", "done"]
    assert refusal(state, "pick F") == "The mosaic F is no longer in the stack."
    assert refusal(state, "pick X") == "The mosaic X fits nowhere any more."
