"""Editions: anybody may bring one to a table, so no game remembers more than some of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baumeister.core.edition import KEPT
from baumeister.games.cleopatra.rules import edition as cleopatra
from baumeister.games.imhotep.rules import edition as imhotep
from baumeister.games.kheops.rules import edition as kheops
from baumeister.games.oh_pharaoh.rules import edition as oh_pharaoh
from baumeister.games.valley_of_the_kings.rules import edition as valley


@pytest.mark.parametrize(
    ("edition_for", "standard", "others"),
    [
        (cleopatra.edition_for, cleopatra.standard, (False,)),
        (imhotep.edition_for, imhotep.standard, (2,)),
        (kheops.edition_for, kheops.standard, ()),
        (oh_pharaoh.edition_for, oh_pharaoh.standard, ()),
        (valley.edition_for, valley.standard, (2,)),
    ],
    ids=["cleopatra", "imhotep", "kheops", "oh_pharaoh", "valley_of_the_kings"],
)
def test_a_game_remembers_some_editions_and_forgets_the_others(
    edition_for: Callable[..., object], standard: Callable[[], str], others: tuple[object, ...]
) -> None:
    first = edition_for(standard(), *others)
    assert edition_for(standard(), *others) is first
    for n in range(KEPT):
        edition_for(f"{standard()}# {n}", *others)
    assert edition_for(standard(), *others) is not first
