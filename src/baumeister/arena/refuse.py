"""Refusing with a sentence of the arena."""

from __future__ import annotations

from typing import NoReturn

from baumeister.arena.texts import SENTENCES
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text


def refuse(key: str, /, **words: str) -> NoReturn:
    raise Refusal(Text(f"arena.{key}", words=words), SENTENCES)
