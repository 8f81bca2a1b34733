"""The worshippers of Sobek: beggar, courtesan, envoy, scribe, vizier."""

from __future__ import annotations

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE, NOBODY
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
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
    told,
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
    assert "Ben gives Stone block to Anna." in seen_by(state, PUBLIC)


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
    assert "Ben shows Anna Two stone blocks." in seen_by(state, ANNA)
    assert "Ben shows Anna Vizier." in seen_by(state, BEN)
    assert seen_by(state, CLEO).count("Ben shows Anna a card.") == 2
    assert hand(state, BEN) == ["double_stone", "vizier"]


def test_the_envoy_asks_everybody_for_a_resource() -> None:
    """Für jede Karte, die Sie annehmen, erhalten Sie vom Besitzer eines seiner Amulette."""
    state = table(4)
    give(state, ANNA, "envoy")
    give(state, BEN, "lapis", "lapis")
    give(state, CLEO, "lapis")
    state.amulets = [0, 2, 3, 4]
    answer(state, "play envoy")
    assert choices(state) == [f"name {name}" for name in CARDS[:5]]
    answer(state, "name lapis")
    assert state.to_act() == [1, 2, 3]
    assert choices(state, 1) == ["offer", "refuse"]
    assert choices(state, 3) == ["refuse"]
    assert refusal(state, "offer", 3) == "You do not have the card Lapis lazuli."
    assert "is not possible now" in refusal(state, "done", 3)
    for seat, reply in ((1, "offer"), (2, "offer"), (3, "refuse")):
        answer_as(state, seat, reply)
    assert question(state) == "AcceptOffers"
    assert choices(state) == ["accept 1", "accept 2", "done"]
    assert refusal(state, "accept 3") == "Dora has offered nothing."
    assert "is not possible now" in refusal(state, "leave")
    assert state.describe(ANNA, state.legal(ANNA)[-1]).key == "action.done.offers"
    assert state.describe(ANNA, state.legal(ANNA)[0]).key == "action.accept"
    answer(state, "accept 2")
    assert choices(state) == ["accept 1", "done"]
    answer(state, "done")
    assert hand(state, ANNA) == ["lapis"]
    assert state.amulets == [1, 2, 2, 4]
    assert "Anna accepts Lapis lazuli and an amulet from Cleo." in told(state)
    assert question(state) == "Turn"


def test_ruling_cl_11_a_giver_without_amulets_passes_none() -> None:
    state = table()
    give(state, ANNA, "envoy")
    give(state, BEN, "wood")
    answer(state, "play envoy", "name wood", "offer", "refuse", "accept 1")
    assert state.amulets == [0, 0, 0]
    assert "Anna accepts Timber from Ben." in told(state)
    assert question(state) == "Turn"


def test_ruling_cl_11_an_envoy_to_whom_nobody_offers_is_spent() -> None:
    state = table()
    give(state, ANNA, "envoy")
    answer(state, "play envoy", "name wood", "refuse", "refuse")
    assert question(state) == "Turn"
    assert names(state.discard.counts) == ["envoy"]


def test_an_offered_card_is_known_to_be_there() -> None:
    state = table()
    give(state, ANNA, "envoy")
    give(state, BEN, "wood")
    answer(state, "play envoy", "name wood", "offer", "refuse", "done")
    assert state.mask(CLEO).hands[BEN].counts[CARDS.index("wood")] == 1


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
    assert seen_by(state, ANNA)[-1] == "Anna takes Lapis lazuli from the discard pile."
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


def test_ruling_cl_9_nobody_fetches_courtesans_and_viziers_of_the_own_turn() -> None:
    """Otherwise they could fetch each other for ever."""
    state = table()
    give(state, ANNA, "courtesan", "courtesan")
    throw_away(state, "stone", "wood")
    answer(state, "play courtesan")
    assert choices(state) == ["take stone", "take wood"]
    answer(state, "take stone", "play courtesan", "look")
    assert choices(state) == ["take wood"]
    state = table()
    give(state, ANNA, "vizier", "courtesan")
    put_on_top(state, "lapis")
    answer(state, "play vizier", *["open stone"] * 5, "done", "play courtesan")
    assert choices(state) == ["take stone", "take lapis"]


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
    assert seen_by(state, ANNA)[-1] == "Anna discovers Scribe in the discard pile."
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
    assert names(state.discard.counts) == ["stone", "wood", "scribe"]
    assert seen_by(state, BEN)[-3:] == [
        "Anna keeps a card for 1 amulet.",
        "Anna keeps a card for 1 amulet.",
        "Anna puts 3 cards on the discard pile.",
    ]
    assert state.mask(BEN).discard.unknown() == 3
    assert state.looker == NOBODY


