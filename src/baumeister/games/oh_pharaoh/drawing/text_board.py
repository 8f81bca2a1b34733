"""The table of Oh, Pharao! in words and letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from baumeister.core.sentences import pack
from baumeister.core.text import Text
from baumeister.drawing.drawer import Viewer
from baumeister.drawing.lines import WIDTH, Line, Span, broken, column, wrapped
from baumeister.drawing.seats import marked, short_names
from baumeister.games.oh_pharaoh.drawing.cards import ORDER
from baumeister.games.oh_pharaoh.drawing.texts import Words, words_in
from baumeister.games.oh_pharaoh.drawing.track import SPECIALS
from baumeister.games.oh_pharaoh.rules.names import (
    JOKER,
    KINDS,
    NO_CARD,
    NUMBERS,
    PYRAMIDS,
    SPECIAL,
)
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh
from baumeister.games.oh_pharaoh.rules.trade import Respond

INDENT: Final = 14
NAME_LENGTH: Final = 24  # characters
SEPARATOR: Final = " · "
STEP: Final = " / "


def lines(state: OhPharaoh, viewer: Viewer) -> list[Line]:
    words = words_in(viewer.language)
    edition = state.settings.edition
    overseer = words.say("overseer", space=state.overseer, last=edition.last_space)
    return [
        [(state.game.name(viewer.language), "title"), (SEPARATOR + overseer, "dim")],
        *_track(state, words),
        [],
        *_open(state, words),
        [],
        *_seats(state, words, viewer),
        *_offer(state, words, viewer),
    ]


def card_style(card: int) -> str:
    if card == JOKER:
        return "purple"
    return "red" if card in SPECIAL else "number"


def _card(words: Words, card: int) -> Span:
    return words.cards[card], card_style(card)


def _track(state: OhPharaoh, words: Words) -> Iterator[Line]:
    edition = state.settings.edition
    spaces = (edition.two_pyramids, edition.three_steps, edition.last_space)
    rules: list[Line] = [
        [(f"{space} ", "number"), (words.say(rule), "" if state.overseer >= space else "dim")]
        for space, rule in sorted(zip(spaces, SPECIALS, strict=True))
    ]
    yield from wrapped([(words.say("track"), "title")], rules, SEPARATOR, INDENT)


def _open(state: OhPharaoh, words: Words) -> Iterator[Line]:
    cards: list[Line] = [
        [("–", "dim")] if card == NO_CARD else [_card(words, card)] for card in state.open
    ]
    yield from wrapped([(words.say("open"), "title")], cards, SEPARATOR, INDENT)
    has_end = state.end_card == IN_THE_PILE
    piles = words.say("piles", pile=state.pile.size + int(has_end), discard=state.discard.size)
    if has_end:
        piles += f" ({words.say('end_card_in')})"
    for part in broken(piles, WIDTH - INDENT):
        yield [(" " * INDENT, ""), (part, "dim")]


def _seats(state: OhPharaoh, words: Words, viewer: Viewer) -> Iterator[Line]:
    labels = short_names(state, words.language, viewer.names, NAME_LENGTH)
    longest = max(map(len, labels))
    for seat, name in enumerate(labels):
        line: Line = [*marked(state, seat), (f"  {name:{longest}}  ", f"seat{seat}")]
        line += [(f"{words.count('points', state.ledger.points[seat]):>10}", "number")]
        line += [(f"   {words.count('hand_of', state.hand_sizes[seat])}", "")]
        yield line
        for number in range(PYRAMIDS):
            yield from _pyramid(state, words, seat, number)
        yield from _hand(state, words, viewer, seat)


def _pyramid(state: OhPharaoh, words: Words, seat: int, number: int) -> Iterator[Line]:
    """Its steps from the bottom to the top, and what it is worth."""
    pyramid = state.pyramids[PYRAMIDS * seat + number]
    if not pyramid.size:
        return
    steps: list[Line] = [_step(words, pyramid, step) for step in NUMBERS if pyramid.widths[step]]
    head: Line = [(f"     ▲{number + 1}", "dim")]
    worth: Line = [(_worth(state, words, pyramid), "dim")]
    last = [*steps.pop(), ("   ", ""), *worth]
    yield from wrapped(head, [*steps, last], STEP, INDENT)


def _step(words: Words, pyramid: Pyramid, number: int) -> Line:
    plain, jokers = pyramid.plain(number), pyramid.jokers[number]
    line: Line = []
    if plain:
        line.append((" ".join([words.cards[number]] * plain), "number"))
    if jokers:
        joker = words.say("joker_for", n=number)
        line.append(((" " if plain else "") + ", ".join([joker] * jokers), "purple"))
    return line


def _worth(state: OhPharaoh, words: Words, pyramid: Pyramid) -> str:
    if not pyramid.is_legal:
        return words.say("incomplete")
    if pyramid.steps < state.needed_steps:
        return words.say("worthless")
    return words.say("worth", n=pyramid.score())


def _hand(state: OhPharaoh, words: Words, viewer: Viewer, seat: int) -> Iterator[Line]:
    """The own cards, or those of another hand that all have seen."""
    cards: list[Line] = [
        [
            (
                words.cards[card] + (f" ×{count}" if count > 1 else ""),
                card_style(card),
            )
        ]
        for card in ORDER
        if (count := state.hands[seat][card])
    ]
    if not cards:
        return
    key = (
        "hand"
        if seat == viewer.seat or sum(state.hands[seat]) == state.hand_sizes[seat]
        else "seen"
    )
    head = column([(f"     {words.say(key)} ", "dim")], INDENT)
    yield from wrapped(head, cards, ", ", max(INDENT, sum(len(text) for text, _ in head)))


def _offer(state: OhPharaoh, words: Words, viewer: Viewer) -> Iterator[Line]:
    """An offer that waits for answers."""
    question = state.agenda[-1] if state.agenda else None
    if not isinstance(question, Respond):
        return
    terms = {
        "seat": question.proposer,
        "give": pack(question.gives, len(KINDS)),
        "want": pack(question.wants, len(KINDS)),
    }
    text = (
        Text("event.offers.all", terms)
        if len(question.order) > 1
        else Text("event.offers", {**terms, "other": question.order[0]})
    )
    yield []
    for part in broken(state.game.sentences.say(text, words.language, viewer.names), WIDTH):
        yield [(part, "number")]
