"""The rules of Valley of the Kings as a page: which sentence, picture and table stands where."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import Language
from baumeister.games.valley_of_the_kings.drawing.texts import words_in
from baumeister.games.valley_of_the_kings.rules.edition import edition_for
from baumeister.games.valley_of_the_kings.rules.game import VALLEY_OF_THE_KINGS
from baumeister.games.valley_of_the_kings.rules.names import KINDS, LARGE, SMALL
from baumeister.games.valley_of_the_kings.teaching.examples import (
    example,
    pyramid,
    pyramid_picture,
)
from baumeister.games.valley_of_the_kings.teaching.rules_texts import SENTENCES
from baumeister.games.valley_of_the_kings.teaching.sources_texts import LETTER, READINGS, RULINGS
from baumeister.teaching.blocks import Exhibit, Gallery, Section, ValueLine, ValueTable
from baumeister.teaching.writer import Values, Writer

# What is worth reading of the tables of the edition; where things lie is better seen.
SHOWN: Final = {
    "blocks": {"counts": "counts"},
    "bid_tiles": {"rings": "rings"},
    "points": {"small": "small", "large": "large"},
    "striped": {"small": "striped_small", "large": "striped_large"},
    "areas": {"borders": "area_borders"},
    "sites": {"sizes": "sizes", "suns": "suns", "borders": "site_borders"},
    "map": {},
}


class ValleyWriter(Writer):
    def lines(self, name: str, values: Values) -> list[ValueLine]:
        lines = [self.line(text, values[key]) for key, text in SHOWN[name].items()]
        return lines or [ValueLine(self.say("value.drawn"))]

    def value(self, value: str | int) -> str:
        sizes = dict(zip(("small", "large"), words_in(self.language).sizes, strict=True))
        return sizes.get(str(value), str(value))


def sections(language: Language) -> list[Section]:
    write = ValleyWriter(SENTENCES, language, example)
    return [
        write.goal(),
        write.section("setup", write.bullets("setup", range(1, 6))),
        write.section(
            "ways", write.text("ways.1", "ways.2"), write.figure("steps", "ways.example")
        ),
        write.section(
            "round",
            write.text("round.0"),
            write.numbered("round", range(1, 8)),
            parts=_phases(write),
        ),
        _kinds(write),
        write.section("end", write.text("end.1")),
        write.section("variants", write.bullets("variants", range(1, 7))),
        write.rulings("vk", len(RULINGS), but=(*READINGS, *LETTER)),
        write.readings("vk", READINGS),
        write.letter("vk", LETTER),
        write.sources(VALLEY_OF_THE_KINGS.edition()),
    ]


def _phases(write: Writer) -> tuple[Section, ...]:
    return (
        write.section(
            "auction",
            write.text("auction.1", "auction.2"),
            write.figure("auction", "auction.example", size="small"),
        ),
        write.section(
            "overseers",
            write.text("overseers.1", "overseers.2", "overseers.3"),
            write.figure("orders", "overseers.example"),
            write.figure("too_far", "overseers.too_far", size="small"),
        ),
        write.section("workers", write.text("workers.1")),
        write.section(
            "theft", write.text("theft.1"), write.figure("theft", "theft.example", size="small")
        ),
        write.section(
            "takeover",
            write.text("takeover.1"),
            write.figure("takeover", "takeover.example", size="small"),
        ),
        write.section("building", write.text("building.1", "building.2", "building.3")),
    )


def _kinds(write: Writer) -> Section:
    names = words_in(write.language).kinds
    points = edition_for(VALLEY_OF_THE_KINGS.edition(), VALLEY_OF_THE_KINGS.most).points
    pictures = Gallery(
        tuple(
            Exhibit(pyramid_picture(pyramid(kind, size)), names[number])
            for number, kind in enumerate(KINDS)
            for size in (SMALL, LARGE)
        )
    )
    columns = tuple(write.say(f"kinds.{name}") for name in ("kind", "small", "large"))
    rows = tuple(
        (names[kind], str(points[SMALL][kind]), str(points[LARGE][kind]))
        for kind in range(len(KINDS))
    )
    worth = ValueTable(write.say("kinds.points"), rows, columns)
    listed = write.bullets("kinds", KINDS)
    return write.section("kinds", write.text("kinds.1"), listed, pictures, worth)
