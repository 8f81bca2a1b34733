"""Chips: what one sees of a player at a glance, wherever there is no room for all they have."""

from __future__ import annotations

from typing import NamedTuple


class Count(NamedTuple):
    """How many of something a player has; the icon is drawn in a square of 24 by 24.

    The sentence says all of it, number included ("3 stones on the sled").
    """

    icon: str
    text: str
    sentence: str


class Chip(NamedTuple):
    """A player in short: the one number that matters most, and a few counts beside it.

    Where nothing is certain there is no such number, only what there would be now.
    What flies to a place of this player (`places`) that cannot be seen flies to the chip.
    """

    number: str = ""
    sentence: str = ""  # the same in words ("22 points")
    counts: tuple[Count, ...] = ()
    places: tuple[str, ...] = ()
