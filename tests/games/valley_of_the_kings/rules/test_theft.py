"""Theft: from the top layer of unfinished foreign pyramids."""

from __future__ import annotations

from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.rules.table import (
    BLACK,
    BROWN,
    GREY,
    WHITE,
    answer,
    ask_theft,
    blocks_of,
    choices,
    later,
    lay,
    own,
    question,
    refusal,
    stand,
    stock,
    told,
)


def robbery(blocks: str = "rrrr", site: int = 3, seats: int = 2) -> Valley:
    """Black has an overseer and a worker at a site of Grey's with these blocks."""
    state = later(seats)
    own(state, GREY, site)
    lay(state, site, blocks)
    stand(state, BLACK, overseers=f"{site}-a", workers=f"{site}-b")
    return state


def test_rulebook_example_theft() -> None:
    """Schwarz nimmt den einzigen Stein der Ebene 2 und einen der unteren, Weiß zwei der unteren."""
    state = later(3)
    own(state, GREY, 2)
    lay(state, 2, "rrrrrrrrrw")
    stand(state, BLACK, overseers="2-a", workers="2-b")
    stand(state, WHITE, overseers="2-c", workers="2-d")
    state.start = BLACK
    ask_theft(state)
    assert state.to_act() == [BLACK]
    assert choices(state) == ["steal 2 9", "done"]
    answer(state, "steal 2 9", "steal 2 0")
    assert state.to_act() == [WHITE]
    assert "steal 2 0" not in choices(state)
    answer(state, "steal 2 4", "steal 2 8")
    assert stock(state, BLACK) == "rw"
    assert stock(state, WHITE) == "rr"
    assert blocks_of(state, 2) == ".rrr.rrr......"
    assert question(state) == "DrawBlocks"  # nobody else can steal, and the round was over


def test_thieves_dig_through_the_layers_one_after_the_other() -> None:
    """Each layer must be gone before the next is touched, whoever took its blocks."""
    state = later(4)
    own(state, GREY, 2)
    lay(state, 2, "rrrrgrrrrwww")
    stand(state, BLACK, overseers="2-a", workers="2-b 2-c")
    stand(state, WHITE, overseers="2-d", workers="2-e 2-f 2-g")
    stand(state, BROWN, overseers="2-h")
    ask_theft(state)
    assert choices(state) == ["steal 2 9", "steal 2 10", "steal 2 11", "done"]
    answer(state, "steal 2 10", "steal 2 9", "done")
    assert state.to_act() == [WHITE]
    assert choices(state) == ["steal 2 11", "done"]
    answer(state, "steal 2 11")
    assert choices(state) == [*(f"steal 2 {position}" for position in range(9)), "done"]
    answer(state, *(f"steal 2 {position}" for position in (4, 0, 1, 2, 3)))
    assert blocks_of(state, 2) == ".....rrrr....."
    assert (stock(state, BLACK), stock(state, WHITE)) == ("ww", "rrrrgw")
    assert question(state) == "DrawBlocks"  # Brown has no worker there


def test_who_comes_late_finds_nothing() -> None:
    state = robbery("rr", site=2, seats=3)
    stand(state, WHITE, overseers="2-c", workers="2-d")
    ask_theft(state)
    answer(state, "steal 2 0", "steal 2 1")
    assert question(state) == "DrawBlocks"


def test_workers_at_two_sites_steal_at_both() -> None:
    state = robbery("rrr", seats=2)
    own(state, GREY, 13)
    lay(state, 13, "ggg")
    stand(state, BLACK, overseers="3-a 13-a", workers="3-b 13-b")
    ask_theft(state)
    answer(state, "steal 13 0", "steal 3 0", "steal 13 1")
    assert {notation.split()[1] for notation in choices(state)[:-1]} == {"3"}
    answer(state, "steal 3 1")
    assert stock(state, BLACK) == "rrgg"


def test_two_blocks_for_each_worker() -> None:
    state = robbery()
    stand(state, BLACK, workers="3-b 3-c")
    ask_theft(state)
    answer(state, "steal 3 0", "steal 3 1", "steal 3 2", "steal 3 3")
    assert stock(state, BLACK) == "rrrr"
    assert question(state) == "DrawBlocks"


def test_one_worker_takes_two_blocks_at_most() -> None:
    state = robbery()
    ask_theft(state)
    answer(state, "steal 3 0", "steal 3 1")
    assert blocks_of(state, 3) == "..rr."
    assert question(state) == "DrawBlocks"


