"""What is wrong with a command line, as one sentence that says what would be right."""

from __future__ import annotations

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from baumeister.cli.help import COMMANDS, usage
from baumeister.cli.terminal import text
from baumeister.core.text import Text


def sentence_of(error: CycloptsError) -> Text:
    """The sentence for an error of the parser."""
    command = "".join(error.command_chain or ())
    match error:
        case UnknownCommandError():
            return _unknown_command((error.unused_tokens or [""])[0])
        case UnknownOptionError():
            return _unknown_option(error, command)
        case UnusedCliTokensError():
            word = (error.unused_tokens or [""])[0]
            return text("error.too_much", word=word, usage=usage(command))
        case MissingArgumentError():
            return _missing(error, command)
        case RepeatArgumentError():
            return text("error.repeated", option=error.token.keyword or "")
        case CoercionError():
            return _wrong_value(error)
    return text("error.command_line", usage=usage(command))


def _unknown_command(word: str) -> Text:
    if word.startswith("-"):
        return text("error.option_first", option=word)
    return text("error.command", command=word, known=", ".join(COMMANDS))


def _unknown_option(error: UnknownOptionError, command: str) -> Text:
    known = [
        name for argument in error.argument_collection if argument.parse for name in argument.names
    ]
    options = ", ".join(name for name in known if name.startswith("--"))
    option = (error.token.keyword or error.token.value).partition("=")[0]
    key = "error.option" if options else "error.no_options"
    return text(key, command=command, option=option, known=options)


def _missing(error: MissingArgumentError, command: str) -> Text:
    name = error.keyword or (error.argument.name if error.argument else "")
    if name.startswith("-"):
        return text("error.no_value", option=name)
    return text("error.missing", command=command, usage=usage(command))


def _wrong_value(error: CoercionError) -> Text:
    token = error.token
    name = error.argument.name if error.argument else ""
    option = token.keyword if token and token.keyword else name
    if error.argument is not None and error.argument.hint is bool:
        return text("error.flag", option=option)
    key = "error.decimal" if error.target_type is float else "error.whole"
    return text(key, option=option, value=token.value if token else "")
