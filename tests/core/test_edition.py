"""Editions: values are read, and every complaint names line and rule."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from baumeister.core.edition import KEPT, EditionFile, kept, packaged, provenance_notes
from baumeister.core.refusal import BadEdition
from baumeister.core.sentences import PLAIN

EDITION = """\
names = ["Ada", "Ben"]
extra.dotted = [1]

[temple]
points = [1, 2, 3]
flags = [true, false]
"quoted" = [4]

[temple.inner]
provenance = "made up"
points = [7, 99]
"""


def complaint(read: object) -> str:
    """What is said when the reading is refused."""
    assert callable(read)
    with pytest.raises(BadEdition) as refused:
        read()
    return str(refused.value)


def test_numbers_and_words_are_read() -> None:
    file = EditionFile(EDITION)
    assert file.numbers("temple.points", 3, 0, 9) == [1, 2, 3]
    assert file.numbers("temple.inner.points", 2, 0, 99) == [7, 99]
    assert file.words("names", 2) == ["Ada", "Ben"]


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("names", 1),
        ("extra.dotted", 2),
        ("temple", 4),
        ("temple.points", 5),
        ("temple.quoted", 7),
        ("temple.inner.points", 11),
        ("temple.inner.missing", 9),
        ("missing", 11),
        ("nowhere.missing", 11),
    ],
)
def test_a_value_is_found_on_its_line(where: str, line: int) -> None:
    assert EditionFile(EDITION).line(where) == line


def test_too_few_numbers_are_refused() -> None:
    said = complaint(lambda: EditionFile(EDITION).numbers("temple.points", 4, 0, 9))
    assert said == (
        "Line 5 of the edition (temple.points): a list of exactly 4 whole numbers is needed here."
    )


def test_one_number_is_singular() -> None:
    said = complaint(lambda: EditionFile(EDITION).numbers("temple.points", 1, 0, 9))
    assert said.endswith("a list of exactly 1 whole number is needed here.")


@pytest.mark.parametrize(("where", "count"), [("temple.flags", 2), ("names", 2), ("temple", 3)])
def test_what_is_no_number_is_refused(where: str, count: int) -> None:
    said = complaint(lambda: EditionFile(EDITION).numbers(where, count, 0, 9))
    assert "whole numbers" in said


def test_a_number_out_of_bounds_is_refused() -> None:
    said = complaint(lambda: EditionFile(EDITION).numbers("temple.inner.points", 2, 0, 9))
    assert said == (
        "Line 11 of the edition (temple.inner.points): each number must lie between 0 and 9."
    )


@pytest.mark.parametrize(("where", "count"), [("names", 3), ("temple.points", 3), ("temple", 1)])
def test_what_are_no_words_is_refused(where: str, count: int) -> None:
    said = complaint(lambda: EditionFile(EDITION).words(where, count))
    assert said.endswith(f"exactly {count} {'word' if count == 1 else 'words'} is needed here.")


@pytest.mark.parametrize("where", ["temple.missing", "names.missing", "temple.points.missing"])
def test_a_missing_value_is_named(where: str) -> None:
    said = complaint(lambda: EditionFile(EDITION).numbers(where, 1, 0, 9))
    assert f"({where}): this value is missing." in said


def test_a_missing_table_is_named_at_the_end_of_the_file() -> None:
    said = complaint(lambda: EditionFile(EDITION).numbers("pyramid.points", 1, 0, 9))
    assert said == "Line 11 of the edition (pyramid): this table is missing."
    said = complaint(lambda: EditionFile("").numbers("pyramid.points", 1, 0, 9))
    assert said == "Line 1 of the edition (pyramid): this table is missing."


STANDARD = "[temple]\npoints = [1]\nheight = [2]\n[market]\ncards = [3]\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[tempel]\npoints = [1]\n[market]\ncards = [3]", "Line 1 of the edition (tempel): "),
        ("[market]\ncards = [3]\n[temple]\npoint = [1]", "Line 4 of the edition (temple.point): "),
    ],
)
def test_a_misspelt_name_is_reported_at_its_place(text: str, said: str) -> None:
    name = "temple" if "tempel" in text else "points"
    read = EditionFile(text, standard=STANDARD)
    why = f"there is nothing of this name; is it “{name}”, misspelt?"
    assert complaint(lambda: read.number("temple.points", 0, 9)) == said + why


def test_what_only_is_not_there_is_missing() -> None:
    read = EditionFile("[market]\ncards = [3]\n", standard=STANDARD)
    assert "this table is missing" in complaint(lambda: read.number("temple.points", 0, 9))
    read = EditionFile("[temple]\nheight = [3]\n", standard=STANDARD)
    assert "this value is missing" in complaint(lambda: read.number("temple.points", 0, 9))


def test_places_do_not_rise() -> None:
    file = EditionFile("[site]\nfair = [4, 4, 0]\nunfair = [4, 5, 0]")
    assert file.places("site.fair", 3, 0, 9) == [4, 4, 0]
    assert complaint(lambda: file.places("site.unfair", 3, 0, 9)) == (
        "Line 3 of the edition (site.unfair): no place may bring more points than the one before."
    )


def test_every_table_says_where_its_values_come_from() -> None:
    text = '[a]\nprovenance = "confirmed"\n[b]\nprovenance = "single source"\n'
    assert EditionFile(text).provenances() == {"a": "confirmed", "b": "single source"}


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("name = [1]\n\n[a]\npoints = [1]\n", 3, "this value is missing."),
        (
            '[a]\npoints = [1]\nprovenance = "rumour"\n',
            3,
            "every table must say where its values come from: "
            "confirmed, single source, reconstruction.",
        ),
        (
            "[a]\nprovenance = [1]\n",
            2,
            "every table must say where its values come from: "
            "confirmed, single source, reconstruction.",
        ),
    ],
)
def test_a_table_of_unknown_provenance_is_refused(text: str, line: int, why: str) -> None:
    said = complaint(EditionFile(text).provenances)
    assert said == f"Line {line} of the edition (a.provenance): {why}"


def test_a_value_nobody_asked_for_is_misspelt() -> None:
    file = EditionFile(EDITION)
    file.words("names", 2)
    said = complaint(file.refuse_unused)
    assert said == (
        "Line 2 of the edition (extra.dotted): there is no value of this name; is it misspelt?"
    )


def test_a_value_that_is_left_to_somebody_else_is_not_misspelt() -> None:
    file = EditionFile("[map]\nnorth = 7\nsouth = 8")
    file.leave("map.north")
    assert "(map.south)" in complaint(file.refuse_unused)
    file.leave("map.south")
    file.refuse_unused()


def test_where_values_come_from_may_be_written_down() -> None:
    file = EditionFile('provenance = "the box"\n[site]\nprovenance = "a guess"\npoints = [1]')
    file.numbers("site.points", 1, 0, 9)
    file.refuse_unused()


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = [1]\nb = = 2\n", 2), ("a = [1]\n\nb = [1,\n2,", 4), ("a = 1\na = 2", 2)],
)
def test_bad_toml_is_refused_with_its_line(text: str, line: int) -> None:
    said = complaint(lambda: EditionFile(text))
    assert said.startswith(f"Line {line} of the edition (TOML): this is not valid TOML (")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = " + "[" * 1000, "brackets can be nested at most 8 deep."),
        ("a = " + "[" * 100_000, "an edition has at most 40000 characters."),
        ("x" + ".a" * 19_000 + "=1", "a name has at most 8 dots."),
        ("x = " + "1" * 5000, "numbers and names have at most 80 characters."),
    ],
)
def test_what_is_too_large_is_refused_without_a_long_look(text: str, said: str) -> None:
    assert complaint(lambda: EditionFile(text)) == f"Line 1 of the edition (TOML): {said}"


def test_a_complaint_repeats_little_of_what_it_is_about() -> None:
    name = "k" * 30_000
    for text in (f'"{name}" = [1]', f'"{name}" = 1\n"{name}" = 1'):
        assert len(complaint(lambda text=text: EditionFile(text).refuse_unused())) < 500
    word = f'names = ["{name}"]'
    assert len(complaint(lambda: EditionFile(word).chosen("names", 1, ["Ada"]))) < 500


def test_an_edition_ships_with_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "shipped_with_edition"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "edition.toml").write_text('name = "Käse"', "utf-8")
    (package / "rules.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    for module in ("shipped_with_edition", "shipped_with_edition.rules"):
        monkeypatch.setitem(sys.modules, module, import_module(module))
        assert packaged(module) == 'name = "Käse"'


@pytest.mark.parametrize("module", [__name__, "sys"])
def test_where_none_is_shipped_there_is_no_text(module: str) -> None:
    assert packaged(module) == ""


def test_one_number_stands_alone_in_its_list() -> None:
    assert EditionFile(EDITION).number("temple.quoted", 0, 9) == 4
    assert "exactly 1" in complaint(lambda: EditionFile(EDITION).number("temple.points", 0, 9))


def test_known_words_are_read_as_their_numbers() -> None:
    assert EditionFile(EDITION).chosen("names", 2, ("Ben", "Ada")) == [1, 0]
    assert "“Ben” is not possible here. Possible values: Ada, Cleo." in complaint(
        lambda: EditionFile(EDITION).chosen("names", 2, ("Ada", "Cleo"))
    )


@pytest.mark.parametrize(
    ("provenances", "sentences"),
    [
        ({"cards": "confirmed"}, ["No value of this edition had to be worked out by us."]),
        (
            {"cards": "single source", "track": "confirmed", "die": "single source"},
            [
                "Known from a single printed source in this edition: cards, die.",
                "No value of this edition had to be worked out by us.",
            ],
        ),
        (
            {"cards": "reconstruction", "die": "single source"},
            [
                "Known from a single printed source in this edition: die.",
                "Worked out by us in this edition: cards.",
            ],
        ),
    ],
)
def test_values_that_are_less_than_sure_are_named(
    provenances: dict[str, str], sentences: list[str]
) -> None:
    assert [PLAIN.say(note) for note in provenance_notes(provenances)] == sentences


def test_the_latest_editions_are_remembered_and_no_more_than_that() -> None:
    read = kept(EditionFile)
    first = read(EDITION)
    assert read(EDITION) is first
    for n in range(KEPT):
        read(f"{EDITION}# {n}")
    assert read(EDITION) is not first
