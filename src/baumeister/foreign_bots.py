"""Bots of other people: a class in a module (`my_bots:Mine`) or in a file (`my_bot.py:Mine`), or a
program in any language (`exec:./mybot`).
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import getsourcefile
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn

from baumeister.bots import BOTS, Bot
from baumeister.bots.arguments import is_told
from baumeister.bots.levels import bot
from baumeister.core.refusal import Refusal
from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import Text
from baumeister.core.text import mark as _
from baumeister.engines import MARK, EngineBot, command_of, is_engine

REFUSALS: Final[dict[str, Template]] = {
    "foreign.no_place": _(
        "“{bot}” is not a class of your own: put its file or module first, as in my_bot.py:MyBot."
    ),
    "foreign.no_file": _("There is no file “{path}” for the bot “{bot}”."),
    "foreign.not_loaded": _("The bot “{bot}” cannot be loaded: {why}"),
    "foreign.no_class": _("The bot “{bot}” cannot be found: “{place}” has no class “{name}”."),
    "foreign.no_bot": _("“{bot}” is not a bot: it must be a subclass of baumeister.bots.Bot."),
    "foreign.not_made": _("The bot “{bot}” cannot be made without arguments: {why}"),
    "foreign.no_program": _(
        "The engine “{bot}” cannot be started: there is no program “{program}” that may be run."
    ),
    "foreign.same_name": _("“{bot}” cannot take part: another bot is already called “{name}”."),
}
SENTENCES: Final = Sentences(REFUSALS)
APART: Final = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")


def is_foreign(name: str) -> bool:
    """Whether a name is that of somebody's class, and not of a level with arguments."""
    return ":" in name and (is_engine(name) or not is_told(name))


def listed(words: str) -> list[str]:
    """The names in `builder,exec:node bot.js 'a,b'`: in what is given to an engine, a comma in
    quotation marks parts nothing.
    """
    return APART.split(words) if MARK in words else words.split(",")


def sources_of(name: str) -> list[Path]:
    """The files that decide what a bot of others does, as far as they can be told by its name."""
    if not is_foreign(name):
        return []
    if is_engine(name):
        program, *words = command_of(name)
        paths = [Path(word) for word in (shutil.which(program) or program, *words)]
        return [path for path in paths if path.is_file()]
    source = getsourcefile(foreign_class(name))
    return [Path(source)] if source else []


def class_name(name: str) -> str:
    """What people call it: the class without its place, or the program without its folder."""
    if is_engine(name):
        return Path([*command_of(name), ""][0]).name
    return name.rpartition(":")[2]


def named_bots(names: Iterable[str]) -> dict[str, str]:
    """Classes by what people call them; each can be made, and none is called like another."""
    found: dict[str, str] = {}
    for name in names:
        called = class_name(name)
        foreign_bot(name)
        if called in BOTS or called in found:
            _refuse("same_name", bot=name, name=called)
        found[called] = name
    return found


def bot_named(name: str) -> Bot:
    """The bot of a level, perhaps with its effort, or a new one of somebody's class."""
    return foreign_bot(name) if is_foreign(name) else bot(name)


def foreign_bot(name: str) -> Bot:
    """A new bot of that class, or a new engine."""
    if is_engine(name):
        return _engine(name)
    kind = foreign_class(name)
    try:
        return kind()
    except Exception as error:  # whatever somebody's code may raise
        _refuse("not_made", bot=name, why=_why(error))


def _engine(name: str) -> Bot:
    try:
        command = command_of(name)
    except ValueError as error:
        _refuse("not_loaded", bot=name, why=str(error))
    if not command or shutil.which(command[0]) is None:
        _refuse("no_program", bot=name, program=command[0] if command else "")
    return EngineBot(command)


def foreign_class(name: str) -> type[Bot]:
    place, sign, wanted = name.rpartition(":")
    if not sign:
        _refuse("no_place", bot=name)
    is_file = place.endswith(".py")
    if is_file and not Path(place).is_file():
        _refuse("no_file", bot=name, path=place)
    try:
        module = _file(place) if is_file else _module(place)
    except Exception as error:  # whatever somebody's code may raise
        _refuse("not_loaded", bot=name, why=_why(error))
    kind = getattr(module, wanted, None)
    if not isinstance(kind, type):
        _refuse("no_class", bot=name, place=place, name=wanted)
    if not issubclass(kind, Bot):
        _refuse("no_bot", bot=name)
    return kind


@cache
def _file(place: str) -> ModuleType:
    path = Path(place).resolve()
    name = f"foreign_bot_{sha256(bytes(path)).hexdigest()[:12]}"
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


def _refuse(key: str, /, **words: str) -> NoReturn:
    raise Refusal(Text(f"foreign.{key}", words=words), SENTENCES)
