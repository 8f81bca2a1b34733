"""What a room writes comes out as blocks: values that any view can show."""

from __future__ import annotations

from baumeister.core.sentences import Sentences
from baumeister.core.text import ENGLISH, Language
from baumeister.drawing.svg import Svg
from baumeister.language import language
from baumeister.teaching.blocks import Bullets, Figure, Line, Numbered, Paragraph, Section, Sources
from baumeister.teaching.texts import SHARED
from baumeister.teaching.writer import Example, Writer

PICTURE = Svg("<svg/>")
SENTENCES = Sentences(
    {
        **SHARED,
        "end": "The end",
        "end.1": "It is over.",
        "end.b_side": "On the other side.",
        "table.costs": "Costs",
        "table.prizes": "Prizes",
        "value.walls": "a wall",
        "value.first": "the first",
        "word.nothing": "nothing at all",
        "ruling.1": "Once only.",
        "ruling.2": "Twice.",
    }
)
EDITION = """
[costs]
provenance = "confirmed"
walls = [3, "nothing"]
[prizes]
provenance = "single source"
first = [5]
"""


def example(name: str, _: Language) -> Example:
    return Example(PICTURE, [2, 1]) if name == "scored" else Example(PICTURE)


def writer(spoken: Language = ENGLISH) -> Writer:
    return Writer(SENTENCES, spoken, example)


def test_a_section_has_the_sentence_of_its_key_as_heading_and_blocks_in_their_order() -> None:
    write = writer()
    inner = write.section("end.b_side", write.text("end.1"))
    found = write.section(
        "end",
        write.text("end.1"),
        write.bullets("end", [1]),
        write.numbered("end", [1]),
        parts=[inner],
    )
    assert found == Section(
        "end",
        "The end",
        (Paragraph("It is over."), Bullets(("It is over.",)), Numbered(("It is over.",))),
        (inner,),
    )
    assert inner.anchor == "end-b-side"


def test_a_figure_says_what_each_seat_would_score() -> None:
    write = writer()
    scores = ("A: 2 points", "B: 1 point")
    assert write.figure("scored", "end.1", size="small") == Figure(
        PICTURE, "It is over.", scores, "small"
    )
    assert write.figure("scored", "end.1", scores=False).scores == ()
    assert write.figure("plain", "end.1").scores == ()


def test_scores_are_said_in_the_readers_language() -> None:
    german = writer(language("de")).figure("scored", "end.1")
    assert german.scores == ("A: 2 Punkte", "B: 1 Punkt")


def test_rulings_are_numbered_as_in_our_list() -> None:
    found = writer().rulings("xy", 2).rulings
    assert [(each.anchor, each.number, each.text) for each in found] == [
        ("xy-1", "XY-1", "Once only."),
        ("xy-2", "XY-2", "Twice."),
    ]


def test_sources_explain_the_labels_that_occur_and_list_every_table() -> None:
    meanings, table = writer().sources(EDITION)
    assert isinstance(meanings, Bullets)
    assert [sentence.split(" means")[0] for sentence in meanings.sentences] == [
        "“Confirmed”",
        "“Single source”",
    ]
    assert isinstance(table, Sources)
    costs, prizes = table.sources
    assert costs.lines == (Line("3\N{NO-BREAK SPACE}· nothing at all", "a wall"),)
    assert (costs.table, costs.title, costs.provenance) == ("costs", "Costs", "confirmed")
    assert (prizes.provenance, prizes.label) == ("single source", "single source")
