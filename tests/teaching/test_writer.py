"""What a room writes comes out as blocks: values that any view can show."""

from __future__ import annotations

from baumeister.core.sentences import Sentences
from baumeister.core.text import ENGLISH, Language
from baumeister.drawing.svg import Svg
from baumeister.languages import language
from baumeister.teaching.blocks import (
    Bullets,
    Figure,
    Numbered,
    Paragraph,
    Rulings,
    Section,
    Sources,
    ValueLine,
)
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
        "goal.1": "Build.",
        "goal.2": "Score.",
        "goal.table": "A table.",
        "sources.1": "Where it is from.",
        "sources.2": "What was read.",
        "sources.3": "What was not.",
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
    write, over = writer(), Paragraph("It is over.", "end.1")
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
        (over, Bullets((over,)), Numbered((over,))),
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


def test_a_page_begins_with_the_goal_and_the_whole_table() -> None:
    table = Figure(PICTURE, "A table.", (), "wide")
    assert writer().goal() == Section(
        "goal",
        "What it is about",
        (Paragraph("Build.", "goal.1"), Paragraph("Score.", "goal.2"), table),
    )


def test_rulings_are_numbered_as_in_our_list() -> None:
    section = writer().rulings("xy", 2)
    about, found = section.blocks
    assert section.title == "Where the printed rules are silent"
    assert isinstance(about, Paragraph)
    assert isinstance(found, Rulings)
    assert [(each.anchor, each.number, each.text) for each in found.rulings] == [
        ("xy-1", "XY-1", "Once only."),
        ("xy-2", "XY-2", "Twice."),
    ]


def test_readings_stand_apart_from_the_rulings() -> None:
    (_, silent), (_, read) = (
        section.blocks
        for section in (writer().rulings("xy", 2, but=(1,)), writer().readings("xy", (1,)))
    )
    assert isinstance(silent, Rulings)
    assert isinstance(read, Rulings)
    assert [each.number for each in silent.rulings] == ["XY-2"]
    assert [each.number for each in read.rulings] == ["XY-1"]


def test_rulings_that_only_follow_the_text_stand_apart() -> None:
    section = writer().letter("xy", (2,))
    _, found = section.blocks
    assert section.title == "Where the printed rules decide"
    assert isinstance(found, Rulings)
    assert [each.text for each in found.rulings] == ["Twice."]


def test_sources_explain_the_labels_that_occur_and_list_every_table() -> None:
    section = writer().sources(EDITION)
    *about, meanings, table = section.blocks
    assert (section.title, len(about)) == ("Where the values come from", 3)
    assert isinstance(meanings, Bullets)
    assert [point.text.split(" means")[0] for point in meanings.points] == [
        "“Confirmed”",
        "“Single source”",
    ]
    assert isinstance(table, Sources)
    costs, prizes = table.sources
    assert costs.lines == (ValueLine("3\N{NO-BREAK SPACE}· nothing at all", "a wall"),)
    assert (costs.table, costs.title, costs.provenance) == ("costs", "Costs", "confirmed")
    assert (prizes.provenance, prizes.label) == ("single source", "single source")
