"""The page about oneself: browsers, links, and all that is kept, to be had or to be deleted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from babel.dates import format_date
from htpy import Element, Node, a, button, div, form, h1, h2, input, li, p, section, span, ul

from baumeister.web.table.register import Device
from baumeister.web.view.layout import page
from baumeister.web.view.visitor import Visitor


def me_page(who: Visitor, devices: Sequence[Device], links: int) -> Element:
    """`devices` are those that are logged in, the latest first; `links` is how many are open."""
    say = who.say
    if not who.person:
        return _page(who, p(class_="lead")[say("me.stranger")])
    return _page(
        who,
        p(class_="lead")[say("me.lead", name=who.name)],
        section[
            h2[say("me.devices")],
            ul(class_="devices")[(_device(who, device) for device in devices)],
            _deed("log-out-others", say("me.log_out_others")) if len(devices) > 1 else None,
            p(class_="note")[say("me.log_out_here_note")],
            _deed("log-out", say("me.log_out_here")),
        ],
        section[
            h2[say("me.links")],
            p[say("me.links_open", n=links) if links else say("me.no_links")],
            _deed("revoke", say("me.revoke")) if links else None,
        ],
        section[
            h2[say("statistics.heading")],
            p[say("statistics.lead")],
            a(class_="button", href="/me/games")[say("statistics.open")],
        ],
        section[
            h2[say("web.for_programs")],
            a(class_="button", href="/tokens")[say("tokens.yours")],
        ],
        section[
            h2[say("me.data")],
            p[say("me.data_note")],
            a(class_="button", href="/me/data.json", download=True)[say("me.download")],
        ],
        section[
            h2[say("me.delete")],
            p[say("me.delete_note")],
            _deed("delete", say("me.delete")),
        ],
    )


def delete_page(who: Visitor) -> Element:
    """Asks once more, since nobody can bring it back."""
    say = who.say
    return page(
        who,
        say("me.delete_heading"),
        h1[say("me.delete_heading")],
        p[say("me.delete_note")],
        p(class_="lead")[say("me.delete_sure")],
        div(class_="buttons")[
            _deed("delete-surely", say("me.delete_yes")),
            a(class_="button primary", href="/me")[say("me.delete_no")],
        ],
    )


def _page(who: Visitor, *content: Node) -> Element:
    heading = who.say("me.heading")
    return page(who, who.say("me.title"), h1[heading], content, kind="text me")


def _device(who: Visitor, device: Device) -> Element:
    about = device.about or who.say("me.unknown_browser")
    is_here = device.id == who.device
    return li[
        span[about, " · ", who.say("me.this_one") if is_here else _seen(who, device)],
        None
        if is_here
        else _deed(
            "log-out-one",
            who.say("me.log_out"),
            device.id,
            who.say("me.log_out_of", device=about),
        ),
    ]


def _seen(who: Visitor, device: Device) -> str:
    day = datetime.fromtimestamp(device.seen, UTC).date()
    return who.say("me.seen", day=format_date(day, "long", locale=who.language.code))


def _deed(name: str, caption: str, device: str = "", label: str | None = None) -> Element:
    return form(method="post", action="/me")[
        input(type="hidden", name="device", value=device) if device else None,
        button(name="deed", value=name, aria_label=label)[caption],
    ]
