"""The people around a table: who sits where, who is a bot, and which seats are open."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from htpy import Element, Node, button, div, form, fragment, input, label, option, p, select
from markupsafe import Markup

from baumeister.bots import SECONDS, usual_level
from baumeister.drawing.svg import escape
from baumeister.play.sitter import Sitter
from baumeister.web.table.table import LIVE, Table
from baumeister.web.view.luck_page import luck_link
from baumeister.web.view.parts import paragraph
from baumeister.web.view.sharing import code_to_scan, share_button
from baumeister.web.view.speech import (
    character,
    level_name,
    names_for,
    rated_level,
    say_at,
    stone_text,
)
from baumeister.web.view.visitor import Visitor


@dataclass(frozen=True)
class Attendance:
    """Who else is at a table, as far as that concerns one viewer."""

    present: Collection[int]  # the seats of people who have the table open
    can_replace: bool  # whether the viewer may let bots play for those who are away
    onlookers: int = 0  # how many people have the table open and no seat


def people_panel(table: Table, who: Visitor, attendance: Attendance) -> Markup:
    """Written by hand, since nearly every push has one."""
    is_inviting = not table.is_full and table.seats_of(who.person)
    names, asked = names_for(table, who), table.asked()
    rows = [
        _seat(table, who, number, names[number], number in asked, attendance)
        for number in range(len(table.seats))
    ]
    return Markup(
        f'<div>{_invitation(table, who) if is_inviting else ""}<ul class="sitters">{"".join(rows)}'
        f"</ul>{''.join(_remarks(table, who, attendance))}</div>"
    )


def _remarks(table: Table, who: Visitor, attendance: Attendance) -> Iterator[str]:
    """What is worth knowing about a table, in a low voice."""
    info = table.info
    if info.is_order_drawn:
        yield paragraph(who.say("table.lots_drawn"), "note")
    if info.speed != LIVE:
        yield paragraph(who.say("table.days", n=int(info.speed)), "note")
    if attendance.onlookers:
        yield paragraph(who.say("table.onlookers", n=attendance.onlookers), "note")
    if link := luck_link(table, who):
        yield f'<p class="note">{link}</p>'


def _seat(
    table: Table, who: Visitor, number: int, name: str, is_asked: bool, attendance: Attendance
) -> str:
    seat, is_present = table.seats[number], number in attendance.present
    can_replace = attendance.can_replace and not is_present
    controls = _controls(table, who, number, seat, can_replace)
    styles = "sitter" + " asked" * is_asked + " open" * (seat.kind == "open")
    asked_now = escape(who.say("table.asked_now")) if is_asked else ""
    asked = f'<span class="unseen">, {asked_now}</span>' if is_asked else ""
    return (
        f'<li class="{styles}">{stone_text(number)}<span class="name">{escape(name)}{asked}</span>'
        f'<span class="kind">{escape(_kind(table, who, seat, is_present))}</span>'
        f"{fragment[controls] if controls else ''}</li>"
    )


def _kind(table: Table, who: Visitor, seat: Sitter, is_present: bool) -> str:
    if seat.kind == "bot":
        level, seconds = level_name(who, seat.level), SECONDS.get(seat.level)
        if seconds is None:
            return who.say("table.bot", level=level)
        return who.say("table.bot_with_time", level=level, n=seconds)
    if seat.kind == "open":
        return who.say("table.open")
    if seat.is_substituted:
        return who.say("table.substitute", level=level_name(who, seat.level))
    if seat.person == who.person:
        is_alone = len(table.seats_of(who.person)) == 1
        return who.say("table.you" if is_alone else "table.this_screen")
    return who.say("table.here" if is_present else "table.away")


def _controls(table: Table, who: Visitor, number: int, seat: Sitter, can_replace: bool) -> Node:
    """What this visitor may do with a seat."""
    if seat.kind == "open":
        return [
            None if table.seats_of(who.person) else _sit(who, number),
            who.person == table.info.host and _fill(table, who, number),
        ]
    if seat.person == who.person or seat.is_played_by_bot or table.is_over:
        return None
    if can_replace or (table.seats_of(who.person) and table.is_overdue(number)):
        caption = say_at(table, who, "table.let_bot_play", seat=number)
        return level_form(table, who, number, "leave", caption)
    return None


def _sit(who: Visitor, number: int) -> Element:
    """A newcomer is asked for a name then."""
    return button(
        type="button",
        class_="primary",
        id=f"sit-{number}",
        data_post="sit",
        data_seat=str(number),
    )[who.say("table.sit")]


def _fill(table: Table, who: Visitor, number: int) -> Element:
    return level_form(table, who, number, "fill", who.say("table.give_to_bot"))


def level_form(table: Table, who: Visitor, number: int, post: str, caption: str) -> Element:
    """A choice of level, and a button that sends it for a seat."""
    name = f"{post}-{number}"
    return form(class_="row", data_post=post, data_seat=str(number))[
        label(class_="unseen", for_=f"{name}-level")[who.say("table.level")],
        select(name="level", id=f"{name}-level")[
            (
                option(
                    value=level,
                    selected=level == usual_level(table.game),
                    title=character(who, level),
                )[rated_level(who, table.game, level)]
                for level in table.levels
            )
        ],
        button(id=name)[caption],
    ]


def _invitation(table: Table, who: Visitor) -> Element:
    """A link to share or to copy, which the page writes in, and a code to scan."""
    title = who.say("table.invite_title", game=table.game.name(who.language))
    return div(class_="invitation")[
        p(class_="note")[who.say("table.invite")],
        div(class_="row")[
            input(
                readonly=True,
                id="invitation",
                aria_label=who.say("table.invitation"),
                autocomplete="off",
            ),
            button(type="button", id="copy-invitation", data_copy_from="invitation")[
                who.say("table.copy")
            ],
            share_button(who, "invitation", title),
        ],
        code_to_scan(who, f"/t/{table.info.id}/invitation.svg"),
    ]
