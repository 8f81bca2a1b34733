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
