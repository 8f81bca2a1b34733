"""The things of the Valley by number: areas, sites, fields, colours, kinds of pyramids.

A *spot* is anywhere a figure can stand: an area or a field. Areas come first, then twelve spots for
the fields of each site, of which most boards need fewer.
"""

from __future__ import annotations

from typing import Final, NewType

from baumeister.core.state import NOTHING

Site = NewType("Site", int)
Spot = NewType("Spot", int)
Colour = NewType("Colour", int)
Group = NewType("Group", int)  # of blocks, on the market
OverseerNumber = NewType("OverseerNumber", int)  # of a seat
WorkerNumber = NewType("WorkerNumber", int)  # of a seat

EMPTY: Final = Colour(NOTHING)  # no block here

AREAS: Final = 7
FIRST_AREA: Final = 16  # the number printed on the first area; the sites have those before
CENTRE: Final = Spot(0)  # area 16, where everybody starts
SITES: Final = 15
FINISHED: Final = SITES + 1  # what a finished pyramid counts in a tie; a large one counts 1 more
FIELDS: Final = 12  # of one site, at most
LETTERS: Final = "abcdefghijkl"
SPOTS: Final = AREAS + SITES * FIELDS
EVERY_SITE: Final = [Site(n) for n in range(SITES)]
EVERY_SPOT: Final = [Spot(n) for n in range(SPOTS)]
EVERY_AREA: Final = EVERY_SPOT[:AREAS]
NO_SITE: Final = Site(NOTHING)  # an area belongs to none

AREA_NAMES: Final = tuple(str(FIRST_AREA + area) for area in range(AREAS))
SITE_NAMES: Final = tuple(str(site + 1) for site in range(SITES))
SPOT_NAMES: Final = (
    *AREA_NAMES,
    *(f"{site}-{letter}" for site in SITE_NAMES for letter in LETTERS),
)

# Where a field is: its site and its letter; areas have neither.
SITE_OF: Final = [
    Site((spot - AREAS) // FIELDS) if spot >= AREAS else NO_SITE for spot in EVERY_SPOT
]
LETTER_OF: Final = [(spot - AREAS) % FIELDS if spot >= AREAS else NOTHING for spot in range(SPOTS)]

COLOURS: Final = ("red", "grey", "black", "white", "ochre")
EVERY_COLOUR: Final = [Colour(n) for n in range(len(COLOURS))]
GROUP: Final = 5  # blocks in a group of the market

SMALL: Final = 0
LARGE: Final = 1
SIZES: Final = ("small", "large")

MIXED: Final = 0
STRIPED: Final = 1
LAYERED: Final = 2
SINGLE: Final = 3
KINDS: Final = ("mixed", "striped", "layered", "single")  # also where points come from

OVERSEERS: Final = 2  # figures of each seat
WORKERS: Final = 5
EVERY_OVERSEER: Final = [OverseerNumber(n) for n in range(OVERSEERS)]
EVERY_WORKER: Final = [WorkerNumber(n) for n in range(WORKERS)]
SCARABS: Final = 8
TILES: Final = 8
STEPS: Final = 6  # for both overseers together, and again for all workers together
BLOCKS_PER_WORKER: Final = 2
LAST_ROUND: Final = 30  # Ruling VK-20: a game in which nobody builds must end as well


def spot_named(name: str) -> Spot:
    return Spot(SPOT_NAMES.index(name))


def spot_of(site: Site, letter: int) -> Spot:
    return Spot(AREAS + site * FIELDS + letter)
