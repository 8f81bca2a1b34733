"""The worshippers of Sobek: beggar, courtesan, vizier."""

from __future__ import annotations

import pytest

from baumeister.core.action import HIDDEN
from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE, NOBODY
from baumeister.games.cleopatra.rules.names import CARDS, KINDS
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    CLEO,
    FACE_DOWN,
    answer,
    answer_as,
    choices,
    empty_pile,
    give,
    hand,
    names,
    put_on_top,
    question,
    refusal,
    rich,
    seen_by,
    stock,
    table,
    throw_away,
)


@pytest.mark.parametrize(("card", "count"), [*enumerate((2, 2, 2, 2, 2, 1), 11)])
def test_eleven_characters(card: int, count: int) -> None:
    assert table().settings.edition.cards[card] == count


def test_the_beggar_gets_talents_or_a_resource_from_everybody() -> None:
    """Jeder Ihrer Gegner muss 2 Talente oder eine Standard-Ressourcenkarte geben."""
    state = table()
    give(state, ANNA, "beggar")
    give(state, BEN, "stone", "double_stone", "vizier")
    give(state, CLEO, "lapis")
    answer(state, "play beggar")
    assert state.amulets[ANNA] == 2
    assert state.to_act() == [BEN, CLEO]
    assert choices(state, BEN) == ["give_talents", "give stone"]
    answer_as(state, CLEO, "give_talents")
    assert state.talents(CLEO) == 5
    answer_as(state, BEN, "give stone")
    assert hand(state, ANNA) == ["stone"]
    assert [state.talents(seat) for seat in range(3)] == [7, 5, 3]
    assert state.ledger.table()[8] == [2, 0, -2]
    assert question(state) == "Turn"


def test_tainted_cards_are_no_alms() -> None:
    state = table()
    give(state, ANNA, "beggar")
    give(state, BEN, "double_stone", "trompe_loeil")
    answer(state, "play beggar")
    assert choices(state, BEN) == ["give_talents"]
    assert refusal(state, "give stone", BEN) == "You do not have the card Stone block."
    assert refusal(state, "show_hand", BEN) == (
        "You show your hand only if you can give neither talents nor a standard resource card."
    )
    assert "is not possible now" in refusal(state, "done", BEN)


def test_ruling_cl_10_alms_are_seen_by_all() -> None:
    state = table()
    give(state, ANNA, "beggar")
    give(state, BEN, "stone")
    answer(state, "play beggar")
    answer_as(state, BEN, "give stone")
    answer_as(state, CLEO, "give_talents")
    assert state.mask(CLEO).hands[ANNA].counts[CARDS.index("stone")] == 1
    assert "Ben gives a stone block to Anna." in seen_by(state, PUBLIC)


def test_rulebook_whoever_can_give_neither_shows_the_whole_hand() -> None:
    state = table()
    give(state, ANNA, "beggar")
    give(state, BEN, "double_stone", "double_stone", "trompe_loeil")
    rich(state, BEN, 1)
    answer(state, "play beggar")
    answer_as(state, BEN, "show_hand")
    answer_as(state, CLEO, "give_talents")
    shown = [line for line in seen_by(state, ANNA) if line.startswith("Ben shows Anna ")]
    assert shown == [
        "Ben shows Anna two stone blocks.",
        "Ben shows Anna two stone blocks.",
        "Ben shows Anna a trompe-l’œil.",
    ]


def test_ruling_cl_10_only_the_beggar_sees_the_hand_of_who_has_nothing() -> None:
    """Muss er dem Spieler der Bettler-Karte seine sämtlichen Handkarten zeigen."""
    state = table()
    give(state, ANNA, "beggar")
    give(state, BEN, "double_stone", "vizier")
    rich(state, BEN, 1)
    answer(state, "play beggar")
    assert choices(state, BEN) == ["show_hand"]
    assert refusal(state, "give_talents", BEN) == "You do not have 2 talents."
    answer_as(state, BEN, "show_hand")
    answer_as(state, CLEO, "give_talents")
    assert "Ben shows Anna two stone blocks." in seen_by(state, ANNA)
    assert "Ben shows Anna a vizier." in seen_by(state, BEN)
    assert seen_by(state, CLEO).count("Ben shows Anna a card.") == 2
    assert hand(state, BEN) == ["double_stone", "vizier"]


