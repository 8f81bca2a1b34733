"""Who somebody is: a name and a signed cookie. No account, no password.

The cookie holds a person's id and that of the device, signed with the store's secret; the register
knows which devices have been logged out. The same signature, with another salt and an age, makes
invitations and promises.
"""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

from baumeister.web.table.house import DAY_SECONDS

COOKIE: Final = "baumeister"
COOKIE_SECONDS: Final = 400 * DAY_SECONDS  # as long as browsers allow
PROMISE_SECONDS: Final = DAY_SECONDS
BETWEEN: Final = "."  # a person and a device, whose ids have none
REMEMBERED_COOKIES: Final = 4096  # that need not be checked again


class Signer:
    """Makes and reads the three kinds of signed words."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeTimedSerializer(secret, salt="cookie")
        self._known: dict[str, tuple[str, float]] = {}  # good cookies: whose, and until when
        self._invitations = URLSafeTimedSerializer(secret, salt="invitation")
        self._promises = URLSafeTimedSerializer(secret, salt="promise")
        self._key = blake2b(secret.encode()).digest()

    def cookie(self, person: str, device: str = "") -> str:
        return str(self._cookies.dumps(f"{person}{BETWEEN}{device}" if device else person))

    def person(self, cookie: str) -> str:
        """The id in a cookie, or nothing if it was tampered with."""
        return self.bearer(cookie)[0]

    def bearer(self, cookie: str) -> tuple[str, str]:
        """The same, and the device it was given to. Those of older versions name none: there, the
        cookie itself says which it is.
        """
        signed, until = self._known.get(cookie) or self._read_cookie(cookie)
        if time.time() >= until:
            return "", ""
        person, _, device = signed.partition(BETWEEN)
        return person, device or blake2b(cookie.encode(), digest_size=9).hexdigest()

    def _read_cookie(self, cookie: str) -> tuple[str, float]:
        try:
            person, signed = self._cookies.loads(cookie, return_timestamp=True)
        except BadSignature:
            return "", 0.0
        if len(self._known) >= REMEMBERED_COOKIES:
            self._known.clear()
        self._known[cookie] = (str(person), signed.timestamp() + COOKIE_SECONDS)
        return self._known[cookie]

    def alias(self, person: str) -> str:
        """What a person is called in the log: always the same, and nobody can tell who it is."""
        return blake2b(person.encode(), key=self._key, digest_size=6).hexdigest()

    def invitation(self, table: str) -> str:
        return str(self._invitations.dumps(table))

    def table_of_invitation(self, invitation: str) -> str:
        return _read(self._invitations, invitation, COOKIE_SECONDS)

    def promise(self, table: str) -> str:
        """For the id of a table that may be opened, whose luck was promised."""
        return str(self._promises.dumps(table))

    def table_of_promise(self, promise: str) -> str:
        return _read(self._promises, promise, PROMISE_SECONDS)


def _read(serializer: URLSafeTimedSerializer, word: str, seconds: int) -> str:
    try:
        return str(serializer.loads(word, max_age=seconds))
    except BadSignature:
        return ""
