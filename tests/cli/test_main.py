"""Help, version, language, and what is said about wrong arguments."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from cyclopts import UnknownOptionError

from baumeister import __version__
from baumeister.cli.help import COMMANDS, EVERYWHERE, examples_of, usage
from baumeister.cli.main import application
from baumeister.cli.terminal import text
from baumeister.cli.texts import SENTENCES
from baumeister.core.text import Text
from baumeister.games import game_ids
from baumeister.languages import language, languages
from tests.cli.shell import COMMAND, PATIENCE_SECONDS, baumeister, process


def said(expected: Text, code: str) -> str:
    return SENTENCES.say(expected, language(code))


BOTS = "random, beginner, apprentice, builder, foreman, architect, master"
KNOWN = ", ".join(game_ids())
NO_CHESS = text("refuse.game", game="chess", known=KNOWN)

WRONG = {
    "plai": text("error.command", command="plai", known=", ".join(COMMANDS)),
    "--loud": text("error.option_first", option="--loud"),
    "games --loud": text("error.no_options", command="games", option="--loud"),
    "replay x --seats 3": text(
        "error.option", command="replay", option="--seats", known="--at, --seat, --boards, --step"
    ),
    "play imhotep go": text("error.too_much", word="go", usage=usage("play")),
    "draw": text("error.missing", command="draw", usage=usage("draw")),
    "play --seats": text("error.no_value", option="--seats"),
    "play -v": text("error.no_value", option="-v"),
    "play --lang": text("error.no_value", option="--lang"),
    "play --seed 1 --seed 2": text("error.repeated", option="--seed"),
    "play --seats two": text("error.whole", option="--seats", value="two"),
    "play --seats 2.5": text("error.whole", option="--seats", value="2.5"),
    "play --seats 0x2": text("error.whole", option="--seats", value="0x2"),
    "play --seats=": text("error.whole", option="--seats", value=""),
    "play --seats 7 imhotep": text("refuse.seats", title="Imhotep", fewest=2, most=4, n=7),
    "play chess": NO_CHESS,
    "play imhotep -v market": text("error.pair", value="market"),
    "play imhotep -v market=C --seats 2 --players Anna,Ben": text(
        "refuse.variant_value", variant="market", value="C", known="A, B"
    ),
    "play imhotep -v camels=B": text(
        "refuse.variant",
        variant="camels",
        known="market, pyramid, temple, burial_chamber, obelisks, wrath, loose_stones, "
        "stones_first",
    ),
    "play imhotep --seats 3 --players Anna,Ben": text("error.players", n=2, seats=3),
    "play imhotep --players Anna,Anna": text("error.twins", name="Anna"),
    "play imhotep --players Anna,": text("error.name", name="", n=20),
    "play imhotep --players Anna,bot:wizard": text("error.bot", bot="wizard", known=BOTS),
    "play imhotep --edition nowhere.toml": text("error.no_file", path="nowhere.toml"),
    "play imhotep --edition src": text("error.is_folder", path="src"),
    "play imhotep --resume x": text("error.resume", option="imhotep"),
    "play --resume x --seats 2": text("error.resume", option="--seats"),
    "play --resume nowhere.txt": text("error.no_file", path="nowhere.txt"),
    "play imhotep --record nowhere/x.txt": text("error.no_folder", path="nowhere"),
    "simulate": text("error.missing", command="simulate", usage=usage("simulate")),
    "simulate imhotep --games 0": text("error.too_small", option="--games", least=1, value=0),
    "simulate imhotep --workers 0": text("error.too_small", option="--workers", least=1, value=0),
    "play imhotep --players Anna,bot:architect@0": text("refuse.effort", n=600, effort="0"),
    "simulate imhotep --bots builder@9": text("refuse.no_effort", level="builder"),
    "simulate imhotep --bots wizard": text("error.bot", bot="wizard", known=BOTS),
    "simulate imhotep --seats 3 --bots random,random": text("error.bots", n=2, seats=3),
    "replay nowhere.txt": text("error.no_file", path="nowhere.txt"),
    "draw chess": text("error.source", source="chess", known=KNOWN),
    "draw imhotep --seat 9": text("error.seat", value=9, n=4),
    "draw imhotep --seat 0": text("error.seat", value=0, n=4),
    "draw imhotep --theme dusk": text(
        "error.choice", option="--theme", value="dusk", known="auto, day, night"
    ),
    "draw imhotep --out nowhere/x.svg": text("error.no_folder", path="nowhere"),
    "draw pyproject.toml --seats 2": text("error.with_file", option="--seats"),
    "draw pyproject.toml -v market=B": text("error.with_file", option="--variant"),
    "perft imhotep --depth 0": text("error.too_small", option="--depth", least=1, value=0),
    "edition chess": NO_CHESS,
    "bench chess": NO_CHESS,
    "bench --seconds long": text("error.decimal", option="--seconds", value="long"),
    "bench --seconds 0": text("error.seconds", value="0"),
    "bench --json=7": text("error.flag", option="--json"),
}


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("line", WRONG)
def test_wrong_arguments_get_one_sentence_and_exit_code_2(line: str, code: str) -> None:
    outcome = baumeister(*line.split(), lang=code)
    assert outcome.err == said(WRONG[line], code) + "\n"
    assert outcome.out == ""
    assert outcome.code == 2


@pytest.mark.parametrize("code", languages())
def test_a_moment_after_the_end_is_refused(code: str) -> None:
    outcome = baumeister("perft", "imhotep", "--at", "9999", lang=code)
    start = said(text("error.moment", value=9999, n=2), code).partition("2")[0]
    assert outcome.err.startswith(start)
    assert outcome.code == 2


def test_an_unknown_language_is_refused_in_that_of_the_environment() -> None:
    outcome = baumeister("--lang", "tlh", "games", lang="de")
    assert outcome.code == 2
    assert outcome.err.startswith("Die Sprache „tlh“ gibt es hier nicht.")


@pytest.mark.parametrize(
    "words",
    [
        ["--lang", "de", "edition", "chess"],
        ["--lang=de", "edition", "chess"],
        ["edition", "--lang", "de", "chess"],
        ["edition", "chess", "--lang=de"],
    ],
)
def test_the_language_may_stand_before_or_after_the_command(words: list[str]) -> None:
    assert baumeister(*words).err == baumeister("edition", "chess", lang="de").err


def test_the_environment_chooses_the_language() -> None:
    expected = text("refuse.game", game="chess", known=KNOWN)
    for environ, code in (("de_DE.UTF-8", "de"), ("C", "en"), ("en_GB.UTF-8", "en")):
        assert baumeister("edition", "chess", lang=environ).err == said(expected, code) + "\n"
    assert said(expected, "de") != said(expected, "en")


def test_two_languages_at_once_are_refused() -> None:
    outcome = baumeister("--lang", "de", "--lang", "en")
    assert outcome.code == 2
    assert outcome.err == said(text("error.repeated", option="--lang"), "en") + "\n"


def test_the_version_says_how_it_was_built() -> None:
    outcome = baumeister("--version")
    assert outcome.out in (
        f"baumeister {__version__} (interpreted)\n",
        f"baumeister {__version__} (compiled)\n",
    )


def test_without_arguments_there_is_an_overview() -> None:
    outcome = baumeister()
    assert outcome.code == 0
    assert outcome == baumeister("--help") == baumeister("-h")
    for command in COMMANDS:
        assert command in outcome.out
    for option in EVERYWHERE:
        assert option in outcome.out


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(command: str, code: str) -> None:
    outcome = baumeister(command, "--help", lang=code)
    assert outcome.code == 0
    page = " ".join(outcome.out.split())
    for key in [f"about.{command}", *COMMANDS[command].options.values()]:
        assert said(Text(key), code) in page
    for line, key in examples_of(COMMANDS[command].examples).items():
        assert line in page
        assert said(Text(key), code) in page


@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_every_option_and_no_other(command: str) -> None:
    words = [command, "--nonsense"]
    with pytest.raises(UnknownOptionError) as unknown:
        application().parse_args(words, exit_on_error=False, print_error=False)
    arguments = [argument for argument in unknown.value.argument_collection if argument.parse]
    options = {name for argument in arguments for name in argument.names if "--" in name}
    told = {word for words in COMMANDS[command].options for word in words.split()}
    assert {word for word in told if word.startswith("--")} == options


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_can_be_understood(command: str) -> None:
    for line in examples_of(COMMANDS[command].examples):
        words = line.partition(" >")[0].split()[1:]
        application().parse_args(words, exit_on_error=False, print_error=False)


def test_a_real_process_ends_with_the_exit_code() -> None:
    done = process("play", "--seats", "two", environ={"LANG": "de"})
    assert done.returncode == 2
    expected = text("error.whole", option="--seats", value="two")
    assert done.stderr == said(expected, "de") + "\n"
    assert done.stdout == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", ["games", "edition imhotep", "perft imhotep --depth 1"])
def test_output_that_cannot_be_written_is_said(command: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, *command.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "LANG": "de"},
            encoding="utf-8",
            timeout=PATIENCE_SECONDS,
        )
    assert done.stderr == said(text("error.output"), "de") + "\n"
    assert done.returncode == 2


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_error(closed: str, tmp_path: Path) -> None:
    """Without a keyboard the game is kept, as if somebody had left."""
    record = tmp_path / "game.txt"
    words = [*COMMAND, "play", "imhotep", "--players", "Anna,Ben", "--record", str(record)]
    done = subprocess.run(
        ["sh", "-c", f'"$@" {closed}', "sh", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE_SECONDS,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert str(record).encode() in done.stdout or ">&-" in closed
    assert record.read_text("utf-8").startswith("{")


def test_output_that_nobody_reads_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "edition", "imhotep"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.close()
        assert reader.stderr.read() == b""
    assert reader.returncode == 0
