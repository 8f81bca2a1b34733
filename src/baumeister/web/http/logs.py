"""Logs for those who run the server: one JSON object per line, with what happened as `event`."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Everything given as `extra` becomes a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_logging() -> None:
    """To stderr: our own events, and what is worth a warning from everybody else.

    The addresses of some requests are secrets: uvicorn logs none, and `Counting` only their routes.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("baumeister").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of every bad request
