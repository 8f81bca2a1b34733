"""Sharing an address: by the phone's own means, by a code for the camera of another one."""

from __future__ import annotations

from typing import Final

import segno
from htpy import Element, button, details, img, summary
from markupsafe import Markup

from baumeister.web.view.visitor import Visitor

QUIET: Final = 3  # modules of white around a code
SVG: Final = "http://www.w3.org/2000/svg"


def share_button(who: Visitor, field: str, title: str) -> Element:
    """Shares what stands in a field; seen only where the browser can do that."""
    return button(type="button", class_="share-it", data_share_from=field, data_share_title=title)[
        who.say("web.share")
    ]


def code_to_scan(who: Visitor, address: str) -> Element:
    """A code that is loaded when somebody wants to see it; `address` is that of its picture."""
    return details(class_="code")[
        summary[who.say("web.code")],
        img(src=address, alt=who.say("web.code_alt"), loading="lazy", width="240", height="240"),
    ]


def qr_code(address: str) -> Markup:
    """Black on white in every theme: cameras expect it so."""
    code = segno.make(address, error="m", micro=False)
    drawn = code.svg_inline(border=QUIET, dark="#000", light="#fff", omitsize=True, svgclass="qr")
    return Markup(drawn.replace("<svg ", f'<svg xmlns="{SVG}" ', 1))  # for a file of its own