def test_the_courtesan_takes_any_discarded_card_in_secret() -> None:
    """Eine Karte Ihrer Wahl; Sie müssen den anderen nicht zeigen, welche."""
    state = table()
    give(state, ANNA, "courtesan")
    throw_away(state, "lapis", "stone", "stone")
    answer(state, "play courtesan")
    assert state.amulets[ANNA] == 1
    assert choices(state) == ["take stone", "take lapis"]
    assert refusal(state, "take wood") == "Timber is not on the discard pile."
    assert "is not possible now" in refusal(state, "done")
    answer(state, "take lapis")
    assert hand(state, ANNA) == ["lapis"]
    assert names(state.discard.counts) == ["stone", "stone"]
    assert seen_by(state, ANNA)[-1] == "Anna takes lapis lazuli from the discard pile."
    assert seen_by(state, BEN)[-1] == "Anna takes a card from the discard pile."
    view = state.mask(BEN)
    assert view.hands[ANNA].counts == [0] * KINDS
    assert names(view.discard.counts) == ["stone"]
    assert view.discard.size == 2


def test_the_courtesan_needs_discarded_cards() -> None:
    state = table()
    give(state, ANNA, "courtesan")
    assert "play courtesan" not in choices(state)
    assert refusal(state, "play courtesan") == "There is no card on the discard pile."


def test_ruling_cl_9_the_courtesan_takes_a_character_of_her_own_turn() -> None:
    """Wer eine Charakterkarte spielt, legt sie auf den Markt-Ablagestapel."""
    state = table()
    give(state, ANNA, "beggar", "courtesan")
    answer(state, "play beggar", "give_talents", "give_talents", "play courtesan")
    assert choices(state) == ["take beggar"]
    answer(state, "take beggar", "play beggar", "give_talents", "give_talents")
    assert state.talents(ANNA) == 5 + 8
    assert state.amulets[ANNA] == 2 + 1 + 2


def test_ruling_cl_9_nobody_fetches_courtesans_of_the_own_turn() -> None:
    """Otherwise they could fetch each other for ever."""
    state = table()
    give(state, ANNA, "courtesan", "courtesan")
    throw_away(state, "stone", "wood")
    answer(state, "play courtesan")
    assert choices(state) == ["take stone", "take wood"]
    answer(state, "take stone", "play courtesan", "look")
    assert choices(state) == ["take wood"]


def test_ruling_cl_9_the_courtesan_takes_a_vizier_of_her_own_turn() -> None:
    """He is on the discard pile as soon as he has brought his cards."""
    state = table()
    give(state, ANNA, "vizier", "courtesan")
    put_on_top(state, "lapis")
    answer(state, "play vizier", *["open stone"] * 5)
    assert (names(state.played), state.discard.size) == (["vizier"], 0)
    answer(state, "done", "play courtesan")
    assert choices(state) == ["take stone", "take lapis", "take vizier"]
    answer(state, "take vizier")
    assert "play vizier" in choices(state)


def test_ruling_cl_9_a_vizier_who_keeps_all_cards_is_discarded_too() -> None:
    state = table()
    give(state, ANNA, "vizier")
    put_on_top(state, "stone")
    answer(state, "play vizier", *["open stone"] * 5, *["keep stone"] * 5)
    assert names(state.discard.counts) == ["vizier"]


def test_ruling_cl_9_an_option_lets_the_vizier_wait_until_the_turn_ends() -> None:
    state = table(vizier_waits="on")
    give(state, ANNA, "vizier", "courtesan")
    stock(state, 0, "wood")
    put_on_top(state, "lapis")
    answer(state, "play vizier", *["open stone"] * 5, "done", "play courtesan")
    assert choices(state) == ["take stone", "take lapis"]
    answer(state, "take lapis", "stall 0", "done")
    assert names(state.discard.counts)[-2:] == ["courtesan", "vizier"]


def test_ruling_cl_9_a_vizier_does_not_draw_himself() -> None:
    state = table()
    give(state, ANNA, "vizier")
    throw_away(state, *["wood"] * 6)
    state.pile.pools[0].counts = [0] * KINDS
    state.pile.pools[0].size = state.pile.open = state.pile.down = 0
    answer(state, "play vizier", "shuffle")
    assert names(state.pile.pools[-1].counts) == ["wood"] * 6


def test_ruling_cl_8_searching_a_pile_with_secret_cards_shows_them() -> None:
    """Nothing is left to chance then, but what was seen cannot be taken back."""
    state = table()
    give(state, ANNA, "courtesan")
    throw_away(state, "stone")
    throw_away(state, "scribe", known=False)
    answer(state, "play courtesan")
    assert state.to_act() == [CHANCE]
    assert choices(state) == ["look"]
    assert state.searcher == NOBODY
    answer(state, "look")
    assert choices(state) == ["take stone", "take scribe"]
    assert state.mask(ANNA).discard.counts == state.discard.counts
    assert names(state.mask(BEN).discard.counts) == ["stone"]
    assert seen_by(state, ANNA)[-1] == "Anna discovers a scribe in the discard pile."
    assert seen_by(state, BEN)[-1] == "Anna discovers a card in the discard pile."
    answer(state, "take scribe")
    assert state.searcher == NOBODY


