"""The map of the valley with all that stands on it; it shows one place at a time, close up."""

from __future__ import annotations

from functools import partial

from baumeister.drawing.drawer import Viewer
from baumeister.drawing.ink import Picture
from baumeister.drawing.panel import Later, Panel
from baumeister.drawing.pen import Pen
from baumeister.games.valley_of_the_kings.drawing.builds import builds
from baumeister.games.valley_of_the_kings.drawing.crews import Crews
from baumeister.games.valley_of_the_kings.drawing.land import area_plates, land
from baumeister.games.valley_of_the_kings.drawing.map import map_of
from baumeister.games.valley_of_the_kings.drawing.offered import Offered
from baumeister.games.valley_of_the_kings.drawing.pyramids import pharaohs_pyramid, pyramid
from baumeister.games.valley_of_the_kings.drawing.texts import Words
from baumeister.games.valley_of_the_kings.drawing.views import first_view, views
from baumeister.games.valley_of_the_kings.drawing.ways import arrows, ways
from baumeister.games.valley_of_the_kings.rules.names import EVERY_SITE
from baumeister.games.valley_of_the_kings.rules.state import Valley


def close_up(state: Valley, words: Words, pen: Pen, offered: Offered, viewer: Viewer) -> Panel:
    """Where fields and blocks are pointed at; its views are what the overview aims at."""
    boxes = views(state.settings.edition)
    first = first_view(state, viewer.seat, viewer.legal)
    return Panel(
        "site",
        words.say("panel.site"),
        boxes[first],
        Later(partial(_parts, state, words, pen, offered, viewer)),
        is_map=True,
        views={first: boxes[first], **boxes},
    )


def _parts(
    state: Valley, words: Words, pen: Pen, offered: Offered, viewer: Viewer
) -> dict[str, Picture]:
    edition, names = state.settings.edition, viewer.names
    drawn: dict[str, Picture] = {"map": land(edition, viewer.language)}
    drawn["pharaoh"] = pharaohs_pyramid(state, words, pen)
    for site in EVERY_SITE:
        drawn[f"site-{site}"] = pyramid(state, words, pen, names, site)
    drawn["areas"] = area_plates(map_of(edition))
    drawn |= Crews(state, words, pen, names).drawn()
    drawn["arrows"] = arrows(state, words, pen, names, viewer.last)
    drawn["builds"] = builds(state, pen, viewer.legal)
    drawn |= ways(state, pen, offered, viewer.legal)
    return drawn
