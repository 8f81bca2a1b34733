"""The panels of Oh, Pharao!’s table: what can be answered in each, and where."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE
from baumeister.drawing import Drawing, Viewer, draw_parts
from baumeister.drawing.arrangement import names_in
from baumeister.games.oh_pharaoh.drawing.arrangement import COUNTER, TABLE
from baumeister.games.oh_pharaoh.rules.actions import Done, Finish, GoOn
from baumeister.games.oh_pharaoh.rules.names import JOKER, PHARAOH, PYRAMID_PLACES, Card
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.thief import Defend
from baumeister.games.oh_pharaoh.rules.trade import ChooseDeal, ComposeOffer, Respond
from baumeister.languages import language
from tests.games.oh_pharaoh.drawing.games import begun, built, moments, ready, seen_by

BESIDE = (Done, Finish, GoOn)  # buttons beside the board
FINGER = 40
EVERY = 12  # answers between two looks at a game


def asked(seats: int, seed: int) -> Iterator[Drawing]:
    """What those see who are asked, now and then in a game."""
    for n, state in enumerate(moments(seats, seed)):
        if n % EVERY == 0:
            for seat in state.to_act():
                if seat != CHANCE:
                    yield seen_by(state, seat)


def placed(drawing: Drawing) -> set[Action]:
    """All answers that have a place on the board."""
    return {action for action in drawing.viewer.legal if not isinstance(action, BESIDE)}


@pytest.mark.parametrize("seats", [3, 4])
def test_whatever_is_asked_can_be_answered_once_on_the_stage_or_in_the_dock(seats: int) -> None:
    for drawing in asked(seats, seed=seats):
        docked = set(names_in(drawing.arrangement.dock[0]))
        for tree in drawing.arrangement.spreads[drawing.spread].whole:
            there = docked | set(names_in(tree))
            panels = [panel for panel in drawing.panels if panel.name in there]
            found = [action for panel in panels for action in panel.targets]
            assert len(found) == len(set(found))
            assert set(found) == placed(drawing)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_can_be_pointed_at_is_large_enough_for_a_finger(seats: int) -> None:
    for drawing in asked(seats, seed=seats + 10):
        for panel in drawing.panels:
            for where in [*panel.targets.values(), *panel.picks.values()]:
                assert min(where.width, where.height) >= FINGER - 0.5, (panel.name, where)


def test_the_largest_hand_is_hit_by_a_finger() -> None:
    state = ready()
    for kind in range(13):
        for _ in range(3):
            state.gain_unseen(0, Card(kind))
    state.ask(ComposeOffer(0, [], []))
    hand = next(panel for panel in seen_by(state, 0).panels if panel.name == "hand")
    assert len(hand.targets) == 13
    for where in hand.targets.values():
        assert min(where.width, where.height) >= FINGER


def offered(proposer: int, *others: int) -> OhPharaoh:
    state = ready(4)
    for seat in range(4):
        state.gain_unseen(seat, Card(7))
    state.ask(Respond([*others], proposer, [JOKER], [Card(7)]))
    return state


def test_the_counter_lies_before_those_whom_it_concerns() -> None:
    state = offered(0, 1)
    spreads = {seat: seen_by(state, seat).spread for seat in (0, 1, 2, PUBLIC)}
    assert spreads == {0: COUNTER, 1: COUNTER, 2: TABLE, PUBLIC: COUNTER}
    state.agenda.clear()
    state.ask(ChooseDeal(0, [1, 2], [[JOKER]] * 2, [[Card(7)]] * 2, must=True))
    assert [seen_by(state, seat).spread for seat in (0, 2, 3)] == [COUNTER, COUNTER, TABLE]


def test_what_is_put_together_and_attacks_lie_before_one_alone() -> None:
    state = ready(4)
    state.pyramids[2] = built("55", "6")
    for question in (ComposeOffer(1, [], []), Defend(1, 0, PYRAMID_PLACES[0])):
        state.agenda.clear()
        state.gain_unseen(1, PHARAOH)
        state.ask(question)
        found = {seat: seen_by(state, seat).spread for seat in (0, 1, 2, PUBLIC)}
        assert found == {0: TABLE, 1: COUNTER, 2: TABLE, PUBLIC: TABLE}


def test_the_panels_are_the_same_at_every_moment() -> None:
    names = {
        tuple(panel.name for panel in seen_by(state, seat).panels)
        for state in (begun(4), ready(4), offered(0, 1))
        for seat in (0, 3, PUBLIC)
    }
    assert len(names) == 1


def test_everybody_else_has_a_chip_with_points_and_cards() -> None:
    state = offered(0, 1)
    state.ledger.book(0, 2, 40)
    chip = seen_by(state, 0).chips[2]
    assert (chip.number, chip.sentence) == ("40", "40 points")
    assert [count.sentence for count in chip.counts] == ["1 card in hand"]
    assert {"hand-2", "hand-2-7", "pyramid-2-1", "step-2-0-5"} <= set(chip.places)


def test_the_sheet_of_a_seat_shows_what_all_have_seen_of_its_hand() -> None:
    state = ready()
    state.gain(1, Card(5))
    state.gain_unseen(1, PHARAOH)
    for seat in (0, PUBLIC):
        cards = draw_parts(state.mask(seat), seat=seat)["cards-1"]
        assert "Known to all: 5" in cards
        assert "op-k12" not in cards
    assert draw_parts(state, seat=1)["cards-1"] == ""


def test_the_cards_that_are_gone_are_counted() -> None:
    state = ready()
    state.discard.put(Card(4), 3)
    gone = draw_parts(state)["gone"]
    assert "<title>4: 3</title>" in gone
    assert "<title>Thief: 0</title>" in gone


def test_every_panel_has_a_label_of_its_own_in_each_language() -> None:
    for code, own in (("en", "Your pyramids"), ("de", "Deine Pyramiden")):
        state = ready()
        drawing = Drawing(state, Viewer(0, language=language(code)))
        labels = {panel.name: panel.label for panel in drawing.panels}
        assert labels["own"] == own
