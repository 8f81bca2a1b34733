"""Why something is refused."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.games.cleopatra.rules.actions import VOCABULARY, Build, Lay, Pay, Play
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.mosaics import LayMosaic
from baumeister.games.cleopatra.rules.objections import build_objection
from baumeister.games.cleopatra.rules.turn import Quarry, Turn
from tests.games.cleopatra.rules.table import (
    ANNA,
    answer,
    give,
    moments,
    question,
    refusal,
    start,
    table,
)


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("pay beggar", "Characters cannot pay for pieces."),
        ("pay merchant", "You have no merchant of the Nile left."),
        ("pay double_artisan", "You do not have the card Two artisans."),
        ("pay double_wood", "You cannot pay with Two timbers now: Artisan is missing."),
        ("pay trompe_loeil", "The trompe-l’œil stands for a material, not for an artisan."),
        ("lay 0 0 0", "“lay 0 0 0” is not possible now."),
    ],
)
def test_payments_that_are_not_accepted(notation: str, said: str) -> None:
    state = table(clean_paying="on")
    state.merchants[ANNA] = 0
    give(state, ANNA, "artisan", "stone", "wood", "double_wood", "trompe_loeil", "beggar")
    answer(state, "build wall 0")
    assert refusal(state, notation).startswith(said)


def test_a_mosaic_is_laid_and_nothing_else() -> None:
    state = table()
    give(state, ANNA, "artisan", "artisan", "stone", "marble", "lapis")
    answer(state, "build mosaic", "auto")
    assert refusal(state, "stall 0") == "“stall 0” is not possible now. Where does the mosaic F go?"


def test_sanctuaries_and_stalls_hear_no_other_answers() -> None:
    state = table()
    state.laid = state.settings.garden.squares & ~state.settings.garden.covers[1][0] & ~(1 << 80)
    state.stack, state.top_mosaic = [shape_named("I")], shape_named("I")
    give(state, ANNA, "artisan", "artisan", "stone", "marble", "lapis")
    answer(state, "build mosaic", "auto")
    answer(state, state.legal(ANNA)[0].notation())
    assert question(state) == "ClaimSanctuary"
    assert "is not possible now" in refusal(state, "done")


def test_what_is_refused_and_what_is_legal_never_meet() -> None:
    """At any moment of random games a piece is legal or there is a rule against it, never both."""
    pieces = [action for action in VOCABULARY if isinstance(action, Build)]
    checked = 0
    for seed in range(3):
        for state in moments(start(3), seed):
            asked = state.agenda[-1]
            if isinstance(asked, Turn | Quarry):
                legal = set(state.legal(asked.seat))
                for action in pieces:
                    assert (build_objection(state, asked.seat, action) is None) == (action in legal)
                checked += 1
    assert checked > 200


def test_every_refusal_can_be_said() -> None:
    """Random wrong answers at random moments: always a sentence, never an error."""
    rng = Random(1)
    wrong = [action for action in VOCABULARY if isinstance(action, Build | Lay | Pay | Play)]
    others = [action for action in VOCABULARY if not isinstance(action, Lay)]
    for state in moments(start(4), 5):
        for seat in state.to_act():
            legal = state.legal(seat)
            for action in [*rng.sample(others, 12), *rng.sample(wrong, 4)]:
                objection = state.objection(seat, action)
                assert (objection is None) == (action in legal)
                if objection is not None:
                    assert "{" not in state.game.sentences.say(objection)


def test_a_placement_is_legal_or_objected_to() -> None:
    lays = [action for action in VOCABULARY if isinstance(action, Lay)]
    for state in moments(start(3, flipping="on"), 2):
        asked = state.agenda[-1]
        if isinstance(asked, LayMosaic):
            legal = set(state.legal(asked.seat))
            for action in lays:
                assert (state.objection(asked.seat, action) is None) == (action in legal)
