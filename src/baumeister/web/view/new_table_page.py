"""The form for a new table: who plays, by which rules, how fast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
    fieldset,
    form,
    h1,
    input,
    label,
    legend,
    option,
    p,
    select,
    span,
    summary,
)

from baumeister.core.game import Game, Variant
from baumeister.core.luck import WORD_LENGTH
from baumeister.core.text import Text
from baumeister.web.table.fitting import FITS
from baumeister.web.table.names import NAME_LENGTH
from baumeister.web.table.table import SPEEDS
from baumeister.web.view.layout import page
from baumeister.web.view.speech import (
    character,
    level_name,
    original_title,
    rated_before,
    rated_level,
    strength,
    suited_level,
)
from baumeister.web.view.visitor import Visitor

ORDERS: Final = ("lot", "listed")
SWITCH: Final = {"on", "off"}  # a variant with these values is a tick


def new_table_page(
    who: Visitor, game: Game, levels: Sequence[str], fitting: str, promise: str, commitment: str
) -> Element:
    """`fitting` is the level that fits; `promise` stands for a table that this form may open,
    `commitment` for its luck.
    """
    heading, name = who.say("web.new_table"), game.name(who.language)
    return page(
        who,
        f"{heading} · {name}",
        h1[heading, span(class_="of")[name]],
        original_title(who, game),
        form(class_="new-table", data_new_table=game.id)[
            _seats(who, game, levels, fitting),
            _rules(who, game),
            _speed(who),
            _listed(who),
            _edition(who, game),
            _luck(who, promise, commitment),
            p(class_="error", role="alert", data_error=True, hidden=True),
            div(class_="buttons")[button(class_="primary big")[who.say("web.open_table")]],
        ],
        kind="form",
        scripts="form",
    )


def _seats(who: Visitor, game: Game, levels: Sequence[str], fitting: str) -> Element:
    usual = max(game.fewest, min(3, game.most))
    return fieldset[
        legend[who.say("web.seats_heading")],
        div(class_="choices", role="radiogroup", aria_labelledby="seat-count")[
            span(id="seat-count")[who.say("web.seat_count")],
            (
                label[
                    input(type="radio", name="count", value=str(n), checked=n == usual),
                    span[n],
                ]
                for n in range(game.fewest, game.most + 1)
            ),
        ],
        (_seat(who, game, levels, fitting, seat) for seat in range(game.most)),
        _order(who),
        _levels(who, game, levels),
    ]


def _order(who: Visitor) -> Element:
    """Who begins; the rulebooks leave it to chance."""
    return div(class_="choices", role="radiogroup", aria_labelledby="order")[
        span(id="order")[who.say("web.order")],
        (
            label[
                input(type="radio", name="order", value=order, checked=order == ORDERS[0]),
                span[who.say(f"web.order_{order}")],
            ]
            for order in ORDERS
        ),
    ]


def _levels(who: Visitor, game: Game, levels: Sequence[str]) -> Element:
    """Who the bots are, how strong they were measured, and how long they think."""
    return details(class_="levels")[
        summary[who.say("web.levels_heading")],
        dl[([dt[rated_level(who, game, level)], dd[character(who, level)]] for level in levels)],
        p(class_="note")[f"{who.say('web.levels_note')} {rated_before(who, game)}".rstrip()],
    ]


def _seat(who: Visitor, game: Game, levels: Sequence[str], fitting: str, seat: int) -> Element:
    """The page shows what there is to say about the bot that is chosen."""
    player = who.say("web.somebody", n=seat + 1)
    return div(class_="seat", data_seat=True)[
        span(class_=f"stone seat{seat}", aria_hidden="true")[chr(ord("A") + seat)],
        select(name="kind", aria_label=player, aria_describedby=f"bot-{seat}")[
            option(value="me", selected=seat == 0)[who.say("web.seat_me")],
            option(value="friend")[who.say("web.seat_friend")],
            option(value="screen")[who.say("web.seat_screen")],
            option(
                value="bot",
                data_level=FITS,
                selected=seat > 0,
                data_about=f"{who.say('web.fits_about')} {character(who, fitting)}",
            )[who.say("web.seat_fits", level=level_name(who, fitting))],
            (
                option(
                    value="bot",
                    data_level=level,
                    data_about=f"{strength(who, game, level)} {character(who, level)}",
                )[who.say("web.seat_bot", level=suited_level(who, level))]
                for level in levels
            ),
        ],
        input(
            name="name",
            placeholder=player,
            aria_label=who.say("web.seat_name", n=seat + 1),
            maxlength=str(NAME_LENGTH),
            autocomplete="off",
            hidden=True,
        ),
        p(class_="note", id=f"bot-{seat}", hidden=True),
    ]


def _rules(who: Visitor, game: Game) -> Node:
    if not game.variants:
        return None
    switches = [chosen for chosen in game.variants if set(chosen.values) == SWITCH]
    choices = [chosen for chosen in game.variants if set(chosen.values) != SWITCH]
    return fieldset[
        legend[who.say("web.rules_heading")],
        p(class_="note")[who.say("web.rules_note")],
        div(class_="variants")[(_choice(who, game, chosen) for chosen in choices)],
        (_switch(who, game, chosen) for chosen in switches),
    ]


def _choice(who: Visitor, game: Game, chosen: Variant) -> Element:
    """One of several values."""
    return fieldset(class_="variant")[
        legend[_said(who, game, f"variant.{chosen.key}")],
        (
            label[
                input(
                    type="radio",
                    name=f"variant.{chosen.key}",
                    value=value,
                    checked=value == chosen.default,
                ),
                span[game.sentences.say_value(value, who.language, chosen.key)],
            ]
            for value in chosen.values
        ),
    ]


def _switch(who: Visitor, game: Game, chosen: Variant) -> Element:
    return label(class_="switch")[
        input(type="checkbox", name=f"variant.{chosen.key}", checked=chosen.default == "on"),
        span[_said(who, game, f"variant.{chosen.key}")],
    ]


def _speed(who: Visitor) -> Element:
    return fieldset[
        legend[who.say("web.speed_heading")],
        div(class_="choices")[
            (
                label[
                    input(type="radio", name="speed", value=speed, checked=speed == SPEEDS[0]),
                    span[
                        who.say("web.speed_days", n=int(speed))
                        if speed.isdigit()
                        else who.say("web.speed_live")
                    ],
                ]
                for speed in SPEEDS
            )
        ],
    ]


def _listed(who: Visitor) -> Element:
    """Friends come by link; with this, anybody else may come too."""
    return label(class_="switch")[
        input(type="checkbox", name="listed"), span[who.say("web.listed")]
    ]


def _edition(who: Visitor, game: Game) -> Node:
    """Only for games whose printed values lie in an edition file."""
    if not game.edition():
        return None
    return details[
        summary[who.say("web.edition_heading")],
        p[who.say("web.edition_note")],
        p[
            a(href=f"/rules/{game.id}/edition.toml", download=f"{game.id}.toml")[
                who.say("web.edition_standard")
            ]
        ],
        label[
            span[who.say("web.edition_label")],
            input(type="file", name="edition", accept=".toml,text/plain"),
        ],
    ]


def _luck(who: Visitor, promise: str, commitment: str) -> Element:
    return details[
        summary[who.say("web.luck_heading")],
        p[who.say("web.luck_note")],
        p[code(class_="digits")[commitment]],
        label[
            span[who.say("luck.own_word")],
            input(name="word", maxlength=str(WORD_LENGTH), autocomplete="off"),
        ],
        input(type="hidden", name="promise", value=promise),
    ]


def _said(who: Visitor, game: Game, key: str) -> str:
    return game.sentences.say(Text(key), who.language)
