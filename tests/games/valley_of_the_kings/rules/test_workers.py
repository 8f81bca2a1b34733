"""Workers: six steps together, always in the open."""

from __future__ import annotations

from baumeister.core.state import NOBODY
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    GREY,
    answer,
    ask_workers,
    by_rules_1,
    choices,
    figures,
    later,
    own,
    question,
    refusal,
    stand,
    start,
    told,
)


def test_all_workers_have_six_steps_together() -> None:
    state = later(4)
    ask_workers(state)
    answer(state, "worker 0 1-a", "worker 1 2-a", "worker 2 13-a", "worker 3 14-a")
    assert figures(state, GREY)[1] == ["1-a", "2-a", "13-a", "14-a", "16"]
    assert question(state) == "DrawBlocks"  # nobody else was waiting


def test_any_number_of_workers_may_walk() -> None:
    state = later(2)
    ask_workers(state)
    answer(state, "worker 0 13-a", "done")
    assert figures(state, GREY)[1] == ["13-a", "16", "16", "16", "16"]


def test_a_worker_that_is_too_far_away_is_refused() -> None:
    state = later(4)
    stand(state, GREY, workers="1-a")
    ask_workers(state)
    answer(state, "worker 0 5-a")
    assert refusal(state, "worker 1 16") == "This figure is there already."
    assert refusal(state, "worker 0 9-a") == "This takes 4 steps, but you have only 2 steps left."
    answer(state, "worker 1 17")
    assert refusal(state, "worker 2 1-a") == "This takes 2 steps, but you have only 1 step left."


def test_one_figure_on_a_field() -> None:
    state = later(2)
    stand(state, BLACK, overseers="13-a", workers="13-b")
    ask_workers(state)
    assert "worker 0 13-a" not in choices(state)
    assert refusal(state, "worker 0 13-b") == "Somebody stands on field 13-B: it has room for one."


def test_workers_go_to_foreign_and_free_sites_from_round_2_on() -> None:
    """Workers on foreign or free sites: allowed from round 2."""
    state = later(2)
    own(state, BLACK, 13)
    ask_workers(state)
    assert {"worker 0 13-a", "worker 0 14-a"} <= set(choices(state))


def first_round(**variants: str) -> Valley:
    """Grey is to move workers; site 15 is Grey's, site 13 is Black's."""
    state = later(2, 1, **variants)
    own(state, GREY, 15)
    own(state, BLACK, 13)
    ask_workers(state)
    return state


def targets(state: Valley) -> set[str]:
    """Where the workers may go, fields without their letters."""
    return {notation.split()[2].partition("-")[0] for notation in choices(state)[:-1]}


def test_ruling_vk_4_in_round_1_workers_go_to_free_sites_too() -> None:
    """Angefangen beim Startspieler setzt jeder beliebig viele seiner Arbeiter."""
    state = first_round()
    areas = {"17", "18", "19", "20", "21", "22"}
    assert targets(state) == {*areas, "3", "4", "7", "8", "11", "12", "14", "15"}
    answer(state, "worker 0 14-a")
    assert figures(state, GREY)[1][0] == "14-a"
    assert state.owner[13] == NOBODY


def test_ruling_vk_4_no_worker_on_a_foreign_site_in_the_first_round() -> None:
    """Only in the later rounds: Auch Arbeiter können auf fremde Baufelder gezogen werden."""
    state = first_round()
    assert "13" not in targets(state)
    assert refusal(state, "worker 0 13-a") == (
        "Site 13 belongs to Black: other players’ sites are open to you from round 2 on."
    )
    state = later(2, 2)
    own(state, BLACK, 13)
    ask_workers(state)
    assert "13" in targets(state)


def test_ruling_vk_4_by_rules_1_workers_kept_to_own_sites() -> None:
    assert not by_rules_1().settings.opens_free_sites
    assert start().settings.opens_free_sites


def test_ruling_vk_4_as_a_variant_workers_keep_to_own_sites_in_round_1() -> None:
    state = first_round(first_workers="own_sites")
    assert targets(state) == {"17", "18", "19", "20", "21", "22", "15"}
    sentence = "In round 1, workers go only to areas and to your own sites."
    assert refusal(state, "worker 0 13-a") == sentence
    assert refusal(state, "worker 0 14-a") == sentence


def test_workers_claim_nothing() -> None:
    state = later(2)
    ask_workers(state)
    answer(state, "worker 0 13-a")
    assert state.owner[12] == NOBODY


def test_ruling_vk_12_of_workers_in_one_area_the_first_is_offered() -> None:
    state = later(2)
    stand(state, GREY, workers="13-a 16 17 17 16")
    ask_workers(state)
    assert {notation.split()[1] for notation in choices(state)[:-1]} == {"0", "1", "2"}
    assert refusal(state, "worker 4 18") == "Your figures in one area are alike: move number 2."
    assert refusal(state, "worker 3 18") == "Your figures in one area are alike: move number 3."


def test_ruling_vk_12_a_worker_may_walk_several_times() -> None:
    state = later(2)
    ask_workers(state)
    answer(state, "worker 0 17", "worker 0 18", "worker 0 3-a")
    assert figures(state, GREY)[1][0] == "3-a"


def test_walks_are_told_and_described() -> None:
    state = later(2)
    ask_workers(state)
    say = state.game.sentences.say
    described = {n.notation(): say(state.describe(0, n)) for n in state.legal(0)}
    assert described["worker 0 13-h"] == "Worker 1 to field 13-H (1 step)"
    assert described["worker 0 3-a"] == "Worker 1 to field 3-A (2 steps)"
    assert described["worker 0 17"] == "Worker 1 to area 17 (1 step)"
    assert described["done"] == "Leave the workers where they are"
    answer(state, "worker 0 13-h", "worker 0 20")
    assert told(state) == [
        "Grey moves worker 1 to field 13-H.",
        "Grey moves worker 1 to area 20.",
    ]
    assert refusal(state, "draw red").startswith("“draw red” is not possible now.")
