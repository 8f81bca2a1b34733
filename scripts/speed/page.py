"""The parts of `docs/speed.md` that follow from what was measured."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from scripts.speed.markdown import table
from scripts.speed.numbers import digits, short, with_range
from scripts.speed.results import Result, Results
from scripts.speed.work import COPY, PLAY, SEARCH, STEP, Row

OURS: Final = "Baumeister"
NOTHING: Final = "–"

AIM_MOVES: Final = 500_000
AIM_GAMES: Final = {"Imhotep": 5_000}
AIM_GAMES_ELSE: Final = 1_000
AIM_COPY_MICROSECONDS: Final = 2.0  # microseconds
AIM_BATCH: Final = 100_000  # steps of environments
AIM_AGENTS: Final = 30_000
AIM_SIMULATIONS: Final = {"Imhotep": 3_000}


def parts(results: Results) -> dict[str, str]:
    return {
        "conditions": conditions(results),
        "playing": playing(results),
        "searching": searching(results),
        "environments": environments(results),
        "aims": aims(results),
        "builds": builds(results),
        "missing": missing(results),
    }


def conditions(results: Results) -> str:
    told = [*results.conditions.items(), *results.versions.items()]
    return table(["", ""], [[name, value] for name, value in told], 2)


def playing(results: Results) -> str:
    heads = ["library", "game (players)", "how", "games/s", "moves/s", "decisions/s"]
    heads += ["moves a game", "copy in µs"]
    rows = [_playing_row(results, result) for result in results.kind(PLAY)]
    return table(heads, rows, 3)


def _playing_row(results: Results, result: Result) -> list[str]:
    row = result.row
    names = [row.library, row.game, row.how]
    copied = results.of(COPY, row)
    copy = with_range(copied.speed()) if copied and not copied.reason else NOTHING
    if result.reason:
        return [*names, *[NOTHING] * 4, copy]
    return [
        *names,
        with_range(result.speed()),
        with_range(result.moves_per_second()),
        short(result.decisions_per_second().middle),
        _length(result),
        copy,
    ]


def _length(result: Result) -> str:
    """Decisions and moves of chance, where they are told apart."""
    if result.course is None or result.course.chance == 0:
        return f"{result.moves_per_game():.0f}"
    return f"{result.course.decisions:.0f} + {result.course.chance:.0f}"


def searching(results: Results) -> str:
    heads = ["search of", "game (players)", "how", "simulations/s"]
    rows = [
        [result.row.library, result.row.game, result.row.how, _simulations(result)]
        for result in results.kind(SEARCH)
    ]
    return table(heads, rows, 3)


def _simulations(result: Result) -> str:
    return "cannot" if result.reason else with_range(result.speed())


def environments(results: Results) -> str:
    rows = [
        [result.row.game, result.row.how, result.reason or _steps(result)]
        for result in results.kind(STEP)
    ]
    return table(["game (players)", "how", "steps/s"], rows, 2)


def _steps(result: Result) -> str:
    aim = AIM_BATCH if "batch" in result.row.how else AIM_AGENTS
    told = with_range(result.speed())
    return f"{told} ✓" if result.speed().middle >= aim else f"{told} (aim: {short(aim)})"


def missing(results: Results) -> str:
    """Whoever could not take part at all, or not in everything."""
    told = [f"- **{name}**: {reason}" for name, reason in results.missing.items()]
    for result in results.results:
        if result.reason:
            row = result.row
            told.append(f"- {row.library}, {row.game}, {row.how} ({result.kind}): {result.reason}")
    return "\n".join(told) or "Everything could be measured."


def aims(results: Results) -> str:
    heads = ["compiled, one core", "moves/s", "games/s", "copy in µs", "simulations/s, played out"]
    heads += ["simulations/s, as the bots do"]
    rows = [
        _aims_row(results, result)
        for result in results.kind(PLAY)
        if (result.row.library, result.row.how) == (OURS, "compiled") and not result.reason
    ]
    return table(heads, rows, 1)


def _aims_row(results: Results, played: Result) -> list[str]:
    row = played.row
    title = _title(row)
    copied = results.of(COPY, row)
    return [
        title,
        reached(played.moves_per_second().middle, AIM_MOVES),
        reached(played.speed().middle, AIM_GAMES.get(title, AIM_GAMES_ELSE)),
        NOTHING if copied is None else within(copied.speed().middle, AIM_COPY_MICROSECONDS),
        _thought(results, replace(row, how="compiled, played out"), AIM_SIMULATIONS.get(title)),
        _thought(results, replace(row, how="compiled, as the bots do"), None),
    ]


def builds(results: Results) -> str:
    """How many times as fast the compiled rules are, for each kind of work."""
    heads = ["compiled over interpreted", "playing at random", "copy", "search, as the bots do"]
    rows = [
        [_title(result.row), *(_gain(results, *work) for work in _works(result.row))]
        for result in results.kind(PLAY)
        if (result.row.library, result.row.how) == (OURS, "compiled")
    ]
    return table(heads, rows, 1)


def _works(row: Row) -> list[tuple[str, Row]]:
    return [(PLAY, row), (COPY, row), (SEARCH, replace(row, how="compiled, as the bots do"))]


def _gain(results: Results, kind: str, row: Row) -> str:
    compiled = results.of(kind, row)
    interpreted = results.of(kind, replace(row, how=row.how.replace("compiled", "interpreted")))
    if compiled is None or interpreted is None or compiled.reason or interpreted.reason:
        return NOTHING
    gain = compiled.rate() / interpreted.rate()
    return f"{gain:.1f} times"


def _title(row: Row) -> str:
    return row.game.partition(" (")[0]


def _thought(results: Results, row: Row, aim: float | None) -> str:
    found = results.of(SEARCH, row)
    return NOTHING if found is None or found.reason else reached(found.speed().middle, aim)


def reached(value: float, aim: float | None) -> str:
    """A value, and where there is an aim, whether it is reached."""
    if aim is None:
        return short(value)
    return f"{short(value)} {'✓' if value >= aim else f'(aim: {short(aim)})'}"


def within(value: float, aim: float) -> str:
    return f"{digits(value)} {'✓' if value <= aim else f'(aim: {digits(aim)})'}"
