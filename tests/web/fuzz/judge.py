"""The judge of replies: nothing may break, nothing may be told that is nobody's business."""

from __future__ import annotations

import logging
from collections import Counter

from tests.web.fuzz.guests import Guest
from tests.web.fuzz.wire import Reply

GOOD = {200, 201, 303, 307}
REFUSED = {400, 401, 403, 404, 405, 409, 410, 413, 414, 415, 429, 431, 503}
TRACES = (b"Traceback (most recent call last)", b"site-packages", b'File "/', b"baumeister/web/")


class Judge(logging.Handler):
    """Counts replies by status, and remembers what is wrong with any of them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.counts: Counter[int] = Counter()
        self.complaints: list[str] = []
        self.secrets: dict[bytes, str] = {}  # whose each is; "" if nobody's
        logging.getLogger("baumeister").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Whatever the server itself calls an error is one."""
        self.complaints.append(f"log: {record.getMessage()} {record.exc_info}")

    def keep(self, secret: str, owner: str = "") -> None:
        self.secrets[secret.encode()] = owner

    def look(self, guest: Guest, request: bytes, reply: Reply) -> None:
        self.counts[reply.status] += 1
        asked = request[:150]
        if reply.status not in GOOD | REFUSED:
            self.complaints.append(f"{reply.status} to {asked!r}: {reply.text[:200]}")
        if reply.status == 503 and "disk" in reply.text:
            self.complaints.append(f"nothing can be saved after {asked!r}")
        self._read(guest, asked, reply.body)
        if "content-security-policy" not in reply.headers and reply.status != 400:
            self.complaints.append(f"no headers in the reply to {asked!r}")

    def hear(self, guest: Guest, asked: bytes, words: bytes) -> None:
        """Whatever comes on a connection that is not one of requests."""
        self._read(guest, asked[:150], words)
        if b" 500 " in words[:20]:
            self.complaints.append(f"500 to {asked[:150]!r}")

    def _read(self, guest: Guest, asked: bytes, words: bytes) -> None:
        for trace in TRACES:
            if trace in words:
                self.complaints.append(f"a trace in the reply to {asked!r}")
        for secret, owner in self.secrets.items():
            if secret in words and owner != guest.name:
                self.complaints.append(f"{guest.name} is told a secret by {asked!r}")

    def close(self) -> None:
        logging.getLogger("baumeister").removeHandler(self)
        super().close()
