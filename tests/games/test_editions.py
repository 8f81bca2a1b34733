"""Editions: anybody may bring one to a table, so no game remembers more than some of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baumeister.core.edition import KEPT
from baumeister.games import game
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
