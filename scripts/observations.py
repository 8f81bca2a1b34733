"""Write docs/observations.md: what each entry of an observation means, game by game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from baumeister.core.game import Game
from baumeister.encoding import Row, encoding_of
from baumeister.encoding.table import BITS, FACTS, NUMBER
from baumeister.games import all_games
from scripts.speed.markdown import with_part

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "observations.md"


def part(game: Game) -> str:
    """The table of a game for as few players as it takes."""
    encoding = encoding_of(game)
    layout = encoding.layout(game.fewest)
    sizes = ", ".join(
        f"{encoding.layout(seats).size} for {seats}" for seats in range(game.fewest, game.most + 1)
    )
    actions = encoding.actions
    factors = " × ".join(map(str, actions.factors.sizes))
    lines = [
        f"Entries by players: {sizes}. Answers: {len(actions.players)} of players"
        f" ({factors} in factored form), {len(actions.chance)} of chance. The table is that of"
        f" {game.fewest} players.",
        "",
        *table(layout.rows()),
        "",
        "What the `facts` of a question are:",
        "",
        "| question | its facts |",
        "|---|---|",
    ]
    for name, rows in encoding.questions.rows_of_facts(game.fewest).items():
        if rows:
            lines.append(f"| `{name}` | {'; '.join(told(rows))} |")
    return "\n".join(lines)


def table(rows: Iterable[Row]) -> list[str]:
    lines = ["| entries | name | kind | meaning |", "|---|---|---|---|"]
    for start, end, alike in runs(rows):
        names = [row.name for row in alike]
        name = f"`{names[0]}`" if len(names) == 1 else f"`{names[0]}` … `{names[-1]}`"
        entries = str(start) if end == start + 1 else f"{start}–{end - 1}"
        lines.append(f"| {entries} | {name} | {kind(alike[0])} | {alike[0].meaning} |")
    return lines


def runs(rows: Iterable[Row]) -> list[tuple[int, int, list[Row]]]:
    """What lies together with one meaning, or takes turns with others in one list, as one line."""
    found: list[tuple[int, int, list[Row]]] = []
    places: dict[tuple[object, ...], int] = {}
    at = 0
    for row in rows:
        root = row.name.split(".")[0]
        key = (root, row.kind, row.lowest, row.highest, row.meaning)
        if key in places:
            start, _, alike = found[places[key]]
            found[places[key]] = (start, at + row.width, [*alike, row])
        else:
            places[key] = len(found)
            found.append((at, at + row.width, [row]))
        at += row.width
    return found


def kind(row: Row) -> str:
    if row.kind == BITS:
        return f"{row.highest} bits in {row.width} entries"
    if row.kind == FACTS:
        return f"{row.width} entries"
    digits = ", 2 entries" if row.kind == NUMBER and row.width == 2 else ""
    return f"{row.kind} {row.lowest} … {row.highest}{digits}".replace("-", "−")


def told(rows: list[Row]) -> list[str]:
    return list(dict.fromkeys(f"{row.meaning} ({kind(row)})" for row in rows))


def written(text: str) -> str:
    for game in all_games():
        text = with_part(text, game.id, part(game))
    return text


def main() -> None:
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
    print(f"Written: {PAGE.name}")


if __name__ == "__main__":
    main()
