"""Keyboard: how a person at the table is asked, and what can be typed."""

from __future__ import annotations

from typing import Final

from baumeister.cli.boards import sentences_of, show_board, with_names
from baumeister.cli.choices import parse, rendered, rows
from baumeister.cli.rules import show_rules
from baumeister.cli.table import Table
from baumeister.cli.terminal import Terminal
from baumeister.core.action import Action
from baumeister.core.refusal import Refusal
from baumeister.core.text import Text

COMMANDS: Final = ("undo", "board", "rules", "save", "help", "quit")


class Quit(Exception):
    """The person at the keyboard wants to stop here."""


class Keyboard:
    """Shows a seat what it may see and takes its answer."""

    def __init__(self, terminal: Terminal, table: Table) -> None:
        self.terminal = terminal
        self.table = table
        self.match = table.match
        # The English words are understood in every language.
        self.commands = {command: command for command in COMMANDS}
        self.commands |= {terminal.say(f"word.{command}"): command for command in COMMANDS}
        self.commands["?"] = "help"

    def ask(self, seat: int) -> None:
        """Ask until the moment has passed, by an answer or by going back."""
        is_secret = self.table.is_secret(seat)
        if is_secret:
            self._pass_keyboard(seat)
        self._show_moment(seat)
        version = self.match.version
        while self.match.version == version:
            self._take(seat, self.terminal.ask(self.terminal.say("play.prompt") + " "))
        if is_secret:
            self.terminal.forget()

    def _pass_keyboard(self, seat: int) -> None:
        self.terminal.forget()
        sentence = self.terminal.say("play.pass_keyboard", name=self.table.names[seat])
        self.terminal.ask(sentence + " ")

    def _show_moment(self, seat: int) -> None:
        terminal, table = self.terminal, self.table
        terminal.console.rule(style="dim")
        news = table.news(seat)
        terminal.show(*sentences_of(terminal, self.match.game, news, seat, table.names))
        terminal.show("")
        table.mark_read(seat)
        show_board(terminal, self.match.state.mask(seat), seat, table.names)
        terminal.show("")
        self._show_question(seat)

    def _show_question(self, seat: int) -> None:
        terminal, view, names = self.terminal, self.match.state.mask(seat), self.table.names
        sentences = self.match.game.sentences
        prompt = sentences.say(view.prompt(seat), terminal.language, names)
        terminal.show(with_names(f"{names[seat]}: {prompt}", names))
        legal = view.legal(seat)
        texts = [view.describe(seat, action) for action in legal]
        spoken = [sentences.say(text, terminal.language, names) for text in texts]
        for row in rows(legal, spoken):
            terminal.show(*rendered(row, terminal.console.width))
        words = [terminal.say(f"word.{command}") for command in COMMANDS]
        terminal.console.print(terminal.say("play.commands", words=" · ".join(words)), style="dim")

    def _take(self, seat: int, line: str) -> None:
        """One line: a command, a number, a move, or nothing."""
        legal = self.match.state.legal(seat)
        if line.lower() in self.commands:
            self._obey(seat, self.commands[line.lower()])
        elif line.isdecimal():
            self._choose(seat, legal, int(line))
        elif line:
            self._play(seat, line)
        elif len(legal) == 1:
            self._choose(seat, legal, 1)
        else:
            self._show_moment(seat)

    def _choose(self, seat: int, legal: list[Action], number: int) -> None:
        if 1 <= number <= len(legal):
            self.match.play(seat, legal[number - 1].notation())
        else:
            self._complain(self.terminal.say("play.no_number", value=number, n=len(legal)))

    def _play(self, seat: int, line: str) -> None:
        try:
            self.match.play(seat, parse(self.match.game, line).notation())
        except Refusal as refusal:
            if refusal.text.key == "refuse.not_now":  # in the words that were typed
                refusal.text = Text("refuse.not_now", words={"notation": line})
            self._complain(refusal.say(self.terminal.language, self.table.names))

    def _obey(self, seat: int, command: str) -> None:
        terminal = self.terminal
        if command == "quit":
            raise Quit
        if command == "undo":
            self._undo()
        elif command == "save":
            self.table.save()
            terminal.show_path(terminal.say("play.saved", path=str(self.table.path)))
        elif command == "rules":
            show_rules(terminal, self.match.game, self.match.record.options)
        elif command == "help":
            terminal.show(terminal.say("play.help"))
        else:
            self._show_moment(seat)

    def _undo(self) -> None:
        if self.table.undo():
            self.terminal.show(self.terminal.say("play.undone"))
        else:
            self._complain(self.terminal.say("play.nothing_to_undo"))

    def _complain(self, sentence: str) -> None:
        self.terminal.console.print(sentence, style="problem")
