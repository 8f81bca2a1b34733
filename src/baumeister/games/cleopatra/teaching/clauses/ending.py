"""Clauses of Kleopatra: the high priest and the end of the game."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("Offerings"),
        "Opfer für den Hohepriester",
        clause(
            _(
                "When all five dice show the symbol, after a visit to the quarry or by a scribe,"
                " an offering is due at once."
            ),
            code="high_priest.call_for_offering",
            tests=(
                "test_the_fifth_symbol_calls_for_an_offering_at_once "
                "test_the_scribe_can_call_for_an_offering"
            ),
            said="offering.1",
        ),
        clause(
            _("All players secretly choose how many talents to offer, and show them together."),
            code=(
                "high_priest.Offering.choices high_priest.Offering.reveal "
                "high_priest.Offering.blank"
            ),
            tests=(
                "test_offerings_are_secret_until_all_have_decided "
                "test_places_bring_and_cost_amulets"
            ),
            rulings=(26,),
            said="offering.1",
            refused="few_talents",
        ),
        clause(
            _("The most generous player returns three amulets, or as many as there are."),
            code="high_priest.Offering._settle_place edition.toml:offering",
            tests=(
                "test_places_bring_and_cost_amulets "
                "test_whoever_has_fewer_than_three_amulets_returns_what_they_have"
            ),
            said="offering.2",
        ),
        clause(
            _("The second takes one amulet, the third two, the fourth three and the fifth four."),
            code="high_priest.Offering._settle_place edition.toml:offering",
            tests="test_places_bring_and_cost_amulets test_with_two_players_the_second_takes_one",
            said="offering.2",
        ),
        clause(
            _("Equal offerings share the better place, and the next one is skipped."),
            code="high_priest.places",
            tests="test_rulebook_example_two_on_the_first_place test_places_agree_with_sorting",
            rulings=(26,),
            said="offering.2",
        ),
        clause(
            _(
                "Then the five dice are blank again; there may be several offerings in a game,"
                " or none."
            ),
            code="high_priest.Offering.reveal",
            tests="test_several_offerings_are_possible",
            said="offering.2",
        ),
        clause(
            _("All talents that were offered are lost, whatever the place."),
            code="high_priest.Offering.reveal",
            tests="test_places_bring_and_cost_amulets",
            said="offering.1",
        ),
    ),
    chapter(
        _("The end"),
        "Ende der Partie",
        clause(
            _(
                "The game ends as soon as Cleopatra reaches the last space, when five of the six"
                " categories are complete."
            ),
            code="names.CATEGORIES turn.Quarry._leave crocodile.end_game",
            tests=(
                "test_the_game_ends_with_the_fifth_category "
                "test_rulebook_after_the_fifth_category_the_game_ends_with_the_turn"
            ),
            rulings=(18, 21),
            said="final.1",
        ),
        clause(
            _("All cards in hands are discarded, and each tainted one costs an amulet."),
            code="crocodile._discard_hand turn.describe_stop",
            tests=(
                "test_each_tainted_card_in_the_hand_costs_an_amulet "
                "test_whoever_stops_building_is_told_that_the_game_ends_and_which_cards_cost_amulets"
            ),
            said="final.2 cards.1",
        ),
        clause(
            _("The pyramids are lifted, so that everybody sees all amulets."),
            code="crocodile.end_game",
            tests="test_after_the_end_there_is_nothing_to_imagine",
            said="final.3",
        ),
        clause(
            _("An amulet goes to each square of the own sanctuaries, that of the statue included."),
            code="crocodile._fill_sanctuaries",
            tests="test_an_amulet_goes_to_each_square_of_the_own_sanctuaries",
            said="final.3",
        ),
        clause(
            _(
                "Whoever has the most amulets left is eaten and cannot win; if several have as"
                " many, all of them are."
            ),
            code="crocodile.eaten crocodile._feed",
            tests="test_whoever_has_most_amulets_left_is_eaten test_all_who_have_most_are_eaten",
            rulings=(19, 20),
            said="final.4 variants.two",
        ),
        clause(
            _("If nobody has any, the crocodile gets nothing."),
            code="crocodile.eaten",
            tests="test_without_amulets_the_crocodile_stays_hungry",
            said="final.4",
        ),
        clause(
            _("The survivors count their talents, and three for each merchant."),
            code="crocodile.end_game edition.toml:values",
            tests="test_a_merchant_that_is_left_is_worth_three_talents",
            said="final.5 pay.4",
        ),
        clause(
            _("The richest wins; if several are, the one with the fewest amulets left."),
            code="state.Cleopatra.result",
            tests="test_equal_talents_go_by_fewer_amulets",
            rulings=(28,),
            said="final.5",
        ),
    ),
)
