"""Figures of a server, for Prometheus: how much it does, how long that takes, and what goes wrong.

Whatever counts is told here by those who do it. Labels are names from the sources, never anything
that a visitor can choose.
"""

from __future__ import annotations

import inspect
import logging
import os
from collections.abc import Awaitable, Callable, Iterator
from time import perf_counter
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.metrics_core import Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from baumeister.web.http.door import Door
from baumeister.web.http.hub import Hub
from baumeister.web.table.journal_writer import JournalWriter
from baumeister.web.table.store import PLAY, Addition, Store
from baumeister.web.table.tables import Tables
from baumeister.web.table.thinkers import Thinkers

log = logging.getLogger("baumeister")

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)  # seconds
REQUESTS: Final = (0.005, 0.025, 0.1, 0.5, 2.5)
THINKING: Final = (0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    def __init__(self, store: Store, hub: Hub, tables: Tables, thinkers: Thinkers) -> None:
        self.hub = hub
        self.tables = tables
        self.thinkers = thinkers
        self.door: Door | None = None  # a server in a test may have none
        own = self.registry = CollectorRegistry()
        self.requests = Counter(
            "baumeister_requests",
            "Requests by route and reply; of a socket, the code with which it was closed.",
            ["route", "method", "status"],
            registry=own,
        )
        self.request_seconds = Histogram(
            "baumeister_request_seconds",
            "Time to reply.",
            ["route"],
            buckets=REQUESTS,
            registry=own,
        )
        self.answers = Counter("baumeister_answers", "Answers that are on disk.", registry=own)
        self.saving = Histogram(
            "baumeister_save_seconds",
            "From what happens at a table until it is on disk.",
            buckets=QUICK,
            registry=own,
        )
        self.pushing = Histogram(
            "baumeister_push_seconds",
            "From a change until a page that watches has been sent it.",
            buckets=QUICK,
            registry=own,
        )
        self.thinking = Histogram(
            "baumeister_thinking_seconds",
            "How long bots think, by level.",
            ["level"],
            buckets=THINKING,
            registry=own,
        )
        self.store_seconds = Histogram(
            "baumeister_store_seconds",
            "What is asked of the database.",
            ["call"],
            buckets=QUICK,
            registry=own,
        )
        self.store_errors = Counter(
            "baumeister_store_errors", "What the database could not do.", ["call"], registry=own
        )
        self.troubles = Troubles(own)
        self._listen(store, tables.journal_writer)
        own.register(Moment(self))
        ProcessCollector(registry=own)
        GCCollector(registry=own)

    def _listen(self, store: Store, journal_writer: JournalWriter) -> None:
        journal_writer.saved = self._saved
        self.hub.pushed = self.pushing.observe
        self.thinkers.thought = lambda level, took: self.thinking.labels(level).observe(took)
        for name, _ in inspect.getmembers(Store, inspect.iscoroutinefunction):
            if name != "close":
                setattr(store, name, self._timed(name, getattr(store, name)))
        log.addHandler(self.troubles)

    def close(self) -> None:
        log.removeHandler(self.troubles)

    def _saved(self, addition: Addition, seconds: float) -> None:
        self.answers.inc(sum(line.kind == PLAY for line in addition.lines))
        self.saving.observe(seconds)

    def _timed(self, name: str, call: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
        took, errors = self.store_seconds.labels(name), self.store_errors.labels(name)

        async def timed(*arguments: Any) -> Any:
            begun = perf_counter()
            try:
                return await call(*arguments)
            except Exception:
                errors.inc()
                raise
            finally:
                took.observe(perf_counter() - begun)

        return timed

    def text(self) -> bytes:
        """As Prometheus reads it; every sample says of which process it is."""
        return generate_latest(OfThisProcess(self.registry))


class Moment(Collector):
    """What is counted only when somebody asks."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        found = self.metrics
        yield gauge("sockets", "Pages that watch a table.", found.hub.pages)
        yield gauge("tables_awake", "Tables in memory.", len(found.tables))
        yield gauge("bots_waiting", "Questions that wait for a bot.", found.thinkers.waiting)
        yield gauge("bots_workers", "Processes in which bots think.", len(found.thinkers.workers))
        if found.door is not None:
            yield gauge("connections", "Open connections.", len(found.door.visits))
            yield CounterMetricFamily(
                "baumeister_connections_refused",
                "Connections for which there was no room.",
                found.door.refused,
            )


def gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"baumeister_{name}", about, value)


class Troubles(logging.Handler):
    """Counts the lines of the log that are worth a warning, by what happened."""

    def __init__(self, registry: CollectorRegistry) -> None:
        super().__init__(logging.WARNING)
        self.events = Counter(
            "baumeister_log_events",
            "Warnings and errors in the log.",
            ["level", "event"],
            registry=registry,
        )

    def emit(self, record: logging.LogRecord) -> None:
        self.events.labels(record.levelname.lower(), str(record.msg)).inc()


class OfThisProcess(Collector):
    """Everything in a registry with the number of the process."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterator[Metric]:
        label = {"process": str(os.getpid())}
        for family in self.registry.collect():
            own = Metric(family.name, family.documentation, family.type, family.unit)
            own.samples = [
                sample._replace(labels={**sample.labels, **label})
                for sample in family.samples
                if not sample.name.endswith("_created")
            ]
            yield own
