"""A game as one page that needs nothing else: to be saved, and opened from a disk years later.

It is the replay through the eyes that it was saved from. A review can lie below it, and the words
of a guide can stand beside its moments.
"""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from htpy import (
    Element,
    Node,
    body,
    div,
    h1,
    head,
    header,
    html,
    li,
    main,
    meta,
    ol,
    p,
    script,
    title,
)
from htpy import style as style_element
from markupsafe import Markup

from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.play.rehearsal import lesson_of
from baumeister.review.review import Review
from baumeister.teaching.lesson import LEARNER
from baumeister.web.assets.bundles import saved_script, sheet
from baumeister.web.view.layout import NAME
from baumeister.web.view.replay_film import Film, View, steps_of, view_of
from baumeister.web.view.replay_page import heading_of, stepped
from baumeister.web.view.replay_showing import Showing, as_data
from baumeister.web.view.review_page import Reviewed, content
from baumeister.web.view.visitor import Visitor

HAPPENED: Final = "happened"
HARDEST: Final = 9  # how hard gzip tries
Words = Mapping[int, list[str]]  # of a guide, by the moments at which they are said


def saved_game(showing: Showing) -> Element:
    """A game as it is shown on its page."""
    return _page(_alone(showing.who, showing.film, showing.view))


def saved_review(showing: Showing, about: Reviewed, found: Review) -> Element:
    """The same, and below it what was found out; its curve and its turning points lead there."""
    below = div(id="review-content", class_="review")[content(replace(about, is_saved=True), found)]
    return _page(_alone(showing.who, showing.film, showing.view), below=below)


def saved_lesson(who: Visitor, game: Game, told: tuple[Record, dict[int, list[str]]]) -> Element:
    """A lesson as the guide would take it, with what is said."""
    record, said = told
    others = map(who.language.translate, lesson_of(game).companions)
    names = [who.name or who.say("web.guest_name"), *others]
    film = Film(game, record, names, [view_of(LEARNER)], LEARNER)
    words = {at: [who.language.translate(text) for text in texts] for at, texts in said.items()}
    heading = who.say("saved.lesson", game=game.name(who.language))
    return _page(_alone(who, film, film.views[0]), heading, words=words)


def _alone(who: Visitor, film: Film, view: View) -> Showing:
    """The first moment, with no other view to choose and no address."""
    seen = Film(film.game, film.record, film.names, [view], film.reader, is_final=True)
    return Showing(seen, view, 0, who)


def _page(
    showing: Showing, heading: str = "", below: Node = None, words: Words | None = None
) -> Element:
    who, film = showing.who, showing.film
    heading = heading or heading_of(showing)
    moments = list(_moments(showing, words or {}))
    return html(lang=who.language.code, class_=who.theme)[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1"),
            meta(name="color-scheme", content="light dark"),
            title[f"{heading} · {NAME}"],
            style_element[Markup(_style(film))],
        ],
        body(class_="replay")[
            main(id="main")[
                div(
                    id="replay",
                    data_seat=showing.view.word,
                    data_at=str(showing.at),
                    data_colours=showing.drawing.colours,
                    data_failed=who.say("replay.failed"),
                )[
                    header(class_="replay-head")[h1[heading], p[who.say("saved.about")]],
                    stepped(showing),
                    below,
                ],
            ],
            script(id="saved", type="text/plain")[Markup(_packed(moments))],
            script(type="module")[Markup(saved_script().replace("</", "<\\/"))],
        ],
    ]


def _style(film: Film) -> str:
    return sheet("saved", film.game, film.record.seats).content.decode().replace("</", "<\\/")


def _moments(showing: Showing, words: Words) -> Iterator[dict[str, object]]:
    """Each as the script of the replay knows it."""
    film = showing.film
    for number, (_, state) in enumerate(steps_of(film.game, film.record)):
        at_last = replace(showing, number=number, state=state)
        found = as_data(at_last)
        said = words.get(at_last.at, [])
        fragments = found["fragments"]
        assert isinstance(fragments, dict)
        if said:
            fragments[HAPPENED] = str(ol(class_="guided")[(li[one] for one in said)])
        yield found


def _packed(moments: list[dict[str, object]]) -> str:
    """As text; each piece of a board is there once, however many moments show it."""
    pieces: dict[str, int] = {}
    for moment in moments:
        fragments = moment["fragments"]
        assert isinstance(fragments, dict)
        moment["fragments"] = {
            name: pieces.setdefault(piece, len(pieces)) for name, piece in fragments.items()
        }
    text = json.dumps({"pieces": list(pieces), "moments": moments}, ensure_ascii=False)
    return b64encode(gzip.compress(text.encode(), HARDEST, mtime=0)).decode()
