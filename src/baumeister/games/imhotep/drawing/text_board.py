"""The Imhotep table in words and letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from baumeister.core.sentences import seat_name
from baumeister.core.state import NOBODY, UNKNOWN
from baumeister.core.text import Language
from baumeister.drawing.lines import WIDTH, Line, Span, broken, column, shortened, wrapped
from baumeister.drawing.seats import marked, short_names
from baumeister.drawing.shapes import LETTERS
from baumeister.games.imhotep.drawing.texts import Words, words_in
from baumeister.games.imhotep.rules.actions import EVERY_SHIP, SLOTS, Ship
from baumeister.games.imhotep.rules.burial_chamber import ROWS
from baumeister.games.imhotep.rules.edition import BONUSES, CARD_FIELD, CHOICE_FIELD, NO_BONUS
from baumeister.games.imhotep.rules.market import EMPTY, PAIR
from baumeister.games.imhotep.rules.names import (
    BLUE,
    BURIAL_CHAMBER,
    GREEN,
    MARKET,
    OBELISKS,
    ON_THE_RIVER,
    PYRAMID,
    RED,
    TEMPLE,
)
from baumeister.games.imhotep.rules.round_end import ROUNDS
from baumeister.games.imhotep.rules.state import Imhotep

INDENT: Final = 20  # where things begin, after the name of their site
TEMPLE_CELL: Final = 11
NAME_LENGTH: Final = 24  # characters
CARDS_INDENT: Final = 5
LEVELS: Final = (9, 4, 1)  # stones of pyramid A, from the ground up
SEPARATOR: Final = " · "


def lines(state: Imhotep, language: Language, names: Sequence[str] | None) -> list[Line]:
    words = words_in(language)
    round_now = words.say("round", round=max(1, state.round), rounds=ROUNDS)
    return [
        [(state.game.name(language), "title"), (SEPARATOR + round_now, "dim")],
        [],
        [(words.say("ships"), "title")],
        *_ships(state, words),
        [],
        *_market(state, words, names),
        *_pyramids(state, words),
        *_temple(state, words),
        *_burial_chamber(state, words),
        *_obelisks(state, words),
        [],
        *_seats(state, words, names),
    ]


def card_style(card: int) -> str:
    if card in RED:
        return "red"
    if card in GREEN:
        return "green"
    return "blue" if card in BLUE else "purple"


def _stone(owner: int) -> Span:
    return (LETTERS[owner], f"seat{owner}") if owner != NOBODY else (" ", "")


def _slot(owner: int) -> Line:
    return [("[", "dim"), _stone(owner), ("]", "dim")]


def _head(state: Imhotep, words: Words, site: int) -> Line:
    side = "B" if state.settings.side_b[site] else "A"
    return column([(f"{words.sites[site]} {side}", "title")], INDENT)


def _ships(state: Imhotep, words: Words) -> Iterator[Line]:
    fleet = state.fleet
    if not state.round:
        return
    for ship in EVERY_SHIP:
        line: Line = [(f"  {words.say('ship', ship=ship + 1)}  ", "")]
        for owner in fleet.load[ship * SLOTS : ship * SLOTS + fleet.sizes[ship]]:
            line += _slot(owner)
        yield [*column(line, INDENT + 4), *_where(state, words, ship)]


def _where(state: Imhotep, words: Words, ship: Ship) -> Line:
    """Whether a ship can sail, or where it has gone."""
    fleet = state.fleet
    if fleet.docked[ship] != ON_THE_RIVER:
        return [("→ ", "dim"), (words.sites[fleet.docked[ship]], "title")]
    if fleet.is_ready[ship]:
        return [(words.say("ready"), "number")]
    return [(words.count("needs", fleet.needs[ship] - fleet.stones_on(ship)), "dim")]


def _market(state: Imhotep, words: Words, names: Sequence[str] | None) -> Iterator[Line]:
    market = state.market
    fields = [_market_field(words, n, card) for n, card in enumerate(market.display, 1)]
    yield from wrapped(_head(state, words, MARKET), fields, "  ", INDENT)
    if market.looked_at:
        yield from _looked_at(state, words, names)
    piles = (
        words.say("pile", n=market.pile_size()),
        SEPARATOR,
        words.say("discard", n=market.discard.size),
    )
    yield [(" " * INDENT, ""), ("".join(piles), "dim")]


def _market_field(words: Words, number: int, card: int) -> Line:
    if card == EMPTY:
        return [(f"{number} –", "dim")]
    if card == PAIR:
        return [(f"{number} ", "dim"), (words.say("pair"), "")]
    return [(f"{number} ", "dim"), (words.cards[card], card_style(card))]


def _looked_at(state: Imhotep, words: Words, names: Sequence[str] | None) -> Iterator[Line]:
    market = state.market
    cards = [
        words.say("unknown") if card == UNKNOWN else words.cards[card] for card in market.looked_at
    ]
    looker = shortened(seat_name(market.looker, words.language, names), NAME_LENGTH)
    sentence = words.say("looks", seat=looker, cards=", ".join(cards))
    for part in broken(sentence, WIDTH - INDENT):
        yield [(" " * INDENT, ""), (part, "")]


def _pyramids(state: Imhotep, words: Words) -> Iterator[Line]:
    """Stones where there are some, and what the other fields bring, in building order."""
    pyramids = state.pyramids
    head = _head(state, words, PYRAMID)
    if state.settings.side_b[PYRAMID]:
        parts = [
            (words.pyramids[n], _fields(state, words, n, 0, len(values)))
            for n, values in enumerate(pyramids.values)
        ]
    else:
        parts = [
            (words.say("level", n=n + 1), _fields(state, words, 0, sum(LEVELS[:n]), stones))
            for n, stones in enumerate(LEVELS)
        ]
    beside: Line = [(LETTERS[owner] + " ", f"seat{owner}") for owner in pyramids.edge]
    beside.append((words.say("each", n=pyramids.edge_value), "dim"))
    for name, fields in [*parts, (words.say("edge"), beside)]:
        yield [*column([*column(head, INDENT), (name, "dim")], INDENT + 10), *fields]
        head = []


def _fields(state: Imhotep, words: Words, pyramid: int, start: int, count: int) -> Line:
    pyramids = state.pyramids
    stones = pyramids.stones[pyramid]
    line: Line = []
    for n in range(start, start + count):
        if n < len(stones):
            line.append((LETTERS[stones[n]] + " ", f"seat{stones[n]}"))
            continue
        bonus = pyramids.bonuses[pyramid][n]
        text = str(pyramids.values[pyramid][n])
        if bonus != NO_BONUS:
            text += "+" + words.say("bonus." + BONUSES[bonus])
        line.append((text + " ", "number" if n == len(stones) else "dim"))
    return line


def _temple(state: Imhotep, words: Words) -> Iterator[Line]:
    temple = state.temple
    is_b = state.settings.side_b[TEMPLE]
    line, bonuses = _head(state, words, TEMPLE), column([], INDENT)
    for field, owner in enumerate(temple.seen_from_above()):
        line += _slot(owner)
        if is_b:
            indent = INDENT + TEMPLE_CELL * (field + 1)
            line = column(line, indent)
            bonus = shortened(_temple_bonus(state, words, field), TEMPLE_CELL - 1)
            bonuses = column([*bonuses, (bonus, "dim")], indent)
    count = (words.count("stones", len(temple.stones)), "dim")
    if is_b:
        yield line
        yield bonuses
        yield [(" " * INDENT, ""), count]
    else:
        yield [*line, ("  ", ""), count]


def _temple_bonus(state: Imhotep, words: Words, field: int) -> str:
    kind = state.settings.edition.temple_fields[field]
    if kind == CHOICE_FIELD:
        return words.say("temple.choice")
    return words.say("temple.card") if kind == CARD_FIELD else words.count("points", 2)


def _burial_chamber(state: Imhotep, words: Words) -> Iterator[Line]:
    stones = state.burial_chamber.stones
    columns = max(8, -(-(len(stones) + 1) // ROWS))
    prizes = SEPARATOR.join(map(str, state.settings.edition.burial_places[: state.seats]))
    for row in range(ROWS):
        line = column([] if row else _head(state, words, BURIAL_CHAMBER), INDENT)
        line += [(LETTERS[owner] + " ", f"seat{owner}") for owner in stones[row::ROWS]]
        line.append(("· " * (columns - len(stones[row::ROWS])), "dim"))
        if state.settings.side_b[BURIAL_CHAMBER]:
            line.append((" " + prizes, "dim"))
        yield line


def _obelisks(state: Imhotep, words: Words) -> Iterator[Line]:
    obelisks = state.obelisks
    head = _head(state, words, OBELISKS)
    if not state.settings.side_b[OBELISKS]:
        prizes = SEPARATOR.join(map(str, state.settings.edition.obelisk_places))
        yield [*head, *_heights(obelisks.stones), ("  " + prizes, "dim")]
        return
    line = column([*head, (words.say("towers"), "dim")], INDENT + 10)
    for field, value in enumerate(obelisks.fields):
        line.append((f"{value} ", "dim"))
        is_built = field < len(obelisks.towers)
        line += [_stone(obelisks.towers[field]) if is_built else ("·", "dim"), ("  ", "")]
    yield line
    waiting = [obelisks.waiting(seat) for seat in range(state.seats)]
    label: Line = [(" " * INDENT, ""), (words.say("waiting"), "dim")]
    yield [*column(label, INDENT + 10), *_heights(waiting)]


def _heights(stones: Sequence[int]) -> Line:
    line: Line = []
    for seat, count in enumerate(stones):
        line += [_stone(seat), (f" {count}   ", "")]
    return line


def _seats(state: Imhotep, words: Words, names: Sequence[str] | None) -> Iterator[Line]:
    labels = short_names(state, words.language, names, NAME_LENGTH)
    longest = max(len(label) for label in labels)
    for seat, label in enumerate(labels):
        line: Line = [*marked(state, seat), (f"  {label:{longest}}  ", f"seat{seat}")]
        line += [(f"{words.count('points', state.ledger.points[seat]):>10}", "number")]
        line += [(f"   {words.say('sled')} {state.sled[seat]}", "")]
        line += [(f"   {words.say('quarry')} {state.quarry[seat]:>2}", "")]
        yield line
        yield from _cards(state, words, seat)


def _cards(state: Imhotep, words: Words, seat: int) -> Iterator[Line]:
    held: list[Line] = [
        [(words.cards[card] + (f" ×{count}" if count > 1 else ""), card_style(card))]
        for card, count in enumerate(state.hands[seat])
        if count
    ]
    if not held:
        return
    margin = " " * CARDS_INDENT
    head = margin + words.say("cards") + " "
    yield from wrapped([(head, "dim")], held, ", ", len(head))
