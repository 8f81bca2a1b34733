"""Every event can be told to the seats it is about: “You take a stone”, not “Anna takes”."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

import pytest
from scripts.catalogue import codes

import baumeister
from baumeister.core.game import Game
from baumeister.core.sentences import BETWEEN_PERSONS, SEAT_FIELDS, Somebody
from baumeister.core.text import ENGLISH, Language

every_game = pytest.mark.parametrize("game", baumeister.all_games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize(
    "language", [ENGLISH, *map(baumeister.language, codes())], ids=lambda language: language.code
)
TO_READERS = {
    "en": {"you", "your", "yours"},
    "de": {"du", "dir", "dich", "dein", "deine", "deiner", "deinen", "deinem"},
}


def events(game: Game, language: Language) -> Iterator[str]:
    """Every template of an event in a language, singular and plural."""
    for key, template in game.sentences.templates.items():
        if not key.startswith("event."):
            continue
        if isinstance(template, str):
            yield language.translate(template)
        else:
            yield from (language.plural(*template, count) for count in (1, 2))


def seats_in(template: str) -> Iterator[tuple[str, str]]:
    """The seats of a template, with their persons."""
    for _, field, persons, _ in Formatter().parse(template):
        if field in SEAT_FIELDS:
            yield field, persons or ""


@every_game
@every_language
def test_every_seat_of_an_event_is_worded_for_itself_too(game: Game, language: Language) -> None:
    without = [
        template
        for template in events(game, language)
        for _, persons in seats_in(template)
        if persons.count(BETWEEN_PERSONS) != 1 or not all(persons.split(BETWEEN_PERSONS))
    ]
    assert without == []


@every_game
@every_language
def test_readers_are_addressed_and_never_named(game: Game, language: Language) -> None:
    for template in events(game, language):
        for reader in {field for field, _ in seats_in(template)}:
            said = [
                format(Somebody("Anna", is_reader=True), persons)
                for field, persons in seats_in(template)
                if field == reader
            ]
            words = {word.strip(":").lower() for part in said for word in part.split()}
            assert words & TO_READERS[language.code], template
            assert "Anna" not in " ".join(said), template


@every_game
@every_language
def test_others_are_named_and_never_addressed(game: Game, language: Language) -> None:
    for template in events(game, language):
        for other in {field for field, _ in seats_in(template)}:
            said = [
                format(Somebody("Anna", is_reader=False), persons)
                for field, persons in seats_in(template)
                if field == other
            ]
            words = {word.strip(":").lower() for part in said for word in part.split()}
            assert not words & TO_READERS[language.code], template
            assert "Anna" in " ".join(said), template
