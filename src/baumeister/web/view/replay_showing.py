"""One moment as somebody sees it, and the pieces of the page that change with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from htpy import Element, Node, a, button, div, fragment, li, ol, p, span, td, th, tr

from baumeister.core.sentences import seat_name
from baumeister.core.state import CHANCE, State
from baumeister.core.text import Text
from baumeister.drawing import Drawing
from baumeister.web.view.board import PART, board_parts
from baumeister.web.view.replay_film import Film, View
from baumeister.web.view.speech import stone
from baumeister.web.view.visitor import THEMES, Visitor


@dataclass(frozen=True)
class Showing:
    """One moment of a film, seen by somebody."""

    film: Film
    view: View
    number: int  # of the step
    who: Visitor
    table: str = ""  # its id; empty for a record that somebody brought
    is_over: bool = True
    link: str = ""  # the whole address of this moment
    state: State | None = None  # of this moment, for whoever has it already

    @property
    def at(self) -> int:
        return self.film.steps[self.number].at

    @cached_property
    def drawing(self) -> Drawing:
        return self.film.board(self.film.steps[self.number], self.view, self.who, self.state)

    @property
    def is_kept(self) -> bool:
        """Whether a browser may keep it: a finished game has no secrets and never changes."""
        return bool(self.table) and self.is_over

    def neighbour(self, name: str) -> int:
        """The moment that one of the controls leads to."""
        last = len(self.film.steps) - 1
        goals = {"first": 0, "previous": self.number - 1, "next": self.number + 1, "last": last}
        return self.film.steps[min(max(0, goals[name]), last)].at

    def step_to(self, at: int, **attributes: str | bool | None) -> Element:
        """What leads to another moment."""
        if not self.table:
            return button(name="at", value=str(at), data_step=str(at), **attributes)
        return a(href=self.address(at, self.view), data_step=str(at), **attributes)

    def address(self, at: int, view: View) -> str:
        return f"/t/{self.table}/replay?at={at}&seat={view.word}"

    def code_address(self, at: int) -> str:
        """Where the code for the camera of another phone is."""
        return f"/t/{self.table}/replay.svg?at={at}&seat={self.view.word}"


def board(showing: Showing) -> Node:
    """Every panel as a picture of its own: a style sheet lays them side by side, or in a row."""
    found = showing.drawing
    frames = found.frames(THEMES[showing.who.theme], PART)
    return fragment[
        found.stock(PART), div(class_="panels")[[frames[name] for name in found.in_picture]]
    ]


def position(showing: Showing) -> str:
    last = len(showing.film.steps)
    return showing.who.say("replay.position", n=showing.number + 1, last=last)


def happened(showing: Showing) -> Node:
    """The sentences of the step, and whose turn it is now."""
    film, who = showing.film, showing.who
    step = film.steps[showing.number]
    return fragment[
        ol[(li[sentence] for sentence in film.sentences(step, showing.view, who))],
        p(class_="turn")[_whose_turn(showing)],
    ]


def _whose_turn(showing: Showing) -> str:
    asked = showing.film.steps[showing.number].asked
    if not asked:
        return showing.who.say("replay.over")
    if asked == (CHANCE,):
        return showing.who.say("replay.not_begun")
    if len(asked) > 1:
        return showing.who.say("replay.turns")
    return showing.film.say(Text("replay.turn", {"seat": asked[0]}), showing.who)


def standing(showing: Showing) -> Node:
    """A row for each seat: the points so far, and what this step brought."""
    film, who, number = showing.film, showing.who, showing.number
    points = film.steps[number].points
    before = film.steps[number - 1].points if number else points
    return fragment[
        (
            tr[
                th(scope="row")[stone(seat), seat_name(seat, who.language, film.names)],
                td(class_="gain")[_gain(who, now - before[seat])],
                td(class_="points")[str(now)],
            ]
            for seat, now in enumerate(points)
        )
    ]


def _gain(who: Visitor, points: int) -> Node:
    if not points:
        return None
    sentence = who.say("replay.gain" if points > 0 else "replay.loss", n=abs(points))
    return fragment[
        span(aria_hidden="true", title=sentence)[f"{points:+d}".replace("-", "−")],
        span(class_="unseen")[sentence],
    ]


def as_data(showing: Showing) -> dict[str, object]:
    """A moment for the script of the page, or for a program."""
    film, view = showing.film, showing.view
    step = film.steps[showing.number]
    sentences = film.sentences(step, view, showing.who)
    events = view.events(step)
    return {
        "at": step.at,
        "seat": view.word,
        "previous": showing.neighbour("previous"),
        "next": showing.neighbour("next"),
        "points": list(step.points),
        "position": position(showing),
        "colours": showing.drawing.colours,
        "spread": showing.drawing.spread,
        "events": [
            {"text": text, "seat": event.seat, "moves": moves}
            for text, event, moves in zip(sentences, events, film.moves(step, view), strict=False)
        ],
        "fragments": {
            **board_parts(showing.drawing),
            "happened": str(happened(showing)),
            "standing": str(standing(showing)),
        },
    }
