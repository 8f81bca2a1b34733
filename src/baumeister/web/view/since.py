"""Since somebody's turn: what the others have done, a picture and a sentence for each answer."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from baumeister.core.game import Game
from baumeister.core.record import Record
from baumeister.core.state import State
from baumeister.drawing import Drawing, Viewer
from baumeister.play.sitting import news_begin
from baumeister.web.table.table import Table
from baumeister.web.view.board import PART
from baumeister.web.view.replay_film import FilmStep, View, steps_of, told_of
from baumeister.web.view.replay_source import views
from baumeister.web.view.speech import bots_to_ask, names_for, reader_of
from baumeister.web.view.visitor import THEMES, Visitor

TURNS_BACK: Final = 3  # of one's own, until something has changed
MOST: Final = 24  # pictures; whoever was away for longer has the replay


@dataclass(frozen=True)
class Story:
    """What is told, and to whom; a value, so that it can be told in another thread."""

    game: Game
    record: Record
    names: Sequence[str]
    reader: int  # the seat that is “you”
    view: View
    own: Sequence[int]  # seats of whoever it is told to
    bots: Sequence[int]  # seats that can be asked why


def story_of(table: Table, who: Visitor) -> Story:
    record = table.match.record
    copy = Record(
        record.game,
        record.rules_version,
        record.seats,
        record.variants,
        record.entries[:],
        record.edition,
    )
    own = table.seats_of(who.person)
    view, bots = views(table, who.person)[0], bots_to_ask(table, who.person)
    return Story(
        table.game, copy, names_for(table, who), reader_of(table, who.person), view, own, bots
    )


def since_turn(story: Story, who: Visitor) -> list[dict[str, object]]:
    """What others did since the last turn after which they changed something, for the page."""
    entries = story.record.entries
    told: list[dict[str, object]] = []
    for _ in range(TURNS_BACK):
        begins = news_begin(entries, story.own)
        told = _told(story, begins, who)
        if told or not begins:
            break
        entries = entries[:begins]
    return told


def _told(story: Story, begins: int, who: Visitor) -> list[dict[str, object]]:
    """The latest steps of others that changed something."""
    shown = deque(_shown(story, begins), maxlen=MOST + 1)
    told: list[dict[str, object]] = []
    before: Drawing | None = None
    for step, state in shown:
        viewer = Viewer(story.view.seat, (), story.view.events(step), who.language, story.names)
        now = Drawing(state, viewer)
        name = changed_panel(before, now) if before else ""
        if name and step.seat not in story.own:
            text = " ".join(counted(told_of(story, step, story.view, who)))
            picture = now.still(name, THEMES[who.theme], PART)
            glimpse = {"at": step.at, "seat": step.seat, "text": text, "picture": picture}
            told.append({**glimpse, "can_say_why": step.seat in story.bots})
        before = now
    return told


def counted(sentences: Sequence[str]) -> list[str]:
    """The same sentence several times in a row is one, with a number."""
    runs = [(text, sum(1 for _ in same)) for text, same in groupby(sentences)]
    return [text if count == 1 else f"{text} (×{count})" for text, count in runs]


def _shown(story: Story, begins: int) -> Iterator[tuple[FilmStep, State]]:
    """From the moment that is known already."""
    for step, state in steps_of(story.game, story.record):
        if step.at >= begins:
            yield step, story.view.state(state)


def changed_panel(before: Drawing, now: Drawing) -> str:
    """The panel in which most is new, rather one that all see; nothing if there is none."""
    old, new = before.parts(PART, is_still=True), now.parts(PART, is_still=True)
    changes = {
        panel.name: sum(old.get(name) != new[name] != "" for name in panel.parts)
        for panel in now.panels
        if not panel.views
    }
    on_stage = now.on_stage
    changed = [name for name, count in changes.items() if count]
    return max(changed, key=lambda name: (name in on_stage, changes[name]), default="")
