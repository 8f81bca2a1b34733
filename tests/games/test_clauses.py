"""The rulebooks clause by clause: whatever the tables name exists, and they leave nothing out."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib import import_module

import pytest
from scripts.clauses import EDITION, FOLDER, clause_pages, place_of, places_of_tests

import baumeister
from baumeister.core.game import Game
from baumeister.core.sentences import PLAIN
from baumeister.core.text import ENGLISH
from baumeister.teaching import teaching_of
from baumeister.teaching.blocks import Bullets, Numbered, Paragraph, Section
from baumeister.teaching.clauses import Clauses
from baumeister.teaching.texts import REMARKS
from tests.games.test_rulings import GAMES as CODES
from tests.games.test_rulings import rulings

GAMES = [baumeister.game(name) for name in CODES.values()]
NOT_RULES = {"rulings", "readings", "letter", "sources"}  # sections of a rules page

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def clauses_of(game: Game) -> Clauses:
    found = teaching_of(game).clauses
    assert found is not None
    return found


@every_game
def test_all_code_that_is_named_exists(game: Game) -> None:
    edition = tomllib.loads(game.edition())
    for each in clauses_of(game).numbered:
        for name in each.clause.code:
            if name.startswith(EDITION):
                assert name.removeprefix(EDITION) in edition, f"{each}: {name}"
            else:
                assert exists(game, name), f"{each}: {name}"


def exists(game: Game, name: str) -> bool:
    room, module = place_of(name)
    found: object = import_module(f"{game.box}.{room}.{module}")
    inner = name.split(".")[1:]
    for part in inner:
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return bool(inner)


@every_game
def test_all_tests_that_are_named_exist_once(game: Game) -> None:
    known = places_of_tests(game.id)
    for each in clauses_of(game).numbered:
        for name in each.clause.tests:
            assert len(known.get(name, ())) == 1, f"{each}: {name}"
        assert len(each.clause.tests) == len(set(each.clause.tests)), str(each)


@every_game
def test_a_clause_without_code_or_without_a_test_says_so(game: Game) -> None:
    """A ruling has tests of its own."""
    for each in clauses_of(game).numbered:
        clause = each.clause
        is_proven = clause.code and (clause.tests or clause.rulings)
        assert is_proven or clause.remark, str(each)
        assert not clause.remark or f"remark.{clause.remark}" in REMARKS.templates, str(each)
        assert clause.remark != "lost" or clause.rulings, str(each)


@every_game
def test_every_example_of_the_rulebook_stands_at_a_clause(game: Game) -> None:
    named = {name for each in clauses_of(game).numbered for name in each.clause.tests}
    examples = {name for name in places_of_tests(game.id) if name.startswith("test_rulebook")}
    assert examples
    assert examples <= named


@every_game
def test_every_ruling_stands_at_a_clause(game: Game) -> None:
    clauses = clauses_of(game)
    cited = {n for each in clauses.numbered for n in each.clause.rulings}
    mine = [name for name in rulings() if name.startswith(f"{clauses.prefix.upper()}-")]
    assert cited == set(range(1, len(mine) + 1))


@every_game
def test_every_refusal_cites_one_clause_or_is_not_about_a_rule(game: Game) -> None:
    clauses = clauses_of(game)
    cited = [key for each in clauses.numbered for key in each.clause.refusals]
    assert len(cited) == len(set(cited))
    assert not clauses.technical & set(cited)
    mine = {
        key.removeprefix("refuse.")
        for key in game.sentences.templates.keys() - PLAIN.templates.keys()
        if re.match(r"refuse\.(?!edition_)", key)
    }
    assert {*cited, *clauses.technical} == mine


@every_game
def test_every_paragraph_of_the_rules_page_leads_to_its_clauses(game: Game) -> None:
    clauses = clauses_of(game)
    said = {key for each in clauses.numbered for key in each.clause.paragraphs}
    assert not clauses.plain & said
    page = teaching_of(game).rules_page
    assert page is not None
    assert {*said, *clauses.plain} == set(paragraphs(page.sections(ENGLISH)))


def paragraphs(sections: Sequence[Section]) -> Iterator[str]:
    """The keys of all paragraphs that explain the rules."""
    for section in sections:
        if section.key in NOT_RULES:
            continue
        for block in section.blocks:
            match block:
                case Paragraph():
                    yield block.key
                case Bullets():
                    yield from (point.key for point in block.points)
                case Numbered():
                    yield from (step.key for step in block.steps)
        yield from paragraphs(section.parts)


def test_the_pages_in_the_documents_are_up_to_date() -> None:
    written = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    assert written == clause_pages(), "run make clauses"
