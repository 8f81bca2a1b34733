"""Clauses of Oh, Pharao!: aim, material, setup and what a pyramid is."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("What it is about"),
        "Spielidee",
        clause(
            _("Pyramids are built in steps with building cards, and cards may be traded."),
            code="player_actions.Act.legal",
            tests="test_everything_may_be_done_in_any_order_and_as_often_as_one_likes",
            said="goal.1",
        ),
        clause(
            _("Whoever has a pyramid decides whether to score it or to go on building."),
            code="turn.ScorePyramids.legal",
            tests="test_scoring_is_a_choice",
            said="goal.1",
        ),
        clause(
            _("It is a game for three or four."),
            code="game.OhPharaohGame",
            tests="test_it_is_for_three_or_four",
        ),
    ),
    chapter(
        _("How to win"),
        "Spielziel",
        clause(
            _("Whoever gets the most points with scored pyramids wins."),
            code="state.OhPharaoh.result",
            tests="test_the_most_points_win",
            said="goal.2",
        ),
    ),
    chapter(
        _("What is in the box"),
        "Spielmaterial",
        clause(
            _(
                "There are 79 building cards: 13 ones, 12 twos, 11 threes, 10 fours, 9 fives, 8"
                " sixes, 6 sevens, 4 eights, 3 nines and 3 jokers."
            ),
            code="edition.toml:cards",
            tests="test_building_cards test_whole_draw_pile",
            said="setup.1 cards.1",
        ),
        clause(
            _("There are ten special cards: five thieves, two tax collectors and three pharaohs."),
            code="edition.toml:cards",
            tests="test_special_cards",
            said="setup.1",
        ),
        clause(
            _("There are an end card, a board with an overseer, and a die for thieves."),
            code="state.ASIDE ending.move_overseer thief.RollDie.legal",
            tests=(
                "test_the_overseer_begins_on_the_start_space_and_the_end_card_lies_aside "
                "test_rulebook_example_four_steps_need_a_four "
                "test_the_overseer_moves_one_space_for_each_scored_pyramid"
            ),
            rulings=(4, 5),
            said="setup.3 cards.1",
        ),
    ),
    chapter(
        _("Setting up"),
        "Spielvorbereitungen",
        clause(
            _("The overseer begins on the start space, the end card lies beside the last one."),
            code="state.OhPharaoh.set_up",
            tests="test_the_overseer_begins_on_the_start_space_and_the_end_card_lies_aside",
            said="setup.3",
        ),
        clause(
            _(
                "Building and special cards are shuffled together, and everybody gets seven face"
                " down."
            ),
            code="game.OhPharaohGame.setup names.HAND draw_card.FillHand.proceed",
            tests=(
                "test_everybody_gets_seven_cards_and_three_lie_open "
                "test_hands_are_dealt_seat_by_seat_and_only_their_owners_see_them"
            ),
            said="setup.1",
        ),
        clause(
            _("The rest is the draw pile; three of its cards are turned up beside it."),
            code="draw_card.FillRow.proceed names.OPEN_CARDS state.OhPharaoh.seen_from",
            tests=(
                "test_everybody_gets_seven_cards_and_three_lie_open "
                "test_the_contents_of_the_pile_are_hidden_and_its_size_is_not"
            ),
            rulings=(2,),
            said="setup.2",
        ),
        clause(
            _("No card may lie there twice: a double is discarded at once, and another is drawn."),
            code="draw_card.FillRow.draw",
            tests="test_no_card_lies_twice_at_the_start",
            rulings=(3, 6),
            said="setup.2",
        ),
        clause(
            _("Points are written down."),
            code="turn.score names.source_of",
            tests=(
                "test_rulebook_example_22_points_are_written_down_at_once "
                "test_points_are_told_apart_by_steps"
            ),
        ),
        clause(
            _("The youngest begins; then it goes on clockwise."),
            code="turn.EndOfTurn._end",
            tests="test_whose_turn_comes_after_the_last_seat",
            rulings=(1,),
        ),
    ),
    chapter(
        _("How pyramids are built"),
        "So werden die Pyramiden gebaut",
        clause(
            _("A pyramid has at least three cards in at least two steps."),
            code="pyramid.FEWEST_STEPS pyramid.Pyramid._is_stepped",
            tests="test_the_building_rules_said_naively_agree test_illegal_samples",
            said="pyramids.1",
        ),
        clause(
            _("Each higher step has at least one card fewer than the one below."),
            code="pyramid.Pyramid._is_stepped",
            tests="test_illegal_samples test_widths_may_shrink_by_more_than_one",
            said="pyramids.4",
        ),
        clause(
            _("All cards of a step have the same number."),
            code="pyramid.Pyramid",
            tests="test_the_building_rules_said_naively_agree",
            said="pyramids.2",
        ),
        clause(
            _(
                "The number of each step is exactly one more than that of the step below,"
                " without a gap."
            ),
            code="pyramid.Pyramid._is_stepped",
            tests=(
                "test_illegal_samples test_further_legal_samples "
                "test_a_pyramid_may_have_nine_steps "
                "test_every_heap_of_small_steps_is_judged_like_the_naive_rules"
            ),
            said="pyramids.3",
            refused="no_new_pyramid does_not_fit",
        ),
    ),
)
