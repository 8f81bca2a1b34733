"""Clauses of Imhotep: the course of the game and its end."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("A round"),
        "Ablauf einer Runde",
        clause(
            _("The game lasts six rounds."),
            code="round_end.GoHome.proceed",
            tests="test_six_rounds_make_a_game",
            said="final.1",
        ),
        clause(
            _(
                "At the start of a round the top round card is turned up; it names the four"
                " ships of the round."
            ),
            code="round_start.TurnUpRoundCard.answer ships.Fleet.moor",
            tests="test_rulebook_example_round_card test_round_card_ships_lie_empty_on_the_river",
            said="round.1",
        ),
        clause(
            _(
                "There are two ships for four stones, three for three, two for two and one for a"
                " single stone."
            ),
            code="edition.TOKENS edition._round_cards",
            tests=(
                "test_every_round_card_can_be_laid_with_the_ships_of_the_box "
                "test_what_cannot_be_played_is_refused_with_its_line"
            ),
        ),
        clause(
            _("Then the four top market cards are laid out."),
            code=(
                "round_start.DealMarket.proceed round_start.DealMarket.draw "
                "market.Market.empty_field"
            ),
            tests="test_four_market_cards_are_turned_up test_open_cards_fill_the_fields_in_order",
            said="round.2",
        ),
        clause(
            _("When the draw pile is empty, the discard pile is shuffled and becomes the new one."),
            code="market.Market.restock delivery.restock",
            tests=(
                "test_the_discard_pile_is_shuffled_when_the_draw_pile_is_empty "
                "test_the_discard_pile_is_shuffled_only_when_the_draw_pile_is_empty"
            ),
            rulings=(18, 24),
        ),
        clause(
            _("Players take turns around the table, beginning with the start player."),
            code="turn.Turn.answer game.ImhotepGame.setup",
            tests="test_one_action_each_in_turn test_the_first_round_begins_with_seat_zero",
            said="round.3",
        ),
    ),
    chapter(
        _("A turn"),
        "Spielzug",
        clause(
            _("Whoever is on turn has to do exactly one of the four actions."),
            code="turn.Turn.legal turn.Turn.answer objections.turn_objection",
            tests=(
                "test_four_actions_are_offered test_one_action_each_in_turn "
                "test_passing_is_only_for_those_who_can_do_nothing"
            ),
            rulings=(3, 4),
            said="turn.1",
            refused="turn pass",
        ),
        clause(
            _("Everybody has several turns in a round; it ends when all four ships have sailed."),
            code="turn.Turn.proceed",
            tests="test_the_round_ends_with_the_fourth_ship",
            rulings=(25,),
            said="round.3",
        ),
        clause(
            _("There are four ships and five sites, so one site gets no ship in a round."),
            code="ships.Fleet.sail",
            tests="test_one_site_stays_without_a_ship_in_every_round",
            said="round.3",
        ),
    ),
    chapter(
        _("Getting stones"),
        "Neue Steine besorgen",
        clause(
            _("Three stones go from the quarry to the player's sled."),
            code="turn.STONES_TAKEN turn.Turn.answer state.Imhotep.take_stones",
            tests="test_three_stones_are_taken_but_the_sled_holds_five",
            said="turn.take.1",
        ),
        clause(
            _("A sled holds five stones at most; with less room fewer are taken."),
            code="state.SLED state.Imhotep.takeable",
            tests=(
                "test_three_stones_are_taken_but_the_sled_holds_five "
                "test_a_sled_never_holds_more_than_five test_takeable_stones"
            ),
            rulings=(1,),
            said="turn.take.1",
            refused="sled_full",
        ),
        clause(
            _("Whoever has no stone left in the quarry cannot take any."),
            code="state.Imhotep.takeable turn.Turn.legal",
            tests="test_no_more_stones_than_the_quarry_has",
            rulings=(1,),
            said="turn.take.1",
            refused="quarry_empty",
        ),
    ),
    chapter(
        _("Putting a stone on a ship"),
        "1 Stein auf einem Boot platzieren",
        clause(
            _("One stone goes from the player's sled onto a ship."),
            code="delivery.put_on_ship objections.place_objection",
            tests=(
                "test_a_stone_goes_from_the_sled_to_any_empty_slot "
                "test_placing_needs_a_stone_and_a_free_slot_of_a_ship_that_has_not_sailed"
            ),
            said="turn.place.1",
            refused="sled_empty",
        ),
        clause(
            _("It goes on any empty slot of the ship."),
            code="turn.Turn.legal ships.Fleet.place objections.place_objection",
            tests=(
                "test_a_stone_may_go_on_any_empty_slot "
                "test_a_stone_goes_from_the_sled_to_any_empty_slot "
                "test_placing_needs_a_stone_and_a_free_slot_of_a_ship_that_has_not_sailed"
            ),
            said="turn.place.1",
            refused="no_slot slot_taken ships_full",
        ),
        clause(
            _("The ship must not have sailed yet."),
            code="ships.Fleet.sail objections.place_objection",
            tests=(
                "test_a_docked_ship_keeps_its_site_and_takes_no_stones "
                "test_placing_needs_a_stone_and_a_free_slot_of_a_ship_that_has_not_sailed"
            ),
            said="turn.place.1",
            refused="ship_sailed",
        ),
    ),
    chapter(
        _("Sailing a ship"),
        "1 Boot zu einem Ort fahren",
        clause(
            _("The player sails one ship to a site."),
            code="unload.sail",
            tests="test_a_site_gets_at_most_one_ship_in_a_round",
            said="turn.sail.1",
        ),
        clause(
            _(
                "The ship must have its minimum of stones on board, which differs from ship to"
                " ship."
            ),
            code="ships.Fleet.place objections.sail_objection edition.toml:ships",
            tests="test_sailing_needs_the_minimum test_a_ship_is_ready_with_its_minimum",
            said="turn.sail.1",
            refused="too_few_stones",
        ),
        clause(
            _("No other ship may have sailed to the site in this round."),
            code="ships.Fleet.sail objections.sail_objection",
            tests="test_sailing_needs_a_free_site test_a_site_gets_at_most_one_ship_in_a_round",
            said="turn.sail.1",
            refused="site_taken",
        ),
        clause(
            _("Stones are unloaded one by one from the bow; empty slots are passed over."),
            code="ships.Fleet.loaded_slots unload.Unload.proceed",
            tests=(
                "test_stones_are_unloaded_from_the_bow_and_gaps_are_ignored "
                "test_slots_are_read_from_the_bow_and_gaps_are_passed_over"
            ),
            said="sailing.1",
        ),
        clause(
            _("Each stone works for its owner, who decides whatever there is to decide about it."),
            code="unload.Unload._unload",
            tests="test_the_owner_of_each_stone_decides_for_it",
            said="sailing.1",
        ),
        clause(
            _(
                "Market A and pyramid A count at once, temple A after each round, burial chamber"
                " A and obelisks A at the end."
            ),
            code="delivery.deliver round_end.score_temple final_scoring.score_game",
            tests=(
                "test_an_entrance_on_side_a_scores_its_field "
                "test_the_temple_counts_in_every_round_whether_visited_or_not "
                "test_scoring_follows_the_order_of_the_rulebook"
            ),
            said="goal.2",
        ),
        clause(
            _("A ship may be sailed by somebody who has no stone on it."),
            code="turn.Turn.legal",
            tests="test_a_ship_without_own_stones_may_be_sailed",
            said="turn.sail.1",
        ),
        clause(
            _("The empty ship stays at its site to the end of the round, and no other may come."),
            code="ships.Fleet.sail",
            tests=(
                "test_an_unloaded_ship_stays_at_its_site_and_blocks_it "
                "test_a_docked_ship_keeps_its_site_and_takes_no_stones"
            ),
            said="sailing.2",
        ),
    ),
    chapter(
        _("Playing a blue card"),
        "1 blaue Markt-Karte ausspielen",
        clause(
            _("Whoever has a blue card may play it and use what it does."),
            code="blue_cards.play_card objections.play_objection turn.Turn.legal",
            tests=(
                "test_a_card_one_does_not_have_cannot_be_played "
                "test_red_green_and_purple_cards_are_never_played "
                "test_a_blue_card_is_the_whole_turn_and_is_then_discarded"
            ),
            said="turn.play.1",
            refused="card_not_held",
        ),
        clause(
            _("A card that was played goes to the discard pile."),
            code="delivery.Spent.proceed",
            tests="test_a_blue_card_is_the_whole_turn_and_is_then_discarded",
            rulings=(20,),
        ),
        clause(
            _("Only one blue card can be played in a turn."),
            code="turn.Turn.answer",
            tests="test_a_blue_card_is_the_whole_turn_and_is_then_discarded",
            said="turn.play.1",
        ),
    ),
    chapter(
        _("The end of a round"),
        "Rundenende",
        clause(
            _("When all four ships have sailed, the round ends."),
            code="turn.Turn.proceed round_end.RoundEnd.proceed",
            tests="test_the_round_ends_with_the_fourth_ship",
            rulings=(22,),
            said="end_of_round.1",
        ),
        clause(
            _(
                "The temple is scored: each stone seen from above brings one point, covered ones"
                " nothing."
            ),
            code="round_end.score_temple temple.Temple.seen_from_above",
            tests=(
                "test_rulebook_example_temple_at_the_end_of_a_round "
                "test_only_the_top_of_each_pile_is_seen"
            ),
            said="end_of_round.1",
        ),
        clause(
            _("The four ships go back to the others."),
            code="round_end.GoHome.proceed",
            tests="test_the_ships_are_new_in_the_next_round",
            said="end_of_round.2",
        ),
        clause(
            _("Market cards that are left go to the discard pile."),
            code="round_end.ClearMarket.proceed",
            tests="test_leftover_cards_are_discarded",
            rulings=(10,),
            said="end_of_round.2",
        ),
        clause(
            _("A new round card brings four new ships, and four new market cards are laid out."),
            code="round_end.GoHome.proceed round_start.DealMarket.proceed ships.Fleet.moor",
            tests=(
                "test_the_ships_are_new_in_the_next_round "
                "test_a_new_round_brings_new_ships_and_frees_all_sites"
            ),
            said="end_of_round.3",
        ),
        clause(
            _("The player to the left of whoever sailed the fourth ship begins the next round."),
            code="turn.Turn.answer",
            tests="test_the_seat_to_the_left_of_the_last_sailor_begins_the_next_round",
            rulings=(21,),
            said="end_of_round.3",
        ),
    ),
    chapter(
        _("The end of the game"),
        "Spielende und Endwertung",
        clause(
            _("After six rounds the game is over, and what is still to be scored is scored."),
            code="round_end.GoHome.proceed final_scoring.score_game",
            tests="test_six_rounds_make_a_game test_the_temple_counts_in_the_last_round_too",
            said="final.1",
        ),
        clause(
            _("The burial chamber comes first, then the obelisks, then decorations and statues."),
            code="final_scoring.score_game",
            tests="test_scoring_follows_the_order_of_the_rulebook",
            said="final.burial_chamber final.obelisks final.cards",
        ),
        clause(
            _("A blue card that was not used is worth one point."),
            code="final_scoring.score_game",
            tests="test_unused_blue_cards_count_one_each test_blue_cards_by_sorting_the_hand",
            said="final.cards",
        ),
        clause(
            _("The most points win."),
            code="state.Imhotep.result",
            tests="test_most_points_win test_the_ledger_adds_up_to_the_result",
        ),
        clause(
            _(
                "If points are equal, more stones on the sled win; if those are equal, too, the"
                " place is shared."
            ),
            code="state.Imhotep.result",
            tests=(
                "test_a_tie_goes_by_the_stones_on_the_sled "
                "test_seats_that_are_still_tied_share_a_rank"
            ),
            said="final.tie.1",
        ),
    ),
)
