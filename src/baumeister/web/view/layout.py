"""What every page shares: head, top bar, name dialog, foot."""

from __future__ import annotations

from functools import cache
from typing import Final

from babel import Locale
from htpy import (
    Element,
    Node,
    a,
    body,
    button,
    dialog,
    div,
    footer,
    form,
    h2,
    head,
    header,
    html,
    input,
    label,
    link,
    main,
    meta,
    nav,
    noscript,
    p,
    script,
    section,
    span,
    title,
)

from baumeister.core.game import Game
from baumeister.drawing import DAY, NIGHT
from baumeister.languages import languages
from baumeister.teaching import teaching_of
from baumeister.web.assets.bundles import icon, sheet
from baumeister.web.assets.bundles import script as bundled
from baumeister.web.table.names import NAME_LENGTH
from baumeister.web.view.link_preview import Preview, preview_tags
from baumeister.web.view.pictures import BRAND, SKYLINE, THEME_ICONS
from baumeister.web.view.visitor import Visitor

NAME: Final = "Baumeister"
GROUND: Final = {theme.name: theme.colours["sand"] for theme in (DAY, NIGHT)}
NEXT_THEME: Final = {"auto": "day", "day": "night", "night": "auto"}


def page(
    visitor: Visitor,
    heading: str,
    *content: Node,
    kind: str = "text",
    styles: str = "page",
    scripts: str = "page",
    game: Game | None = None,
    seats: int = 0,
    is_turn: bool = False,
    preview: Preview | None = None,
) -> Element:
    """A whole page. `kind` becomes a class of the body, `game` is the one whose drawings it shows,
    arranged for so many seats, `preview` what is told of it elsewhere; for styles and scripts see
    `assets/bundles.py`.
    """
    return html(lang=visitor.language.code, class_=visitor.theme)[
        head[
            _about(visitor, heading, preview),
            _icon(is_turn),
            link(rel="apple-touch-icon", href=icon("app-180.png").address),
            link(rel="manifest", href=f"/app.webmanifest?{visitor.look}"),
            link(rel="stylesheet", href=sheet(styles, game, seats).address),
            script(type="module", src=bundled(scripts).address),
        ],
        body(
            class_=kind,
            data_offline=visitor.say("web.offline"),
            data_worker=f"/worker.js?{visitor.look}",
        )[
            a(class_="skip", href="#main")[visitor.say("web.skip")],
            _top(visitor, game if kind == "table" else None),
            noscript[p(class_="notice")[visitor.say("web.needs_script")]],
            main(id="main", tabindex="-1")[content],
            footer(class_="foot")[SKYLINE, p[visitor.say("web.foot")]],
            _who(visitor),
        ],
    ]


def _about(visitor: Visitor, heading: str, preview: Preview | None) -> Node:
    """What browsers and messengers read before they show anything."""
    return [
        meta(charset="utf-8"),
        meta(name="viewport", content="width=device-width, initial-scale=1"),
        meta(name="color-scheme", content="light dark"),
        _colours(visitor),
        title[NAME if heading == NAME else f"{heading} · {NAME}"],
        preview_tags(visitor, heading, preview),
    ]


def _colours(visitor: Visitor) -> Node:
    """What the browser paints around the page."""
    if visitor.theme != "auto":
        return meta(name="theme-color", content=GROUND[visitor.theme])
    return [
        meta(name="theme-color", media="(prefers-color-scheme: light)", content=GROUND["day"]),
        meta(name="theme-color", media="(prefers-color-scheme: dark)", content=GROUND["night"]),
    ]


def _icon(is_turn: bool) -> Node:
    """The sign in the browser's tab; scripts change it when somebody's turn begins or ends."""
    resting, calling = icon("icon.svg").address, icon("icon-turn.svg").address
    return link(
        rel="icon",
        href=calling if is_turn else resting,
        type="image/svg+xml",
        id="icon",
        data_resting=resting,
        data_calling=calling,
    )


def _top(visitor: Visitor, game: Game | None) -> Element:
    """At a table, the way to the rules leads to those of its game."""
    say = visitor.say
    is_taught = game is not None and teaching_of(game).rules_page is not None
    return header(class_="top")[
        a(class_="home", href="/")[BRAND, span[NAME]],
        nav(aria_label=say("web.pages"))[
            a(id="rules", href=f"/rules/{game.id}")[say("web.rules")]
            if game is not None and is_taught
            else a(href="/rules")[say("web.rules")],
            a(href="/about")[say("web.about")],
            a(href="/me")[say("me.title")],
        ],
        div(class_="settings")[
            (_language_button(code) for code in languages() if code != visitor.language.code),
            _theme_button(visitor),
            _name_button(visitor),
        ],
    ]


def _language_button(code: str) -> Element:
    """The name of the language, or on a narrow screen its code."""
    return button(type="button", class_="quiet", lang=code, data_setting="lang", data_value=code)[
        span(class_="wide")[_own_name(code)],
        span(class_="narrow", aria_hidden="true")[code.upper()],
    ]


@cache
def _own_name(code: str) -> str:
    """What a language calls itself."""
    return str(Locale(code).language_name).capitalize()


def _theme_button(visitor: Visitor) -> Element:
    sentence = visitor.say(f"web.theme_{visitor.theme}")
    return button(
        type="button",
        class_="quiet",
        title=sentence,
        aria_label=sentence,
        data_setting="theme",
        data_value=NEXT_THEME[visitor.theme],
    )[THEME_ICONS[visitor.theme]]


def _name_button(visitor: Visitor) -> Element:
    """Opens the dialog about the name; shows it where there is one."""
    return button(type="button", class_="quiet name", data_open="who", aria_haspopup="dialog")[
        visitor.name or visitor.say("web.choose_name")
    ]


def _who(visitor: Visitor) -> Element:
    """The dialog for the name, and for moving to another device."""
    say = visitor.say
    return dialog(id="who", aria_labelledby="who-heading")[
        form(method="dialog", data_name_form=True)[
            h2(id="who-heading")[say("web.who_heading")],
            p(class_="note")[say("web.who_note")],
            label[
                span[say("web.name_label")],
                input(
                    name="name",
                    value=visitor.name,
                    maxlength=str(NAME_LENGTH),
                    autocomplete="nickname",
                    required=True,
                ),
            ],
            p(class_="error", role="alert", data_error=True, hidden=True),
            div(class_="buttons")[
                button(class_="primary")[say("web.save")],
                button(type="button", data_close=True)[say("web.cancel")],
            ],
        ],
        _other_device(visitor) if visitor.person else None,
        p(class_="note")[a(href="/me")[say("me.link_to")]],
    ]


def _other_device(visitor: Visitor) -> Element:
    say = visitor.say
    return section(class_="device", data_device=True)[
        h2[say("web.device_heading")],
        p(class_="note")[say("web.device_note")],
        button(type="button", data_link=True)[say("web.device_show")],
        div(class_="copy", data_copy_row=True, hidden=True)[
            input(readonly=True, aria_label=say("web.device_link")),
            button(type="button", data_copy=True, data_copied=say("web.copied"))[say("web.copy")],
        ],
        div(class_="code", role="img", aria_label=say("web.code_alt"), data_code=True, hidden=True),
        p(class_="error", role="alert", data_error=True, hidden=True),
    ]
