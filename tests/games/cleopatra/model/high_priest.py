"""The high priest: his dice, and what is offered to him."""

from __future__ import annotations

from math import comb

from tests.games.cleopatra.model.table import DICE, Palace
from tests.games.course import Course, ask, ask_chance, ask_together


def roll(table: Palace, seat: int) -> Course[None]:
    """All blank dice; who has brought the fifth symbol may take a die back with a scribe."""
    blank = DICE - table.altar
    symbols = table.printed["high_priest"]["symbols"][0]
    rolled = yield from ask_chance(
        {
            f"roll {n}": comb(blank, n) * symbols**n * (6 - symbols) ** (blank - n)
            for n in range(blank + 1)
        }
    )
    table.altar += int(rolled.split()[1])
    if table.altar < DICE:
        return
    scribe = {"play scribe"} if table.hands[seat]["scribe"] else set()
    if (yield from ask(seat, {"done"} | scribe)) == "done":
        yield from offering(table)
        return
    table.hands[seat]["scribe"] -= 1
    table.throw("scribe")
    table.altar -= 1


def offering(table: Palace) -> Course[None]:
    answers = yield from ask_together(
        {
            seat: ask(seat, {f"bid {n}" for n in range(talents + 1)})
            for seat, talents in enumerate(table.points())
        }
    )
    bids = {seat: int(answer.split()[1]) for seat, answer in answers.items()}
    for seat, bid in bids.items():
        table.book("offerings", seat, -bid)
        place = sum(other > bid for other in bids.values())
        if place == 0:
            returned = table.printed["offering"]["returned"][0]
            table.amulets[seat] -= min(returned, table.amulets[seat])
        else:
            table.amulets[seat] += table.printed["offering"]["taken"][place - 1]
    table.altar = 0
