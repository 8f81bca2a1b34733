"""Tokens: with one of them a program acts for a person, as far as its scopes go.

Only the digest of a token is kept, so nobody who reads the data can use one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

READ, PLAY, HOST = "read", "play", "host"
SCOPES: Final = (READ, PLAY, HOST)  # to see what the person sees, to play for them, to open tables
PREFIX: Final = "bm_"  # by which people, and programs that look for secrets, know a token
TOKENS: Final = 20  # that one person may have
LABEL_LENGTH: Final = 40  # characters
COLUMNS: Final = "id, digest, person, label, scopes, created"


@dataclass(frozen=True)
class Token:
    """What is kept of a token."""

    id: str
    digest: str
    person: str
    label: str  # what its person calls it
    scopes: tuple[str, ...]
    created: float


def new_token() -> str:
    """One that nobody can guess."""
    return PREFIX + secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """It needs no salt: what is digested is long and chosen by lot."""
    return sha256(token.encode()).hexdigest()


def token_values(token: Token) -> list[Any]:
    scopes = " ".join(token.scopes)
    return [token.id, token.digest, token.person, token.label, scopes, token.created]


def token_of(row: Sequence[Any]) -> Token:
    name, digest, person, label, scopes, created = row
    return Token(name, digest, person, label, tuple(scopes.split()), created)
