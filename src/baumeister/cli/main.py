"""The entry point: which command in which language, and what happens when something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from typing import Final, TextIO

from cyclopts import App, CycloptsError, Parameter

from baumeister import __version__
from baumeister.cli.exits import DONE, INTERRUPTED, REFUSED
from baumeister.cli.help import COMMANDS, show_help
from baumeister.cli.terminal import Terminal, refuse
from baumeister.cli.texts import SENTENCES
from baumeister.cli.version import build
from baumeister.core.refusal import Refusal
from baumeister.language import language, preferred

LANGUAGE: Final = "--lang"
HELP: Final = ("--help", "-h")


def main() -> None:
    """What the command `baumeister` calls."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # better a “?” than no game at all
    sys.exit(run(sys.argv[1:], sys.stdin, sys.stdout, sys.stderr, os.environ))


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
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


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
        app.command(f"baumeister.cli.{name}:{name}", name=name)
    return app
