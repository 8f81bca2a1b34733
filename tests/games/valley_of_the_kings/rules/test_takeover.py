"""Taking over: more overseers and more workers than the owner."""

from __future__ import annotations

import pytest

from baumeister.games.valley_of_the_kings.rules.actions import TAKE_OVER
from baumeister.games.valley_of_the_kings.rules.rounds import BUILDING
from baumeister.games.valley_of_the_kings.rules.site_objections import takeover_objection
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    GREY,
    WHITE,
    answer,
    ask_building,
    ask_raid,
    ask_takeover,
    blocks_of,
    by_rules_1,
    choices,
    give,
    later,
    lay,
    own,
    question,
    refusal,
    stand,
    start,
    told,
)


def siege(seats: int = 3, overseers: str = "2-a", workers: str = "2-b", **variants: str) -> Valley:
    """Black's figures are at Grey's site 2."""
    state = later(seats, 2, **variants)
    own(state, GREY, 2)
    lay(state, 2, "rr")
    stand(state, BLACK, overseers=overseers, workers=workers)
    return state


def test_more_overseers_and_more_workers_take_a_site_over() -> None:
    """Er tauscht sofort den bisherigen Skarabäus-Stein gegen seinen eigenen aus."""
    state = siege()
    ask_takeover(state)
    assert choices(state) == ["take_over 2", "done"]
    answer(state, "take_over 2")
    assert state.owner[1] == BLACK
    assert state.scarabs == [8, 7, 8]
    assert told(state)[0] == "Black takes over site 2 from Grey."


def test_as_many_workers_are_not_enough() -> None:
    state = siege()
    stand(state, GREY, workers="2-c")
    ask_takeover(state)
    assert question(state) == "DrawBlocks"


def test_as_many_overseers_are_not_enough() -> None:
    state = siege()
    stand(state, GREY, overseers="2-c")
    ask_takeover(state)
    assert question(state) == "DrawBlocks"


def test_figures_are_not_added_up() -> None:
    """Not the sum of figures: four workers do not make up for an overseer."""
    state = siege(workers="2-b 2-c 2-d 2-e")
    stand(state, GREY, overseers="2-f")
    ask_takeover(state)
    assert question(state) == "DrawBlocks"


def test_finished_pyramids_are_not_taken_over() -> None:
    state = later(3)
    own(state, GREY, 3)
    lay(state, 3, "rrrrr")
    stand(state, BLACK, overseers="3-a", workers="3-b")
    ask_takeover(state)
    assert question(state) == "DrawBlocks"


def test_an_empty_site_can_be_taken_over() -> None:
    state = later(3)
    own(state, GREY, 3)
    stand(state, BLACK, overseers="3-a", workers="3-b")
    ask_takeover(state)
    assert choices(state) == ["take_over 3", "done"]


def test_nobody_has_to_take_over() -> None:
    state = siege()
    ask_takeover(state)
    answer(state, "done")
    assert state.owner[1] == GREY


def test_a_site_without_an_owner_is_claimed_not_taken_over() -> None:
    state = later(3)
    stand(state, BLACK, overseers="3-a", workers="3-b")
    ask_takeover(state)
    assert question(state) == "DrawBlocks"


def test_one_player_may_take_over_two_sites() -> None:
    state = siege(overseers="2-a 14-a", workers="2-b 14-b")
    own(state, WHITE, 14)
    ask_takeover(state)
    assert choices(state) == ["take_over 2", "take_over 14", "done"]
    answer(state, "take_over 2", "take_over 14")
    assert (state.owner[1], state.owner[13]) == (BLACK, BLACK)


def test_ruling_vk_16_the_next_one_is_compared_with_the_new_owner() -> None:
    state = siege()
    stand(state, WHITE, overseers="2-c", workers="2-d 2-e")
    ask_takeover(state)
    answer(state, "take_over 2")
    assert question(state) == "DrawBlocks"  # White has as many overseers as Black
    state = siege()
    stand(state, WHITE, overseers="2-c 2-f", workers="2-d 2-e")
    ask_takeover(state)
    answer(state, "take_over 2")
    assert state.to_act() == [WHITE]
    answer(state, "take_over 2")
    assert state.owner[1] == WHITE
    assert state.scarabs == [8, 8, 7]