def test_stolen_blocks_lie_with_the_bought_ones() -> None:
    state = robbery("rgbw")
    state.stock[BLACK][4] = 1
    ask_theft(state)
    answer(state, "steal 3 1")
    assert stock(state, BLACK) == "go"
    assert told(state) == ["Black steals a grey block from Grey’s site 3."]


def test_a_thief_may_stop() -> None:
    state = robbery()
    ask_theft(state)
    answer(state, "done")
    assert blocks_of(state, 3) == "rrrr."


def test_without_more_overseers_than_the_owner_nothing_is_stolen() -> None:
    state = robbery()
    stand(state, GREY, overseers="3-c")
    ask_theft(state)
    assert question(state) == "DrawBlocks"


def test_two_overseers_beat_one() -> None:
    state = robbery(site=2, seats=3)
    stand(state, GREY, overseers="2-c")
    stand(state, BLACK, overseers="2-a 2-d")
    ask_theft(state)
    assert question(state) == "StealBlocks"


def test_a_thief_needs_a_worker() -> None:
    state = robbery()
    stand(state, BLACK, workers="16")
    ask_theft(state)
    assert question(state) == "DrawBlocks"


def test_finished_pyramids_are_safe() -> None:
    state = robbery("rrrrr")
    ask_theft(state)
    assert question(state) == "DrawBlocks"


def test_nothing_is_stolen_where_nothing_is_built() -> None:
    state = robbery("")
    ask_theft(state)
    assert question(state) == "DrawBlocks"


def test_nobody_steals_from_themselves_or_from_nobody() -> None:
    state = robbery()
    state.owner[2] = BLACK
    ask_theft(state)
    assert question(state) == "DrawBlocks"


def test_ruling_vk_14_only_the_owner_s_overseers_are_counted() -> None:
    """Overseers of others and the owner's workers do not matter."""
    state = robbery(site=2, seats=3)
    stand(state, GREY, workers="2-c 2-d 2-e")
    stand(state, WHITE, overseers="2-f 2-g")
    ask_theft(state)
    assert state.to_act() == [BLACK]


def test_ruling_vk_23_who_can_steal_nothing_is_not_asked() -> None:
    state = robbery(seats=3)
    state.start = WHITE
    ask_theft(state)
    assert state.to_act() == [BLACK]


def test_refused_thefts() -> None:
    state = robbery(site=2, seats=3, blocks="rrrrrrrrrg")
    own(state, BLACK, 13)
    own(state, GREY, 14, 15, 3)
    stand(state, BLACK, overseers="2-a 15-a")
    lay(state, 14, "rr")
    lay(state, 15, "rr")
    lay(state, 3, "bbbbb")
    ask_theft(state)
    assert refusal(state, "steal 2 0") == "Blocks are stolen from the topmost layer first."
    assert refusal(state, "steal 2 10") == "There is no block at position 11 of site 2."
    assert refusal(state, "steal 13 0") == "Site 13 is your own."
    assert refusal(state, "steal 12 0") == "Site 12 belongs to nobody yet."
    assert refusal(state, "steal 1 0") == "Site 1 is not in play with 3 players."
    assert refusal(state, "steal 14 0") == "At site 14 you need more overseers than Grey."
    assert refusal(state, "steal 15 0") == "You have no worker on a field of site 15."
    assert refusal(state, "steal 3 0") == "The pyramid on site 3 is finished and safe."
    assert refusal(state, "take_over 2").startswith("“take_over 2” is not possible now.")
    stand(state, BLACK, workers="2-b 15-b")
    answer(state, "steal 2 9", "steal 2 0")
    assert refusal(state, "steal 2 1") == "Your worker at site 2 has already moved two blocks."


def test_a_position_that_a_small_pyramid_does_not_have() -> None:
    state = robbery()
    ask_theft(state)
    assert refusal(state, "steal 3 9") == "There is no block at position 10 of site 3."


def test_thefts_are_described_with_their_colour() -> None:
    state = robbery("rgbw")
    ask_theft(state)
    say = state.game.sentences.say
    assert [say(state.describe(BLACK, action)) for action in state.legal(BLACK)] == [
        "Steal a red block from site 3, position 1",
        "Steal a grey block from site 3, position 2",
        "Steal a black block from site 3, position 3",
        "Steal a white block from site 3, position 4",
        "Steal nothing more",
    ]
