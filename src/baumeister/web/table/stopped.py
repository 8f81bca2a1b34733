"""Tables that cannot go on here: their rules are unknown by now, or do not lead where they were."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from baumeister.core.action import HIDDEN
from baumeister.core.record import Entry, Record
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text
from baumeister.web.table.house import House
from baumeister.web.table.journal import entries
from baumeister.web.table.store import JournalLine, KeptTable

log = logging.getLogger("baumeister")


class Stopped(Refusal):
    """It can be looked at up to its answer `at`, if it begins at all (otherwise that is None).

    Whatever is to be changed there is refused; what is kept of it stays as it is.
    """

    def __init__(self, kept: KeptTable, why: Exception, at: int | None = None) -> None:
        self.why = _plain(why)
        super().__init__(self.why.text, self.why.sentences)
        self.kept = kept
        self.cause = repr(why)  # for the log
        self.at = at

    def log(self) -> None:
        told = {"table": self.kept.info.id, "why": self.cause, "answers": self.at}
        log.warning("table_stopped", extra=told)


class Closed(Stopped):
    """Whoever runs the server has closed it; what is kept of it stays as it is."""

    def __init__(self, kept: KeptTable) -> None:
        super().__init__(kept, Refusal(Text("refuse.table_closed")))


def _plain(why: Exception) -> Refusal:
    """What is wrong, without the line of a record that nobody sees."""
    if not isinstance(why, Refusal):
        return Refusal(Text("refuse.unreadable"))
    within = why.text.words.get("why")
    return Refusal(within, why.sentences) if isinstance(within, Text) else why


def kept_record(kept: KeptTable, house: House, person: str, names: list[str]) -> Record:
    """What is kept of a game, read without its rules.

    Nobody can say what who has seen of it, so before its end only one's own answers are shown.
    """
    info, answers = kept.info, _answers(kept.lines)
    own = [number for number, seat in enumerate(kept.seats) if person and seat.person == person]
    if not kept.is_over:
        shown = own if len(own) == 1 else []  # people at one screen have secrets from each other
        hidden = HIDDEN.notation()
        answers = [(seat, text if seat in shown else hidden) for seat, text in answers]
    record = Record(info.game, info.rules_version, info.seats, info.variants, answers, info.edition)
    record.players = names
    if info.luck_from is not None:
        luck = house.luck(info.id, [seat.word for seat in kept.seats], info.luck_from)
        record.luck = luck if kept.is_over else luck.hidden()
    return record


def _answers(lines: Sequence[JournalLine]) -> list[Entry]:
    try:
        return entries(lines)
    except (ValueError, TypeError, KeyError):  # a line that nobody can have written
        return [(line.seat, line.text) for line in lines]
