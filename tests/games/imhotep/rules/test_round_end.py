"""The end of a round: the temple counts, the market is cleared, ships go home."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.core.state import CHANCE
from baumeister.games.imhotep.rules.actions import Ship
from baumeister.games.imhotep.rules.market import EMPTY
from baumeister.games.imhotep.rules.names import FROM_TEMPLE, LEFT, RIGHT, SARCOPHAGUS, STATUE
from baumeister.games.imhotep.rules.round_end import score_temple
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.texts import SENTENCES
from tests.games.imhotep.rules.table import (
    BLACK,
    BROWN,
    GREY,
    NO_CARDS,
    WHITE,
    answer,
    begin_round,
    changed_edition,
    choices,
    dock,
    end_round,
    exhaust,
    hand,
    load,
    market_of,
    question,
    refusal,
    send,
    start,
    table,
    told,
)


def with_temple(sides: str, *owners: int, seats: int = 4) -> Imhotep:
    """A table with these stones at the temple."""
    state = table(seats, sides)
    for owner in owners:
        state.quarry[owner] -= 1
        state.temple.deliver(owner)
    return state


def temple_points(state: Imhotep) -> list[int]:
    return state.ledger.table()[FROM_TEMPLE]


def test_rulebook_example_temple_at_the_end_of_a_round() -> None:
    """Grau hat zwei sichtbare Steine und 2 Punkte, die anderen drei je einen."""
    state = with_temple("AAAAA", BLACK, BLACK, WHITE, BROWN, GREY, GREY, BLACK)
    end_round(state)
    assert state.points() == [1, 1, 1, 2]
    assert "Grey gets 2 points (Temple)." in told(state)


def test_rulebook_example_temple_b_at_the_end_of_a_round() -> None:
    """Grau, Weiß und Schwarz wählen Punkt oder Steine; Braun hat 2 Punkte, Weiß eine Karte."""
    state = with_temple("AABAA", GREY, BROWN, WHITE, WHITE, BLACK)
    state.sled = [2, 3, 2, 2]
    end_round(state)
    assert (state.to_act(), choices(state)) == ([GREY], ["point", "stones"])
    answer(state, "point")
    assert state.to_act() == [WHITE]
    assert temple_points(state) == [0, 0, 2, 1]
    answer(state, "stones")
    assert state.sled[WHITE] == 5
    assert (state.to_act(), question(state)) == ([CHANCE], "DrawTopCard")
    answer(state, "draw hammer")
    assert hand(state, WHITE) == ["hammer"]
    assert (state.to_act(), choices(state)) == ([BLACK], ["point", "stones"])
    answer(state, "point")
    assert temple_points(state) == [1, 0, 2, 1]
    assert question(state) == "TurnUpRoundCard"


def test_the_temple_counts_in_every_round_whether_visited_or_not() -> None:
    """Clarification: temple in a round in which it was not visited."""
    state = with_temple("AAAAA", BLACK, WHITE)
    end_round(state)
    begin_round(state, "4432")
    end_round(state)
    assert state.points() == [2, 2, 0, 0]


def test_temple_b_fields() -> None:
    """Temple B, each column: choice, 2 points, choice, card, choice."""
    state = with_temple("AABAA", *[BLACK] * 5)
    end_round(state)
    asked = []
    while question(state) != "TurnUpRoundCard":
        asked.append(question(state))
        answer(state, "draw statue" if question(state) == "DrawTopCard" else "point")
    assert asked == ["TempleBonus", "TempleBonus", "DrawTopCard", "TempleBonus"]
    assert temple_points(state) == [1 + 2 + 1 + 1, 0, 0, 0]


def test_temple_b_with_two_players_has_four_fields() -> None:
    """Temple B: the fifth field is for three and four players only."""
    state = with_temple("AABAA", *[BLACK] * 5, seats=2)
    end_round(state)
    answer(state, "point", "point", "draw statue")
    assert temple_points(state) == [4, 0]
    assert question(state) == "TurnUpRoundCard"


def test_temple_b_pays_only_what_is_seen() -> None:
    state = with_temple("AABAA", BLACK, BLACK, BLACK, BLACK, BLACK, WHITE, WHITE)
    end_round(state)
    assert state.to_act() == [WHITE]
    assert SENTENCES.say(state.prompt(WHITE)) == "Temple, field 1: 1 point or 2 stones?"
    assert refusal(state, "decline") == (
        "“decline” is not possible now. Temple, field 1: 1 point or 2 stones?"
    )


def test_empty_fields_bring_nothing() -> None:
    state = table(sides="AABAA")
    end_round(state)
    assert question(state) == "TurnUpRoundCard"
    assert state.points() == [0, 0, 0, 0]


@pytest.mark.parametrize(("sled", "quarry"), [(5, 9), (3, 0)])
def test_ruling_im_11_without_stones_to_take_it_is_the_point(sled: int, quarry: int) -> None:
    state = with_temple("AABAA", BLACK)
    state.sled[BLACK], state.quarry[BLACK] = sled, quarry
    end_round(state)
    assert temple_points(state) == [1, 0, 0, 0]
    assert question(state) == "TurnUpRoundCard"


@pytest.mark.parametrize(("sled", "quarry", "taken"), [(4, 9, 1), (0, 1, 1), (3, 9, 2), (0, 9, 2)])
def test_ruling_im_26_fewer_than_two_stones_are_still_a_choice(
    sled: int, quarry: int, taken: int
) -> None:
    state = with_temple("AABAA", BLACK)
    state.sled[BLACK], state.quarry[BLACK] = sled, quarry
    end_round(state)
    answer(state, "stones")
    assert (state.sled[BLACK], state.quarry[BLACK]) == (sled + taken, quarry - taken)
    assert state.points() == [0, 0, 0, 0]


def test_ruling_im_22_the_fields_are_settled_from_left_to_right() -> None:
    """What the first field brings to the sled is there when the third one is asked."""
    state = with_temple("AABAA", BLACK, WHITE, BLACK)
    state.sled[BLACK] = 3
    end_round(state)
    answer(state, "stones")
    assert temple_points(state) == [1, 2, 0, 0]
    assert question(state) == "TurnUpRoundCard"


def test_ruling_im_17_a_red_card_of_the_temple_acts_at_once() -> None:
    """Clarification: red card from the draw pile (Temple B); the load bonus finds no ship."""
    state = with_temple("ABBAA", BLACK, BLACK, BLACK, WHITE)
    for _ in range(3):
        state.pyramids.build(BLACK, RIGHT)
    end_round(state)
    answer(state, "point", "point", "draw entrance")
    assert (state.to_act(), question(state)) == ([WHITE], "ChoosePyramid")
    answer(state, "pyramid right")
    assert state.points() == [4, 1, 0, 0]
    assert question(state) == "TurnUpRoundCard"


def test_an_entrance_of_the_temple_can_bring_another_card() -> None:
    state = with_temple("ABBAA", BLACK, BLACK, BLACK, WHITE)
    state.pyramids.build(BLACK, LEFT)
    end_round(state)
    answer(state, "point", "point", "draw entrance", "pyramid left", "top_card", "draw statue")
    assert hand(state, WHITE) == ["statue"]


def test_ruling_im_8_a_red_card_of_the_temple_without_a_stone_has_no_effect() -> None:
    state = with_temple("AABAA", BLACK, BLACK, BLACK, WHITE)
    exhaust(state, WHITE)
    built = state.burial_chamber.stones[:]
    end_round(state)
    answer(state, "point", "point", "draw sarcophagus")
    assert state.burial_chamber.stones == built
    assert state.market.discard.counts[SARCOPHAGUS] == 1


def test_ruling_im_18_a_top_card_lapses_if_there_is_none() -> None:
    state = table(sides="AABAA", edition=NO_CARDS, market=())
    for _ in range(4):
        state.temple.deliver(BLACK)
    end_round(state)
    answer(state, "point", "point")
    assert question(state) == "TurnUpRoundCard"
    assert hand(state, BLACK) == []


def test_ruling_im_22_the_market_is_cleared_after_the_temple() -> None:
    """A card that lies open cannot be shuffled for the temple."""
    edition = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0))
    state = table(sides="AABAA", edition=edition)
    for _ in range(4):
        state.temple.deliver(BLACK)
    end_round(state)
    answer(state, "point", "point")
    assert hand(state, BLACK) == []
    assert state.market.discard.counts[STATUE] == 4


def test_leftover_cards_are_discarded() -> None:
    """Clarification: left-over market cards."""
    state = table(market=("sail", "statue", "lever", "hammer"))
    send(state, 2, "B", "market")
    answer(state, "card 0")
    end_round(state)
    assert state.market.display == [EMPTY] * 4
    assert state.market.discard.size == 3


def test_ruling_im_10_a_leftover_pair_is_turned_up_and_discarded() -> None:
    """Clarification: left-over market cards, incl. the face-down pair."""
    state = table(sides="BAAAA")
    end_round(state)
    assert (state.to_act(), question(state)) == ([CHANCE], "ClearMarket")
    answer(state, "draw hammer", "draw hammer")
    assert told(state)[-1] == "The card Hammer is cleared from the market."
    assert (state.market.discard.size, state.market.pair, state.market.pile_size()) == (5, 0, 29)


def test_a_pair_that_was_taken_is_not_cleared_again() -> None:
    state = table(sides="BAAAA")
    send(state, 2, "B", "market")
    answer(state, "card 3", "draw hammer", "draw sail", "keep sail")
    end_round(state)
    assert question(state) == "TurnUpRoundCard"
    assert state.market.discard.size == 4


def test_the_ships_are_new_in_the_next_round() -> None:
    state = table()
    dock(state, 0, 1, 2)
    send(state, 3, "A", "pyramid")
    begin_round(state, "3332")
    assert (state.fleet.sizes, state.fleet.sailed) == ([3, 3, 3, 2], 0)
    assert state.round == 2


def test_ruling_im_4_stones_on_ships_return_to_the_quarry() -> None:
    state = table(2)
    load(state, 0, "AB")
    for seat in (BLACK, WHITE):
        exhaust(state, seat)
    answer(state, "pass", "pass")
    assert (state.quarry, state.fleet.stones_on(Ship(0))) == ([1, 1], 0)


def test_six_rounds_make_a_game() -> None:
    state = start(2, edition=NO_CARDS)
    for number, ships in enumerate(["4331", "4322", "4321", "4221", "3322", "3321"], 1):
        begin_round(state, ships)
        assert state.round == number
        assert state.result() is None
        end_round(state)
    assert state.to_act() == []
    assert state.result() is not None


def test_the_temple_counts_in_the_last_round_too() -> None:
    """Clarification: Temple B choice in round 6: stones still serve the tie-break."""
    state = with_temple("AABAA", BLACK, seats=2)
    state.round = 6
    end_round(state)
    answer(state, "stones")
    result = state.result()
    assert result is not None
    assert result.tie_breaks == [4, 3]
    assert result.ranks == [1, 2]


@given(owners=st.lists(st.integers(0, 3), max_size=30), seats=st.integers(2, 4))
def test_temple_a_by_building_piles(owners: list[int], seats: int) -> None:
    """Stones are laid level by level; a point for each one with nothing on it."""
    state = table(seats)
    owners = [owner % seats for owner in owners]
    width = 4 if seats == 2 else 5
    levels = [owners[n : n + width] for n in range(0, len(owners), width)]
    points = [0] * seats
    for height, level in enumerate(levels):
        for field, owner in enumerate(level):
            above = levels[height + 1] if height + 1 < len(levels) else []
            points[owner] += field >= len(above)
    state.temple.stones = owners
    score_temple(state)
    assert state.points() == points


@given(
    owners=st.lists(st.integers(0, 3), max_size=30),
    answers=st.lists(st.booleans(), min_size=5, max_size=5),
)
def test_temple_b_by_fields(owners: list[int], answers: list[bool]) -> None:
    """Points, stones and cards of each seat, counted by the fields it is seen on."""
    state = table(sides="AABAA")
    state.temple.stones = owners
    state.sled = [0] * 4
    tops = state.temple.seen_from_above()
    end_round(state)
    points, cards, sleds = [0] * 4, [0] * 4, [0] * 4
    for field, owner in enumerate(tops):
        if owner >= 0 and field == 1:
            points[owner] += 2
        elif owner >= 0 and field == 3:
            cards[owner] += 1
            answer(state, "draw statue")
        elif owner >= 0 and (sleds[owner] == 5 or answers[field]):
            points[owner] += 1
            if sleds[owner] < 5:
                answer(state, "point")
        elif owner >= 0:
            sleds[owner] = min(5, sleds[owner] + 2)
            answer(state, "stones")
    assert (temple_points(state), state.sled) == (points, sleds)
    assert [len(hand(state, seat)) for seat in range(4)] == cards
