"""Every sentence of the command line in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final

from baumeister.arena.texts import ARENA
from baumeister.cli.arena_texts import ARENA_HELP
from baumeister.cli.connect_texts import CONNECT
from baumeister.cli.server_texts import SERVER
from baumeister.core.sentences import Sentences, Template
from baumeister.core.text import mark as _

HELP: Final[dict[str, Template]] = {
    "usage": _("baumeister COMMAND …"),
    "usage.serve": _("baumeister serve [options]"),
    "usage.games": "baumeister games",
    "usage.play": _("baumeister play [GAME] [options]"),
    "usage.simulate": _("baumeister simulate GAME [options]"),
    "usage.selfplay": _("baumeister selfplay GAME --out DIR [options]"),
    "usage.replay": _("baumeister replay FILE [options]"),
    "usage.review": _("baumeister review FILE [options]"),
    "usage.verify": _("baumeister verify FILE [options]"),
    "usage.records": _("baumeister records [GAME] [NUMBER]"),
    "usage.draw": _("baumeister draw FILE|GAME [options]"),
    "usage.perft": _("baumeister perft FILE|GAME [options]"),
    "usage.edition": _("baumeister edition GAME"),
    "usage.bench": _("baumeister bench [GAME] [options]"),
    "about": _("Egyptian building games: play them here, or study their rules."),
    "about.serve": _("Open the web table: play in the browser, alone or with friends."),
    "about.games": _("List the games, their numbers of players and their variants."),
    "about.play": _("Play in this terminal, against bots and against people at the same keyboard."),
    "about.simulate": _("Let bots play many games and summarise them."),
    "about.selfplay": _("Let bots play, and keep every decision as data to learn from."),
    "about.replay": _("Retell a recorded game in sentences and boards."),
    "about.review": _("Say what decided a recorded game: luck, mistakes, or what was hidden."),
    "about.verify": _("Check that every draw of a recorded game follows from what was promised."),
    "about.records": _("List whole games of good bots that come with Baumeister, or print one."),
    "about.draw": _("Draw a position as an SVG picture."),
    "about.perft": _("Count the sequences of answers to a given depth, chance included."),
    "about.edition": _("Print the values of a game, for you to change in a copy."),
    "about.bench": _("Measure how fast the rules, the search and the drawings are."),
    "help.commands": _("Commands"),
    "help.options": _("Options"),
    "help.examples": _("Examples"),
    "help.lang": _("The language: en or de (default: that of your system)."),
    "help.help": _("This help; after a command, what that command can do."),
    "help.version": _("Say which version this is."),
    "help.host": _("The address to listen on; 0.0.0.0 lets the whole network in."),
    "help.port": _("The port; if it is taken, the next free one."),
    "help.data": _("The folder for all tables (default: your data folder)."),
    "help.database": _(
        "A PostgreSQL database instead of a data folder (postgresql://…); several servers can"
        " share it."
    ),
    "help.processes": _("So many server processes behind one port; they need a database."),
    "help.trusted_proxy": _(
        "The address or network of a proxy that is believed when it says for whom it asks."
    ),
    "help.webhook": _("A web address that is told whose turn it is, at tables with days per turn."),
    "help.own_bot": _("A bot of your own for the tables; may be given several times."),
    "help.no_browser": _("Do not open a browser."),
    "help.seats": _("How many players."),
    "help.players": _(
        "Names and bots, separated by commas: Anna,bot:beginner,bot:my_bot.py:MyBot."
    ),
    "help.variant": _("A variant to play; “baumeister games” lists them all."),
    "help.edition_file": _("A file with other printed values; see “baumeister edition --help”."),
    "help.record": _("Where to keep the record (default: in your data folder)."),
    "help.resume": _("Continue the game in this record."),
    "help.seed": _("A number that decides everything random, so that the same happens again."),
    "help.words": _("Words of the players, separated by commas, that are mixed into every draw."),
    "help.games": _("How many games (default: 1000)."),
    "help.bots": _("One bot for all seats, or one for each, separated by commas: random,beginner."),
    "help.selfplay_out": _("A folder for the records and the Parquet file."),
    "help.selfplay_games": _("How many games (default: 100)."),
    "help.markdown": _("Print tables for a document."),
    "help.workers": _("How many processes; the result is the same for any number."),
    "help.ray": _("Work on a Ray cluster: its address, or auto for the one on this machine."),
    "help.looks": _("How often the game is looked at; more looks are surer (default: 4)."),
    "help.html": _("Write a page with pictures."),
    "help.review_seat": _("Only from this seat; players are counted from 1."),
    "help.review_out": _("The file to write (default: the output)."),
    "help.json": _("Print data for programs."),
    "help.at": _("The moment after this many answers."),
    "help.seat": _("Only what this player may see; players are counted from 1."),
    "help.drawn_for": _("What this player sees, counted from 1 (default: what everybody sees)."),
    "help.boards": _("Show the board after every decision."),
    "help.step": _("Wait for Enter after every decision."),
    "help.theme": _("Colours: day, night, or auto to follow the viewer’s settings."),
    "help.out": _("The file to write (default: the picture goes to the output)."),
    "help.depth": _("How many answers deep (default: 2)."),
    "help.seconds": _("How long to measure each game (default: 5 seconds)."),
    "example.serve": _("The web table in your browser."),
    "example.network": _("For everybody on the network, with the tables in a folder of your own."),
    "example.own_bot": _("Your own bot has a seat at the tables, too."),
    "example.games": _("All games at a glance."),
    "example.play": _("Asks you who plays; Enter alone means you against two bots."),
    "example.players": _("Anna and Ben at this keyboard, and a bot."),
    "example.variants": _("As few players as possible, with a variant."),
    "example.resume": _("Continue where you left off."),
    "example.help": _("What a command can do, with all its options."),
    "example.simulate": _("How many points do random players score in each seat?"),
    "example.bots": _("Is the beginner better than random play?"),
    "example.selfplay": _("Positions to learn from, of twenty games with a search."),
    "cluster.no_ray": _("A cluster needs one more package: pip install 'baumeister[cluster]'"),
    "cluster.none": _("There is no Ray cluster at “{address}”. “ray start --head” begins one."),
    "cluster.other_code": _("A machine of the cluster has another version of Baumeister."),
    "cluster.lost": _("A part of the work failed {n} times, each time with the process at it."),
    "selfplay.no_out": _("Where this data goes, say with --out DIR."),
    "selfplay.no_parquet": _("Parquet needs one more package: pip install 'baumeister[research]'"),
    "selfplay.done": (
        _("{n} game with {rows} decisions is in {path}."),
        _("{n} games with {rows} decisions are in {path}."),
    ),
    "example.review": _("What decided the game, from every seat."),
    "example.review_page": _("The same from the first seat, as a page with pictures."),
    "example.replay": _("The whole game in sentences, and the final board."),
    "example.moment": _("What the second player saw after 40 answers."),
    "example.verify": _("Was everything drawn fairly? Exit code 0 says yes, 1 no."),
    "example.verify_json": _("Every draw with its options, for a program of your own to check."),
    "example.records": _("All games of one kind: who played, how long, and the points."),
    "example.record": _("One of them, to retell or to draw."),
    "example.draw": _("A random position in the middle of a game."),
    "example.night": _("A moment of a game you played, in dark colours."),
    "example.perft": _("All sequences of three answers."),
    "example.edition": _("Change the copy, then play with --edition my-edition.toml."),
    "example.bench": _("All figures for one game, for a program to read."),
    "version": "baumeister {version} ({build})",
    "build.interpreted": _("interpreted"),
    "build.compiled": _("compiled"),
}

ERRORS: Final[dict[str, Template]] = {
    "error.no_web": _(
        "The web table needs a few more packages. Install them: pip install 'baumeister[web]'"
    ),
    "error.command": _("There is no command “{command}”. Known commands: {known}."),
    "error.option_first": _(
        "“{option}” does not belong here: name a command first, for example “baumeister play”."
    ),
    "error.option": _("“{command}” has no option “{option}”. Known options: {known}."),
    "error.no_options": _("“{command}” has no option “{option}”; its only option is --lang."),
    "error.too_much": _("“{word}” is one word too many. Usage: {usage}"),
    "error.missing": _("“{command}” needs one more word. Usage: {usage}"),
    "error.command_line": _("This command line cannot be understood. Usage: {usage}"),
    "error.no_value": _("“{option}” needs a value after it."),
    "error.repeated": _("“{option}” may be given only once."),
    "error.whole": _("“{option}” needs a whole number, not “{value}”."),
    "error.decimal": _("“{option}” needs a number, not “{value}”."),
    "error.choice": _("“{option}” cannot be “{value}”. Possible values: {known}."),
    "error.flag": _("“{option}” takes no value."),
    "error.too_small": _("“{option}” must be at least {least}, not {value}."),
    "error.seconds": _("“--seconds” must be more than 0 and at most 3600, not {value}."),
    "error.pair": _("“{value}” is not a variant. Write it like this: market=B."),
    "error.players": (
        _("{n} player is named for {seats} seats."),
        _("{n} players are named for {seats} seats."),
    ),
    "error.bots": (
        _("{n} bot is named for {seats} seats; name one for all, or one for each."),
        _("{n} bots are named for {seats} seats; name one for all, or one for each."),
    ),
    "error.words": (
        _("{n} word is given for {seats} seats."),
        _("{n} words are given for {seats} seats."),
    ),
    "error.word": _("A word for the luck has at most {n} ordinary characters."),
    "error.bot": _("There is no bot “{bot}”. Known bots: {known}."),
    "error.bot_failed": _(
        "The bot “{bot}” made a mistake. Your game is in {path}; once the bot is fixed, it can "
        "continue.\n"
        "{why}"
    ),
    "error.own_in_record": _(
        "{path} was played with the bot “{bot}”. Nothing is started just because a file says "
        "so: name the players yourself, with --players {players}"
    ),
    "error.one_output": _("--json and --markdown cannot be given together."),
    "error.name": _("“{name}” cannot be a name: 1 to {n} ordinary characters are possible."),
    "error.twins": _("Two players are called “{name}”; give each a name of their own."),
    "error.seat": (
        _("There is no player {value}: this game has {n}."),
        _("There is no player {value}: this game has players 1 to {n}."),
    ),
    "error.moment": (
        _("There is no moment {value}: the game has {n} answer."),
        _("There is no moment {value}: the game has {n} answers."),
    ),
    "error.resume": _("“{option}” cannot be given with --resume: the record decides it."),
    "error.with_file": _("“{option}” cannot be given with a file: the record decides it."),
    "error.source": _("“{source}” is neither a file nor a game. Known games: {known}."),
    "error.no_file": _("There is no file “{path}”."),
    "error.no_folder": _("There is no folder “{path}”."),
    "error.is_folder": _("“{path}” is a folder, but a file is needed."),
    "error.not_allowed": _("You are not allowed to use “{path}”."),
    "error.not_text": _("“{path}” is not a text file."),
    "error.file_exists": _(
        "“{path}” already exists: choose another name, or continue it with --resume."
    ),
    "error.cannot_read": _("“{path}” cannot be read."),
    "error.cannot_write": _("“{path}” cannot be written."),
    "error.output": _("The output cannot be written: is the disk full?"),
    "error.in_file": "{path}: {why}",
    "error.number": _("Please type a number, not “{value}”."),
    "error.menu": _("Please type a number from 1 to {n}, not “{value}”."),
}

PLAY: Final[dict[str, Template]] = {
    "player.person": _("Player {n}"),
    "player.bot": _("Bot {n}"),
    "player.one_bot": _("Bot"),
    "setup.game": _("Which game?"),
    "setup.seats": _("How many players, from {fewest} to {most}?"),
    "setup.players": _("Who plays? Type the name of a person, or a bot: {bots}."),
    "setup.seat": _("Player {n}"),
    "setup.variants": _("Which rules?"),
    "setup.usual": _("The usual rules"),
    "setup.all": _("{value} everywhere"),
    "setup.each": _("Choose one by one"),
    "setup.answer": _("(Enter: {usual}):"),
    "play.welcome": _("{title} with {players}."),
    "play.luck": _("Fingerprint of its luck: {commitment}"),
    "play.verify": _("To check its luck: {program} verify {path}"),
    "play.prompt": _("Your choice:"),
    "play.commands": _("A number, or: {words}"),
    "play.pass_keyboard": _("Only {name} may look now. {name}, press Enter:"),
    "play.no_number": _("There is no choice {value}: type a number from 1 to {n}."),
    "play.saved": _("The game is saved in {path} after every answer."),
    "play.undone": _("Taken back."),
    "play.played_since": _("{name} has played since. If {name} agrees, type it again."),
    "play.nothing_to_undo": _("There is nothing to take back yet."),
    "play.help": _(
        "Type the number of a choice, or a move such as “{move}”; moves count "
        "from 1.\n"
        "undo takes back your last decision and everything that bots and chance have done "
        "since. If somebody else at this keyboard has played since, type it twice to take that "
        "back, too.\n"
        "board (or Enter alone) shows everything again; rules explains the places and cards.\n"
        "save says where the game is kept; quit leaves it there for another day."
    ),
    "play.not_begun": _("No game was started."),
    "play.left": _("The game is saved. To continue: {program} play --resume {path}"),
    "play.record": _("The record of this game: {path}"),
    "word.undo": _("undo"),
    "word.board": _("board"),
    "word.rules": _("rules"),
    "word.save": _("save"),
    "word.help": _("help"),
    "word.quit": _("quit"),
}

RESULTS: Final[dict[str, Template]] = {
    "result.title": _("Result"),
    "result.points": _("Points"),
    "result.tie_break": _("Tie-break"),
    "result.rank": _("Place"),
    "result.winner": (
        _("{name} wins with {n} point."),
        _("{name} wins with {n} points."),
    ),
    "result.winners": (
        _("{names} and {last} win together with {n} point each."),
        _("{names} and {last} win together with {n} points each."),
    ),
    "result.nobody": _("Nobody wins."),
    "result.tie_broken": _("The tie-break decided between equal points: more is better."),
    "replay.step": _("Enter to continue, any word to stop:"),
    "replay.unfinished": (
        _("The game is not over after {n} answer."),
        _("The game is not over after {n} answers."),
    ),
    "games.players": _("{fewest} to {most} players"),
    "games.players_exactly": _("{most} players"),
    "games.default": _("usual: {value}"),
    "games.hint": _("To play: baumeister play {game}"),
    "records.name": _("Number"),
    "records.players": _("Players"),
    "records.variants": _("Variants"),
    "records.answers": _("Answers"),
    "records.points": _("Points"),
    "records.edition": _("another edition"),
    "records.count": (_("{game}: {n} game"), _("{game}: {n} games")),
    "records.hint": _("To print one: baumeister records {game} 001 > game.txt"),
    "review.done": _("The review is in {path}."),
    "review.progress": _("Looking"),
    "draw.done": _("The picture is in {path}."),
    "perft.total": (
        _("{n} sequence to depth {depth}"),
        _("{n} sequences to depth {depth}"),
    ),
}

LUCK: Final[dict[str, Template]] = {
    "luck.none": _("{path}: this record promises nothing, so there is nothing to check."),
    "luck.hidden": _(
        "{path}: the secret is shown when the game is over. Until then there is only its "
        "fingerprint: {commitment}"
    ),
    "luck.commitment": _("Fingerprint: {commitment}"),
    "luck.secret": _("Secret:      {secret}"),
    "luck.words": _("Words of the players: {words}"),
    "luck.no_words": _("No player added a word."),
    "luck.right_secret": _("The secret is the one that was promised."),
    "luck.other_secret": _("The secret is NOT the one that was promised."),
    "luck.before": (
        _("{n} draw was taken over from another game and is not checked."),
        _("{n} draws were taken over from another game and are not checked."),
    ),
    "luck.draws": (
        _("{n} draw follows from it."),
        _("All {n} draws follow from it, in their order: none was repeated or left out."),
    ),
    "luck.wrong_draws": (
        _("{n} draw does NOT follow from secret and words:"),
        _("{n} draws do NOT follow from secret and words:"),
    ),
    "luck.wrong_draw": _("Line {line}: “{drawn}”, but “{due}” was due."),
    "luck.more": (_("… and {n} more."), _("… and {n} more.")),
    "luck.kept": _("The luck of this game is as promised."),
    "luck.broken": _("The luck of this game is NOT as promised."),
}

FIGURES: Final[dict[str, Template]] = {
    "progress.line": _("{done} of {games} games have been played."),
    "simulate.progress": _("Playing"),
    "simulate.nothing": _("Not a single game was finished."),
    "simulate.games": (
        _("{n} game of {title}, seed {seed}"),
        _("{n} games of {title}, seed {seed}"),
    ),
    "simulate.bot": _("Bot"),
    "simulate.points": _("Points (95 % interval)"),
    "simulate.wins": _("Wins, shared too (95 %)"),
    "simulate.sources": _("Points by source"),
    "simulate.length": _("Length: {mean} answers on average, from {low} to {high}."),
    "simulate.shared": (
        _("{n} game ended with several winners."),
        _("{n} games ended with several winners."),
    ),
    "simulate.broken": (
        _("In {n} game the tie-break decided between equal points."),
        _("In {n} games the tie-break decided between equal points."),
    ),
    "bench.moves_per_second": _("Moves, chance included"),
    "bench.decisions_per_second": _("Decisions of players"),
    "bench.games_per_second": _("Whole random games"),
    "bench.simulations_per_second": _("Games imagined by bots"),
    "bench.copy_microseconds": _("Copy"),
    "bench.mask_and_fill_microseconds": _("Mask and fill"),
    "bench.legal_microseconds": _("Legal answers"),
    "bench.draw_microseconds": _("Drawing"),
    "bench.text_board_microseconds": _("Board as text"),
    "bench.per_second": _("{value} per second"),
    "bench.microseconds": _("{value} µs"),
    "bench.conditions": _("Rules {build}, Python {python}; medians."),
}

SENTENCES: Final = Sentences(
    {
        **HELP,
        **ERRORS,
        **PLAY,
        **RESULTS,
        **LUCK,
        **FIGURES,
        **ARENA,
        **ARENA_HELP,
        **SERVER,
        **CONNECT,
    }
)
