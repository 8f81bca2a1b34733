"""The table: board, question, buttons, people, log and chat."""

from __future__ import annotations

import json
from typing import Final

from htpy import (
    Element,
    Node,
    button,
    dd,
    dialog,
    div,
    dl,
    dt,
    form,
    h1,
    h2,
    input,
    kbd,
    label,
    li,
    ol,
    p,
    section,
    span,
)
from markupsafe import Markup

from baumeister.drawing import has_estimate, has_picks
from baumeister.web.table.table import CHAT_LENGTH, Table
from baumeister.web.view.board import PART
from baumeister.web.view.layout import page
from baumeister.web.view.scene import IN_WORDS, Scene
from baumeister.web.view.speech import say_at
from baumeister.web.view.visitor import THEMES, Visitor

KEYS: Final = (
    ("Tab", "table.key_tab"),
    ("← ↑ → ↓", "table.key_arrows"),
    ("Enter", "table.key_enter"),
    ("U", "table.key_undo"),
    ("H", "table.key_hint"),
    ("+ − 0", "table.key_zoom"),
    ("?", "table.key_help"),
    ("Esc", "table.key_escape"),
)
SPOKEN_BY_SCRIPT: Final = (
    "offline",
    "copied",
    "notify_refused",
    "undo_wished",
    "hint_thinks",
)
SPOKEN_OF_HAND: Final = {
    "held": ("thing",),
    "held_turning": ("thing",),
    "turned": ("n", "turns"),
    "put_down": ("thing",),
}  # with the gaps that the script fills
KEYS_FOR_PICKS: Final = (
    ("Enter", "table.key_pick"),
    ("R  ⇧ R", "table.key_turn"),
    ("Esc", "table.key_drop"),
)
UNDO_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M8 4L3 9l5 5M4 9h8a4 4 0 0 1 0 8H9"/></svg>'
)
HINT_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M7.500 15h5M8 18h4M7.500 15c0-3-2.500-3.500-2.500-7a5 5 0 0 1 10 0"/>'
    '<path d="M15 8c0 3.500-2.500 4-2.500 7"/>'
    "</svg>"
)
RIGHT_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M16 4v4h-4M15.500 8A6.500 6.500 0 1 0 16 12"/></svg>'
)
LEFT_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M4 4v4h4M4.500 8A6.500 6.500 0 1 1 4 12"/></svg>'
)
FIT_ICON: Final = Markup(
    '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">'
    '<path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"/></svg>'
)


def table_page(found: Table, who: Visitor, now: Scene, invitation: str) -> Element:
    """`invitation` is the address for those who are to take an open seat."""
    title = found.game.title
    return page(
        who,
        title,
        h1(class_="unseen")[title],
        section(
            id="table",
            data_table=found.info.id,
            data_scene=json.dumps({**now.data, "events": []}),
            data_texts=json.dumps(_texts(found, who), ensure_ascii=False),
            data_person="known" if who.person else None,
            data_invitation=None if found.is_full else invitation,
        )[
            div(id="ask")[
                div(id="prompt", tabindex="-1")[_part(now, "prompt")],
                button(
                    type="button",
                    id="undo",
                    disabled=now.data["can_undo"] is not True,
                    aria_keyshortcuts="U",
                )[UNDO_ICON, span[who.say("table.undo")]],
                button(
                    type="button",
                    id="hint",
                    disabled=now.data["can_ask"] is not True,
                    aria_keyshortcuts="H",
                )[HINT_ICON, span[who.say("table.hint")]],
                p(id="advice", role="status", hidden=True),
            ],
            _stage(who, now),
            _side(found, who, now),
            _confirmation(who),
            div(id="tip", role="tooltip", hidden=True),
            div(id="offline", role="status", hidden=True),
            div(id="toast", role="status", hidden=True),
            div(id="told", class_="unseen", aria_live="polite"),
            div(id="alarm", class_="unseen", role="alert"),
            _help(who, has_picks(found.game)),
        ],
        kind="table",
        styles=["table.css"],
        scripts=["table.js"],
        is_turn=bool(now.data["legal"]),
    )


def _part(now: Scene, name: str) -> Markup:
    """A fragment that is HTML already."""
    return Markup(now.fragments[name])


def _texts(found: Table, who: Visitor) -> dict[str, str]:
    """What the script may have to say."""
    title = found.game.title
    hand = {
        key: say_at(found, who, f"hold.{key}", {gap: f"{{{gap}}}" for gap in gaps})
        for key, gaps in SPOKEN_OF_HAND.items()
    }
    return {
        **hand,
        **{key: who.say(f"table.{key}") for key in SPOKEN_BY_SCRIPT},
        "done_for_you": say_at(found, who, "table.done_for_you", {"action": "{action}"}),
        "hint_says": say_at(found, who, "table.hint_says", {"by": "{by}", "action": "{action}"}),
        "title": f"{title} · Baumeister",
        "title_turn": f"● {who.say('table.your_turn')} – {title}",
        "title_asked": f"● {who.say('table.you_are_asked')} – {title}",
    }


