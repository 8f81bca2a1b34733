"""Help: what each command does, with its options and a few examples."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from baumeister.cli.terminal import Terminal
from baumeister.core.text import Text
from baumeister.games import boxes


@dataclass(frozen=True)
class Page:
    """`options` and `examples` are what is typed, each with the key of its explanation.

    Examples are of the first game on the shelf, whichever that is: `examples_of` names it.
    """

    options: dict[str, str]
    examples: dict[str, str]


POSITION: Final = {
    "--at N": "help.at",
    "--seats N": "help.seats",
    "-v, --variant KEY=VALUE": "help.variant",
    "--seed N": "help.seed",
}
DATA: Final = {
    "--data DIR": "help.data",
    "--database ADDRESS": "help.database",
    "--config FILE": "help.config",
}
SERVER: Final = {
    "--host 127.0.0.1": "help.host",
    "--port 8000": "help.port",
    "--data DIR": "help.data",
    "--webhook ADDRESS": "help.webhook",
    "--database ADDRESS": "help.database",
    "--processes N": "help.processes",
    "--trusted-proxy NETWORK": "help.trusted_proxy",
    "--bot my_bot.py:MyBot": "help.own_bot",
    "--config FILE": "help.config",
    "--set KEY=VALUE": "help.set",
}

COMMANDS: Final = {
    "serve": Page(
        {**SERVER, "--no-browser": "help.no_browser"},
        {
            "baumeister serve": "example.serve",
            "baumeister serve --host 0.0.0.0 --port 80 --data tables": "example.network",
            "baumeister serve --bot my_bot.py:MyBot": "example.own_bot",
            "baumeister serve --bot exec:./mybot": "example.engine",
        },
    ),
    "connect": Page(
        {"--token TOKEN": "help.token", "--table ID": "help.table"},
        {
            "baumeister connect http://127.0.0.1:8000 exec:./mybot": "example.connect",
            "baumeister connect http://127.0.0.1:8000 builder --table ID": "example.connect_table",
        },
    ),
    "config": Page(
        SERVER,
        {
            "baumeister config --port 80": "example.config",
            "baumeister config --config baumeister.toml": "example.config_file",
        },
    ),
    "backup": Page(
        DATA,
        {
            "baumeister backup tables.backup": "example.backup",
            "baumeister backup tables.backup --database postgresql:///baumeister": (
                "example.backup_database"
            ),
        },
    ),
    "admin": Page(
        DATA,
        {
            "baumeister admin": "example.admin",
            "baumeister admin remove REPORT": "example.remove",
            "baumeister admin block PERSON": "example.block",
            "baumeister admin close TABLE": "example.close",
        },
    ),
    "restore": Page(
        DATA, {"baumeister restore tables.backup --data new-tables": "example.restore"}
    ),
    "move-data": Page(
        {}, {"baumeister move-data tables postgresql:///baumeister": "example.move_data"}
    ),
    "games": Page({}, {"baumeister games": "example.games"}),
    "play": Page(
        {
            "--seats N": "help.seats",
            "--players Anna,bot": "help.players",
            "-v, --variant KEY=VALUE": "help.variant",
            "--edition x.toml": "help.edition_file",
            "--record x.txt": "help.record",
            "--resume x.txt": "help.resume",
            "--seed N": "help.seed",
            "--words nile,papyrus": "help.words",
        },
        {
            "baumeister play {game}": "example.play",
            "baumeister play {game} --players Anna,Ben,bot:beginner": "example.players",
            "baumeister play {game} --seats {fewest} -v {variant}": "example.variants",
            "baumeister play --resume {game}-1.txt": "example.resume",
        },
    ),
    "simulate": Page(
        {
            "--games N": "help.games",
            "--seats N": "help.seats",
            "--bots random": "help.bots",
            "-v, --variant KEY=VALUE": "help.variant",
            "--edition x.toml": "help.edition_file",
            "--seed N": "help.seed",
            "--workers N": "help.workers",
            "--ray auto": "help.ray",
            "--json": "help.json",
        },
        {
            "baumeister simulate {game} --games 10000 --seats {most}": "example.simulate",
            "baumeister simulate {game} --games 20 --bots beginner,random": "example.bots",
        },
    ),
    "arena": Page(
        {
            "--bots architect,builder": "help.arena_bots",
            "--games N": "help.arena_games",
            "--seats N": "help.arena_seats",
            "--seed N": "help.arena_seed",
            "-v, --variant KEY=VALUE": "help.variant",
            "--workers N": "help.workers",
            "--ray auto": "help.ray",
            "--edition x.toml": "help.edition_file",
            "--until 0,20": "help.arena_until",
            "--shard 1/3": "help.arena_shard",
            "--out DIR": "help.arena_out",
            "--json": "help.json",
            "--markdown": "help.markdown",
        },
        {
            "baumeister arena {game} --bots builder,beginner,random --out arena": "example.arena",
            "baumeister arena {game} --bots builder,random --seats {most}": "example.arena_four",
            "baumeister arena {game} --bots my_bot.py:MyBot,architect@200": "example.arena_own",
            "baumeister arena {game} --bots builder,beginner --until 0,20": "example.arena_until",
        },
    ),
    "gauntlet": Page(
        {
            "--bot master": "help.gauntlet_bot",
            "--seconds S": "help.gauntlet_seconds",
            "--simulations N": "help.gauntlet_simulations",
            "--games N": "help.gauntlet_games",
            "--seats N": "help.gauntlet_seats",
            "--seed N": "help.arena_seed",
            "-v, --variant KEY=VALUE": "help.variant",
            "--workers N": "help.workers",
            "--ray auto": "help.ray",
            "--shard 1/3": "help.arena_shard",
            "--out DIR": "help.arena_out",
            "--json": "help.json",
            "--markdown": "help.markdown",
        },
        {
            "baumeister gauntlet {game} --seconds 0.1": "example.gauntlet",
            "baumeister gauntlet {game} --bot my_bot.py:MyBot --simulations 200 --out run": (
                "example.gauntlet_own"
            ),
        },
    ),
    "selfplay": Page(
        {
            "--out DIR": "help.selfplay_out",
            "--games N": "help.selfplay_games",
            "--seats N": "help.seats",
            "--bots builder": "help.bots",
            "-v, --variant KEY=VALUE": "help.variant",
            "--edition x.toml": "help.edition_file",
            "--seed N": "help.arena_seed",
            "--workers N": "help.workers",
            "--ray auto": "help.ray",
        },
        {
            "baumeister selfplay {game} --bots architect@200 --games 20 --out data": (
                "example.selfplay"
            )
        },
    ),
    "merge": Page(
        {"--json": "help.json", "--markdown": "help.markdown"},
        {"baumeister merge whole part-1 part-2 part-3": "example.merge"},
    ),
    "replay": Page(
        {
            "--at N": "help.at",
            "--seat N": "help.seat",
            "--boards": "help.boards",
            "--step": "help.step",
        },
        {
            "baumeister replay {game}-1.txt": "example.replay",
            "baumeister replay {game}-1.txt --at 40 --seat 2": "example.moment",
        },
    ),
    "review": Page(
        {
            "--seat N": "help.review_seat",
            "--looks N": "help.looks",
            "--workers N": "help.workers",
            "--ray auto": "help.ray",
            "--json": "help.json",
            "--html": "help.html",
            "--out x.html": "help.review_out",
        },
        {
            "baumeister review {game}-1.txt": "example.review",
            "baumeister review {game}-1.txt --seat 1 --html --out review.html": (
                "example.review_page"
            ),
        },
    ),
    "verify": Page(
        {"--json": "help.json"},
        {
            "baumeister verify {game}-1.txt": "example.verify",
            "baumeister verify {game}-1.txt --json": "example.verify_json",
        },
    ),
    "records": Page(
        {"--json": "help.json"},
        {
            "baumeister records {game}": "example.records",
            "baumeister records {game} 001 > game.txt": "example.record",
        },
    ),
    "draw": Page(
        {
            **POSITION,
            "--seat N": "help.drawn_for",
            "--theme night": "help.theme",
            "--out x.svg": "help.out",
        },
        {
            "baumeister draw {game} --out board.svg": "example.draw",
            "baumeister draw {game}-1.txt --at 40 --theme night --out board.svg": "example.night",
        },
    ),
    "perft": Page(
        {"--depth N": "help.depth", **POSITION},
        {"baumeister perft {game} --seats {fewest} --depth 3": "example.perft"},
    ),
    "edition": Page({}, {"baumeister edition {game} > my-edition.toml": "example.edition"}),
    "bench": Page(
        {"--seconds N": "help.seconds", "--json": "help.json"},
        {"baumeister bench {game} --json": "example.bench"},
    ),
}
EVERYWHERE: Final = {"--lang de": "help.lang", "--help": "help.help", "--version": "help.version"}
FIRST_EXAMPLES: Final = {
    "baumeister serve": "example.serve",
    "baumeister play {game}": "example.play",
    "baumeister simulate {game} --games 10000 --seats {most}": "example.simulate",
    "baumeister play --help": "example.help",
}


def usage(command: str) -> Text:
    """How a command is written."""
    return Text(f"usage.{command}" if command in COMMANDS else "usage")


def examples_of(examples: Mapping[str, str]) -> dict[str, str]:
    """Examples with a game in them; one with a variant only if that game has any."""
    game = boxes()[0].game
    words: dict[str, str | int] = {"game": game.id, "fewest": game.fewest, "most": game.most}
    if game.variants:
        first = game.variants[0]
        words["variant"] = f"{first.key}={first.values[-1]}"
    return {
        line.format(**words): key
        for line, key in examples.items()
        if "variant" in words or "{variant}" not in line
    }


def show_help(terminal: Terminal, command: str | None) -> None:
    """The page of a command, or the overview."""
    if command is None:
        terminal.show(Styled(terminal.say("usage"), "title"), "", terminal.say("about"))
        _show_list(terminal, "help.commands", {name: f"about.{name}" for name in COMMANDS})
        _show_list(terminal, "help.options", EVERYWHERE)
        _show_examples(terminal, FIRST_EXAMPLES)
        return
    page = COMMANDS[command]
    terminal.show(Styled(terminal.say(f"usage.{command}"), "title"), "")
    terminal.show(terminal.say(f"about.{command}"))
    _show_list(terminal, "help.options", page.options | {"--lang de": "help.lang"})
    _show_examples(terminal, page.examples)


def _show_list(terminal: Terminal, heading: str, entries: Mapping[str, str]) -> None:
    """What can be typed on the left, what it does on the right."""
    table = Table.grid(padding=(0, 2), pad_edge=True)
    for words, key in entries.items():
        table.add_row(Styled(words, "choice", no_wrap=True), terminal.say(key))
    terminal.show("", Styled(terminal.say(heading), "title"), table)


def _show_examples(terminal: Terminal, examples: Mapping[str, str]) -> None:
    terminal.show("", Styled(terminal.say("help.examples"), "title"))
    for line, key in examples_of(examples).items():
        terminal.show(Styled(f"  {line}", "choice"), Padding(terminal.say(key), (0, 0, 0, 6)))
