"""The page about the chat of a table: whom one does not want to read, what is wrong with a line."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    a,
    blockquote,
    button,
    form,
    h1,
    h2,
    input,
    label,
    li,
    p,
    section,
    span,
    textarea,
    ul,
)

from baumeister.web.table.moderation import WHY_LENGTH
from baumeister.web.table.store import ChatLine
from baumeister.web.table.table import Table
from baumeister.web.view.layout import page
from baumeister.web.view.table_parts import line_mark
from baumeister.web.view.visitor import Visitor

Muted = Sequence[tuple[str, str]]  # people by alias and name: ids are nobody's business


def talk_page(
    who: Visitor, table: Table, line: ChatLine | None, muted: Muted, done: str = ""
) -> Element:
    """`line` is the one that somebody has pointed at, `done` what has just been done."""
    say = who.say
    return page(
        who,
        say("talk.title"),
        p[a(href=f"/t/{table.info.id}")["← ", say("talk.back")]],
        h1[say("talk.heading")],
        p(class_="notice", role="status")[done] if done else None,
        _about_line(who, line) if line is not None else None,
        section[
            h2[say("talk.muted")],
            ul(class_="devices")[
                (
                    li[span[name], _deed("hear", say("talk.hear", name=name), person=person)]
                    for person, name in muted
                )
            ]
            if muted
            else p[say("talk.nobody_muted")],
        ],
        _for_host(who, table) if who.person == table.info.host else None,
        kind="text me",
    )


def _about_line(who: Visitor, line: ChatLine) -> Node:
    say, mark = who.say, line_mark(line)
    return [
        section[
            h2[say("talk.line", name=line.name)],
            blockquote[line.text or say("talk.removed")],
            p(class_="note")[say("talk.mute_note", name=line.name)],
            _deed("mute", say("talk.mute", name=line.name), line=mark),
        ],
        section[
            h2[say("talk.report_heading")],
            p(class_="note")[say("talk.report_note")],
            form(method="post")[
                input(type="hidden", name="line", value=mark),
                label(for_="why")[say("talk.why")],
                textarea(id="why", name="why", maxlength=str(WHY_LENGTH), rows="3"),
                button(name="deed", value="report")[say("talk.report")],
            ],
        ],
    ]


def _for_host(who: Visitor, table: Table) -> Element:
    say = who.say
    return section[
        h2[say("talk.host")],
        p[say("talk.is_off")] if table.is_quiet else None,
        _deed("on", say("talk.switch_on"))
        if table.is_quiet
        else _deed("off", say("talk.switch_off")),
    ]


def _deed(name: str, caption: str, **values: str) -> Element:
    return form(method="post")[
        (input(type="hidden", name=key, value=value) for key, value in values.items()),
        button(name="deed", value=name)[caption],
    ]
