"""Every sentence of Kheops in English; other languages translate it in the catalogue."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Phrases, Sentences, Template
from baumeister.core.text import mark as _
from baumeister.games.kheops.rules.cells import NAMES as CELL_NOTATIONS
from baumeister.games.kheops.rules.names import COLOURS, FIGURES, SOURCES, SYMBOLS
from baumeister.games.kheops.rules.tiles import KINDS, SYMBOL_OF

CELL_NAMES: Final = tuple(name.upper() for name in CELL_NOTATIONS)
COLOUR_NAMES: Final = (_("White"), _("Blue"))
FIGURE_NAMES: Final = (_("worker"), _("mummy"), _("priest"), _("pharaoh"))
A_FIGURE: Final = (_("a worker"), _("the mummy"), _("the priest"), _("the pharaoh"))
ENEMY_FIGURE: Final = (
    _("an enemy worker"),
    _("the enemy mummy"),
    _("the enemy priest"),
    _("the enemy pharaoh"),
)
YOUR_FIGURE: Final = (_("your worker"), _("your mummy"), _("your priest"), _("your pharaoh"))
ROOM_PHRASES: Final = (
    _("a hall with 1 opening"),
    _("a hall with 2 openings"),
    _("a hall with 3 openings"),
    _("a corridor with 1 opening"),
    _("a corridor with 2 openings"),
    _("a corridor with 3 openings"),
)
SYMBOL_NAMES: Final = (
    _("no symbol"),
    _("turn a corridor"),
    _("turn a hall"),
    _("replace a figure"),
    _("move a figure"),
    _("forbidden"),
    _("two"),
    _("ankh"),
    _("curse"),
    _("red sarcophagus, pharaoh"),
    _("red sarcophagus, queen"),
    _("green sarcophagus, pharaoh"),
    _("green sarcophagus, queen"),
    _("golden sarcophagus, pharaoh"),
    _("golden sarcophagus, queen"),
)
# Cells that point down, then cells that point up; openings 1 to 7 of each.
WAY_PHRASES: Final = (
    _("open to the right"),
    _("open to the left"),
    _("open to the left and right"),
    _("open above"),
    _("open to the right and above"),
    _("open to the left and above"),
    _("open on all sides"),
    _("open to the left"),
    _("open to the right"),
    _("open to the left and right"),
    _("open below"),
    _("open to the left and below"),
    _("open to the right and below"),
    _("open on all sides"),
)
SOURCE_NAMES: Final = (
    _("Halls"),
    _("Sarcophagi"),
    _("Apex"),
    _("Longest section"),
    _("Closed sections"),
    _("Ankhs"),
    _("First game: halls"),
    _("First game: sarcophagi"),
    _("First game: apex"),
    _("First game: longest section"),
    _("First game: closed sections"),
    _("First game: ankhs"),
    _("Second game: halls"),
    _("Second game: sarcophagi"),
    _("Second game: apex"),
    _("Second game: longest section"),
    _("Second game: closed sections"),
    _("Second game: ankhs"),
)

PHRASES: Final = {
    "cell": Phrases("cell", CELL_NAMES),
    "start": Phrases("start", CELL_NAMES),
    "figure": Phrases("figure", FIGURE_NAMES),
    "a_figure": Phrases("figure", A_FIGURE),
    "your_figure": Phrases("figure", YOUR_FIGURE),
    "removed": Phrases("removed", ENEMY_FIGURE),
    "a_tile": Phrases("tile", [ROOM_PHRASES[tile // len(SYMBOLS)] for tile in range(KINDS)]),
    "tile_symbol": Phrases("tile", [SYMBOL_NAMES[SYMBOL_OF[tile]] for tile in range(KINDS)]),
    "symbol": Phrases("symbol", SYMBOL_NAMES),
    "way": Phrases("way", WAY_PHRASES),
}

ACTIONS: Final[dict[str, Template]] = {
    "action.put": _("Put {a_figure} on {cell}"),
    "action.put.ousts": _("Put the mummy on {cell} and send {removed} home"),
    "action.turn": _("Turn the tile on {cell}: {way}"),
    "action.replace": _("Replace the enemy on {cell} with {a_figure}"),
    "action.replace.whom": _("Replace {removed} on {cell} with {a_figure}"),
    "action.move": _("Move your figure from {start} to {cell}"),
    "action.move.whom": _("Move {your_figure} from {start} to {cell}"),
    "action.lay": _("Lay {a_tile} ({tile_symbol}) on {cell}, {way}"),
    "action.found": _("Lay {a_tile} ({tile_symbol}) in the foundation"),
    "action.draw": _("Draw {a_tile} ({tile_symbol})"),
}

PROMPTS: Final[dict[str, Template]] = {
    "ask.PutFigure": _("Your turn: put a figure on a tile."),
    "ask.TurnTile.hall": _("The symbol acts: turn a hall."),
    "ask.TurnTile.corridor": _("The symbol acts: turn a corridor."),
    "ask.ReplaceFigure": _("The symbol acts: replace an enemy figure with one of yours."),
    "ask.MoveFigure": _("The symbol acts: move one of your figures to another tile."),
    "ask.LayTile": _("Lay one of your tiles beside the others."),
    "ask.LayFoundation": _("The foundation is laid."),
    "ask.DrawTile": _("{seat} draws a tile."),
}

EVENTS: Final[dict[str, Template]] = {
    "event.game_begins": _("Game {number}: {seat:* is White and begins|you are White and begin}."),
    "event.founds": _("The foundation gets {a_tile} ({tile_symbol}) on {cell}, {way}."),
    "event.draws": _("{seat:* draws|You draw} {a_tile} ({tile_symbol})."),
    "event.draws.hidden": _("{seat:* draws|You draw} a tile."),
    "event.puts": _("{seat:* puts|You put} {a_figure} on {cell}."),
    "event.ousts": _(
        "{seat:* drives|You drive} a figure of {other:*|yours} ({figure}) away from {cell}."
    ),
    "event.skips": _("{seat:* cannot|You cannot} put a figure anywhere."),
    "event.no_effect": _("The symbol on {cell} ({symbol}) cannot act."),
    "event.turns": _("{seat:* turns|You turn} the tile on {cell}: {way}."),
    "event.replaces": _(
        "{seat:* replaces|You replace} a figure of {other:*|yours} on {cell} with {a_figure}."
    ),
    "event.moves": _("{seat:* moves|You move} {a_figure} from {start} to {cell}."),
    "event.lays": _("{seat:* lays|You lay} {a_tile} ({tile_symbol}) on {cell}, {way}."),
    "event.scores_section": (
        _("{seat:* holds|You hold} the section of {size} tiles at {cell}: {n} point."),
        _("{seat:* holds|You hold} the section of {size} tiles at {cell}: {n} points."),
    ),
    "event.scores_ankhs": (
        _("{seat:* stands|You stand} on {ankhs} of the ankhs that count: {n} point."),
        _("{seat:* stands|You stand} on {ankhs} of the ankhs that count: {n} points."),
    ),
    "event.tied": _("The section of {size} tiles at {cell} is contested: nobody gets it."),
    "event.cursed": _("The section of {size} tiles at {cell} is cursed: it brings nothing."),
    "event.game_ends": _("Game {number} is over: White {white}, Blue {blue}."),
}

REFUSALS: Final[dict[str, Template]] = {
    "refuse.put_first": _("A turn begins with a figure: first put one on a tile."),
    "refuse.effect_first": _("The effect of a symbol must be used if that is possible."),
    "refuse.lay_first": _("Now you must lay one of your tiles."),
    "refuse.no_pharaoh": _("Only White has a pharaoh."),
    "refuse.figure_used": _("You have no {figure} left in your supply."),
    "refuse.needs_mummy": _("Your {figure} may enter only while your mummy is in play."),
    "refuse.no_enemy": _("There is no enemy figure on {cell}."),
    "refuse.protected": _("The enemy on {cell} ({figure}) cannot be taken away."),
    "refuse.no_tile": _("There is no tile on {cell} yet."),
    "refuse.forbidden": _("No figure may ever stand on {cell}: the tile is forbidden."),
    "refuse.taken": _("There is already a figure on {cell}."),
    "refuse.not_hall": _("The symbol turns a hall, but {cell} is a corridor."),
    "refuse.not_corridor": _("The symbol turns a corridor, but {cell} is a hall."),
    "refuse.held_fast": _("An enemy ({figure}) keeps the tile on {cell} from being turned."),
    "refuse.openings": (
        _("The tile on {cell} has {n} opening."),
        _("The tile on {cell} has {n} openings."),
    ),
    "refuse.not_turned": _("The tile on {cell} already lies this way: it must be turned."),
    "refuse.looks_the_same": _(
        "The tile on {cell} looks the same whichever way it is turned: choose another."
    ),
    "refuse.no_own_figure": _("You have no figure on {cell}."),
    "refuse.tile_not_held": _("You do not hold this tile: {a_tile} ({tile_symbol})."),
    "refuse.cell_taken": _("There is already a tile on {cell}."),
    "refuse.no_neighbour": _("A side of a tile must touch another tile; {cell} touches none."),
    "refuse.edition_cell": _("“{cell}” is not a cell of the pyramid: its cells are a1 to g13."),
    "refuse.edition_cell_twice": _("the cell “{cell}” appears twice."),
    "refuse.edition_apart": _("the cell “{cell}” touches none of those before it."),
    "refuse.edition_box": _(
        "there are {n} tiles, but the box holds {box}: {foundation} for the foundation,"
        " {hands} for the hands, and the pile."
    ),
    "refuse.edition_sarcophagus": _("“{name}” must appear exactly once, not {n} times."),
}

OPTIONS: Final[dict[str, Template]] = {
    "variant.match": _("Match"),
    "variant.closed": _("Closed sections"),
    "variant.ties": _("Sections in which both are equally strong"),
    "variant.replacing": _("The symbol under a figure that replaces another"),
    "value.one_game": _("one game"),
    "value.two_games": _("two games, colours swapped"),
    "value.edge": _("have no opening at the edge of the pyramid"),
    "value.everywhere": _("have no opening at the edge or against a wall"),
    "value.nobody": _("go to nobody"),
    "value.both": _("go to both"),
    "value.acts": _("acts at once"),
    "value.rests": _("does not act"),
}

EXPLANATIONS: Final[dict[str, Template]] = {
    "about.symbol.plain": _("No symbol."),
    "about.symbol.turn_corridor": _("At once: turn a corridor."),
    "about.symbol.turn_hall": _("At once: turn a hall."),
    "about.symbol.replace": _("At once: replace an enemy worker or mummy with a figure of yours."),
    "about.symbol.move": _("At once: move one of your figures to any unoccupied tile."),
    "about.symbol.forbidden": _("No figure may ever stand here."),
    "about.symbol.two": _("End: a figure here counts for two."),
    "about.symbol.ankh": _("End: the ankhs you stand on score the square of their number."),
    "about.symbol.curse": _(
        "End: the section of this tile brings nothing, and neither do its ankhs."
    ),
    "about.symbol.sarcophagus": _(
        "End: scores if it is alone in its section, and much more if it is alone there with its "
        "partner."
    ),
    "about.figure.worker": _("Counts for one in its section."),
    "about.figure.mummy": _("May take the place of an enemy worker or mummy."),
    "about.figure.priest": _("Cannot be removed, nor can its tile be turned by the other player."),
    "about.figure.pharaoh": _("Like the priest, and counts for two. Only White has one."),
}

NOTES: Final[dict[str, Template]] = {
    "note.match.one_game": _("One game: White begins, Blue lays the last tile."),
    "note.match.two_games": _("Two games: the colours are swapped, and the points are added up."),
    "note.closed.edge": _(
        "A section is closed if none of its tiles is open at the edge of the pyramid."
    ),
    "note.closed.everywhere": _(
        "A section is closed if every opening of its tiles meets another opening."
    ),
    "note.ties.nobody": _("Nobody gets a section in which both are equally strong."),
    "note.ties.both": _("Both get the points of a section in which they are equally strong."),
    "note.replacing.acts": _(
        "The symbol of a tile also acts when a figure replaces another there."
    ),
    "note.replacing.rests": _("The symbol of a tile does not act when a figure replaces another."),
    "note.values": _(
        "A section scores {hall} for each hall, {sarcophagus} for a single sarcophagus, {pair} for"
        " a pair, {apex} with the apex and {longest} as the longest; closed, it counts {closed}"
        " times as much."
    ),
    "note.ankhs": _("The ankhs you stand on score the square of their number."),
    "note.tie": _("If points are equal, the victory is shared."),
}

NAMES: Final[dict[str, Template]] = {
    **{f"colour.{key}": name for key, name in zip(COLOURS, COLOUR_NAMES, strict=True)},
    **{f"figure.{key}": name for key, name in zip(FIGURES, FIGURE_NAMES, strict=True)},
    **{f"symbol.{key}": name for key, name in zip(SYMBOLS, SYMBOL_NAMES, strict=True)},
    **{f"source.{key}": name for key, name in zip(SOURCES, SOURCE_NAMES, strict=True)},
}

SENTENCES: Final = Sentences(
    {**ACTIONS, **PROMPTS, **EVENTS, **REFUSALS, **OPTIONS, **EXPLANATIONS, **NOTES, **NAMES},
    PHRASES,
    from_one=("number",),
)
