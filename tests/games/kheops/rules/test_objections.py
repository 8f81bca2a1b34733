"""Why something is not allowed: the rules of legality said a second time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from baumeister.core.action import Action
from baumeister.core.state import CHANCE
from baumeister.core.text import Text
from baumeister.games.kheops.rules.actions import VOCABULARY, Lay, Move, Put, Replace, Turn
from baumeister.games.kheops.rules.effects import TurnTile
from baumeister.games.kheops.rules.names import BLUE
from baumeister.games.kheops.rules.objections import (
    lay_objection,
    move_objection,
    put_objection,
    replace_objection,
    turn_objection,
)
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.texts import SENTENCES
from tests.games.kheops.rules.table import (
    ANNA,
    answer,
    deal,
    empty_supply,
    moments,
    position,
    question,
    refusal,
    stand,
    start,
)

KINDS: dict[str, type[Action]] = {
    "PutFigure": Put,
    "TurnTile": Turn,
    "ReplaceFigure": Replace,
    "MoveFigure": Move,
    "LayTile": Lay,
}
WORDS = {
    name: [action for action in VOCABULARY if isinstance(action, kind)]
    for name, kind in KINDS.items()
}
SOME = 400  # actions tried at each moment


def objections(state: Kheops, seat: int) -> Callable[[Action], Text | None]:
    asked = state.agenda[-1]
    if isinstance(asked, TurnTile):
        return lambda action: turn_objection(state, seat, asked.room, action)
    rules = {
        "PutFigure": put_objection,
        "ReplaceFigure": replace_objection,
        "MoveFigure": move_objection,
        "LayTile": lay_objection,
    }
    rule = rules[question(state)]
    return lambda action: rule(state, seat, action)


@pytest.mark.parametrize("seed", range(6))
def test_what_no_rule_forbids_is_legal_and_nothing_else(seed: int) -> None:
    """Legal answers come from sets of cells, objections from single tiles and figures."""
    rng = Random(seed)
    asked = set()
    for state in moments(start(match="two_games"), seed):
        seat = state.to_act()[0]
        if seat == CHANCE:
            continue
        asked.add(question(state))
        legal = state.legal(seat)
        words = WORDS[question(state)]
        tried = words if len(words) < SOME else rng.sample(words, SOME)
        objection = objections(state, seat)
        assert [action for action in tried if objection(action) is None] == [
            action for action in tried if action in set(legal)
        ]
        assert all(objection(action) is None for action in legal)
        for action in tried[:20]:
            text = objection(action)
            assert text is None or SENTENCES.say(text)
    assert len(asked) >= 4


def test_ruling_kh_5_is_said_by_the_objections_too() -> None:
    """Only tiles with three openings can be turned: then they may be, and only then."""
    state = position("g1 hall2_turn_corridor lr", "g2 corridor3_plain lrt")
    answer(state, "put worker g1")
    assert objections(state, ANNA)(VOCABULARY.parse("turn g2 lrt")) is None


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("put worker g9", "There is no tile on G9 yet."),
        ("put worker g2", "There is already a figure on G2."),
        ("put worker g3", "There is already a figure on G3."),
        ("put mummy g4", "The enemy on G4 (priest) cannot be taken away."),
        ("put priest g1", "Your priest may enter only while your mummy is in play."),
        ("turn g1 lr", "A turn begins with a figure: first put one on a tile."),
        ("draw hall1_ankh", "A turn begins with a figure: first put one on a tile."),
    ],
)
def test_a_wrong_figure_is_refused_with_the_rule(notation: str, sentence: str) -> None:
    state = position(
        "g1 hall3_plain lrb", "g2 corridor2_plain lr", "g3 hall2_plain lr", "g4 corridor2_two lr"
    )
    stand(state, "W g2", "w g3", "p g4")
    assert refusal(state, notation) == sentence


def test_nothing_speaks_against_a_tile_beside_the_apex_alone() -> None:
    state = position("a1 hall1_plain b")
    deal(state, ANNA, "hall2_plain")
    assert lay_objection(state, ANNA, VOCABULARY.parse("lay hall2_plain b2 lr")) is None


def test_an_effect_is_refused_with_the_rule_in_every_question() -> None:
    sentence = "The effect of a symbol must be used if that is possible."
    for tile in ("corridor2_turn_corridor", "corridor2_replace", "corridor2_move"):
        state = position(f"g1 {tile} lr", "g2 hall2_plain lr", "g3 hall2_plain lr")
        stand(state, "w g3")
        answer(state, "put worker g1")
        assert refusal(state, "put worker g2") == sentence


def test_a_turn_of_the_wrong_room_is_refused() -> None:
    state = position("g1 corridor2_turn_corridor lr", "g2 hall2_plain lr")
    answer(state, "put worker g1")
    assert refusal(state, "turn g2 rt") == "The symbol turns a corridor, but G2 is a hall."


def test_a_used_figure_is_refused_in_a_replacement() -> None:
    state = position("g1 corridor2_replace lr", "g2 hall2_plain lr")
    stand(state, "W g2")
    empty_supply(state, BLUE)
    state.figures.supply[4:6] = [1, 1]
    state.white = 1  # so that Anna is Blue
    answer(state, "put worker g1")
    assert refusal(state, "replace g2 worker") == "You have no worker left in your supply."
    assert refusal(state, "replace g2 pharaoh") == "Only White has a pharaoh."


def test_other_answers_than_a_tile_are_refused_while_laying() -> None:
    state = position("g1 hall3_plain lrb")
    deal(state, ANNA, "hall1_ankh")
    answer(state, "put worker g1")
    assert refusal(state, "turn g1 lr") == "Now you must lay one of your tiles."