def test_the_vizier_looks_at_five_cards_and_keeps_some() -> None:
    """Die obersten fünf Karten; jede, die Sie behalten, kostet ein Amulett."""
    state = table()
    give(state, ANNA, "vizier")
    put_on_top(state, "lapis")
    answer(state, "play vizier")
    assert question(state) == "TurnUpCard"
    answer(state, "face_down", "draw beggar", "open stone", "open wood")
    answer(state, "face_down", "draw scribe", "face_down")
    assert question(state) == "KeepCards"
    assert choices(state) == [
        "keep stone",
        "keep wood",
        "keep lapis",
        "keep beggar",
        "keep scribe",
        "done",
    ]
    assert refusal(state, "keep marble") == "Marble slab is not among these cards."
    assert "is not possible now" in refusal(state, "leave")
    assert state.describe(ANNA, state.legal(ANNA)[-1]).key == "action.done.cards"
    assert state.describe(ANNA, state.legal(ANNA)[0]).key == "action.keep"
    answer(state, "keep lapis", "keep beggar", "done")
    assert state.amulets[ANNA] == 2
    assert hand(state, ANNA) == ["lapis", "beggar"]
    assert names(state.discard.counts) == ["stone", "wood", "scribe", "vizier"]
    assert seen_by(state, BEN)[-3:] == [
        "Anna keeps a card for 1 amulet.",
        "Anna keeps a card for 1 amulet.",
        "Anna puts 3 cards on the discard pile.",
    ]
    assert state.mask(BEN).discard.unknown() == 3
    assert state.looker == NOBODY


def test_others_can_tell_when_the_vizier_is_done_but_not_what_was_kept() -> None:
    state = table()
    give(state, ANNA, "vizier")
    put_on_top(state, "lapis")
    answer(state, "play vizier", *["open stone"] * 5)
    keep, *_, done = state.legal(ANNA)
    assert state.agenda[-1].outside(keep) is HIDDEN
    assert state.agenda[-1].outside(done) is done


def test_ruling_cl_12_everybody_sees_the_open_cards_of_the_five() -> None:
    state = table()
    give(state, ANNA, "vizier")
    put_on_top(state, "lapis")
    answer(state, "play vizier", "face_down", "draw beggar")
    view = state.mask(BEN)
    assert names(view.looked.counts) == ["lapis"]
    assert view.looked.size == 2
    assert "Anna draws lapis lazuli to look at it." in seen_by(state, BEN)
    assert "Anna draws a face-down card to look at it." in seen_by(state, BEN)
    assert names(state.mask(ANNA).looked.counts) == ["lapis", "beggar"]


def test_ruling_cl_12_open_cards_that_were_not_kept_are_known_if_none_was() -> None:
    state = table()
    give(state, ANNA, "vizier")
    put_on_top(state, "lapis")
    answer(state, "play vizier", *["open stone"] * 5, "done")
    assert names(state.mask(BEN).discard.counts) == [*["stone"] * 4, "lapis", "vizier"]


def test_keeping_all_five_ends_the_look() -> None:
    state = table()
    give(state, ANNA, "vizier")
    put_on_top(state, "lapis")
    answer(state, "play vizier", *["open stone"] * 5)
    answer(state, "keep lapis", *["keep stone"] * 4)
    assert question(state) == "Turn"
    assert state.amulets[ANNA] == 5


def test_the_vizier_takes_what_there_is() -> None:
    state = table()
    give(state, ANNA, "vizier")
    empty_pile(state)
    assert refusal(state, "play vizier") == "There is no card left to draw."
    state.discard.add(CARDS.index("wood"))
    state.discard.add(CARDS.index("wood"))
    answer(state, "play vizier", "shuffle")
    assert choices(state) == ["open wood", "face_down"]
    answer(state, "open wood", "draw wood")
    assert choices(state) == ["keep wood", "done"]
    assert state.looked.size == 2


def test_own_turn_only() -> None:
    """Es ist nicht möglich, den Würfelwurf eines anderen Spielers zu kontern."""
    state = table()
    give(state, BEN, "scribe")
    assert refusal(state, "play scribe", BEN) == "It is not Ben’s turn to answer."


def test_a_face_down_stall_card_can_be_played_at_once() -> None:
    """Sogar dann, wenn er die Karte erst während desselben Spielzugs erhalten hat."""
    state = table()
    stock(state, 0, FACE_DOWN)
    put_on_top(state, "wood")
    answer(state, "stall 0", "draw scribe", "play scribe", "raise_die", "done")
    assert state.altar == 1
