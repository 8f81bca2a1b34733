"""How pyramids are built and what they score, and the same said a second time, naively."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from baumeister.games.oh_pharaoh.rules.diagram import pyramid_text
from baumeister.games.oh_pharaoh.rules.names import NUMBERS, source_of
from baumeister.games.oh_pharaoh.rules.pyramid import EMPTY, Pyramid
from tests.games.oh_pharaoh.rules.table import pyramid

Step = list[int]  # the numbers of its cards, as they are to be read


def is_pyramid(steps: list[Step]) -> bool:
    """The building rules of the rulebook, one after the other, from the bottom to the top."""
    if sum(len(step) for step in steps) < 3 or len(steps) < 2:
        return False
    for step in steps:
        if len(step) == 0 or step.count(step[0]) != len(step):
            return False
    for below, above in itertools.pairwise(steps):
        if not len(above) <= len(below) - 1:
            return False
        if above[0] != below[0] + 1:
            return False
    return True


def as_steps(laid: Pyramid) -> list[Step]:
    """The cards of a heap sorted by number: the only order in which it could be a pyramid."""
    return [[number] * laid.widths[number] for number in NUMBERS if laid.widths[number]]


def points(steps: list[Step]) -> int:
    """One card of each step is counted, and the sum taken as often as there are steps."""
    return sum(sum(step[0] for step in steps) for _ in steps)


def heap(rng: Random) -> Pyramid:
    """A few cards that often are a pyramid, and often nearly one."""
    laid = EMPTY
    bottom = rng.randint(1, 8)
    width = rng.randint(1, 6)
    for number in range(bottom, min(10, bottom + rng.randint(1, 6))):
        for _ in range(width):
            laid = laid.changed(number, 1, int(rng.random() < 0.2))
        width = max(0, width - rng.choice((0, 1, 1, 1, 2)))
    if rng.random() < 0.3:
        laid = laid.changed(rng.randint(1, 9), 1, 0)
    return laid


def test_the_building_rules_said_naively_agree() -> None:
    rng = Random(1)
    legal = 0
    for _ in range(20_000):
        laid = heap(rng)
        steps = as_steps(laid)
        assert laid.is_legal == is_pyramid(steps), pyramid_text(laid)
        assert (laid.size, laid.steps) == (sum(map(len, steps)), len(steps))
        if laid.is_legal:
            legal += 1
            assert laid.score() == points(steps)
            assert (laid.bottom, laid.top) == (steps[0][0], steps[-1][0])
    assert 5_000 < legal < 15_000


def test_every_heap_of_small_steps_is_judged_like_the_naive_rules() -> None:
    """All heaps of the numbers 4 to 7 with at most three cards of each."""
    for code in range(4**4):
        laid = EMPTY
        for place in range(4):
            for _ in range(code // 4**place % 4):
                laid = laid.changed(4 + place, 1, 0)
        assert laid.is_legal == is_pyramid(as_steps(laid))


def test_rulebook_example_two_steps_score_22() -> None:
    """(6 + 5) x 2. Fact: scoring example 1."""
    assert pyramid("55/6").score() == 22


def test_rulebook_example_three_steps_score_36() -> None:
    """(5 + 4 + 3) x 3. Fact: scoring example 2."""
    assert pyramid("333/44/5").score() == 36


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("33/4", 14),
        ("2222/33/4", 27),
        ("111/22/3", 18),
        ("6666/777/88/9", 120),
        ("5555/66/7", 54),
        ("88/9", 34),
        ("777/88/9", 72),
        ("444/55/6", 45),
        ("3333/444/55/6", 72),
    ],
)
def test_further_legal_samples(text: str, score: int) -> None:
    """Facts: further legal samples, and the values of the notes on strategy."""
    assert pyramid(text).is_legal
    assert pyramid(text).score() == score


def test_120_points_are_the_most_for_four_steps() -> None:
    scores = [
        pyramid("/".join(str(n + i) * (4 - i) for i in range(4))).score() for n in NUMBERS[:6]
    ]
    assert max(scores) == 120


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("55/66", "same width twice"),
        ("44/6", "a number is missing"),
        ("66/5", "falling numbers"),
        ("45/6", "two numbers in a step"),
        ("5555", "a single step"),
        ("5/6", "a base of one card, and only two cards"),
        ("5/6/7", "three cards, but a base of one card"),
        ("5/66", "wider above than below"),
        ("55/6/7", "two steps of one card"),
        ("6", "one card"),
    ],
)
def test_illegal_samples(text: str, rule: str) -> None:
    """Facts: illegal samples to show; each breaks one rule."""
    assert not pyramid(text).is_legal, rule


def test_an_empty_place_is_no_pyramid() -> None:
    assert not EMPTY.is_legal
    assert (EMPTY.size, EMPTY.steps) == (0, 0)


def test_widths_may_shrink_by_more_than_one() -> None:
    """Fact: pyramid."""
    assert pyramid("55555/66/7").is_legal
    assert pyramid("5555/6").is_legal


def test_a_pyramid_may_have_nine_steps() -> None:
    tall = "/".join(str(number) * (10 - number) for number in NUMBERS)
    assert pyramid(tall).is_legal
    assert pyramid(tall).score() == 45 * 9


def test_jokers_count_as_the_number_of_their_step() -> None:
    """Fact: joker's value when scoring. It never changes the total."""
    assert pyramid("5*/6").score() == pyramid("55/*").score() == pyramid("55/6").score() == 22


def test_steps_of_jokers_alone_are_allowed() -> None:
    """Fact: all-joker steps, in the range 1 to 9."""
    assert pyramid("55/*/7").is_legal is False
    assert pyramid("555/**/7").is_legal
    assert pyramid("8=**/*").is_legal
    assert pyramid("8=**/*").score() == 34
    assert pyramid("8=**/*").plain(8) == 0


def test_adding_a_card_makes_another_pyramid() -> None:
    """Copies of a game share their pyramids."""
    before = pyramid("55/6")
    after = before.changed(5, 1, 1)
    assert (pyramid_text(before), pyramid_text(after)) == ("55/6", "55*/6")
    assert (before.has_jokers, after.has_jokers) == (False, True)
    assert pyramid_text(after.changed(5, 0, -1)) == "555/6"


def test_whether_a_pyramid_is_within_said_naively() -> None:
    rng = Random(2)
    for _ in range(5_000):
        laid = heap(rng)
        small = [
            [[low, low], [low + 1]]
            for low in NUMBERS
            if low < 9 and laid.widths[low] >= 2 and laid.widths[low + 1] >= 1
        ]
        assert laid.has_pyramid_within() == any(is_pyramid(steps) for steps in small)


def test_points_are_told_apart_by_steps() -> None:
    assert [source_of(steps) for steps in (2, 3, 4, 5, 9)] == [0, 1, 2, 3, 3]
