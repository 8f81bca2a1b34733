"""Editions: anybody may bring one to a table, so no game remembers more than some of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fnmatch import fnmatch

import pytest

from baumeister.core.edition import KEPT
from baumeister.core.game import Game
from baumeister.core.refusal import BadEdition
from baumeister.games import all_games, game
from baumeister.games.cleopatra.rules import edition as cleopatra
from baumeister.games.imhotep.rules import edition as imhotep
from baumeister.games.kheops.rules import edition as kheops
from baumeister.games.oh_pharaoh.rules import edition as oh_pharaoh
from baumeister.games.valley_of_the_kings.rules import edition as valley


@pytest.mark.parametrize(
    ("game_id", "edition_for", "others"),
    [
        ("cleopatra", cleopatra.edition_for, (False,)),
        ("imhotep", imhotep.edition_for, (2,)),
        ("kheops", kheops.edition_for, ()),
        ("oh_pharaoh", oh_pharaoh.edition_for, ()),
        ("valley_of_the_kings", valley.edition_for, (2,)),
    ],
)
def test_a_game_remembers_some_editions_and_forgets_the_others(
    game_id: str, edition_for: Callable[..., object], others: tuple[object, ...]
) -> None:
    text = game(game_id).edition()
    first = edition_for(text, *others)
    assert edition_for(text, *others) is first
    for n in range(KEPT):
        edition_for(f"{text}# {n}", *others)
    assert edition_for(text, *others) is not first


LIMITS = {  # of numbers; the first pattern counts
    "cleopatra characters.amulets": "0 and 9",
    "cleopatra corruption.double": "0 and 9",
    "cleopatra costs.*": "0 and 5",
    "cleopatra high_priest.symbols": "1 and 5",
    "cleopatra inspection.rounds": "1 and 100",
    "cleopatra table.cards": "0 and 6",
    "cleopatra table.hand": "1 and 99",
    "cleopatra table.merchants": "0 and 9",
    "cleopatra table.steps": "1 and 6",
    "cleopatra trompe_loeil.amulets": "0 and 9",
    "cleopatra trompe_loeil.artisan": "0 and 1",
    "cleopatra two_players.amulets": "1 and 99",
    "imhotep ships.minimum": "1 and 4",
    "kheops points.closed": "1 and 99",
    "kheops tiles.*": "0 and 50",
    "oh_pharaoh last_space.space": "1 and 30",
    "oh_pharaoh *.space": "0 and 10",
    "valley_of_the_kings bid_tiles.rings": "0 and 5",
    "valley_of_the_kings blocks.counts": "1 and 99",
    "valley_of_the_kings sites.suns": "0 and 3",
    "*": "0 and 99",
}
DRAWN = "map"  # a table that no rule reads


def far_too_many(edition: str) -> Iterator[tuple[str, str]]:
    """Each list of numbers by its name, and the edition in which the first of them is huge."""
    lines, table = edition.splitlines(), ""
    for n, line in enumerate(lines):
        if line.startswith("["):
            table = line.strip("[]")
        elif table != DRAWN and (found := re.match(r"(\w+) = \[\d+", line)):
            huge = f"{found[1]} = [1234567{line[found.end() :]}"
            yield f"{table}.{found[1]}", "\n".join([*lines[:n], huge, *lines[n + 1 :]])


@pytest.mark.parametrize("known", all_games(), ids=lambda known: known.id)
def test_every_number_of_an_edition_has_its_limits(known: Game) -> None:
    for where, edition in far_too_many(known.edition()):
        with pytest.raises(BadEdition) as refused:
            known.start(known.fewest, edition=edition)
        name = f"{known.id} {where}"
        limits = next(said for pattern, said in LIMITS.items() if fnmatch(name, pattern))
        assert f"({where}): each number must lie between {limits}." in str(refused.value)
