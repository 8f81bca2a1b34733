"""Tokens: which programs may act for somebody, and how to let another one, or one no longer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_date
from htpy import (
    Element,
    Node,
    a,
    button,
    code,
    div,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    p,
    span,
    strong,
    ul,
)

from baumeister.web.table.tokens import LABEL_LENGTH, PLAY, READ, SCOPES, Token
from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor

USUAL: Final = (READ, PLAY)  # scopes that are chosen unless somebody thinks about it


def tokens_page(who: Visitor, tokens: Sequence[Token], wrong: str = "") -> Element:
    """`wrong` is the sentence about what was sent last."""
    say, heading = who.say, who.say("api.tokens")
    return page(
        who,
        heading,
        h1[heading],
        p(class_="lead")[say("tokens.lead")],
        _everything(who, tokens, wrong)
        if who.person
        else p(class_="notice")[say("tokens.no_name")],
        p[a(href="/programs")[say("api.heading")]],
        kind="tokens",
    )


def _everything(who: Visitor, tokens: Sequence[Token], wrong: str) -> Node:
    return [
        h2[who.say("tokens.yours")],
        ul(class_="tokens-list")[(_token(who, token) for token in tokens)]
        if tokens
        else p(class_="note")[who.say("tokens.none")],
        _new_token(who, wrong),
    ]


def _token(who: Visitor, token: Token) -> Element:
    day = format_date(datetime.fromtimestamp(token.created, UTC), "long", who.language.code)
    may = ", ".join(who.say(f"tokens.{scope}") for scope in token.scopes)
    revoke = who.say("tokens.revoke")
    return li[
        div[strong[token.label], span(class_="note")[who.say("tokens.since", day=day)]],
        p(class_="note")[may],
        form(method="post", action=f"/tokens/{token.id}/revoke")[
            button(aria_label=f"{revoke}: {token.label}")[revoke]
        ],
    ]


def _new_token(who: Visitor, wrong: str) -> Element:
    say = who.say
    return form(method="post", action="/tokens", class_="new-token")[
        h2[say("tokens.new")],
        p(class_="error", role="alert")[wrong] if wrong else None,
        label[
            span[say("tokens.label")],
            input(
                name="label",
                maxlength=LABEL_LENGTH,
                placeholder=say("tokens.label_hint"),
                required=True,
            ),
        ],
        fieldset[
            legend[say("tokens.may")],
            (
                label(class_="switch")[
                    input(type="checkbox", name=scope, checked=scope in USUAL),
                    span[say(f"tokens.{scope}")],
                ]
                for scope in SCOPES
            ),
        ],
        div(class_="buttons")[button(class_="primary")[say("tokens.make")]],
    ]


def made_page(who: Visitor, word: str) -> Element:
    """The only time that a token is shown."""
    heading = who.say("tokens.made")
    return page(
        who,
        heading,
        h1[heading],
        p(class_="lead")[who.say("tokens.once")],
        p[code(class_="digits token")[word]],
        div(class_="buttons")[a(class_="button primary", href="/tokens")[who.say("tokens.back")]],
        kind="tokens",
    )
