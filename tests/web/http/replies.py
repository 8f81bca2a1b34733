"""What requests are sent and what must be true of a refusal."""

from __future__ import annotations

from httpx2 import Response

from tests.web.people import House


def snapshot(place: House, url: str) -> list[object]:
    """Everything about a table that a bad request must not touch."""
    table = place.table(url)
    return [
        table.version,
        table.match.state.to_json(),
        list(table.seats),
        list(table.chat),
        table.wish,
    ]


def refused(reply: Response, status: int, kind: str = "Problem") -> str:
    assert reply.status_code == status, reply.text
    data = reply.json()
    assert data["kind"] == kind
    sentence = str(data["error"])
    assert sentence.endswith((".", ").")), sentence
    assert "Traceback" not in sentence
    return sentence


ACTIONS: dict[str, dict[str, object]] = {
    "answer": {"seat": 0, "action": "take", "version": 1, "request": "r"},
    "undo": {"version": 1},
    "agree": {"agrees": True},
    "chat": {"text": "hello"},
    "sit": {"seat": 1},
    "fill": {"seat": 1, "level": "random"},
    "leave": {"seat": 0, "level": "random"},
    "come-back": {"seat": 0},
    "play-on": {"at": 3, "seat": 0},
}
