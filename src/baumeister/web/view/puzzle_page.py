"""Puzzles: a position on the real board, answers that can be tried, and what is wrong with them."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Final

from htpy import Element, Node, a, button, div, form, h1, h2, input, label, li, ol, p, section

from baumeister.bots.judgement import judgement_of
from baumeister.core.action import Action
from baumeister.core.event import Event, visible
from baumeister.core.game import Game
from baumeister.core.record import replay
from baumeister.core.sentences import seat_name
from baumeister.core.state import State
from baumeister.core.text import Text
from baumeister.drawing import Drawing, Viewer
from baumeister.games import all_games
from baumeister.review.puzzle import Puzzle, puzzles
from baumeister.review.texts import SENTENCES as REVIEW
from baumeister.web.view.board import PART
from baumeister.web.view.layout import page
from baumeister.web.view.sharing import share_button
from baumeister.web.view.speech import stone
from baumeister.web.view.visitor import THEMES, Visitor

FIRST_DAY: Final = date(2026, 11, 18)
HUNDRED: Final = 100


def puzzle_of(day: date) -> tuple[Game, Puzzle] | None:
    """The same for everybody: the games take turns, each with one puzzle after the other."""
    games = [game for game in all_games() if puzzles(game)]
    if not games:
        return None
    number = (day - FIRST_DAY).days
    game = games[number % len(games)]
    found = puzzles(game)
    return game, found[number // len(games) % len(found)]


def address(game: Game, puzzle: Puzzle) -> str:
    return f"/puzzles/{game.id}/{puzzle.name}"


def todays(who: Visitor, day: date) -> Node:
    """The card on the start page."""
    found = puzzle_of(day)
    if found is None:
        return None
    game, puzzle = found
    return section(class_="today", aria_labelledby="today")[
        div[
            h2(id="today")[who.say("puzzle.today", game=game.name(who.language))],
            p[who.say("puzzle.today_lead")],
        ],
        a(class_="button primary", href=address(game, puzzle))[who.say("puzzle.solve")],
    ]


def puzzle_page(who: Visitor, game: Game, puzzle: Puzzle, given: Action | None = None) -> Element:
    """`given` is the answer that was tried; the board shows what it leads to."""
    heading = who.say("puzzle.title", game=game.name(who.language))
    before = puzzle.state(game)
    return page(
        who,
        heading,
        div(id="replay", data_seat=str(puzzle.seat))[
            div(class_="replay-head")[
                h1[heading],
                p[
                    stone(puzzle.seat),
                    " ",
                    _task(who, puzzle),
                ],
                p(class_="note")[who.say(f"puzzle.level_{puzzle.level}")],
            ],
            div(class_="stage")[
                div(class_="replay-board", id="board", data_seat=str(puzzle.seat))[
                    _board(who, game, puzzle, given)
                ]
            ],
            div(class_="side")[
                _told(who, game, puzzle, before, given)
                if given is not None
                else _answers(who, game, puzzle, before),
                _share(who, game, puzzle, heading),
            ],
        ],
        kind="replay",
        styles="replay",
        game=game,
        seats=before.seats,
    )


def _task(who: Visitor, puzzle: Puzzle) -> str:
    name = seat_name(puzzle.seat, who.language)
    if puzzle.also:
        return who.say("puzzle.task_of_several", name=name, n=len(puzzle.right))
    return who.say("puzzle.task", name=name)


def _board(who: Visitor, game: Game, puzzle: Puzzle, given: Action | None) -> Node:
    """As the seat sees it, before the answer or after it."""
    state = replay(game, puzzle.entries(game), log=True)
    log = state.log if state.log is not None else []
    told = len(log)
    if given is not None:
        state.apply(puzzle.seat, given)
    events: list[Event] = visible(log[told:], puzzle.seat)
    viewer = Viewer(puzzle.seat, (), events, who.language, None)
    drawing = Drawing(state.mask(puzzle.seat), viewer)
    frames = drawing.frames(THEMES[who.theme], PART)
    return [
        drawing.stock(PART),
        div(class_="panels")[[frames[name] for name in drawing.in_picture]],
    ]


def _answers(who: Visitor, game: Game, puzzle: Puzzle, before: State) -> Element:
    view = before.mask(puzzle.seat)
    return form(class_="panel", method="get")[
        h2[who.say("puzzle.answers")],
        ol(class_="answers")[
            (
                li[button(name="answer", value=action.notation())[said(who, view, puzzle, action)]]
                for action in before.legal(puzzle.seat)
            )
        ],
    ]


def said(who: Visitor, view: State, puzzle: Puzzle, action: Action) -> str:
    return view.game.sentences.say(view.describe(puzzle.seat, action), who.language)


def _percent(who: Visitor, share: float) -> str:
    words = {"number": str(round(HUNDRED * share))}
    return REVIEW.say(Text("review.percent", words=words), who.language)


def _told(who: Visitor, game: Game, puzzle: Puzzle, before: State, given: Action) -> Element:
    """Whether it was right; if not, what it costs, and how it is refuted."""
    view, notation = before.mask(puzzle.seat), given.notation()
    answer = said(who, view, puzzle, given)
    is_right = notation in puzzle.right
    lines: list[str] = []
    if is_right:
        lines.append(who.say("puzzle.right", answer=answer, percent=_percent(who, puzzle.chance)))
        if puzzle.reason is not None:
            lines.append(judgement_of(game).sentences.say(puzzle.reason, who.language))
        if as_good := [other for other in puzzle.right if other != notation]:
            texts = [said(who, view, puzzle, game.vocabulary.parse(other)) for other in as_good]
            lines.append(who.say("puzzle.as_good", answers="; ".join(texts)))
    elif notation in puzzle.wrong:
        wrong = puzzle.wrong[notation]
        lines.append(who.say("puzzle.wrong", answer=answer, cost=_percent(who, wrong.cost)))
        if line := _line(who, view, puzzle, given):
            lines.append(who.say("puzzle.then", line=line))
    else:
        lines.append(who.say("puzzle.poor", answer=answer))
    return section(class_="panel", role="status")[
        [p[line] for line in lines],
        div(class_="buttons")[
            a(class_="button", href=address(game, puzzle))[who.say("puzzle.take_back")],
            a(class_="button primary", href=_next(game, puzzle))[who.say("puzzle.next")]
            if is_right
            else None,
        ],
    ]


def _line(who: Visitor, view: State, puzzle: Puzzle, given: Action) -> str:
    """What the best play goes on with, as far as it goes in a world that fits the view."""
    game, world = view.game, view.fill(Random(puzzle.name))
    world.apply(puzzle.seat, given)
    steps: list[str] = []
    for seat, notation in puzzle.wrong[given.notation()].line:
        action = game.vocabulary.parse(notation)
        if seat not in world.to_act() or action not in world.legal(seat):
            break
        text = world.mask(puzzle.seat).describe(seat, action)
        name = seat_name(seat, who.language)
        answer = game.sentences.say(text, who.language)
        steps.append(who.say("puzzle.step", name=name, answer=answer))
        world.apply(seat, action)
    return "; ".join(steps)


def _next(game: Game, puzzle: Puzzle) -> str:
    found = puzzles(game)
    return address(game, found[(found.index(puzzle) + 1) % len(found)])


def _share(who: Visitor, game: Game, puzzle: Puzzle, heading: str) -> Element:
    return section(class_="panel share")[
        h2[label(for_="link")[who.say("puzzle.link")]],
        div(class_="row")[
            input(id="link", readonly=True, value=who.site + address(game, puzzle)),
            share_button(who, "link", heading),
        ],
        p[a(href=f"/puzzles/{game.id}")[who.say("puzzle.all")]],
    ]


def list_page(who: Visitor, game: Game) -> Element:
    """All puzzles of a game."""
    heading = who.say("puzzle.game_list", game=game.name(who.language))
    return page(
        who,
        heading,
        h1[heading],
        ol(class_="puzzles")[
            (
                li[
                    a(href=address(game, puzzle))[who.say("puzzle.number", n=number)],
                    " – ",
                    who.say(f"puzzle.level_{puzzle.level}"),
                ]
                for number, puzzle in enumerate(puzzles(game), 1)
            )
        ],
    )
