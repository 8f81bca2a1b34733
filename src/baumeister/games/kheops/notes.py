"""What the chosen readings and the printed values mean, for people who ask for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baumeister.core.edition import RECONSTRUCTION, SINGLE_SOURCE
from baumeister.core.text import Text
from baumeister.games.kheops.edition import Edition

if TYPE_CHECKING:
    from baumeister.games.kheops.state import Kheops


def notes(state: Kheops) -> list[Text]:
    rules, edition = state.rules, state.rules.edition
    found = [Text(f"note.{option}.{value}") for option, value in rules.options.items()]
    values = {
        "hall": edition.hall,
        "sarcophagus": edition.sarcophagus,
        "pair": edition.pair,
        "apex": edition.apex,
        "longest": edition.longest,
        "closed": edition.closed,
    }
    found += [Text("note.values", values), Text("note.ankhs"), Text("note.tie")]
    return found + _provenance(edition)


def _provenance(edition: Edition) -> list[Text]:
    """Which values are less than sure, by the names of their tables in the edition file."""
    found = []
    for label, key in ((SINGLE_SOURCE, "single_source"), (RECONSTRUCTION, "reconstruction")):
        tables = [table for table, sure in edition.provenances.items() if sure == label]
        if tables:
            found.append(Text(f"note.{key}", words={"tables": ", ".join(tables)}))
    return found
