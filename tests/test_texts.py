"""Every sentence that can be said has a translation in every catalogue, and no other has."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from scripts.catalogue import (
    HOUSE,
    Part,
    boxes,
    codes,
    is_translatable,
    is_translated,
    main,
    templates_in,
    updated,
)

import baumeister
from baumeister.core.sentences import SEAT_NAME, SHARED, Template
from baumeister.core.text import mark_in
from baumeister.languages import languages

TRANSLATED = codes()
PARTS = [HOUSE, *boxes()]

every_catalogue = pytest.mark.parametrize(
    ("part", "code"),
    [(part, code) for part in PARTS for code in TRANSLATED],
    ids=lambda found: found.folder.name if isinstance(found, Part) else found,
)


def read(part: Part, code: str) -> Catalog:
    text = part.catalogue(code).read_bytes()
    return read_po(BytesIO(text), locale=code, charset="utf-8")


def messages(part: Part, code: str) -> list[Message]:
    return [message for message in read(part, code) if message.id]


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
    known = {marked(message) for part in PARTS for message in messages(part, code)}
    missing = {
        template
        for template in spoken()
        if is_translatable(template if isinstance(template, str) else template[0])
        and template not in known
    }
    assert not missing


def marked(message: Message) -> Template:
    """The template of a message as it stands in the sources."""
    found = [
        mark_in(message.context, text) if message.context else text for text in texts(message.id)
    ]
    return found[0] if len(found) == 1 else (found[0], found[1])


@every_catalogue
def test_everything_is_translated(part: Part, code: str) -> None:
    assert [message.id for message in messages(part, code) if not is_translated(message)] == []


@every_catalogue
def test_nothing_is_fuzzy_or_obsolete(part: Part, code: str) -> None:
    assert [message.id for message in messages(part, code) if message.fuzzy] == []
    assert list(read(part, code).obsolete) == []


@every_catalogue
def test_translations_keep_the_placeholders(part: Part, code: str) -> None:
    for message in messages(part, code):
        singular, *plural = texts(message.id)
        first, *others = texts(message.string)
        assert placeholders(first) == placeholders(singular), message.id
        for other in others:
            assert placeholders(other) == placeholders(plural[0]), message.id


@every_catalogue
def test_the_catalogue_is_up_to_date(part: Part, code: str) -> None:
    now = part.catalogue(code).read_bytes()
    assert updated(part, now, code).decode() == now.decode(), "run make catalogue"


@every_catalogue
def test_what_the_house_says_is_in_its_own_catalogue_only(part: Part, code: str) -> None:
    if part != HOUSE:
        mine = {marked(message) for message in messages(part, code)}
        assert mine
        assert mine.isdisjoint(marked(message) for message in messages(HOUSE, code))


def test_the_languages_are_those_of_the_house() -> None:
    assert languages() == ["en", *TRANSLATED]


@every_catalogue
def test_the_header_names_neither_person_nor_date(part: Part, code: str) -> None:
    header = part.catalogue(code).read_text("utf-8").partition("\n\n")[0]
    assert "Date" not in header
    assert "Translator" not in header


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.folder.name)
def test_german_quotation_marks(part: Part) -> None:
    for message in messages(part, "de"):
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
    source = 'A = {"sides": (_("front"), _("back"))}\nB = Phrases("side", (_("1st"), _("{n}th")))'
    assert templates_in(source, "planted.py") == ["front", "back", "1st", "{n}th"]


def test_a_context_belongs_to_the_text() -> None:
    source = (
        'A = _in("heading", "Your turn")\nB = {"n": (_in("a", "{n} ox"), _in("a", "{n} oxen"))}'
    )
    assert templates_in(source, "planted.py") == [
        mark_in("heading", "Your turn"),
        (mark_in("a", "{n} ox"), mark_in("a", "{n} oxen")),
    ]


@pytest.mark.parametrize(
    "text", ["{why} {outlook}", "{n} × {name}", "–", "12", "F", "G13", "CL-{n}"]
)
def test_what_is_the_same_in_every_language_is_not_marked(text: str) -> None:
    with pytest.raises(SystemExit, match="nothing to translate"):
        templates_in(f'A = _("{text}")', "planted.py")


def test_a_text_built_from_pieces_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"planted\.py, line 2"):
        templates_in('A = 1\nB = _(f"{A} stones")', "planted.py")
    with pytest.raises(SystemExit, match=r"planted\.py, line 1: _in\(\) takes plain text"):
        templates_in('B = _in("heading", text)', "planted.py")


def test_updating_keeps_translations_and_drops_what_is_gone() -> None:
    old = (
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8"\n\n'
        'msgid "The game is over."\nmsgstr "Schluss."\n\n'
        'msgid "gone"\nmsgstr "weg"\n'
    )
    new = updated(HOUSE, old.encode(), "de").decode()
    assert 'msgid "The game is over."\nmsgstr "Schluss."' in new
    assert "gone" not in new
    assert updated(HOUSE, new.encode(), "de").decode() == new


def test_a_new_language_begins_with_an_empty_file() -> None:
    new = updated(HOUSE, b"", "fr").decode()
    assert "Language: fr" in new
    assert 'msgid "The game is over."\nmsgstr ""' in new


def test_a_package_of_others_gets_a_catalogue_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "senet"
    package.mkdir()
    texts = 'A = _("Throw the sticks.")\nB = _("The game is over.")\n'
    (package / "__init__.py").write_text(texts, "utf-8")
    main([str(package)])
    path = package / "locale" / "de.po"
    text = path.read_text("utf-8")
    assert '#: __init__.py\nmsgid "Throw the sticks."\nmsgstr ""' in text
    assert "The game is over." not in text, "the house says it already"
    assert f"{path}: 1 to translate\n  Throw the sticks.\n" in capsys.readouterr().out
    done = text.replace('sticks."\nmsgstr ""', 'sticks."\nmsgstr "Wirf die Stäbe."')
    path.write_text(done, "utf-8")
    main([str(package)])
    assert path.read_text("utf-8") == done


def test_one_text_is_translated_once_for_each_context(tmp_path: Path) -> None:
    texts = 'A = _("Draw")\nB = _in("a game without a winner", "Draw")\n'
    (tmp_path / "__init__.py").write_text(texts, "utf-8")
    main([str(tmp_path)])
    path = tmp_path / "locale" / "de.po"
    text = path.read_text("utf-8")
    context = 'msgctxt "a game without a winner"\n'
    assert text.count('msgid "Draw"\nmsgstr ""\n') == 2
    assert text.count(context) == 1
    path.write_text(
        text.replace(f'{context}msgid "Draw"\nmsgstr ""', f'{context}msgid "Draw"\nmsgstr "Remis"')
    )
    main([str(tmp_path)])
    assert f'{context}msgid "Draw"\nmsgstr "Remis"\n' in path.read_text("utf-8")
    assert path.read_text("utf-8").count('msgid "Draw"\nmsgstr ""\n') == 1


def test_a_text_with_a_number_and_without_is_refused(tmp_path: Path) -> None:
    texts = 'A = {"stones": (_("{n} stone"), _("{n} stones"))}\nB = _("{n} stone")\n'
    (tmp_path / "__init__.py").write_text(texts, "utf-8")
    with pytest.raises(SystemExit, match=r"“\{n\} stone” is the singular"):
        main([str(tmp_path)])


def test_only_packages_have_catalogues(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is not a package"):
        main([str(tmp_path)])
