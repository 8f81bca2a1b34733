"""Clauses of Kleopatra: the two visits of a turn."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("A turn"),
        "Ein Spielzug",
        clause(
            _("The most Egyptian player begins, or the youngest; play goes clockwise."),
            code="turn.NextTurn.proceed",
            tests="test_turns_go_round_the_table",
            rulings=(4,),
        ),
        clause(
            _(
                "Whoever is on turn has to do exactly one of two things: visit the market or the"
                " quarry."
            ),
            code="turn.Turn.legal turn.Quarry.legal turn.EndTurn.legal",
            tests=(
                "test_a_turn_is_the_market_or_the_quarry "
                "test_after_the_dice_nothing_more_is_built "
                "test_other_answers_are_refused_with_what_is_asked "
                "test_a_face_down_stall_card_can_be_played_at_once"
            ),
            rulings=(5,),
            said="turn.1",
            refused="turn pass market_over market_done quarry_left",
        ),
    ),
    chapter(
        _("The market"),
        "Den Markt besuchen",
        clause(
            _("The player takes all cards of one stall into the hand."),
            code="market.take_stall turn.Turn.legal",
            tests=(
                "test_a_stall_is_taken_as_a_whole test_a_stall_without_cards_cannot_be_taken "
                "test_open_cards_of_a_stall_stay_known_and_face_down_ones_do_not"
            ),
            rulings=(1,),
            said="turn.market.1",
            refused="stall_empty one_stall",
        ),
        clause(
            _("Whoever has more than ten cards at the end of the turn has to settle that at once."),
            code="hand_limit.CheckHand.proceed hand_limit.surplus edition.toml:table",
            tests="test_ten_cards_are_not_too_many",
            rulings=(7,),
            said="turn.hand.1",
        ),
        clause(
            _("Either cards of their choice are discarded down to ten, for one amulet."),
            code="hand_limit.DiscardDown.answer hand_limit.discard",
            tests="test_discarding_down_to_ten_costs_one_amulet",
            rulings=(8,),
            said="turn.hand.1",
        ),
        clause(
            _("Or all cards are kept, for one amulet for each card above ten."),
            code="hand_limit.CheckHand.answer",
            tests="test_keeping_all_costs_an_amulet_for_each_card_above_ten",
            said="turn.hand.1",
        ),
        clause(
            _(
                "Then three cards are drawn, and each stall gets one, in any order, open or face"
                " down as they are."
            ),
            code="market.RefillStalls.proceed market.AssignCards.answer",
            tests=(
                "test_three_new_cards_one_for_each_stall "
                "test_cards_that_are_alike_are_not_asked_for"
            ),
            said="turn.market.1",
            refused="stall_served",
        ),
        clause(
            _("Open cards of a stall stay visible; stalls grow and differ."),
            code="market.put_into_stall",
            tests="test_stalls_grow_until_they_are_taken",
            said="turn.market.2",
        ),
        clause(
            _(
                "When the draw pile is used up, the discard pile becomes a new one, in the way"
                " of the setup."
            ),
            code="draw_card.make_new_pile draw_card.ShufflePile.answer",
            tests="test_the_vizier_takes_what_there_is",
            rulings=(3,),
            said="turn.market.2",
        ),
    ),
    chapter(
        _("The quarry"),
        "Den Steinbruch besuchen",
        clause(
            _("Instead of the market, a player may go to the quarry and build."),
            code="turn.Turn.legal building.begin_building",
            tests="test_a_turn_is_the_market_or_the_quarry",
            rulings=(5,),
            said="turn.quarry.1",
        ),
        clause(
            _(
                "The player plays any combination of resource cards and merchants that meets or"
                " exceeds the price."
            ),
            code="prices.suffices building.PayFor.legal",
            tests=(
                "test_building_a_wall_card_by_card test_what_is_enough_agrees_with_brute_force "
                "test_every_legal_payment_is_one_that_brute_force_allows"
            ),
            rulings=(14, 16),
            said="pay.1 variants.clean_paying",
            refused="cannot_pay card_not_held wrong_resource wild_needed",
        ),
        clause(
            _("Cards that were played go to the discard pile; merchants leave the game."),
            code="building._lay building.pay_with",
            tests="test_building_a_wall_card_by_card test_pieces_and_merchants_only_go_one_way",
            said="pay.1 pay.4",
            refused="no_merchant",
        ),
        clause(
            _(
                "The piece goes to its place in the palace; where there are several, the player"
                " chooses."
            ),
            code="pieces.buildable building._put_up",
            tests="test_what_stands_already_is_not_built_again",
            said="turn.quarry.1",
            refused=(
                "wall_stands obelisk_stands door_stands sphinxes_complete pedestal_stands "
                "throne_stands"
            ),
        ),
        clause(
            _("A player may build several pieces in a turn, different or alike."),
            code="turn.Quarry.legal",
            tests=(
                "test_several_pieces_in_a_turn_bring_more "
                "test_several_pieces_of_a_turn_agree_with_brute_force"
            ),
            said="turn.quarry.1",
        ),
        clause(
            _("Talents are taken as the overview card says."),
            code="pieces.piece_value edition.toml:values",
            tests="test_what_can_be_built_says_what_it_brings",
            said="turn.quarry.1",
        ),
        clause(
            _("Two pieces in a turn bring 2 more talents, three or more bring 5."),
            code="turn.Quarry._leave edition.toml:values",
            tests="test_several_pieces_in_a_turn_bring_more",
            said="turn.quarry.2",
        ),
        clause(
            _("Talents lie face down in front of their owner."),
            code="drawing/riches_and_goods.riches drawing/seats.seat_panel",
            tests=(
                "test_talents_and_amulets_of_others_are_not_drawn "
                "test_only_the_own_talents_amulets_and_cards_are_read"
            ),
            rulings=(27,),
        ),
        clause(
            _("When a category is complete, Cleopatra moves one space towards the gate."),
            code="pieces.complete_categories",
            tests=(
                "test_each_category_counts_when_its_last_piece_stands "
                "test_two_categories_at_once_are_two_steps"
            ),
            said="turn.quarry.2",
        ),
        clause(
            _("At the end the player rolls all dice that lie blank; symbols go to the altar."),
            code="high_priest.RollDice.answer turn.Quarry._leave",
            tests="test_all_blank_dice_are_rolled test_chance_is_asked_with_these_weights",
            said="turn.quarry.3 offering.1",
        ),
        clause(
            _("When all five show the symbol, the high priest gets an offering."),
            code="high_priest.call_for_offering high_priest.RollDice.answer",
            tests=(
                "test_the_fifth_symbol_calls_for_an_offering_at_once "
                "test_four_symbols_call_for_nothing"
            ),
            said="offering.1",
        ),
        clause(
            _(
                "Characters can be played at any time in the own turn, even when they were got"
                " in the same turn."
            ),
            code="characters.playable turn.EndTurn.legal",
            tests="test_own_turn_only test_a_face_down_stall_card_can_be_played_at_once",
            rulings=(6,),
            said="turn.1",
        ),
    ),
    chapter(
        _("Important notes"),
        "Wichtige Hinweise zum Spielzug",
        clause(
            _("Whoever uses a tainted card takes as many amulets as it shows."),
            code="state.Cleopatra.put_down edition.toml:corruption",
            tests=(
                "test_amulets_by_card test_rulebook_example_double_card_split_over_two_pieces "
                "test_the_scribe_picks_any_mosaic_for_two_amulets"
            ),
            said="cards.1 pay.2 cards.tainted.1",
        ),
        clause(
            _(
                "At the quarry a merchant takes the place of any single resource that is"
                " lacking, even an artisan, and leaves the game."
            ),
            code="prices.suffices building.WILD",
            tests="test_a_merchant_is_an_artisan_too test_merchants_alone_can_pay",
            rulings=(15,),
            said="pay.4",
        ),
        clause(
            _("A payment need not be exact: a double card may pay for a single resource."),
            code="building.pay_with building.PayFor._paid_by",
            tests="test_rulebook_example_double_card_for_one_resource",
            rulings=(14,),
            said="pay.2 pay.1",
        ),
        clause(
            _("It may be divided among several pieces of the same turn."),
            code="building._go_on prices.worth",
            tests="test_rulebook_example_double_card_split_over_two_pieces",
            rulings=(14,),
            said="pay.2",
        ),
        clause(
            _("There is no change: what is not used is lost."),
            code="turn.Quarry._leave",
            tests="test_there_is_no_change_in_the_next_turn",
            said="pay.2",
        ),
        clause(
            _("Whoever builds a mosaic takes the top one of the stack, unless a scribe is played."),
            code="mosaics.LayMosaic building.begin_building",
            tests="test_rulebook_example_mosaic test_the_scribe_picks_any_mosaic_for_two_amulets",
            said="mosaic.1",
            refused="no_mosaic",
        ),
    ),
)
