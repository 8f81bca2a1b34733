"""Clauses of Valley of the Kings: the first round."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("The game begins"),
        "Spielbeginn",
        clause(
            _("Lots decide who begins and gets the pharaoh stone; the others follow clockwise."),
            code="lot.DrawLot.legal lot.DrawLot.answer state.Valley.turn_order",
            tests="test_the_pharaoh_stone_goes_on_from_whoever_began",
            rulings=(1,),
            said="setup.4",
        ),
        clause(
            _(
                "A round is a row of phases; each is begun by the start player and ended before"
                " the next."
            ),
            code="rounds.Phase.proceed in_turn.InTurn.go_on",
            tests=(
                "test_every_phase_begins_with_the_pharaoh_stone "
                "test_the_first_round_has_no_theft_and_open_overseers"
            ),
            rulings=(23,),
            said="round.0",
        ),
    ),
    chapter(
        _("Round 1: the auction"),
        "Die erste Runde: Bausteine ersteigern",
        clause(
            _("The start player draws blocks blindly and lays them out in groups of five."),
            code="auction.DrawBlocks.answer names.GROUP",
            tests=(
                "test_blocks_are_drawn_by_their_number_in_the_bag "
                "test_a_colour_that_is_used_up_is_not_drawn"
            ),
            said="auction.1",
        ),
        clause(
            _("There is one group more than players."),
            code="auction.lay_out_groups",
            tests="test_one_group_more_than_players",
            rulings=(3,),
            said="auction.1",
            refused="no_group",
        ),
        clause(
            _("Blocks that were drawn too many go back into the bag."),
            code="auction.lay_out_groups",
            tests="test_rulebook_blocks_drawn_too_many_stay_in_the_bag",
            rulings=(3,),
        ),
        clause(
            _("In turn order players lay bid tiles face down at the groups that they want."),
            code="auction.Bids.choices auction.Bids.answer",
            tests=(
                "test_the_next_player_bids_when_the_one_before_is_done "
                "test_imagined_bids_look_like_the_seen_ones"
            ),
            rulings=(13,),
            said="round.1 auction.1",
            refused="no_tile",
        ),
        clause(
            _("At most ten gold rings can be bid for a group."),
            code="edition.RINGS edition._tiles",
            tests="test_bid_tiles test_a_bad_value_is_refused_with_its_line",
            said="auction.1",
        ),
        clause(
            _("Tiles without rings serve to bluff."),
            code="edition.toml:bid_tiles",
            tests="test_bid_tiles test_a_group_with_no_bid_or_only_blanks_goes_back_into_the_bag",
            said="auction.1",
        ),
        clause(
            _("Nobody has to use all tiles."),
            code="auction.Bids.completes",
            tests="test_nobody_has_to_use_all_tiles",
            said="auction.1",
        ),
        clause(
            _("The next player bids only when the one before has placed the whole bid."),
            code="auction.Bids.answer",
            tests="test_the_next_player_bids_when_the_one_before_is_done",
            rulings=(13,),
            said="auction.1",
        ),
        clause(
            _("When all have bid, the tiles are turned up."),
            code="auction.Bids.reveal",
            tests="test_tiles_are_turned_up_when_all_have_bid",
            said="auction.2",
        ),
        clause(
            _("Whoever has bid the most for a group gets its blocks."),
            code="auction._sell",
            tests=(
                "test_the_highest_bid_wins test_one_player_may_buy_several_groups "
                "test_the_winner_is_the_first_of_the_highest_sums"
            ),
            said="auction.2",
        ),
        clause(
            _("Of equal bids the first wins."),
            code="auction._sell",
            tests="test_of_equal_bids_the_first_wins",
            rulings=(13,),
            said="auction.2",
        ),
        clause(
            _("Groups for which nothing was bid, or only blanks, go back into the bag."),
            code="auction._sell",
            tests="test_a_group_with_no_bid_or_only_blanks_goes_back_into_the_bag",
            said="auction.2",
        ),
        clause(
            _("Then everybody gets their tiles back."),
            code="auction._clear_away",
            tests="test_all_tiles_return_to_their_owners",
            said="auction.2",
        ),
    ),
    chapter(
        _("Round 1: overseers"),
        "Aufseher setzen",
        clause(
            _("Both overseers of a player have six steps together in a round."),
            code="names.STEPS overseers.MoveOverseers.legal",
            tests=(
                "test_both_overseers_have_six_steps_together "
                "test_steps_that_are_left_limit_where_to_go test_standing_still_is_allowed"
            ),
            rulings=(12,),
            said="round.2 overseers.1",
            refused="steps already_there alike",
        ),
        clause(
            _("Crossing a line of the board is a step."),
            code="board.Board._distances",
            tests=(
                "test_rulebook_example_one_step_to_a_field_and_to_an_area "
                "test_rulebook_example_two_steps_from_6_c "
                "test_steps_are_those_of_a_breadth_first_search"
            ),
            said="ways.2",
        ),
        clause(
            _("Two lines that coincide count as one."),
            code="board.Board._distances edition._field_areas",
            tests="test_rulebook_example_lines_that_coincide",
            said="ways.2",
        ),
        clause(
            _("Lines are the borders of areas and the frames of fields."),
            code="board.Board._distances",
            tests=(
                "test_rulebook_example_one_step_to_a_field_and_to_an_area test_steps_from_area_16"
            ),
            said="ways.2",
        ),
        clause(
            _(
                "An overseer who comes to a field of an unclaimed site takes it: a scarab marks"
                " the owner at once."
            ),
            code="overseers.claim",
            tests=(
                "test_an_overseer_on_a_field_of_a_free_site_claims_it_at_once "
                "test_nobody_claims_an_owned_site"
            ),
            rulings=(6, 9, 10),
            said="round.2 overseers.1",
        ),
        clause(
            _("The owner may build there even when no own overseer is there any more."),
            code="overseers.claim building.capacity",
            tests="test_a_site_stays_owned_when_the_overseer_has_left test_no_overseer_is_needed",
            said="overseers.1",
        ),
        clause(
            _("Each overseer can claim only one site in a round."),
            code="overseers.MoveOverseers.answer",
            tests="test_rulebook_each_overseer_claims_one_site_in_a_round",
            rulings=(5,),
            said="overseers.1",
        ),
    ),
    chapter(
        _("Round 1: workers"),
        "Arbeiter setzen",
        clause(
            _(
                "Blocks can be built only where workers stand on fields of own sites, two for"
                " each worker."
            ),
            code="building.capacity",
            tests="test_without_a_worker_nothing_is_built test_a_worker_builds_two_blocks",
            said="workers.1",
        ),
        clause(
            _("In turn order each player moves any number of workers, up to six steps in all."),
            code="workers.MoveWorkers.legal workers.MoveWorkers.answer",
            tests=(
                "test_all_workers_have_six_steps_together test_any_number_of_workers_may_walk "
                "test_a_worker_that_is_too_far_away_is_refused test_workers_claim_nothing"
            ),
            rulings=(12,),
            said="round.3 workers.1",
        ),
    ),
    chapter(
        _("Round 1: building"),
        "Pyramiden bauen",
        clause(
            _("Each player can now build with the blocks they have got."),
            code="building.BuildPyramids.legal",
            tests="test_players_build_in_turn_order",
            said="round.6",
            refused="no_colour",
        ),
        clause(
            _("Only own sites are built on."),
            code="building.BuildPyramids.legal site_objections.build_objection",
            tests="test_only_on_own_sites test_refused_blocks",
            said="building.1",
            refused="not_your_site",
        ),
        clause(
            _("Each worker on a field places up to two blocks."),
            code="names.BLOCKS_PER_WORKER building.capacity",
            tests="test_several_sites_have_workers_of_their_own test_a_worker_builds_two_blocks",
            said="building.1",
            refused="workers_busy no_worker",
        ),
        clause(
            _("No overseer needs to be there."),
            code="building.capacity",
            tests="test_no_overseer_is_needed",
        ),
        clause(
            _("A layer is begun only when the one below is complete."),
            code="pyramid.open_positions",
            tests=(
                "test_a_layer_is_begun_when_the_one_below_is_complete "
                "test_building_and_stealing_agree_with_lists_of_layers "
                "test_nothing_is_built_above_a_gap"
            ),
            rulings=(17,),
            said="building.1",
            refused="layer position_taken",
        ),
        clause(
            _("Blocks are not taken down or moved."),
            code="building.BuildPyramids.legal",
            tests="test_no_block_is_taken_away_or_moved_while_building",
            said="building.1",
        ),
        clause(
            _("A finished pyramid gets its owner's scarab on its tip."),
            code="building.BuildPyramids.answer state.Valley.is_finished",
            tests=(
                "test_a_finished_pyramid_keeps_its_scarab "
                "test_nothing_more_is_built_on_a_finished_pyramid"
            ),
            rulings=(21,),
            said="building.3",
            refused="site_finished",
        ),
        clause(
            _("Blocks that a player cannot or will not use have to go to the pharaoh's pyramid."),
            code="building.BuildPyramids._stop pharaoh.build_for_pharaoh",
            tests=(
                "test_what_is_not_built_goes_to_the_pharaoh "
                "test_no_block_is_kept_for_the_next_round"
            ),
            rulings=(19,),
            said="building.2 round.6",
        ),
    ),
    chapter(
        _("Round 1: the start player changes"),
        "Startspieler wechseln",
        clause(
            _(
                "At the end of a round the pharaoh stone goes to the left; its new holder begins"
                " the next round."
            ),
            code="rounds.RoundEnd.begin",
            tests="test_the_pharaoh_stone_goes_to_the_left",
            said="round.7",
        ),
    ),
)
