"""Lessons in every branch: they can be played, and what they point at is there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import baumeister
from baumeister.core.game import Game
from baumeister.core.text import ENGLISH
from baumeister.drawing import Drawing, Viewer
from baumeister.drawing.arrangement import names_in
from baumeister.languages import language, languages
from baumeister.play.rehearsal import Rehearsal, rehearsals
from baumeister.teaching import teaching_of
from baumeister.teaching.course import Strayed, standing
from baumeister.teaching.lesson import (
    LEARNER,
    MOST_WORDS,
    PAGE,
    PANEL,
    PLACE,
    THING,
    Lesson,
    do,
    others,
    right,
    say,
    wrong,
)
from tests.teaching.test_places import sections_of

TAUGHT = [game for game in baumeister.all_games() if teaching_of(game).lesson is not None]
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
PARTS_OF_THE_PAGE = {"headline", "rivals", "dock", "undo", "hint", "prompt", "actions"}
FEWEST, MOST = 15, 30  # steps of the main line


@cache
def branches(game: Game) -> list[tuple[tuple[str, ...], Rehearsal]]:
    return [*rehearsals(game)]


def lesson(game: Game) -> Lesson:
    found = teaching_of(game).lesson
    assert found is not None
    return found


def test_each_of_our_games_has_a_lesson() -> None:
    assert baumeister.all_games() == TAUGHT


@every_lesson
def test_every_branch_is_legal_and_leads_to_the_end(game: Game) -> None:
    notation = game.vocabulary.notation
    ends = 0
    for path, rehearsal in branches(game):
        now = rehearsal.now
        assert {notation(one) for one in rehearsal.legal()} == set(now.offered), path
        ends += now.step is None
    assert ends > 1, "there is no free choice"


@every_lesson
def test_it_has_fifteen_to_thirty_steps_and_tells_how_many_are_left(game: Game) -> None:
    for path, rehearsal in branches(game):
        now = rehearsal.now
        if now.step is None:
            assert FEWEST <= now.done <= MOST, path
        assert now.done + now.left <= MOST


@every_lesson
def test_a_wrong_choice_is_told_what_it_costs(game: Game) -> None:
    replies = [rehearsal.now.answer for _, rehearsal in branches(game)]
    assert any(reply.is_wrong for reply in replies if reply)


@every_lesson
def test_the_guide_is_brief_in_every_language(game: Game) -> None:
    for code in languages():
        for text in lesson(game).texts:
            said = language(code).translate(text)
            assert 0 < len(said.split()) <= MOST_WORDS, said


@every_lesson
def test_what_is_pointed_at_is_there_in_each_layout(game: Game) -> None:
    pointed = False
    for path, rehearsal in branches(game):
        view = rehearsal.sitting.match.state.mask(LEARNER)
        drawing = Drawing(view, Viewer(LEARNER, rehearsal.legal(), [], ENGLISH, None))
        for name in rehearsal.now.at:
            pointed = True
            assert is_there(name, drawing, rehearsal), (path, name)
    assert pointed


def is_there(name: str, drawing: Drawing, rehearsal: Rehearsal) -> bool:
    if name.startswith(PAGE):
        return name.removeprefix(PAGE) in PARTS_OF_THE_PAGE
    notation = rehearsal.sitting.game.vocabulary.notation
    panels = [
        panel.name
        for panel in drawing.panels
        if name == PANEL + panel.name
        or name.removeprefix(PLACE) in panel.places
        or name.removeprefix(THING) in panel.picks
        or name in map(notation, panel.targets)
    ]
    is_button = name in map(notation, rehearsal.legal()) and not panels
    return is_button or all(set(panels) & shown for shown in layouts(drawing))


def layouts(drawing: Drawing) -> Iterator[set[str]]:
    """The panels that can be seen, on each kind of screen."""
    arrangement = drawing.arrangement
    docked = {name for tree in arrangement.dock for name in names_in(tree)}
    spread = arrangement.spreads[drawing.spread]
    for tree in spread.whole:
        yield {*names_in(tree), *docked}
    if spread.faces:
        yield {name for tree in spread.faces.values() for name in names_in(tree)} | docked


@every_lesson
def test_every_heading_of_the_rulebook_is_taught_or_listed_as_left_out(game: Game) -> None:
    clauses, found = teaching_of(game).clauses, lesson(game)
    assert clauses is not None
    printed = [chapter.printed for chapter in clauses.chapters]
    told = [*found.headings, *found.left, *found.needless]
    assert sorted(told) == sorted(printed)


@every_lesson
def test_what_is_left_out_leads_to_its_rules(game: Game) -> None:
    sections = {section.key for section in sections_of(teaching_of(game))}
    assert set(lesson(game).left.values()) <= sections


@every_lesson
def test_what_comes_later_can_come(game: Game) -> None:
    words = {game.vocabulary.notation(action).split()[0] for action in game.vocabulary}
    assert lesson(game).later
    for key in lesson(game).later:
        assert key in words or key in game.sentences.templates, key


@every_lesson
def test_everybody_else_has_a_name(game: Game) -> None:
    assert len(lesson(game).companions) == lesson(game).seats - 1


# The course of a lesson

SMALL = Lesson(
    minutes=1,
    seats=2,
    steps=(
        say("one"),
        do("two", "a", wrong("b", "no"), right("c", "yes", say("three"))),
        others("1 x", "1 y"),
        say("four"),
    ),
)


def told(*entries: tuple[int, str], passed: int = 0, forced: tuple[int, ...] = ()) -> str:
    now = standing(SMALL, entries, forced, passed)
    return f"waits for {now.entry}" if now.entry else now.text


def test_what_is_told_waits_and_what_is_asked_needs_an_answer() -> None:
    assert told() == "one"
    assert told(passed=1) == "two"
    assert told((0, "a"), passed=1) == "waits for (1, 'x')"
    assert told((0, "a"), (1, "x"), passed=1) == "waits for (1, 'y')"
    assert told((0, "a"), (1, "x"), (1, "y"), passed=1) == "four"
    assert told((0, "a"), (1, "x"), (1, "y"), passed=2) == ""


def test_a_wrong_answer_is_told_before_the_others_go_on() -> None:
    assert told((0, "b"), passed=1) == "no"
    assert told((0, "b"), passed=2) == "waits for (1, 'x')"


def test_an_answer_may_have_steps_of_its_own() -> None:
    assert told((0, "c"), passed=1) == "yes"
    assert told((0, "c"), passed=2) == "three"
    assert told((0, "c"), passed=3) == "waits for (1, 'x')"


def test_chance_and_what_nobody_chose_do_not_count() -> None:
    entries = ((-1, "draw"), (0, "a"), (0, "forced"))
    assert told(*entries, passed=1, forced=(2,)) == "waits for (1, 'x')"


@pytest.mark.parametrize(
    "entries, passed",
    [
        ([(0, "z")], 1),
        ([(1, "a")], 1),
        ([(0, "a"), (1, "z")], 1),
        ([(0, "a")], 0),
        ([], 2),
        ([(0, "a"), (1, "x"), (1, "y")], 3),
    ],
)
def test_another_lesson_is_not_gone_on_with(entries: list[tuple[int, str]], passed: int) -> None:
    with pytest.raises(Strayed):
        told(*entries, passed=passed)
