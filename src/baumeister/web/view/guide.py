"""The guide of a lesson: what it says now, what it points at, and what there is after it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from htpy import Element, Fragment, Node, a, button, div, fragment, h2, li, p, small, span, ul
from markupsafe import Markup

from baumeister.core.event import PUBLIC
from baumeister.drawing import Drawing
from baumeister.teaching import teaching_of
from baumeister.teaching.blocks import anchor_of
from baumeister.teaching.course import Standing
from baumeister.teaching.lesson import LEARNER, PANEL, PLACE, Others
from baumeister.web.table.lesson_table import OVER, PLAYED_ON, RUNS, STRAYED, LessonTable
from baumeister.web.table.table import Table
from baumeister.web.view.parts import Parts
from baumeister.web.view.sight import Sight
from baumeister.web.view.speech import say_at, say_to
from baumeister.web.view.visitor import Visitor

# A scribe of our own, with a reed behind the ear.
FACE: Final = Markup(
    '<svg class="guide-face" viewBox="0 0 64 64" aria-hidden="true">'
    '<path d="M12 50V30C12 14 21 6 32 6s20 8 20 24v20z" fill="#2b2019"/>'
    '<path d="M14 64c1-10 8-14 18-14s17 4 18 14z" fill="#f4ecd8"/>'
    '<path d="M19 54c4 5 9 7 13 7s9-2 13-7l-4-3c-2 3-5 4-9 4s-7-1-9-4z" fill="#1f6f8b"/>'
    '<path d="M27 44h10v8c-2 3-8 3-10 0z" fill="#a86c40"/>'
    '<path d="M20 28c0-8 5-12 12-12s12 4 12 12c0 10-5 19-12 19s-12-9-12-19z" fill="#c08552"/>'
    '<path d="M18 27c1-9 7-13 14-13s13 4 14 13c-4-5-8-7-14-7s-10 2-14 7z" fill="#2b2019"/>'
    '<path d="M15 22c4-6 10-9 17-9s13 3 17 9l-1 4c-4-5-9-8-16-8s-12 3-16 8z" fill="#e0a526"/>'
    '<circle cx="32" cy="15" r="2.6" fill="#c23b22"/>'
    '<path d="M22 29q4-3 8 0M34 29q4-3 8 0" stroke="#2b2019" stroke-width="1.6" fill="none"/>'
    '<path d="M22 33q4-4 8 0q-4 3-8 0zM34 33q4-4 8 0q-4 3-8 0z" fill="#fff"/>'
    '<circle cx="26.4" cy="32.7" r="1.7" fill="#1c1410"/>'
    '<circle cx="38.2" cy="32.7" r="1.7" fill="#1c1410"/>'
    '<path d="M32 33v5l-2 1" stroke="#8f5a33" stroke-width="1.3" fill="none"/>'
    '<path d="M27 42q5 4 10 0" stroke="#7c2f22" stroke-width="1.8" fill="none"'
    ' stroke-linecap="round"/>'
    '<path d="M43 24L57 10" stroke="#b98a3a" stroke-width="2.6" stroke-linecap="round"/></svg>'
)


def add_guide_parts(parts: Parts, table: Table, who: Visitor, sight: Sight, board: Drawing) -> None:
    """Nothing at a table that teaches nothing."""
    if not isinstance(table, LessonTable):
        return
    stage, now = table.stage, table.standing()
    said = _remark(table, sight) if stage == PLAYED_ON else ""
    about = (stage, now, table.place, said, sight.seat)
    parts.add("guide", about, lambda: _guide(table, who, sight, board, said))
    parts.add("lesson-end", stage, lambda: fragment[_end(table, who)])


def _guide(
    table: LessonTable, who: Visitor, sight: Sight, board: Drawing, remark: str
) -> Fragment | str:
    now = table.standing()
    if remark:
        return _bubble(who, remark, "", [small[who.say("guide.new_rule")]])
    if table.stage != RUNS or now is None or sight.seat != LEARNER:
        return ""
    if isinstance(now.step, Others):
        assert now.entry is not None
        return _bubble(who, say_at(table, who, "guide.watch", seat=now.entry[0]), "", [])
    return _bubble(
        who,
        who.language.translate(now.text),
        _points(table, now),
        [_meant(table, who, now, sight, board), _buttons(table, who, now)],
        is_wrong=now.answer is not None and now.answer.is_wrong,
    )


def _bubble(
    who: Visitor, text: str, points: str, below: list[Node], *, is_wrong: bool = False
) -> Fragment:
    return fragment[
        FACE,
        div(class_=["bubble", {"wrong": is_wrong}], data_points=points or None)[
            span(class_="unseen")[who.say("guide.name"), ": "], p[text], below
        ],
    ]


def _points(table: LessonTable, now: Standing) -> str:
    return json.dumps(now.at) if now.at else ""


def _meant(
    table: LessonTable, who: Visitor, now: Standing, sight: Sight, board: Drawing
) -> Element | None:
    """What it points at, for those who do not see it."""
    things = list(dict.fromkeys(_names(table, who, now, sight, board)))
    if not things:
        return None
    return span(class_="unseen")[who.say("guide.points_at", things="; ".join(things))]


def _names(
    table: LessonTable, who: Visitor, now: Standing, sight: Sight, board: Drawing
) -> Iterator[str]:
    notations = {table.game.vocabulary.notation(action): action for action in sight.legal}
    for name in now.at:
        if name in notations:
            text = sight.view.describe(sight.seat, notations[name])
            yield say_to(table.game.sentences, text, table, who)
        for panel in board.panels:
            is_on_it = name.startswith(PLACE) and name.removeprefix(PLACE) in panel.places
            if is_on_it or name == PANEL + panel.name:
                yield panel.label


def _buttons(table: LessonTable, who: Visitor, now: Standing) -> Element:
    """The way on stands first, and always has the same name for the focus."""
    go_on = f"lesson/on/{table.place}"
    is_wrong = now.answer is not None and now.answer.is_wrong
    caption = "leave_it" if is_wrong else "skip_step" if now.asks else "on"
    return div(class_="row")[
        button(
            type="button",
            id="guide-on",
            class_="quiet" if now.asks else None if is_wrong else "primary",
            data_post=go_on,
            data_seat=str(LEARNER),
        )[who.say(f"guide.{caption}")],
        is_wrong
        and button(type="button", id="guide-back", class_="primary", data_guide_back=True)[
            who.say("guide.take_back")
        ],
        _progress(who, now.done + 1, now.done + now.left),
        not is_wrong
        and button(
            type="button",
            id="guide-skip",
            class_="quiet",
            data_post="lesson/skip",
            data_seat=str(LEARNER),
        )[who.say("guide.skip")],
    ]


def _progress(who: Visitor, n: int, every: int) -> Fragment:
    return fragment[
        span(class_="progress", aria_hidden="true")[f"{n}/{every}"],
        span(class_="unseen")[who.say("guide.progress", n=n, all=every)],
    ]


def _remark(table: LessonTable, sight: Sight) -> str:
    """What the lesson has left out and comes up for the first time in this game, if anything."""
    later, seat = table.lesson.later, sight.seat
    if seat == PUBLIC:
        return ""
    mine = [notation.split()[0] for who, notation in table.match.record.entries if who == seat]
    asked = [table.game.vocabulary.notation(action).split()[0] for action in sight.legal]
    begin = table.log_before_answer_of(seat) or 0
    before = {f"event.{event.key}" for event in sight.log[:begin]}
    since = [f"event.{event.key}" for event in sight.log[begin:]]
    new = [word for word in asked if word not in mine] + [key for key in since if key not in before]
    return next((later[key] for key in new if key in later), "")


def _end(table: LessonTable, who: Visitor) -> Element | None:
    """What is left, and where to go from here."""
    stage = table.stage
    if stage not in (OVER, STRAYED) or not table.seats_of(who.person):
        return None
    return div(class_="card")[
        FACE,
        h2(tabindex="-1")[_heading(table, who)],
        [p[who.say("guide.praise")], _left(table, who)] if stage == OVER else None,
        div(class_="buttons")[
            stage == OVER
            and not table.is_over
            and [
                _post(who, "play_on", "lesson/play-on", "primary big"),
                p(class_="note")[who.say("guide.play_on_note")],
            ],
            _post(who, "repeat", "lesson/repeat", "" if stage == OVER else "primary big"),
            a(class_="button", href=f"/rules/{table.game.id}")[who.say("guide.all_rules")],
            a(class_="button", href=f"/learn/{table.game.id}/page.html", download=True)[
                who.say("saved.save")
            ],
            a(class_="button", href="/")[who.say("guide.other_games")],
        ],
    ]


def _heading(table: LessonTable, who: Visitor) -> str:
    if table.stage == STRAYED:
        return who.say("guide.strayed")
    if table.end:
        return who.say("guide.left_early")
    return who.say("guide.over", game=table.game.name(who.language))


def _post(who: Visitor, key: str, address: str, style: str) -> Element:
    return button(
        type="button",
        id=f"lesson-{key}",
        class_=style or None,
        data_post=address,
        data_seat=str(LEARNER),
    )[who.say(f"guide.{key}")]


def _left(table: LessonTable, who: Visitor) -> Node:
    """Each heading that the lesson has left out, with the way to its rules."""
    clauses, left = teaching_of(table.game).clauses, table.lesson.left
    titles = {chapter.printed: chapter.title for chapter in clauses.chapters} if clauses else {}
    if not left:
        return None
    return [
        p[who.say("guide.later")],
        ul(class_="later")[
            (
                li[
                    a(href=f"/rules/{table.game.id}#{anchor_of(key)}", target="_blank")[
                        who.language.translate(titles[heading])
                    ]
                ]
                for heading, key in left.items()
                if heading in titles
            )
        ],
    ]
