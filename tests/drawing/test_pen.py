"""What a pen draws for one viewer: targets, picks and places, as values and written down."""

from __future__ import annotations

import pytest

from baumeister.core.action import Action
from baumeister.drawing import Viewer, css
from baumeister.drawing.areas import Area, hot_box, hot_disc
from baumeister.drawing.geometry import Point, Rectangle
from baumeister.drawing.ink import (
    Peek,
    Picture,
    Placed,
    group,
    join,
    kept,
    move,
    only_with,
    only_without,
    tooltip,
)
from baumeister.drawing.panel import Later, Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.writing import Unmarked, Writing, written
from baumeister.games import all_games, game
from baumeister.games.imhotep.rules.actions import PLACE, STONES, TAKE

SHELF = tuple(all_games())
HOT = hot_box(0, 0, 10, 20)


def pen(*legal: Action) -> Pen:
    return Pen(game("imhotep").start(2), Viewer(0, legal))


def spell(action: Action) -> str:
    return action.notation()


def test_a_legal_answer_is_a_target_with_its_sentence() -> None:
    text = written(pen(TAKE).button(TAKE, "<rect/>", HOT), spell)
    assert text.startswith('<g class="go" data-action="take" tabindex="0" role="button"><title>')
    assert text.endswith(f"</title><rect/>{HOT.shape}</g>")


def test_what_is_no_legal_answer_is_only_drawn() -> None:
    assert pen(TAKE).button(STONES, "<rect/>", HOT) == "<rect/>"
    assert pen(TAKE).fit(STONES, "tile", HOT) == ""


def test_a_note_says_more_than_the_sentence() -> None:
    text = written(pen(TAKE).button(TAKE, "", HOT, note="<2 & more>"), spell)
    assert "(&lt;2 &amp; more&gt;)</title>" in text


def test_a_thing_that_can_be_picked_up_is_a_button_with_a_name() -> None:
    text = written(pen().pick("tile", "Hall & corridor", "<rect/>", HOT, 3), spell)
    assert 'data-pick="tile" data-turns="3"' in text
    assert 'role="button" aria-pressed="false"' in text
    assert f"<title>Hall &amp; corridor</title><rect/>{HOT.shape}" in text


def test_an_aim_is_a_button_that_names_a_view() -> None:
    text = written(pen().aim("site-6", "Site 6 & its fields", "<rect/>", HOT), spell)
    assert text == (
        '<g class="aim" data-aim="site-6" tabindex="0" role="button">'
        f"<title>Site 6 &amp; its fields</title><rect/>{HOT.shape}</g>"
    )


def test_a_still_picture_shows_only_the_body_of_an_aim() -> None:
    assert written(pen().aim("site-6", "Site 6", "<rect/>", HOT)) == "<rect/>"


def test_places_for_it_are_away_at_first() -> None:
    text = written(pen(TAKE).fit(TAKE, "tile/2", HOT, spot="cell-4", ghost="<rect/>"), spell)
    assert text.startswith('<g class="go away" data-with="tile/2" data-action="take"')
    assert 'data-spot="cell-4"' in text
    assert '<g class="ghost"><rect/></g>' in text


def test_what_was_touched_has_a_ring() -> None:
    here = pen().place("here", 1, 2, "<rect/>", "<ring/>")
    whole = pen().place("there", 3, 4, "<rect/>", "<ring/>") + here
    assert "<ring/>" not in written(whole, spell)
    assert written(here, spell, touched={"here"}).endswith("<rect/><ring/></g>")
    assert written(whole, spell, touched={"here"}).count("<ring/>") == 1


def test_what_is_kept_has_a_ring_for_those_alone_for_whom_it_was_touched() -> None:
    @kept
    def stone(number: int) -> Picture:
        return pen().place(f"stone-{number}", 0, 0, "<rect/>", "<ring/>")

    both = stone(1) + stone(2)
    for _ in range(2):
        assert "<ring/>" not in written(both, spell)
        text = written(both, spell, touched={"stone-2"})
        assert text.index("stone-2") < text.index("<ring/>")
        assert "<ring/>" not in written(both)


def test_only_parts_in_which_something_is_marked_are_written_again() -> None:
    parts = {name: pen().place(name, 0, 0, "<rect/>", "<ring/>") for name in ("ship", "sled")}
    panel = Unmarked(parts, Writing(spell))
    assert panel.marked({"elsewhere"}) is panel.texts
    marked = panel.marked({"sled"})
    assert list(marked) == ["ship", "sled"]
    assert marked["ship"] is panel.texts["ship"]
    assert "<ring/>" in marked["sled"] and "<ring/>" not in panel.texts["sled"]


def test_a_place_says_how_far_it_is_turned() -> None:
    text = written(pen().place("here", 1, 2, "", angle=120), spell)
    assert text == '<g data-at="here" data-angle="120" transform="translate(1 2)"></g>'


def test_a_still_picture_offers_nothing() -> None:
    drawn = pen(TAKE)
    picture = (
        drawn.button(TAKE, "<rect/>", HOT)
        + drawn.fit(TAKE, "tile", HOT)
        + drawn.pick("tile", "A tile", "", HOT)
    )
    for held, shown in (("", 2), ("tile", 3), ("stone", 2)):
        text = written(picture, held=held)
        for word in ("data-", "tabindex", "role", "away", 'class="go"', 'class="go '):
            assert word not in text
        assert text.count("<title>") == shown


