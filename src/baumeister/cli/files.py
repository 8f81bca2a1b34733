"""Files: reading and writing, with a sentence where that fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from shutil import which
from typing import Final, NoReturn

from baumeister.cli.terminal import refuse, text
from baumeister.cli.texts import SENTENCES
from baumeister.core.record import Record
from baumeister.core.refusal import BadRecord, Refusal
from baumeister.core.text import ENGLISH, Language

NAME: Final = "baumeister"


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError:
        refuse("error.not_text", path=str(path))
    except OSError as error:
        _refuse_file(error, "error.cannot_read", path)


def write(path: Path, content: str) -> None:
    """All or nothing: nobody ever finds half a file."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_text(content, "utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        _refuse_file(error, "error.cannot_write", path)


def claim(path: Path) -> None:
    """Make a new, empty file; one that already exists is never overwritten."""
    try:
        path.open("x").close()
    except FileExistsError:
        refuse("error.file_exists", path=str(path))
    except OSError as error:
        _refuse_file(error, "error.cannot_write", path)


def read_record(path: Path) -> Record:
    content = read(path)
    try:
        return Record.from_text(content)
    except BadRecord as refusal:
        raise InFile(path, refusal) from None


class InFile(Refusal):
    """Another refusal, with the name of the file in front."""

    def __init__(self, path: Path, reason: Refusal) -> None:
        super().__init__(reason.text, reason.sentences)
        self.path = path
        self.reason = reason

    def say(self, language: Language = ENGLISH, names: Sequence[str] | None = None) -> str:
        why = self.reason.say(language, names)
        return SENTENCES.say(text("error.in_file", path=str(self.path), why=why), language)


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where games are kept unless somebody names a file."""
    if platform == "win32":
        base = environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "baumeister"


def new_record_file(folder: Path, game: str) -> Path:
    """A file that nobody has yet: `imhotep-1.txt`, `imhotep-2.txt`, …"""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _refuse_file(error, "error.cannot_write", folder)
    for number in count(1):
        path = folder / f"{game}-{number}.txt"
        with suppress(FileExistsError):
            path.open("x").close()
            break
    return path


def _refuse_file(error: OSError, otherwise: str, path: Path) -> NoReturn:
    """The reasons people meet have a sentence of their own."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        if otherwise == "error.cannot_write":  # a new file needs only a folder to be in
            refuse("error.no_folder", path=str(path.parent))
        refuse("error.no_file", path=str(path))
    if isinstance(error, PermissionError):
        refuse("error.not_allowed", path=str(path))
    if isinstance(error, IsADirectoryError):
        refuse("error.is_folder", path=str(path))
    refuse(otherwise, path=str(path))


def program(called: str) -> str:
    """How to call this program again: its name, or its path where the name is not enough."""
    is_ours = Path(called).name == NAME
    return called if is_ours and which(NAME) is None else NAME
