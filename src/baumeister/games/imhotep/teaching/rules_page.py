"""The rules of Imhotep as a page: which sentence, picture and table stands where."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import Language
from baumeister.games.imhotep.drawing.texts import words_in
from baumeister.games.imhotep.rules.edition import edition_for
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.names import BLUE, CARDS, GREEN, RED, SITES, STATUE
from baumeister.games.imhotep.teaching.examples import card_picture, example
from baumeister.games.imhotep.teaching.rules_texts import SENTENCES
from baumeister.games.imhotep.teaching.sources_texts import LETTER, READINGS, RULINGS
from baumeister.teaching.blocks import Gallery, Section, ValueTable
from baumeister.teaching.writer import Writer

ACTIONS: Final = ("take", "place", "sail", "play")
COLOURS: Final = (("red", RED), ("green", GREEN), ("purple", range(STATUE, STATUE + 1)))
SEATS: Final = 4  # the edition is the same for every number, except for tables shown in full


def sections(language: Language) -> list[Section]:
    write = Writer(SENTENCES, language, example)
    return [
        write.goal(),
        write.section(
            "setup",
            write.bullets("setup", range(1, 6)),
            write.figure("seat", "setup.seat", size="small"),
        ),
        write.section(
            "round",
            write.numbered("round", range(1, 4)),
            write.figure("ships", "round.ships", size="small"),
            _minimum(write),
        ),
        _turn(write),
        write.section(
            "sailing",
            write.text("sailing.1", "sailing.2"),
            write.figure("sailing", "sailing.ship", size="wide"),
        ),
        write.section("end_of_round", write.numbered("end_of_round", range(1, 4))),
        write.section("sites", write.text("sites.1"), parts=_sites(write)),
        _cards(write),
        _final(write),
        write.section(
            "variants",
            write.bullets("variants", ("sides", "wrath", "loose", "stones_first")),
        ),
        write.rulings("im", len(RULINGS), but=(*READINGS, *LETTER)),
        write.readings("im", READINGS),
        write.letter("im", LETTER),
        write.sources(IMHOTEP.edition()),
    ]


def _turn(write: Writer) -> Section:
    parts = tuple(
        write.section(f"turn.{action}", write.text(f"turn.{action}.1")) for action in ACTIONS
    )
    return write.section("turn", write.text("turn.1"), parts=parts)


def _minimum(write: Writer) -> ValueTable:
    edition = edition_for(IMHOTEP.edition(), SEATS)
    sizes = list(enumerate(edition.minimum))[1:]
    return ValueTable(
        write.say("round.minimum"),
        (
            (write.say("round.size"), *(str(size) for size, _ in sizes)),
            (write.say("round.needs"), *(str(needs) for _, needs in sizes)),
        ),
    )


def _sites(write: Writer) -> tuple[Section, ...]:
    """Each site from both sides; the paragraphs are those that there are texts for."""
    parts = []
    for site in SITES:
        for side in ("a", "b"):
            key = f"{site}_{side}"
            keys = [f"{key}.{n}" for n in range(1, 4)]
            known = [name for name in keys if name in SENTENCES.templates]
            parts.append(write.section(key, write.text(*known), write.figure(key, f"{key}.figure")))
    return tuple(parts)


def _cards(write: Writer) -> Section:
    parts = [
        write.section(
            f"cards.{colour}", write.text(f"cards.{colour}.1"), _pictures(write, list(cards))
        )
        for colour, cards in COLOURS
    ]
    tools = write.bullets("cards", [CARDS[card] for card in BLUE])
    blue = write.section(
        "cards.blue", write.text("cards.blue.1"), _pictures(write, list(BLUE)), tools
    )
    return write.section("cards", write.text("cards.1"), parts=(*parts, blue))


def _pictures(write: Writer, cards: list[int]) -> Gallery:
    counts = edition_for(IMHOTEP.edition(), SEATS).market_cards
    language = write.language
    return write.cards(
        (card_picture(card, language), words_in(language).cards[card], counts[card])
        for card in cards
    )


def _final(write: Writer) -> Section:
    edition = edition_for(IMHOTEP.edition(), SEATS)
    order = write.numbered("final", ("burial_chamber", "obelisks", "cards"))
    counts = range(1, len(edition.set_values) + 1)
    sets = ValueTable(
        write.say("final.sets"),
        (
            (write.say("final.sets.count"), *map(str, counts), write.say("final.sets.further")),
            (
                write.say("final.sets.points"),
                *map(str, edition.set_values),
                f"+{edition.set_further}",
            ),
        ),
    )
    tie = write.section("final.tie", write.text("final.tie.1"))
    return write.section("final", write.text("final.1"), order, sets, parts=(tie,))
