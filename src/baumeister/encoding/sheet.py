"""The sheet that an encoding is written on."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from librt.strings import BytesWriter

from baumeister.encoding.table import DIGIT

FINGERPRINT: Final = 8  # entries
BLANK: Final = [bytes(width) for width in range(256)]


@final
class Sheet:
    """One byte for each entry, from 0 to 127, as a seat sees them.

    What is beyond the range of its entry, or finds no entry at all, goes to `rest`, so that nothing
    is lost: the last entries are a fingerprint of it, and zero as long as there is none.
    """

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.out = BytesWriter()
        self.rest: list[int] = []

    def lacks(self, value: int) -> None:
        """The last entry cannot say this."""
        self.rest.append(len(self.out))
        self.rest.append(value)

    def take_rest(self, beyond: Sheet) -> None:
        """What was written on a sheet of its own, since there is no entry for it here."""
        self.rest += [*beyond.out.getvalue(), *beyond.rest]

    def pad(self, width: int) -> None:
        """Zeros up to so many entries."""
        missing = width - len(self.out)
        if missing > 0:
            self.out.write(BLANK[missing] if missing < len(BLANK) else bytes(missing))

    def finish(self) -> bytes:
        """All entries, with the fingerprint at the end."""
        if self.rest:
            digest = blake2b(repr(self.rest).encode(), digest_size=FINGERPRINT).digest()
            self.out.write(bytes([byte % DIGIT for byte in digest]))
        else:
            self.out.write(BLANK[FINGERPRINT])
        return self.out.getvalue()
