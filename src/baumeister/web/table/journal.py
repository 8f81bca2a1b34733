"""The journal of a table, read as the answers that count."""

from __future__ import annotations

import json
from collections.abc import Sequence

from baumeister.core.record import Entry
from baumeister.play.secret_answers import with_steps
from baumeister.web.table.store import CHANGE, REWIND, JournalLine


def entries(journal: Sequence[JournalLine]) -> list[Entry]:
    """The answers that count, after everything that was taken back or changed."""
    kept: list[Entry] = []
    for line in journal:
        read(line, kept)
    return kept


def read(line: JournalLine, kept: list[Entry]) -> None:
    """What becomes of the answers so far."""
    if line.kind == REWIND:
        del kept[int(line.text) :]
    elif line.kind == CHANGE:
        begins, *steps = json.loads(line.text)
        kept[begins:] = with_steps(kept[begins:], line.seat, steps)
    else:
        kept.append((line.seat, line.text))
