"""Records: who answered what, chance included. The only thing that is ever stored."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, SupportsIndex, TypeVar

from baumeister.core.game import Game
from baumeister.core.luck import Luck, read_luck
from baumeister.core.refusal import BadRecord, Refusal
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, State
from baumeister.core.text import Text
from baumeister.core.whole import whole

BYTE_ORDER_MARK: Final = "\ufeff"  # some editors begin a file with it

Entry = tuple[int, str]  # seat and notation
REMARK: Final = " ;"  # what follows it in a line is for people

T = TypeVar("T")


@dataclass
class Record:
    """A game from its first question on. Its text form is one line of JSON, then one per answer."""

    game: str  # its id
    rules_version: int  # of the game as it was played
    seats: int  # how many there are
    variants: dict[str, str]  # what was chosen, by key
    entries: list[Entry] = field(default_factory=list)  # who answered what, chance included
    edition: str | None = None  # the text of an edition other than the game's own
    players: list[str] = field(default_factory=list)  # who sat where, if that is known
    luck: Luck | None = None  # what its draws follow from, if that was promised

    def to_text(self) -> str:
        """The form in which it is stored; `from_text` reads it."""
        lines = [json.dumps(self._header(), ensure_ascii=False), *self._answers()]
        return "\n".join(lines) + "\n"

    def to_json(self) -> dict[str, object]:
        """The same as one object, with the lines of the answers in a list."""
        return {**self._header(), "answers": self._answers()}

    def key(self) -> str:
        """The same for equal records and for no others."""
        return self.to_text()

    def _header(self) -> dict[str, object]:
        header: dict[str, object] = {
            "game": self.game,
            "rules": self.rules_version,
            "seats": self.seats,
            "options": self.variants,  # the word of the first records, which must still be read
        }
        if self.players:
            header["players"] = self.players
        if self.edition is not None:
            header["edition"] = self.edition
        if self.luck is not None:
            header["luck"] = self.luck.to_json()
        return header

    def _answers(self) -> list[str]:
        return [entry_line(seat, notation) for seat, notation in self.entries]

    @staticmethod
    def from_json(data: Mapping[str, object]) -> Record:
        """Raises `BadRecord` for data that no record has written."""
        header = {key: value for key, value in data.items() if key != "answers"}
        try:
            record = _read_header(json.dumps(header))
        except (TypeError, ValueError, RecursionError):  # nothing that JSON can hold
            raise BadRecord(_complaint(1, Text("refuse.record_header"))) from None
        answers = data.get("answers")
        if not isinstance(answers, list):
            raise BadRecord(_complaint(1, Text("refuse.record_header")))
        record.entries = [_read_entry(number, line) for number, line in enumerate(answers, 2)]
        return record

    @staticmethod
    def from_text(text: str) -> Record:
        """Raises `BadRecord`, with the number of the line, where it cannot be read."""
        header, *lines = text.removeprefix(BYTE_ORDER_MARK).rstrip().split("\n")
        record = _read_header(header)
        record.entries = [_read_entry(number, line) for number, line in enumerate(lines, 2)]
        return record

    def __reduce__(self) -> tuple[object, ...]:
        agreed = (self.game, self.rules_version, self.seats, self.variants)
        return Record, (*agreed, self.entries, self.edition, self.players, self.luck)

    def seen_from(self, game: Game, seat: SupportsIndex) -> Record:
        """The record as a seat may read it while the game runs: "?" for what it did not see."""
        known = _seen(game, self, whole(seat))
        entries = [
            entry if seen else (entry[0], "?")
            for entry, seen in zip(self.entries, known, strict=True)
        ]
        return Record(
            self.game,
            self.rules_version,
            self.seats,
            self.variants,
            entries,
            self.edition,
            self.players,
            None if self.luck is None else self.luck.hidden(),
        )


def entry_line(seat: int, notation: str) -> str:
    return f"{'-' if seat == CHANCE else seat} {notation}"


def begin(
    game: Game,
    seats: SupportsIndex,
    variants: Mapping[str, str] | None = None,
    edition: str | None = None,
    players: Sequence[str] = (),
) -> Record:
    """The empty record of a new game.

    >>> b.begin(b.game("kheops"), seats=2, players=["Anna", "Ben"]).to_text().count("\\n")
    1
    """
    seats = whole(seats)
    game.check_seats(seats)
    complete = game.complete(variants or {})
    return Record(game.id, game.rules_version, seats, complete, [], edition, list(players))


def replay(
    game: Game, record: Record, until: SupportsIndex | None = None, *, log: bool = False
) -> State:
    """The state after the first `until` answers of a record, or after all of them.

    >>> kheops = b.game("kheops")
    >>> b.replay(kheops, b.begin(kheops, seats=2)) == kheops.start(seats=2)
    True
    """
    state = start_of(game, record, log=log)
    for number, entry in enumerate(record.entries[:until]):
        replay_entry(game, state, number, entry)
    return state


def start_of(game: Game, record: Record, *, log: bool = False) -> State:
    if record.game != game.id:
        words = {"game": record.game, "known": game.id}
        raise BadRecord(_complaint(1, Text("refuse.game", words=words)))
    variants = variants_of(game, record)
    try:
        return game.start(record.seats, variants, edition=record.edition, log=log)
    except Refusal as refusal:
        raise BadRecord(_complaint(1, refusal.text), refusal.sentences) from None


def variants_of(game: Game, record: Record) -> dict[str, str]:
    """What a record was played with; by older rules, that is more than its players chose."""
    if record.rules_version == game.rules_version:
        return record.variants
    if record.rules_version not in game.earlier:
        numbers = {"found": record.rules_version, "known": game.rules_version}
        raise BadRecord(_complaint(1, Text("refuse.record_rules", numbers)))
    return {**game.earlier[record.rules_version], **record.variants}


def replay_entry(game: Game, state: State, number: int, entry: Entry) -> None:
    seat, notation = entry
    try:
        state.play(seat, game.vocabulary.parse(notation))
    except Refusal as refusal:
        raise BadRecord(_complaint(number + 2, refusal.text), game.sentences) from None


def _seen(game: Game, record: Record, seat: int) -> list[bool]:
    """Whether the seat saw each answer; a sealed one counts as seen once it is revealed."""
    state = start_of(game, record)
    seen: list[int] = []  # by whom, as bits
    sealed: list[tuple[int, Sealed[State]]] = []
    for number, entry in enumerate(record.entries):
        for question in state.agenda[-1:]:  # none after the end: then the entry is refused below
            seen.append(question.seen_by(state, entry[0]))
            if isinstance(question, Sealed):
                sealed.append((number, question))
        replay_entry(game, state, number, entry)
    for number, question in sealed:
        if question not in state.agenda:
            owner, notation = record.entries[number]
            seen[number] |= question.shown_to(owner, game.vocabulary.parse(notation))
    return [bool(bits >> seat & 1) for bits in seen]


def _complaint(line: int, why: Text) -> Text:
    return Text("refuse.record", {"line": line}, {"why": why})


def _read_header(line: str) -> Record:
    try:
        header = json.loads(line)
        seats = _typed(header["seats"], int)
        return Record(
            game=_typed(header["game"], str),
            rules_version=_typed(header["rules"], int),
            seats=seats,
            variants={key: _typed(value, str) for key, value in header["options"].items()},
            edition=None if "edition" not in header else _typed(header["edition"], str),
            players=[_typed(name, str) for name in header.get("players", [])],
            luck=None if "luck" not in header else read_luck(header["luck"], seats),
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadRecord(_complaint(1, Text("refuse.record_header"))) from None


def _typed(value: object, kind: type[T]) -> T:
    if type(value) is not kind:
        raise TypeError(value)
    return value


def _read_entry(number: int, line: object) -> Entry:
    answer = line.partition(REMARK)[0] if isinstance(line, str) else ""
    seat, _, notation = answer.strip().partition(" ")
    if not notation or not (seat == "-" or (seat.isdecimal() and len(seat) <= 2)):
        raise BadRecord(_complaint(number, Text("refuse.record_entry")))
    return CHANCE if seat == "-" else int(seat), notation
