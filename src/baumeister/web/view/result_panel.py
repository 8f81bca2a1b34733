"""The end of a game: who won, and where all the points came from."""

from __future__ import annotations

import json

from htpy import Element, a, button, div, h2, p, span, table, tbody, td, tfoot, th, thead, tr

from baumeister.core.result import Result
from baumeister.core.text import Text
from baumeister.play.sitter import Sitter
from baumeister.web.table.fitting import level_after, level_met
from baumeister.web.table.table import Table
from baumeister.web.view.speech import level_name, names_for, say_at, say_names, stone
from baumeister.web.view.visitor import Visitor


def winner_sentence(found: Table, who: Visitor, result: Result) -> str:
    winners = result.winners
    points = result.points[winners[0]]
    if not any(result.points) and len(winners) == len(result.points):
        return who.say("result.nobody")
    if len(winners) > 1:
        words = {"names": say_names(found, who, winners)}
        return say_at(found, who, "result.share", words, n=points)
    own = found.seats_of(who.person)
    key = "result.you_win" if own == winners else "result.wins"
    return say_at(found, who, key, seat=winners[0], n=points)


def result_panel(found: Table, who: Visitor, result: Result) -> Element:
    """The table of points, what broke a tie, and where to go from here."""
    return div(class_="result")[
        h2[who.say("result.heading")],
        div(class_="scroll", tabindex="0", role="region", aria_label=who.say("result.heading"))[
            _points(found, who, result)
        ],
        result.is_tie_broken and p(class_="note")[who.say("result.tie_note")],
        len(set(result.ranks)) < len(result.ranks)
        and p(class_="note")[who.say("result.shared_note")],
        div(class_="row")[
            _rematch(found, who),
            _fitting_rematch(found, who, result),
            a(class_="button", href=f"/t/{found.info.id}/replay")[who.say("result.replay")],
            a(class_="button", href=f"/t/{found.info.id}/review")[who.say("review.open")],
            a(class_="button", href=f"/t/{found.info.id}/record.txt", download=True)[
                who.say("result.record")
            ],
        ],
    ]


def _points(found: Table, who: Visitor, result: Result) -> Element:
    """A row for each source that gave anybody points; the columns add up to the totals."""
    return table(class_="points")[
        thead[
            tr[
                th(scope="col")[who.say("result.source")],
                (_head(result, seat, name) for seat, name in enumerate(names_for(found, who))),
            ]
        ],
        tbody[
            (
                _row(_said(found, who, f"source.{source}"), row, result)
                for source, row in zip(found.game.sources, result.table, strict=True)
                if any(row)
            )
        ],
        tfoot[
            _row(who.say("result.total"), result.points, result, "total"),
            result.is_tie_broken and _tie_rows(found, who, result),
            _row(who.say("result.rank"), result.ranks, result, "rank"),
        ],
    ]


def _tie_rows(found: Table, who: Visitor, result: Result) -> list[Element]:
    """What decided between equal points, as it is counted at the table."""
    return [
        _row(_tie_name(found, who, key), row, result, "tie")
        for key, row in found.game.tie_rows(result)
    ]


def _tie_name(found: Table, who: Visitor, key: str) -> str:
    return _said(found, who, f"tie.{key}") if key else who.say("result.tie_break")


def _head(result: Result, seat: int, name: str) -> Element:
    return th(scope="col", class_=_column(result, seat), title=name)[
        stone(seat), span(class_="name")[name]
    ]


def _row(name: str, numbers: list[int], result: Result, kind: str = "") -> Element:
    return tr(class_=kind or None)[
        th(scope="row")[name],
        (td(class_=_column(result, seat))[str(number)] for seat, number in enumerate(numbers)),
    ]


def _column(result: Result, seat: int) -> str | None:
    return "winner" if result.ranks[seat] == 1 else None


def _said(found: Table, who: Visitor, key: str) -> str:
    return found.game.sentences.say(Text(key), who.language)


def _rematch(found: Table, who: Visitor) -> Element | None:
    """The same game with the same people and bots; a friend gets a link again."""
    own = found.seats_of(who.person)
    if not own:
        return None
    return _again(found, who, own, "primary")[who.say("result.rematch")]


def _fitting_rematch(found: Table, who: Visitor, result: Result) -> Element | None:
    """The same against other bots, where by this game others would fit better."""
    own = found.seats_of(who.person)
    level = level_after(found.game, found.seats, own, result.ranks)
    if not level or level == level_met(found.game, found.seats, own):
        return None
    caption = who.say("result.rematch_fitting", level=level_name(who, level))
    return _again(found, who, own, None, level)[caption]


def _again(
    found: Table, who: Visitor, own: list[int], style: str | None, level: str = ""
) -> Element:
    """Two change places, more draw lots again if they did before."""
    info = found.info
    me = next((n for n in own if found.seats[n].name == who.name), own[0])
    seats = [_wish(seat, who, n == me, level) for n, seat in enumerate(found.seats)]
    is_duel = len(seats) == 2
    setup: dict[str, object] = {
        "game": info.game,
        "variants": info.variants,
        "speed": info.speed,
        "seats": seats[::-1] if is_duel else seats,
        "order": "lot" if info.is_order_drawn and not is_duel else "listed",
    }
    if info.edition is not None:
        setup["edition"] = info.edition
    return button(type="button", class_=style, data_rematch=json.dumps(setup))


def _wish(seat: Sitter, who: Visitor, is_me: bool, level: str) -> dict[str, str]:
    if seat.kind == "bot":
        return {"kind": "bot", "level": level or seat.level}
    if seat.person != who.person:
        return {"kind": "friend"}
    return {"kind": "me"} if is_me else {"kind": "screen", "name": seat.name}
