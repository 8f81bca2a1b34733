"""`baumeister perft`: how many sequences of answers there are, by their first answer."""

from __future__ import annotations

from baumeister.cli.arguments import Injected, Number, Variants, at_least
from baumeister.cli.source import match_from
from baumeister.cli.terminal import DONE
from baumeister.core import perft as core
from baumeister.core.state import State


def perft(
    source: str,
    /,
    *,
    seats: Number | None = None,
    depth: Number = 2,
    variant: Variants = None,
    at: Number | None = None,
    seed: Number = 1,
    terminal: Injected,
) -> int:
    at_least("--depth", depth, 1)
    counts = divide(match_from(source, seats, variant, seed, at).state, depth)
    width = max((len(notation) for notation in counts), default=0)
    for notation, count in counts.items():
        terminal.write(f"{notation:<{width}}  {count}\n")
    total = sum(counts.values())
    terminal.show(terminal.say("perft.total", n=total, depth=depth))
    return DONE


def divide(state: State, depth: int) -> dict[str, int]:
    """The count behind each first answer; they add up to the perft of the state."""
    counts: dict[str, int] = {}
    for seat in state.to_act()[:1]:
        for action in state.legal(seat):
            twin = state.copy()
            twin.apply(seat, action)
            counts[action.notation()] = core.perft(twin, depth - 1)
    return counts
