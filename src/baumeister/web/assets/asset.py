"""An asset: what a browser loads by an address that changes with its content."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

FOLDER: Final = "/static/"
DIGITS: Final = 12  # of the digest; 48 bits tell all versions of a file apart
HARDEST: Final = 9  # how hard gzip tries: each file is packed once
TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "map": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
}

_made: Final[dict[str, Asset]] = {}


@dataclass(frozen=True)
class Asset:
    """`name` as in `table.js`; whatever has the same name and content has the same address.

    Once it is made it can be found by its address.
    """

    name: str
    content: bytes

    def __post_init__(self) -> None:
        _made[self.address] = self

    @cached_property
    def address(self) -> str:
        stem, _, ending = self.name.partition(".")
        return f"{FOLDER}{stem}.{sha256(self.content).hexdigest()[:DIGITS]}.{ending}"

    @property
    def media_type(self) -> str:
        return TYPES[self.name.rpartition(".")[2]]

    @cached_property
    def packed(self) -> bytes:
        """The content as gzip makes it, without a time: the same in every run."""
        return gzip.compress(self.content, HARDEST, mtime=0)


def made_asset(address: str) -> Asset | None:
    return _made.get(address)
