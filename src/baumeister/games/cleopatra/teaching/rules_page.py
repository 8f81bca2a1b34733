"""The rules of Kleopatra as a page: which sentence, picture and table stands where."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import Language
from baumeister.games.cleopatra.drawing.texts import words_in
from baumeister.games.cleopatra.rules.edition import edition_for
from baumeister.games.cleopatra.rules.game import CLEOPATRA, SWITCHES
from baumeister.games.cleopatra.rules.names import CARDS, CHARACTERS, STANDARD, TAINTED, Card
from baumeister.games.cleopatra.teaching.examples import card_picture, example
from baumeister.games.cleopatra.teaching.rules_texts import SENTENCES
from baumeister.games.cleopatra.teaching.sources_texts import READINGS, RULINGS
from baumeister.teaching.blocks import Gallery, Section
from baumeister.teaching.writer import Writer

PIECES: Final = ("wall", "sphinx", "throne", "obelisk", "door")
NOTHING: Final = "–"


class CleopatraWriter(Writer):
    def value(self, value: str | int) -> str:
        return str(value) or NOTHING


def sections(language: Language) -> list[Section]:
    write = CleopatraWriter(SENTENCES, language, example)
    return [
        write.goal(),
        write.section(
            "setup",
            write.bullets("setup", range(1, 6)),
            write.figure("own", "setup.own", size="wide"),
        ),
        write.section("turn", write.text("turn.1"), parts=_turn(write)),
        write.section(
            "pay",
            write.bullets("pay", range(1, 5)),
            write.figure("payment", "pay.figure", size="wide"),
        ),
        _cards(write),
        write.section("pieces", write.text("pieces.1"), parts=_pieces(write)),
        write.section(
            "sanctuary",
            write.text("sanctuary.1", "sanctuary.2"),
            write.figure("sanctuary", "sanctuary.figure"),
        ),
        write.section(
            "offering",
            write.text("offering.1", "offering.2"),
            write.figure("altar", "offering.figure", size="small"),
        ),
        write.section(
            "final",
            write.text("final.1"),
            write.numbered("final", range(2, 6)),
            write.figure("feast", "final.figure", size="wide"),
        ),
        write.section("variants", write.bullets("variants", ("two", *SWITCHES))),
        write.rulings("cl", len(RULINGS), but=READINGS),
        write.readings("cl", READINGS),
        write.sources(CLEOPATRA.edition()),
    ]


def _turn(write: Writer) -> tuple[Section, ...]:
    return (
        write.section(
            "turn.market",
            write.text("turn.market.1", "turn.market.2"),
            write.figure("market", "turn.market.figure"),
        ),
        write.section("turn.hand", write.text("turn.hand.1")),
        write.section(
            "turn.quarry",
            write.text("turn.quarry.1", "turn.quarry.2", "turn.quarry.3"),
            write.figure("quarry", "turn.quarry.figure"),
        ),
    )


def _pieces(write: Writer) -> tuple[Section, ...]:
    parts = [
        write.section(piece, write.text(f"{piece}.1"), write.figure(piece, f"{piece}.figure"))
        for piece in PIECES
    ]
    mosaic = write.section(
        "mosaic",
        write.text("mosaic.1", "mosaic.2"),
        write.figure("mosaic", "mosaic.figure", size="small"),
    )
    return (*parts, mosaic)


def _cards(write: Writer) -> Section:
    tainted = [card for card in TAINTED if card not in CHARACTERS]
    parts = (
        write.section(
            "cards.standard",
            write.text("cards.standard.1"),
            _pictures(write, list(STANDARD)),
        ),
        write.section("cards.tainted", write.text("cards.tainted.1"), _pictures(write, tainted)),
        write.section(
            "cards.characters",
            write.text("cards.characters.1"),
            _pictures(write, list(CHARACTERS)),
            write.bullets("cards", [CARDS[card] for card in CHARACTERS]),
        ),
    )
    return write.section("cards", write.text("cards.1"), parts=parts)


def _pictures(write: Writer, cards: list[Card]) -> Gallery:
    counts = edition_for(CLEOPATRA.edition(), False).cards
    language = write.language
    return write.cards(
        (card_picture(card, language), words_in(language).names[card], counts[card])
        for card in cards
    )
