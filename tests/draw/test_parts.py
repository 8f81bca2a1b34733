"""The drawing in parts, for pages that send only what has changed."""

from __future__ import annotations

from random import Random

import baumeister as b
from baumeister.draw import draw, draw_parts


def after(answers: int) -> b.State:
    rng = Random(4)
    state = b.game("imhotep").start(3)
    for _ in range(answers):
        seat = state.to_act()[0]
        action = state.sample(rng) if seat == b.CHANCE else rng.choice(state.legal(seat))
        state.apply(seat, action)
    return state


def test_the_drawing_is_made_of_its_parts_in_their_order() -> None:
    state = after(30)
    drawing, start = draw(state), 0
    for part in draw_parts(state).values():
        start = drawing.index(part, start) + len(part)


def test_with_ids_each_part_is_a_group_of_its_name() -> None:
    state = after(30)
    drawing = draw(state, ids="board-")
    for name, part in draw_parts(state).items():
        assert f'<g id="board-{name}">{part}</g>' in drawing


def test_the_names_of_the_parts_never_change() -> None:
    assert draw_parts(after(5)).keys() == draw_parts(after(90)).keys()


def test_a_stone_on_a_ship_changes_a_ship_and_two_panels() -> None:
    state = after(5)
    twin = state.copy()
    twin.apply(0, state.game.vocabulary.parse("place 0 0"))
    before, now = draw_parts(state), draw_parts(twin)
    assert [name for name in now if now[name] != before[name]] == ["ship-0", "seat-0", "seat-1"]
