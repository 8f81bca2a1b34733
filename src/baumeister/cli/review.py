"""`baumeister review`: what was knowable in a recorded game, what was luck, and what decided it."""

from __future__ import annotations

import json as data
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table
from rich.text import Text as Styled

import baumeister
from baumeister.cli import files
from baumeister.cli.arguments import Cluster, Injected, Number, at_least, viewpoint
from baumeister.cli.players import names_in
from baumeister.cli.progress import progress
from baumeister.cli.source import match_from_file
from baumeister.cli.terminal import DONE, Terminal, refuse
from baumeister.cli.workers import crew_of, finished, interrupted_once
from baumeister.core.record import Record
from baumeister.review.judging import Finding, findings
from baumeister.review.page import page
from baumeister.review.review import LOOKS, Review, budget_of
from baumeister.review.seat_review import SeatReview
from baumeister.review.telling import Telling

CHUNK = 24  # turns that a worker looks at in one go


@dataclass(frozen=True)
class Part:
    """Some turns of one look from one seat."""

    record: str
    seat: int
    look: int
    begin: int
    end: int


def review(
    file: Path,
    /,
    *,
    seat: Number | None = None,
    looks: Number = LOOKS,
    workers: Number | None = None,
    cluster: Cluster = None,
    json: bool = False,
    html: bool = False,
    out: Path | None = None,
    terminal: Injected,
) -> int:
    at_least("--looks", looks, 1)
    if json and html:
        refuse("error.choice", option="--json", value="--html", known="--json, --html")
    match = match_from_file(file)
    names = names_in(match.record.players, match.game, terminal)
    found = Review(match.game, match.record)
    eyes = range(match.record.seats) if seat is None else [viewpoint(seat, match.record.seats)]
    work = parts_of(found, list(eyes), looks)
    crew = crew_of(workers, cluster)
    with interrupted_once(), _progress(terminal, len(work)) as advance:
        for part, more in finished(look_at, work, crew):
            found.add(part.seat, more)
            advance(1)
    found.looks = dict.fromkeys(eyes, looks)
    telling = Telling(found, terminal.language, names)
    if json:
        _hand_over(terminal, data.dumps(found.to_json(), ensure_ascii=False) + "\n", out)
    elif html:
        _hand_over(terminal, page(telling), out)
    else:
        for number in eyes:
            _tell(terminal, telling, found.of(number))
    return DONE


def _progress(terminal: Terminal, parts: int) -> AbstractContextManager[Callable[[int], None]]:
    """A bar for people who wait; a file is not told."""
    if not terminal.errors.is_terminal:
        return nullcontext(lambda more: None)
    return progress(terminal, parts, words="review.progress")


def parts_of(review: Review, seats: list[int], looks: int) -> list[Part]:
    """All looks from all seats, in pieces that several workers can share."""
    text, places = review.record.to_text(), len(review.turns) + 1
    return [
        Part(text, seat, look, begin, min(begin + CHUNK, places))
        for look in range(looks)
        for seat in seats
        for begin in range(0, places, CHUNK)
    ]


def look_at(part: Part) -> tuple[Part, list[Finding]]:
    record = Record.from_text(part.record)
    game, places = baumeister.game(record.game), slice(part.begin, part.end)
    return part, list(findings(game, record, part.seat, budget_of(part.look), part.look, places))


def _hand_over(terminal: Terminal, content: str, out: Path | None) -> None:
    if out is None:
        terminal.write(content)
    else:
        files.write(out, content)
        terminal.show_path(terminal.say("review.done", path=str(out)))


def _tell(terminal: Terminal, telling: Telling, seat: SeatReview) -> None:
    """What is worth knowing, in a screenful for each seat."""
    say, show = telling.say, terminal.show
    show("", Styled(telling.names[seat.seat], "title"), Styled(telling.sentence(seat)), "")
    show(Styled(say("review.sources")), _sources(telling, seat))
    show("", Styled(say("review.turning_points")))
    points = telling.turning_points(seat)
    if not points:
        show(Styled(f"  {say('review.no_mistakes')}"))
    for point in points:
        number = (say("review.decision", n=point.at + 1), "title")
        show(Styled.assemble("  ", number, f"  {point.cost}"))
        show(*(Styled(f"    {line}") for line in (point.given, point.best, point.reason)))


def _sources(telling: Telling, seat: SeatReview) -> Table:
    table = Table.grid(padding=(0, 2))
    figures = telling.part_figures(seat)
    for part, name in telling.part_names().items():
        table.add_row(f"  {name}", Styled(figures[part], "number", justify="right"))
    total = Styled(telling.total(seat), "number", justify="right")
    table.add_row(f"  {telling.say('review.total')}", total)
    return table
