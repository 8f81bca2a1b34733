"""Building: blocks on own sites, layer by layer, and what happens to the rest."""

from __future__ import annotations

import pytest

from baumeister.games.valley_of_the_kings.rules.names import Site
from baumeister.games.valley_of_the_kings.rules.rounds import BUILDING
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    GREY,
    answer,
    ask_building,
    ask_raid,
    blocks_of,
    choices,
    fill_pharaoh,
    give,
    later,
    lay,
    own,
    question,
    refusal,
    stand,
    stock,
    told,
)


def site(blocks: str = "", number: int = 3, workers: str = "3-a", give_: str = "rrggb") -> Valley:
    """Grey owns a site and has workers and blocks."""
    state = later(2)
    own(state, GREY, number)
    lay(state, number, blocks)
    stand(state, GREY, workers=workers)
    give(state, GREY, give_)
    return state


def test_a_worker_builds_two_blocks() -> None:
    state = site()
    ask_building(state)
    answer(state, "build 3 red 0", "build 3 grey 3")
    assert blocks_of(state, 3) == "r..g."
    assert question(state) == "DrawBlocks"


def test_only_on_own_sites() -> None:
    state = site()
    own(state, BLACK, 14)
    stand(state, GREY, workers="3-a 14-a 15-a")
    ask_building(state)
    assert {notation.split()[1] for notation in choices(state)[:-1]} == {"3"}


def test_no_overseer_is_needed() -> None:
    state = site()
    ask_building(state)
    assert question(state) == "BuildPyramids"
    assert state.overseers_at(Site(2), GREY) == 0


def test_without_a_worker_nothing_is_built() -> None:
    state = site(workers="18")
    ask_building(state)
    assert question(state) == "DrawBlocks"
    assert len(state.pharaoh) == 5


def test_nothing_is_built_above_a_gap() -> None:
    state = site("rrr.", workers="3-a 3-b")
    ask_building(state)
    assert choices(state) == ["build 3 red 3", "build 3 grey 3", "build 3 black 3", "done"]
    answer(state, "build 3 red 3")
    assert choices(state) == ["build 3 red 4", "build 3 grey 4", "build 3 black 4", "done"]


def test_ruling_vk_17_the_place_in_a_layer_is_free() -> None:
    state = site(number=13, workers="13-a")
    ask_building(state)
    reds = [notation for notation in choices(state) if "red" in notation]
    assert reds == [f"build 13 red {position}" for position in range(9)]


def test_no_block_is_taken_away_or_moved_while_building() -> None:
    """Es dürfen keine Bausteine abgebaut oder umgebaut werden."""
    state = site("rr")
    ask_building(state)
    assert {notation.split()[0] for notation in choices(state)} == {"build", "done"}
    assert not {"build 3 red 0", "build 3 red 1"} & set(choices(state))


def test_several_sites_have_workers_of_their_own() -> None:
    state = site(workers="3-a 14-a")
    own(state, GREY, 14)
    ask_building(state)
    answer(state, "build 3 red 0", "build 3 red 1")
    assert {notation.split()[1] for notation in choices(state)[:-1]} == {"14"}


def test_what_is_not_built_goes_to_the_pharaoh() -> None:
    """Steine, die ein Spieler nicht verbaut, setzt er auf die Pharaonen-Pyramide."""
    state = site()
    ask_building(state)
    answer(state, "build 3 red 0", "done")
    assert stock(state, GREY) == ""
    assert state.pharaoh == [0, 1, 1, 2]
    assert "Grey gives 4 blocks to the pharaoh’s pyramid." in told(state)


def test_no_block_is_kept_for_the_next_round() -> None:
    """Unused blocks: no storage."""
    state = site(workers="3-a 3-b 3-c", give_="rrrrrr")
    ask_building(state)
    answer(state, *(f"build 3 red {position}" for position in range(5)))
    assert stock(state, GREY) == ""
    assert state.pharaoh == [0]


def test_ruling_vk_19_a_surplus_goes_back_into_the_bag() -> None:
    state = site(workers="18", give_="rrrrr")
    fill_pharaoh(state, 28)
    bag = state.bag.size
    ask_building(state)
    assert len(state.pharaoh) == 30
    assert state.bag.size == bag + 3
    assert told(state)[:2] == [
        "Grey gives 2 blocks to the pharaoh’s pyramid.",
        "The pharaoh’s pyramid is finished: 3 blocks go back into the bag.",
    ]


def test_ruling_vk_19_with_no_room_at_all_nothing_is_given() -> None:
    state = site(workers="18", give_="rrrrr")
    fill_pharaoh(state, 30)
    ask_building(state)
    assert told(state)[0] == "The pharaoh’s pyramid is finished: 5 blocks go back into the bag."


def test_players_build_in_turn_order() -> None:
    state = site()
    own(state, BLACK, 14)
    stand(state, BLACK, workers="14-a")
    give(state, BLACK, "w")
    state.start = BLACK
    ask_building(state)
    assert state.to_act() == [BLACK]
    answer(state, "done")
    assert state.to_act() == [GREY]


def test_ruling_vk_21_a_finished_pyramid_counts_at_once() -> None:
    state = site("rrrr", give_="r")
    ask_building(state)
    answer(state, "build 3 red 4")
    assert state.points() == [5, 0]
    assert "Grey finishes a small pyramid on site 3, single-coloured: 5 points." in told(state)
    assert state.is_finished(Site(2))


