"""Turns: market or quarry, several pieces, Cleopatra's steps, and the end of a turn."""

from __future__ import annotations

import pytest

from baumeister.core.state import AskSeat
from baumeister.games.cleopatra.rules.actions import DONE
from baumeister.games.cleopatra.rules.high_priest import CounterRoll
from baumeister.games.cleopatra.rules.mosaic_shapes import shape_named
from baumeister.games.cleopatra.rules.pieces import complete_categories
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.texts import SENTENCES
from baumeister.games.cleopatra.rules.turn import EndTurn, Quarry
from tests.games.cleopatra.rules.table import (
    ANNA,
    BEN,
    CLEO,
    answer,
    ask_turn,
    changed_edition,
    choices,
    give,
    hand,
    names,
    put_on_top,
    question,
    refusal,
    stock,
    table,
    throw_away,
    told,
)


def wall_cards(state: Cleopatra, walls: int) -> None:
    give(state, ANNA, *["artisan", "stone", "wood"] * walls)


def test_ruling_cl_4_seat_zero_begins() -> None:
    assert table().to_act() == [ANNA]


def test_a_turn_is_the_market_or_the_quarry() -> None:
    """Muss genau eine der beiden Aktionsmöglichkeiten durchführen."""
    state = table()
    stock(state, 0, "stone")
    put_on_top(state, "wood")
    wall_cards(state, 1)
    answer(state, "build wall 0", "auto")
    assert refusal(state, "stall 0") == (
        "You are at the quarry: the market has to wait for another turn."
    )
    ask_turn(state, ANNA)
    answer(state, "stall 0")
    assert refusal(state, "stall 1") == (
        "You have taken the cards from a stall: one stall is all in a turn."
    )
    assert refusal(state, "build wall 1") == "You have been to the market: the quarry has to wait."
    answer(state, "done", "open stone", "open stone", "open stone", "put 0")
    assert state.to_act() == [BEN]


def test_after_the_dice_nothing_more_is_built() -> None:
    state = table()
    wall_cards(state, 2)
    answer(state, "build wall 0", "auto", "done", "roll 0")
    assert question(state) == "EndTurn"
    assert refusal(state, "build wall 1") == (
        "You have left the quarry: nothing more is built in this turn."
    )
    assert refusal(state, "stall 0") == (
        "You are at the quarry: the market has to wait for another turn."
    )


def test_turns_go_round_the_table() -> None:
    state = table()
    for seat in (ANNA, BEN, CLEO, ANNA):
        assert state.to_act() == [seat]
        state.merchants[seat] = 3
        answer(
            state, "build wall " + str(state.walls.bit_length()), "auto", "done", "roll 0", "done"
        )
    assert state.round == 2
    assert "Round 2 begins." in told(state)


@pytest.mark.parametrize(("walls", "bonus"), [(1, 0), (2, 2), (3, 5), (4, 5)])
def test_several_pieces_in_a_turn_bring_more(walls: int, bonus: int) -> None:
    """Zwei Elemente: zwei zusätzliche Talente; drei oder mehr: fünf."""
    state = table()
    wall_cards(state, walls)
    for wall in range(walls):
        answer(state, f"build wall {wall}", "auto")
    answer(state, "done")
    assert state.talents(ANNA) == 5 + 3 * walls + bonus
    assert state.ledger.table()[7] == [bonus, 0, 0]


def test_ruling_cl_5_nobody_leaves_the_quarry_without_building() -> None:
    state = table()
    stock(state, 0, "stone")
    assert "done" not in choices(state)
    assert refusal(state, "done") == (
        "On your turn, you take a stall, build a piece or play a character."
    )


def test_the_prompt_names_only_what_can_be_done() -> None:
    state = table()
    state.merchants[ANNA] = 0
    assert asked(state) == "Your turn: pass."
    stock(state, 0, "stone")
    assert asked(state) == "Your turn: take a market stall."
    give(state, ANNA, "scribe")
    assert asked(state) == "Your turn: take a market stall or play a character first."
    answer(state, "play scribe")
    assert asked(state) == "Scribe: turn a blank to the symbol or turn none."
    answer(state, "done", "stall 0")
    assert asked(state) == "You have no character to play: end your turn."


def asked(state: Cleopatra) -> str:
    return SENTENCES.say(state.prompt(state.to_act()[0]))


def test_ruling_cl_5_passing_is_for_those_who_can_do_nothing_else() -> None:
    state = table()
    state.merchants[ANNA] = 0
    assert choices(state) == ["pass"]
    stock(state, 0, "stone")
    assert choices(state) == ["stall 0"]
    assert refusal(state, "pass") == "You may pass only if nothing else is possible."
    state.stalls[0].clear()
    answer(state, "pass")
    assert told(state)[-1] == "Anna cannot do anything and passes."
    assert state.to_act() == [BEN]


