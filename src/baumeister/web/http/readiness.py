"""Readiness: whether answers can be saved, and whether bots can give some."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from baumeister.web.table.store import Store
from baumeister.web.table.thinkers import Thinkers

KEPT_SECONDS: Final = 1.0  # that a look counts, however many ask
LONGEST_SECONDS: Final = 5.0  # that anybody waits for one
SILENCE: Final = "no answer"


class Look:
    """Something is looked at; whoever asks meanwhile or soon after hears the same."""

    def __init__(self, look: Callable[[], Awaitable[str]]) -> None:
        self.look = look
        self._looking: asyncio.Task[str] | None = None
        self._ended = 0.0

    async def complaint(self) -> str:
        """What is wrong; nothing if all is well."""
        looking = self._looking
        if looking is None or (looking.done() and monotonic() - self._ended > KEPT_SECONDS):
            looking = self._looking = asyncio.create_task(self._look())
        done, _ = await asyncio.wait([looking], timeout=LONGEST_SECONDS)
        return looking.result() if done else SILENCE

    async def _look(self) -> str:
        try:
            return await self.look()
        except Exception as error:
            return str(error) or repr(error)
        finally:
            self._ended = monotonic()

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])


class Readiness:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        async def write() -> str:
            await store.probe()
            return ""

        async def ask_a_bot() -> str:
            return "" if await thinkers.are_alive() else SILENCE

        self._looks = {"disk": Look(write), "bots": Look(ask_a_bot)}

    async def complaints(self) -> dict[str, str]:
        """By what they are about; none if all is well."""
        said = await asyncio.gather(*(look.complaint() for look in self._looks.values()))
        return {about: why for about, why in zip(self._looks, said, strict=True) if why}

    async def close(self) -> None:
        for look in self._looks.values():
            await look.close()
