"""For programs: what the interface can do, made from its document."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, a, code, dd, div, dl, dt, h1, h2, h3, p, pre, section, span

from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor


@dataclass(frozen=True)
class Described:
    """An operation as people read it; fields are written as `name: kind`."""

    name: str
    method: str
    path: str
    scope: str
    asked: Sequence[str]
    sent: Sequence[str]
    got: Sequence[str]


def programs_page(who: Visitor, document: str, operations: Sequence[Described]) -> Element:
    """`document` is the address of the whole."""
    say, heading = who.say, who.say("api.heading")
    return page(
        who,
        heading,
        h1[heading],
        p(class_="lead")[say("api.lead")],
        p[say("api.how")],
        div(class_="buttons")[
            a(class_="button primary", href="/tokens")[say("api.tokens")],
            a(class_="button", href=document)[say("api.to_document")],
        ],
        h2[say("api.example")],
        pre(tabindex="0")[code[f'curl -H "Authorization: Bearer $TOKEN" {who.site}/api/v1/tables']],
        h2[say("api.errors_heading")],
        p[say("api.errors")],
        h2[say("api.list")],
        (_operation(who, operation) for operation in operations),
        kind="programs",
    )


def _operation(who: Visitor, operation: Described) -> Element:
    scope = operation.scope
    return section(class_="operation", id=operation.name)[
        h3[
            span(class_="method")[operation.method],
            code[operation.path],
        ],
        p[
            who.say(f"api.{operation.name}"),
            " ",
            span(class_="note")[
                who.say("api.needs", scope=scope) if scope else who.say("api.needs_nothing")
            ],
        ],
        dl[
            (
                [dt[who.say(f"api.{kind}")], dd[(code[field] for field in fields)]]
                for kind, fields in (
                    ("with", operation.asked),
                    ("sends", operation.sent),
                    ("gets", operation.got),
                )
                if fields
            )
        ],
    ]
