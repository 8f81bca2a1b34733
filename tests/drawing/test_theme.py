"""Themes: every colour has a name, and every name a colour by day and by night."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import baumeister
from baumeister.drawing import AUTO, DAY, NIGHT, Theme, css, draw
from baumeister.drawing.theme import DAY_COLOURS, NIGHT_COLOURS, seat_styles, styles
from baumeister.games import all_games, game
from tests.drawing.boards import after

IMHOTEP = game("imhotep")
SHELF = tuple(all_games())
STATIC = Path(baumeister.__file__).parent / "web/http/static"

INK = "#33261a"  # on papyrus, coins and other things that are light at night too


def luminance(colour: str) -> float:
    """How light a colour looks, as the Web Content Accessibility Guidelines reckon."""
    channels = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_day_and_night_name_the_same_colours() -> None:
    assert list(DAY_COLOURS) == list(dict.fromkeys(DAY_COLOURS))
    assert set(DAY_COLOURS) == set(NIGHT_COLOURS)


def test_every_colour_is_used() -> None:
    pages = "".join(path.read_text("utf-8") for path in STATIC.glob("*.css"))
    used = set(re.findall(r"var\(--([a-z0-9-]+)[,)]", css(games=SHELF) + pages))
    assert set(DAY_COLOURS) - used == set()


def test_seats_with_other_colours_have_all_their_shades() -> None:
    rule = seat_styles(("white", "blue"))
    assert rule.startswith('[data-colours="white blue"]{--seat0:var(--white,')
    shades = set(re.findall(r"--(seat\d[a-z-]*):", rule))
    assert shades == {name for name in DAY_COLOURS if name.startswith(("seat0", "seat1"))}


def test_variables_fall_back_to_the_day() -> None:
    assert styles(".a{fill:$ink}\n") == f".a{{fill:var(--ink,{DAY_COLOURS['ink']})}}"


def test_a_theme_sets_the_variables_of_its_own_boards() -> None:
    assert f".board.day{{--sand:{DAY_COLOURS['sand']};" in css(DAY, games=SHELF)
    assert f".board.night{{--sand:{NIGHT_COLOURS['sand']};" in css(NIGHT, games=SHELF)
    assert ".board.night" not in css(DAY, games=SHELF)
    assert "prefers-color-scheme" not in css(DAY, NIGHT, games=SHELF)


def test_auto_follows_the_reader() -> None:
    dark = f"@media (prefers-color-scheme:dark){{.board.auto{{--sand:{NIGHT_COLOURS['sand']};"
    assert dark in css(AUTO, games=SHELF)


@pytest.mark.parametrize("theme", [DAY, NIGHT, AUTO])
def test_a_drawing_carries_its_theme(theme: Theme) -> None:
    svg = draw(after(60), theme=theme)
    assert f'class="board {theme.name}"' in svg
    assert f"<style>{css(theme, games=(IMHOTEP,))}</style>" in svg


def test_a_page_with_the_style_sheet_needs_none_in_the_drawing() -> None:
    svg = draw(after(60), standalone=False)
    assert "<style" not in svg
    assert svg == draw(after(60)).replace(f"<style>{css(AUTO, games=(IMHOTEP,))}</style>", "")


def test_no_colour_and_no_style_stands_in_a_shape() -> None:
    svg = draw(after(60), standalone=False)
    assert not re.search(r'\b(style|fill|stroke|color|id)="', svg)


def test_every_class_has_a_rule() -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", css(games=(IMHOTEP,))))
    for sides in ("AAAAA", "BBBBB"):
        state = after(80, sides=sides)
        seat = state.to_act()[0]
        svg = draw(state, seat=seat, legal=state.legal(seat), last=state.log or [])
        used = {name for names in re.findall(r'class="([^"]*)"', svg) for name in names.split()}
        assert used - known - {"go"} == set()


@pytest.mark.parametrize("colours", [DAY_COLOURS, NIGHT_COLOURS])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("ink", "limestone"),
        ("ink", "limestone-b"),
        ("ink", "field"),
        ("ink", "field-b"),
        ("ink-soft", "limestone"),
        ("ink-soft", "limestone-b"),
        ("papyrus", "back"),
        *((f"seat{seat}-ink", f"seat{seat}") for seat in range(5)),
    ],
)
def test_texts_stand_out(colours: dict[str, str], text: str, ground: str) -> None:
    assert contrast(colours[text], colours[ground]) >= 4.5


@pytest.mark.parametrize("colours", [DAY_COLOURS, NIGHT_COLOURS])
@pytest.mark.parametrize("ground", ["papyrus", "coin"])
def test_dark_ink_stands_out_on_what_is_always_light(colours: dict[str, str], ground: str) -> None:
    assert contrast(INK, colours[ground]) >= 4.5


@pytest.mark.parametrize("colours", [DAY_COLOURS, NIGHT_COLOURS])
@pytest.mark.parametrize(
    ("mark", "ground", "least"),
    [
        ("sun", "limestone", 3.0),
        ("sun", "limestone-b", 2.9),
        ("sun", "papyrus", 1.5),  # a frame around a card, which also lies on limestone
        ("glow", "hold", 3.0),
        ("papyrus", "river", 3.0),
    ],
)
def test_what_can_be_clicked_stands_out(
    colours: dict[str, str], mark: str, ground: str, least: float
) -> None:
    assert contrast(colours[mark], colours[ground]) >= least


@pytest.mark.parametrize("colours", [DAY_COLOURS, NIGHT_COLOURS])
def test_stones_of_two_seats_differ_in_brightness(colours: dict[str, str]) -> None:
    for one in range(4):
        for other in range(one):
            assert contrast(colours[f"seat{one}"], colours[f"seat{other}"]) >= 1.9


@pytest.mark.parametrize("colours", [DAY_COLOURS, NIGHT_COLOURS])
def test_the_fifth_seat_differs_in_brightness_too(colours: dict[str, str]) -> None:
    for other in range(4):
        assert contrast(colours["seat4"], colours[f"seat{other}"]) >= 1.3
