"""`baumeister verify`: whether the luck of a recorded game is what was promised."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import baumeister
from baumeister.cli import files
from baumeister.cli.arguments import Injected
from baumeister.cli.players import names_in
from baumeister.cli.terminal import DONE, Terminal, refuse
from baumeister.core.luck import Luck
from baumeister.core.luck_check import KEPT, NO_LUCK, STILL_HIDDEN, LuckCheck, check_luck
from baumeister.core.record import Record
from baumeister.core.refusal import Refusal
from baumeister.core.sentences import seat_name

BROKEN: Final = 1  # the exit code for a promise that was not kept
SHOWN: Final = 10  # wrong draws that are worth a line each


def verify(file: Path, /, *, json: bool = False, terminal: Injected) -> int:
    record = files.read_record(file)
    try:
        check = check_luck(baumeister.game(record.game), record)
    except Refusal as refusal:
        raise files.InFile(file, refusal) from None
    luck = record.luck
    if luck is None or check.outcome == NO_LUCK:
        refuse("luck.none", path=str(file))
    if check.outcome == STILL_HIDDEN:
        refuse("luck.hidden", path=str(file), commitment=luck.commitment)
    if json:
        terminal.write(_data(luck, check))
    else:
        _tell(terminal, record, luck, check)
    return DONE if check.outcome == KEPT else BROKEN


def _data(luck: Luck, check: LuckCheck) -> str:
    """All that a program of somebody else needs to draw again."""
    data = {
        "outcome": check.outcome,
        "luck": luck.to_json(),
        "draws": [draw.to_json() for draw in check.draws],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _tell(terminal: Terminal, record: Record, luck: Luck, check: LuckCheck) -> None:
    say = terminal.say
    terminal.show_path(say("luck.commitment", commitment=luck.commitment))
    terminal.show_path(say("luck.secret", secret=luck.secret))
    terminal.show(_words(terminal, record, luck), "")
    terminal.show(say("luck.right_secret" if luck.is_kept() else "luck.other_secret"))
    if before := len(check.draws) - len(check.checked):
        terminal.show(say("luck.before", n=before))
    _tell_draws(terminal, check)
    terminal.show("", say("luck.kept" if check.outcome == KEPT else "luck.broken"))


def _words(terminal: Terminal, record: Record, luck: Luck) -> str:
    names = names_in(record.players, baumeister.game(record.game), terminal)
    is_named = names is not None and len(names) == record.seats
    said = [
        f"{seat_name(seat, terminal.language, names if is_named else None)}: {word}"
        for seat, word in enumerate(luck.words)
        if word
    ]
    if not said:
        return terminal.say("luck.no_words")
    return terminal.say("luck.words", words=", ".join(said))


def _tell_draws(terminal: Terminal, check: LuckCheck) -> None:
    wrong = check.wrong
    if not wrong:
        terminal.show(terminal.say("luck.draws", n=len(check.checked)))
        return
    terminal.show(terminal.say("luck.wrong_draws", n=len(wrong)))
    for draw in wrong[:SHOWN]:
        words = {"drawn": draw.drawn, "due": draw.due}
        terminal.show(f"  {terminal.say('luck.wrong_draw', line=draw.line, **words)}")
    if len(wrong) > SHOWN:
        terminal.show(f"  {terminal.say('luck.more', n=len(wrong) - SHOWN)}")