def _stage(who: Visitor, now: Scene) -> Element:
    """The board, which can be moved and enlarged, and what may cover it."""
    say = who.say
    return div(id="stage")[
        div(id="board", data_name=say("table.board"))[
            now.board.svg(THEMES[who.theme], standalone=False, ids=PART)
        ],
        ol(id="words", class_="unseen", aria_label=say("table.board_in_words"))[
            _lines(now, IN_WORDS)
        ],
        div(class_="zoom")[
            _zoom("in", say("table.zoom_in"), "+"),
            _zoom("out", say("table.zoom_out"), "−"),
            _zoom("fit", say("table.zoom_fit"), FIT_ICON),
        ],
        _hand(who),
        div(id="handover", hidden=now.data["pass_to"] is None)[_part(now, "handover")],
    ]


def _zoom(name: str, caption: str, icon: Node) -> Element:
    return button(type="button", data_zoom=name, aria_label=caption, title=caption)[icon]


def _hand(who: Visitor) -> Element:
    """What can be done with a thing that was picked up; there while something is."""
    captions = {
        "left": (who.say("table.turn_left"), LEFT_ICON),
        "right": (who.say("table.turn_right"), RIGHT_ICON),
        "down": (who.say("table.put_down"), "×"),
    }
    return div(id="hand", hidden=True)[
        (
            button(type="button", data_hand=name, aria_label=caption, title=caption)[icon]
            for name, (caption, icon) in captions.items()
        )
    ]


def _side(found: Table, who: Visitor, now: Scene) -> Element:
    say = who.say
    return div(id="side")[
        div(id="notices")[_part(now, "notices")],
        div(id="actions", role="group", aria_label=say("table.actions"))[_part(now, "actions")],
        div(id="result")[_part(now, "result")],
        div(id="tabs", role="tablist")[
            _tab("people", say("table.people")),
            _tab("log", say("table.log")),
            _tab("chat", say("table.chat")),
            _tab("more", say("table.more")),
        ],
        _panel("people")[h2[say("table.people")], div(id="people")[_part(now, "people")]],
        _panel("log")[ol(id="log", tabindex="0", aria_label=say("table.log"))[_log(now)]],
        _panel("chat")[_chat(who, now)],
        _panel("more")[_more(found, who, now)],
    ]


def _tab(name: str, caption: str) -> Element:
    return button(
        type="button",
        role="tab",
        id=f"tab-{name}",
        data_tab=name,
        aria_controls=f"panel-{name}",
        aria_selected="true" if name == "log" else "false",
    )[caption]


def _panel(name: str) -> Element:
    return div(
        id=f"panel-{name}",
        class_=["sheet", {"shown": name == "log"}],
        role="tabpanel",
        aria_labelledby=f"tab-{name}",
    )


def _log(now: Scene) -> list[Element]:
    events = now.data["events"]
    assert isinstance(events, list)
    return [li(data_seat=str(event["seat"]))[event["text"]] for event in events]


def _lines(now: Scene, beginning: str) -> list[Element]:
    """The fragments that are lines of one list."""
    return [li(id=key)[_part(now, key)] for key in now.fragments if key.startswith(beginning)]


def _chat(who: Visitor, now: Scene) -> Node:
    say = who.say
    return [
        ol(id="chat", tabindex="0", aria_label=say("table.chat"), data_empty=say("table.no_chat"))[
            _lines(now, "chat-")
        ],
        form(id="talk", class_="row")[
            input(
                id="talk-text",
                name="text",
                maxlength=str(CHAT_LENGTH),
                autocomplete="off",
                required=True,
                placeholder=say("table.say"),
                aria_label=say("table.say"),
            ),
            button(id="talk-send")[say("table.send")],
        ],
    ]


def _more(found: Table, who: Visitor, now: Scene) -> Node:
    say = who.say
    return [
        has_estimate(found.game) and _switch("estimate", say("table.estimate")),
        _switch("sound", say("table.sound")),
        _switch("notify", say("table.notify")),
        button(type="button", id="show-help")[say("table.keys")],
        who.person
        and [
            button(type="button", id="device", aria_haspopup="dialog")[say("table.device")],
        ],
        div(id="leaving")[_part(now, "leaving")],
    ]


def _switch(name: str, caption: str) -> Element:
    return label(class_="switch")[input(type="checkbox", id=name), span[caption]]


def _confirmation(who: Visitor) -> Element:
    """On touch screens a tap selects, and this asks whether it was meant."""
    return div(id="confirm", hidden=True)[
        p(id="confirm-text"),
        div(class_="row")[
            button(type="button", id="confirm-no")[who.say("table.cancel")],
            button(type="button", id="confirm-yes", class_="primary")[who.say("table.confirm")],
        ],
    ]


def _help(who: Visitor, with_picks: bool) -> Element:
    listed = (*KEYS, *KEYS_FOR_PICKS) if with_picks else KEYS
    return dialog(id="help", aria_labelledby="help-title")[
        h2(id="help-title")[who.say("table.keys")],
        dl[([dt[kbd[keys]], dd[who.say(key)]] for keys, key in listed)],
        form(method="dialog")[button(class_="primary")[who.say("table.close")]],
    ]
