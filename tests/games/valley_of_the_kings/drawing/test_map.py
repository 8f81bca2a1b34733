"""The map: what lies where, what the picture must show, and what an edition may not say of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from baumeister.core.refusal import BadEdition
from baumeister.drawing import draw
from baumeister.drawing.geometry import Point
from baumeister.games.valley_of_the_kings.drawing.map import (
    BASES,
    HEIGHT,
    WIDTH,
    Map,
    map_of,
)
from baumeister.games.valley_of_the_kings.rules.edition import Edition, edition_for
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import AREAS, SITES
from baumeister.languages import language
from tests.games.valley_of_the_kings.rules.table import changed_edition, line_of, start

CAMP = (56, 40)  # room for the figures of a seat


def plan() -> Map:
    return map_of(edition_for(VALLEY_OF_THE_KINGS.edition(), 4))


def inside(point: Point, outline: list[Point]) -> bool:
    """A second formulation: the outline winds around the point."""
    x, y = point
    winding = 0
    for (u, v), (s, t) in zip(outline, [*outline[1:], outline[0]], strict=True):
        side = (s - u) * (y - v) - (x - u) * (t - v)
        if v <= y < t and side > 0:
            winding += 1
        elif t <= y < v and side < 0:
            winding -= 1
    return winding != 0


def corners(point: Point, width: float, height: float) -> list[Point]:
    x, y = point
    return [Point(x + i * width / 2, y + j * height / 2) for i in (-1, 1) for j in (-1, 1)]


def areas_at(point: Point) -> list[int]:
    return [area for area in range(AREAS) if inside(point, plan().outlines[area])]


def test_everything_lies_in_the_plane() -> None:
    for outline in plan().outlines:
        assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in outline)


def test_pyramids_lie_in_their_home_area() -> None:
    board = edition_for(VALLEY_OF_THE_KINGS.edition(), 4).board
    for site in range(SITES):
        size = BASES[board.sizes[site]] * plan().block
        home = board.areas_at[7 + site * 12][0]
        for corner in corners(plan().centres[site], size, size):
            assert areas_at(corner) == [home]
    assert all(areas_at(corner) == [0] for corner in corners(plan().pharaoh, 152, 152))


def test_fields_lie_in_their_areas_and_those_on_a_border_in_both() -> None:
    board = edition_for(VALLEY_OF_THE_KINGS.edition(), 4).board
    for site in range(SITES):
        for letter, point in enumerate(plan().fields[site]):
            found = {area for corner in corners(point, 38, 38) for area in areas_at(corner)}
            assert found == set(board.areas_at[7 + site * 12 + letter])


def test_camps_and_labels_and_scarabs_lie_in_their_areas() -> None:
    board = edition_for(VALLEY_OF_THE_KINGS.edition(), 4).board
    for area in range(AREAS):
        assert areas_at(plan().labels[area]) == [area]
        assert len(plan().camps[area]) == 4
        for camp in plan().camps[area]:
            assert all(areas_at(corner) == [area] for corner in corners(camp, *CAMP))
    for site in range(SITES):
        assert areas_at(plan().scarabs[site]) == [board.areas_at[7 + site * 12][0]]


def test_nothing_lies_on_top_of_anything_else() -> None:
    things = [(plan().pharaoh, 152.0, 152.0)]
    board = edition_for(VALLEY_OF_THE_KINGS.edition(), 4).board
    for site in range(SITES):
        size = BASES[board.sizes[site]] * plan().block
        things.append((plan().centres[site], size, size))
        things += [(point, 38, 38) for point in plan().fields[site]]
        things.append((plan().scarabs[site], 28, 28))
    things += [(camp, *CAMP) for camps in plan().camps for camp in camps]
    things += [(label, 30, 24) for label in plan().labels]
    for n, ((x, y), width, height) in enumerate(things):
        for (u, v), wide, high in things[:n]:
            apart = abs(x - u) * 2 >= width + wide or abs(y - v) * 2 >= height + high
            assert apart, ((x, y), (u, v))


def test_areas_do_not_overlap() -> None:
    counted = [0] * AREAS
    for x in range(5, WIDTH, 23):
        for y in range(4, HEIGHT, 19):
            found = areas_at(Point(x + 0.3, y + 0.7))
            assert len(found) <= 1
            for area in found:
                counted[area] += 1
    assert min(counted) > 100


def test_areas_leave_no_gap() -> None:
    """Borders are shared point by point, and what is left is one coast around the valley."""
    edges: Counter[frozenset[Point]] = Counter()
    for outline in plan().outlines:
        edges.update(map(frozenset, zip(outline, [*outline[1:], outline[0]], strict=True)))
    assert set(edges.values()) == {1, 2}
    coast = [tuple(edge) for edge, count in edges.items() if count == 1]
    ends = Counter(point for edge in coast for point in edge)
    assert set(ends.values()) == {2}
    walked, rest = [coast[0][1]], coast[1:]
    while following := [edge for edge in rest if walked[-1] in edge]:
        rest.remove(following[0])
        walked.append(following[0][following[0].index(walked[-1]) - 1])
    assert not rest


def test_borders_on_the_map_are_those_of_the_rules() -> None:
    """Two areas border each other if their outlines share an edge, not just a point."""
    board = edition_for(VALLEY_OF_THE_KINGS.edition(), 4).board
    edges = [
        set(map(frozenset, zip(outline, [*outline[1:], outline[0]], strict=True)))
        for outline in plan().outlines
    ]
    for one in range(AREAS):
        beside = [n for n in range(AREAS) if n != one and edges[one] & edges[n]]
        assert beside == sorted(board.areas_at[one])


@pytest.mark.parametrize("site", [4, 8, 12])
def test_field_c_lies_exactly_on_the_border_of_area_16(site: int) -> None:
    point = plan().fields[site - 1][2]
    edges = zip(plan().outlines[0], [*plan().outlines[0][1:], plan().outlines[0][0]], strict=True)
    assert any(
        (s - u) * (point[1] - v) == (point[0] - u) * (t - v)
        and min(u, s) <= point[0] <= max(u, s)
        and min(v, t) <= point[1] <= max(v, t)
        for (u, v), (s, t) in edges
    )


def test_letters_go_round_clockwise_and_begin_away_from_the_middle() -> None:
    for site in range(12):
        x, y = plan().centres[site]
        first, *others = plan().fields[site]
        away = (first[0] - x) * (x - 800) + (first[1] - y) * (y - 605)
        assert away > 0
        fields = [first, *others]
        for (u, v), (s, t) in zip(fields, [*others, first], strict=True):
            assert (u - x) * (t - y) - (v - y) * (s - x) > 0


# Editions


def refused(*changes: tuple[str, str]) -> str:
    """What is said of a map that is read from a changed edition."""
    with pytest.raises(BadEdition) as error:
        map_of(Edition(changed_edition(*changes), 4))
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        (
            "block = [38]",
            "block = [4]",
            "map.block",
            "each number must lie between 8 and 80.",
        ),
        (
            'pharaoh = ["800,605"]',
            'pharaoh = ["800"]',
            "map.pharaoh",
            "“800” is not a point on the map: a pair like “800,600” is needed.",
        ),
        (
            'pharaoh = ["800,605"]',
            'pharaoh = ["1601,605"]',
            "map.pharaoh",
            "the point 1601,605 lies outside the map.",
        ),
        (
            'pharaoh = ["800,605"]',
            f'pharaoh = ["1{"0" * 90},605"]',
            "map.pharaoh",
            f"the point 1{'0' * 90},605 lies outside the map.",
        ),
        (
            'pharaoh = ["800,605"]',
            'pharaoh = ["800,605 800,700"]',
            "map.pharaoh",
            "1 point is needed here.",
        ),
        (
            'pharaoh = ["800,605"]',
            'pharaoh = ["600,605"]',
            "sites.fields",
            "pharaoh and 13 lie on top of each other on the map.",
        ),
    ],
)
def test_a_bad_value_is_refused_with_its_line(old: str, new: str, where: str, why: str) -> None:
    message = refused((old, new))
    assert message == f"Line {line_of(where)} of the edition ({where}): {why}"


def test_a_refusal_speaks_german() -> None:
    text = changed_edition(('pharaoh = ["800,605"]', 'pharaoh = ["1601,605"]'))
    with pytest.raises(BadEdition) as error:
        map_of(Edition(text, 4))
    assert error.value.say(language("de")).endswith("Der Punkt 1601,605 liegt außerhalb der Karte.")


def test_a_map_that_does_not_fit_the_rules() -> None:
    fields = "705,105 765,165 705,225 645,165"
    assert refused((fields, "705,105 765,165 705,225")).endswith(
        "(sites.fields): site 1 has 4 fields, so it needs as many points."
    )
    assert refused((fields, "705,105 765,165 705,225 1200,300")).endswith(
        "(sites.fields): field 1-d does not touch area 17 on the map."
    )
    assert refused((fields, "705,105 765,165 705,225 705,225")).endswith(
        "(sites.fields): 1-c and 1-d lie on top of each other on the map."
    )
    assert refused((fields, "705,105 765,165")).endswith("at least three points are needed here.")
    assert refused((fields, "705,105 " * 101)).endswith("at most 100 points are possible here.")


def test_a_number_of_thousands_of_digits_lies_outside_the_map() -> None:
    assert refused(("800,605", f"{'9' * 5000},605")).endswith("… lies outside the map.")


def test_labels_and_camps_lie_in_their_area() -> None:
    assert refused(('"800,508"', '"800,20"')).endswith(
        "(areas.labels): the point 800,20 lies outside area 16."
    )
    assert refused(("710,720 770,720", "710,720 20,20")).endswith(
        "(areas.camps): the point 20,20 lies outside area 16."
    )


def test_a_site_with_more_fields_has_more_points() -> None:
    more = (
        '    "17 17 17 17",\n    "17 17 17 17 17 17 17 17",',
        '    "17 17 17 17",\n    "17 17 17 17 17 17 17 17 17 17 17 17",',
    )
    points = ("609,296 651,296", "560,296 700,296 560,454 700,454 609,296 651,296")
    assert refused(more).endswith("site 2 has 12 fields, so it needs as many points.")
    assert len(map_of(Edition(changed_edition(more, points), 4)).fields[1]) == 12


def test_whatever_is_changed_the_answer_is_a_refusal_or_a_drawing() -> None:
    """Lines lost, doubled or with another number in them, as typing errors make them."""
    rng = Random(5)
    refusals = 0
    for _ in range(60):
        lines = VALLEY_OF_THE_KINGS.edition().splitlines()
        number = rng.choice([n for n, line in enumerate(lines) if line and line[0] != "#"])
        line = lines[number]
        lines[number] = rng.choice(
            ["", line * 2, line.replace("1", "9"), line.replace('"', ""), line.replace(" ", "")]
        )
        try:
            draw(start(3, edition="\n".join(lines)))
        except BadEdition as refusal:
            refusals += 1
            assert str(refusal).startswith("Line ")
    assert 20 < refusals < 60
