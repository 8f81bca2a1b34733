"""What the keys do at a table, and what the colours on the board mean."""

from __future__ import annotations

from typing import Final

from htpy import Element, button, dd, dialog, div, dl, dt, form, h2, h3, kbd, span

from baumeister.web.view.visitor import Visitor

KEYS: Final = (
    ("Tab", "table.key_tab"),
    ("← ↑ → ↓", "table.key_arrows"),
    ("Enter", "table.key_enter"),
    ("U", "table.key_undo"),
    ("H", "table.key_hint"),
    ("P", "table.key_pause"),
    ("␣", "table.key_next"),
    ("S", "table.since"),
    ("L", "table.key_rules"),
    ("+ − 0", "table.key_zoom"),
    ("?", "table.key_help"),
    ("Esc", "table.key_escape"),
)
LOOKS: Final = ("go", "new", "own", "hinted")  # what frames on the board mean
KEYS_FOR_PICKS: Final = (
    ("Enter", "table.key_pick"),
    ("R  ⇧ R", "table.key_turn"),
    ("Esc", "table.key_drop"),
)


def help_dialog(who: Visitor, with_picks: bool) -> Element:
    listed = (*KEYS, *KEYS_FOR_PICKS) if with_picks else KEYS
    return dialog(id="help", aria_labelledby="help-title")[
        h2(id="help-title")[who.say("table.help")],
        h3[who.say("table.looks")],
        dl[
            (
                [dt[span(class_=["swatch", look])], dd[who.say(f"table.look_{look}")]]
                for look in LOOKS
            )
        ],
        div(class_="keys")[
            h3[who.say("table.keys")],
            dl[([dt[kbd[keys]], dd[who.say(key)]] for keys, key in listed)],
        ],
        form(method="dialog")[button(class_="primary")[who.say("table.close")]],
    ]
