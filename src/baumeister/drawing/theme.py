"""Themes: colours by name, and the style sheet that all boards share.

Shapes have classes, classes take their colours from variables, and a theme sets the variables.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

DAY_COLOURS: Final[dict[str, str]] = {
    "sand": "#ecdcb9",
    "sand-deep": "#dcc595",
    "limestone": "#fbf5e7",
    "limestone-b": "#e9edf1",
    "limestone-edge": "#cdb684",
    "limestone-edge-b": "#8aa3ba",
    "field": "#efe3c6",
    "field-b": "#d5dfe8",
    "field-edge": "#c9b283",
    "field-edge-b": "#9bb0c4",
    "ink": "#33261a",
    "ink-soft": "#6d5a43",
    "ink-on-dark": "#fdf6e6",
    "lapis": "#245a8c",
    "river": "#2f6c96",
    "wave": "#6aa3c6",
    "wood": "#c08a50",
    "wood-light": "#dcb27b",
    "wood-dark": "#7a4c25",
    "hold": "#8d5c30",
    "sun": "#e4620a",
    "glow": "#ffbe55",
    "faience": "#14a597",
    "reed": "#4f7f54",
    "back": "#245a8c",
    "coin": "#e9b949",
    "coin-edge": "#a8781b",
    "papyrus": "#f6e7bf",
    "papyrus-edge": "#c8a866",
    "shadow": "#4a371f",
    "red": "#ab3c2a",
    "green": "#4b7736",
    "purple": "#764687",
    "blue": "#27609b",
    "seat0": "#3a3739",
    "seat0-light": "#77716f",
    "seat0-dark": "#131213",
    "seat0-ink": "#fbf5e7",
    "seat0-line": "#3a3739",
    "seat1": "#fffdf6",
    "seat1-light": "#ffffff",
    "seat1-dark": "#a89d86",
    "seat1-ink": "#33261a",
    "seat1-line": "#a89d86",
    "seat2": "#9c5129",
    "seat2-light": "#d18a5f",
    "seat2-dark": "#5d2b10",
    "seat2-ink": "#fff3e3",
    "seat2-line": "#9c5129",
    "seat3": "#a3aab2",
    "seat3-light": "#d6dbe0",
    "seat3-dark": "#5f6771",
    "seat3-ink": "#1e252d",
    "seat3-line": "#7f8893",
    "seat4": "#a476b8",
    "seat4-light": "#d3b3e0",
    "seat4-dark": "#5d3570",
    "seat4-ink": "#1d1128",
    "seat4-line": "#a476b8",
    "white": "#fffdf6",
    "white-light": "#ffffff",
    "white-dark": "#a89d86",
    "white-ink": "#33261a",
    "white-line": "#a89d86",
    "blue-light": "#5f94cf",
    "blue-dark": "#0f2036",
    "blue-ink": "#fdf6e6",
    "blue-line": "#27609b",
    "garden": "#cdd6a4",
    "garden-edge": "#a2b077",
}

NIGHT_COLOURS: Final[dict[str, str]] = {
    **DAY_COLOURS,
    "sand": "#141c2e",
    "sand-deep": "#25304a",
    "limestone": "#26324a",
    "limestone-b": "#1f3b52",
    "limestone-edge": "#4d5a76",
    "limestone-edge-b": "#4f86a8",
    "field": "#34425f",
    "field-b": "#2b5070",
    "field-edge": "#5c6b8b",
    "field-edge-b": "#5f94b7",
    "ink": "#f3e8cf",
    "ink-soft": "#b9b2a4",
    "lapis": "#5b9bd0",
    "river": "#0f2d49",
    "wave": "#2c5f88",
    "wood": "#9a6a39",
    "wood-light": "#b98a55",
    "wood-dark": "#4c2e15",
    "hold": "#5e3c1f",
    "sun": "#ff8c1a",
    "faience": "#54d3c6",
    "reed": "#2f6350",
    "back": "#2b588a",
    "coin": "#d9a93c",
    "papyrus": "#e3d1a3",
    "papyrus-edge": "#a5864a",
    "shadow": "#050a14",
    "seat0": "#1b191c",
    "seat0-light": "#8d878c",
    "seat0-dark": "#5a5559",
    "seat0-line": "#8d878c",
    "seat1": "#f4eee0",
    "seat2": "#a9592f",
    "seat3": "#98a0a9",
    "blue-line": "#5f94cf",
    "garden": "#27453f",
    "garden-edge": "#47695c",
}

SHADES: Final = ("", "-light", "-dark", "-ink", "-line")  # of the colour of a seat
FONTS: Final = 'system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif'

SHARED_STYLES: Final = f"""
.board{{font-family:{FONTS};font-variant-numeric:lining-nums;display:block}}
.board text{{fill:$ink;pointer-events:none}}
.board .table{{fill:$sand}}
.board .slab{{fill:$limestone;stroke:$limestone-edge;stroke-width:1.5}}
.board .slab-b{{fill:$limestone-b;stroke:$limestone-edge-b;stroke-width:1.5}}
.board .shade{{fill:$shadow;opacity:.18}}
.board .field{{fill:$field;stroke:$field-edge}}
.board .field-b{{fill:$field-b;stroke:$field-edge-b}}
.board .next{{stroke:$ink;stroke-width:2;stroke-dasharray:4 3}}
.board .title{{font-size:18px;font-weight:700}}
.board .name{{font-size:19px;font-weight:600}}
.board .name-small{{font-size:16px;font-weight:600}}
.board .note{{font-size:15px;fill:$ink-soft}}
.board .heading{{font-size:13px;font-weight:700}}
.board .plain{{font-size:12px}}
.board .bold{{font-size:12px;font-weight:700}}
.board .small{{font-size:11px;fill:$ink-soft}}
.board .large{{font-size:24px;font-weight:700}}
.board .tally-disc{{fill:$ink;stroke:$limestone;stroke-width:1.5}}
.board .tally{{font-size:12px;font-weight:700;text-anchor:middle;fill:$limestone}}
.board .right{{text-anchor:end}}
.board .middle{{text-anchor:middle}}
.board .value{{font-size:21px;font-weight:700;text-anchor:middle}}
.board .points{{font-size:44px;font-weight:700;text-anchor:end}}
.board .panel{{fill:$limestone;stroke:$limestone-edge;stroke-width:1.5}}
.board .star{{fill:$coin;stroke:$coin-edge;stroke-width:1.5}}
.board .coin{{fill:$coin;stroke:$coin-edge;stroke-width:1.5}}
.board .coin-text{{font-size:16px;font-weight:700;text-anchor:middle;fill:#33261a}}
.board .coin-small{{font-size:14.5px;font-weight:700;text-anchor:middle;fill:#33261a}}
.board .hot{{fill:$sun;fill-opacity:0;stroke:$sun;stroke-width:3.5}}
.board .glow{{fill:$glow;fill-opacity:.9}}
.board .go{{cursor:pointer;outline:none}}
.board .go:hover .hot,.board .aimed .hot{{fill-opacity:.3}}
.board .go:hover .glow{{fill:$sun}}
.board .go:focus-visible .hot{{fill-opacity:.3;stroke-width:6}}
.board .go.held .hot{{fill-opacity:.08;stroke-width:6}}
.board .aim{{cursor:pointer;outline:none}}
.board .reach{{fill:$limestone;fill-opacity:0}}
.board .aim.shown .reach{{stroke:$ink;stroke-width:2;vector-effect:non-scaling-stroke}}
.board .aim:focus-visible .reach{{stroke:$lapis;stroke-width:3.5}}
.board .away{{display:none}}
.without-estimate .estimate{{display:none}}
.counting .outcome,.counting .estimate{{visibility:hidden}}
.counting .lit .outcome{{visibility:visible}}
.board .ghost,.board .gains{{pointer-events:none}}
.board .ghost{{display:none}}
.board .go:focus-visible .ghost,.board .chosen .ghost,.board .aimed .ghost{{display:inline}}
@media (hover:hover){{.board .go:hover .ghost{{display:inline}}}}
.board .ring{{fill:none;stroke:$faience;stroke-width:3.5}}
.board .go:not(.away)~.ring{{stroke-width:1.5}}
"""


@dataclass(frozen=True, eq=False)
class Theme:
    """A name and its colours; `dark` are the colours where the reader prefers a dark page."""

    name: str
    colours: Mapping[str, str]
    dark: Mapping[str, str] | None = None


DAY: Final = Theme("day", DAY_COLOURS)
NIGHT: Final = Theme("night", NIGHT_COLOURS)
AUTO: Final = Theme("auto", DAY_COLOURS, NIGHT_COLOURS)


def styles(template: str) -> str:
    """A style sheet in which `$name` is the colour of that name, by day if no theme says more."""
    return re.sub(
        r"\$([a-z0-9-]+)", lambda name: f"var(--{name[1]},{DAY_COLOURS[name[1]]})", template
    ).replace("\n", "")


def variables(theme: Theme) -> str:
    """The colours of a theme, for boards that carry its name as a class."""
    selector = f".board.{theme.name}"
    text = _block(selector, theme.colours)
    if theme.dark is not None:
        text += "@media (prefers-color-scheme:dark){" + _block(selector, theme.dark) + "}"
    return text


def seat_styles(colours: Sequence[str]) -> str:
    """Seats that have these colours instead of their own, wherever `data-colours` says so."""
    shades = "".join(
        f"--seat{seat}{shade}:${colour}{shade};"
        for seat, colour in enumerate(colours)
        for shade in SHADES
    )
    return styles(f'[data-colours="{" ".join(colours)}"]{{{shades}}}')


def _block(selector: str, colours: Mapping[str, str]) -> str:
    return selector + "{" + "".join(f"--{key}:{value};" for key, value in colours.items()) + "}"


SHARED: Final = styles(SHARED_STYLES)
