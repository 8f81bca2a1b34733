"""No tells: what somebody holds shows neither in who is asked, nor in the table, nor in the log."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.match import Match
from baumeister.core.record import Record, begin
from baumeister.core.state import CHANCE, AskSeat
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.trade import ComposeOffer
from baumeister.games.oh_pharaoh.rules.turn import EndOfTurn
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    answer,
    asked,
    by,
    choices,
    question,
    table,
    told,
)

Answer = tuple[int, str]


def play(state: OhPharaoh, answers: list[Answer]) -> None:
    for seat, notation in answers:
        by(state, seat, notation)


def assert_alike(one: OhPharaoh, other: OhPharaoh, viewers: list[int]) -> None:
    """Two worlds that these viewers cannot tell apart."""
    assert one.to_act() == other.to_act()
    assert [type(question) for question in one.agenda] == [
        type(question) for question in other.agenda
    ]
    for viewer in viewers:
        assert one.mask(viewer).to_json() == other.mask(viewer).to_json()
        assert told(one, viewer) == told(other, viewer)
    assert one.hand_sizes == other.hand_sizes


def follow(one: OhPharaoh, other: OhPharaoh, answers: list[Answer], viewers: list[int]) -> None:
    """Give both worlds the same answers, and compare them after each."""
    assert_alike(one, other, viewers)
    for step in answers:
        play(one, [step])
        play(other, [step])
        assert_alike(one, other, viewers)


def worlds(ben: str, instead: str, anna: str, cleo: str = "1 1") -> list[OhPharaoh]:
    """Ben has these cards, or those."""
    return [
        table(hands=[anna, cards, cleo], pyramids=["", "5555/66/7", "33/4"])
        for cards in (ben, instead)
    ]


def test_a_thief_does_not_find_out_about_a_pharaoh() -> None:
    one, other = worlds("pharaoh 2", "2 2", "thief 9")
    answers = [(ANNA, "thief 1 0"), (BEN, "endure"), (CHANCE, "roll 3"), (ANNA, "steal 6")]
    follow(one, other, answers, [ANNA, CLEO, PUBLIC])
    assert asked(one, BEN) == asked(other, BEN)


def test_a_tax_collector_does_not_find_out_about_a_pharaoh() -> None:
    one, other = worlds("pharaoh 2", "2 2", "tax 9")
    answers = [(ANNA, "tax"), (BEN, "endure"), (CLEO, "endure")]
    answers += [(ANNA, "collect_all"), (CHANCE, "draw 2")]
    follow(one, other, answers, [CLEO, PUBLIC])


def test_while_the_tax_is_being_decided_nobody_sees_who_played_a_pharaoh() -> None:
    one, other = worlds("pharaoh 2", "pharaoh 2", "tax 9")
    play(one, [(ANNA, "tax"), (BEN, "play_pharaoh")])
    play(other, [(ANNA, "tax"), (BEN, "endure")])
    assert_alike(one, other, [ANNA, CLEO, PUBLIC])


def test_an_offer_does_not_find_out_who_could_accept() -> None:
    one, other = worlds("7 2", "2 2", "5 9", "7")
    answers = [(ANNA, "offer"), (ANNA, "give 5"), (ANNA, "want 7")]
    follow(one, other, answers, [ANNA, CLEO, PUBLIC])
    assert choices(one) == choices(other)
    follow(one, other, [(ANNA, "propose_all"), (BEN, "decline")], [ANNA, CLEO, PUBLIC])
    follow(one, other, [(CLEO, "decline")], [ANNA, CLEO, PUBLIC])


def test_an_offer_to_one_does_not_find_out_whether_they_could_accept() -> None:
    one, other = worlds("7 2", "2 2", "5 9")
    answers = [(ANNA, "offer"), (ANNA, "give 5"), (ANNA, "want 7"), (ANNA, "propose 1")]
    follow(one, other, [*answers, (BEN, "decline")], [ANNA, CLEO, PUBLIC])


def test_terms_that_were_never_named_stay_secret() -> None:
    """Ben thinks of a counteroffer and declines after all."""
    one, other = worlds("7 2", "8 9", "5 5")
    begun = [(ANNA, "offer"), (ANNA, "give 5"), (ANNA, "want 6"), (ANNA, "propose_all")]
    follow(one, other, begun, [ANNA, CLEO, PUBLIC])
    play(one, [(BEN, "counter"), (BEN, "give 7"), (BEN, "want 5")])
    assert_alike(one, other, [ANNA, CLEO, PUBLIC])
    play(one, [(BEN, "decline"), (CLEO, "decline")])
    play(other, [(BEN, "decline"), (CLEO, "decline")])
    assert_alike(one, other, [ANNA, CLEO, PUBLIC])


def test_terms_that_the_proposer_cannot_meet_do_not_show_that() -> None:
    """They are asked whether they take them, and the others see only that they do not."""
    one = table(hands=["5 6", "8 8", "1"])
    other = table(hands=["5 9", "8 8", "1"])
    answers = [
        (ANNA, "offer"),
        (ANNA, "give 5"),
        (ANNA, "want 7"),
        (ANNA, "propose 1"),
        (BEN, "counter"),
        (BEN, "give 8"),
        (BEN, "want 6"),
        (BEN, "propose 0"),
    ]
    follow(one, other, answers, [BEN, CLEO, PUBLIC])
    assert (choices(one), choices(other)) == (["deal 1", "no_deal"], ["no_deal"])
    follow(one, other, [(ANNA, "no_deal")], [BEN, CLEO, PUBLIC])


def test_whoever_has_no_choice_is_not_answered_for_where_that_is_a_secret() -> None:
    """Only one who can do nothing, or has no pharaoh, would have an answer at once."""
    state = table(hands=["", "1"], offers="0")
    assert choices(state) == ["finish"]
    assert state.agenda[-1].conceals(state)
    state = table(hands=["thief tax", "1", "1"], pyramids=["", "33/4"])
    answer(state, "thief 1 0")
    assert state.agenda[-1].conceals(state)
    answer(state, "endure", "roll 1", "tax")
    assert state.agenda[-1].conceals(state)
    state = table(hands=["3 3 4", "1"])
    answer(state, "lay 3 0")
    assert question(state) == "Complete"
    assert state.agenda[-1].conceals(state)


def test_questions_about_open_things_conceal_nothing() -> None:
    state = table(pyramids=["33/4"], at="score")
    assert not state.agenda[-1].conceals(state)


def dealt_match(hands: list[str]) -> Match:
    """A game from its first card on, with these hands."""
    match = Match(OH_PHARAOH, begin(OH_PHARAOH, len(hands)))
    for cards in hands:
        for card in cards.split():
            match.play(CHANCE, f"draw {card}")
    for card in ("3", "2", "1"):
        match.play(CHANCE, f"draw {card}")
    return match


def played(hands: list[str], answers: list[Answer]) -> Record:
    match = dealt_match(hands)
    for seat, notation in answers:
        match.play(seat, notation)
    return match.record


HANDS = ["5 5 6 6 thief tax 9", "7 8 8 2 2 2 2", "1 1 1 1 1 1 1", "3 3 3 3 3 3 3"]
OFFER = [
    (ANNA, "open 2"),
    (CHANCE, "draw joker"),
    (ANNA, "offer"),
    (ANNA, "give 5"),
    (ANNA, "want 9"),
    (ANNA, "propose_all"),
]


@pytest.mark.parametrize("viewer", [ANNA, CLEO, DAN, PUBLIC])
def test_the_record_does_not_show_terms_that_were_never_named(viewer: int) -> None:
    answers = [
        *OFFER,
        (BEN, "counter"),
        (BEN, "give 7"),
        (BEN, "want 6"),
        (BEN, "decline"),
        (CLEO, "decline"),
        (DAN, "decline"),
    ]
    record = played(HANDS, answers)
    seen = record.seen_from(OH_PHARAOH, viewer).entries
    mine = [notation for seat, notation in seen if seat == BEN]
    assert mine == ["?", "?", "?", "decline"]
    own = record.seen_from(OH_PHARAOH, BEN).entries
    assert [notation for seat, notation in own if seat == BEN] == [
        "counter",
        "give 7",
        "want 6",
        "decline",
    ]


@pytest.mark.parametrize("viewer", [ANNA, CLEO, PUBLIC])
def test_the_record_shows_terms_that_were_named(viewer: int) -> None:
    answers = [
        *OFFER,
        (BEN, "counter"),
        (BEN, "give 7"),
        (BEN, "want 6"),
        (BEN, "propose 0"),
        (CLEO, "decline"),
        (DAN, "decline"),
    ]
    seen = played(HANDS, answers).seen_from(OH_PHARAOH, viewer).entries
    assert [notation for seat, notation in seen if seat == BEN] == [
        "counter",
        "give 7",
        "want 6",
        "propose 0",
    ]


@pytest.mark.parametrize("viewer", [BEN, CLEO, PUBLIC])
def test_the_record_does_not_show_a_hand_that_was_drawn(viewer: int) -> None:
    seen = dealt_match(HANDS).record.seen_from(OH_PHARAOH, viewer).entries
    assert [notation for _, notation in seen[:7]] == ["?"] * 7
    assert [notation for _, notation in seen[28:]] == ["draw 3", "draw 2", "draw 1"]


@pytest.mark.parametrize("viewer", [BEN, CLEO, PUBLIC])
def test_the_record_does_not_show_an_offer_that_was_dropped(viewer: int) -> None:
    answers = [*OFFER[:-1], (ANNA, "drop")]
    seen = played(HANDS, answers).seen_from(OH_PHARAOH, viewer).entries
    notations = [notation for seat, notation in seen if seat == ANNA]
    assert notations[:2] == ["open 2", "offer"]
    assert notations[2:4] == ["?", "?"]
    assert "5" not in " ".join(notations[2:])


@pytest.mark.parametrize(("viewer", "sees"), [(CLEO, "?"), (PUBLIC, "?"), (BEN, "draw 7")])
def test_the_record_shows_a_taxed_card_to_two(viewer: int, sees: str) -> None:
    answers = [
        *OFFER[:2],
        (ANNA, "tax"),
        (BEN, "endure"),
        (DAN, "endure"),
        (CLEO, "endure"),
        (ANNA, "collect_all"),
        (CHANCE, "draw 7"),
    ]
    seen = played(HANDS, answers).seen_from(OH_PHARAOH, viewer).entries
    assert seen[-1] == (CHANCE, sees)


@pytest.mark.parametrize("asked", [ComposeOffer(ANNA, [], []), EndOfTurn(ANNA)])
def test_an_answer_at_once_does_not_tell_that_a_hand_leaves_no_choice(
    asked: AskSeat[OhPharaoh],
) -> None:
    assert asked.conceals(table())
