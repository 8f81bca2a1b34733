"""The table of Oh, Pharao! in words and letters."""

from __future__ import annotations

import re

from baumeister.core.event import PUBLIC
from baumeister.drawing import lines, plain
from baumeister.drawing.lines import STYLES, WIDTH
from baumeister.games.oh_pharaoh.rules.names import JOKER, NO_CARD, PHARAOH, THIEF, Card
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh
from baumeister.games.oh_pharaoh.rules.trade import Respond
from baumeister.languages import language
from tests.games.oh_pharaoh.drawing.games import NAMES, built, moments, ready


def board(state: OhPharaoh, seat: int = PUBLIC, names: list[str] | None = None) -> list[str]:
    """The lines of the board; columns are two spaces apart."""
    text = plain(lines(state.mask(seat), seat=seat, names=names))
    return [re.sub(" {2,}", "  ", line) for line in text.splitlines()]


def test_it_fits_a_terminal_and_knows_its_styles() -> None:
    for n, state in enumerate(moments(4, seed=5)):
        if n % 40 == 0:
            for code in ("en", "de"):
                for line in lines(state.mask(0), seat=0, language=language(code), names=NAMES):
                    assert sum(len(text) for text, _ in line) <= WIDTH
                    assert {style for _, style in line} <= set(STYLES)


def test_the_track_and_its_rules() -> None:
    state = ready()
    state.overseer = 4
    text = board(state)
    assert text[0] == "Oh Pharaoh! · Overseer on space 4 of 10"
    assert text[1] == "track  3 two pyramids each · 6 only 3 or more steps score"
    assert text[2].strip() == "10 last phase: the end card joins the pile"


def test_open_cards_and_piles() -> None:
    state = ready()
    state.open = [Card(5), THIEF, NO_CARD]
    state.pile.size, state.discard.size = 30, 12
    text = board(state)
    assert "open cards  5 · Thief · –" in text
    assert text[5].strip() == "draw pile 30, discard pile 12"
    state.end_card = IN_THE_PILE
    assert board(state)[5].strip() == ("draw pile 31, discard pile 12 (the end card is among them)")


def test_pyramids_are_read_from_the_bottom_up() -> None:
    state = ready()
    state.overseer = 3
    state.pyramids[0:2] = [built("5555", "6*", "7"), built("3333", "44*", "5*")]
    state.pyramids[2] = built("55")
    text = "\n".join(board(state))
    assert "▲1  5 5 5 5 / 6 Joker for 6 / 7  worth 54" in text
    assert "▲2  3 3 3 3 / 4 4 Joker for 4 / 5 Joker for 5  worth 36" in text
    assert "▲1  5 5  not a pyramid yet" in text
    state.overseer = 6
    state.pyramids[0] = built("55", "6")
    assert "5 5 / 6  3 steps needed" in "\n".join(board(state))


def test_own_cards_are_read_and_of_others_those_that_all_have_seen() -> None:
    state = ready()
    for card in (Card(5), Card(5), JOKER, PHARAOH):
        state.gain_unseen(0, card)
        state.gain_unseen(1, card)
    state.gain(1, Card(3))
    mine, public = "\n".join(board(state, 0)), "\n".join(board(state))
    assert "hand  5 ×2, Joker, Pharaoh" in mine
    assert "seen  3" in mine
    assert ", Pharaoh" not in public
    assert "5 cards in hand" in public


def test_an_open_offer_is_read_too() -> None:
    state = ready()
    for seat in range(3):
        state.gain_unseen(seat, Card(7))
    state.ask(Respond([1], 0, [Card(7)], [Card(8)]))
    assert board(state, names=["Anna", "Ben", "Cleo"])[-1] == "Anna offers Ben a 7 for an 8."
    state.agenda.clear()
    state.ask(Respond([1, 2], 0, [Card(7)], [Card(8)]))
    assert board(state, names=["Anna", "Ben", "Cleo"])[-1] == "Anna offers everybody a 7 for an 8."


def test_who_is_asked_and_who_has_won() -> None:
    state = ready()
    state.ledger.book(0, 1, 40)
    text = board(state)
    assert [line[0] for line in text if "cards in hand" in line] == [" ", "★", " "]
    state.gain_unseen(2, Card(7))
    state.ask(Respond([2], 0, [Card(7)], [Card(8)]))
    assert [line[0] for line in board(state) if " in hand" in line] == [" ", " ", "▶"]
