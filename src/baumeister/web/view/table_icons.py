"""The pictures on the buttons of a table."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

UNDO_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M8 4L3 9l5 5M4 9h8a4 4 0 0 1 0 8H9"/></svg>'
)
HINT_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M7.500 15h5M8 18h4M7.500 15c0-3-2.500-3.500-2.500-7a5 5 0 0 1 10 0"/>'
    '<path d="M15 8c0 3.500-2.500 4-2.500 7"/>'
    "</svg>"
)
RIGHT_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M16 4v4h-4M15.500 8A6.500 6.500 0 1 0 16 12"/></svg>'
)
LEFT_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M4 4v4h4M4.500 8A6.500 6.500 0 1 1 4 12"/></svg>'
)
PAUSE_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path class="pause" d="M7 4v12M13 4v12"/><path class="go-on" d="M6 3l10 7-10 7z"/></svg>'
)
FILM_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M2 4h16v12H2zM6 4v12M14 4v12M2 8h4M2 12h4M14 8h4M14 12h4"/></svg>'
)
JUMP_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M4 4l7 6-7 6zM15 4v12"/></svg>'
)
MENU_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M3 5h14M3 10h14M3 15h14"/></svg>'
)
