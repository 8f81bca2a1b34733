"""The rules of Kheops as a page: which sentence, picture and table stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.text import Language
from baumeister.games.kheops.drawing.texts import words_in
from baumeister.games.kheops.rules.edition import Edition, edition_for
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import (
    ANKH,
    CURSE,
    EFFECTS,
    FIGURES,
    FORBIDDEN,
    SARCOPHAGI,
    SYMBOLS,
    TWO,
)
from baumeister.games.kheops.rules.tiles import SYMBOL_OF, TILES
from baumeister.games.kheops.teaching.examples import (
    example,
    figure_picture,
    tile_picture,
)
from baumeister.games.kheops.teaching.rules_texts import SENTENCES
from baumeister.games.kheops.teaching.sources_texts import LETTER, READINGS, RULINGS
from baumeister.teaching.blocks import Exhibit, Gallery, Section, ValueLine, ValueTable
from baumeister.teaching.writer import Writer

BONUSES: Final = ("hall", "sarcophagus", "pair", "apex", "longest", "closed")


class KheopsWriter(Writer):
    def line(self, key: str, listed: Sequence[str | int]) -> ValueLine:
        """How many there are of a kind of tile, or one of a few other values."""
        if key not in TILES:
            return super().line(key, listed)
        name = words_in(self.language).short_tiles[TILES.index(key)]
        return ValueLine(f"{listed[0]} × {name}")

    def value(self, value: str | int) -> str:
        return str(value).upper()


def sections(language: Language) -> list[Section]:
    write = KheopsWriter(SENTENCES, language, example, words_in(language).colours)
    return [
        write.goal(),
        write.section("setup", write.bullets("setup", range(1, 5))),
        write.section(
            "turn",
            write.text("turn.0"),
            write.numbered("turn", range(1, 4)),
            write.text("turn.end"),
        ),
        write.section(
            "tiles",
            write.text("tiles.1"),
            write.figure("passages", "tiles.passages", size="small", scores=False),
        ),
        _symbols(write),
        _figures(write),
        _final(write),
        write.section(
            "variants",
            write.bullets("variants", ("match", "closed", "ties", "replacing")),
        ),
        write.rulings("kh", len(RULINGS), but=(*READINGS, *LETTER)),
        write.readings("kh", READINGS),
        write.letter("kh", LETTER),
        write.sources(KHEOPS.edition()),
    ]


def _edition() -> Edition:
    return edition_for(KHEOPS.edition())


def _symbols(write: Writer) -> Section:
    at_once = write.section(
        "at_once",
        write.text("at_once.1"),
        _pictures(write, [*EFFECTS, FORBIDDEN]),
        write.bullets("symbol", [SYMBOLS[symbol] for symbol in [*EFFECTS, FORBIDDEN]]),
    )
    names = ("two", "ankh", "sarcophagus", "curse")
    later = write.section(
        "in_the_end",
        _pictures(write, [TWO, ANKH, *SARCOPHAGI, CURSE]),
        write.bullets("symbol", names),
    )
    return write.section("symbols", write.text("symbols.1"), parts=(at_once, later))


def _pictures(write: Writer, symbols: Sequence[int]) -> Gallery:
    """A tile with each symbol, and on how many tiles it is."""
    counts = _edition().tiles
    found = []
    for symbol in symbols:
        kinds = [tile for tile, n in enumerate(counts) if n and SYMBOL_OF[tile] == symbol]
        number = write.say("symbols.count", n=sum(counts[tile] for tile in kinds))
        name = words_in(write.language).symbols[symbol]
        found.append(Exhibit(tile_picture(kinds[0]), name, number))
    return Gallery(tuple(found))


def _figures(write: Writer) -> Section:
    names = words_in(write.language).figures
    pictures = Gallery(
        tuple(Exhibit(figure_picture(figure), names[figure]) for figure in range(len(FIGURES)))
    )
    return write.section(
        "figures",
        write.text("figures.1"),
        pictures,
        write.bullets("figure", FIGURES),
    )


def _final(write: Writer) -> Section:
    edition = _edition()
    rows = [(write.say(f"final.{name}"), str(getattr(edition, name))) for name in BONUSES]
    return write.section(
        "final",
        write.text("final.1", "final.2"),
        write.figure("majority", "final.majority", size="small"),
        ValueTable(write.say("final.values"), tuple(rows)),
        write.figure("pair", "final.pair_example", size="small"),
        write.figure("closed", "final.closed_example", size="small"),
        write.figure("curse", "final.curse_example", size="small"),
        write.text("final.3"),
    )
