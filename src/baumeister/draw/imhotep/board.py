"""The whole Imhotep table as a drawing."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.core.action import Action
from baumeister.core.event import Event
from baumeister.core.text import Language
from baumeister.draw.imhotep import text_board
from baumeister.draw.imhotep.burial_chamber import burial_chamber
from baumeister.draw.imhotep.layout import TABLE, Layout
from baumeister.draw.imhotep.market import market
from baumeister.draw.imhotep.motion import touched
from baumeister.draw.imhotep.obelisks import obelisks
from baumeister.draw.imhotep.pyramid import pyramid
from baumeister.draw.imhotep.seats import seats
from baumeister.draw.imhotep.ships import header, river, ships
from baumeister.draw.imhotep.sites import remark, slab
from baumeister.draw.imhotep.temple import temple
from baumeister.draw.imhotep.texts import Words, words_in
from baumeister.draw.lines import plain
from baumeister.draw.scene import Scene
from baumeister.draw.svg import Svg, box, escape, move
from baumeister.games.imhotep.names import MARKET, SITES
from baumeister.games.imhotep.round_end import ROUNDS
from baumeister.games.imhotep.state import Imhotep


def draw(
    state: Imhotep,
    *,
    seat: int,
    options: Sequence[Action],
    last: Sequence[Event],
    language: Language,
    names: Sequence[str] | None,
    theme: str,
    style: str,
) -> Svg:
    words = words_in(language)
    scene = Scene(seat, options, touched(last), state.game.sentences, language)
    return Svg(
        _opening(TABLE, theme, state, words, bool(scene.options))
        + style
        + f"<desc>{escape(plain(text_board.lines(state, language, names)))}</desc>"
        + box("table", 0, 0, TABLE.width, TABLE.height)
        + river(TABLE)
        + header(state, TABLE, words)
        + _sites(state, TABLE, words, scene)
        + ships(state, TABLE, words, scene)
        + seats(state, TABLE, words, scene, names)
        + "</svg>"
    )


def _opening(table: Layout, theme: str, state: Imhotep, words: Words, is_interactive: bool) -> str:
    role = "group" if is_interactive else "img"
    title = f"{state.game.title} · {words.say('round', round=max(1, state.round), rounds=ROUNDS)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board {theme}" role="{role}"'
        f' lang="{words.language.code}" viewBox="0 0 {table.width} {table.height}">'
        f"<title>{escape(title)}</title>"
    )


def _sites(state: Imhotep, table: Layout, words: Words, scene: Scene) -> str:
    contents = (
        market(state, words, scene),
        pyramid(state, scene),
        temple(state, scene),
        burial_chamber(state, scene),
        obelisks(state, scene),
    )
    return "".join(
        move(
            area.x,
            area.y,
            slab(site, state.rules.side_b[site], words.language)
            + _remark(state, words, site)
            + contents[site],
        )
        for site, area in enumerate(table.sites[: len(SITES)])
    )


def _remark(state: Imhotep, words: Words, site: int) -> str:
    """How many stones lie there, since decorations count them."""
    if site == MARKET:
        return ""
    return remark(words.count("stones", len(state.stones_at(site))))
