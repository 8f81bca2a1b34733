"""Measure our games beside those of other libraries, in turn, and write `docs/speed.md` anew."""

from __future__ import annotations

import argparse
import os
import platform
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from scripts.compiled_finder import is_pure
from scripts.speed import install, page, plot
from scripts.speed.arguments import at_least, duration
from scripts.speed.contender import ROOT, Contender, Failed
from scripts.speed.markdown import with_part
from scripts.speed.race import entries, in_turn, race, shares
from scripts.speed.results import Results, read

PAGE: Final = ROOT / "docs" / "speed.md"
PICTURE: Final = ROOT / "docs" / "speed.svg"
KEPT: Final = ROOT / "build" / "speed.json"
STARTED: Final = perf_counter()

UNCHANGED: Final = "The page stays as it is."
SOURCES: Final = str(ROOT / "src")


ENVIRONMENTS: Final = "Baumeister, environments"


class Candidate(NamedTuple):
    """Its name, its module with words for it, the peer it needs, and whether our rules are pure."""

    name: str
    words: list[str]
    peer: str = ""
    is_pure: bool = False

    def is_needed(self) -> bool:
        """Whether the page would be empty without it."""
        return self.words[0] == "ours"


CANDIDATES: Final = [
    Candidate("Baumeister, interpreted", ["ours", "interpreted"], is_pure=True),
    Candidate("Baumeister, compiled", ["ours", "compiled"]),
    Candidate(ENVIRONMENTS, ["ours_as_environments"]),
    Candidate("OpenSpiel", ["open_spiel"], "open-spiel"),
    Candidate(
        "OpenSpiel on our rules, interpreted",
        ["ours_in_open_spiel", "interpreted"],
        "open-spiel",
        is_pure=True,
    ),
    Candidate("OpenSpiel on our rules, compiled", ["ours_in_open_spiel", "compiled"], "open-spiel"),
    Candidate("PettingZoo", ["pettingzoo"], "pettingzoo"),
    Candidate("RLCard", ["rlcard"], "rlcard"),
    Candidate("Catanatron", ["catanatron"], "catanatron"),
    Candidate("pgx", ["pgx"], "pgx"),
]


def environment(candidate: Candidate) -> dict[str, str]:
    """Where Python looks for what it imports; our compiled rules are found as they always are."""
    ours = SOURCES if candidate.is_pure else os.environ.get("PYTHONPATH", "")
    peers = str(install.FOLDER) if candidate.peer else ""
    return {
        "PYTHONPATH": os.pathsep.join(path for path in (ours, peers) if path),
        "BAUMEISTER_PURE": "1" if candidate.is_pure else "0",
    }


def measure(rounds: int, seconds: float, candidates: list[Candidate]) -> Results:
    results = Results(conditions(rounds, seconds), {}, {}, [])
    uninstalled: dict[str, str] = {}
    if any(candidate.peer for candidate in candidates):
        tell("installing the peers into build/peers, unless they are there")
        uninstalled = install.installed()
    with ExitStack() as stack:
        running = []
        for candidate in candidates:
            tell(f"starting {candidate.name}")
            try:
                contender = started(candidate, uninstalled, stack)
            except Failed as failure:
                if candidate.is_needed():
                    raise SystemExit(f"{candidate.name}: {failure}. {UNCHANGED}") from None
                results.missing[candidate.name] = str(failure)
                continue
            results.versions[candidate.name] = contender.version
            running.append(entries(contender))
        results.results = [entry.result for line in running for entry in line]
        race(in_turn(running), rounds, shares(seconds), tell)
    return results


def started(candidate: Candidate, uninstalled: dict[str, str], stack: ExitStack) -> Contender:
    if candidate.peer in uninstalled:
        raise Failed(f"could not be installed: {uninstalled[candidate.peer]}")
    contender = Contender(*candidate.words, environment=environment(candidate))
    stack.callback(contender.close)
    contender.greet()
    return contender


def conditions(rounds: int, seconds: float) -> dict[str, str]:
    return {
        "machine": f"{processor()}, one core of {os.cpu_count()}",
        "Python": platform.python_version(),
        "measured": f"{rounds} rounds in turn, {seconds:g} s for each game and round",
    }


def processor() -> str:
    """By name, where the system tells it."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def write(results: Results) -> None:
    write_parts(page.parts(results))
    PICTURE.write_text(plot.plot(results), "utf-8")


def write_parts(parts: dict[str, str]) -> None:
    text = PAGE.read_text("utf-8")
    for name, part in parts.items():
        text = with_part(text, name, part)
    PAGE.write_text(text, "utf-8")


def tell(message: str) -> None:
    print(f"{perf_counter() - STARTED:5.0f} s  {message}", flush=True)


def main() -> None:
    options = parser().parse_args()
    if options.environments:
        refuse_pure()
        measure_environments(options.rounds, options.seconds)
        return
    if not options.again:
        refuse_pure()
        KEPT.parent.mkdir(exist_ok=True)
        measure(options.rounds, options.seconds, CANDIDATES).write(KEPT)
    results = kept(KEPT)
    write(results)
    print(page.playing(results), page.searching(results), page.missing(results), sep="\n\n")
    print(f"\nWritten: {PAGE.relative_to(ROOT)}, {PICTURE.relative_to(ROOT)}")


def measure_environments(rounds: int, seconds: float) -> None:
    """These alone, without any peer; the rest of the page stays."""
    candidates = [candidate for candidate in CANDIDATES if candidate.name == ENVIRONMENTS]
    results = measure(rounds, seconds, candidates)
    for name, reason in results.missing.items():
        raise SystemExit(f"{name}: {reason}. {UNCHANGED}")
    part = page.environments(results)
    write_parts({"environments": part})
    print(part, f"Written: {PAGE.relative_to(ROOT)}", sep="\n\n")


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=at_least(1), default=5)
    parser.add_argument("--seconds", type=duration, default=0.5, help="for each task in a round")
    parser.add_argument("--again", action="store_true", help="write what was measured last")
    parser.add_argument("--environments", action="store_true", help="measure these alone")
    return parser


def refuse_pure() -> None:
    if is_pure():
        raise SystemExit("Both builds are measured, so this cannot be pure: `make bench-peers`.")


def kept(path: Path) -> Results:
    """What was measured last, if that is enough for the page."""
    if not path.exists():
        raise SystemExit(f"Nothing was measured yet: there is no {path}.")
    results = read(path)
    if not results.has(page.OURS):
        raise SystemExit(f"Our own games were not measured to the end. {UNCHANGED}")
    return results


if __name__ == "__main__":
    main()
