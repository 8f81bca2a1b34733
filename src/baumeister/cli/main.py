"""The entry point: which command in which language, and what happens when something is wrong."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from typing import Final, Literal, TextIO

from cyclopts import App, CycloptsError, Parameter

from baumeister import __version__
from baumeister.cli.build import build
from baumeister.cli.help import COMMANDS, show_help
from baumeister.cli.terminal import DONE, INTERRUPTED, REFUSED, Terminal, refuse
from baumeister.cli.texts import SENTENCES
from baumeister.core.refusal import Refusal
from baumeister.languages import language, preferred

LANGUAGE: Final = "--lang"
HELP: Final = ("--help", "-h")
UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main() -> None:
    """What the command `baumeister` calls."""
    stdin = sys.stdin or _nothing("r")
    stdout, stderr = sys.stdout or _nothing("w"), sys.stderr or _nothing("w")
    for stream in (stdin, stdout, stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # better a “?” than no game at all
    sys.exit(run(sys.argv[1:], stdin, stdout, stderr, os.environ))


def _nothing(mode: Literal["r", "w"]) -> TextIO:
    """Stands in for a stream that the caller has closed."""
    return open(os.devnull, mode)


def run(
    words: Sequence[str],
    stdin: TextIO,
    stdout: TextIO,
    stderr: TextIO,
    environ: Mapping[str, str],
) -> int:
    """One command from its words to its exit code."""
    terminal = Terminal(stdin, stdout, stderr, environ)
    try:
        terminal.language = language(preferred(environ))
        rest, code = without_language(list(words))
        if code is not None:
            terminal.language = language(code)
        return _obey(rest, terminal)
    except Refusal as refusal:
        terminal.complain(refusal.say(terminal.language))
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        _let_go(stdout)
        return DONE
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        terminal.complain(terminal.say("error.output"))
        _let_go(stdout)
        return REFUSED


def _let_go(stdout: TextIO) -> None:
    """Nothing more can be written, not even what is still waiting in the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())


def without_language(words: list[str]) -> tuple[list[str], str | None]:
    """The words without `--lang`, which may stand anywhere, and the language it names."""
    rest: list[str] = []
    code: str | None = None
    remaining = iter(words)
    for word in remaining:
        name, sign, value = word.partition("=")
        if name != LANGUAGE:
            rest.append(word)
            continue
        if code is not None:
            refuse("error.repeated", option=LANGUAGE)
        code = value if sign else next(remaining, "")
        if not code:
            refuse("error.no_value", option=LANGUAGE)
    return rest, code


def _obey(words: list[str], terminal: Terminal) -> int:
    if not words or any(word in HELP for word in words):
        show_help(terminal, next((word for word in words if word in COMMANDS), None))
        return DONE
    if words == ["--version"]:
        terminal.show(
            terminal.say("version", version=__version__, build=terminal.say(f"build.{build()}"))
        )
        return DONE
    try:
        command, bound, _ = application().parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        from baumeister.cli.errors import sentence_of

        raise Refusal(sentence_of(error), SENTENCES) from None
    code: int = command(*bound.args, **bound.kwargs, terminal=terminal)
    return code


def application() -> App:
    """The commands; the module of one is imported only when it is needed."""
    app = App(
        name="baumeister",
        help_flags=(),
        version_flags=(),
        default_parameter=Parameter(negative=()),
    )
    for name in COMMANDS:
        function = name.replace("-", "_")
        app.command(f"baumeister.cli.{function}:{function}", name=name)
    return app
