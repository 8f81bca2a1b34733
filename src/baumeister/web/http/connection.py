"""Connections: uvicorn's own, with limits of size and time that it does not have.

A request that is too large or too slow gets an answer and is gone; a socket on which somebody
speaks is closed, since pages have nothing to say there.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from baumeister.web.http.close_codes import NOT_ALLOWED
from baumeister.web.http.door import Door, Visit, now

PING_SECONDS: Final = 10  # in which pings are counted
LINE_BYTES: Final = 8000  # of a header, which the parser of sockets can read


def last_words(status: HTTPStatus) -> bytes:
    """The whole reply to whoever has no page coming."""
    text = f"{status.value} {status.phrase}\n"
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain\r\n"
    wait = "retry-after: 10\r\n" if status == HTTPStatus.SERVICE_UNAVAILABLE else ""
    return f"{head}content-length: {len(text)}\r\n{wait}connection: close\r\n\r\n{text}".encode()


BAD_REQUEST: Final = last_words(HTTPStatus.BAD_REQUEST)
TOO_SLOW: Final = last_words(HTTPStatus.REQUEST_TIMEOUT)
TOO_LARGE: Final = last_words(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
TOO_LONG: Final = last_words(HTTPStatus.REQUEST_URI_TOO_LONG)
NO_ROOM: Final = last_words(HTTPStatus.SERVICE_UNAVAILABLE)


class Requests(HttpToolsProtocol):
    """A connection that sends requests."""

    door: ClassVar[Door]
    visit: Visit
    head_bytes = 0  # of the request whose headers have not ended yet
    body_bytes = 0
    is_in_head = True
    is_over = False  # nothing more is read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.visit = self.door.enter(transport, self.client[0] if self.client else "")
        self.visit.last_words = TOO_SLOW

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_over or self.transport.is_closing():
            return
        if not self.visit.is_welcome:
            self._end(NO_ROOM)
            return
        if self.door.is_idle(self.visit):
            self._begin_head()
        self.head_bytes += len(data)
        super().data_received(data)
        if self.is_in_head and self.head_bytes > self.door.limits.head_bytes:
            self._end(TOO_LARGE)

    def _begin_head(self) -> None:
        self.is_in_head, self.head_bytes, self.body_bytes = True, 0, 0
        self.door.expect(self.visit, self.door.limits.head_seconds, TOO_SLOW)

    def _end(self, words: bytes) -> None:
        """Say why, and listen no longer."""
        self.is_over = True
        if not self.transport.is_closing():
            self.transport.write(words)
            self.transport.close()
        self.door.expect(self.visit, self.door.limits.closing_seconds)

    def on_message_begin(self) -> None:
        if not self.is_in_head:  # the next one of several at once
            self.is_in_head, self.head_bytes, self.body_bytes = True, 0, 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also called for what follows a body."""
        if len(self.headers) >= self.door.limits.headers:
            self._end(TOO_LARGE)
        elif not self.is_over:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        limits = self.door.limits
        size = sum(len(name) + len(value) for name, value in self.headers)
        if size > limits.head_bytes:
            self._end(TOO_LARGE)
        if len(self.url) > limits.url_bytes:
            self._end(TOO_LONG)
        if not self.is_over:
            self.is_in_head = False
            self.door.expect(self.visit, limits.body_seconds, TOO_SLOW)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body_bytes += len(body)
        if self.body_bytes > self.door.limits.body_bytes:
            self._end(b"")  # whoever has not stopped by now does not read the reply either
        elif not self.is_over:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self.is_over:
            return
        super().on_message_complete()
        is_answered = self.cycle is not None and self.cycle.response_complete
        if is_answered and not self.transport.is_closing():
            self.door.rest(self.visit)
        else:
            self.door.expect(self.visit)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.visit.last_words = b""
        if not self.pipeline and not self.cycle.more_body and not self.transport.is_closing():
            self.door.rest(self.visit)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.hold(self.transport, True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.door.hold(self.transport, False)

    def handle_websocket_upgrade(self) -> None:
        if any(len(name) + len(value) > LINE_BYTES for name, value in self.headers):
            self._end(TOO_LARGE)
        if not self.is_over:
            self.door.expect(self.visit)
            super().handle_websocket_upgrade()


class Socket(WebSocketsSansIOProtocol):
    """A connection to which news are pushed, and which says nothing itself."""

    door: ClassVar[Door]
    pings = 0
    pings_since = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def handle_text(self, event: Frame) -> None:
        self._refuse()

    def handle_bytes(self, event: Frame) -> None:
        self._refuse()

    def handle_cont(self, event: Frame) -> None:
        self._refuse()

    def handle_ping(self) -> None:
        """Programs keep their connection alive with pings; nobody needs many."""
        if now() - self.pings_since > PING_SECONDS:
            self.pings, self.pings_since = 0, now()
        self.pings += 1
        if self.pings > self.door.limits.pings:
            self._refuse()
        else:
            super().handle_ping()

    def _refuse(self) -> None:
        """The rest of what was said is not listened to."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(NOT_ALLOWED)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NOT_ALLOWED})
        self.transport.close()

    def handle_parser_exception(self) -> None:
        """Whatever is not a request for a socket gets a reply, whatever is not a frame a code."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.hold(self.transport, True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.door.hold(self.transport, False)


def requests_through(door: Door) -> type[Requests]:
    """What uvicorn makes for each connection."""
    return type("RequestsThroughDoor", (Requests,), {"door": door})


def sockets_through(door: Door) -> type[Socket]:
    return type("SocketsThroughDoor", (Socket,), {"door": door})