def test_a_finished_pyramid_keeps_its_scarab() -> None:
    """Wird eine Pyramide vollendet, legt der Spieler seinen Skarabäus-Stein auf die Spitze."""
    state = site("rrrr", give_="r")
    ask_building(state)
    answer(state, "build 3 red 4")
    assert state.owner[2] == GREY
    assert state.scarabs == [7, 8]


def test_bought_and_stolen_blocks_are_built_in_the_same_round() -> None:
    """Jeder kann alle Steine verbauen, die er ersteigert oder entwendet hat."""
    state = site(give_="g", workers="3-a 14-b")
    own(state, BLACK, 14)
    lay(state, 14, "bb")
    stand(state, GREY, overseers="14-a")
    state.ask(BUILDING)
    ask_raid(state)
    answer(state, "steal 14 0", "steal 14 1", "done")  # nothing is taken over
    answer(state, "build 3 black 0", "build 3 grey 1")
    assert blocks_of(state, 3) == "bg..."
    assert state.pharaoh == [2]


@pytest.mark.parametrize(
    ("number", "blocks", "top", "source", "points"),
    [
        (3, "rrgr", "r", 0, 1),
        (3, "rrrr", "g", 2, 3),
        (3, "rrrr", "r", 3, 5),
        (13, "rgrrrrrrrrrrr", "r", 0, 4),
        (13, "rrrrorrrrgggg", "g", 2, 10),
        (13, "rrrrgrrrrrrrr", "r", 3, 16),
    ],
)
def test_ruling_vk_25_points(number: int, blocks: str, top: str, source: int, points: int) -> None:
    """Scoring table: 1/3/5 and 4/10/16 for mixed, layered and single colour."""
    state = site(blocks, number, f"{number}-a", top)
    ask_building(state)
    answer(state, choices(state)[0])
    assert state.ledger.table()[source] == [points, 0]
    assert state.points() == [points, 0]


@pytest.mark.parametrize(
    ("number", "blocks", "stripes", "points"),
    [
        (3, "rggr", "on", 2),
        (3, "rggr", "off", 1),
        (13, "rgrgrgrgrrggr", "on", 7),
        (13, "rgrgbgrgrgrrg", "on", 7),
        (13, "rgrgrgrgrrggr", "off", 4),
    ],
)
def test_expert_variant_stripes(number: int, blocks: str, stripes: str, points: int) -> None:
    """Kleine Streifenpyramiden sind 2 Punkte wert, große 7."""
    state = later(2, stripes=stripes)
    own(state, GREY, number)
    lay(state, number, blocks)
    stand(state, GREY, workers=f"{number}-a")
    give(state, GREY, "r")
    ask_building(state)
    answer(state, choices(state)[0])
    assert state.points() == [points, 0]


def test_nothing_more_is_built_on_a_finished_pyramid() -> None:
    state = site("rrrr", workers="3-a 3-b", give_="rr")
    ask_building(state)
    answer(state, "build 3 red 4")
    assert question(state) == "DrawBlocks"


def test_ruling_vk_23_who_can_build_nothing_is_not_asked() -> None:
    state = site(give_="")
    ask_building(state)
    assert question(state) == "DrawBlocks"


def test_refused_blocks() -> None:
    state = site("rrr.")
    own(state, GREY, 14, 13, 12)
    own(state, BLACK, 15)
    stand(state, GREY, workers="3-a 14-a 12-a")
    lay(state, 13, "rr")
    lay(state, 12, "wwwww")
    ask_building(state)
    assert refusal(state, "build 15 red 0") == (
        "You build only on your own sites, and site 15 is not yours."
    )
    assert refusal(state, "build 12 red 0") == "The pyramid on site 12 is finished."
    assert refusal(state, "build 13 red 5") == "You have no worker on a field of site 13."
    assert refusal(state, "build 3 white 3") == "You have no block of this colour: white."
    assert refusal(state, "build 3 red 0") == ("There is already a block at position 1 of site 3.")
    assert refusal(state, "build 3 red 4") == (
        "Site 3: a layer is begun only when the one below is complete."
    )
    assert refusal(state, "build 3 red 5") == "The pyramid on site 3 has only 5 positions."
    assert refusal(state, "worker 0 17").startswith("“worker 0 17” is not possible now. Build:")
    answer(state, "build 14 red 0", "build 14 red 1")
    assert refusal(state, "build 14 grey 2") == (
        "Your worker at site 14 has already moved two blocks."
    )


def test_blocks_and_the_end_of_building_are_described() -> None:
    state = site("rrr.", give_="r")
    ask_building(state)
    say = state.game.sentences.say
    assert [say(state.describe(GREY, action)) for action in state.legal(GREY)] == [
        "Place a red block on site 3, position 4",
        "Finish: 1 block goes to the pharaoh",
    ]
    assert [state.throws_away(GREY, action) for action in state.legal(GREY)] == [False, True]
    assert say(state.prompt(GREY)) == (
        "Build: 1 block is left; what you do not use goes to the pharaoh."
    )


def test_the_place_that_will_be_hidden_is_told() -> None:
    state = site(number=14, workers="14-a", give_="r")
    ask_building(state)
    told = [state.game.sentences.say(state.describe(GREY, one)) for one in state.legal(GREY)]
    hidden = "Place a red block on site 14, position 5: the hidden one, which may have any colour"
    assert [sentence for sentence in told if "hidden" in sentence] == [hidden]
    small = site(workers="3-a", blocks="rrrr", give_="r")
    ask_building(small)
    top = small.describe(GREY, small.legal(GREY)[0])
    assert small.game.sentences.say(top).endswith("position 5")
