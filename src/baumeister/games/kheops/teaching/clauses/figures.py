"""Clauses of Kheops: special figures, end and scoring."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("Special figures"),
        "Die Spezialfiguren",
        clause(
            _("Mummy, priest and pharaoh are put like workers and can do more."),
            code="put_figure.PutFigure.legal figures.Figures.usable sections.sections_of",
            tests=(
                "test_the_mummy_can_be_used_like_a_worker test_workers_priest_and_mummy_count_one"
            ),
            said="figure.worker",
        ),
    ),
    chapter(
        _("The mummy"),
        "Die Mumie",
        clause(
            _(
                "When it is played, the mummy may take the place of an enemy worker, who goes"
                " back to the owner."
            ),
            code="put_figure.PutFigure.answer figures.Figures.take_off put_figure.PutFigure.legal",
            tests=(
                "test_the_mummy_takes_the_place_of_an_enemy_worker "
                "test_a_figure_that_is_taken_off_goes_back_to_its_owner "
                "test_the_mummy_does_not_take_the_place_of_an_own_figure"
            ),
            said="figure.mummy",
        ),
        clause(
            _("The tile under the mummy acts as usual."),
            code="put_figure.PutFigure.answer",
            tests="test_the_symbol_under_the_mummy_acts_as_usual",
            said="figure.mummy",
        ),
        clause(
            _("The mummy cannot take the place of a priest or the pharaoh."),
            code="figures.Figures.removable objections._removal_objection",
            tests="test_the_mummy_cannot_take_the_place_of_priest_or_pharaoh",
            said="figure.mummy",
            refused="protected",
        ),
        clause(
            _("It can take the place of the enemy mummy."),
            code="figures.Figures.removable",
            tests="test_the_mummy_takes_the_place_of_the_enemy_mummy",
            rulings=(11,),
            said="figure.mummy",
        ),
        clause(
            _("It can also be used like an ordinary worker."),
            code="put_figure.PutFigure.legal",
            tests="test_the_mummy_can_be_used_like_a_worker",
            said="figure.mummy",
        ),
    ),
    chapter(
        _("The priest"),
        "Der Priester",
        clause(
            _("The opponent can neither move nor remove him, by a tile or by the mummy."),
            code="figures.Figures.removable",
            tests=(
                "test_priest_and_pharaoh_are_protected_worker_and_mummy_are_not "
                "test_the_priest_cannot_be_replaced"
            ),
            said="figure.priest",
        ),
        clause(
            _("The opponent may not turn the tile under him."),
            code="effects.turnable figures.Figures.protected objections._turned_cell_objection",
            tests=(
                "test_the_tile_under_an_enemy_priest_cannot_be_turned "
                "test_the_tile_under_an_enemy_worker_or_mummy_can_be_turned"
            ),
            said="figure.priest symbol.turn_corridor",
            refused="held_fast",
        ),
        clause(
            _("His owner may turn it, and may move him by a tile."),
            code="effects.turnable effects.MoveFigure.legal",
            tests=(
                "test_the_owner_may_turn_the_tile_under_their_priest "
                "test_the_owner_may_move_their_priest"
            ),
            said="figure.priest",
        ),
        clause(
            _("He may be put only when the own mummy is in play."),
            code="figures.Figures.usable objections._figure_objection",
            tests=(
                "test_the_priest_waits_for_the_mummy test_a_wrong_figure_is_refused_with_the_rule"
            ),
            rulings=(11,),
            said="figure.priest",
            refused="needs_mummy",
        ),
    ),
    chapter(
        _("The pharaoh"),
        "Der Pharao",
        clause(
            _("Only White has one."),
            code="edition.toml:figures objections._figure_objection",
            tests="test_only_white_has_a_pharaoh",
            said="figure.pharaoh",
            refused="no_pharaoh",
        ),
        clause(
            _("He is like a priest in everything."),
            code="figures.Figures.usable figures.Figures.removable",
            tests=(
                "test_the_pharaoh_cannot_be_replaced "
                "test_the_tile_under_the_enemy_pharaoh_cannot_be_turned "
                "test_priest_and_pharaoh_are_protected_worker_and_mummy_are_not"
            ),
            rulings=(12,),
            said="figure.pharaoh",
        ),
        clause(
            _("He counts for two figures when majorities are found."),
            code="sections.counting_double",
            tests="test_the_pharaoh_counts_two",
            said="figure.pharaoh",
        ),
    ),
    chapter(
        _("End and scoring"),
        "Spielende und Auswertung",
        clause(
            _("When the draw pile is empty, players go on with the tiles in their hands."),
            code="lay_tile.LayTile.answer",
            tests="test_nobody_draws_when_the_pile_is_empty test_arithmetic_of_the_draws",
            said="turn.3 turn.end",
        ),
        clause(
            _(
                "The game ends when Blue has laid the last tile of the pyramid; White still has"
                " one."
            ),
            code="course.Course.proceed pyramid.Pyramid.is_finished",
            tests=(
                "test_the_game_ends_when_blue_has_laid_the_last_tile "
                "test_white_still_has_a_tile_at_the_end"
            ),
            rulings=(17,),
            said="turn.end",
        ),
        clause(
            _("Sections bring points: two or more neighbouring tiles that are connected."),
            code="sections.sections_of pyramid.Pyramid.links",
            tests=(
                "test_a_section_is_at_least_two_joined_tiles "
                "test_touching_without_a_connection_is_no_section "
                "test_sections_agree_with_a_flood_fill_whatever_is_laid_and_turned"
            ),
            rulings=(4,),
            said="tiles.1 final.1",
        ),
        clause(
            _("A lone hall or corridor is no section and brings nothing."),
            code="sections.sections_of",
            tests="test_a_lone_hall_or_corridor_is_no_section",
            rulings=(15,),
            said="final.1",
        ),
        clause(
            _(
                "A section brings its points to the player with the most figures there, of"
                " whatever kind."
            ),
            code="sections.Section.holders final_scoring._score_section",
            tests=(
                "test_most_figures_hold_the_section test_figures_elsewhere_do_not_count "
                "test_points_are_booked_by_where_they_come_from"
            ),
            rulings=(13,),
            said="goal.1 final.2 variants.ties",
        ),
        clause(
            _(
                "The pharaoh and figures on a two count for two; a pharaoh on a two does not"
                " count for four."
            ),
            code="sections.counting_double",
            tests="test_rulebook_example_a_pharaoh_on_a_two_counts_two_and_not_four",
            said="figure.pharaoh",
        ),
    ),
    chapter(
        _("The value of a section"),
        "Wert eines Abschnitts",
        clause(
            _("Each hall is worth a point; corridors are worth nothing."),
            code="sections._appraise edition.toml:points",
            tests="test_each_hall_is_worth_a_point_corridors_nothing",
        ),
        clause(
            _("A single sarcophagus adds 5 points."),
            code="sections.sarcophagus_points",
            tests="test_sarcophagi",
        ),
        clause(
            _("Two of one colour and no other add 15."),
            code="sections.sarcophagus_points",
            tests="test_sarcophagi",
        ),
        clause(
            _("The section of the apex tile gets 5 more."),
            code="sections._appraise cells.APEX",
            tests="test_the_section_of_the_apex_gets_five_points",
            rulings=(15,),
        ),
        clause(
            _("The section with the most tiles gets 5 more; if there are several, all of them do."),
            code="sections.sections_of",
            tests=(
                "test_the_longest_section_gets_five_points test_all_longest_sections_get_the_bonus"
            ),
            rulings=(14,),
        ),
        clause(
            _(
                "A closed section, without an opening to the outside, counts double after all"
                " bonuses."
            ),
            code="sections.Section.points pyramid.Pyramid.leaks",
            tests=(
                "test_a_closed_section_counts_double_after_the_bonuses "
                "test_an_opening_at_the_edge_of_the_pyramid_is_one_to_the_outside "
                "test_closedness_agrees_with_walking_along_every_side"
            ),
            rulings=(2, 3),
            said="variants.closed",
        ),
        clause(
            _("Ankhs score the square of their number on top: three of them nine points."),
            code="final_scoring.score_game",
            tests=(
                "test_rulebook_example_three_ankhs test_ankhs_are_not_doubled_by_a_closed_section"
            ),
            said="symbol.ankh",
        ),
        clause(
            _("The most points win."),
            code="state.Kheops.result sections.sections_of",
            tests="test_most_points_win test_full_scoring_agrees_with_a_naive_one",
            rulings=(16,),
            said="final.3",
        ),
    ),
)
