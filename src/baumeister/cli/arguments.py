"""Arguments that several commands share, and how they are understood."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, Token

from baumeister.cli.files import InFile, read
from baumeister.cli.terminal import Terminal, refuse
from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.refusal import BadEdition


def whole_number(kind: type[Any], tokens: Sequence[Token]) -> int:
    """Only digits, perhaps with a sign: “2.5” and “0x10” are slips."""
    return int(tokens[0].value, 10)


Number = Annotated[int, Parameter(converter=whole_number)]
Variants = Annotated[list[str] | None, Parameter(name=("--variant", "-v"))]
Cluster = Annotated[str | None, Parameter(name="--ray")]
Injected = Annotated[Terminal, Parameter(parse=False)]


def chosen_variants(game: Game, pairs: Sequence[str] | None) -> dict[str, str]:
    """`market=B` and the like, one by one or with commas."""
    chosen: dict[str, str] = {}
    for pair in (part for given in pairs or () for part in given.split(",")):
        key, sign, value = pair.partition("=")
        if not sign:
            refuse("error.pair", value=pair)
        chosen[key.strip()] = value.strip()
    game.complete(chosen)
    return chosen


def edition_text(game: Game, seats: int, path: Path | None) -> str | None:
    """The text of an edition file that can be played with."""
    if path is None:
        return None
    content = read(path)
    try:
        game.start(seats, edition=content)
    except BadEdition as refusal:
        raise InFile(path, refusal) from None
    return content


def at_least(option: str, value: int, least: int) -> None:
    if value < least:
        refuse("error.too_small", option=option, least=least, value=value)


def viewpoint(seat: int | None, seats: int) -> int:
    """People count seats from one; without a seat, it is that of somebody who only watches."""
    if seat is None:
        return PUBLIC
    if not 1 <= seat <= seats:
        refuse("error.seat", value=seat, n=seats)
    return seat - 1
