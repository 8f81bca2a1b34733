"""The table of Kleopatra in words and letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from baumeister.core.text import Language
from baumeister.drawing.lines import WIDTH, Line, Span, above_the_seats, broken, column, wrapped
from baumeister.drawing.seats import mark, short_names
from baumeister.drawing.shapes import LETTERS
from baumeister.games.cleopatra.drawing.quarry import left, rows, worth
from baumeister.games.cleopatra.drawing.texts import Words, words_in
from baumeister.games.cleopatra.rules.crocodile import eaten
from baumeister.games.cleopatra.rules.draw_pile import NO_CARD
from baumeister.games.cleopatra.rules.garden import bit
from baumeister.games.cleopatra.rules.mosaic_shapes import SHAPES
from baumeister.games.cleopatra.rules.names import (
    CHARACTERS,
    DICE,
    DOORS,
    EVERY_ROW,
    OBELISKS,
    SIDE,
    SPHINXES,
    STALLS,
    TAINTED,
    WALLS,
)
from baumeister.games.cleopatra.rules.state import NO_MOSAIC, Cleopatra

INDENT: Final = 14
NAME_LENGTH: Final = 24  # characters
SEPARATOR: Final = " · "


def lines(
    state: Cleopatra, seat: int, language: Language, names: Sequence[str] | None
) -> list[Line]:
    words = words_in(language)
    return [
        [
            (state.game.name(language), "title"),
            (SEPARATOR + words.say("round", round=max(1, state.round)), "dim"),
        ],
        [],
        *_market(state, words),
        [],
        *_palace(state, words),
        [],
        *_garden(state, words),
        [],
        *_quarry(state, words),
        [],
        *_seats(state, words, seat, names),
    ]


def own_lines(
    state: Cleopatra,
    seat: int,
    language: Language,
    names: Sequence[str] | None,
    common: list[Line],
) -> list[Line]:
    """What strangers are told of the table, and what each player has as a seat knows it."""
    return [*above_the_seats(common), *_seats(state, words_in(language), seat, names)]


def card_style(card: int) -> str:
    if card in CHARACTERS:
        return "purple"
    return "green" if card in TAINTED else ""


def _card(words: Words, card: int) -> Span:
    if card < 0:
        return words.say("hidden_card"), "dim"
    return words.names[card], card_style(card)


def _market(state: Cleopatra, words: Words) -> Iterator[Line]:
    pile = words.count("draw_pile", state.pile.size())
    if state.pile.top != NO_CARD:
        pile += ", " + words.say("pile_top", card=_card(words, state.pile.top)[0])
    piles: list[Line] = [[(pile, "dim")], [(words.count("discard", state.discard.size), "dim")]]
    yield from wrapped([(words.say("market"), "title")], piles, SEPARATOR, INDENT)
    for n in range(STALLS):
        cards: list[Line] = [[_card(words, card)] for card in state.stalls[n]]
        head = column([("  " + words.say("stall", n=n + 1), "")], INDENT)
        yield from wrapped(head, cards or [[(words.say("empty"), "dim")]], ", ", INDENT)
    if state.drawn:
        fresh: list[Line] = [[_card(words, card)] for card in state.drawn]
        yield from wrapped([("  " + words.say("waiting_cards") + " ", "")], fresh, ", ", INDENT)


def _palace(state: Cleopatra, words: Words) -> Iterator[Line]:
    """Each side of the palace wall by wall, then the other pieces."""
    walls = [
        (words.say("left_side"), (0, 1, 2)),
        (words.say("back_side"), (3, 4, 5)),
        (words.say("right_side"), (6, 7, 8)),
    ]
    line = column([(words.say("walls"), "title")], INDENT)
    for name, slots in walls:
        marks = " ".join("▆" if state.walls >> slot & 1 else str(slot + 1) for slot in slots)
        line += [(f"{name} ", "dim"), (f"{marks}   ", "")]
    yield [*line, (_of(words, state.walls.bit_count(), WALLS), "dim")]
    parts = [
        (words.say("sphinxes"), _of(words, state.sphinxes, SPHINXES)),
        (words.say("throne"), words.say(f"throne_{state.throne}")),
        (words.say("obelisks"), _sides(words, state.obelisks, OBELISKS)),
        (words.say("doors"), _sides(words, state.doors, DOORS)),
    ]
    items: list[Line] = [[(name + " ", "title"), (text, "")] for name, text in parts]
    yield from wrapped([], items, "   ", 0)
    last = state.settings.edition.steps
    yield from _sentence(words.say("steps", steps=state.steps, last=last))
    yield from _sentence(words.say("altar", n=state.altar, dice=DICE))


def _sentence(text: str, indent: int = 0) -> Iterator[Line]:
    for part in broken(text, WIDTH - indent):
        yield [(" " * indent + part, "dim")]


def _of(words: Words, built: int, total: int) -> str:
    return words.say("built_of", built=built, all=total)


def _sides(words: Words, bits: int, count: int) -> str:
    """Which of two pieces stand."""
    names = (words.say("left_side"), words.say("right_side"))
    standing = [names[n] for n in range(count) if bits >> n & 1]
    return ", ".join(standing) or _of(words, 0, count)


def _garden(state: Cleopatra, words: Words) -> Iterator[Line]:
    yield [
        *column([(words.say("garden"), "title")], INDENT),
        (words.count("stack", len(state.stack)), "dim"),
        *_top(state, words),
    ]
    laid = _laid(state)
    for row in EVERY_ROW:
        line: Line = [(f"{row + 1:>{INDENT - 2}}  ", "dim")]
        for at in range(SIDE):
            line += (_square(state, bit(row, at), laid), (" ", ""))
        yield line
    numbers = " ".join(str(n + 1) for n in range(SIDE))
    yield [(" " * INDENT + numbers, "dim")]
    yield from _sentence(words.say("key"), INDENT)
    if state.stack:
        shapes = " ".join(SHAPES[shape] for shape in state.stack)
        yield [(" " * INDENT + words.say("left_mosaics", shapes=shapes), "dim")]


def _top(state: Cleopatra, words: Words) -> Line:
    if state.top_mosaic == NO_MOSAIC:
        return []
    return [(", " + words.say("on_top", shape=SHAPES[state.top_mosaic]), "number")]


def _laid(state: Cleopatra) -> list[tuple[int, Span]]:
    """Squares that are mosaics or sanctuaries, and how they are marked."""
    mosaics = [(squares, (SHAPES[shape], "blue")) for shape, squares in state.mosaics]
    sanctuaries = [
        (region, (str(seat + 1), f"seat{seat}"))
        for seat, regions in enumerate(state.sanctuaries)
        for region in regions
    ]
    return mosaics + sanctuaries


def _square(state: Cleopatra, square: int, laid: Iterable[tuple[int, Span]]) -> Span:
    garden = state.settings.garden
    if not garden.squares & square:
        return " ", ""
    for squares, span in laid:
        if squares & square:
            return span
    if state.closed & square:
        return "×", "dim"
    return ("♣", "green") if garden.palms & square else ("·", "dim")


def _quarry(state: Cleopatra, words: Words) -> Iterator[Line]:
    yield [(words.say("quarry"), "title")]
    for piece in rows(state):
        cost = state.settings.edition.costs[piece]
        text = ", ".join(f"{amount} {words.bands[n]}" for n, amount in enumerate(cost) if amount)
        head = column([(f"  {words.pieces[piece]}", "")], INDENT + 2)
        yield [
            *head,
            (f"{worth(state, piece):>3} ", "number"),
            (f"×{left(state, piece):<3}", ""),
            (text, "dim"),
        ]


def _seats(
    state: Cleopatra, words: Words, viewer: int, names: Sequence[str] | None
) -> Iterator[Line]:
    labels = short_names(state, words.language, names, NAME_LENGTH)
    longest = max(len(text) for text in labels)
    meal = [] if state.agenda else eaten(state)
    for seat, text in enumerate(labels):
        sign = "  " if seat in meal else mark(state, seat)
        yield [
            (sign, "number"),
            (LETTERS[seat], f"seat{seat}"),
            (f"  {text:{longest}}  ", f"seat{seat}"),
            *_riches(state, words, seat, viewer),
            *([("  " + words.say("eaten"), "red")] if seat in meal else []),
        ]
        yield [(" " * 5, ""), *_goods(state, words, seat)]
        yield from _hand(state, words, seat, viewer)


def _riches(state: Cleopatra, words: Words, seat: int, viewer: int) -> Line:
    """Talents and amulets: one's own, at the end everybody's."""
    if state.agenda and seat != viewer:
        return [(f"{words.say('talents')}, {words.say('amulets')}: {words.say('secret')}", "dim")]
    return [
        (f"{state.talents(seat)} {words.say('talents')}", "number"),
        (f"  {state.amulets[seat]} {words.say('amulets')}", "green"),
    ]


def _goods(state: Cleopatra, words: Words, seat: int) -> Line:
    squares = sum(region.bit_count() for region in state.sanctuaries[seat])
    goods = [
        words.count("hand", state.hands[seat].size),
        f"{state.merchants[seat]} {words.say('merchants_short')}",
        f"{state.statues[seat]} {words.say('statues_short')}",
    ]
    if squares:
        goods.append(words.count("squares_of", squares))
    return [(SEPARATOR.join(goods), "")]


def _hand(state: Cleopatra, words: Words, seat: int, viewer: int) -> Iterator[Line]:
    if seat != viewer:
        return
    held: list[Line] = [
        [(words.names[card] + (f" ×{count}" if count > 1 else ""), card_style(card))]
        for card, count in enumerate(state.hands[seat].counts)
        if count
    ]
    if held:
        head = " " * 5 + words.say("cards") + " "
        yield from wrapped([(head, "dim")], held, ", ", len(head))
