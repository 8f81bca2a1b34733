"""Orders on the map: arrows that only their author sees until all are revealed."""

from __future__ import annotations

from baumeister.core.event import PUBLIC, visible
from baumeister.drawing import draw_parts
from baumeister.games.valley_of_the_kings.rules.actions import DONE
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.drawing.boards import NAMESPACE
from tests.games.valley_of_the_kings.drawing.answers import (
    asked_svg,
    button_of,
    texts_of,
)
from tests.games.valley_of_the_kings.drawing.games import (
    stand,
    table,
)


def ordered(*notations: str) -> Valley:
    state = table()
    stand(state, 0, "8-a 12-a")
    state.ask(Orders([0, 1]))
    for notation in notations:
        state.apply(0, state.game.vocabulary.parse(notation))
    return state


def everything(state: Valley) -> str:
    """All that the second seat sees."""
    return "".join(draw_parts(state, seat=1).values())


def test_own_orders_are_arrows_that_nobody_else_sees() -> None:
    state = ordered("overseer 0 13-a")
    mine = draw_parts(state.mask(0), seat=0)
    assert mine["arrows"].count('class="order"') == 1
    assert "from Field 8-A to Field 13-A (3)" in mine["arrows"]
    assert mine["mini-arrows"].count('class="order"') == 1
    assert "8-A → 13-A" in mine["notes"]
    assert "→13-A" in mine["hand"]
    for seat in (1, PUBLIC):
        theirs = "".join(draw_parts(state.mask(seat), seat=seat).values())
        assert 'class="order' not in theirs
        assert "→" not in theirs


def test_whoever_has_written_nothing_looks_like_whoever_has() -> None:
    """Byte for byte, until the note is done; how many orders there are is a secret as well."""
    drawings = {
        everything(state.mask(1))
        for state in (
            ordered(),
            ordered("overseer 0 13-a"),
            ordered("overseer 1 17", "overseer 0 3-a"),
        )
    }
    assert len(drawings) == 1
    done = [
        everything(state.mask(1)) for state in (ordered("done"), ordered("overseer 0 13-a", "done"))
    ]
    assert done[0] == done[1]
    assert done[0] not in drawings


def test_targets_that_are_too_far_are_marked_before_they_are_chosen() -> None:
    state = ordered("overseer 0 3-a")
    svg = asked_svg(state, 0)
    assert texts_of(svg, "overseer 1 11-a") == ["2"]
    assert texts_of(svg, "overseer 1 7-a") == ["4!"]
    far = button_of(svg, "overseer 1 7-a")
    assert [part.attrib["class"] for part in far.iter(NAMESPACE + "rect")] == ["hot far way"]
    assert far[0].text == "Too far: overseer 2 to field 7-A (4 steps), both would stay"


def test_orders_that_are_too_far_are_warned_of() -> None:
    fine = draw_parts(ordered("overseer 0 3-a"), seat=0)
    assert 'class="warning"' not in fine["notes"]
    assert "Only you see this." in fine["notes"]
    far = draw_parts(ordered("overseer 0 3-a", "overseer 1 7-a"), seat=0)
    assert "Too far: 8 of 6 steps." in far["notes"]
    assert "Both overseers would stay." in far["notes"]
    assert far["notes"].count('class="step-over"') == 2
    assert far["arrows"].count('class="order over"') == 2


def test_orders_are_arrows_for_all_once_they_are_revealed() -> None:
    state = ordered("overseer 0 13-a", "done")
    state.log = []
    state.apply(1, DONE)
    for seat in (0, 1, PUBLIC):
        arrows = draw_parts(state.mask(seat), seat=seat, last=visible(state.log, seat))["arrows"]
        assert arrows.count('class="order sent0"') == 1


def test_the_notes_tell_who_has_written() -> None:
    state = ordered("overseer 0 13-a", "done")
    notes = draw_parts(state.mask(PUBLIC), seat=PUBLIC, names=["Anna", "Ben"])["notes"]
    assert "Anna has written the orders." in notes
    assert "Ben is writing orders." in notes
    assert "→" not in notes