def test_ruling_cl_6_characters_are_played_before_between_and_after() -> None:
    """Jederzeit während seines Spielzugs, sogar wenn er die Karte erst erhalten hat."""
    state = table()
    give(state, ANNA, *["scribe"] * 2)
    stock(state, 0, "envoy")
    put_on_top(state, "wood")
    assert "play scribe" in choices(state)
    answer(state, "stall 0")
    assert choices(state) == ["play envoy", "play scribe", "done"]
    ask_turn(state, ANNA)
    wall_cards(state, 1)
    answer(state, "build wall 0", "auto")
    assert {"play envoy", "play scribe"} <= set(choices(state))
    answer(state, "done", "roll 0")
    assert choices(state) == ["play envoy", "play scribe", "done"]


def test_ruling_cl_6_everybody_is_asked_at_the_end_of_a_turn() -> None:
    """Otherwise all would see who holds a character."""
    state = table()
    stock(state, 0, "stone")
    put_on_top(state, "wood")
    answer(state, "stall 0")
    assert choices(state) == ["done"]


@pytest.mark.parametrize("asked", [Quarry(ANNA), EndTurn(ANNA), CounterRoll(ANNA)])
def test_ruling_cl_6_that_somebody_has_no_choice_stays_a_secret(asked: AskSeat[Cleopatra]) -> None:
    """Otherwise quick answers would tell who has a character, or nothing left to build."""
    state = table()
    give(state, ANNA, "stone")
    assert asked.conceals(state)


@pytest.mark.parametrize("asked", [EndTurn(ANNA), CounterRoll(ANNA)])
def test_an_empty_hand_has_nothing_to_hide(asked: AskSeat[Cleopatra]) -> None:
    assert not asked.conceals(table())


@pytest.mark.parametrize("asked", [EndTurn(ANNA), CounterRoll(ANNA)])
def test_whoever_declines_in_advance_plays_nothing(asked: AskSeat[Cleopatra]) -> None:
    assert asked.default(table(), ANNA) is DONE


def test_ruling_cl_9_a_played_character_is_discarded_at_once() -> None:
    state = table()
    give(state, ANNA, "scribe")
    answer(state, "play scribe")
    assert names(state.discard.counts) == ["scribe"]
    assert state.mask(BEN).discard.counts == state.discard.counts


def test_ruling_cl_9_a_courtesan_is_discarded_when_the_turn_ends() -> None:
    state = table()
    give(state, ANNA, "courtesan")
    throw_away(state, "lapis")
    stock(state, 0, "stone")
    put_on_top(state, "wood")
    answer(state, "play courtesan", "take lapis")
    assert state.discard.size == 0
    assert names(state.played) == ["courtesan"]
    answer(state, "stall 0", "done")
    assert names(state.discard.counts) == ["courtesan"]
    assert sum(state.played) == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("walls", 0b111111111),
        ("sphinxes", 6),
        ("throne", 2),
        ("obelisks", 3),
        ("doors", 3),
        ("stack", []),
    ],
)
def test_each_category_counts_when_its_last_piece_stands(name: str, value: object) -> None:
    """Sphinxe, Obelisken, Thron und Sockel, Türrahmen, Säulenwand, Mosaiken der Götter."""
    state = table()
    assert complete_categories(state) == 0
    setattr(state, name, value)
    assert complete_categories(state) == 1


def almost_complete() -> Cleopatra:
    """Four categories are complete, and one wall is missing."""
    state = table()
    state.sphinxes, state.throne, state.obelisks, state.doors = 6, 2, 3, 3
    state.walls = 0b011111111
    state.steps = 4
    return state


def test_the_game_ends_with_the_fifth_category() -> None:
    """Wenn in fünf der sechs Kategorien alle Elemente gebaut wurden."""
    state = almost_complete()
    give(state, ANNA, "artisan", "stone", "wood")
    answer(state, "build wall 8", "auto", "done")
    assert state.steps == 5
    assert state.to_act() == []
    assert state.result() is not None


def test_ruling_cl_18_no_dice_are_rolled_in_the_last_turn_but_the_bonus_is_paid() -> None:
    state = almost_complete()
    state.altar = 4
    give(state, ANNA, "artisan", "stone", "wood")
    give(state, ANNA, "artisan", "artisan", "stone", "marble", "lapis")
    answer(state, "build wall 8", "auto")
    assert question(state) == "Quarry"
    answer(state, "build mosaic", "auto", "lay 0 3 3", "next_mosaic I", "done")
    assert state.to_act() == []
    assert state.altar == 4
    assert state.ledger.table()[7][ANNA] == 2


def test_two_categories_at_once_are_two_steps() -> None:
    state = table()
    state.walls, state.sphinxes = 0b011111111, 5
    give(state, ANNA, "artisan", "stone", "wood", "artisan", "stone", "marble")
    answer(state, "build wall 8", "auto", "build sphinx", "auto", "done")
    assert state.steps == 2
    assert "Cleopatra walks 2 steps towards the palace gate." in told(state)


