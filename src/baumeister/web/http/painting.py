"""Pictures of links, as PNG: messengers refuse drawings.

They need the package `resvg-py`, which comes with `baumeister[previews]`.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from baumeister.web.view.preview_picture import WIDTH, card

KEPT: Final = 64  # pictures, of about 150 kB each
WAITING: Final = 8  # that may wait for the one that is being painted
CAN_PAINT: Final = find_spec("resvg_py") is not None

Key = tuple[str, int, str]  # table or game, version, language


class Previews:
    """Paints one picture at a time, in a thread, and keeps the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._brush = asyncio.Semaphore(1)
        self._waiting = 0

    async def picture(self, key: Key, drawing: Callable[[], str]) -> bytes | None:
        """None if there is nobody who could paint it now. It is drawn in another thread."""
        if key not in self._kept:
            if not CAN_PAINT or self._waiting >= WAITING:
                return None
            await self._paint(key, drawing)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _paint(self, key: Key, drawing: Callable[[], str]) -> None:
        self._waiting += 1
        try:
            async with self._brush:
                if key not in self._kept:  # somebody else may have wanted the same
                    self._kept[key] = await asyncio.to_thread(lambda: painted(drawing()))
        finally:
            self._waiting -= 1
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def painted(drawing: str) -> bytes:
    from resvg_py import svg_to_bytes  # not everybody has it

    return bytes(svg_to_bytes(svg_string=card(drawing), width=WIDTH))
