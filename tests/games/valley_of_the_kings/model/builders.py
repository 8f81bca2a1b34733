"""Busy builders bring pyramids to an end, rob and take over, which chance alone hardly does."""

from __future__ import annotations

from random import Random

import baumeister as b
from tests.games.editions import changed
from tests.games.lockstep import Lockstep, Setup, agreed
from tests.games.valley_of_the_kings.model.legal import layers_of
from tests.games.valley_of_the_kings.model.playing import ValleyOfTheKings
from tests.games.valley_of_the_kings.model.scoring import HIDDEN
from tests.games.valley_of_the_kings.model.table import Valley, site_of

SIZES = """[
    "small", "large", "small", "small", "small", "large", "small", "small",
    "small", "large", "small", "small", "large", "large", "large",
]"""


def play_busily(game: b.Game, number: int) -> Lockstep:
    """A game in lockstep with large sites only and few colours."""
    edition = changed(
        game.edition(),
        (SIZES, str(["large"] * 15).replace("'", '"')),
        ("counts = [33, 33, 33, 33, 33]", "counts = [99, 30, 1, 1, 1]"),
    )
    setup = agreed(game, number)
    both = Lockstep(game, Setup(setup.seats, setup.variants, edition))
    rng = Random(number)
    while asked := both.state.to_act():
        seat = rng.choice(asked)
        both.answer(seat, busy_answer(both, seat, rng))
    return both


def busy_answer(both: Lockstep, seat: int, rng: Random) -> b.Action:
    if seat == b.CHANCE:
        return both.state.sample(rng)
    assert isinstance(both.model, ValleyOfTheKings)
    legal = both.state.legal(seat)
    return rng.choices(legal, [appeal(both.model, seat, each.notation()) for each in legal])[0]


def appeal(table: Valley, seat: int, notation: str) -> int:
    """How much a busy builder likes an answer."""
    kind, *words = notation.split()
    if kind in ("overseer", "worker"):
        return appeal_of_way(table, seat, kind, int(words[0]), site_of(words[1]))
    if kind == "build":
        return appeal_of_block(table, words[0], words[1], int(words[2]))
    return {"done": 10, "bid": 30}.get(kind, 100)


def appeal_of_block(table: Valley, site: str, colour: str, position: int) -> int:
    """Layers of one colour; where nobody will see it, any other."""
    layer = next(each for each in layers_of(table, site) if position in each)
    blocks = [block for n, block in table.blocks[site].items() if n in layer and n != HIDDEN]
    fits = not blocks or colour == blocks[0]
    return 2000 if fits != (position == HIDDEN) else 20


def appeal_of_way(table: Valley, seat: int, kind: str, figure: int, to: str | None) -> int:
    """Workers go to own sites and to those that can be robbed, overseers to any site."""
    if kind == "overseer":
        return 1 if to is None else 5
    here = site_of(table.workers[seat][figure])
    if to is None or (here is not None and table.owner.get(here) == seat):
        return 0 if to is None else 1
    owner = table.owner.get(to)
    return 100 if owner == seat or (owner is not None and table.overseers_at(seat, to)) else 1
