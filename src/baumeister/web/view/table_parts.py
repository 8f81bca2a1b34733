"""The parts of the table page that change: each one is the inner HTML of an element."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from htpy import (
    Element,
    Fragment,
    Node,
    a,
    button,
    details,
    div,
    em,
    fragment,
    h2,
    p,
    span,
    summary,
)
from markupsafe import Markup

from baumeister.core.action import Action
from baumeister.core.text import Text
from baumeister.drawing import Viewer
from baumeister.drawing.gains import gains_of
from baumeister.play.declined import turn_owner
from baumeister.web.table.store import ChatLine
from baumeister.web.table.table import Table
from baumeister.web.view.parts import Parts, paragraph
from baumeister.web.view.people_panel import Attendance, level_form, people_panel
from baumeister.web.view.result_panel import result_panel, winner_sentence
from baumeister.web.view.sight import Sight
from baumeister.web.view.speech import names_for, say_at, say_names
from baumeister.web.view.stopped import stopped_sentence
from baumeister.web.view.visitor import Visitor
from baumeister.web.view.welcome import is_invited, welcome


def add_table_parts(
    parts: Parts,
    table: Table,
    who: Visitor,
    sight: Sight,
    on_board: Collection[Action],
    attendance: Attendance,
) -> None:
    """`on_board` are the answers that the drawing offers itself."""
    result, asked = sight.view.result(), tuple(table.asked())
    around = (tuple(table.seats), table.is_over, table.stopped, table.host_name)
    parts.add("prompt", prompt := _prompt(table, who, sight), lambda: prompt)
    parts.add("notices", notices := _notices(table, who, sight.seat), lambda: notices)
    parts.add("actions", actions := _actions(table, who, sight, on_board), lambda: actions)
    parts.add("result", result, lambda: result_panel(table, who, result) if result else "")
    parts.add(
        "people",
        (*around, asked, _overdue(table), _others(table, who, attendance)),
        lambda: people_panel(table, who, attendance),
    )
    parts.add("leaving", around, lambda: fragment[_leaving(table, who)])
    parts.add(
        "handover", (*around, sight.pass_to), lambda: fragment[_handover(table, who, sight.pass_to)]
    )
    parts.add("welcome", around, lambda: fragment[welcome(table, who)])
    parts.add("talk-state", table.is_quiet, partial(_talk_state, table, who))
    for line in table.chat:  # each has an id of its own, so that only new ones are sent
        if line.person not in who.muted:
            chat_line = partial(_chat_line, table.info.id, who, line)
            parts.add(f"chat-{line_mark(line)}", line, chat_line)


def _prompt(table: Table, who: Visitor, sight: Sight) -> Markup:
    if not sight.legal:
        return paragraph(_news(table, who, sight.pass_to))
    text = sight.view.prompt(sight.seat)
    question = table.game.sentences.say(text, who.language, names_for(table, who))
    if len(table.seats_of(who.person)) > 1:
        words = {"question": question}
        question = say_at(table, who, "table.asked_on_screen", words, seat=sight.seat)
    return paragraph(question, "mine urgent" if sight.is_urgent else "mine")


def _others(table: Table, who: Visitor, attendance: Attendance) -> Attendance:
    """Nobody is told that they are there themselves."""
    own = table.seats_of(who.person)
    return replace(attendance, present=[seat for seat in attendance.present if seat not in own])


def _overdue(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(table.seats)) if table.is_overdue(seat))


def _news(table: Table, who: Visitor, pass_to: int | None) -> str:
    """Whom the table waits for, or how it ended."""
    if table.stopped is not None:
        return stopped_sentence(table.stopped, who.language)
    result = table.match.state.result()
    if result is not None:
        return winner_sentence(table, who, result)
    if not table.is_full:
        return who.say("table.not_full", n=sum(seat.kind == "open" for seat in table.seats))
    if pass_to is not None:
        return say_at(table, who, "table.pass_to", seat=pass_to)
    asked = table.asked()
    if len(asked) != 1:
        return say_at(table, who, "table.asks_several", {"names": say_names(table, who, asked)})
    is_bot = table.seats[asked[0]].is_played_by_bot
    return say_at(table, who, "table.asks_bot" if is_bot else "table.asks_person", seat=asked[0])


def _notices(table: Table, who: Visitor, seat: int) -> str:
    """Mostly nothing at all."""
    found = [
        *_remarks(table, who),
        _done_for_you(table, who, seat),
        _secret_steps(table, who, seat),
    ]
    return "".join(str(fragment[node]) for node in found if node)


def _remarks(table: Table, who: Visitor) -> list[Node]:
    own = table.seats_of(who.person)
    stood_in = [seat for seat in own if table.seats[seat].is_substituted and not table.is_over]
    return [
        None if own or is_invited(table, who) else p(class_="remark")[who.say("table.watching")],
        _drawn_lots(table, who),
        _record(table, who) if table.stopped else None,
        [
            div(class_="remark urgent")[
                p[say_at(table, who, "table.substituted", seat=seat)],
                button(
                    type="button",
                    class_="primary",
                    id=f"come-back-{seat}",
                    data_post="come-back",
                    data_seat=str(seat),
                )[who.say("table.come_back")],
            ]
            for seat in stood_in
        ],
        _wish_of_undo(table, who),
    ]


def _record(table: Table, who: Visitor) -> Element:
    address = f"/t/{table.info.id}/record.txt"
    return div(class_="row")[
        a(class_="button", href=address, download=True)[who.say("result.record")]
    ]


def _secret_steps(table: Table, who: Visitor, seat: int) -> Element | None:
    """What one has answered so far where nobody has seen it; each step can be taken back."""
    if table.changes_secretly(who.person) != seat and not table.secrets.is_changing(seat):
        return None
    is_whole = table.secrets.is_whole(seat) and not table.secrets.is_changing(seat)
    say, names = table.game.sentences.say, names_for(table, who)
    return div(class_="remark secret")[
        p[who.say("table.secret_whole" if is_whole else "table.secret_steps")],
        div(class_="row")[
            (
                button(
                    type="button",
                    data_post=f"withdraw/{number}",
                    data_seat=str(seat),
                    title=who.say("table.withdraw"),
                )[say(step.text(), who.language, names), " ×"]
                for number, step in enumerate(table.secrets.steps(seat))
            ),
            table.secrets.is_changing(seat)
            and button(type="button", data_post="keep", data_seat=str(seat))[
                who.say("table.keep_answer")
            ],
        ],
    ]


def _done_for_you(table: Table, who: Visitor, seat: int) -> Element | None:
    """What was answered without asking, as there was no choice."""
    done = table.done_for(seat)
    if not done or table.is_over:
        return None
    names = names_for(table, who)
    actions = [table.game.sentences.say(text, who.language, names) for text in done]
    return p(class_="remark")[who.say("table.done_for_you", action=" · ".join(actions))]


def _drawn_lots(table: Table, who: Visitor) -> Element | None:
    """How the lot has fallen, until one has answered for the first time."""
    own = table.seats_of(who.person)
    is_new = own and table.is_full and not table.is_over and table.last_answer(own) is None
    if not table.info.is_order_drawn or not is_new:
        return None
    names = say_names(table, who, range(len(table.seats)))
    return p(class_="remark")[who.say("table.lot_decided", names=names)]


def _wish_of_undo(table: Table, who: Visitor) -> Element | None:
    wish = table.wish
    if wish is None:
        return None
    seat, agreed = wish.seat, wish.agreed
    wishes = who.person == table.seats[seat].person
    if wishes or who.person not in table.people() or who.person in agreed:
        return div(class_="remark")[p[say_at(table, who, "table.waits_for_undo", seat=seat)]]
    return div(class_="remark urgent")[
        p[say_at(table, who, "table.wishes_undo", seat=seat)],
        div(class_="row")[
            button(type="button", class_="primary", id="agree", data_agree="yes")[
                who.say("table.agree")
            ],
            button(type="button", id="decline", data_agree="no")[who.say("table.decline")],
        ],
    ]


def _actions(table: Table, who: Visitor, sight: Sight, on_board: Collection[Action]) -> str:
    """What has no place on the board."""
    found = [*_buttons(table, who, sight, on_board), _decline(table, who, sight)]
    return "".join(str(node) for node in found if node is not None)


def _buttons(
    table: Table, who: Visitor, sight: Sight, on_board: Collection[Action]
) -> list[Element]:
    say, notation = table.game.sentences.say, table.game.vocabulary.notation
    beside = [action for action in sight.legal if action not in on_board]
    if not beside:
        return []
    names = names_for(table, who)
    gains = gains_of(sight.view, Viewer(sight.seat, language=who.language, names=names), beside)
    return [
        button(type="button", class_="action", data_action=notation(action))[
            say(sight.view.describe(sight.seat, action), who.language, names),
            action in gains and f" ({gains[action]})",
        ]
        for action in beside
    ]


def _decline(table: Table, who: Visitor, sight: Sight) -> Element | None:
    """“Not this turn”, in whose turns such questions come, and not while another one is asked."""
    own = [seat for seat in table.seats_of(who.person) if seat in table.seats_of_people]
    state, wishes = table.match.state, table.game.declines
    if not wishes or len(own) != 1 or table.is_over or not table.is_full:
        return None
    is_own = turn_owner(state) == own[0]
    is_other = sight.legal and state.agenda[-1].default(state, own[0]) is None
    if is_own != (wishes == "own") or (is_other and not is_own):
        return None
    return button(
        type="button",
        class_="decline",
        data_post="decline",
        data_seat=str(own[0]),
        aria_pressed=str(table.declined.holds(own[0], state)).lower(),
    )[table.game.sentences.say(Text("not_this_turn"), who.language)]


def _leaving(table: Table, who: Visitor) -> list[Element]:
    """Hand a seat over to a bot: one form for each of the visitor's seats."""
    if table.is_over or table.stopped or not table.is_full:
        return []
    own = [seat for seat in table.seats_of(who.person) if not table.seats[seat].is_substituted]
    if not own:
        return []
    return [
        h2[who.say("table.leave")],
        p(class_="note")[who.say("table.leave_waits")],
        a(class_="button", href="/")[who.say("table.leave_for_now")],
        *(_let_bot_play(table, who, seat, own) for seat in own),
    ]


