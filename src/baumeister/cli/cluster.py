"""Cluster: work that is done on the machines of a Ray cluster instead of in processes here."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from socket import create_connection
from typing import Any, Final, TypeVar

import baumeister
from baumeister.cli.terminal import refuse
from baumeister.core.refusal import Refusal

Part = TypeVar("Part")
Outcome = TypeVar("Outcome")

RETRIES: Final = 5  # of a part whose worker was lost
KNOCK_SECONDS: Final = 10.0
AHEAD: Final = 4  # parts that are handed out for each processor, so that none has to wait


def finished_on(
    address: str, work: Callable[[Part], Outcome], parts: Sequence[Part]
) -> Generator[Outcome, None, None]:
    """What becomes of each part, in the order in which they are finished.

    A part decides by itself what becomes of it. So it is done once more, elsewhere, if its worker
    or a whole machine is lost, and nobody can tell.
    """
    if find_spec("ray") is None:
        refuse("cluster.no_ray")
    ray: Any = import_module("ray")
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (OSError, ValueError, RuntimeError):
        refuse("cluster.none", address=address)
    try:
        task = ray.remote(max_retries=RETRIES)(done_there)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(parts)
        waiting = [task.remote(work, part, code()) for part in islice(left, most)]
        while waiting:
            (ready,), waiting = ray.wait(waiting)
            waiting += [task.remote(work, part, code()) for part in islice(left, 1)]
            yield _outcome(ray, ready)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself would try for minutes where nobody answers."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit():
        create_connection((host, int(port)), KNOCK_SECONDS).close()


def _outcome(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.WorkerCrashedError:
        refuse("cluster.lost", n=RETRIES + 1)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Refusal):
            raise error.cause from None
        raise


def done_there(work: Callable[[Part], Outcome], part: Part, wanted: str) -> Outcome:
    """On a machine of the cluster; one with other rules or bots would play other games."""
    if code() != wanted:
        refuse("cluster.other_code")
    return work(part)


@cache
def code() -> str:
    """Stands for all sources of Baumeister on this machine."""
    folder = Path(baumeister.__file__).parent
    found = sha256()
    for path in sorted(folder.rglob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()