def test_players_take_over_in_turn_order() -> None:
    """White has the pharaoh stone and is compared with the first owner, Black with White."""
    state = siege()
    stand(state, WHITE, overseers="2-c", workers="2-d")
    state.start = WHITE
    ask_takeover(state)
    assert state.to_act() == [WHITE]
    answer(state, "take_over 2")
    assert state.owner[1] == WHITE
    assert question(state) == "DrawBlocks"


def test_the_new_owner_builds_and_the_old_one_does_not() -> None:
    """New owner builds there in phase 6, with their workers there."""
    state = siege(workers="2-b 2-c")
    stand(state, GREY, workers="2-d")
    give(state, GREY, "w")
    give(state, BLACK, "gg")
    state.ask(BUILDING)
    ask_takeover(state)
    answer(state, "take_over 2")
    assert (question(state), state.to_act()) == ("BuildPyramids", [BLACK])
    assert len(state.pharaoh) == 1  # Grey's only site is gone
    answer(state, "build 2 grey 2", "build 2 grey 3")
    assert blocks_of(state, 2) == "rrgg.........."


def test_ruling_vk_15_workers_that_have_stolen_take_over_as_well() -> None:
    """Wer mehr Aufseher und mehr Arbeiter hat als der Besitzer, kann übernehmen."""
    state = siege(workers="2-b 2-c")
    stand(state, GREY, workers="2-d")
    ask_raid(state)
    answer(state, "steal 2 0", "steal 2 1")
    assert choices(state) == ["take_over 2", "done"]
    answer(state, "take_over 2")
    assert state.owner[1] == BLACK


def test_ruling_vk_15_the_owner_s_thieves_defend() -> None:
    """White is compared with all workers of Black, who has stolen here and taken over."""
    state = siege(workers="2-b 2-c")
    stand(state, WHITE, overseers="2-d 2-e", workers="2-f 2-g")
    state.stolen[BLACK * 15 + 1] = 2
    ask_takeover(state)
    answer(state, "take_over 2")
    assert question(state) == "DrawBlocks"
    assert state.owner[1] == BLACK


def test_ruling_vk_15_by_rules_1_thieves_did_not_take_over() -> None:
    assert not by_rules_1().settings.thieves_count
    assert start().settings.thieves_count


def test_ruling_vk_15_as_a_variant_workers_that_have_stolen_do_not_take_over() -> None:
    state = siege(workers="2-b 2-c", thieves="busy")
    stand(state, GREY, workers="2-d")
    ask_raid(state)
    honest = state.copy()
    answer(state, "steal 2 0", "done")
    assert question(state) == "DrawBlocks"
    answer(honest, "done")
    assert choices(honest) == ["take_over 2", "done"]


def test_ruling_vk_15_as_a_variant_as_few_workers_as_possible_have_stolen() -> None:
    """Two blocks are the work of one worker, and the other one is free."""
    state = siege(workers="2-b 2-c", thieves="busy")
    lay(state, 2, "..rr")
    ask_raid(state)
    answer(state, "steal 2 0", "steal 2 1")
    greedy = state.copy()
    answer(state, "done")
    assert choices(state) == ["take_over 2", "done"]
    answer(greedy, "steal 2 2", "done")
    assert question(greedy) == "DrawBlocks"  # now both have stolen


def test_ruling_vk_15_as_a_variant_a_new_owner_s_thieves_do_not_defend() -> None:
    state = siege(workers="2-b 2-c", thieves="busy")
    stand(state, WHITE, overseers="2-d 2-e", workers="2-f 2-g")
    state.stolen[BLACK * 15 + 1] = 2
    ask_takeover(state)
    answer(state, "take_over 2")
    assert state.to_act() == [WHITE]  # two workers against one that has not stolen


