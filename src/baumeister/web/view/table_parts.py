"""The parts of the table page that change: each one is the inner HTML of an element."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from htpy import Element, Node, button, div, fragment, h2, p, span

from baumeister.core.action import Action
from baumeister.core.state import State
from baumeister.web.table.table import Table, is_played_by_bot
from baumeister.web.view.people_panel import level_form, people_panel
from baumeister.web.view.result_panel import result_panel, winner_sentence
from baumeister.web.view.speech import say_at, say_names
from baumeister.web.view.visitor import Visitor


def table_parts(
    table: Table,
    who: Visitor,
    seat: int,
    view: State,
    legal: Sequence[Action],
    on_board: set[str],
    pass_to: int | None,
    present: Collection[int],
    can_replace: bool,
    is_urgent: bool,
) -> dict[str, str]:
    """By the id of their element; `on_board` are the answers that the drawing offers itself.

    `present` are the seats of people who have the table open, and for the others this visitor may
    perhaps let a bot play. It is urgent if somebody else's turn
    has come to a halt until this seat answers.
    """
    result = view.result()
    return {
        "prompt": str(_prompt(table, who, seat, view, legal, pass_to, is_urgent)),
        "notices": str(fragment[_notices(table, who)]),
        "actions": str(fragment[_buttons(table, who, seat, view, legal, on_board)]),
        "result": str(result_panel(table, who, result)) if result is not None else "",
        "people": str(people_panel(table, who, present, can_replace)),
        "leaving": str(fragment[_leaving(table, who)]),
        "handover": str(fragment[_handover(table, who, pass_to)]),
        **_chat(table),
    }


def _prompt(
    table: Table,
    who: Visitor,
    seat: int,
    view: State,
    legal: Sequence[Action],
    pass_to: int | None,
    is_urgent: bool,
) -> Element:
    if not legal:
        return p[_news(table, who, pass_to)]
    question = table.game.sentences.say(view.prompt(seat), who.language, table.names)
    if len(table.seats_of(who.person)) > 1:
        question = say_at(table, who, "table.asked_on_screen", {"question": question}, seat=seat)
    return p(class_=["mine", {"urgent": is_urgent}])[
        question,
        forced(view, legal) is not None and span(class_="note")[f" {who.say('table.forced')}"],
    ]


def forced(view: State, legal: Sequence[Action]) -> str | None:
    """The notation of the only answer, where nobody needs to think about it.

    That is a question within somebody's turn. The turn itself is for the player to take, passing
    is shown before it is done, so that nobody wonders where his turn went, and whoever is done
    says so himself, because he may rather take something back. Where others must not learn that
    there was no choice, it is not answered faster than if there were one.
    """
    is_plain = len(view.agenda) > 1 and not view.agenda[-1].conceals()
    if len(legal) == 1 and is_plain and legal[0].word not in ("pass", "done"):
        return legal[0].notation()
    return None


def _news(table: Table, who: Visitor, pass_to: int | None) -> str:
    """Whom the table waits for, or how it ended."""
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
    is_bot = is_played_by_bot(table.seats[asked[0]])
    return say_at(table, who, "table.asks_bot" if is_bot else "table.asks_person", seat=asked[0])


def _notices(table: Table, who: Visitor) -> list[Node]:
    own = table.seats_of(who.person)
    stood_in = [seat for seat in own if table.seats[seat].is_substituted and not table.is_over]
    return [
        None if own else p(class_="remark")[who.say("table.watching")],
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


def _wish_of_undo(table: Table, who: Visitor) -> Element | None:
    seat = table.undo_wished_by
    if seat is None:
        return None
    wishes = who.person == table.seats[seat].person
    if wishes or who.person not in table.people() or who.person in table.undo_agreed:
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


def _buttons(
    table: Table,
    who: Visitor,
    seat: int,
    view: State,
    legal: Sequence[Action],
    on_board: set[str],
) -> list[Element]:
    """What has no place on the board."""
    say = table.game.sentences.say
    return [
        button(type="button", class_="action", data_action=action.notation())[
            say(view.describe(seat, action), who.language, table.names)
        ]
        for action in legal
        if action.notation() not in on_board
    ]


def _leaving(table: Table, who: Visitor) -> list[Element]:
    """Hand a seat over to a bot, one form for each own seat."""
    if table.is_over or not table.is_full:
        return []
    own = [seat for seat in table.seats_of(who.person) if not table.seats[seat].is_substituted]
    if not own:
        return []
    return [
        h2[who.say("table.leave")],
        p(class_="note")[who.say("table.leave_note")],
        *(
            level_form(table, who, seat, "leave", _let_bot_play(table, who, seat, own))
            for seat in own
        ),
    ]


def _let_bot_play(table: Table, who: Visitor, seat: int, own: list[int]) -> str:
    """Several people at one screen are called by their names."""
    if len(own) == 1:
        return who.say("table.let_bot_play_for_me")
    return say_at(table, who, "table.let_bot_play", seat=seat)


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


def _chat(table: Table) -> dict[str, str]:
    """Each line has an id of its own, so that only new ones are sent."""
    return {
        f"chat-{int(line.at * 1_000_000)}": str(
            fragment[span(class_="name")[line.name], f" {line.text}"]
        )
        for line in table.chat
    }
