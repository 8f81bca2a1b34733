"""The replay page: board, controls, what happened, points, and the list of all steps.

Everything works by plain links (or, for a record that somebody brought, by buttons of a form);
the script only makes it quicker.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    aside,
    button,
    details,
    div,
    form,
    h2,
    input,
    label,
    li,
    nav,
    ol,
    option,
    output,
    p,
    section,
    select,
    span,
    summary,
    table,
    tbody,
    textarea,
)
from markupsafe import Markup

from baumeister.core.sentences import seat_name
from baumeister.core.text import Text
from baumeister.web.view.layout import page
from baumeister.web.view.link_preview import preview_of_replay
from baumeister.web.view.replay_film import ALL_OPEN, FROM_OUTSIDE, View
from baumeister.web.view.replay_head import replay_head
from baumeister.web.view.replay_showing import (
    Showing,
    board,
    happened,
    position,
    standing,
)
from baumeister.web.view.sharing import code_to_scan, share_button
from baumeister.web.view.speech import stone

STEP_MILLISECONDS: Final = (("slow", 3000), ("normal", 1600), ("fast", 800), ("very_fast", 350))
USUAL_SPEED: Final = "normal"
CONTROLS: Final = (  # name, picture
    ("first", "M6 5V19M19 5L9 12L19 19Z"),
    ("previous", "M17 5L7 12L17 19Z"),
    ("next", "M7 5L17 12L7 19Z"),
    ("last", "M18 5V19M5 5L15 12L5 19Z"),
)
PLAY_PICTURE: Final = "M8 4L19 12L8 20Z"
PAUSE_PICTURE: Final = "M6 5H9V19H6ZM15 5H18V19H15Z"


def replay_page(showing: Showing, record: str = "") -> Element:
    """The whole page; `record` is the text that somebody brought."""
    who, film = showing.who, showing.film
    heading = heading_of(showing)
    content = div(
        id="replay",
        data_moments=f"/t/{showing.table}/moment" if showing.table else "/replay/moment",
        data_seat=showing.view.word,
        data_at=str(showing.at),
        data_colours=showing.drawing.colours,
        data_kept=showing.is_kept or None,
        data_failed=who.say("replay.failed"),
        data_copied=who.say("replay.copied"),
        data_select=who.say("replay.select"),
    )[replay_head(showing, heading), stepped(showing)]
    if not showing.table:
        content = _form_around(content, showing, record)
    return page(
        who,
        heading,
        content,
        kind="replay",
        styles="replay",
        scripts="replay",
        game=film.game,
        preview=preview_of_replay(who, film.game, film.names or (), showing.table),
        seats=film.record.seats,
    )


def heading_of(showing: Showing) -> str:
    film = showing.film
    game = film.game.name(showing.who.language)
    return film.say(Text("replay.title", words={"game": game}), showing.who)


def _form_around(content: Element, showing: Showing, record: str) -> Element:
    """The server keeps nothing of a record that somebody brought: each step sends it again."""
    return form(method="post", action="/replay", class_="brought")[
        textarea(name="record", id="brought", hidden=True)["\n" + record],
        input(type="hidden", name="at", value=str(showing.at)),
        input(type="hidden", name="seat", value=showing.view.word),
        content,
    ]


def stepped(showing: Showing) -> Node:
    """The board, and all that one needs to step through the game."""
    return [_stage(showing), _side(showing), _steps(showing)]


def _stage(showing: Showing) -> Element:
    say = showing.who.say
    return div(class_="stage")[
        _views(showing),
        div(
            class_="replay-board",
            id="board",
            tabindex="0",
            role="group",
            aria_label=say("replay.board"),
            data_seat=str(showing.view.seat),
        )[board(showing)],
    ]


def _views(showing: Showing) -> Element:
    """A button for each pair of eyes."""
    entries: list[Node] = []
    for view in showing.film.views:
        content = [stone(view.seat), view_name(showing, view)]
        current = "true" if view == showing.view else None
        if showing.table:
            address = showing.address(showing.at, view)
            entries.append(a(href=address, data_view=view.word, aria_current=current)[content])
        else:
            entries.append(
                button(name="seat", value=view.word, data_view=view.word, aria_current=current)[
                    content
                ]
            )
    return nav(class_="views", aria_labelledby="views")[
        span(id="views")[showing.who.say("replay.views")], entries
    ]


def view_name(showing: Showing, view: View) -> str:
    if view == ALL_OPEN:
        return showing.who.say("replay.view_all")
    if view == FROM_OUTSIDE:
        return showing.who.say("replay.view_public")
    return seat_name(view.seat, showing.who.language, showing.film.names)


def _controls(showing: Showing) -> Element:
    say = showing.who.say
    buttons = [_control(showing, name, picture) for name, picture in CONTROLS]
    play = button(
        type="button",
        id="play",
        class_="control primary scripted",
        hidden=True,
        aria_label=say("replay.play"),
        data_play=say("replay.play"),
        data_pause=say("replay.pause"),
    )[_picture(PLAY_PICTURE), _picture(PAUSE_PICTURE)]
    return section(class_="panel controls", aria_label=say("replay.controls"))[
        _slider(showing),
        div(class_="walk")[buttons[:2], play, buttons[2:]],
        div(class_="where")[
            span(id="position")[position(showing)],
            label(class_="speed scripted", hidden=True)[say("replay.speed"), _speeds(showing)],
        ],
        _rounds(showing),
        p(class_="keys scripted", hidden=True)[say("replay.keys")],
    ]


def _control(showing: Showing, name: str, picture: str) -> Element:
    at = showing.neighbour(name)
    return showing.step_to(
        at,
        id=name,
        class_="control",
        aria_label=showing.who.say(f"replay.{name}"),
        title=showing.who.say(f"replay.{name}"),
        aria_disabled="true" if at == showing.at else None,
    )[_picture(picture)]


def _picture(course: str) -> Markup:
    return Markup(f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{course}"/></svg>')


def _slider(showing: Showing) -> Element:
    say = showing.who.say
    slider = input(
        type="range",
        id="slider",
        name="at" if showing.table else None,
        form="seek" if showing.table else None,
        min=str(showing.film.steps[0].at),
        max=str(showing.film.steps[-1].at),
        value=str(showing.at),
        aria_label=say("replay.slider"),
        aria_valuetext=position(showing),
    )
    if not showing.table:
        return div(class_="seek")[slider]
    return form(id="seek", class_="seek", method="get")[
        slider,
        input(type="hidden", name="seat", value=showing.view.word),
        button(class_="unscripted")[say("replay.show")],
    ]


def _speeds(showing: Showing) -> Element:
    return select(id="speed")[
        (
            option(value=str(pause), selected=name == USUAL_SPEED)[
                showing.who.say(f"replay.{name}")
            ]
            for name, pause in STEP_MILLISECONDS
        )
    ]


def _rounds(showing: Showing) -> Node:
    """Where each round begins, if the game has rounds."""
    steps = showing.film.steps
    begun = [(step.round, steps[max(0, n - 1)].at) for n, step in enumerate(steps)]
    starts = dict(reversed(begun))  # the first step of a round wins
    if len(starts) < 2:
        return None
    say = showing.who.say
    return nav(class_="rounds", aria_label=say("replay.rounds"))[
        span[say("replay.rounds_short")],
        (
            showing.step_to(at, aria_label=say("replay.round", n=number))[str(number)]
            for number, at in sorted(starts.items())
        ),
    ]


def _side(showing: Showing) -> Element:
    say = showing.who.say
    return aside(class_="side")[
        _controls(showing),
        section(class_="panel", aria_labelledby="happened-title")[
            h2(id="happened-title")[say("replay.happened")],
            div(
                id="happened",
                tabindex="0",
                role="group",
                aria_labelledby="happened-title",
                aria_live="polite",
                aria_atomic="true",
            )[happened(showing)],
        ],
        section(class_="panel")[
            h2[say("replay.points")],
            table(class_="standing")[tbody(id="standing")[standing(showing)]],
        ],
        _share(showing),
        _play_on(showing),
    ]


def _share(showing: Showing) -> Node:
    """The address of the moment; a record that somebody brought has none."""
    if not showing.link:
        return None
    say = showing.who.say
    return section(class_="panel share")[
        h2[label(for_="link")[say("replay.link")]],
        div(class_="row")[
            input(id="link", readonly=True, value=showing.link),
            button(type="button", id="copy", class_="primary scripted", hidden=True)[
                say("replay.copy")
            ],
            share_button(showing.who, "link", heading_of(showing)),
        ],
        code_to_scan(showing.who, showing.code_address(showing.at)),
        output(id="copied", for_="copy"),
    ]


def _play_on(showing: Showing) -> Node:
    """Only what is over can be played on, and only by script: it opens a new table."""
    if not showing.table or not showing.is_over:
        return None
    say, film = showing.who.say, showing.film
    seats = range(film.record.seats)
    chosen = showing.view.seat if showing.view.seat in seats else 0
    options = (
        option(value=str(seat), selected=seat == chosen)[
            seat_name(seat, showing.who.language, film.names)
        ]
        for seat in seats
    )
    return form(
        id="play-on",
        class_="panel scripted",
        hidden=True,
        data_url=f"/t/{showing.table}/play-on",
        data_over=say("replay.play_on_over"),
        data_last=str(film.steps[-1].at),
    )[
        h2[say("replay.play_on")],
        p[say("replay.play_on_about")],
        label[say("replay.play_on_as"), select(name="seat")[options]],
        button(class_="primary")[say("replay.play_on_go")],
        output(id="play-on-problem", role="alert"),
    ]


def _steps(showing: Showing) -> Element:
    """Every step by its first sentence, in the rounds of the game if it has any."""
    film = showing.film
    rounds = [
        (number, ol[[_entry(showing, step) for step in steps]])
        for number, steps in groupby(
            range(len(film.steps)), lambda number: film.steps[number].round
        )
    ]
    return section(class_="steps", id="steps")[
        h2[showing.who.say("replay.steps")],
        div(class_="groups")[
            (_round(showing, number, steps) for number, steps in rounds)
            if len(rounds) > 1
            else div(class_="panel")[rounds[0][1]]
        ],
    ]


def _round(showing: Showing, number: int, steps: Element) -> Element:
    """The round that is shown is open."""
    now = showing.film.steps[showing.number].round
    return details(class_="panel", open=number == now)[
        summary[showing.who.say("replay.round", n=number)], steps
    ]


def _entry(showing: Showing, number: int) -> Element:
    step = showing.film.steps[number]
    sentence = (
        showing.film.sentences(step, showing.view, showing.who)[0]
        if number
        else showing.who.say("replay.begins")
    )
    current = "step" if number == showing.number else None
    return li[showing.step_to(step.at, aria_current=current)[stone(step.seat), sentence]]
