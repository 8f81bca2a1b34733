"""What sections are worth and who holds them: the scoring rules one by one."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.games.kheops.rules.edition import edition_for
from baumeister.games.kheops.rules.figures import COLUMNS, Figures, new_figures
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import BLUE, WHITE, Colour
from baumeister.games.kheops.rules.sections import (
    Section,
    ankhs,
    sarcophagus_points,
    sections_of,
    top,
)
from baumeister.games.kheops.rules.state import Kheops
from tests.games.kheops.rules.naive import scores
from tests.games.kheops.rules.table import (
    ALL_VARIANTS,
    cells,
    finished,
    moments,
    position,
    pyramid,
    stand,
    start,
)

EDITION = edition_for(KHEOPS.edition())


def figures() -> Figures:
    return new_figures(EDITION.workers)


def found(*tiles: str, is_strict: bool = False) -> list[Section]:
    """The sections of a pyramid without figures."""
    return sections_of(pyramid(*tiles), figures(), EDITION, is_strict)


def only(*tiles: str, is_strict: bool = False) -> Section:
    (section,) = found(*tiles, is_strict=is_strict)
    return section


def held(tiles: list[str], *men: str, shared: bool = False) -> list[Colour]:
    """Who holds the only section with these figures on it."""
    state = position(*tiles)
    stand(state, *men)
    (section,) = sections_of(state.pyramid, state.figures, EDITION, False)
    return section.holders(shared)


# A chain along the base: every tile is open to both sides.
CHAIN = [
    "g1 corridor2_plain lr",
    "g2 hall2_plain lr",
    "g3 corridor2_plain lr",
    "g4 hall2_two lr",
    "g5 corridor2_two lr",
]


def test_a_section_is_at_least_two_joined_tiles() -> None:
    """Ein Abschnitt besteht aus mindestens 2 Plättchen, zwischen denen eine Verbindung besteht."""
    section = only("g1 hall1_ankh r", "g2 hall1_two l", "g4 hall1_two r")
    assert cells(section.cells) == {"g1", "g2"}
    assert section.size == 2


def test_a_lone_hall_or_corridor_is_no_section() -> None:
    """Ein einzeln stehender Saal oder Gang ist kein Abschnitt."""
    assert found("g1 hall3_plain lrb", "g4 corridor3_plain lrt") == []


def test_touching_without_a_connection_is_no_section() -> None:
    assert found("g1 hall1_ankh r", "g2 hall1_two t") == []


def test_each_hall_is_worth_a_point_corridors_nothing() -> None:
    """Jeder Saal ist einen Punkt wert (die Gänge haben keinen Wert)."""
    section = only(*CHAIN)
    assert section.halls == 2
    assert section.points() == 2 + 5  # it is the longest


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (["hall2_red_queen", "hall2_plain", "hall2_plain"], 5),
        (["hall2_red_queen", "hall2_red_pharaoh", "hall2_plain"], 15),
        (["hall2_red_queen", "hall2_green_queen", "hall2_plain"], 0),
        (["hall2_red_queen", "hall2_red_pharaoh", "hall2_gold_queen"], 0),
        (["hall2_red_queen", "hall2_green_queen", "hall2_gold_queen"], 0),
        (["hall2_plain", "hall2_plain", "hall2_plain"], 0),
        (["corridor2_gold_queen", "hall2_gold_pharaoh", "hall2_plain"], 15),
    ],
)
def test_sarcophagi(tiles: list[str], points: int) -> None:
    """1 Sarkophag 5, ein Paar und kein weiterer 15, unterschiedliche Farben keinen Punkt."""
    built = pyramid(*(f"g{n} {tile} lr" for n, tile in enumerate(tiles, 1)))
    assert sarcophagus_points(built.laid, built, EDITION) == points


def test_sarcophagi_two_pairs_are_worth_nothing() -> None:
    names = ("red_queen", "red_pharaoh", "gold_queen", "gold_pharaoh")
    section = only(*(f"g{n} hall2_{name} lr" for n, name in enumerate(names, 1)))
    assert section.sarcophagi == 0


def test_the_section_of_the_apex_gets_five_points() -> None:
    """5 Punkte für den Abschnitt, zu dem das Plättchen der Pyramidenspitze gehört."""
    upper, lower = found("a1 hall1_ankh b", "b2 hall1_two t", *CHAIN)
    assert (upper.apex, lower.apex) == (5, 0)


def test_ruling_kh_15_a_lone_tile_at_the_apex_gets_nothing() -> None:
    (section,) = found("a1 hall1_ankh b", *CHAIN)
    assert section.apex == 0


def test_the_longest_section_gets_five_points() -> None:
    """5 Punkte für den längsten Pyramidenabschnitt (der mit den meisten Plättchen)."""
    upper, lower = found("a1 hall1_ankh b", "b2 hall1_two t", *CHAIN)
    assert (upper.longest, lower.longest) == (0, 5)


def test_all_longest_sections_get_the_bonus() -> None:
    """Bei Gleichstand bekommen alle längsten Abschnitte diesen Bonus."""
    sections = found(
        "a1 hall1_ankh b",
        "b2 hall1_two t",
        "g1 hall1_ankh r",
        "g2 hall1_two l",
        "g5 hall3_plain lrb",
    )
    assert [section.longest for section in sections] == [5, 5]


def test_ruling_kh_14_a_cursed_section_can_be_the_longest() -> None:
    """Then nobody gets the bonus."""
    short, long = found("a1 hall1_ankh b", "b2 hall1_two t", *CHAIN[:3], "g4 corridor2_curse lr")
    assert short.longest == 0
    assert (long.is_cursed, long.points()) == (True, 0)


def test_a_closed_section_counts_double_after_the_bonuses() -> None:
    """Geschlossene Abschnitte zählen nach Berechnung der Bonuspunkte doppelt so viel."""
    section = only("a1 hall1_ankh b", "b2 hall1_red_queen t")
    assert section.is_closed
    assert (section.halls, section.sarcophagi, section.apex, section.longest) == (2, 5, 5, 5)
    assert section.doubling == 17
    assert section.points() == 34


def test_an_opening_at_the_edge_of_the_pyramid_is_one_to_the_outside() -> None:
    section = only("g1 hall2_plain lr", "g2 hall1_two l")
    assert not section.is_closed
    assert section.doubling == 0


WALLED = ("g2 hall2_plain lr", "g1 hall1_two r", "g3 corridor2_plain rb", "f1 hall1_two l")


def test_ruling_kh_2_an_opening_against_a_wall_counts_as_shut() -> None:
    """The default reading: only the outer sides of the pyramid lead to the outside."""
    (section,) = found(*WALLED)
    assert cells(section.cells) == {"g1", "g2"}
    assert section.is_closed


def test_ruling_kh_2_strictly_every_opening_must_meet_another() -> None:
    (section,) = found(*WALLED, is_strict=True)
    assert not section.is_closed
    assert only("g2 hall1_two l", "g1 hall1_two r", is_strict=True).is_closed


@pytest.mark.parametrize("is_strict", [False, True])
def test_ruling_kh_3_an_opening_to_an_empty_cell_leads_to_the_outside(is_strict: bool) -> None:
    assert not only("g1 hall1_two r", "g2 hall2_plain lr", is_strict=is_strict).is_closed


def test_a_curse_takes_all_points_of_its_section() -> None:
    """Fluch: der Pyramidenabschnitt, in dem dieses Plättchen liegt, bringt keinen Punkt ein."""
    section = only("a1 hall1_red_queen b", "b2 hall1_curse t")
    assert section.is_cursed
    assert section.points() == 0


def test_most_figures_hold_the_section() -> None:
    """Jeder Abschnitt bringt dem Spieler mit den meisten Figuren Punkte ein."""
    assert held(CHAIN, "W g1", "W g2", "w g3") == [WHITE]
    assert held(CHAIN, "W g1", "w g2", "w g3") == [BLUE]


@pytest.mark.parametrize("figure", ["W", "P", "M"])
def test_workers_priest_and_mummy_count_one(figure: str) -> None:
    """Figuren (Arbeiter, Priester, Mumie oder Pharao)."""
    assert held(CHAIN, f"{figure} g1") == [WHITE]
    assert held(CHAIN, f"{figure} g1", "w g2") == []
    assert held(CHAIN, f"{figure} g1", "w g2", "w g3") == [BLUE]


def test_the_pharaoh_counts_two() -> None:
    """Der Pharao zählt für zwei Figuren."""
    assert held(CHAIN, "F g1", "w g2") == [WHITE]
    assert held(CHAIN, "F g1", "w g2", "w g3") == []


def test_a_figure_on_a_two_counts_two() -> None:
    """2: Die Figur, die auf diesem Plättchen steht, zählt für zwei."""
    assert held(CHAIN, "W g1", "w g4") == [BLUE]
    assert held(CHAIN, "W g1", "W g2", "w g4") == []


def test_rulebook_example_a_pharaoh_on_a_two_counts_two_and_not_four() -> None:
    """Ein Pharao auf dem Feld 2 zählt nur für zwei und nicht für vier."""
    assert held(CHAIN, "F g4", "w g1", "w g2") == []
    assert held(CHAIN, "F g4", "w g1", "w g2", "w g3") == [BLUE]


def test_ruling_kh_13_equal_strength_is_nobodys() -> None:
    assert held(CHAIN, "W g1", "w g2") == []


def test_ruling_kh_13_without_figures_a_section_is_nobodys() -> None:
    assert held(CHAIN) == []
    assert held(CHAIN, shared=True) == []


def test_ruling_kh_13_as_an_option_equal_strength_is_boths() -> None:
    assert held(CHAIN, "W g1", "w g2", shared=True) == [WHITE, BLUE]
    assert held(CHAIN, "W g1", shared=True) == [WHITE]


def test_figures_elsewhere_do_not_count() -> None:
    assert held([*CHAIN, "a1 hall3_plain lrb", "c1 hall3_plain lrb"], "W a1", "W c1", "w g1") == [
        BLUE
    ]


def test_ankhs_under_own_figures() -> None:
    """Jeder Spieler zählt die Ankhs, auf denen eine seiner Figuren steht."""
    state = position(
        "g1 hall1_ankh r", "g2 hall1_ankh l", "g3 corridor3_ankh lrb", "g4 hall2_ankh lr"
    )
    stand(state, "W g1", "W g2", "w g3")
    assert ankhs(state.pyramid, state.figures, WHITE) == 2
    assert ankhs(state.pyramid, state.figures, BLUE) == 1


def test_ankhs_of_a_cursed_section_do_not_count() -> None:
    """Die Ankhs eines verfluchten Pyramidenabschnitts werden nicht mitgezählt."""
    state = position("g1 hall1_ankh r", "g2 hall1_curse l", "g4 hall2_ankh lr")
    stand(state, "W g1", "W g4")
    assert ankhs(state.pyramid, state.figures, WHITE) == 1


def test_ruling_kh_15_a_lone_ankh_counts() -> None:
    state = position("g1 hall1_ankh l")
    stand(state, "w g1")
    assert ankhs(state.pyramid, state.figures, BLUE) == 1


def test_ruling_kh_15_a_lone_curse_harms_nothing() -> None:
    state = position("g1 hall1_ankh l", "g2 hall1_curse t")
    stand(state, "w g1")
    assert ankhs(state.pyramid, state.figures, BLUE) == 1


def test_sections_come_from_the_top_down() -> None:
    for seed in range(5):
        state = finished(seed)
        found = sections_of(state.pyramid, state.figures, EDITION, False)
        tops = [top(section) for section in found]
        assert tops == sorted(tops)


@pytest.mark.parametrize(
    "variants", ALL_VARIANTS[:4], ids=lambda variants: "-".join(variants.values())
)
def test_full_scoring_agrees_with_a_naive_one(variants: dict[str, str]) -> None:
    """Every moment of many random games, with the figures shuffled about besides."""
    for seed in range(12):
        for state in moments(start(**variants), seed):
            if state.pyramid.laid:
                assert _points(state, variants) == scores(state)
    for seed in range(40):
        state = finished(seed, **variants)
        for shuffle in range(10):
            _scatter(state.figures, Random(shuffle), state.pyramid.free)
            assert _points(state, variants) == scores(state)


def _points(state: Kheops, variants: dict[str, str]) -> list[int]:
    points = [ankhs(state.pyramid, state.figures, colour) ** 2 for colour in (WHITE, BLUE)]
    is_strict = variants["closed"] == "everywhere"
    for section in sections_of(state.pyramid, state.figures, EDITION, is_strict):
        for colour in section.holders(variants["ties"] == "both"):
            points[colour] += section.points()
    return points


def _scatter(men: Figures, rng: Random, free: int) -> None:
    """All figures stand somewhere else."""
    places = [cell for cell in range(49) if free >> cell & 1]
    rng.shuffle(places)
    men.taken = 0
    for index in range(2 * COLUMNS):
        count = men.standing[index].bit_count()
        men.standing[index] = sum(1 << places.pop() for _ in range(count))
        men.taken |= men.standing[index]
