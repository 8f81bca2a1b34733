"""What a page costs: everything that comes over the wire, as the browser counts it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

KIB = 1024
TEXT_FRAME = 1


class Scales:
    """Bytes by address, headers included, from now on; what the browser has kept weighs nothing."""

    def __init__(self, page: Page) -> None:
        self.parcels: dict[str, float] = {}
        self._addresses: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.loadingFinished", self._receive)
        session.on("Network.webSocketFrameReceived", self._hear)
        session.send("Network.enable")

    def _ask(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _receive(self, event: dict[str, Any]) -> None:
        self._add(self._addresses[event["requestId"]], event["encodedDataLength"])

    def _hear(self, event: dict[str, Any]) -> None:
        """What is not text is told in letters, three bytes in four of them."""
        frame = event["response"]
        letters = len(frame["payloadData"])
        self._add("pushes", letters if frame["opcode"] == TEXT_FRAME else letters * 3 / 4)

    def _add(self, address: str, weight: float) -> None:
        self.parcels[address] = self.parcels.get(address, 0) + weight

    def clear(self) -> None:
        self.parcels.clear()

    def kib(self) -> float:
        return sum(self.parcels.values()) / KIB

    def came(self) -> set[str]:
        """What really came, without what names one version or one table."""
        return {_kind(address) for address, weight in self.parcels.items() if weight}


def _kind(address: str) -> str:
    path = address.partition("//")[2].partition("/")[2]
    if path.startswith("static/"):
        stem, _, ending = path.removeprefix("static/").split(".")[:3]
        return f"{stem}.{ending}"
    return path.split("/")[0] or address
