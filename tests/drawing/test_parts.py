"""The drawing in parts, for pages that send only what has changed."""

from __future__ import annotations

import re
from random import Random

import baumeister as b
from baumeister.drawing import Drawing, Viewer, draw, draw_parts


def after(answers: int) -> b.State:
    rng = Random(4)
    state = b.game("imhotep").start(3)
    for _ in range(answers):
        seat = state.to_act()[0]
        action = state.sample(rng) if seat == b.CHANCE else rng.choice(state.legal(seat))
        state.apply(seat, action)
    return state


def names_in_picture(state: b.State) -> list[str]:
    """Of all parts that one picture shows, from panel to panel."""
    drawing = Drawing(state, Viewer())
    panels = {panel.name: panel for panel in drawing.panels}
    return [part for name in drawing.in_picture for part in panels[name].parts]


def test_the_drawing_is_made_of_its_parts_in_their_order() -> None:
    state = after(30)
    drawing, parts, start = draw(state), draw_parts(state), 0
    for name in names_in_picture(state):
        start = drawing.index(parts[name], start) + len(parts[name])


def test_with_ids_each_part_is_a_group_of_its_name() -> None:
    state = after(30)
    drawing, parts = draw(state, ids="board-"), draw_parts(state, ids="board-")
    for name in names_in_picture(state):
        assert f'<g id="board-{name}">{parts[name]}</g>' in drawing


def test_with_ids_repeated_shapes_are_drawn_once_and_used() -> None:
    state = after(60)
    drawing = draw(state, ids="board-")
    used = set(re.findall(r'<use href="#([^"]*)"/>', drawing))
    assert used
    for name in used:
        assert drawing.count(f'id="{name}"') == 1
    shorter = sum(len(part) for part in draw_parts(state, ids="board-").values())
    assert shorter < 0.6 * sum(len(part) for part in draw_parts(state).values())


def test_a_shortened_drawing_is_the_same_drawing() -> None:
    state = after(60)
    drawing = draw(state, ids="board-")
    _, stock, rest = re.split("<defs>|</defs>", drawing)
    shapes = dict(re.findall(r'<g id="([^"]*)" class="board">(.*?)</g>(?=<g id="|$)', stock))
    for name, shape in shapes.items():
        rest = rest.replace(f'<use href="#{name}"/>', shape)
    for part in draw_parts(state).values():
        assert part in rest


def test_the_names_of_the_parts_never_change() -> None:
    assert draw_parts(after(5)).keys() == draw_parts(after(90)).keys()


def test_a_stone_on_a_ship_changes_the_ship_and_the_sled() -> None:
    state = after(5)
    twin = state.copy()
    twin.apply(0, state.game.vocabulary.parse("place 0 0"))
    before, now = draw_parts(state), draw_parts(twin)
    assert [name for name in now if now[name] != before[name]] == ["ship-0", "sled-0"]
