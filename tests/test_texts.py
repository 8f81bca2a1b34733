"""Every sentence that can be said has a translation in every catalogue, and no other has."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from scripts.catalogue import is_translated, templates_in, updated

import baumeister
from baumeister.core.sentences import SEAT_NAME, SHARED, Template
from baumeister.language import catalogue, languages

TRANSLATED = [code for code in languages() if code != "en"]


def read(code: str) -> Catalog:
    return read_po(BytesIO(catalogue(code)), locale=code, charset="utf-8")


def messages(code: str) -> list[Message]:
    return [message for message in read(code) if message.id]


def texts(string: str | list[str] | tuple[str, ...] | None) -> list[str]:
    return [string] if isinstance(string, str) else list(string or ())


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def spoken() -> Iterator[Template]:
    """All that the core and the games can say, found through the objects that say it."""
    yield SEAT_NAME
    yield from SHARED.values()
    for game in baumeister.all_games():
        yield from game.sentences.templates.values()
        for phrases in game.sentences.phrases.values():
            yield from phrases.words


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_is_spoken_is_in_the_catalogue(code: str) -> None:
    known = {tuple(texts(message.id)) for message in messages(code)}
    missing = {
        template
        for template in spoken()
        if template and tuple([template] if isinstance(template, str) else template) not in known
    }
    assert not missing


@pytest.mark.parametrize("code", TRANSLATED)
def test_everything_is_translated(code: str) -> None:
    assert [message.id for message in messages(code) if not is_translated(message)] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_nothing_is_fuzzy_or_obsolete(code: str) -> None:
    assert [message.id for message in messages(code) if message.fuzzy] == []
    assert list(read(code).obsolete) == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_translations_keep_the_placeholders(code: str) -> None:
    for message in messages(code):
        singular, *plural = texts(message.id)
        first, *others = texts(message.string)
        assert placeholders(first) == placeholders(singular), message.id
        for other in others:
            assert placeholders(other) == placeholders(plural[0]), message.id


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_catalogue_is_up_to_date(code: str) -> None:
    now = catalogue(code)
    assert updated(now, code).decode() == now.decode(), "run make catalogue"


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_header_names_neither_person_nor_date(code: str) -> None:
    header = catalogue(code).decode().partition("\n\n")[0]
    assert "Date" not in header
    assert "Translator" not in header


def test_german_quotation_marks() -> None:
    for message in messages("de"):
        for string in texts(message.string):
            assert '"' not in string
            assert "”" not in string
            assert string.count("„") == string.count("“")


def test_single_texts_are_found_wherever_they_stand() -> None:
    source = 'A = _("one")\nB = {"key": _("two " "parts")}\nC = [f(_("three"))]\nD = "four"'
    assert templates_in(source, "planted.py") == ["one", "two parts", "three"]


def test_a_pair_with_a_number_is_singular_and_plural() -> None:
    source = 'A = {"stones": (_("{n} stone"), _("{n} stones")), "end": _("end")}'
    assert templates_in(source, "planted.py") == [("{n} stone", "{n} stones"), "end"]


def test_words_for_two_things_are_no_plural() -> None:
    source = 'A = {"sides": (_("front"), _("back"))}\nB = Phrases("side", (_("A"), _("{n}")))'
    assert templates_in(source, "planted.py") == ["front", "back", "A", "{n}"]


def test_a_text_built_from_pieces_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"planted\.py, line 2"):
        templates_in('A = 1\nB = _(f"{A} stones")', "planted.py")


def test_updating_keeps_translations_and_drops_what_is_gone() -> None:
    old = (
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8"\n\n'
        'msgid "The game is over."\nmsgstr "Schluss."\n\n'
        'msgid "gone"\nmsgstr "weg"\n'
    )
    new = updated(old.encode(), "de").decode()
    assert 'msgid "The game is over."\nmsgstr "Schluss."' in new
    assert "gone" not in new
    assert updated(new.encode(), "de").decode() == new


def test_a_new_language_begins_with_an_empty_file() -> None:
    new = updated(b"", "fr").decode()
    assert "Language: fr" in new
    assert 'msgid "The game is over."\nmsgstr ""' in new
