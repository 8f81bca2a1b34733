"""Secret orders for the overseers, from the second round on."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.action import HIDDEN
from baumeister.core.event import PUBLIC
from baumeister.core.state import NOBODY
from baumeister.games.valley_of_the_kings.rules.actions import DONE
from baumeister.games.valley_of_the_kings.rules.names import STEPS, Spot
from baumeister.games.valley_of_the_kings.rules.orders import Orders, cost
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    GREY,
    WHITE,
    answer,
    ask_orders,
    choices,
    crowded,
    figures,
    later,
    own,
    question,
    refusal,
    spot,
    stand,
    told,
)


def order(state: Valley, *orders: str) -> None:
    """One text for each seat in turn order: "0:13-h 1:17", written in this order."""
    seats = state.turn_order()
    for seat, mine in zip(seats, orders, strict=True):
        for one in mine.split():
            overseer, _, target = one.partition(":")
            answer(state, f"overseer {overseer} {target}", seat=seat)
        answer(state, "done", seat=seat)


def ordered(seats: int, **spots: str) -> Valley:
    """: A later round in which orders are written; overseersseat n stand on `s<n>`."""
    state = later(seats)
    for seat in range(seats):
        stand(state, seat, spots.get(f"s{seat}", ""))
    ask_orders(state)
    return state


def test_all_write_at_once() -> None:
    """Phases: from round 2 on overseers go by secret orders, all at the same time."""
    state = ordered(3)
    assert state.to_act() == [0, 1, 2]
    answer(state, "overseer 0 13-a", seat=1)
    assert state.to_act() == [0, 1, 2]
    answer(state, "done", seat=1)
    assert state.to_act() == [0, 2]


def test_orders_are_carried_out_when_all_have_written() -> None:
    state = ordered(2)
    answer(state, "overseer 0 13-a", "done", seat=0)
    assert figures(state, GREY)[0] == ["16", "16"]
    answer(state, "overseer 0 14-a", "overseer 1 20", "done", seat=1)
    assert figures(state, GREY)[0] == ["13-a", "16"]
    assert figures(state, BLACK)[0] == ["14-a", "20"]
    assert (state.owner[12], state.owner[13]) == (GREY, BLACK)


def test_overseers_may_be_sent_to_foreign_sites() -> None:
    """Aufseher können auch auf Baufelder fremder Bauplätze gezogen werden."""
    state = later(2)
    own(state, BLACK, 13)
    ask_orders(state)
    order(state, "0:13-a", "")
    assert figures(state, GREY)[0] == ["13-a", "16"]
    assert state.owner[12] == BLACK


def test_nobody_sees_what_others_write() -> None:
    state = ordered(3)
    answer(state, "overseer 0 13-a", seat=0)
    answer(state, "overseer 0 17", "overseer 1 18", "done", seat=1)
    for viewer in (2, PUBLIC):
        orders = state.mask(viewer).agenda[-1]
        assert isinstance(orders, Orders)
        assert orders.steps == [[], [HIDDEN], []]
    mine = state.mask(1).agenda[-1]
    assert isinstance(mine, Orders)
    assert [step.notation() for step in mine.steps[1]] == [
        "overseer 0 17",
        "overseer 1 18",
        "done",
    ]
    assert told(state) == ["Black has written the orders."]


def test_rulebook_more_than_six_steps_leave_both_standing() -> None:
    """Wollte ein Spieler mehr als 6 Schritte weit ziehen, bleiben beide stehen."""
    state = ordered(4, s0="1-a 2-a")
    order(state, "0:5-a 1:6-a", "", "", "")  # four steps each
    assert figures(state, GREY)[0] == ["1-a", "2-a"]
    assert "Grey has ordered more than 6 steps: both overseers stay where they are." in told(state)
    assert state.owner[:2] == [NOBODY, NOBODY]


def test_six_steps_are_not_too_far() -> None:
    state = ordered(4, s0="1-a 2-a")
    order(state, "0:5-a 1:1-b", "", "", "")
    assert figures(state, GREY)[0] == ["5-a", "1-b"]


def test_ruling_vk_11_the_written_targets_count_even_if_one_is_taken() -> None:
    """Area 19 would be near enough, but the order was for a field behind it."""
    state = ordered(3, s0="2-a 2-b", s1="6-a")
    order(state, "0:6-a 1:3-a", "", "")
    assert figures(state, GREY)[0] == ["2-a", "2-b"]


def test_a_page_can_warn_of_orders_that_are_too_far() -> None:
    """A written order that costs more than six steps is legal to write."""
    state = ordered(4, s0="1-a 2-a")
    answer(state, "overseer 0 5-a", seat=0)
    question_ = state.agenda[-1]
    assert isinstance(question_, Orders)
    assert cost(state, 0, question_.steps[0]) == 4
    say = state.game.sentences.say
    sentences = {action.notation(): say(state.describe(0, action)) for action in state.legal(0)}
    assert sentences["overseer 1 6-a"] == (
        "Too far: overseer 2 to field 6-A (4 steps), both would stay"
    )
    assert sentences["overseer 1 22"] == "Too far: overseer 2 to area 22 (3 steps), both would stay"
    assert sentences["overseer 1 1-b"] == "Order overseer 2 to field 1-B (2 steps)"
    assert sentences["overseer 1 17"] == "Order overseer 2 to area 17 (1 step)"
    assert sentences["done"] == "Give no further order"
    assert say(state.prompt(0)) == "Write secret orders for your overseers: 4 of 6 steps so far."
    assert say(state.prompt(1)) == "Write secret orders for your overseers: 0 of 6 steps so far."


def test_whoever_has_written_orders_that_are_too_far_is_told_so() -> None:
    state = ordered(4, s0="1-a 2-a")
    answer(state, "overseer 0 5-a", "overseer 1 6-a", seat=0)
    say = state.game.sentences.say
    assert say(state.prompt(0)) == "Write secret orders for your overseers: 8 of 6 steps so far."
    assert [say(state.describe(0, action)) for action in state.legal(0)] == [
        "Give no further order: it is too far, both overseers will stay"
    ]
    assert state.throws_away(0, state.legal(0)[0])


def test_rulebook_a_taken_field_sends_the_overseer_into_the_area_beside_it() -> None:
    """Ist das notierte Baufeld besetzt, wird der Aufseher in das angrenzende Gebiet gesetzt."""
    state = ordered(3)
    order(state, "0:6-a", "0:6-a", "")
    assert figures(state, GREY)[0] == ["6-a", "16"]
    assert figures(state, BLACK)[0] == ["19", "16"]
    assert "Black’s overseer 1 finds field 6-A taken and waits in area 19." in told(state)


def test_ruling_vk_8_on_a_border_he_waits_where_he_came_from() -> None:
    state = ordered(4, s0="8-c", s1="16", s2="20", s3="19")
    order(state, "", "0:8-c", "0:8-c", "0:8-c")
    assert [figures(state, seat)[0][0] for seat in range(4)] == ["8-c", "16", "20", "20"]


def test_a_worker_on_the_field_is_in_the_way_as_well() -> None:
    """May workers share a field: no, one figure of any kind."""
    state = later(2)
    stand(state, GREY, workers="13-a 14-a")
    ask_orders(state)
    order(state, "0:14-a", "0:13-a")
    assert figures(state, BLACK)[0][0] == "16"
    assert figures(state, GREY)[0][0] == "16"  # even if it is their own
    assert state.owner[12:14] == [NOBODY, NOBODY]  # in the area nothing is claimed


def test_an_overseer_may_lose_its_field_for_one_that_is_taken() -> None:
    """It has left, and beside a taken field waits the area, even at the same site."""
    state = ordered(2, s0="13-a", s1="13-b")
    order(state, "0:13-b", "")
    assert figures(state, GREY)[0][0] == "16"


def test_the_start_player_moves_first() -> None:
    state = later(3)
    state.start = WHITE
    ask_orders(state)
    order(state, "0:13-a", "0:13-a", "0:13-a")
    assert [figures(state, seat)[0][0] for seat in range(3)] == ["16", "16", "13-a"]


def test_who_leaves_a_field_earlier_makes_room() -> None:
    """Standing still: a figure that leaves a field earlier in turn order frees it."""
    state = ordered(2, s0="13-a", s1="14-a")
    order(state, "0:14-b", "0:13-a")
    assert figures(state, GREY)[0][0] == "14-b"
    assert figures(state, BLACK)[0][0] == "13-a"


def test_ruling_vk_7_orders_are_carried_out_as_they_were_written() -> None:
    """One overseer can make room for the other."""
    state = ordered(2, s0="13-a 13-b")
    order(state, "1:13-c 0:13-b", "")
    assert figures(state, GREY)[0] == ["13-b", "13-c"]
    state = ordered(2, s0="13-a 13-b")
    order(state, "0:13-b 1:13-c", "")
    assert figures(state, GREY)[0] == ["16", "13-c"]


def test_ruling_vk_7_who_is_not_ordered_stays() -> None:
    state = ordered(2, s0="13-a 14-a")
    order(state, "1:14-b", "")
    assert figures(state, GREY)[0] == ["13-a", "14-b"]


def test_ruling_vk_7_an_order_is_not_changed_and_needs_its_last_word() -> None:
    state = ordered(2, s0="13-a 14-a")
    answer(state, "overseer 0 17", seat=0)
    assert refusal(state, "overseer 0 18") == "This overseer already has an order."
    answer(state, "overseer 1 18", seat=0)
    assert choices(state) == ["done"]
    assert state.to_act() == [0, 1]


def test_ruling_vk_9_who_stays_at_a_free_site_claims_it() -> None:
    """They could not before, for instance because no scarab was left."""
    state = ordered(2, s0="13-a 16")
    order(state, "1:17", "")
    assert state.owner[12] == GREY


def test_ruling_vk_9_but_not_with_orders_that_are_too_far() -> None:
    state = ordered(4, s0="13-a 1-a")
    order(state, "0:2-a 1:5-a", "", "", "")
    assert state.owner[12] == NOBODY


def test_ruling_vk_10_of_two_at_a_free_site_the_first_owns_it() -> None:
    """The other one stands there as a stranger."""
    state = later(2)
    state.start = BLACK
    ask_orders(state)
    order(state, "0:13-b", "0:13-a")
    assert state.owner[12] == BLACK
    assert figures(state, GREY)[0][0] == "13-a"


def test_ruling_vk_6_no_claim_without_a_scarab_by_order_either() -> None:
    state = later(2)
    state.scarabs[GREY] = 0
    ask_orders(state)
    order(state, "0:13-a", "0:13-b")
    assert state.owner[12] == BLACK


def test_refused_orders() -> None:
    state = ordered(2, s0="13-a 14-a")
    assert refusal(state, "overseer 0 13-a") == "This figure is there already."
    assert refusal(state, "overseer 0 1-a") == "Site 1 is not in play with 2 players."
    assert refusal(state, "overseer 0 13-i") == "Site 13 has no field I."
    answer(state, "overseer 0 15-a", seat=0)
    assert refusal(state, "overseer 1 15-a") == (
        "Your other overseer already has an order for field 15-A."
    )
    assert refusal(state, "build 1 red 0").startswith("“build 1 red 0” is not possible now.")


def test_both_may_be_ordered_to_the_same_area() -> None:
    state = ordered(2, s0="13-a 14-a")
    answer(state, "overseer 0 17", seat=0)
    assert "overseer 1 17" in choices(state)


def test_ruling_vk_12_of_two_in_one_area_the_first_gets_the_first_order() -> None:
    state = ordered(2)
    assert refusal(state, "overseer 1 17") == ("Your figures in one area are alike: move number 1.")
    answer(state, "overseer 0 17", seat=0)
    assert "overseer 1 17" in choices(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_spot_in_play_can_be_ordered(seats: int) -> None:
    state = ordered(seats, s0="13-a 14-a")
    spots = state.settings.board.spots
    targets = [n for n in spots if n != spot("13-a")]
    others = [n for n in spots if n != spot("14-a")]
    legal = [action.data() for action in state.legal(0)[:-1]]
    assert legal == [
        *({"overseer": 0, "spot": n} for n in targets),
        *({"overseer": 1, "spot": n} for n in others),
    ]
    assert state.legal(0)[-1] is DONE


def test_orders_over_many_crowded_tables() -> None:
    """A second formulation: who may go, goes in turn, each to its field if it is empty then."""
    rng = Random(1)
    for seed in range(1, 401, 2):
        state = crowded(2 + seed % 3, seed)
        steps = state.settings.board.steps
        before = state.overseers[:]
        orders: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(state.seats)}
        table = state.copy()
        while question(state) == "Orders":
            seat = rng.choice(state.to_act())
            action = rng.choice(state.legal(seat))
            if action is not DONE:
                orders[seat].append((action.data()["overseer"], action.data()["spot"]))
            state.apply(seat, action)
        standing = before[:]
        for seat in table.turn_order():
            mine = [(seat * 2 + n, target) for n, target in orders[seat]]
            if sum(steps[before[figure]][target] for figure, target in mine) > STEPS:
                continue
            for figure, target in mine:
                is_field = target >= 7
                if is_field and target in standing + table.workers:
                    areas = table.settings.board.areas_at[target]
                    target = sorted(areas, key=lambda area: steps[before[figure]][area])[0]
                standing[figure] = Spot(target)
        assert state.overseers == standing