def test_ruling_vk_15_a_thief_builds_where_others_took_over() -> None:
    """The new owner builds with all their workers there."""
    state = siege(workers="2-b 2-c")
    state.stolen[BLACK * 15 + 1] = 2
    give(state, BLACK, "gggg")
    ask_takeover(state)
    answer(state, "take_over 2")
    state.agenda.clear()
    ask_building(state)
    assert state.to_act() == [BLACK]
    answer(state, "build 2 grey 2", "build 2 grey 3", "build 2 grey 4", "build 2 grey 5")
    assert state.stock[BLACK] == [0] * 5


def test_ruling_vk_6_no_takeover_without_a_scarab() -> None:
    state = siege()
    stand(state, BLACK, overseers="2-a 14-a", workers="2-b 14-b")
    own(state, WHITE, 14)
    state.scarabs[BLACK] = 1
    ask_takeover(state)
    answer(state, "take_over 2")
    assert question(state) == "DrawBlocks"


def test_ruling_vk_6_a_scarab_that_comes_back_can_be_used_at_once() -> None:
    """White takes Black's site 14, and Black marks Grey's site 2 with that scarab."""
    state = siege()
    own(state, BLACK, 14)
    state.scarabs[BLACK] = 0
    stand(state, WHITE, overseers="14-a", workers="14-b")
    state.start = WHITE
    ask_takeover(state)
    answer(state, "take_over 14")
    assert state.to_act() == [BLACK]
    answer(state, "take_over 2")
    assert (state.owner[1], state.owner[13]) == (BLACK, WHITE)
    assert state.scarabs == [8, 0, 7]


@pytest.mark.parametrize("thieves", ["count", "busy"])
def test_refused_takeovers(thieves: str) -> None:
    state = siege(overseers="2-a 14-a", workers="2-b 14-b", thieves=thieves)
    own(state, BLACK, 13)
    own(state, WHITE, 14, 15)
    own(state, GREY, 3)
    lay(state, 3, "rrrrr")
    stand(state, WHITE, workers="14-c")
    ask_takeover(state)
    assert refusal(state, "take_over 13") == "Site 13 is your own."
    assert refusal(state, "take_over 12") == "Site 12 belongs to nobody yet."
    assert refusal(state, "take_over 5") == "Site 5 is not in play with 3 players."
    assert refusal(state, "take_over 15") == "At site 15 you need more overseers than White."
    assert refusal(state, "take_over 14") == "At site 14 you need more workers than White."
    assert refusal(state, "take_over 3") == "The pyramid on site 3 is finished and safe."
    assert refusal(state, "steal 2 0").startswith("“steal 2 0” is not possible now.")
    state.stolen[BLACK * 15 + 13] = 1
    thieves_rest = "Workers that have stolen do not help to take over: without them you need"
    assert refusal(state, "take_over 14") == (
        f"{thieves_rest} more workers at site 14 than White."
        if thieves == "busy"
        else "At site 14 you need more workers than White."
    )


@pytest.mark.parametrize(
    ("thieves", "workers", "stolen"),
    [("count", "2-b 2-c", 2), ("busy", "2-b 2-c", 0), ("busy", "2-b", 1)],
)
def test_nothing_speaks_against_a_takeover_that_is_legal(
    thieves: str, workers: str, stolen: int
) -> None:
    """Grey has one worker there, who may have stolen before the site was Grey's."""
    state = siege(workers=workers, thieves=thieves)
    stand(state, GREY, workers="2-f")
    state.stolen[GREY * 15 + 1] = stolen
    ask_takeover(state)
    assert choices(state) == ["take_over 2", "done"]
    assert takeover_objection(state, BLACK, TAKE_OVER[1]) is None


def test_takeovers_are_described_with_the_owner() -> None:
    state = siege()
    ask_takeover(state)
    say = state.game.sentences.say
    assert [say(state.describe(BLACK, action)) for action in state.legal(BLACK)] == [
        "Take over site 2 from Seat 1",
        "Take over nothing more",
    ]
