"""`baumeister play`: a game in the terminal, against people at the same keyboard and bots."""

from __future__ import annotations

import sys
from pathlib import Path
from random import SystemRandom

import baumeister
from baumeister.cli import files, setup
from baumeister.cli.arguments import Injected, Number, Variants, chosen_variants, edition_text
from baumeister.cli.boards import sentences_of, show_board
from baumeister.cli.keyboard import Keyboard, Quit
from baumeister.cli.keyboard_game import KeyboardGame
from baumeister.cli.luck import chosen_words, new_luck, resumed_luck
from baumeister.cli.players import foreign_bots_in, seated_from, usual_players
from baumeister.cli.results import show_result
from baumeister.cli.source import match_of
from baumeister.cli.terminal import DONE, INTERRUPTED, Terminal, refuse
from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.foreign_bots import class_name, listed


def play(
    game: str | None = None,
    /,
    *,
    seats: Number | None = None,
    players: str | None = None,
    variant: Variants = None,
    edition: Path | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    seed: Number | None = None,
    words: str | None = None,
    terminal: Injected,
) -> int:
    try:
        if resume is None:
            match = _new_match(terminal, game, seats, players, variant, edition)
        else:
            _refuse_with_resume(game, seats=seats, variant=variant, edition=edition, words=words)
            match = _resumed_match(terminal, resume, players)
    except (KeyboardInterrupt, EOFError) as reason:
        terminal.show("", terminal.say("play.not_begun"))
        return _exit_code(reason)
    if resume is None:
        luck = new_luck(match.record, seed, chosen_words(words, match.record.seats))
    else:
        luck = resumed_luck(match.record, resume, seed)
    path = _record_file(terminal, match.game.id, record, resume)
    sitting = KeyboardGame(
        match,
        seated_from(match.record.players, match.game, terminal),
        path,
        str(SystemRandom().getrandbits(64) if seed is None else seed),
        luck,
    )
    return _play(terminal, sitting)


def _new_match(
    terminal: Terminal,
    name: str | None,
    seats: int | None,
    players: str | None,
    pairs: list[str] | None,
    edition: Path | None,
) -> Match:
    """A new game as the arguments say; whoever names no players is asked."""
    game = (
        setup.ask_game(terminal, baumeister.all_games()) if name is None else baumeister.game(name)
    )
    variants = chosen_variants(game, pairs)
    if players is None:
        seats = setup.ask_seats(terminal, game) if seats is None else seats
        game.check_seats(seats)
        words = setup.ask_players(terminal, game, seats)
        variants = variants or setup.ask_variants(terminal, game)
    else:
        words = listed(players)
        seats = len(words) if seats is None else seats
        _check_players(terminal, game, words, seats)
    return Match(game, begin(game, seats, variants, edition_text(game, seats, edition), words))


def _resumed_match(terminal: Terminal, path: Path, players: str | None) -> Match:
    """A game from its file, with the same players unless others are named."""
    record = files.read_record(path)
    words = record.players if players is None else listed(players)
    if players is None and (foreign := foreign_bots_in(words)):
        refuse("error.own_in_record", path=str(path), bot=foreign[0], players=",".join(words))
    match = match_of(path, record)
    record.players = words or usual_players(record.seats, match.game, terminal)
    _check_players(terminal, match.game, record.players, record.seats)
    return match


def _check_players(terminal: Terminal, game: Game, words: list[str], seats: int) -> None:
    if len(words) != seats:
        refuse("error.players", n=len(words), seats=seats)
    seated_from(words, game, terminal)


def _refuse_with_resume(game: str | None, **options: object) -> None:
    given = [f"--{name}" for name, value in options.items() if value is not None]
    if game is not None:
        given.insert(0, game)
    if given:
        refuse("error.resume", option=given[0])


def _record_file(terminal: Terminal, game: str, record: Path | None, resume: Path | None) -> Path:
    if record is not None:
        files.claim(record)
        return record
    if resume is not None:
        return resume
    return files.new_record_file(files.data_folder(terminal.environ), game)


def _play(terminal: Terminal, sitting: KeyboardGame) -> int:
    """Until the end, or until the people leave."""
    keyboard = Keyboard(terminal, sitting)
    try:
        sitting.begin()
        _welcome(terminal, sitting)
        while (seat := sitting.next_seat()) is not None:
            if seat in sitting.seats_of_people:
                keyboard.ask(seat)
            else:
                sitting.answer_alone(seat)
            sitting.save()
    except (Quit, KeyboardInterrupt, EOFError) as reason:
        sitting.save()
        terminal.show("")
        terminal.show_path(
            terminal.say("play.left", program=files.program(sys.argv[0]), path=str(sitting.path))
        )
        return _exit_code(reason)
    _show_end(terminal, sitting)
    return DONE


def _welcome(terminal: Terminal, sitting: KeyboardGame) -> None:
    """Who plays, and what can be typed."""
    title = sitting.game.title
    players = ", ".join(
        f"{player.name} ({class_name(player.level)})" if player.level else player.name
        for player in sitting.seats
    )
    terminal.show("", terminal.say("play.welcome", title=title, players=players))
    terminal.show_path(terminal.say("play.luck", commitment=sitting.luck.commitment))


def _show_end(terminal: Terminal, sitting: KeyboardGame) -> None:
    match, names = sitting.match, sitting.names
    result = match.state.result()
    assert result is not None
    terminal.console.rule(style="dim")
    news = sitting.news(sitting.seats_of_people[0] if sitting.seats_of_people else 0)
    terminal.show(*sentences_of(terminal, match.game, news, PUBLIC, names))
    terminal.show("")
    show_board(terminal, match.state, PUBLIC, names)
    show_result(terminal, match.game, result, names)
    terminal.show("")
    path = str(sitting.path)
    terminal.show_path(terminal.say("play.record", path=path))
    program = files.program(sys.argv[0])
    terminal.show_path(terminal.say("play.verify", program=program, path=path))


def _exit_code(reason: BaseException) -> int:
    return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else DONE
