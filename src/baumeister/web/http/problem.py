"""Problems: what a request cannot get, with the status that says so."""

from __future__ import annotations

from baumeister.core.text import Text


class Problem(Exception):
    """Something a visitor did cannot be done; said in their language, with the right status."""

    def __init__(self, status: int, text: Text, wait: int = 0) -> None:
        super().__init__(text.key)
        self.status = status
        self.text = text
        self.wait = wait  # seconds after which it can be done, where that is known
