"""Overseers in the first round: steps, claims, scarabs."""

from __future__ import annotations

from baumeister.core.state import NOBODY
from baumeister.games.valley_of_the_kings.rules.names import CENTRE
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    GREY,
    answer,
    ask_overseers,
    choices,
    figures,
    later,
    overseers_open,
    question,
    refusal,
    start,
    told,
)


def test_everybody_starts_in_area_16() -> None:
    """Known board facts: everybody starts around the pharaoh's site."""
    state = start(4)
    assert state.overseers == [CENTRE] * 8
    assert state.workers == [CENTRE] * 20


def test_figures_and_scarabs() -> None:
    """Components: five workers, two overseers, eight scarabs each."""
    state = start(3)
    assert (len(state.workers), len(state.overseers), state.scarabs) == (15, 6, [8, 8, 8])


def test_both_overseers_have_six_steps_together() -> None:
    state = overseers_open()
    answer(state, "overseer 0 1-a", "overseer 1 2-a")  # two steps each
    assert question(state) == "MoveOverseers"
    assert state.to_act() == [GREY]
    answer(state, "overseer 0 18")  # two more
    assert state.to_act() == [BLACK]


def test_steps_that_are_left_limit_where_to_go() -> None:
    state = overseers_open()
    answer(state, "overseer 0 1-a", "overseer 0 2-a")
    assert {notation.split()[1] for notation in choices(state)[:-1]} == {"0", "1"}
    assert refusal(state, "overseer 0 5-a") == (
        "This takes 4 steps, but you have only 2 steps left."
    )
    assert "overseer 1 5-a" in choices(state)


def test_standing_still_is_allowed() -> None:
    """Standing still costs nothing."""
    state = overseers_open(2)
    answer(state, "done")
    assert figures(state, GREY)[0] == ["16", "16"]
    assert state.to_act() == [BLACK]


def test_an_overseer_on_a_field_of_a_free_site_claims_it_at_once() -> None:
    state = overseers_open()
    answer(state, "overseer 0 15-b")
    assert state.owner[14] == GREY
    assert state.scarabs[GREY] == 7
    assert told(state)[-2:] == [
        "Grey moves overseer 1 to field 15-B.",
        "Grey claims site 15.",
    ]


def test_a_site_stays_owned_when_the_overseer_has_left() -> None:
    """Sites left without figures stay owned."""
    state = overseers_open()
    answer(state, "overseer 0 15-b", "overseer 0 16", "done")
    assert state.owner[14] == GREY


def test_nobody_claims_an_owned_site() -> None:
    state = overseers_open(2)
    answer(state, "overseer 0 15-b", "overseer 1 15-a")
    assert state.owner[14] == GREY
    assert state.scarabs[GREY] == 7


def test_fields_hold_one_figure_and_areas_any_number() -> None:
    """Known board facts: one figure per field; areas unlimited."""
    state = overseers_open(2)
    answer(state, "overseer 0 15-b")
    assert "overseer 1 15-b" not in choices(state)
    assert refusal(state, "overseer 1 15-b") == (
        "Somebody stands on field 15-B: it has room for one."
    )
    answer(state, "overseer 1 17", "overseer 0 17")
    assert figures(state, GREY)[0] == ["17", "17"]
    assert "overseer 0 15-b" in choices(state)  # free again


def test_ruling_vk_4_no_overseer_on_a_foreign_site_in_the_first_round() -> None:
    state = overseers_open(2)
    answer(state, "overseer 0 15-b", "done")
    assert "overseer 0 15-a" not in choices(state)
    assert refusal(state, "overseer 0 15-a") == (
        "Site 15 belongs to Grey: other players’ sites are open to you from round 2 on."
    )


def test_rulebook_each_overseer_claims_one_site_in_a_round() -> None:
    state = overseers_open(2)
    answer(state, "overseer 0 15-b", "overseer 0 14-a", "overseer 1 13-a")
    assert [state.owner[site] for site in (12, 13, 14)] == [GREY, NOBODY, GREY]
    assert state.scarabs[GREY] == 6


def test_ruling_vk_5_an_overseer_claims_one_site_a_round() -> None:
    """Jeder Aufseher kann pro Runde nur einen Bauplatz in Besitz nehmen."""
    state = overseers_open(2)
    answer(state, "overseer 0 15-b", "overseer 0 13-a")
    assert figures(state, GREY)[0] == ["13-a", "16"]
    assert state.owner[14] == GREY
    assert state.owner[12] == NOBODY
    answer(state, "overseer 1 14-a")
    assert state.owner[13] == GREY


def test_ruling_vk_5_an_overseer_may_go_on_after_a_claim() -> None:
    state = overseers_open(2)
    answer(state, "overseer 0 15-b", "overseer 0 16")
    assert state.owner[14] == GREY
    assert "overseer 1 13-a" in choices(state)  # only this one can still claim
    assert "overseer 0 13-a" in choices(state)
    answer(state, "overseer 1 13-a")
    assert state.owner[12] == GREY


def test_ruling_vk_6_without_a_scarab_nothing_is_claimed() -> None:
    state = later(2, 1)
    state.scarabs[GREY] = 0
    ask_overseers(state)
    answer(state, "overseer 0 15-b")
    assert state.owner[14] == NOBODY
    assert state.scarabs[GREY] == 0


def test_ruling_vk_12_overseers_in_one_area_are_alike() -> None:
    state = overseers_open(2)
    assert {notation.split()[1] for notation in choices(state)[:-1]} == {"0"}
    assert refusal(state, "overseer 1 17") == ("Your figures in one area are alike: move number 1.")


def test_refused_walks() -> None:
    state = overseers_open(2)
    assert refusal(state, "overseer 0 16") == "This figure is there already."
    assert refusal(state, "overseer 0 13-l") == "Site 13 has no field L."
    assert refusal(state, "overseer 0 1-a") == "Site 1 is not in play with 2 players."
    assert refusal(state, "build 1 red 0").startswith("“build 1 red 0” is not possible now.")


def test_ways_are_described_with_their_steps() -> None:
    state = overseers_open(4)
    sentences = {
        action.notation(): state.game.sentences.say(state.describe(0, action))
        for action in state.legal(0)
    }
    assert sentences["overseer 0 13-h"] == "Overseer 1 to field 13-H (1 step)"
    assert sentences["overseer 0 17"] == "Overseer 1 to area 17 (1 step)"
    assert sentences["overseer 0 1-a"] == "Overseer 1 to field 1-A (2 steps)"
    assert sentences["done"] == "Leave the overseers where they are"
