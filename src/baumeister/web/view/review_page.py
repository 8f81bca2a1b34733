"""The page of a review: curve, turning points, and what made the difference, look by look."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    h1,
    h2,
    h3,
    input,
    li,
    nav,
    ol,
    p,
    section,
    span,
    strong,
    textarea,
)
from htpy import progress as bar
from markupsafe import Markup

from baumeister.core.game import Game
from baumeister.core.sentences import seat_name
from baumeister.review import plots
from baumeister.review.review import Review
from baumeister.review.telling import Telling, ToldDecision
from baumeister.web.view.layout import page
from baumeister.web.view.speech import stone
from baumeister.web.view.visitor import Visitor


@dataclass(frozen=True)
class Reviewed:
    """What is reviewed, for whom, and where its pages are."""

    who: Visitor
    game: Game
    seat: int
    names: list[str] | None
    seats: int
    own: int = -1  # the seat of the visitor, if there is one
    table: str = ""  # its id; empty for a record that somebody brought
    text: str = ""  # of such a record, which is sent again each time
    is_saved: bool = False  # in a page of its own, with the replay and without a server

    def board(self, at: int) -> str:
        """Where the board of a moment is."""
        if self.is_saved:
            return "#board"
        return f"/t/{self.table}/replay?at={at}&seat={self.seat}" if self.table else ""

    @property
    def news(self) -> str:
        return f"/t/{self.table}/review/news" if self.table else "/replay/review/news"

    @property
    def play_on(self) -> str:
        return f"/t/{self.table}/play-on" if self.table else "/replay/play-on"


@dataclass(frozen=True)
class Progress:
    """How far a review is."""

    looks: int
    done: int
    total: int
    is_done: bool
    has_failed: bool


def review_page(about: Reviewed, how_far: Progress, found: Review | None) -> Element:
    who = about.who
    heading = who.say("review.page", game=about.game.name(who.language))
    return page(
        who,
        heading,
        div(
            id="review",
            data_news=about.news,
            data_seat=str(about.seat),
            data_looks=str(how_far.looks),
            data_done=how_far.is_done or how_far.has_failed or None,
            data_play_on=about.play_on,
        )[
            h1[heading],
            p(class_="lead")[who.say("review.lead")],
            _ways(about),
            about.text and textarea(id="brought", hidden=True)["\n" + about.text],
            div(id="review-progress", aria_live="polite")[progress(about, how_far)],
            div(id="review-content")[found is not None and content(about, found)],
        ],
        kind="review",
        styles="review",
        scripts="review",
    )


def _ways(about: Reviewed) -> Node:
    """To the other seats, and to the replay."""
    say = about.who.say
    seats = [_way(about, seat) for seat in range(about.seats)]
    chosen = nav(class_="views", aria_label=say("review.seats"))[span[say("review.seats")], seats]
    if about.table:
        return [
            chosen,
            p[
                a(href=f"/t/{about.table}/replay")[say("review.replay")],
                " · ",
                a(href=f"/t/{about.table}/review.html?seat={about.seat}", download=True)[
                    say("saved.save")
                ],
            ],
        ]
    return form(method="post", action="/replay/review")[
        input(type="hidden", name="record", value=about.text), chosen
    ]


def _way(about: Reviewed, seat: int) -> Element:
    name = [stone(seat), seat_name(seat, about.who.language, about.names)]
    current = "true" if seat == about.seat else None
    if about.table:
        return a(href=f"/t/{about.table}/review?seat={seat}", aria_current=current)[name]
    return button(name="seat", value=str(seat), aria_current=current)[name]


def progress(about: Reviewed, how_far: Progress) -> Node:
    """Nothing once it is done."""
    say = about.who.say
    if how_far.has_failed:
        return p(role="alert")[say("review.failed")]
    if how_far.is_done:
        return None
    told = say("review.finer" if how_far.looks else "review.waiting")
    counted = say("review.progress", n=how_far.done, total=how_far.total)
    return p(class_="note")[
        bar(max=str(how_far.total), value=str(how_far.done), aria_label=counted), " ", told
    ]


def content(about: Reviewed, found: Review) -> Element:
    """What was found out so far."""
    telling = Telling(found, about.who.language, about.names)
    seat = found.of(about.seat)
    moments = [turn.at for turn in found.turns] + [len(found.record.entries)]
    name = telling.names[about.seat]
    mine = about.seat == about.own
    drawn = plots.curve(seat, moments, telling.names, telling.percent, about.board)
    sources = plots.sources(
        seat.start, seat.parts(), telling.part_names(), telling.part_figures(seat)
    )
    points = telling.turning_points(seat)
    return div[
        section(class_="panel")[
            h2[telling.say("review.curve")],
            p[telling.sentence(seat)],
            Markup(drawn),
            _legend(telling, about.seat),
            p(class_="note")[
                telling.say("review.curve_about", name=name),
                " ",
                about.board(0) and about.who.say("review.click"),
            ],
        ],
        section(class_="panel")[
            h2[telling.say("review.your_turning_points" if mine else "review.turning_points")],
            ol(class_="points")[[_point(about, telling, point) for point in points]]
            if points
            else p[telling.say("review.no_mistakes")],
            p(class_="note")[about.who.say("review.again_about")]
            if points and not about.is_saved
            else None,
            p(class_="error", role="alert", id="again-problem"),
        ],
        section(class_="panel")[
            h2[telling.say("review.sources")],
            Markup(sources),
            p(class_="whole")[telling.say("review.total"), ": ", strong[telling.total(seat)]],
            h3[telling.say("review.method_heading")],
            p(class_="note")[telling.say("review.method")],
            None if about.is_saved else p[a(href="/about/reviews")[about.who.say("method.link")]],
            p(class_="note")[telling.say("review.looks", n=seat.looks)],
        ],
    ]


def _legend(telling: Telling, own: int) -> Element:
    return p(class_="legend")[
        ([_entry(seat, name, own), " "] for seat, name in enumerate(telling.names))
    ]


def _entry(seat: int, name: str, own: int) -> Element:
    return span[Markup(plots.sample(seat, is_own=seat == own)), stone(seat), name]


def _point(about: Reviewed, telling: Telling, point: ToldDecision) -> Element:
    board = about.board(point.at)
    return li[
        p[strong[telling.say("review.decision", n=point.at + 1)], " – ", point.cost],
        p[point.given],
        p(class_="best")[point.best],
        p(class_="note")[point.reason],
        div(class_="buttons")[
            board
            and a(class_="button", href=board, data_step=str(point.at))[
                about.who.say("review.look")
            ],
            None
            if about.is_saved
            else button(type="button", class_="primary", data_again=str(point.at))[
                about.who.say("review.again")
            ],
        ],
    ]
