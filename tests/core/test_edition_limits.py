"""Editions of strangers: what is too large is refused before it is parsed, and nothing else is."""

from __future__ import annotations

import pytest

from baumeister.core.edition import EditionFile
from baumeister.core.edition_limits import (
    MOST_CHARACTERS,
    MOST_DEPTH,
    MOST_DOTS,
    MOST_LINES,
    MOST_VALUES,
    WORD_LENGTH,
    what_is_too_large,
)
from baumeister.games import all_games

DOTS = ".a" * MOST_DOTS


def found(text: str) -> tuple[int, str] | None:
    complaint = what_is_too_large(text)
    return None if complaint is None else (complaint[0], complaint[1].key)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("#" * (MOST_CHARACTERS + 1), 1, "refuse.edition_length"),
        ("\n" * MOST_LINES, MOST_LINES + 1, "refuse.edition_lines"),
        ("a=1\n" * MOST_VALUES + "a=1", MOST_VALUES + 1, "refuse.edition_values"),
        ("x" + ".a" * 15_000 + "=1", 1, "refuse.edition_dots"),
        (f"\nx{DOTS}.a = 1", 2, "refuse.edition_dots"),
        (f"[x{DOTS}.a]", 1, "refuse.edition_dots"),
        ('""' + '. ""' * 20 + " = 1", 1, "refuse.edition_dots"),
        ("_" + "\t._" * 20 + " = 1", 1, "refuse.edition_dots"),
        ("-.'a'.-" * 5 + " = 1", 1, "refuse.edition_dots"),
        ("a = 1 # one\nb = " + "[" * 20, 2, "refuse.edition_depth"),
        ("b = " + "{a=" * 20, 1, "refuse.edition_depth"),
        ('a = """\n"""\nb = ' + "[" * 20, 3, "refuse.edition_depth"),
        ("a = " + "1" * 5000, 1, "refuse.edition_long"),
        ("a = " + "1_" * 2500 + "1", 1, "refuse.edition_long"),
        ("a" * (WORD_LENGTH + 1) + " = 1", 1, "refuse.edition_long"),
    ],
)
def test_what_no_edition_needs_is_refused_with_its_line(text: str, line: int, key: str) -> None:
    assert found(text) == (line, key)


@pytest.mark.parametrize(
    "text",
    [
        "",
        f"x{DOTS} = 1",
        "a = " + "[" * MOST_DEPTH,
        "a=1\n" * MOST_VALUES,
        "\n" * (MOST_LINES - 1),
        "a = [" + "1.5, " * 5000 + "]",
        "[a]\n" * 500,
        "# " + "[=." * 5000,
        'a = "' + "[=." * 5000 + '"',
        'a = "\\"' + "[=." * 5000 + '"',
        "a = '" + "[=." * 5000 + "\\'",
        'a = """\n' + "[=.\n" * 500 + '"\\""" ' + "[=." * 500 + '"""""',
        "a = '''\n" + "[=.\n" * 500 + "'''''",
        'a = "' + "x" * 5000,
        'a = """' + '\\"""' * 5000,
    ],
)
def test_strings_and_comments_may_hold_anything(text: str) -> None:
    assert found(text) is None


@pytest.mark.parametrize(
    "string", ['"""x"""', '"""x""""', '"""x"""""', "'''x'''", "'''x'''''", '""', "''", '"\\\\"']
)
def test_nothing_hides_behind_a_string(string: str) -> None:
    """Where a string ends for the parser, it ends here as well."""
    EditionFile(f"a = [{string}]")
    hidden = f"a = [{string}, {'[' * 20}{string}{']' * 20}]"
    assert found(hidden) == (1, "refuse.edition_depth")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_our_editions_are_far_from_every_limit(game: object) -> None:
    """Whoever writes ten times as much still has room."""
    text = next(known.edition() for known in all_games() if known is game)
    assert found(text) is None
    assert len(text) * 7 < MOST_CHARACTERS
    assert text.count("\n") * 10 < MOST_LINES
    assert text.count("=") * 10 < MOST_VALUES
    on_one_line = " ".join(line for line in text.splitlines() if line[:1] not in "#[")
    assert found(on_one_line) is None
    assert found(text.replace("\n", "\r\n")) is None
