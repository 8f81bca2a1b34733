"""Where each source of talents lies on the table."""

from __future__ import annotations

from typing import Final

from baumeister.games.cleopatra.rules.names import (
    FROM_CROCODILE,
    FROM_DOORS,
    FROM_MERCHANTS,
    FROM_MOSAICS,
    FROM_OBELISKS,
    FROM_SPHINXES,
    FROM_THRONE,
    FROM_WALLS,
)

SCORED: Final = {
    FROM_WALLS: ["wall-"],
    FROM_SPHINXES: ["sphinx-"],
    FROM_THRONE: ["throne"],
    FROM_OBELISKS: ["obelisk-"],
    FROM_DOORS: ["door-"],
    FROM_MOSAICS: ["mosaic-"],
    FROM_MERCHANTS: ["merchants-"],
    FROM_CROCODILE: ["crocodile"],
}