def test_cleopatra_stops_at_the_gate() -> None:
    """Das letzte Feld vor den Toren: with both categories that were missing she takes one step."""
    state = almost_complete()
    state.sphinxes, state.steps = 5, 3
    state.laid = state.settings.garden.squares & ~state.settings.garden.covers[1][0]
    state.stack, state.top_mosaic = [shape_named("I")], shape_named("I")
    give(state, ANNA, "artisan", "stone", "wood", "artisan", "stone", "marble")
    give(state, ANNA, "artisan", "artisan", "stone", "marble", "lapis")
    answer(state, "build wall 8", "auto", "build sphinx", "auto", "build mosaic", "auto")
    answer(state, choices(state)[0], "done")
    assert complete_categories(state) == 6
    assert state.steps == 5
    assert "Cleopatra walks 2 steps towards the palace gate." in told(state)


def test_ruling_cl_21_the_game_ends_after_the_last_round() -> None:
    state = table(edition=changed_edition(("rounds = [100]", "rounds = [1]")))
    for seat in (ANNA, BEN, CLEO):
        state.merchants[seat] = 0
        assert state.to_act() == [seat]
        answer(state, "pass")
    assert state.to_act() == []
    assert state.round == 1
    assert state.result() is not None


def test_ruling_cl_21_then_cleopatra_has_not_arrived() -> None:
    state = table(edition=changed_edition(("rounds = [100]", "rounds = [1]")))
    state.merchants = [0, 0, 0]
    answer(state, "pass", "pass", "pass")
    ending = "Round 1 was the last one: the game is over, though Cleopatra has not arrived."
    assert ending in told(state)
    assert not any("enters her palace" in sentence for sentence in told(state))


def four_complete(*cards: str) -> Cleopatra:
    """Only the last wall is missing of the fifth category; Anna has built it."""
    state = table()
    state.walls, state.sphinxes, state.throne = 0b11111111, 6, 2
    state.obelisks = state.doors = 0b11
    give(state, ANNA, *cards)
    answer(state, "build wall 8", "pay merchant", "pay merchant", "pay merchant")
    return state


def said_of_stopping(state: Cleopatra) -> str:
    return SENTENCES.say(state.describe(ANNA, DONE))


def test_rulebook_after_the_fifth_category_the_game_ends_with_the_turn() -> None:
    """Die Partie endet, wenn in fünf der sechs Kategorien alle Elemente gebaut wurden."""
    state = four_complete("stone", "envoy")
    answer(state, "done")
    assert state.result() is not None


def test_whoever_stops_building_is_told_that_the_game_ends_and_which_cards_cost_amulets() -> None:
    assert said_of_stopping(four_complete("stone", "envoy", "double_wood", "double_wood")) == (
        "Stop building: the game ends now. In hand, each still costs an amulet: "
        "Two timbers, Two timbers and Envoy"
    )
    assert said_of_stopping(four_complete("stone")) == (
        "Stop building: Cleopatra enters her palace and the game ends now"
    )


def test_to_stop_building_is_asked_once_where_the_game_ends_by_it() -> None:
    assert four_complete("stone").throws_away(ANNA, DONE)
    state = table()
    wall_cards(state, 1)
    answer(state, "build wall 0", "auto")
    assert not state.throws_away(ANNA, DONE)


def test_what_can_be_built_says_what_it_brings() -> None:
    state = table()
    wall_cards(state, 1)
    give(
        state,
        ANNA,
        *["artisan"] * 6,
        *["stone"] * 4,
        *["marble"] * 5,
        *["wood"] * 4,
        *["lapis"] * 5,
    )
    values = {}
    for action in state.legal(ANNA):
        text = state.describe(ANNA, action)
        values[action.notation()] = text.data.get("n")
    assert values["build wall 3"] == 3
    assert values["build sphinx"] == 2
    assert values["build pedestal"] == 12
    assert values["build obelisk 0"] == 12
    assert values["build door 1"] == 4
    assert values["build mosaic"] is None
    answer(state, "build wall 0", "auto")
    described = [state.describe(ANNA, action).key for action in state.legal(ANNA)]
    assert described[-1] == "action.done.quarry"
    assert described[0] == "action.build.wall.scores"
    give(state, ANNA, "envoy")
    assert "action.play" in [state.describe(ANNA, action).key for action in state.legal(ANNA)]


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("build wall 1", "Column wall 2 is already standing."),
        ("build obelisk 0", "The obelisk on the left is already standing."),
        ("build door 1", "The door frame at the right front corner is already standing."),
        ("build sphinx", "All sphinxes are already standing."),
        ("statue 0 0", "A statue can be put up only when its sanctuary forms."),
        ("play vizier", "You do not have the card Vizier."),
    ],
)
def test_what_stands_already_is_not_built_again(notation: str, said: str) -> None:
    state = table()
    state.walls, state.obelisks, state.doors, state.sphinxes = 0b10, 0b01, 0b10, 6
    assert refusal(state, notation) == said
    wall_cards(state, 1)
    answer(state, "build wall 0", "auto")
    assert refusal(state, notation) == said


def test_other_answers_are_refused_with_what_is_asked() -> None:
    state = table()
    wall_cards(state, 1)
    answer(state, "build wall 0", "auto")
    assert "is not possible now" in refusal(state, "leave")
    answer(state, "done", "roll 0")
    assert "is not possible now" in refusal(state, "leave")
    assert refusal(state, "play envoy") == "You do not have the card Envoy."
    assert hand(state, ANNA) == []
