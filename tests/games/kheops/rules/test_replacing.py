"""A figure that replaces an enemy comes to a tile as well, so the symbol of that tile acts."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.playout import random_answer
from baumeister.core.record import begin, replay
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import WHITE, WORKER
from baumeister.games.kheops.rules.state import Kheops
from tests.games.kheops.rules.naive import effect_at
from tests.games.kheops.rules.table import (
    answer,
    box_of,
    choices,
    empty_supply,
    figure_at,
    position,
    question,
    refusal,
    stand,
    start,
    told,
)

EFFECTS = {"TurnTile", "ReplaceFigure", "MoveFigure"}
BUSY = box_of(
    corridor2_replace=16, hall2_turn_hall=8, corridor2_turn_corridor=8, hall2_move=8, hall2_plain=4
)
REPLACE = "corridor2_replace"
CORRIDOR = "corridor2_turn_corridor"


def test_ruling_kh_7_the_symbol_under_the_new_figure_acts() -> None:
    """Die Wirkung tritt sofort ein, sobald eine Figur auf das Plättchen kommt."""
    state = position(f"g1 {REPLACE} lr", f"g2 {CORRIDOR} lr")
    stand(state, "w g2")
    answer(state, "put worker g1", "replace g2 worker")
    assert question(state) == "TurnTile"
    assert choices(state) == ["turn g1 lb", "turn g1 rb", "turn g2 rt", "turn g2 lt"]
    answer(state, "turn g2 rt")
    assert question(state) == "LayTile"


def test_ruling_kh_7_a_mummy_that_replaces_sets_off_its_tile() -> None:
    """Die Wirkung des Plättchens, auf dem die Mumie steht, tritt wie gehabt ein."""
    state = position(f"g1 {REPLACE} lr", "g2 hall2_move lr", "g3 hall2_plain lr")
    stand(state, "w g2")
    answer(state, "put worker g1", "replace g2 mummy")
    assert question(state) == "MoveFigure"
    assert choices(state) == ["move g1 g3", "move g2 g3"]


def test_ruling_kh_7_a_replacement_may_lead_to_the_next_one() -> None:
    state = position(
        f"g1 {REPLACE} lr", f"g2 {REPLACE} lr", f"g3 {REPLACE} lr", f"g4 {CORRIDOR} lr"
    )
    stand(state, "w g2", "m g3", "w g4")
    answer(state, "put worker g1", "replace g2 mummy")
    assert choices(state) == [
        "replace g3 worker",
        "replace g3 priest",
        "replace g3 pharaoh",
        "replace g4 worker",
        "replace g4 priest",
        "replace g4 pharaoh",
    ]
    answer(state, "replace g3 priest", "replace g4 pharaoh")
    assert [figure_at(state, cell) for cell in ("g1", "g2", "g3", "g4")] == ["W", "M", "P", "F"]
    assert question(state) == "TurnTile"
    answer(state, "turn g4 lt")
    assert question(state) == "LayTile"


def test_ruling_kh_7_an_effect_that_follows_cannot_be_waived() -> None:
    """Es ist nicht erlaubt, darauf zu verzichten."""
    state = position(f"g1 {REPLACE} lr", f"g2 {REPLACE} lr", "g3 hall2_plain lr")
    stand(state, "w g2", "w g3")
    answer(state, "put worker g1", "replace g2 worker")
    sentence = "The effect of a symbol must be used if that is possible."
    assert refusal(state, "lay hall1_ankh g4 l") == sentence
    assert choices(state) == ["replace g3 worker", "replace g3 mummy"]


def test_ruling_kh_7_an_impossible_effect_that_follows_lapses() -> None:
    """Nobody is left to replace, or nobody to replace with."""
    state = position(f"g1 {REPLACE} lr", f"g2 {REPLACE} lr")
    stand(state, "w g2")
    answer(state, "put worker g1", "replace g2 worker")
    assert question(state) == "LayTile"
    assert told(state)[-1] == "The symbol on G2 (replace a figure) cannot act."
    state = position(f"g1 {REPLACE} lr", f"g2 {REPLACE} lr", "g3 hall2_plain lr")
    stand(state, "w g2", "w g3")
    empty_supply(state, WHITE)
    state.figures.supply[WHITE * COLUMNS + WORKER] = 2
    answer(state, "put worker g1", "replace g2 worker")
    assert question(state) == "LayTile"
    assert told(state)[-1] == "The symbol on G2 (replace a figure) cannot act."


def test_ruling_kh_7_as_a_variant_the_symbol_under_the_new_figure_rests() -> None:
    state = position(f"g1 {REPLACE} lr", f"g2 {CORRIDOR} lr", replacing="rests")
    stand(state, "w g2")
    answer(state, "put worker g1", "replace g2 worker")
    assert question(state) == "LayTile"
    assert told(state)[-1] == "Anna replaces a figure of Ben on G2 with a worker."


@pytest.mark.parametrize("replacing", ["acts", "rests"])
def test_effects_follow_each_other_as_in_the_naive_model(replacing: str) -> None:
    """Chains of every kind, in random games of a box full of symbols that act."""
    chained = set()
    for seed in range(40):
        rng = Random(seed)
        state = start(edition=BUSY, replacing=replacing)
        while seats := state.to_act():
            before, seat = question(state), seats[0]
            action = random_answer(state, seat, rng)
            state.apply(seat, action)
            if before in EFFECTS or before == "PutFigure":
                word, *rest = action.notation().split()
                came = rest[-1] if word == "put" else rest[0]
                sets_off = word == "put" or (word == "replace" and replacing == "acts")
                follows = effect_at(state, state.colour(seat), came) if sets_off else ""
                assert question(state) == (follows or "LayTile")
                chained.add((before, follows))
    replaced = {follows for before, follows in chained if before == "ReplaceFigure"}
    assert replaced == ({"", *EFFECTS} if replacing == "acts" else {""})


def test_ruling_kh_7_by_rules_1_the_symbol_rested() -> None:
    assert start().settings.replacing_acts
    record = begin(KHEOPS, 2)
    record.rules_version = 1
    del record.variants["replacing"]
    state = replay(KHEOPS, record)
    assert isinstance(state, Kheops)
    assert not state.settings.replacing_acts
