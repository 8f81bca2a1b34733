"""The page about one's own games: for each kind of game results, luck and typical mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_date
from babel.numbers import format_decimal
from htpy import Element, Node, a, button, dd, div, dl, dt, form, h1, h2, h3, li, p, section, ul

from baumeister.core.game import Game
from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.review.seat_review import LUCK, OWN
from baumeister.review.telling import HUNDRED, MINUS
from baumeister.review.texts import SENTENCES as REVIEW
from baumeister.web.table.own_games import Kind, OwnGame, OwnStatistics
from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor

LATEST: Final = 5  # games that are listed of each kind


def statistics_page(who: Visitor, statistics: Sequence[OwnStatistics]) -> Element:
    say = who.say
    return page(
        who,
        say("statistics.heading"),
        h1[say("statistics.heading")],
        [_game(who, found) for found in statistics] or p(class_="lead")[say("statistics.none")],
        _keeping(who) if statistics else None,
        kind="text me",
    )


def _game(who: Visitor, found: OwnStatistics) -> Element:
    say = who.say
    return section[
        h2[_name(who, found.game), ": ", say("statistics.games", n=len(found.games))],
        dl(class_="figures")[
            dt[say("statistics.won")],
            dd[
                say(
                    "statistics.won_of",
                    won=_number(who, found.won),
                    n=len(found.games),
                    expected=_number(who, found.by_chance),
                )
            ],
            dt[say("statistics.points")],
            dd[_number(who, found.points)],
            _of_reviews(who, found) if found.reviewed else None,
        ],
        _mistakes(who, found) if found.reviewed else p(class_="note")[say("statistics.no_reviews")],
        h3[say("statistics.latest")],
        ul[(_one(who, game) for game in found.games[:LATEST])],
    ]


def _of_reviews(who: Visitor, found: OwnStatistics) -> Node:
    return [
        [dt[who.say(f"statistics.{part}")], dd[_signed(who, found.part(part))]]
        for part in (LUCK, OWN)
    ]


def _mistakes(who: Visitor, found: OwnStatistics) -> Node:
    """Without the package of its rules, nobody can say what a game has asked."""
    say, kinds, game = who.say, found.kinds, _known(found.game)
    if game is None:
        return None
    return [
        p(class_="note")[say("statistics.reviewed", n=len(found.reviewed))],
        h3[say("statistics.mistakes")],
        ul[(li[_kind(who, game, kind)] for kind in kinds)]
        if kinds
        else p[say("statistics.no_mistakes")],
    ]


def _kind(who: Visitor, game: Game, kind: Kind) -> str:
    asked = game.sentences.say(kind.asked, who.language)
    cost = _percent(who, str(round(HUNDRED * kind.cost)))
    return who.say("statistics.kind", n=kind.times, asked=asked, cost=cost)


def _one(who: Visitor, game: OwnGame) -> Element:
    day = datetime.fromtimestamp(game.at, UTC).date()
    about = who.say("statistics.rank", rank=game.rank, seats=game.seats, points=game.points)
    return li[
        a(href=f"/t/{game.table}/replay")[format_date(day, "long", locale=who.language.code)],
        f" – {about} – ",
        a(href=f"/t/{game.table}/review")[who.say("statistics.review")],
    ]


def _keeping(who: Visitor) -> Element:
    say = who.say
    return section[
        div(class_="buttons")[
            a(class_="button", href="/me/games.json", download=True)[say("statistics.download")]
        ],
        p(class_="note")[say("statistics.forget_note")],
        form(method="post", action="/me/games")[button[say("statistics.forget")]],
    ]


def _known(game: str) -> Game | None:
    """Games that were played outlive the package of their rules."""
    return next((one for one in all_games() if one.id == game), None)


def _name(who: Visitor, game: str) -> str:
    known = _known(game)
    return game if known is None else known.name(who.language)


def _number(who: Visitor, value: float) -> str:
    return str(format_decimal(round(value, 1), locale=who.language.code))


def _signed(who: Visitor, share: float) -> str:
    n = round(HUNDRED * share)
    return _percent(who, f"{'+' if n > 0 else MINUS if n < 0 else '±'}{abs(n)}")


def _percent(who: Visitor, number: str) -> str:
    return REVIEW.say(Text("review.percent", words={"number": number}), who.language)
