"""Oh, Pharao! and its model agree before every answer: of recorded games, and by chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import baumeister as b
from tests.games.editions import changed
from tests.games.lockstep import Setup, agreed, play_by_chance, play_numbered, play_record
from tests.games.oh_pharaoh.model.pyramids import NUMBERS, can_become_pyramid, is_pyramid

OH_PHARAOH = b.game("oh_pharaoh")
LONGEST = 800  # answers of a game by chance; players may haggle much longer


def test_recorded_games_in_lockstep() -> None:
    for record in [*b.records(OH_PHARAOH).values()][::14]:
        both = play_record(OH_PHARAOH, record)
        assert both.state.result() is not None


def test_games_by_chance_in_lockstep() -> None:
    ends = [play_numbered(OH_PHARAOH, number, LONGEST).state.result() for number in range(10)]
    assert any(ends)


def test_a_box_with_few_cards_in_lockstep() -> None:
    """The piles and the open cards run out, and the last phase is never far."""
    small = changed(
        OH_PHARAOH.edition(),
        (
            "counts = [3, 13, 12, 11, 10, 9, 8, 6, 4, 3, 5, 2, 3]",
            "counts = [3, 6, 6, 4, 4, 1, 1, 1, 0, 0, 4, 3, 3]",
        ),
        ("space = [10]", "space = [4]"),
        ("space = [3]", "space = [1]"),
        ("space = [6]", "space = [2]"),
    )
    for number in range(10):
        seats, variants = 3 + number % 2, agreed(OH_PHARAOH, number).variants
        play_by_chance(OH_PHARAOH, Setup(seats, variants, small), Random(number), LONGEST)


def test_what_can_become_a_pyramid_is_what_some_cards_make_one() -> None:
    """The model's short cut against trying all cards of the hand, one after the other."""
    rng = Random(1)
    found: Counter[bool] = Counter()
    for _ in range(200):
        width = Counter(rng.choices(NUMBERS[:5], k=rng.randint(1, 4)))
        hand = Counter(rng.choices(("joker", "1", "2", "3", "4", "5"), k=rng.randint(0, 5)))
        found[can_become_pyramid(width, hand)] += 1
        assert can_become_pyramid(width, hand) == can_be_made(width, hand)
    assert min(found[True], found[False]) > 30


def can_be_made(width: Counter[int], hand: Counter[str]) -> bool:
    if is_pyramid(width):
        return True
    return any(
        can_be_made(width + Counter([number]), hand - Counter([card]))
        for card in +hand
        for number in (NUMBERS if card == "joker" else [int(card)])
    )
