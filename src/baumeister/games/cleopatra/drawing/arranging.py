"""How the panels of Kleopatra lie on a screen: by what is asked, and by the room there is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.core.event import PUBLIC
from baumeister.drawing.arrangement import Across, Arrangement, Down, Size, Spread, Tree
from baumeister.drawing.drawer import Tab, Viewer
from baumeister.games.cleopatra.drawing import layout
from baumeister.games.cleopatra.drawing.choice import is_choosing
from baumeister.games.cleopatra.drawing.laying import is_laying
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import BID
from baumeister.games.cleopatra.rules.names import DICE
from baumeister.games.cleopatra.rules.scribe import UseScribe
from baumeister.games.cleopatra.rules.state import Cleopatra

TABLE: Final = "table"
LAYING: Final = "laying"
SCRIBE: Final = "scribe"
CHOOSING: Final = "choosing"
OFFERING: Final = "offering"
OVER: Final = "over"

SIZES: Final = {
    "market": layout.MARKET,
    "quarry": layout.QUARRY,
    "palace": layout.PALACE,
    "garden": layout.BED,
    "held": layout.HELD,
    "mosaics": layout.MOSAICS,
    "altar": layout.ALTAR,
    "court": layout.COURT,
    "crocodile": layout.CROCODILE,
    "choice": layout.CHOICE,
    "offering": layout.OFFERING,
    "own": layout.OWN,
    "goods": layout.GOODS,
    "hand": layout.HAND,
}
SUPPLY: Final = Down("market", "quarry")
PRIEST: Final = Down("mosaics", "altar")
CHOSEN: Final = Down("choice", "quarry")
LAID: Final = Down("garden", "held")
END: Final = Down("crocodile", "market")
SUMS: Final = frozenset(("court", "crocodile"))  # of mosaics and altar, and of one's own place


def _spread(first: Tree, **faces: Tree) -> Spread:
    """What is asked comes first; then the palace, and as much else as there is room for."""
    return Spread(
        (
            Across(first, "palace", "court"),
            Across(first, "palace", PRIEST),
            Across(Down(first, "mosaics"), Down("palace", "altar")),
        ),
        {**faces, "palace": "palace", "mosaics": PRIEST},
        SUMS,
    )


SPREADS: Final = {
    TABLE: Spread(
        _spread(SUPPLY).whole,
        {
            "supply": SUPPLY,
            "palace": "palace",
            "mosaics": PRIEST,
            "priest": Down("altar", "crocodile"),
        },
        SUMS,
    ),
    LAYING: _spread(LAID, garden=LAID),
    SCRIBE: Spread(
        (
            Across(PRIEST, "palace"),
            Across(SUPPLY, "palace", PRIEST),
            Across(Down("mosaics", "altar", "quarry"), Down("palace", "market")),
        ),
        {"mosaics": PRIEST, "supply": SUPPLY, "palace": "palace"},
    ),
    CHOOSING: _spread(CHOSEN, choice=CHOSEN),
    OFFERING: _spread("offering", offering="offering"),
    OVER: _spread(END, crocodile=END),
}
DOCK: Final = (
    Across("own", "goods", "hand"),
    Across(Down("own", "goods"), "hand"),
    Down(Across("own", "goods"), "hand"),
)


@lru_cache(maxsize=8)
def arrangement(seats: int) -> Arrangement:
    sizes: dict[str, Size] = {**SIZES, **{f"seat-{seat}": layout.SEAT for seat in range(seats)}}
    return Arrangement(sizes, SPREADS, DOCK)


def spread(state: Cleopatra, viewer: Viewer) -> str:
    """By what is asked; whoever is not asked sees the table as it mostly is."""
    if not state.agenda:
        return OVER
    is_asked = bool(viewer.legal)
    if is_laying(state, is_asked):
        return LAYING
    if is_choosing(state, is_asked):
        return CHOOSING
    if BID[0] in viewer.legal:
        return OFFERING
    return SCRIBE if is_asked and isinstance(state.agenda[-1], UseScribe) else TABLE


def tabs(state: Cleopatra, words: Words) -> dict[str, Tab]:
    steps = f"{state.steps}/{state.settings.edition.steps}"
    return {
        "supply": Tab(words.say("tab_supply")),
        "palace": Tab(words.say("tab_palace"), steps),
        "mosaics": Tab(words.say("mosaics"), str(len(state.stack))),
        "priest": Tab(words.say("priest"), f"{state.altar}/{DICE}"),
        "crocodile": Tab(words.say("tab_end")),
        "garden": Tab(words.say("garden")),
        "choice": Tab(words.say("tab_choice")),
        "offering": Tab(words.say("tab_offering")),
    }


def whole(state: Cleopatra, viewer: Viewer) -> Tree:
    """One broad picture of everything, with all that others have."""
    stage = SPREADS[spread(state, viewer)].whole
    others = [f"seat-{seat}" for seat in range(state.seats) if seat != viewer.seat]
    rows: list[Tree] = [next(tree for tree in stage if _is_broad(tree))]
    if viewer.seat != PUBLIC:
        rows.append(DOCK[0])
    return Down(*rows, Across(*others))


def _is_broad(tree: Tree) -> bool:
    return isinstance(tree, Across) and tree.items[-1] == PRIEST
