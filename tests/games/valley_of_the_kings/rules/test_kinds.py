"""Kinds of pyramids: single colour, layers, stripes, mixture."""

from __future__ import annotations

from itertools import product
from random import Random

from baumeister.games.valley_of_the_kings.rules.kinds import STRIPES, kind_of
from baumeister.games.valley_of_the_kings.rules.names import (
    EVERY_COLOUR,
    LARGE,
    LAYERED,
    MIXED,
    SINGLE,
    SMALL,
    STRIPED,
    Colour,
)
from baumeister.games.valley_of_the_kings.rules.pyramid import LAYERS

SHORT = "rgbwo"


def kind(blocks: str, *, stripes: bool = True) -> int:
    return kind_of(
        [EVERY_COLOUR[SHORT.index(letter)] for letter in blocks.replace(" ", "")], stripes
    )


def naive_kind(blocks: list[Colour], stripes: bool) -> int:
    """The same, by looking at a drawing of the pyramid from above."""
    widths = [2, 1] if len(blocks) == 5 else [3, 2, 1]
    seen: list[tuple[int, float, float, int]] = []  # layer, x, y, colour
    rest = list(blocks)
    for layer, width in enumerate(widths):
        for y in range(width):
            for x in range(width):
                seen.append((layer, x + layer / 2, y + layer / 2, rest.pop(0)))
    if len(blocks) == 14:
        seen = [block for block in seen if block[:3] != (0, 1, 1)]
    colours = {colour for *_, colour in seen}
    if len(colours) == 1:
        return SINGLE
    if all(len({c for n, _, _, c in seen if n == layer}) == 1 for layer in range(len(widths))):
        return LAYERED
    if stripes and len(colours) == 2:
        for sign in (1, -1):
            stripe = {(round(x + sign * y) % 2, colour) for _, x, y, colour in seen}
            if len(stripe) == 2:
                return STRIPED
    return MIXED


def test_every_colouring_of_the_small_pyramid() -> None:
    found = {}
    for blocks in product(EVERY_COLOUR, repeat=5):
        for stripes in (True, False):
            assert kind_of([*blocks], stripes) == naive_kind([*blocks], stripes)
        found[blocks] = kind_of([*blocks], True)
    counted = [list(found.values()).count(n) for n in (SINGLE, LAYERED, STRIPED, MIXED)]
    assert counted == [5, 20, 40, 5**5 - 65]


def large_pyramids(rng: Random) -> list[list[Colour]]:
    """Colourings near the interesting ones: a plain pattern with a few blocks changed."""
    one, other, third = rng.sample(EVERY_COLOUR, 3)
    dark, _ = rng.choice(STRIPES[LARGE])
    striped = [one if position in dark else other for position in range(14)]
    layered = [rng.choice([one, other, third]) for _ in range(3)]
    layers = [layered[n] for n, blocks in enumerate(LAYERS[LARGE]) for _ in range(blocks)]
    spoilt = [pattern[:] for pattern in ([one] * 14, striped, layers)]
    for pattern in spoilt:
        pattern[rng.choice([4, rng.randrange(14)])] = rng.choice(EVERY_COLOUR)
    return [[one] * 14, striped, layers, *spoilt, [rng.choice(EVERY_COLOUR) for _ in range(14)]]


def test_large_pyramids_are_judged_as_they_look() -> None:
    rng = Random(4)
    kinds = set()
    for _ in range(4000):
        for blocks in large_pyramids(rng):
            for stripes in (True, False):
                assert kind_of(blocks, stripes) == naive_kind(blocks, stripes)
            kinds.add(kind_of(blocks, True))
    assert kinds == {SINGLE, LAYERED, STRIPED, MIXED}


def test_rulebook_single_colour() -> None:
    """Einfarbige Pyramiden bestehen nur aus Bausteinen einer Farbe."""
    assert kind("wwww w") == SINGLE
    assert kind("rrrrrrrrr rrrr r") == SINGLE


def test_rulebook_example_red_grey_black() -> None:
    """Untere Ebene rot, mittlere grau, oben ein schwarzer Stein: eine Schichtenpyramide."""
    assert kind("rrrrrrrrr gggg b") == LAYERED


def test_rulebook_example_white_white_black() -> None:
    """Untere Ebene weiß, mittlere weiß, obere schwarz: auch das sind Schichten."""
    assert kind("wwwwwwwww wwww b") == LAYERED


def test_rulebook_mixed() -> None:
    """Bunte Pyramiden sind alle anderen."""
    assert kind("rrrg r") == MIXED
    assert kind("rrrrrrrrg rrrr r") == MIXED


def test_rulebook_the_middle_of_the_large_base_does_not_matter() -> None:
    """Der mittlere Spielstein der unteren Ebene ist nicht sichtbar."""
    assert kind("rrrrgrrrr rrrr r") == SINGLE
    assert kind("rrrrorrrr gggg b") == LAYERED


def test_stripes_are_worth_something_only_as_a_variant() -> None:
    assert kind("rggr r", stripes=True) == STRIPED
    assert kind("rggr r", stripes=False) == MIXED


def test_ruling_vk_18_small_stripes_are_three_against_two() -> None:
    """The top block belongs to the stripe of the two corners it lies between."""
    assert kind("rggr r") == STRIPED
    assert kind("grrg r") == STRIPED
    assert kind("rggr o") == MIXED
    assert kind("rgrg r") == MIXED
    assert sorted(len(stripe) for stripe in STRIPES[SMALL][0]) == [2, 3]


def test_ruling_vk_18_large_stripes_are_seven_against_six() -> None:
    """Seven visible blocks of one colour, six of the other, in either direction."""
    assert kind("rgrgogrgr rggr r") == STRIPED
    assert kind("rgrgogrgr grrg r") == STRIPED
    assert kind("rgrgogrgr rrgg r") == MIXED
    assert kind("rgrgogrgr rggr b") == MIXED
    for directions in STRIPES[LARGE]:
        assert sorted(len(stripe) for stripe in directions) == [6, 7]
