"""Bots of other people: a class in a module (`my_bots:Mine`) or in a file (`my_bot.py:Mine`)."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from baumeister.arena.refuse import refuse
from baumeister.bots import Bot


def own_bot(name: str) -> Bot:
    """A new bot of that class."""
    kind = own_class(name)
    try:
        return kind()
    except Exception as error:  # whatever somebody's code may raise
        refuse("not_made", bot=name, why=_why(error))


def own_class(name: str) -> type[Bot]:
    place, _, wanted = name.rpartition(":")
    is_file = place.endswith(".py")
    if is_file and not Path(place).is_file():
        refuse("no_file", bot=name, path=place)
    try:
        module = _file(place) if is_file else _module(place)
    except Exception as error:  # whatever somebody's code may raise
        refuse("not_loaded", bot=name, why=_why(error))
    kind = getattr(module, wanted, None)
    if not isinstance(kind, type):
        refuse("no_class", bot=name, place=place, name=wanted)
    if not issubclass(kind, Bot):
        refuse("no_bot", bot=name)
    return kind


@cache
def _file(place: str) -> ModuleType:
    path = Path(place).resolve()
    name = f"own_bot_{sha256(bytes(path)).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module


def _module(place: str) -> ModuleType:
    """Modules in the folder one stands in count, as for `python -m`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return import_module(place)


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
