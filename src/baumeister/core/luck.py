"""Luck: what every draw of a game follows from, promised before the first answer.

The secret stays hidden until the game is over; its commitment is known from the beginning. The k-th
draw is decided by the secret, the words of the players and k, and by nothing that is answered: so
taking back changes no draw. docs/fairness.md says all of it for programs in other languages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import digest
from typing import Final

from mypy_extensions import mypyc_attr

SECRET_DIGITS: Final = 64  # hexadecimal ones, in lower case
WORD_LENGTH: Final = 40  # characters that a player may add
NUMBERS = 1 << 256  # that one digest can be


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Luck:
    """As a record holds it: with an empty secret as long as that must stay hidden."""

    commitment: str
    words: list[str]  # one for each seat, empty where nobody gave any
    after: int = 0  # so many answers were taken over from another game
    secret: str = field(default="", repr=False)

    def choice(self, draw: int, weights: list[int]) -> int:
        """Which of several things it is, by weight; `draw` counts the draws before this one."""
        left = number_below(self.secret, self.words, draw, sum(weights))
        chosen = 0
        while left >= weights[chosen]:
            left -= weights[chosen]
            chosen += 1
        return chosen

    def hidden(self) -> Luck:
        """The same without its secret."""
        return Luck(self.commitment, self.words, self.after)

    def is_kept(self) -> bool:
        """Whether the secret is the one that was promised."""
        return commitment_to(self.secret) == self.commitment

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"commitment": self.commitment, "words": self.words}
        if self.after:
            data["after"] = self.after
        if self.secret:
            data["secret"] = self.secret
        return data

    def __reduce__(self) -> tuple[object, ...]:
        return Luck, (self.commitment, self.words, self.after, self.secret)


def lucky(secret: str, words: Sequence[str], after: int = 0) -> Luck:
    """The luck of a secret."""
    return Luck(commitment_to(secret), [*words], after, secret)


def commitment_to(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def number_below(secret: str, words: Sequence[str], draw: int, limit: int) -> int:
    """One of the numbers from 0 to limit - 1, all equally likely."""
    fair = NUMBERS - NUMBERS % limit  # whatever is not below would favour small numbers
    attempt = 0
    while True:
        message = "\n".join([f"{draw} {attempt}", *words])
        found = int.from_bytes(digest(secret.encode(), message.encode(), "sha256"), "big")
        if found < fair:
            return found % limit
        attempt += 1


def read_luck(data: Mapping[str, object], seats: int) -> Luck:
    """What a record has written; raises `ValueError` for anything else."""
    commitment, words = data.get("commitment"), data.get("words")
    after, secret = data.get("after", 0), data.get("secret", "")
    if not _is_digits(commitment) or not (secret == "" or _is_digits(secret)):
        raise ValueError("commitment, secret")
    if not isinstance(words, list) or len(words) != seats or not all(map(_is_word, words)):
        raise ValueError("words")
    if type(after) is not int or after < 0:
        raise ValueError("after")
    return Luck(str(commitment), words, after, str(secret))


def _is_digits(value: object) -> bool:
    if not isinstance(value, str) or len(value) != SECRET_DIGITS:
        return False
    return all(digit in "0123456789abcdef" for digit in value)


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= WORD_LENGTH and "\n" not in value
