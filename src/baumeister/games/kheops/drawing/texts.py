"""The words on Kheops' board that its rules do not need, looked up once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import Language, Text
from baumeister.core.text import mark as _
from baumeister.drawing.words import BoardWords
from baumeister.games.kheops.rules.actions import way_of
from baumeister.games.kheops.rules.cells import Cell
from baumeister.games.kheops.rules.names import COLOURS, FIGURES, SARCOPHAGI, SYMBOLS
from baumeister.games.kheops.rules.texts import SENTENCES
from baumeister.games.kheops.rules.tiles import EVERY_TILE, SYMBOL_OF, Tile

TEXTS: Final[dict[str, Template]] = {
    "panel.pyramid": _("The pyramid"),
    "panel.pile": _("The draw pile"),
    "panel.score": _("Points"),
    "panel.worth": _("Where points come from"),
    "panel.lens": _("A part of the pyramid, larger"),
    "panel.own": _("Your points and figures"),
    "panel.hand": _("Your tiles"),
    "lens": _("Lens"),
    "turn": _("Turn {turn} of {turns}"),
    "game": _("Game {game} of {games}, turn {turn} of {turns}"),
    "match": _("Game {game} of {games}"),
    "worth.halls": _("Halls"),
    "worth.halls.each": _("{hall} each"),
    "worth.sarcophagi": _("Sarcophagi"),
    "worth.sarcophagi.each": _("{sarcophagus}, a pair {pair}"),
    "worth.apex": _("Apex"),
    "worth.apex.each": "+{apex}",
    "worth.longest": _("The longest"),
    "worth.longest.each": "+{longest}",
    "worth.closed": _("Closed"),
    "worth.closed.each": "×{closed}",
    "worth.ankhs": _("Ankhs"),
    "worth.ankhs.each": "1, 4, 9, 16 …",
    "tile": "{room} ({tile_symbol}). {about}",
    "short_tile": "{room} ({tile_symbol})",
    "hall": _("hall"),
    "corridor": _("corridor"),
    "lying": "{cell}: {room}, {way} ({tile_symbol}). {about}",
    "standing": "{cell}: {colour}, {figure}. {about}",
    "supply": _("{colour}, {figure}: {n} in the supply. {about}"),
    "supply.short": _("{colour}, {figure}: {n} in the supply"),
    "tiles_in_hand": (_("{n} tile in the hand"), _("{n} tiles in the hand")),
    "own": _("Your figure on {cell} ({figure})"),
    "hidden": _("A tile that only its owner sees"),
    "pile": (_("{n} tile in the draw pile"), _("{n} tiles in the draw pile")),
    "now": _("if the game ended now"),
    "first_game": _("Game 1: {points}"),
    "held": _("Section of {size} tiles: {n} for {colour}. Figures: White {white}, Blue {blue}."),
    "held.closed": _(
        "Closed section of {size} tiles: {n} for {colour}. Figures: White {white}, Blue {blue}."
    ),
    "open": _("Section of {size} tiles: {n}, nobody’s yet. Figures: White {white}, Blue {blue}."),
    "shared": _("Section of {size} tiles: {n} for both. Figures: White {white}, Blue {blue}."),
    "rows": _("The pyramid, from the apex to the base"),
    "sections": _("Sections as they stand"),
    "section": _("from {cell}, {size} tiles: {n}"),
    "for": _("{section} for {colour}"),
    "for_nobody": _("{section}, nobody’s"),
    "for_both": _("{section} for both"),
    "is_cursed": _("from {cell}, {size} tiles: cursed"),
    "none": _("none yet"),
    "in_supply": _("supply"),
    "in_hand": _("hand"),
    "unknown_tiles": (_("{n} hidden tile"), _("{n} hidden tiles")),
    "no_tiles": _("no tiles"),
}

ROOM_NAMES: Final = (  # by kind of room and number of openings
    _("Hall with 1 opening"),
    _("Hall with 2 openings"),
    _("Hall with 3 openings"),
    _("Corridor with 1 opening"),
    _("Corridor with 2 openings"),
    _("Corridor with 3 openings"),
)


class Words(BoardWords):
    def __init__(self, language: Language) -> None:
        super().__init__(language, TEXTS)
        self.colours = [self._name(f"colour.{name}") for name in COLOURS]
        self.figures = [self._name(f"figure.{name}") for name in FIGURES]
        self.symbols = [self._name(f"symbol.{name}") for name in SYMBOLS]
        self.about_figures = [self._name(f"about.figure.{name}") for name in FIGURES]
        self.tiles = [self._tile("tile", tile) for tile in EVERY_TILE]
        self.short_tiles = [self._tile("short_tile", tile) for tile in EVERY_TILE]
        self.rooms = [self.say("corridor"), self.say("hall")]  # by whether it is a hall
        self._lying: dict[tuple[int, int, int], str] = {}

    def _name(self, key: str) -> str:
        return SENTENCES.say(Text(key), self.language)

    def _tile(self, key: str, tile: Tile, **more: int) -> str:
        template = TEXTS[key]
        assert isinstance(template, str)
        values = {"tile": tile, **more}
        phrases = {
            name: self.language.translate(found.word(values[found.field]))
            for name, found in SENTENCES.phrases.items()
            if found.field in values
        }
        return self.language.translate(template).format(
            **phrases,
            room=self.language.translate(ROOM_NAMES[tile // len(SYMBOLS)]),
            about=self._name(_about(tile)),
        )

    def cell(self, cell: int) -> str:
        return self.language.translate(SENTENCES.phrases["cell"].word(cell))

    def lying(self, cell: Cell, tile: Tile, openings: int) -> str:
        """What there is to say about a tile in the pyramid."""
        key = (cell, tile, openings)
        if key not in self._lying:
            self._lying[key] = self._tile("lying", tile, cell=cell, way=way_of(cell, openings))
        return self._lying[key]


def _about(tile: Tile) -> str:
    symbol = SYMBOL_OF[tile]
    return f"about.symbol.{'sarcophagus' if symbol in SARCOPHAGI else SYMBOLS[symbol]}"


words_in: Final = lru_cache(maxsize=16)(Words)
