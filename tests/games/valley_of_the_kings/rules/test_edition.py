"""The printed values, and what an edition file may not say."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.playout import play_out
from baumeister.core.refusal import BadEdition
from baumeister.games.valley_of_the_kings.rules.edition import Edition, edition_for
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import LARGE, SMALL
from tests.games.valley_of_the_kings.rules.table import (
    answer,
    changed_edition,
    choices,
    deal,
    line_of,
    start,
)

TILES = "rings = [1, 2, 3, 4, 0, 0, 0, 0]"


def edition(seats: int = 4) -> Edition:
    return edition_for(VALLEY_OF_THE_KINGS.edition(), seats)


def refused(*changes: tuple[str, str]) -> str:
    with pytest.raises(BadEdition) as error:
        Edition(changed_edition(*changes), 4)
    return str(error.value)


def test_bid_tiles() -> None:
    """Components: values 1, 2, 3, 4 and four blanks."""
    assert edition().tiles == [4, 1, 1, 1, 1, 0]


def test_scoring_table() -> None:
    """Scoring table: mixed, striped, layered, single colour."""
    assert edition().points[SMALL] == [1, 2, 3, 5]
    assert edition().points[LARGE] == [4, 7, 10, 16]


def test_ruling_vk_25_striped_lies_midway_between_mixed_and_layered() -> None:
    """How the unknown points were worked out: equal steps around the two known ones."""
    for mixed, striped, layered, single in edition().points:
        assert striped - mixed == layered - striped
        assert mixed < striped < layered < single


def test_what_is_worked_out_says_so() -> None:
    assert edition().provenances == {
        "blocks": "reconstruction",
        "bid_tiles": "single source",
        "points": "reconstruction",
        "striped": "confirmed",
        "areas": "reconstruction",
        "sites": "reconstruction",
        "map": "reconstruction",
    }


def test_suns() -> None:
    """Sites and fields, suns: three on 1, 5 and 9, two on 2, 6 and 10."""
    assert "suns = [3, 2, 0, 0, 3, 2, 0, 0, 3, 2, 0, 0, 0, 0, 0]" in VALLEY_OF_THE_KINGS.edition()


def test_another_edition_can_be_played_with() -> None:
    text = changed_edition(
        ("small = [1, 3, 5]", "small = [2, 4, 6]"), (TILES, "rings = [5, 5, 0, 0, 0, 0, 0, 0]")
    )
    state = start(2, edition=text)
    assert state.settings.edition.points[SMALL] == [2, 2, 4, 6]
    deal(state)
    answer(state, "bid 0 5", "bid 0 5")
    assert choices(state) == ["bid 0 0", "bid 1 0", "bid 2 0", "done"]


def test_a_site_may_have_more_fields() -> None:
    """Alternatives: eight fields at small sites, twelve at large ones."""
    text = changed_edition(
        (
            '    "17 17 17 17",\n    "17 17 17 17 17 17 17 17",',
            '    "17 17 17 17",\n    "17 17 17 17 17 17 17 17 17 17 17 17",',
        ),
    )
    board = Edition(text, 4).board
    assert len(board.spots) == 7 + 84 + 4


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        (
            TILES,
            "rings = [1, 2, 3, 5, 0, 0, 0, 0]",
            "bid_tiles.rings",
            "the tiles of a player have 10 gold rings in all.",
        ),
        (
            TILES,
            "rings = [1, 2, 3, 4, 0, 0, 0]",
            "bid_tiles.rings",
            "a list of exactly 8 whole numbers is needed here.",
        ),
        (
            "small = [1, 3, 5]",
            "small = [1, 5, 3]",
            "points.small",
            "a single colour is worth at least as much as layers, and layers as much as a mixture.",
        ),
        (
            "large = [7]",
            "large = [700]",
            "striped.large",
            "each number must lie between 0 and 99.",
        ),
        (
            '    "16 20",\n',
            '    "16 20 22",\n',
            "areas.borders",
            "area 19 borders 22, but not the other way round.",
        ),
        (
            '    "16 20",\n',
            '    "16 23",\n',
            "areas.borders",
            "“23” is not an area: the areas are numbered from 16 to 22.",
        ),
        (
            '"small", "large", "small", "small", "small", "large", "small", "small"',
            '"small", "large", "small", "small", "small", "huge", "small", "small"',
            "sites.sizes",
            "“huge” is not possible here. Possible values: small, large.",
        ),
        (
            '    "17 17 17 17",\n',
            '    "17 17 17",\n',
            "sites.borders",
            "site 1 has 4 to 12 fields.",
        ),
        (
            '    "17 17 17 17",\n',
            '    "17 17 17 +",\n',
            "sites.borders",
            "site 1 has 4 to 12 fields.",
        ),
    ],
)
def test_a_bad_value_is_refused_with_its_line(old: str, new: str, where: str, why: str) -> None:
    message = refused((old, new))
    assert message == f"Line {line_of(where)} of the edition ({where}): {why}"


def test_eight_sites_may_have_suns() -> None:
    text = changed_edition(("suns = [3, 2, 0, 0,", "suns = [3, 2, 3, 3,"))
    assert len(edition_for(text, 2).board.sites) == 7


def test_nine_sites_are_too_many_to_cover() -> None:
    suns = (
        ("suns = [3, 2, 0, 0,", "suns = [3, 2, 2, 2,"),
        ("3, 2, 0, 0, 0, 0, 0]", "3, 2, 2, 0, 0, 0, 0]"),
    )
    assert refused(*suns).endswith(
        "(sites.suns): without the sites with suns, at least one must be left, and eight scarabs"
        " must be enough to cover the others."
    )


def test_an_area_that_hangs_in_the_air() -> None:
    message = refused(
        ('    "17 18 19 20 21 22",\n', '    "17 18 19 20",\n'),
        ('    "16 22",\n    "16 21",\n', '    "22",\n    "21",\n'),
    )
    assert message.endswith("area 21 cannot be reached from area 16.")


def test_the_map_is_left_to_whoever_draws_it() -> None:
    text = changed_edition(('pharaoh = ["800,605"]', 'pharaoh = ["nowhere"]'))
    play_out(start(2, edition=text), Random(1))
    assert start(2, edition=text).settings.edition.text == text


def test_whatever_is_changed_the_answer_is_a_refusal_or_a_game() -> None:
    """Lines lost, doubled or with another number in them, as typing errors make them."""
    rng = Random(5)
    refusals = 0
    for _ in range(60):
        lines = VALLEY_OF_THE_KINGS.edition().splitlines()
        number = rng.choice([n for n, line in enumerate(lines) if line and line[0] != "#"])
        lines[number] = rng.choice(
            [
                "",
                lines[number] * 2,
                lines[number].replace("1", "9"),
                lines[number].replace('"', ""),
                lines[number].replace(" ", ""),
            ]
        )
        try:
            state = start(3, edition="\n".join(lines))
        except BadEdition as refusal:
            refusals += 1
            assert str(refusal).startswith("Line ")
        else:
            play_out(state, Random(7))
    assert 20 < refusals < 60


def test_misspelt_values_are_refused() -> None:
    assert refused(("block = [38]", "block = [38]\nblok = [38]")).endswith(
        "(map.blok): there is no value of this name; is it misspelt?"
    )