def test_ruling_cl_12_everybody_sees_the_open_cards_of_the_five() -> None:
    state = table()
    give(state, ANNA, "vizier")
    put_on_top(state, "lapis")
    answer(state, "play vizier", "face_down", "draw beggar")
    view = state.mask(BEN)
    assert names(view.looked.counts) == ["lapis"]
    assert view.looked.size == 2
    assert "Anna draws Lapis lazuli to look at it." in seen_by(state, BEN)
    assert "Anna draws a face-down card to look at it." in seen_by(state, BEN)
    assert names(state.mask(ANNA).looked.counts) == ["lapis", "beggar"]


def test_ruling_cl_12_open_cards_that_were_not_kept_are_known_if_none_was() -> None:
    state = table()
    give(state, ANNA, "vizier")
    put_on_top(state, "lapis")
    answer(state, "play vizier", *["open stone"] * 5, "done")
    assert names(state.mask(BEN).discard.counts) == [*["stone"] * 4, "lapis"]


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


def test_the_scribe_picks_any_mosaic_for_two_amulets() -> None:
    """Ein Mosaik Ihrer Wahl und nicht das oberste; die Kosten müssen Sie selbst bezahlen."""
    state = table()
    give(state, ANNA, "scribe", "artisan", "artisan", "stone", "marble", "lapis")
    answer(state, "play scribe")
    assert choices(state) == [f"pick {letter}" for letter in "FILNPTUVWXYZ"] + ["raise_die"]
    answer(state, "pick Z")
    assert state.amulets[ANNA] == 2
    assert question(state) == "PayFor"
    answer(state, "auto", "lay 0 4 4")
    assert state.built == 1
    assert [shape for shape, _ in state.mosaics] == [11]
    assert question(state) == "Quarry"


def test_the_scribe_turns_a_die_for_nothing() -> None:
    state = table()
    state.merchants[ANNA] = 0
    give(state, ANNA, "scribe", "scribe")
    stock(state, 0, "stone")
    answer(state, "play scribe")
    assert choices(state) == ["raise_die"]
    assert refusal(state, "lower_die") == "No die lies on the altar."
    assert refusal(state, "pick F") == ("You cannot pay for a mosaic: 5 resources are missing.")
    answer(state, "raise_die", "play scribe")
    assert choices(state) == ["raise_die", "lower_die"]
    answer(state, "lower_die")
    assert state.altar == 0
    assert state.amulets[ANNA] == 0
    assert question(state) == "Turn"


def test_the_scribe_can_call_for_an_offering() -> None:
    """Beziehungsweise dieses sogar auslösen, wenn es sich um den letzten Würfel handelt."""
    state = table()
    state.altar = 4
    give(state, ANNA, "scribe")
    answer(state, "play scribe", "raise_die")
    assert question(state) == "Offering"
    answer(state, "bid 0", "bid 0", "bid 0")
    assert question(state) == "Turn"


def test_ruling_cl_17_after_the_dice_the_scribe_picks_nothing() -> None:
    state = table()
    give(state, ANNA, "scribe", *["artisan"] * 3, *["stone"] * 2, "marble", "lapis", "wood")
    answer(state, "build wall 0", "auto", "done", "roll 0", "play scribe")
    assert choices(state) == ["raise_die"]
    assert refusal(state, "pick F") == "A mosaic can be picked only while you may build."
    assert "is not possible now" in refusal(state, "done")


def test_a_mosaic_that_is_gone_or_fits_nowhere_cannot_be_picked() -> None:
    state = table()
    give(state, ANNA, "scribe", "artisan", "artisan", "stone", "marble", "lapis")
    state.stack = [shape_named("I"), shape_named("X")]
    state.top_mosaic = shape_named("I")
    state.laid = state.settings.garden.squares & ~state.settings.garden.covers[1][0]
    answer(state, "play scribe")
    assert choices(state) == ["pick I", "raise_die"]
    assert refusal(state, "pick F") == "The mosaic F is no longer in the stack."
    assert refusal(state, "pick X") == "The mosaic X fits nowhere any more."


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
