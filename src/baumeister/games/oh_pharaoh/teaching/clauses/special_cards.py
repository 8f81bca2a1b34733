"""Clauses of Oh, Pharao!: special cards, the track and the end."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("Thieves"),
        "Diebe einsetzen",
        clause(
            _("The player may send any number of thieves and tax collectors against others."),
            code="player_actions.Act.legal",
            tests=(
                "test_any_number_of_thieves_may_be_sent test_several_tax_collectors_in_a_turn "
                "test_without_a_thief_nobody_is_robbed"
            ),
            said="turn.act",
        ),
        clause(
            _(
                "A thief is sent to a pyramid of somebody else; if he succeeds, any one card of"
                " it may be taken, even a joker."
            ),
            code="thief.send_thief thief.Loot.legal thief.take_card player_actions._thefts",
            tests=(
                "test_a_thief_names_a_pyramid_of_somebody_else test_a_thief_may_take_a_joker "
                "test_rulebook_a_thief_who_gets_through_may_take_nothing"
            ),
            rulings=(8,),
            said="thieves.1 variants.must_take",
            refused="own_pyramid nothing_to_rob no_such_card_there must_take",
        ),
        clause(
            _("He succeeds if the die shows at least the number of the pyramid's steps."),
            code="thief.RollDie.answer",
            tests="test_rulebook_example_four_steps_need_a_four",
            rulings=(4,),
            said="thieves.1",
        ),
        clause(
            _("If what is left is no pyramid, its owner takes all its cards back at once."),
            code="thief.Mend.proceed thief.Mend._take_all thief.take_card",
            tests=(
                "test_rulebook_example_a_stolen_6_breaks_the_pyramid "
                "test_rulebook_example_a_stolen_5_leaves_the_pyramid_complete "
                "test_all_jokers_go_back_at_once_as_well"
            ),
            rulings=(9,),
            said="thieves.2",
        ),
        clause(
            _("Or the owner leaves a part that is a pyramid again and takes only the rest back."),
            code="thief.Mend.legal thief.Mend.answer",
            tests=(
                "test_rulebook_example_a_stolen_6_breaks_the_pyramid "
                "test_what_may_stay_said_naively_is_what_mending_leads_to"
            ),
            rulings=(9,),
            said="thieves.2",
            refused="still_broken",
        ),
    ),
    chapter(
        _("Tax collectors"),
        "Steuereintreiber",
        clause(
            _("Whoever sends one may draw a card from the hidden hand of every other player."),
            code="tax.collect tax.PayTax.left",
            tests=(
                "test_a_card_is_drawn_from_every_other_hand test_the_card_is_drawn_blindly "
                "test_rulebook_a_tax_collector_may_draw_from_some_or_from_nobody"
            ),
            rulings=(10,),
            said="tax.1 variants.must_take",
            refused="no_tax_there",
        ),
        clause(
            _("Stolen and collected cards may be used at once or kept."),
            code="thief.take_card tax.PayTax.answer",
            tests=(
                "test_the_stolen_card_may_be_used_at_once "
                "test_the_collected_card_may_be_used_at_once"
            ),
            said="thieves.1 tax.1",
        ),
    ),
    chapter(
        _("Pharaohs"),
        "Pharao",
        clause(
            _("A pharaoh is the only card that is played when it is not one's turn."),
            code="objections.act_objection thief.Defend.legal",
            tests=(
                "test_a_pharaoh_is_not_played_in_the_own_turn "
                "test_a_pharaoh_is_played_before_the_roll_and_both_cards_are_discarded"
            ),
            said="pharaohs.1",
            refused="pharaoh_on_turn",
        ),
        clause(
            _("It protects against thieves and tax collectors."),
            code="thief.play_pharaoh tax.AvoidTax.reveal thief.Defend.legal",
            tests=(
                "test_a_pharaoh_is_played_before_the_roll_and_both_cards_are_discarded "
                "test_a_pharaoh_need_not_be_played "
                "test_only_the_victim_can_play_a_pharaoh_against_a_thief "
                "test_a_pharaoh_protects_only_the_one_who_plays_it"
            ),
            rulings=(10, 22),
            said="pharaohs.1",
        ),
        clause(
            _("Against a thief it must be played before the die is thrown."),
            code="thief.send_thief thief.Defend.answer",
            tests="test_a_pharaoh_is_played_before_the_roll_and_both_cards_are_discarded",
            said="pharaohs.1",
        ),
        clause(
            _("Thief and pharaoh are then discarded at once."),
            code="thief.play_pharaoh",
            tests="test_a_pharaoh_is_played_before_the_roll_and_both_cards_are_discarded",
        ),
        clause(
            _(
                "Against tax it protects only its player; the collector still draws from the"
                " others."
            ),
            code="tax.AvoidTax.reveal tax.collect",
            tests=(
                "test_a_pharaoh_protects_only_the_one_who_plays_it test_everybody_may_be_protected"
            ),
            said="pharaohs.1",
        ),
        clause(
            _("All thieves, tax collectors and pharaohs that were played go to the discard pile."),
            code="thief.send_thief tax.send_tax",
            tests=(
                "test_a_thief_that_is_caught_is_discarded "
                "test_a_card_is_drawn_from_every_other_hand"
            ),
            said="cards.special.1",
        ),
    ),
    chapter(
        _("The end of a turn"),
        "4. Handkarten auffüllen oder reduzieren",
        clause(
            _("At the end of the turn the player may discard one card."),
            code="turn.EndOfTurn.legal",
            tests=(
                "test_one_card_may_be_discarded_and_the_hand_is_filled_to_seven "
                "test_with_exactly_seven_the_discard_is_an_exchange "
                "test_with_exactly_seven_nothing_need_be_discarded"
            ),
            said="filling.1 turn.fill",
        ),
        clause(
            _("Then cards are drawn until the hand has seven."),
            code="turn.EndOfTurn._end draw_card.FillHand.proceed",
            tests=(
                "test_one_card_may_be_discarded_and_the_hand_is_filled_to_seven "
                "test_a_hand_is_filled_as_far_as_there_are_cards"
            ),
            rulings=(16, 23),
            said="filling.1",
        ),
        clause(
            _("Whoever has more than seven discards openly, of their choice, down to seven."),
            code="turn.EndOfTurn.legal objections.discard_objection",
            tests="test_more_than_seven_are_discarded_down_to_seven",
            rulings=(16,),
            said="filling.1 filling.2",
            refused="too_many_cards",
        ),
        clause(
            _(
                "When the draw pile is used up, the discard pile is shuffled and becomes the new"
                " one."
            ),
            code="draw_card.restock",
            tests=(
                "test_the_discard_pile_is_shuffled_when_the_draw_pile_is_empty "
                "test_the_pile_may_end_while_a_hand_is_filled "
                "test_discarded_cards_are_not_drawn_before_they_are_shuffled"
            ),
            said="filling.2",
        ),
    ),
    chapter(
        _("The track"),
        "Die Spielplanfelder",
        clause(
            _("Whenever a pyramid was scored, the overseer moves one space."),
            code="ending.move_overseer",
            tests=(
                "test_the_overseer_moves_one_space_for_each_scored_pyramid "
                "test_an_ordinary_space_changes_nothing"
            ),
            said="track.1",
        ),
        clause(
            _(
                "From the first special space on, everybody may have two pyramids for the rest"
                " of the game."
            ),
            code="state.OhPharaoh.allowed_pyramids edition.toml:two_pyramids",
            tests="test_the_third_scored_pyramid_allows_two test_two_pyramids_from_space_3_on",
            rulings=(5,),
            said="track.two",
        ),
        clause(
            _("Of two pyramids one or both may then be scored."),
            code="turn.ScorePyramids.answer",
            tests="test_of_two_pyramids_one_both_or_none_may_be_scored",
            said="track.two",
        ),
        clause(
            _(
                "From the second special space on, only pyramids of three or more steps may be"
                " scored."
            ),
            code="state.OhPharaoh.needed_steps turn.can_score edition.toml:three_steps",
            tests="test_the_sixth_scored_pyramid_is_the_last_of_two_steps",
            rulings=(5, 11),
            said="track.three",
            refused="too_few_steps",
        ),
    ),
    chapter(
        _("The end"),
        "Spielende",
        clause(
            _("When the overseer reaches the last space, the last phase begins."),
            code="ending._begin_last_phase edition.toml:last_space",
            tests="test_the_tenth_scored_pyramid_begins_the_last_phase",
            rulings=(5, 17),
            said="track.last",
        ),
        clause(
            _("Draw pile, discard pile and end card are shuffled into a new draw pile."),
            code="ending._begin_last_phase draw_card.DrawCard.legal",
            tests=(
                "test_the_end_card_is_one_card_among_the_others "
                "test_the_discard_pile_stays_out_of_the_last_pile "
                "test_the_tenth_scored_pyramid_begins_the_last_phase"
            ),
            said="track.last",
        ),
        clause(
            _("The game goes on normally."),
            code="turn.TakeCard.answer",
            tests="test_a_game_goes_on_normally_in_the_last_phase",
            rulings=(18,),
            said="track.last",
        ),
        clause(
            _(
                "As soon as somebody reveals the end card, the game is over at once, and nothing"
                " more is done."
            ),
            code="ending.end_game draw_card.DrawCard.answer draw_card.DrawUnseen.outside",
            tests="test_everybody_sees_the_end_card",
            rulings=(18,),
            said="final.1",
        ),
        clause(
            _("All pyramids of three or more steps are still scored."),
            code="ending.end_game ending.STEPS_AT_THE_END",
            tests="test_rulebook_three_steps_are_scored_at_the_end_and_two_are_not",
            rulings=(18,),
            said="final.2",
        ),
        clause(
            _("The most points win."),
            code="state.OhPharaoh.result",
            tests="test_the_most_points_win test_there_is_no_result_before_the_end",
            rulings=(19,),
            said="final.2",
        ),
    ),
)
