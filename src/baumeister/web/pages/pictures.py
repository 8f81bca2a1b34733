"""Small drawings around the tables; their colours are the palette of the boards."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup


def _picture(style: str, width: int, height: int, shapes: str) -> Markup:
    return Markup(
        f'<svg class="{style}" viewBox="0 0 {width} {height}" aria-hidden="true">{shapes}</svg>'
    )


BRAND: Final = _picture(
    "brand",
    32,
    32,
    '<circle class="sun" cx="23" cy="9" r="5"/>'
    '<path class="light" d="M14 6 2 27h12z"/><path class="dark" d="m14 6 12 21H14z"/>'
    '<path class="light" d="m23 15-7 12h7z"/><path class="deep" d="m23 15 7 12h-7z"/>',
)

THEME_ICONS: Final = {
    "auto": _picture(
        "sign",
        24,
        24,
        '<circle class="line" cx="12" cy="12" r="8"/>'
        '<path class="full" d="M12 4a8 8 0 0 1 0 16z"/>',
    ),
    "day": _picture(
        "sign",
        24,
        24,
        '<circle class="full" cx="12" cy="12" r="4.500"/>'
        '<path class="line" d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2"/>'
        '<path class="line" d="M19 5l-2 2M7 17l-2 2"/>',
    ),
    "night": _picture(
        "sign",
        24,
        24,
        '<path class="full" d="M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z"/>',
    ),
}

# Dunes and pyramids along the foot of every page.
SKYLINE: Final = Markup(
    '<svg class="skyline" viewBox="0 0 1600 150" preserveAspectRatio="xMidYMax slice"'
    ' aria-hidden="true">'
    '<circle class="disc" cx="1060" cy="58" r="30"/>'
    '<path class="far" d="M0 128q220-34 430-12t420-8 400 4 350-10v48H0z"/>'
    '<path class="lit" d="M635 136 760 32l30 104z"/><path class="shaded" d="m760 32 125 104h-95z"/>'
    '<path class="lit" d="m850 136 78-64 19 64z"/><path class="shaded" d="m928 72 78 64h-59z"/>'
    '<path class="lit" d="m556 136 50-42 13 42z"/><path class="shaded" d="m606 94 50 42h-37z"/>'
    '<path class="near" d="M0 140q260-34 520-16t560-2 520 2v26H0z"/></svg>'
)


def _blocks(style: str, *places: tuple[int, int]) -> str:
    return "".join(
        f'<rect class="{style}" x="{x}" y="{y}" width="17" height="13" rx="1.500"/>'
        for x, y in places
    )


def _columns(*lefts: int) -> str:
    return "".join(f'<path class="stone" d="M{x} 31h16l-3 6v30l3 5H{x}l3-5V37z"/>' for x in lefts)


def _triangles(style: str, *corners: tuple[int, int]) -> str:
    """Tiles of a pyramid, each standing on its base."""
    return "".join(f'<path class="{style}" d="M{x} {y}h26l-13-22z"/>' for x, y in corners)


# For games whose board cannot be drawn yet.
EMBLEMS: Final = {
    "oh_pharaoh": _picture(
        "emblem",
        120,
        80,
        "".join(
            f'<rect class="card" x="{left + 21 * n}" y="{top}" width="18" height="25" rx="2"/>'
            f'<text x="{left + 21 * n + 9}" y="{top + 17}">{number}</text>'
            for left, top, count, number in ((29, 53, 3, 5), (39, 27, 2, 6), (50, 1, 1, 7))
            for n in range(count)
        ),
    ),
    "cleopatra": _picture(
        "emblem",
        120,
        80,
        '<path class="deep" d="M10 72h100v6H10z"/><path class="stone" d="M14 24h92v7H14z"/>'
        '<path class="terracotta" d="M14 24 60 4l46 20z"/>'
        '<circle class="sun" cx="60" cy="17" r="4"/>' + _columns(18, 40, 64, 86),
    ),
    "kheops": _picture(
        "emblem",
        120,
        80,
        _triangles("stone", (21, 76), (47, 76), (73, 76), (34, 54), (60, 54))
        + _triangles("terracotta", (47, 32))
        + '<path class="deep" d="m47 54 13 22 13-22z"/><path class="lapis" d="m73 54 13 22 13-22z'
        'M60 32l13 22 13-22z"/>',
    ),
    "valley_of_the_kings": _picture(
        "emblem",
        120,
        80,
        _blocks("stone", (24, 63), (42, 63), (60, 63))
        + _blocks("terracotta", (78, 63), (33, 49))
        + _blocks("deep", (51, 49), (60, 35))
        + _blocks("lapis", (69, 49), (42, 35))
        + _blocks("stone", (51, 21))
        + '<path class="ground" d="M8 77h104"/>',
    ),
}