def _let_bot_play(table: Table, who: Visitor, seat: int, own: list[int]) -> Element:
    """Behind a line of its own, with what will come of it: nobody does it by a slip."""
    is_last = table.people() <= {who.person} and len(own) == 1
    caption = who.say("table.let_bot_play_for_me")
    if len(own) > 1:
        caption = say_at(table, who, "table.let_bot_play", seat=seat)
    elif is_last:
        caption = who.say("table.let_bots_finish")
    note = who.say("table.leave_finishes" if is_last else "table.leave_note")
    return details(class_="handing-over")[
        summary[caption], p(class_="note")[note], level_form(table, who, seat, "leave", caption)
    ]


def _handover(table: Table, who: Visitor, pass_to: int | None) -> list[Element]:
    if pass_to is None:
        return []
    return [
        p(class_="lead")[say_at(table, who, "table.pass_to", seat=pass_to)],
        p(class_="note")[say_at(table, who, "table.pass_note", seat=pass_to)],
        button(type="button", class_="primary", id="take-over", data_take_over=str(pass_to))[
            say_at(table, who, "table.taken_over", seat=pass_to)
        ],
    ]


def line_mark(line: ChatLine) -> str:
    """By which a line of the chat is found again."""
    return str(int(line.at * 1_000_000))


def _chat_line(table: str, who: Visitor, line: ChatLine) -> Fragment:
    """Whoever runs the server leaves nothing of a line that they remove but who has said it."""
    said = f" {line.text}" if line.text else [" ", em[who.say("talk.removed")]]
    about = who.say("talk.about_line", name=line.name)
    return fragment[
        span(class_="name")[line.name],
        said,
        a(
            class_="about-line",
            href=f"/t/{table}/talk?line={line_mark(line)}",
            aria_label=about,
            title=about,
        )["⋯"]
        if who.person and line.person != who.person
        else None,
    ]


def _talk_state(table: Table, who: Visitor) -> Fragment:
    return fragment[p(class_="note")[who.say("talk.is_off")] if table.is_quiet else None]
