"""Clauses of Oh, Pharao!: the course of a turn."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("The course of the game"),
        "Spielverlauf",
        clause(
            _(
                "A turn has four parts in this order; what is done in the third is done in any"
                " order."
            ),
            code=(
                "turn.ScorePyramids.proceed turn.TakeCard.proceed player_actions.Act.legal "
                "turn.EndOfTurn.proceed"
            ),
            tests=(
                "test_a_turn_has_four_parts_in_their_order "
                "test_everything_may_be_done_in_any_order_and_as_often_as_one_likes "
                "test_nobody_has_to_act"
            ),
            said="turn.1 turn.score turn.take turn.act turn.fill",
            refused="act score_first has_taken discard_last",
        ),
    ),
    chapter(
        _("Scoring"),
        "1. Pyramide werten?",
        clause(
            _("At the beginning of a turn the player decides whether to score the own pyramid."),
            code="turn.ScorePyramids.legal turn.can_score",
            tests=(
                "test_scoring_is_a_choice test_pyramids_of_others_are_theirs_to_score "
                "test_a_first_turn_begins_with_taking_a_card"
            ),
            said="turn.score",
            refused="no_pyramid",
        ),
        clause(
            _("With two pyramids, one, both or none may be scored."),
            code="turn.ScorePyramids.answer",
            tests=(
                "test_of_two_pyramids_one_both_or_none_may_be_scored "
                "test_after_the_last_pyramid_nothing_more_is_asked_about_scoring"
            ),
            rulings=(17,),
            said="scoring.2",
        ),
        clause(
            _("One card of each step is added up; the sum is multiplied by the number of steps."),
            code="pyramid.Pyramid.score",
            tests=(
                "test_rulebook_example_two_steps_score_22 "
                "test_rulebook_example_three_steps_score_36 "
                "test_120_points_are_the_most_for_four_steps"
            ),
            said="scoring.1",
        ),
        clause(
            _("The points are written down at once."),
            code="turn.score",
            tests=(
                "test_rulebook_example_22_points_are_written_down_at_once "
                "test_rulebook_example_36_points_are_written_down_at_once"
            ),
        ),
        clause(
            _("All cards of the pyramid go to the discard pile."),
            code="state.OhPharaoh.clear_away",
            tests="test_all_cards_of_a_scored_pyramid_are_discarded",
            said="scoring.2",
        ),
        clause(
            _("After each scored pyramid the overseer moves one space."),
            code="ending.move_overseer",
            tests="test_the_overseer_moves_one_space_for_each_scored_pyramid",
            rulings=(20,),
            said="scoring.2 track.1",
        ),
        clause(
            _("A pyramid of twelve or more cards at the beginning of the turn must be scored."),
            code="turn.DUTY turn.has_duty",
            tests=(
                "test_twelve_cards_must_be_scored "
                "test_with_the_duty_the_other_pyramid_may_be_scored_as_well"
            ),
            rulings=(11,),
            said="scoring.3",
            refused="duty",
        ),
    ),
    chapter(
        _("Taking a card"),
        "2. Eine Karte aufnehmen",
        clause(
            _("The player must take a card into the hand."),
            code="turn.TakeCard.legal",
            tests="test_a_card_must_be_taken",
            rulings=(23,),
            said="turn.take taking.1",
        ),
        clause(
            _("It is one of the three open ones or the top one of the draw pile."),
            code="turn.TakeCard.legal turn.TakeCard.answer",
            tests=(
                "test_open_cards_are_called_by_their_names "
                "test_the_top_card_is_seen_by_its_owner_only"
            ),
            rulings=(2,),
            said="taking.1",
            refused="no_open_card nothing_to_draw",
        ),
        clause(
            _("An open card that was taken is replaced at once from the draw pile."),
            code="turn.TakeCard.answer draw_card.FillRow.proceed",
            tests="test_a_taken_open_card_is_replaced_at_once",
            said="taking.1",
        ),
        clause(
            _(
                "A double is discarded and another drawn: three different cards must always lie"
                " open."
            ),
            code="draw_card.FillRow.draw draw_card.can_fill_row",
            tests="test_a_taken_open_card_is_replaced_at_once",
            rulings=(3, 6),
            said="taking.1",
        ),
    ),
    chapter(
        _("Trading"),
        "3. Spieleraktionen: Handeln und Tauschen",
        clause(
            _("Only the player on turn trades, with everybody else."),
            code="trade.begin_offer player_actions.Act.legal",
            tests=(
                "test_only_the_player_on_turn_makes_offers "
                "test_an_offer_to_all_is_answered_by_all_at_once"
            ),
            rulings=(13, 14),
            said="trade.1 variants.offers",
            refused="no_such_seat own_offer counter_to no_more_offers must_deal no_such_deal",
        ),
        clause(
            _("Cards of the hand are exchanged."),
            code="trade.exchange trade.terms",
            tests=(
                "test_the_player_on_turn_trades_hand_cards test_laid_cards_are_not_traded "
                "test_nothing_but_hands_changes_in_a_trade"
            ),
            rulings=(13,),
            said="trade.1",
            refused=(
                "card_not_held cannot_accept cannot_pay cannot_ask no_more_of_it "
                "nothing_to_trade both_sides"
            ),
        ),
        clause(
            _("The numbers of cards may differ: two or more for one, for instance."),
            code="trade.most_cards",
            tests="test_the_numbers_of_cards_may_differ test_two_wanted_cards_must_both_be_there",
            rulings=(13,),
            said="trade.1",
            refused="enough_cards",
        ),
        clause(
            _("Building cards, jokers and special cards may be traded."),
            code="trade.terms",
            tests="test_jokers_and_special_cards_may_be_traded",
            rulings=(15,),
            said="trade.1 variants.alike",
            refused="alike",
        ),
    ),
    chapter(
        _("Building and extending"),
        "Pyramide bauen oder erweitern",
        clause(
            _("The player may build a pyramid with at least three cards."),
            code="building.layable player_actions.lay",
            tests=(
                "test_a_new_pyramid_takes_at_least_three_cards "
                "test_cards_that_make_no_pyramid_cannot_be_laid "
                "test_whoever_can_lay_can_go_on_until_it_is_a_pyramid"
            ),
            rulings=(21,),
            said="building.1",
            refused="complete first_place",
        ),
        clause(
            _("A pyramid that lies there may be extended."),
            code="building.layable player_actions.lay",
            tests=(
                "test_a_pyramid_may_grow_at_the_top_and_in_every_step test_building_and_extending"
            ),
            said="building.1",
        ),
        clause(
            _("One or more steps may be laid below it, by the same rules."),
            code="building._layable_below",
            tests=(
                "test_a_pyramid_may_get_a_basement "
                "test_layable_cards_are_those_that_lead_to_a_pyramid"
            ),
            said="building.1",
        ),
        clause(
            _("At first everybody may have one pyramid only, later two at a time."),
            code="state.OhPharaoh.allowed_pyramids",
            tests=(
                "test_only_one_pyramid_before_space_3 test_two_pyramids_from_space_3_on "
                "test_no_third_pyramid test_both_pyramids_may_be_extended_in_a_turn"
            ),
            said="building.2",
            refused="one_pyramid",
        ),
        clause(
            _("Any number of jokers may be used; each replaces any number card."),
            code="player_actions._lays pyramid.Pyramid.score",
            tests=(
                "test_any_number_of_jokers_may_be_used "
                "test_jokers_count_as_the_number_of_their_step "
                "test_steps_of_jokers_alone_are_allowed"
            ),
            rulings=(7,),
            said="jokers.1",
        ),
        clause(
            _(
                "Whoever has the card that a joker stands for may exchange it for the joker, in"
                " any pyramid."
            ),
            code="player_actions._swaps player_actions.swap",
            tests=(
                "test_a_joker_is_swapped_out_of_any_pyramid "
                "test_only_the_number_that_a_joker_stands_for_takes_it"
            ),
            rulings=(7, 12),
            said="jokers.2",
            refused="no_joker_there",
        ),
        clause(
            _("The joker may be laid again at once or kept."),
            code="player_actions.swap",
            tests="test_the_joker_may_be_laid_at_once_or_kept",
            said="jokers.2",
        ),
        clause(
            _("Several jokers may be exchanged in a turn."),
            code="player_actions.Act.legal",
            tests="test_several_jokers_may_be_swapped_in_a_turn",
        ),
        clause(
            _("Cards that lie there may not be taken back of one's own accord."),
            code="player_actions.Act.legal",
            tests="test_laid_cards_are_never_taken_back",
            said="building.2",
            refused="no_taking_back",
        ),
    ),
)
