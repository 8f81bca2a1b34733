"""What somebody's finished games come to: results, luck, and the kinds of decisions that cost most.

Only what the person may see goes into it: their own games that are over, and what reviews found
from their own seat. Lessons do not count, and neither do games in which one person had two seats.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from baumeister.core.text import Text
from baumeister.review.kept import text_from_json
from baumeister.web.table.lesson_table import BEGINS
from baumeister.web.table.reviews import summary_in
from baumeister.web.table.store import Store

MOST: Final = 300  # games that are looked through, the latest first
MOST_KINDS: Final = 3  # of mistakes that are told
GAMES: Final = (
    "SELECT t.id, t.game, t.seats, t.moved, t.points, t.ranks, s.number"
    " FROM game_table t JOIN seat s ON s.game_table = t.id"
    " WHERE s.person = ? AND t.is_over = 1 AND t.moved > ? AND t.id NOT LIKE ?"
    " ORDER BY t.moved DESC LIMIT ?"
)
REVIEWS: Final = (
    "SELECT r.game_table, r.seat, r.found FROM review r JOIN seat s"
    " ON s.game_table = r.game_table AND s.number = r.seat WHERE s.person = ?"
)


@dataclass(frozen=True)
class OwnGame:
    table: str
    game: str
    seats: int
    seat: int
    at: float  # of the last move
    points: int
    rank: int  # from 1
    winners: int
    review: dict[str, Any] | None  # what `reviews.summary` says, if there is one

    def to_json(self) -> dict[str, object]:
        return {**self.__dict__}


@dataclass
class Kind:
    """Of decisions: how often one was a mistake, what that cost together, and how it was asked."""

    asked: Text
    times: int = 0
    cost: float = 0.0


@dataclass
class OwnStatistics:
    """Of one game."""

    game: str
    games: list[OwnGame] = field(default_factory=list)

    @property
    def won(self) -> float:
        """Games, in parts where several have won."""
        return sum(1 / one.winners for one in self.games if one.rank == 1)

    @property
    def by_chance(self) -> float:
        """How many would be won if all players were alike."""
        return sum(1 / one.seats for one in self.games)

    @property
    def points(self) -> float:
        return sum(one.points for one in self.games) / len(self.games)

    @property
    def reviewed(self) -> list[dict[str, Any]]:
        return [one.review for one in self.games if one.review is not None]

    def part(self, name: str) -> float:
        """What a part of the reviews came to, in a game on average."""
        found = [float(review["parts"][name]) for review in self.reviewed]
        return sum(found) / len(found)

    @property
    def kinds(self) -> list[Kind]:
        """The dearest first."""
        found: dict[str, Kind] = {}
        for review in self.reviewed:
            for asked, cost in review["mistakes"]:
                text = text_from_json(asked)
                kind = found.setdefault(text.key, Kind(text))
                kind.times += 1
                kind.cost += cost
        return sorted(found.values(), key=lambda kind: -kind.cost)[:MOST_KINDS]


async def own_games(store: Store, person: str) -> Callable[[], list[OwnGame]]:
    """Those that count, the latest first; reading what is kept of them takes a while, and can be
    done in another thread.
    """
    rows = await store.rows("SELECT counted_from FROM person WHERE id = ?", [person])
    counted_from = float(rows[0][0]) if rows else 0.0
    reviews = {
        (str(table), int(seat)): str(found)
        for table, seat, found in await store.rows(REVIEWS, [person])
    }
    rows = await store.rows(GAMES, [person, counted_from, f"{BEGINS}%", MOST])
    tables: dict[str, list[Sequence[Any]]] = defaultdict(list)
    for row in rows:
        tables[str(row[0])].append(row)
    single = [found[0] for found in tables.values() if len(found) == 1]

    def read() -> list[OwnGame]:
        games = (_own_game(row, reviews.get((str(row[0]), int(row[6])))) for row in single)
        return [game for game in games if game is not None]

    return read


def _own_game(row: Sequence[Any], review: str | None) -> OwnGame | None:
    """None for a table from before results were kept."""
    table, game, seats, at, points, ranks, seat = row
    all_points, all_ranks = json.loads(points), json.loads(ranks)
    if not all_ranks:
        return None
    return OwnGame(
        str(table),
        str(game),
        int(seats),
        int(seat),
        float(at),
        all_points[seat],
        all_ranks[seat],
        all_ranks.count(1),
        None if review is None else summary_in(review),
    )


def statistics_of(games: Sequence[OwnGame]) -> list[OwnStatistics]:
    """For each game, what was played most first."""
    found: dict[str, OwnStatistics] = {}
    for game in games:
        found.setdefault(game.game, OwnStatistics(game.game)).games.append(game)
    return sorted(found.values(), key=lambda one: (-len(one.games), one.game))


async def forget_statistics(store: Store, person: str, now: float) -> None:
    """What was played until now counts no longer, and what reviews found from this person's seats
    is gone. The games stay, since they belong to others as well.
    """
    own = "SELECT game_table FROM seat WHERE person = ?"
    await store.change(
        [
            ("UPDATE person SET counted_from = ? WHERE id = ?", [now, person]),
            (
                f"DELETE FROM review WHERE game_table IN ({own}) AND seat IN (SELECT number FROM"
                " seat WHERE seat.game_table = review.game_table AND person = ?)",
                [person, person],
            ),
        ]
    )
