"""The luck of a table: what it promises, the words of its players, and whether it was kept."""

from __future__ import annotations

from htpy import (
    Element,
    Node,
    a,
    button,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    form,
    h1,
    h2,
    input,
    label,
    li,
    ol,
    p,
    section,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from markupsafe import Markup, escape

from baumeister.core.game import Game
from baumeister.core.luck import WORD_LENGTH, Luck, number_below
from baumeister.core.luck_check import KEPT, NO_LUCK, Draw, LuckCheck
from baumeister.core.record import Record
from baumeister.core.sentences import seat_name
from baumeister.web.table.table import Table
from baumeister.web.view.layout import page
from baumeister.web.view.speech import names_for, stone
from baumeister.web.view.visitor import Visitor

BEGINNING = 8  # digits of a commitment that are shown where there is little room


def luck_link(found: Table, who: Visitor) -> Markup | None:
    """The beginning of the commitment, and the way to all of it."""
    luck = found.match.record.luck
    if luck is None:
        return None
    words = {"beginning": luck.commitment[:BEGINNING]}
    caption = who.say("luck.check") if found.is_over else who.say("luck.link", **words)
    return Markup(f'<a href="/t/{found.info.id}/luck">{escape(caption)}</a>')


def promise_page(found: Table, who: Visitor) -> Element:
    """While the game runs, or before it."""
    luck = found.luck()
    assert luck is not None
    say, heading = who.say, who.say("luck.title")
    return page(
        who,
        heading,
        h1[heading],
        p(class_="lead")[say("luck.lead")],
        dl[dt[say("luck.commitment")], dd[code(class_="digits")[luck.commitment]]],
        p(class_="note")[say("luck.commitment_note")],
        h2[say("luck.words")],
        p[say("luck.words_note")],
        _words(who, luck, names_for(found, who)),
        _word_forms(found, who),
        p[say("luck.taking_back")],
        div(class_="buttons")[a(class_="button", href=f"/t/{found.info.id}")[say("luck.back")]],
        kind="luck",
    )


def _words(who: Visitor, luck: Luck, names: list[str]) -> Element:
    return dl(class_="words")[
        (
            [
                dt[stone(seat), names[seat]],
                dd[word or span(class_="note")[who.say("luck.no_word")]],
            ]
            for seat, word in enumerate(luck.words)
        )
    ]


def _word_forms(found: Table, who: Visitor) -> Node:
    """A form for each of one's own seats, or one to sit down; none once the game has begun."""
    say = who.say
    if found.is_full:
        return p(class_="note")[say("luck.settled")]
    if not who.person:
        return p(class_="note")[say("luck.name_first")]
    own, names = found.seats_of(who.person), names_for(found, who)
    if not own:
        free = next(n for n, seat in enumerate(found.seats) if seat.kind == "open")
        return _word_form(found, free, say("luck.own_word"), say("luck.sit"))
    return [
        _word_form(
            found,
            seat,
            say("luck.own_word") if len(own) == 1 else say("luck.word_of", name=names[seat]),
            say("luck.add"),
        )
        for seat in own
    ]


def _word_form(found: Table, seat: int, caption: str, action: str) -> Element:
    return form(method="post", class_="row")[
        label[
            span[caption],
            input(
                name="word",
                value=found.seats[seat].word,
                maxlength=str(WORD_LENGTH),
                autocomplete="off",
            ),
        ],
        input(type="hidden", name="seat", value=str(seat)),
        button(class_="primary")[action],
    ]


def checked_page(
    who: Visitor, game: Game, record: Record, check: LuckCheck, table_id: str = ""
) -> Element:
    """What was found; `table_id` is empty for a record that somebody brought."""
    say, heading, luck = who.say, who.say("luck.title"), record.luck
    back = f"/t/{table_id}/replay" if table_id else "/replay"
    return page(
        who,
        heading,
        h1[heading],
        p(class_="lead")[_verdict(who, check)],
        luck is not None and luck.secret and _findings(who, game, record, luck, check),
        div(class_="buttons")[
            a(class_="button", href=back)[say("result.replay" if table_id else "replay.another")],
            table_id
            and a(class_="button", href=f"/t/{table_id}/record.txt", download=True)[
                say("result.record")
            ],
        ],
        kind="luck",
    )


def _verdict(who: Visitor, check: LuckCheck) -> str:
    if check.outcome == KEPT:
        return who.say("luck.kept")
    if check.draws:
        return who.say("luck.broken")
    return who.say("luck.none" if check.outcome == NO_LUCK else "luck.hidden")


def _findings(who: Visitor, game: Game, record: Record, luck: Luck, check: LuckCheck) -> Node:
    say = who.say
    names = record.players if len(record.players) == record.seats else None
    called = [seat_name(seat, who.language, names) for seat in range(record.seats)]
    return [
        _steps(who, luck, check),
        dl[
            dt[say("luck.commitment")],
            dd[code(class_="digits")[luck.commitment]],
            dt[say("luck.secret")],
            dd[code(class_="digits")[luck.secret]],
        ],
        h2[say("luck.words")],
        _words(who, luck, called),
        details(open=bool(check.wrong))[
            summary[say("luck.draws")],
            p(class_="note")[say("luck.draws_note")],
            _draws(who, game, luck, check, called),
        ],
        section[h2[say("luck.yourself")], p[say("luck.yourself_note")]],
    ]


def _steps(who: Visitor, luck: Luck, check: LuckCheck) -> Element:
    """What was looked at, one after the other, and how it came out."""
    say, wrong = who.say, len(check.wrong)
    before = len(check.draws) - len(check.checked)
    findings = [
        (say("luck.step_secret" if luck.is_kept() else "luck.step_other_secret"), luck.is_kept()),
        (say("luck.step_wrong", n=wrong), False)
        if wrong
        else (say("luck.step_draws", n=len(check.checked)), True),
    ]
    if not wrong:
        findings.append((say("luck.step_order"), True))
    return ol(class_="findings")[
        (li(class_="good" if is_good else "bad")[sentence] for sentence, is_good in findings),
        before > 0 and li[say("luck.step_before", n=before)],
    ]


def _draws(who: Visitor, game: Game, luck: Luck, check: LuckCheck, names: list[str]) -> Element:
    say = who.say
    return div(class_="scroll", tabindex="0", role="region", aria_label=say("luck.draws"))[
        table(class_="draws")[
            thead[
                tr[
                    th(scope="col")[say("luck.draw")],
                    th(scope="col")[say("luck.number")],
                    th(scope="col")[say("luck.outcome")],
                    th,
                ]
            ],
            tbody[(_draw(who, game, luck, draw, names) for draw in check.draws)],
        ]
    ]


def _draw(who: Visitor, game: Game, luck: Luck, draw: Draw, names: list[str]) -> Element:
    def said(notation: str) -> str:
        text = game.vocabulary.parse(notation).text()
        return game.sentences.say(text, who.language, names)

    total = sum(draw.weights)
    number = number_below(luck.secret, luck.words, draw.number, total) + 1
    place = {"number": str(number), "total": str(total)}
    finding = (
        who.say("luck.follows") if draw.follows else who.say("luck.differs", due=said(draw.due))
    )
    return tr(class_=None if draw.follows else "bad")[
        th(scope="row")[str(draw.number + 1)],
        td[who.say("luck.out_of", **place) if draw.is_checked else "–"],
        td[said(draw.drawn)],
        td[finding if draw.is_checked else who.say("luck.not_checked")],
    ]
