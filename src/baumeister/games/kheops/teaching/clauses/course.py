"""Clauses of Kheops: aim, setup, turn and symbols."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("What it is about"),
        "Spielziel",
        clause(
            _("Whoever has the most points when the pyramid is built wins."),
            code="state.Kheops.result",
            tests="test_most_points_win",
            rulings=(16,),
            said="goal.1 final.3",
        ),
        clause(
            _("It is a game for two."),
            code="game.KheopsGame",
            tests="test_a_game_for_two",
        ),
    ),
    chapter(
        _("What is in the box"),
        "Inhalt",
        clause(
            _("There are 50 triangular tiles: halls and corridors of the pyramid."),
            code="edition.BOX edition.toml:tiles edition._tiles",
            tests="test_components_fifty_tiles test_what_cannot_be_played_is_refused",
            said="tiles.1",
        ),
        clause(
            _(
                "White's figures are workers, a priest, a mummy and a pharaoh; Blue's are"
                " workers, a priest and a mummy."
            ),
            code="edition.toml:figures figures.new_figures",
            tests="test_components_each_has_17_figures_in_play",
            said="setup.4",
        ),
    ),
    chapter(
        _("Setting up"),
        "Vorbereitung",
        clause(
            _("Lots decide who plays which colour."),
            code="state.Kheops.clear_table",
            tests=(
                "test_ruling_kh_18_the_first_seat_is_white "
                "test_ruling_kh_17_a_match_is_two_games_with_colours_swapped"
            ),
            rulings=(17, 18),
            said="variants.match",
        ),
        clause(
            _("Blue has the last move, White has the pharaoh."),
            code="figures.new_figures course.Course.proceed",
            tests=(
                "test_only_white_has_a_pharaoh test_the_game_ends_when_blue_has_laid_the_last_tile"
            ),
            said="goal.2 variants.match",
        ),
        clause(
            _(
                "White plays with 14 workers and the special figures, Blue with 15; one worker"
                " each is a spare."
            ),
            code="edition.toml:figures figures.new_figures",
            tests=(
                "test_white_has_14_workers_a_mummy_a_priest_and_the_pharaoh "
                "test_blue_has_15_workers_a_mummy_and_a_priest"
            ),
            said="setup.4",
        ),
        clause(
            _("The tiles are shuffled face down."),
            code="draw_tile.DrawTile.left",
            tests="test_rulebook_any_of_the_fifty_tiles_may_come_first",
            rulings=(6,),
            said="setup.2",
        ),
        clause(
            _(
                "Nineteen are turned up and laid one after the other as in the picture: the"
                " foundation."
            ),
            code="foundation.LayFoundation.answer edition.toml:foundation",
            tests=(
                "test_19_tiles_are_laid_before_anything_else "
                "test_foundation_is_laid_in_the_order_of_the_edition "
                "test_foundation_is_the_base_row_and_six_tiles_above"
            ),
            rulings=(1,),
            said="setup.1 setup.2",
            remark="lost",
        ),
        clause(
            _("Then each player takes three tiles."),
            code="course.Course._prepare edition.HAND",
            tests="test_each_takes_three_tiles_white_first test_a_draw_is_seen_by_its_owner_alone",
            said="setup.3",
        ),
        clause(
            _("The rest is the face-down draw pile."),
            code="draw_tile.DrawTile.left state.Kheops.seen_from",
            tests=(
                "test_arithmetic_19_and_6_and_25_tiles "
                "test_every_unseen_tile_may_be_in_the_other_hand"
            ),
            said="setup.3",
        ),
    ),
    chapter(
        _("The course of a game"),
        "Ablauf einer Partie",
        clause(
            _("Players take turns; White begins."),
            code="course.Course.proceed state.Kheops.seat_on_turn",
            tests="test_white_begins_and_they_take_turns",
            said="goal.2",
        ),
        clause(
            _("A turn has three phases."),
            code="course.Course.proceed put_figure.PutFigure.answer lay_tile.LayTile.answer",
            tests="test_a_turn_has_three_phases",
            said="turn.0",
        ),
        clause(
            _("First the player puts an own figure on a free tile."),
            code="put_figure.PutFigure.legal state.Kheops.free_cells objections.put_objection",
            tests=(
                "test_a_figure_goes_on_any_free_tile test_the_last_figure_of_a_kind_is_the_last "
                "test_a_wrong_figure_is_refused_with_the_rule"
            ),
            rulings=(9,),
            said="turn.1",
            refused="put_first figure_used taken no_tile",
        ),
        clause(
            _(
                "The symbol of the tile must be used at once, if that is possible; it cannot be"
                " waived."
            ),
            code="effects.start_effect put_figure.PutFigure.answer",
            tests=(
                "test_an_effect_cannot_be_waived "
                "test_an_effect_is_refused_with_the_rule_in_every_question"
            ),
            rulings=(10,),
            said="turn.1",
            refused="effect_first",
        ),
        clause(
            _("Then the player lays one of the three tiles of the hand."),
            code="lay_tile.LayTile.legal lay_tile.LayTile.answer objections.lay_objection",
            tests=(
                "test_a_tile_has_to_be_laid test_only_tiles_of_the_hand_can_be_laid "
                "test_laying_takes_the_tile_out_of_the_hand"
            ),
            said="turn.2",
            refused="lay_first tile_not_held cell_taken openings",
        ),
        clause(
            _("The new tile must touch one that is laid with at least one side."),
            code="lay_tile.LayTile.legal objections.lay_objection",
            tests=(
                "test_a_tile_touches_another_one_with_a_side "
                "test_first_legal_spots_are_the_five_gaps_of_the_second_row "
                "test_every_tile_of_a_random_game_touches_another_one "
                "test_openings_need_not_match"
            ),
            rulings=(4,),
            said="turn.2",
            refused="no_neighbour",
        ),
        clause(
            _("It must fit into the plan that the foundation gives."),
            code="cells.NEIGHBOURS actions.LAY",
            tests=(
                "test_pyramid_is_a_triangle_of_seven_rows test_board_model_joints_and_outer_sides"
            ),
            said="turn.2 setup.1",
        ),
        clause(
            _("Last, a new tile must be drawn."),
            code="lay_tile.LayTile.answer draw_tile.DrawTile.answer",
            tests="test_then_a_new_tile_is_drawn_and_the_other_has_their_turn",
            said="turn.3",
        ),
    ),
    chapter(
        _("Symbols"),
        "Symbole und ihre Bedeutung",
        clause(
            _("Some symbols act as soon as a figure comes to their tile, others count at the end."),
            code="effects.start_effect",
            tests="test_symbols_of_the_end_do_not_act_at_once",
            rulings=(7,),
            said="symbols.1 at_once.1 variants.replacing",
        ),
    ),
    chapter(
        _("Symbols that act at once"),
        "Symbole mit sofortiger Wirkung",
        clause(
            _("Turn a corridor."),
            code="effects.TurnTile.legal objections.turn_objection",
            tests=(
                "test_turn_a_corridor test_a_turn_of_the_wrong_room_is_refused "
                "test_turning_a_tile_keeps_its_number_of_openings"
            ),
            rulings=(5,),
            said="symbol.turn_corridor",
            refused="not_corridor not_turned looks_the_same",
        ),
        clause(
            _("Turn a hall."),
            code="effects.TurnTile.legal objections.turn_objection",
            tests="test_turn_a_hall test_a_turn_of_the_wrong_room_is_refused",
            rulings=(5,),
            said="symbol.turn_hall",
            refused="not_hall",
        ),
        clause(
            _("Replace an enemy figure by an own one."),
            code=(
                "effects.ReplaceFigure.legal effects.ReplaceFigure.answer "
                "objections.replace_objection"
            ),
            tests=(
                "test_replace_an_enemy_figure test_only_an_enemy_can_be_replaced "
                "test_a_used_figure_is_refused_in_a_replacement "
                "test_effects_follow_each_other_as_in_the_naive_model"
            ),
            rulings=(7,),
            said="symbol.replace",
            refused="no_enemy",
        ),
        clause(
            _("Move an own figure to another tile."),
            code="effects.MoveFigure.legal objections.move_objection",
            tests="test_move_a_figure test_nobody_moves_the_figures_of_the_other",
            rulings=(8,),
            said="symbol.move",
            refused="no_own_figure",
        ),
        clause(
            _("The tile where it arrives does not act."),
            code="effects.MoveFigure.answer",
            tests="test_the_symbol_of_the_tile_of_arrival_does_not_act",
            said="symbol.move at_once.1",
        ),
        clause(
            _("The figure that was just put may be moved on."),
            code="effects.MoveFigure.legal",
            tests="test_move_a_figure",
            said="symbol.move",
        ),
        clause(
            _("Forbidden: no figure may be put on this tile."),
            code="state.Kheops.free_cells objections._target_objection",
            tests="test_no_figure_may_stand_on_a_forbidden_tile",
            said="symbol.forbidden",
            refused="forbidden",
        ),
    ),
    chapter(
        _("Symbols that count at the end"),
        "Symbole mit Wirkung am Spielende",
        clause(
            _("Two: the figure on this tile counts for two when majorities are found."),
            code="sections.counting_double",
            tests="test_a_figure_on_a_two_counts_two",
            said="symbol.two",
        ),
        clause(
            _(
                "Ankh: each player scores the square of the number of ankhs under their own"
                " figures."
            ),
            code="sections.ankhs final_scoring.score_game",
            tests=(
                "test_ankhs_under_own_figures test_ankhs_score_their_square "
                "test_rulebook_example_three_ankhs"
            ),
            rulings=(15,),
            said="symbol.ankh final.1",
        ),
        clause(
            _("The ankhs of a cursed section do not count."),
            code="sections.ankhs",
            tests="test_ankhs_of_a_cursed_section_do_not_count",
            said="symbol.ankh symbol.curse",
        ),
        clause(
            _("There are three pairs of sarcophagi, each of a colour of its own."),
            code="names.PAIRS edition._tiles",
            tests="test_proposed_tiles_sarcophagi test_what_cannot_be_played_is_refused",
            said="symbol.sarcophagus",
        ),
        clause(
            _(
                "One sarcophagus in a section brings 5 points, a pair and no other 15, different"
                " colours none."
            ),
            code="sections.sarcophagus_points edition.toml:points",
            tests=(
                "test_sarcophagi test_sarcophagi_two_pairs_are_worth_nothing "
                "test_points_of_the_rulebook"
            ),
            said="symbol.sarcophagus",
        ),
        clause(
            _("Curse: the section of this tile brings no points."),
            code="sections.Section.points final_scoring._score_section",
            tests=(
                "test_a_curse_takes_all_points_of_its_section "
                "test_a_cursed_section_is_told_and_brings_nothing"
            ),
            rulings=(14, 15),
            said="symbol.curse",
        ),
    ),
)
