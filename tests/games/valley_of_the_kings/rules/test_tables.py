"""Actions by bits."""

from __future__ import annotations

from random import Random

from baumeister.core.action import Action
from baumeister.games.valley_of_the_kings.rules.actions import BUILD, STEAL, VOCABULARY, WORKER
from baumeister.games.valley_of_the_kings.rules.names import SPOTS
from baumeister.games.valley_of_the_kings.rules.tables import (
    BIT_OF,
    BUILDS,
    STEALS,
    STRIP_OF,
    STRIPS,
    WORKERS_TO,
    add_positions,
)


def test_strips_hold_the_actions_of_their_bits_in_order() -> None:
    rng = Random(1)
    for _ in range(200):
        chosen = sorted(rng.sample(range(SPOTS), rng.randrange(60)))
        bits = [0] * STRIPS
        for spot in chosen:
            bits[STRIP_OF[spot]] |= BIT_OF[spot]
        found = [way for strip in range(STRIPS) for way in WORKERS_TO[2][strip][bits[strip]]]
        assert found == [WORKER[2][spot] for spot in chosen]


def test_no_two_spots_share_a_bit() -> None:
    assert len({(STRIP_OF[spot], BIT_OF[spot]) for spot in range(SPOTS)}) == SPOTS


def test_positions_stand_for_their_actions() -> None:
    for bits in range(1 << 14):
        positions = [n for n in range(14) if bits >> n & 1]
        legal: list[Action] = []
        add_positions(legal, STEALS[3], bits)
        assert legal == [STEAL[3][n] for n in positions]
    legal = []
    add_positions(legal, BUILDS[14][4], 0b10001000000001)
    assert legal == [BUILD[14][4][n] for n in (0, 9, 13)]


def test_tables_are_in_the_order_of_the_vocabulary() -> None:
    for strips in WORKERS_TO:
        numbers = [VOCABULARY.number(way) for strip in strips for way in strip[-1]]
        assert numbers == sorted(numbers)
