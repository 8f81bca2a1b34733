"""The table: board, question, buttons, people, log and chat."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    button,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    ol,
    option,
    p,
    section,
    select,
    span,
)
from markupsafe import Markup

from baumeister.drawing import has_picks
from baumeister.teaching import Teaching, teaching_of
from baumeister.web.table.lesson_table import LessonTable
from baumeister.web.table.table import CHAT_LENGTH, Table
from baumeister.web.view.layout import page
from baumeister.web.view.link_preview import preview_of_table
from baumeister.web.view.scene import IN_WORDS, Scene
from baumeister.web.view.speech import say_at
from baumeister.web.view.stage import board, first_face
from baumeister.web.view.table_help import help_dialog
from baumeister.web.view.table_icons import (
    FILM_ICON,
    HINT_ICON,
    JUMP_ICON,
    LEFT_ICON,
    MENU_ICON,
    PAUSE_ICON,
    RIGHT_ICON,
    UNDO_ICON,
)
from baumeister.web.view.visitor import Visitor

PACES: Final = ("calm", "brisk", "instant", "step")
CONFIRMS: Final = ("needed", "always", "never")
SPOKEN_BY_SCRIPT: Final = (
    "offline",
    "copied",
    "notify_refused",
    "undo_wished",
    "since_nothing",
    "log_more",
    "log_show",
    "hint_thinks",
    "skip",
    "why",
)
SPOKEN_OF_HAND: Final = {
    "held": ("thing",),
    "held_turning": ("thing",),
    "turned": ("n", "turns"),
    "put_down": ("thing",),
}  # with the gaps that the script fills


def table_page(found: Table, who: Visitor, now: Scene, invitation: str) -> Element:
    """`invitation` is the address for those who are to take an open seat."""
    title = found.game.name(who.language)
    teaching = teaching_of(found.game)
    return page(
        who,
        title,
        h1(class_="unseen")[title],
        section(
            id="table",
            class_="lesson" if isinstance(found, LessonTable) else None,
            data_table=found.info.id,
            data_shown=now.mark,
            data_scene=json.dumps({**now.data, "events": [], "finale": []}),
            data_texts=json.dumps(_texts(found, who), ensure_ascii=False),
            data_person="known" if who.person else None,
            data_invitation=None if found.is_full else invitation,
            data_spread=now.board.spread,
            data_colours=now.board.colours,
            data_face=first_face(now.board),
            data_pace=_usual_pace(found),
            data_sides=" ".join(teaching.sides(found.match.state)) or None,
        )[
            _bar(who, now),
            _ask(found, who, now),
            board(who, now.board, _lines(now, IN_WORDS), [_handover(now), _welcome(now)]),
            div(id="aside")[
                div(id="rivals", role="group", aria_label=who.say("table.people"))[
                    _part(now, "rivals")
                ],
                _side(found, who, now),
            ],
            _tip(who, teaching),
            isinstance(found, LessonTable)
            and [
                div(id="lesson-end")[_part(now, "lesson-end")],
                div(id="pointers", aria_hidden="true"),
            ],
            div(id="offline", role="status", hidden=True),
            div(id="toast", role="status", hidden=True),
            div(id="told", class_="unseen", aria_live="polite"),
            div(id="alarm", class_="unseen", role="alert"),
            help_dialog(who, has_picks(found.game)),
        ],
        kind="table",
        styles="lesson" if isinstance(found, LessonTable) else "table",
        scripts="table",
        game=found.game,
        preview=preview_of_table(found, who),
        seats=len(found.seats),
        is_turn=bool(now.data["legal"]),
    )


def _tip(who: Visitor, teaching: Teaching) -> Element:
    """What a thing on the board is, and the way to its rule."""
    return div(id="tip", hidden=True)[
        span(id="tip-words"),
        teaching.rules_page is not None
        and button(type="button", id="tip-rule")[who.say("table.rule_of_thing")],
    ]


def _bar(who: Visitor, now: Scene) -> Element:
    """What is played and how far, the way to everything else, and help for one's own turn."""
    say = who.say
    return div(id="bar")[
        button(type="button", id="menu", aria_expanded="false", aria_label=say("table.menu"))[
            MENU_ICON
        ],
        div(id="headline")[_part(now, "headline")],
        button(
            type="button",
            id="since",
            disabled=not now.data["since"],
            title=say("table.since"),
            aria_label=say("table.since"),
            aria_expanded="false",
            aria_keyshortcuts="S",
        )[FILM_ICON],
        button(
            type="button",
            id="jump",
            hidden=True,
            title=say("table.jump"),
            aria_label=say("table.jump"),
        )[JUMP_ICON],
        button(
            type="button",
            id="pause",
            title=say("table.pause"),
            aria_label=say("table.pause"),
            aria_pressed="false",
            aria_keyshortcuts="P",
        )[PAUSE_ICON],
        button(
            type="button",
            id="undo",
            disabled=now.data["can_undo"] is not True,
            aria_keyshortcuts="U",
        )[UNDO_ICON, span[say("table.undo")]],
        button(
            type="button",
            id="hint",
            disabled=now.data["can_ask"] is not True,
            aria_keyshortcuts="H",
        )[HINT_ICON, span[say("table.hint")]],
    ]


