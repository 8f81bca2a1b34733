"""Clauses of Valley of the Kings: later rounds, the end and variants."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("Later rounds: overseers"),
        "Die folgenden Runden: Aufseher setzen",
        clause(
            _("Blocks are bought as in round 1."),
            code="rounds.NewRound.begin",
            tests="test_later_rounds_have_all_phases",
        ),
        clause(
            _(
                "Overseers may also go to fields of other players' sites, which allows stealing"
                " and taking over."
            ),
            code="orders.Orders.choices",
            tests=(
                "test_overseers_may_be_sent_to_foreign_sites test_every_spot_in_play_can_be_ordered"
            ),
            rulings=(4,),
            said="overseers.2",
            refused="foreign_site",
        ),
        clause(
            _("All players secretly write down where their overseers are to go."),
            code="orders.Orders.answer orders.Orders.blank",
            tests="test_all_write_at_once test_nobody_sees_what_others_write test_refused_orders",
            rulings=(7,),
            said="overseers.2",
            refused="has_order field_ordered",
        ),
        clause(
            _(
                "The notes are turned up at the same time, and all move as planned, the start"
                " player first."
            ),
            code="orders.Orders.reveal orders.carry_out",
            tests=(
                "test_orders_are_carried_out_when_all_have_written "
                "test_the_start_player_moves_first test_who_leaves_a_field_earlier_makes_room"
            ),
            rulings=(7, 10),
            said="overseers.2",
        ),
        clause(
            _(
                "If both overseers were to go more than six steps, both stay where they are in"
                " this round."
            ),
            code="orders.carry_out orders.cost",
            tests=(
                "test_rulebook_more_than_six_steps_leave_both_standing "
                "test_six_steps_are_not_too_far"
            ),
            rulings=(11,),
            said="overseers.3",
        ),
        clause(
            _("If the field is taken, the overseer goes to the area beside it."),
            code="orders.go board.Board.fallback",
            tests=(
                "test_rulebook_a_taken_field_sends_the_overseer_into_the_area_beside_it "
                "test_a_worker_on_the_field_is_in_the_way_as_well "
                "test_an_overseer_may_lose_its_field_for_one_that_is_taken"
            ),
            rulings=(8,),
            said="overseers.3",
        ),
    ),
    chapter(
        _("Later rounds: workers"),
        "Arbeiter setzen (spätere Runden)",
        clause(
            _(
                "Workers may go to fields of other players' sites as well, and are needed for"
                " stealing and taking over."
            ),
            code="workers.MoveWorkers.legal",
            tests="test_workers_go_to_foreign_and_free_sites_from_round_2_on",
            rulings=(4,),
            said="workers.1",
            refused="only_own_sites",
        ),
        clause(
            _("They still move openly."),
            code="workers.MoveWorkers.answer",
            tests="test_walks_are_told_and_described test_later_rounds_have_all_phases",
            said="workers.1",
        ),
    ),
    chapter(
        _("Theft"),
        "Bausteine entwenden",
        clause(
            _(
                "Whoever has more overseers on fields of another player's site than its owner"
                " can steal blocks."
            ),
            code="theft.StealBlocks.targets site_objections.steal_objection",
            tests=(
                "test_without_more_overseers_than_the_owner_nothing_is_stolen "
                "test_two_overseers_beat_one test_nobody_steals_from_themselves_or_from_nobody "
                "test_refused_thefts"
            ),
            rulings=(14,),
            said="round.4 theft.1",
            refused="more_overseers nobodys_site own_site",
        ),
        clause(
            _("It takes workers on fields of this site, too: up to two blocks for each of them."),
            code="theft.StealBlocks.targets names.BLOCKS_PER_WORKER",
            tests=(
                "test_a_thief_needs_a_worker test_one_worker_takes_two_blocks_at_most "
                "test_workers_at_two_sites_steal_at_both test_a_thief_may_stop "
                "test_two_blocks_for_each_worker"
            ),
            said="theft.1",
        ),
        clause(
            _("Blocks may be taken only from the topmost layer."),
            code="pyramid.top_positions theft.loot theft.StealBlocks.targets",
            tests=(
                "test_the_topmost_layer_is_the_last_with_a_block "
                "test_thieves_dig_through_the_layers_one_after_the_other "
                "test_nothing_is_stolen_where_nothing_is_built"
            ),
            said="theft.1",
            refused="top_layer no_block_there",
        ),
        clause(
            _("Finished pyramids are safe from theft."),
            code="theft.StealBlocks.targets",
            tests="test_finished_pyramids_are_safe",
            said="theft.1 building.3",
            refused="pyramid_untouchable",
        ),
        clause(
            _("Stolen blocks lie with the bought ones."),
            code="theft.StealBlocks.answer",
            tests="test_stolen_blocks_lie_with_the_bought_ones",
        ),
        clause(
            _("Several players can steal from the same site in a round."),
            code="theft.StealBlocks.proceed",
            tests="test_rulebook_example_theft test_who_comes_late_finds_nothing",
        ),
    ),
    chapter(
        _("Taking over"),
        "Fremde Bauplätze übernehmen",
        clause(
            _(
                "Whoever has more overseers and more workers on fields of a site than its owner"
                " can take it over."
            ),
            code="takeover.can_take_over takeover.TakeSites.targets",
            tests=(
                "test_more_overseers_and_more_workers_take_a_site_over "
                "test_as_many_workers_are_not_enough test_as_many_overseers_are_not_enough "
                "test_figures_are_not_added_up test_nobody_has_to_take_over"
            ),
            rulings=(15,),
            said="round.5 takeover.1",
            refused="more_workers thieves",
        ),
        clause(
            _(
                "At their turn they exchange the scarabs at once; the old owner gets the scarab"
                " back."
            ),
            code="takeover.TakeSites.answer",
            tests=(
                "test_more_overseers_and_more_workers_take_a_site_over "
                "test_players_take_over_in_turn_order test_one_player_may_take_over_two_sites"
            ),
            rulings=(6, 16),
            said="takeover.1",
        ),
        clause(
            _("Sites with finished pyramids cannot be taken over."),
            code="takeover.TakeSites.targets",
            tests="test_finished_pyramids_are_not_taken_over",
            said="takeover.1 building.3",
        ),
    ),
    chapter(
        _("Later rounds: building"),
        "Pyramiden bauen (spätere Runden)",
        clause(
            _(
                "Players build with all blocks that they have bought or stolen; the rest goes to"
                " the pharaoh."
            ),
            code="building.BuildPyramids.legal building.BuildPyramids._stop",
            tests=(
                "test_bought_and_stolen_blocks_are_built_in_the_same_round "
                "test_the_new_owner_builds_and_the_old_one_does_not"
            ),
            said="building.2",
        ),
        clause(
            _("The start player changes as in round 1."),
            code="rounds.RoundEnd.begin",
            tests="test_the_pharaoh_stone_goes_to_the_left",
            said="round.7",
        ),
    ),
    chapter(
        _("The end"),
        "Spielende",
        clause(
            _(
                "The game ends after the round in which the pharaoh's pyramid, or all others,"
                " are finished."
            ),
            code="rounds.is_over",
            tests=(
                "test_the_game_ends_when_the_pharaoh_s_pyramid_is_finished "
                "test_the_game_ends_when_all_sites_in_play_are_finished "
                "test_the_round_is_played_to_its_end test_29_blocks_are_not_the_end"
            ),
            rulings=(20,),
            said="end.1",
        ),
        clause(
            _("Finished pyramids count by the table; unfinished ones bring nothing."),
            code="building.score",
            tests=(
                "test_scoring_table test_unfinished_pyramids_bring_nothing "
                "test_a_finished_pyramid_keeps_its_scarab"
            ),
            rulings=(21, 25),
            said="end.1",
        ),
        clause(
            _("The most points win."),
            code="state.Valley.result",
            tests="test_a_random_game_has_a_result",
            rulings=(22,),
            said="end.1",
        ),
    ),
    chapter(
        _("Variant for experienced builders"),
        "Variante für fortgeschrittene Baumeister",
        clause(
            _(
                "Blocks that nobody buys go to the pharaoh's pyramid at once instead of into the"
                " bag."
            ),
            code="auction._sell",
            tests="test_variant_unsold_groups_go_to_the_pharaoh_at_once",
            rulings=(19,),
            said="variants.1",
        ),
        clause(
            _("If it is finished by that, the round is still played to its end."),
            code="rounds.RoundEnd.begin",
            tests=(
                "test_the_round_is_played_to_its_end "
                "test_others_still_build_when_the_pharaoh_s_pyramid_is_finished"
            ),
            said="variants.1",
        ),
    ),
    chapter(
        _("Variant for experts"),
        "Variante für Pyramiden-Experten",
        clause(
            _("A striped pyramid has two colours that make diagonal stripes, seen from above."),
            code="kinds._is_striped",
            tests="test_expert_variant_stripes test_stripes_are_worth_something_only_as_a_variant",
            rulings=(18,),
            said="kinds.striped variants.2",
        ),
        clause(
            _("A small one is worth 2 points, a large one 7."),
            code="edition.toml:striped",
            tests="test_scoring_table",
            said="variants.2",
        ),
    ),
    chapter(
        _("Advice"),
        "Spieltip",
        clause(
            _(
                "Whoever steals and has bought as well may lack the workers to build it all, and"
                " speeds the end up."
            ),
            remark="advice",
        ),
    ),
)
