"""Keyboard: how a person at the table is asked, and what can be typed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from baumeister.cli.boards import sentences_of, show_board, with_names
from baumeister.cli.choices import rendered, rows
from baumeister.cli.keyboard_game import KeyboardGame
from baumeister.cli.rules import show_rules
from baumeister.cli.terminal import Terminal, typed_number
from baumeister.core.action import Action
from baumeister.core.refusal import Refusal
from baumeister.core.spelling import spelled, typed
from baumeister.core.text import quoted
from baumeister.teaching import teaching_of

COMMANDS: Final = ("undo", "board", "rules", "save", "help", "quit")


class Quit(Exception):
    """The person at the keyboard wants to stop here."""


class Keyboard:
    """Shows a seat what it may see and takes its answer."""

    def __init__(self, terminal: Terminal, sitting: KeyboardGame) -> None:
        self.terminal = terminal
        self.sitting = sitting
        self.match = sitting.match
        # The English words are understood in every language.
        self.commands = {command: command for command in COMMANDS}
        self.commands |= {terminal.say(f"word.{command}"): command for command in COMMANDS}
        self.commands["?"] = "help"
        self.is_agreed = False  # what another person decided may be taken back

    def ask(self, seat: int) -> None:
        """Ask until the moment has passed, by an answer or by going back."""
        if not self.sitting.is_secret(seat):
            self._ask(seat)
            return
        self._pass_keyboard(seat)
        try:
            self._ask(seat)
        finally:  # also when somebody leaves
            self.terminal.forget()

    def _ask(self, seat: int) -> None:
        self._show_moment(seat)
        version = self.match.version
        while self.match.version == version:
            line = self.terminal.ask(self.terminal.say("play.prompt") + " ")
            self.is_agreed = self.is_agreed and self.commands.get(line.lower()) == "undo"
            self._take(seat, line)

    def _pass_keyboard(self, seat: int) -> None:
        self.terminal.forget()
        sentence = self.terminal.say("play.pass_keyboard", name=self.sitting.names[seat])
        self.terminal.ask(sentence + " ")

    def _show_moment(self, seat: int) -> None:
        terminal, sitting = self.terminal, self.sitting
        terminal.console.rule(style="dim")
        news = sitting.news(seat)
        terminal.show(*sentences_of(terminal, self.match.game, news, seat, sitting.names))
        terminal.show("")
        sitting.mark_read(seat)
        show_board(terminal, self.match.state.mask(seat), seat, sitting.names)
        terminal.show("")
        self._show_question(seat)

    def _show_question(self, seat: int) -> None:
        terminal, view, names = self.terminal, self.match.state.mask(seat), self.sitting.names
        sentences = self.match.game.sentences
        prompt = sentences.say(view.prompt(seat), terminal.language, names)
        terminal.show(with_names(f"{names[seat]}: {prompt}", names))
        legal = view.legal(seat)
        texts = [view.describe(seat, action) for action in legal]
        spoken = [sentences.say(text, terminal.language, names) for text in texts]
        for row in rows(self.match.game, legal, spoken):
            terminal.show(*rendered(row, terminal.console.width))
        words = [terminal.say(f"word.{command}") for command in COMMANDS]
        terminal.console.print(terminal.say("play.commands", words=" · ".join(words)), style="dim")

    def _take(self, seat: int, line: str) -> None:
        """One line: a command, a number, a move, or nothing."""
        legal = self.match.state.legal(seat)
        if line.lower() in self.commands:
            self._obey(seat, self.commands[line.lower()])
        elif line.isdecimal():
            self._choose(seat, legal, line)
        elif line:
            self._play(seat, line)
        elif len(legal) == 1:
            self._choose(seat, legal, "1")
        else:
            self._show_moment(seat)

    def _choose(self, seat: int, legal: list[Action], line: str) -> None:
        number = typed_number(line)
        if number is not None and 1 <= number <= len(legal):
            self.sitting.play(seat, legal[number - 1])
        else:
            value = quoted(line)
            self._complain(self.terminal.say("play.no_number", value=value, n=len(legal)))

    def _play(self, seat: int, line: str) -> None:
        try:
            self.sitting.play(seat, typed(self.match.game, line))
        except Refusal as refusal:
            if "notation" in refusal.text.words:  # in the words that were typed
                words = {**refusal.text.words, "notation": quoted(line)}
                refusal.text = replace(refusal.text, words=words)
            self._complain(self._with_clause(refusal))

    def _with_clause(self, refusal: Refusal) -> str:
        """Why it was refused, and by which clause of the printed rules."""
        sentence = refusal.say(self.terminal.language, self.sitting.names)
        clauses = teaching_of(self.match.game).clauses
        cited = clauses and clauses.of_refusal(refusal.text.key)
        return f"{sentence} ({cited})" if cited else sentence

    def _obey(self, seat: int, command: str) -> None:
        terminal = self.terminal
        if command == "quit":
            raise Quit
        if command == "undo":
            self._undo(seat)
        elif command == "save":
            self.sitting.save()
            terminal.show_path(terminal.say("play.saved", path=str(self.sitting.path)))
        elif command == "rules":
            show_rules(terminal, self.match)
        elif command == "help":
            terminal.show(terminal.say("play.help", move=self._example(seat)))
        else:
            self._show_moment(seat)

    def _example(self, seat: int) -> str:
        """A move that could be typed now, and one that says as much as any."""
        game, legal = self.match.game, self.match.state.legal(seat)
        return max([spelled(game, action) for action in legal], key=len)

    def _undo(self, seat: int) -> None:
        """One's own decision at once; that of another person when it is asked for twice."""
        last = self.sitting.last_to_decide()
        if last is None:
            self._complain(self.terminal.say("play.nothing_to_undo"))
        elif last == seat or self.is_agreed:
            self.is_agreed = False
            self.sitting.undo()
            self.terminal.show(self.terminal.say("play.undone"))
        else:
            self.is_agreed = True
            self._complain(self.terminal.say("play.played_since", name=self.sitting.names[last]))

    def _complain(self, sentence: str) -> None:
        self.terminal.console.print(sentence, style="problem")
