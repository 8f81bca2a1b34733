"""Whatever stands for an index is a whole number at every public border, in both builds."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import SupportsIndex

import pytest

import baumeister as b
from baumeister.core.event import visible
from baumeister.core.whole import whole


class Index:
    """The least that a whole number of others can be."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def numpy_integer(number: int) -> SupportsIndex:
    numpy = pytest.importorskip("numpy")
    found: SupportsIndex = numpy.int64(number)
    return found


Make = Callable[[int], SupportsIndex]
KINDS = pytest.mark.parametrize("kind", [Index, numpy_integer], ids=["index", "numpy"])


@KINDS
def test_a_game_can_be_played_with_numbers_of_others(kind: Make) -> None:
    game = b.game("oh_pharaoh")
    state = game.start(kind(3), log=True)
    twin = game.start(3, log=True)
    while state.to_act() == [b.CHANCE]:
        action = state.sample(Random(1))
        state.play(kind(b.CHANCE), action)
        twin.play(b.CHANCE, action)
    (seat,) = state.to_act()
    assert state.mask(kind(seat)) == state.mask(seat)
    assert state.prompt(kind(seat)) == state.prompt(seat)
    for action in state.legal(kind(seat)):
        assert state.describe(kind(seat), action) == state.describe(seat, action)
        assert state.objection(kind(seat), action) is None
    state.apply(kind(seat), action)
    twin.apply(seat, action)
    assert state == twin
    assert json.dumps(state.to_json()) == json.dumps(twin.to_json())
    assert visible(state.log or [], kind(seat)) == visible(twin.log or [], seat)


@KINDS
def test_a_refusal_names_a_seat_of_others(kind: Make) -> None:
    state = b.game("imhotep").start(2)
    refused = state.objection(kind(1), state.legal(b.CHANCE)[0])
    assert refused is not None
    assert json.dumps(refused.data) == '{"seat": 1}'


@KINDS
def test_matches_and_records_take_numbers_of_others(kind: Make) -> None:
    game = b.game("imhotep")
    match = b.Match(game, b.begin(game, kind(2)))
    match.play(kind(b.CHANCE), "round 4", kind(0))
    text = match.record.to_text()
    assert text.endswith("- round 4\n")
    assert match.record.seen_from(game, kind(0)).to_text() == text
    assert b.replay(game, match.record, kind(0)) == game.start(2)
    assert not match.can_undo(kind(0))
    match.rewind(kind(0))
    assert match.version == 0


@KINDS
def test_counts_and_actions_by_number(kind: Make) -> None:
    game = b.game("kheops")
    assert game.vocabulary[kind(5)] is game.vocabulary[5]
    assert b.play_out(game.start(2), Random(1), most=kind(9)) == 9
    assert b.perft(game.start(2), kind(1)) == b.perft(game.start(2), 1)


def test_what_is_no_whole_number_is_not_taken_for_one() -> None:
    assert whole(Index(7)) == 7
    with pytest.raises(TypeError):
        b.game("kheops").start(2.0)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        b.game("kheops").start("2")  # type: ignore[arg-type]
