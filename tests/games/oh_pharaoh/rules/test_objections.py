"""Why something is not allowed: the rules of legality said a second time."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import IllegalAction
from baumeister.games.oh_pharaoh.rules.actions import (
    FINISH,
    OFFER,
    SEND_TAX,
    VOCABULARY,
    Lay,
    Swap,
    Thief,
)
from baumeister.games.oh_pharaoh.rules.names import JOKER, PYRAMIDS, TAX, THIEF
from baumeister.games.oh_pharaoh.rules.player_actions import Act, Complete
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from tests.games.oh_pharaoh.rules.table import (
    SHORT,
    finished,
    moments,
    question,
    refusal,
    start,
    table,
)
from tests.games.oh_pharaoh.rules.test_building import naive_layable
from tests.games.refusals import assert_every_refusal_is_a_sentence


def may_lay(state: OhPharaoh, seat: int, lay: Lay) -> bool:
    """A card of the hand, on a pyramid that lies there or on the first free place."""
    if lay.pyramid >= state.allowed_pyramids or not state.hands[seat][lay.card]:
        return False
    mine = state.pyramids[PYRAMIDS * seat : PYRAMIDS * (seat + 1)]
    if lay.pyramid == 1 and not mine[0].size and not mine[1].size:
        return False
    numbers, jokers = naive_layable(mine[lay.pyramid], state.hands[seat])
    return bool((jokers if lay.card == JOKER else numbers) >> lay.number & 1)


def may_act(state: OhPharaoh, seat: int) -> list[str]:
    """The player actions, looked up in the rulebook one by one."""
    hand = state.hands[seat]
    allowed = [FINISH.notation()]
    others = [other for other in range(state.seats) if other != seat]
    for action in VOCABULARY:
        if isinstance(action, Lay):
            fits = may_lay(state, seat, action)
        elif isinstance(action, Swap) and action.other < state.seats:
            laid = state.pyramids[PYRAMIDS * action.other + action.pyramid]
            fits = hand[action.number] > 0 and laid.jokers[action.number] > 0
        elif isinstance(action, Thief) and action.other in others:
            fits = hand[THIEF] > 0 and state.pyramids[2 * action.other + action.pyramid].size > 0
        elif action is SEND_TAX:
            fits = hand[TAX] > 0
        elif action is OFFER:
            able = sum(hand) > 0 and any(state.hand_sizes[other] for other in others)
            fits = able and state.offers < state.settings.offers
        else:
            fits = False
        if fits:
            allowed.append(action.notation())
    return sorted(allowed)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_the_rules_allow_is_what_can_be_done(seats: int) -> None:
    """The player actions said naively, over random games with few and with many cards."""
    seen = 0
    for seed in range(4):
        for state in moments(start(seats, edition=SHORT, offers="3"), seed):
            seat = state.to_act()[0]
            if isinstance(state.agenda[-1], Act) and sum(state.hands[seat]) <= 9:
                legal = sorted(action.notation() for action in state.legal(seat))
                assert legal == may_act(state, seat)
                seen += 1
    assert seen > 60


@pytest.mark.parametrize("seats", [3, 4])
def test_every_illegal_action_is_refused_with_a_sentence(seats: int) -> None:
    asked: set[str] = set()
    sentences: set[str] = set()
    for seed in (5, 6):
        variants = {"offers": "12", "alike": "off" if seed == 5 else "on"}
        for number, state in enumerate(moments(start(seats, **variants), seed)):
            if question(state) not in asked or number % 23 == 0:
                asked.add(question(state))
                before = state.to_json()
                for seat in state.to_act():
                    sentences |= assert_every_refusal_is_a_sentence(state, seat, VOCABULARY)
                assert state.to_json() == before
    assert {"Act", "Complete", "ComposeOffer", "Respond", "Defend", "EndOfTurn"} <= asked
    assert len(sentences) > 50


def test_somebody_building_is_told_to_go_on() -> None:
    for seed in range(2):
        for state in moments(start(3), seed):
            building = state.agenda[-1]
            if isinstance(building, Complete):
                assert refusal(state, "finish") == (
                    f"First lay cards until pyramid {building.pyramid + 1} is legal again."
                )


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("score 0", "Pyramids are scored at the beginning of a turn, before you act."),
        ("open 0", "You have taken your card for this turn."),
        ("pile", "You have taken your card for this turn."),
        ("discard 1", "Cards are discarded at the end: first end the player actions."),
        ("done", "Now you build, trade, swap jokers, rob, or end the player actions."),
        ("lay 9 0", "You do not have this card: 9."),
        ("lay joker 0 5", "You do not have this card: Joker."),
        ("swap 3 0 5", "There is no such player at this table."),
        ("swap 1 0 5", "No joker stands for 5 in that pyramid."),
    ],
)
def test_the_rule_that_forbids_a_player_action_is_cited(notation: str, sentence: str) -> None:
    assert refusal(table(hands=["1 1 1"], pyramids=["55/6"]), notation) == sentence


def test_the_rule_that_forbids_a_score_is_cited() -> None:
    state = table(pyramids=["55/6"], at="score", overseer=3)
    assert refusal(state, "score 1") == "You have no pyramid there."
    assert refusal(state, "open 0").startswith("“open 0” is not possible now. Your turn begins:")
    state = table(pyramids=["1111111/22222"], at="score")
    assert refusal(state, "go_on") == "A pyramid of 12 or more cards must be scored."


def test_the_rule_that_forbids_to_take_a_card_is_cited() -> None:
    state = table(at="take", row="1 2 3")
    assert refusal(state, "finish").startswith("“finish” is not possible now. Take an open card")


def test_the_rule_that_forbids_a_discard_is_cited() -> None:
    state = table(hands=["5"], at="end")
    assert refusal(state, "discard 6") == "You do not have this card: 6."
    assert refusal(state, "offer").startswith("“offer” is not possible now. You may discard")


def test_nothing_is_possible_after_the_end() -> None:
    state = finished(3, 1, edition=SHORT)
    with pytest.raises(IllegalAction) as refused:
        state.play(0, FINISH)
    assert str(refused.value) == "The game is over."