def _ask(found: Table, who: Visitor, now: Scene) -> Element:
    """The question, and every answer that is not on the board."""
    return div(id="ask")[
        isinstance(found, LessonTable) and div(id="guide", aria_live="polite")[_part(now, "guide")],
        div(id="prompt", tabindex="-1")[_part(now, "prompt")],
        button(
            type="button",
            id="unfold",
            class_="quiet",
            title=who.say("table.unfold"),
            aria_label=who.say("table.unfold"),
            aria_controls="prompt",
            aria_expanded="false",
        )["…"],
        button(type="button", id="next", class_="primary", hidden=True)[who.say("table.next")],
        button(type="button", id="show-result", class_="primary")[who.say("table.result")],
        p(id="advice", role="status", hidden=True),
        div(id="notices")[_part(now, "notices")],
        _hand(who),
        _confirmation(who),
        div(id="actions", role="group", aria_label=who.say("table.actions"))[_part(now, "actions")],
    ]


def _handover(now: Scene) -> Element:
    return div(id="handover", hidden=now.data["pass_to"] is None)[_part(now, "handover")]


def _welcome(now: Scene) -> Element:
    return div(id="welcome")[_part(now, "welcome")]


def _part(now: Scene, name: str) -> Markup:
    """A fragment that is HTML already."""
    return Markup(now.fragments[name])


def _texts(found: Table, who: Visitor) -> dict[str, str]:
    """What the script may have to say."""
    title = found.game.name(who.language)
    hand = {
        key: say_at(found, who, f"hold.{key}", {gap: f"{{{gap}}}" for gap in gaps})
        for key, gaps in SPOKEN_OF_HAND.items()
    }
    return {
        **hand,
        **{key: who.say(f"table.{key}") for key in SPOKEN_BY_SCRIPT},
        "title": f"{title} · Baumeister",
        "title_turn": f"● {who.say('table.your_turn')} – {title}",
        "title_asked": f"● {who.say('table.you_are_asked')} – {title}",
    }


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
        div(id="result")[_part(now, "result")],
        div(id="tabs", role="tablist")[
            _tab("people", say("table.people")),
            _tab("log", say("table.log")),
            _tab("chat", say("table.chat")),
            _tab("more", say("table.more")),
        ],
        _panel("people")[h2[say("table.people")], div(id="people")[_part(now, "people")]],
        _panel("log")[ol(id="log", tabindex="0", aria_label=say("table.log"))[_log(now)]],
        _panel("chat")[_chat(found, who, now)],
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
    return [
        li(
            data_seat=str(event["seat"]),
            data_about=_about(event["moves"]),
            data_decided=event["decided"],
        )[event["text"]]
        for event in events
    ]


def _about(moves: Sequence[tuple[str, str]]) -> str | None:
    """The places on the board that an event is about."""
    return " ".join(dict.fromkeys(place for move in moves for place in move)) or None


def _lines(now: Scene, beginning: str) -> list[Element]:
    """The fragments that are lines of one list."""
    return [li(id=key)[_part(now, key)] for key in now.fragments if key.startswith(beginning)]


def _chat(found: Table, who: Visitor, now: Scene) -> Node:
    say = who.say
    return [
        ol(id="chat", tabindex="0", aria_label=say("table.chat"), data_empty=say("table.no_chat"))[
            _lines(now, "chat-")
        ],
        div(id="talk-state")[_part(now, "talk-state")],
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
        who.person
        and p(class_="talk-settings")[a(href=f"/t/{found.info.id}/talk")[say("talk.settings")],],
    ]


def _more(found: Table, who: Visitor, now: Scene) -> Node:
    say = who.say
    return [
        _switch("estimate", say("table.estimate")),
        _choice(who, "pace", PACES),
        _choice(who, "confirms", CONFIRMS),
        _switch("sound", say("table.sound")),
        _switch("notify", say("table.notify")),
        button(type="button", id="show-help")[say("table.help")],
        who.person
        and [
            button(type="button", id="device", aria_haspopup="dialog")[say("table.device")],
        ],
        div(id="leaving")[_part(now, "leaving")],
    ]


def _switch(name: str, caption: str) -> Element:
    return label(class_="switch")[input(type="checkbox", id=name), span[caption]]


def _choice(who: Visitor, name: str, wishes: Sequence[str]) -> Element:
    return label(class_="switch")[
        span[who.say(f"table.{name}")],
        select(id=name)[(option(value=wish)[who.say(f"table.{name}_{wish}")] for wish in wishes)],
    ]


def _usual_pace(found: Table) -> str:
    """How fast what others do is shown: bots answer faster than anybody can follow."""
    return "calm" if any(seat.is_played_by_bot for seat in found.seats) else "brisk"


def _confirmation(who: Visitor) -> Element:
    """Where a tap only selects, this says what it would do, and does it."""
    return div(id="confirm", hidden=True)[
        p(id="confirm-text"),
        div(class_="row")[
            button(type="button", id="confirm-no")[who.say("table.cancel")],
            button(type="button", id="confirm-yes", class_="primary")[who.say("table.confirm")],
        ],
    ]
