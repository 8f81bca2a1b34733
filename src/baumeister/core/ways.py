"""Ways: which kinds of answers there are now, for prompts that name only what can be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from baumeister.core.action import Action
from baumeister.core.sentences import pack


def ways(legal: Iterable[Action], kinds: Sequence[type[Action]]) -> int:
    """Which of these kinds can be answered, as one number for the words of an `Either`."""
    found = {type(action) for action in legal}
    return pack([n for n, kind in enumerate(kinds) if kind in found], len(kinds))
