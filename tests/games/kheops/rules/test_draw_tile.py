"""Chance: the hands and the draws."""

from __future__ import annotations

from collections import Counter
from random import Random

from baumeister.core.event import PUBLIC, visible
from baumeister.core.state import CHANCE
from baumeister.games.kheops.rules.texts import SENTENCES
from baumeister.games.kheops.rules.tiles import TILES
from tests.games.kheops.rules.table import (
    ANNA,
    BEN,
    SEAT_NAMES,
    answer,
    ask_turn,
    deal,
    moments,
    position,
    question,
    start,
)


def test_rulebook_any_of_the_fifty_tiles_may_come_first() -> None:
    """Die Plättchen werden verdeckt gemischt."""
    state = start()
    found: Counter[str] = Counter()
    for action, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
        found[action.notation().split()[1]] += weight  # it lies in one of three ways
    box = dict(zip(TILES, state.pile.counts, strict=True))
    assert sum(box.values()) == 50
    assert found == {tile: 3 * count for tile, count in box.items() if count}


def test_each_takes_three_tiles_white_first() -> None:
    """Vorbereitung: danach nimmt jeder Spieler 3 Plättchen auf die Hand."""
    state = start()
    rng = Random(2)
    for _ in range(19):
        state.play(CHANCE, state.sample(rng))
    seen = []
    while question(state) == "DrawTile":
        seen.append([len(hand) for hand in state.hands])
        state.play(CHANCE, state.sample(rng))
    assert seen == [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2]]
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert state.pile.size == sum(state.pile.counts) == 25


def test_a_draw_is_seen_by_its_owner_alone() -> None:
    state = position("g1 hall3_plain lrb")
    deal(state, ANNA, "hall1_ankh", "hall2_ankh", "hall3_ankh")
    answer(state, "put worker g1", "lay hall1_ankh g2 l")
    assert question(state) == "DrawTile"
    assert state.agenda[-1].seen_by(state, CHANCE) == 1 << ANNA
    assert SENTENCES.say(state.prompt(CHANCE), names=SEAT_NAMES) == "Anna draws a tile."
    answer(state, "draw hall2_curse")
    log = state.log or []
    own = [SENTENCES.say(event.text()) for event in visible(log, ANNA)]
    assert own[-1] == "Seat 1 draws a hall with 2 openings (curse)."
    for viewer in (BEN, PUBLIC):
        others = [SENTENCES.say(event.text()) for event in visible(log, viewer)]
        assert others[-1] == "Seat 1 draws a tile."


def test_ruling_kh_6_every_tile_that_is_not_seen_is_equally_likely() -> None:
    """The tiles in the other hand could as well lie in the pile."""
    state = start()
    for moment in moments(state, 3):
        if question(moment) == "DrawTile" and moment.pile.size == 10:
            break
    weights = dict(
        zip((action.notation() for action in state.legal(CHANCE)), state.weights(), strict=True)
    )
    assert weights == {
        f"draw {TILES[tile]}": count for tile, count in enumerate(state.pile.counts) if count
    }
    view = state.mask(PUBLIC)
    assert sum(view.weights()) == 10 + 5


def test_hands_are_sorted_so_that_their_order_tells_nothing() -> None:
    for state in moments(start(), 4):
        assert all(hand == sorted(hand) for hand in state.hands)


def test_nobody_draws_when_the_pile_is_empty() -> None:
    """Spielende: Ist der Nachziehstapel leer, spielen sie mit den Plättchen auf ihrer Hand."""
    state = position("g1 hall3_plain lrb")
    deal(state, ANNA, "hall1_ankh", "hall2_ankh")
    state.pile.size = 0
    ask_turn(state, ANNA)
    answer(state, "put worker g1", "lay hall1_ankh g2 l")
    assert question(state) == "PutFigure"
    assert state.hands[ANNA] == [TILES.index("hall2_ankh")]
