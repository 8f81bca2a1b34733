"""The rules of Oh, Pharao! as a page: which sentence, picture and table stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baumeister.core.text import Language
from baumeister.games.oh_pharaoh.drawing.texts import words_in
from baumeister.games.oh_pharaoh.rules.actions import SIDES
from baumeister.games.oh_pharaoh.rules.edition import edition_for
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import JOKER, NUMBERS, SPECIAL
from baumeister.games.oh_pharaoh.teaching.examples import card_picture, example
from baumeister.games.oh_pharaoh.teaching.rules_texts import SENTENCES
from baumeister.games.oh_pharaoh.teaching.sources_texts import READINGS, RULINGS
from baumeister.teaching.blocks import Bullets, Gallery, Paragraph, Section, ValueTable
from baumeister.teaching.writer import Writer

PARTS_OF_TURN: Final = ("score", "take", "act", "fill")
VARIANTS: Final = ("offers", "alike", "four_cards", "must_take")


def sections(language: Language) -> list[Section]:
    write = Writer(SENTENCES, language, example)
    return [
        write.goal(),
        write.section(
            "setup",
            write.bullets("setup", range(1, 4)),
            write.figure("row", "setup.row"),
        ),
        _pyramids(write),
        _turn(write),
        _cards(write),
        _track(write),
        write.section("final", write.text("final.1", "final.2")),
        write.section("variants", write.bullets("variants", VARIANTS)),
        write.rulings("op", len(RULINGS), but=READINGS),
        write.readings("op", READINGS),
        write.sources(OH_PHARAOH.edition()),
    ]


def _pyramids(write: Writer) -> Section:
    return write.section(
        "pyramids",
        write.bullets("pyramids", range(1, 5)),
        write.figures(good="pyramids.good", with_jokers="pyramids.jokers"),
        write.figures(even="pyramids.even", gap="pyramids.gap", single="pyramids.single"),
    )


def _turn(write: Writer) -> Section:
    return write.section(
        "turn",
        write.text("turn.1"),
        write.numbered("turn", PARTS_OF_TURN),
        parts=(
            write.section(
                "scoring",
                write.text("scoring.1"),
                write.figures(two_steps="scoring.two", three_steps="scoring.three"),
                write.text("scoring.2", "scoring.3"),
            ),
            write.section("taking", write.text("taking.1")),
            write.section(
                "building",
                write.text("building.1"),
                write.figures(before="building.before", after="building.after"),
                write.text("building.2"),
            ),
            write.section("jokers", write.text("jokers.1", "jokers.2")),
            write.section(
                "trade",
                write.text("trade.1", "trade.2", "trade.3"),
                write.figure("offer", "trade.offer"),
            ),
            write.section("filling", write.text("filling.1", "filling.2")),
        ),
    )


def _cards(write: Writer) -> Section:
    return write.section(
        "cards",
        write.text("cards.1"),
        parts=(
            write.section("cards.building", _pictures(write, (*NUMBERS, JOKER))),
            write.section(
                "cards.special", write.text("cards.special.1"), _pictures(write, tuple(SPECIAL))
            ),
            write.section(
                "thieves",
                write.text("thieves.1"),
                _chances(write),
                write.text("thieves.2"),
                write.figures(robbed="thieves.robbed", mended="thieves.mended"),
            ),
            write.section("tax", write.text("tax.1")),
            write.section("pharaohs", write.text("pharaohs.1", "pharaohs.2")),
        ),
    )


def _chances(write: Writer) -> ValueTable:
    steps = range(2, SIDES + 2)
    return ValueTable(
        write.say("thieves.chances"),
        (
            (write.say("thieves.steps"), *map(str, steps)),
            (write.say("thieves.of_six"), *(str(SIDES + 1 - n) for n in steps)),
        ),
    )


def _pictures(write: Writer, cards: Sequence[int]) -> Gallery:
    counts = edition_for(OH_PHARAOH.edition()).cards
    language = write.language
    return write.cards(
        (card_picture(card), words_in(language).cards[card], counts[card]) for card in cards
    )


def _track(write: Writer) -> Section:
    edition = edition_for(OH_PHARAOH.edition())
    spaces = {
        "two": edition.two_pyramids,
        "three": edition.three_steps,
        "last": edition.last_space,
    }
    return write.section(
        "track",
        write.text("track.1"),
        Bullets(
            tuple(
                Paragraph(write.say(f"track.{name}", n=space), f"track.{name}")
                for name, space in spaces.items()
            )
        ),
        write.figure("track", "track.figure"),
    )