def test_a_peek_is_reached_by_keyboard_unless_the_picture_is_still() -> None:
    peek = Peek("<rect/>", "lid", "Two amulets")
    said = 'role="img" aria-label="Two amulets"><title>Two amulets</title><rect/></g>'
    assert written(peek, spell) == f'<g class="lid" tabindex="0" {said}'
    assert written(peek) == f'<g class="lid" {said}'


def test_ink_is_never_taken_for_text() -> None:
    ink = pen().place("here", 0, 0, "")
    with pytest.raises(TypeError, match="written"):
        str(ink)
    with pytest.raises(TypeError, match="written"):
        f"<g>{ink}</g>"
    with pytest.raises(TypeError):
        "".join([ink])  # type: ignore[list-item]


def test_still_pieces_together_are_still() -> None:
    assert join(["<a/>", "", "<b/>"]) == "<a/><b/>"
    assert group("soft", "<a/>") == '<g class="soft"><a/></g>'
    assert tooltip("A & B", "<a/>") == "<g><title>A &amp; B</title><a/></g>"
    assert move(1, 2, "<a/>", 0.5) == '<g transform="translate(1 2) scale(0.5)"><a/></g>'
    assert only_with("tile/1", "<a/>") == '<g class="away" data-with="tile/1"><a/></g>'
    assert only_without("tile/1", "<a/>") == '<g data-without="tile/1"><a/></g>'


def test_pieces_with_something_in_them_are_written_as_if_they_were_text() -> None:
    drawn = pen().place("here", 3, 4, "<a/>")
    inner = '<g data-at="here" transform="translate(3 4)"><a/></g>'
    whole = join(["<b/>", tooltip("A", group("soft", move(1, 2, drawn, 2))), "<c/>"])
    moved = f'<g transform="translate(1 2) scale(2)">{inner}</g>'
    assert written(whole) == f'<b/><g><title>A</title><g class="soft">{moved}</g></g><c/>'


def panel(*parts: str) -> Panel:
    drawn = pen(TAKE, PLACE[0][1])
    button = drawn.button(TAKE, "", hot_disc(5, 5, 5))
    place = drawn.place("here", 10, 20, drawn.fit(PLACE[0][1], "stone", HOT.at(1, 1)))
    pick = drawn.pick("stone", "A stone", place, HOT)
    return Panel(
        "market", "The market", Rectangle(0, 0, 200, 300), {"one": move(2, 4, button + pick, 2)}
    )


def test_a_panel_knows_what_can_be_pointed_at_and_where() -> None:
    assert panel().targets == {
        TAKE: Rectangle(2, 4, 20, 20),
        PLACE[0][1]: Rectangle(24, 46, 20, 40),
    }
    assert panel().picks == {"stone": Rectangle(2, 4, 20, 40)}


def test_a_panel_knows_what_moves_a_map_and_where() -> None:
    aim = pen().aim("site-6", "Site 6", "", HOT)
    found = Panel("map", "The map", Rectangle(0, 0, 200, 300), {"one": move(2, 4, aim, 2)})
    assert found.aims == {"site-6": Rectangle(2, 4, 20, 40)}
    assert not found.targets


def test_a_panel_knows_where_everything_lies() -> None:
    assert panel().places == {"here": Point(22, 44)}
    assert panel().size == (200, 300)


def test_an_area_elsewhere_is_drawn_and_found_there() -> None:
    area = Area("<rect/>", Rectangle(1, 2, 3, 4)).at(10, 20)
    assert area == Area('<g transform="translate(10 20)"><rect/></g>', Rectangle(11, 22, 3, 4))


def test_without_a_script_nothing_is_held() -> None:
    assert ".board .away{display:none}" in css(games=SHELF)
    assert ".board .ghost{display:none" in css(games=SHELF)


def test_what_is_kept_is_drawn_once_and_found_wherever_it_lies() -> None:
    drawn = []

    @kept
    def stone(seat: int) -> Picture:
        drawn.append(seat)
        return Peek(Placed("<rect/>", f"stone-{seat}", 1, 2), "seen", "A stone")

    parts = {"near": stone(0), "far": move(10, 20, stone(0)), "other": stone(1)}
    assert drawn == [0, 1]
    found = Panel("stones", "Stones", Rectangle(0, 0, 50, 50), parts)
    assert found.places == {"stone-0": Point(11, 22), "stone-1": Point(1, 2)}
    assert written(stone(0), spell) == written(stone(0), spell)
    assert 'tabindex="0"' in written(stone(0), spell)
    assert "tabindex" not in written(stone(0))


def test_parts_are_drawn_when_somebody_looks_at_them() -> None:
    drawn = []

    def parts() -> dict[str, Picture]:
        drawn.append("")
        return {"stone": Placed("<rect/>", "stone-0", 1, 2)}

    found = Panel("stones", "Stones", Rectangle(0, 0, 50, 50), Later(parts))
    assert not drawn
    assert list(found.parts) == ["stone"]
    assert found.places == {"stone-0": Point(1, 2)}
    assert len(found.parts) == len(drawn) == 1
