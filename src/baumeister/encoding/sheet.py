"""The sheet that an encoding is written on."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from baumeister.encoding.table import DIGIT

FINGERPRINT: Final = 8  # entries


@final
class Sheet:
    """One whole number for each entry, from 0 to 127, as a seat sees them.

    What is beyond the range of its entry, or finds no entry at all, goes to `rest`, so that nothing
    is lost: the last entries are a fingerprint of it, and zero as long as there is none.
    """

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.out: list[int] = []
        self.rest: list[int] = []

    def lacks(self, value: int) -> None:
        """The last entry cannot say this."""
        self.rest.append(len(self.out))
        self.rest.append(value)

    def pad(self, width: int) -> None:
        """Zeros up to so many entries."""
        missing = width - len(self.out)
        if missing > 0:
            self.out.extend([0] * missing)

    def finish(self) -> bytes:
        """All entries, with the fingerprint at the end."""
        if self.rest:
            digest = blake2b(repr(self.rest).encode(), digest_size=FINGERPRINT).digest()
            self.out.extend([byte % DIGIT for byte in digest])
        else:
            self.out.extend([0] * FINGERPRINT)
        return bytes(self.out)
