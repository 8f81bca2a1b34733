"""Terminal: what is read and written, in which language and in which colours, and exit codes."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final, NoReturn, TextIO

from rich.console import Console, RenderableType
from rich.text import Text as Styled
from rich.theme import Theme

from baumeister.cli.texts import SENTENCES
from baumeister.core.refusal import Refusal
from baumeister.core.text import ENGLISH, Language, Text

DONE: Final = 0
REFUSED: Final = 2  # wrong arguments, or a file that cannot be used
INTERRUPTED: Final = 130  # what a shell expects after Ctrl-C

Spans = Sequence[tuple[str, str]]  # texts and their styles, one line of a board

THEME: Final = Theme(
    {
        "title": "bold",
        "number": "bold yellow",
        "choice": "bold",
        "problem": "bold red",
        "seat0": "bold cyan",
        "seat1": "bold orange3",
        "seat2": "bold hot_pink3",
        "seat3": "bold chartreuse3",
        "seat4": "bold medium_purple1",
        "purple": "magenta",
    }
)
TALL_LINES: Final = 40  # a lower screen has no room for empty ones
DIGITS: Final = 9  # no number that can be typed here is longer
FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and what has scrolled off it


class Terminal:
    """The three streams of a command, with a language for everything that is said on them."""

    def __init__(
        self, stdin: TextIO, stdout: TextIO, stderr: TextIO, environ: Mapping[str, str]
    ) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.environ = environ
        self.language: Language = ENGLISH
        self.console = _console(stdout, environ)
        self.errors = _console(stderr, environ)

    @property
    def is_interactive(self) -> bool:
        """Whether a person can be asked."""
        return self.stdin.isatty() and self.stdout.isatty()

    def say(self, key: str, **values: int | str | Text) -> str:
        """A sentence of the command line, in the chosen language."""
        return SENTENCES.say(text(key, **values), self.language)

    def number(self, value: float, pattern: str = "#,##0") -> str:
        """A number as the language writes it; patterns are those of Unicode, such as “0.00”."""
        from babel.numbers import format_decimal

        return format_decimal(value, pattern, self.language.code)

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def show_path(self, sentence: str) -> None:
        """A sentence with a path in it, which must not be torn apart."""
        self.console.print(sentence, soft_wrap=True)

    def show_lines(self, lines: Iterable[Spans]) -> None:
        """A board; its lines are never wrapped, since that would tear it apart."""
        for line in lines:
            if not line and self.console.is_terminal and self.console.height < TALL_LINES:
                continue
            self.console.print(Styled.assemble(*line), soft_wrap=True)

    def write(self, output: str) -> None:
        """Exactly this, for files and other programs."""
        self.stdout.write(output)
        self.stdout.flush()

    def complain(self, sentence: str) -> None:
        self.errors.print(Styled(sentence, "problem"), soft_wrap=True)

    def ask(self, question: str) -> str:
        """One line from the person at the keyboard; raises `EOFError` when there are no more."""
        if self.is_interactive and self.stdin is sys.stdin:
            with suppress(ImportError):
                import readline  # noqa: F401 - arrow keys and history
            return input(question).strip()
        self.write(question)
        line = self.stdin.readline()
        if not line:
            raise EOFError
        self.write("\n" if not self.stdin.isatty() else "")
        return line.strip()

    def forget(self) -> None:
        """Clear the screen, so that the next person does not see what was on it."""
        if self.stdout.isatty():
            self.write(FORGET)


def text(key: str, **values: int | str | Text) -> Text:
    """Numbers count and choose the plural; words and texts are put in as they are."""
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    words = {name: value for name, value in values.items() if not isinstance(value, int)}
    return Text(key, numbers, words)


def typed_number(line: str) -> int | None:
    """The number that somebody typed; None if it is not one, or longer than any we ask for."""
    return int(line) if line.isdecimal() and len(line) <= DIGITS else None


def refuse(key: str, **values: int | str | Text) -> NoReturn:
    """Give up with a sentence; the command ends with exit code 2."""
    raise Refusal(text(key, **values), SENTENCES)


def _console(stream: TextIO, environ: Mapping[str, str]) -> Console:
    return Console(
        file=stream,
        theme=THEME,
        markup=False,
        emoji=False,
        highlight=False,
        _environ=environ,
    )
