"""Clauses of Valley of the Kings: aim, material, setup and what pyramids are."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("What it is about"),
        "Spielziel",
        clause(
            _(
                "Players get blocks by bidding or stealing, secure sites with overseers and let"
                " workers build pyramids there."
            ),
            code="rounds.NewRound rounds.Overseers rounds.Workers rounds.Theft rounds.Building",
            tests="test_later_rounds_have_all_phases",
            said="goal.1",
        ),
        clause(
            _("Pyramids bring points by size and beauty; the most points win."),
            code="building.score state.Valley.result",
            tests=(
                "test_scoring_table test_a_random_game_has_a_result "
                "test_a_finished_pyramid_keeps_its_scarab"
            ),
            rulings=(22,),
            said="goal.1",
        ),
    ),
    chapter(
        _("What is in the box"),
        "Spielmaterial",
        clause(
            _("Each player has five workers, two overseers, eight bid tiles and eight scarabs."),
            code="names.WORKERS names.OVERSEERS names.TILES names.SCARABS",
            tests="test_figures_and_scarabs test_tiles",
            rulings=(6,),
            said="setup.2",
        ),
        clause(
            _("There are blocks in five colours."),
            code="names.COLOURS edition.toml:blocks",
            tests="test_the_bag_holds_33_blocks_of_each_colour",
            said="setup.1",
        ),
    ),
    chapter(
        _("Setting up"),
        "Spielvorbereitung",
        clause(
            _("All blocks go into the bag."),
            code="state.Valley.set_up",
            tests=(
                "test_the_bag_holds_33_blocks_of_each_colour test_blocks_and_scarabs_are_conserved"
            ),
            said="setup.1",
        ),
        clause(
            _("All workers and overseers begin in area 16, around the pharaoh's site."),
            code="state.Valley.set_up names.CENTRE",
            tests="test_everybody_starts_in_area_16",
            said="setup.3",
        ),
        clause(
            _(
                "Each player has a card with the course of the game and the points, and writes"
                " orders on its back."
            ),
            remark="cardboard",
        ),
        clause(
            _(
                "Three players leave out the sites with three suns; two leave out those with two"
                " suns as well."
            ),
            code="edition.SUNS_OUT edition._sites_in_play",
            tests="test_sites_in_play test_suns",
            rulings=(2,),
            said="setup.5",
            refused="site_out",
        ),
    ),
    chapter(
        _("The board"),
        "Spielplan",
        clause(
            _(
                "A field is a place for an overseer or a worker and is named by its site and a"
                " letter."
            ),
            code="names.SPOT_NAMES",
            tests="test_fields_have_a_site_and_a_letter test_field_13_h_exists",
            said="ways.1",
            refused="no_field",
        ),
        clause(
            _("Only one figure can stand on a field."),
            code=(
                "objections._spot_objection overseers.MoveOverseers.legal workers.MoveWorkers.legal"
            ),
            tests="test_fields_hold_one_figure_and_areas_any_number test_one_figure_on_a_field",
            said="ways.1",
            refused="field_taken",
        ),
        clause(
            _("A large pyramid has three layers and 14 blocks, a small one two layers and five."),
            code="pyramid.LAYERS pyramid.BLOCKS",
            tests="test_sizes test_site_2_is_large",
            said="kinds.1",
            refused="no_position",
        ),
        clause(
            _("The pharaoh's pyramid has four layers and 30 blocks."),
            code="pyramid.PHARAOH_LAYERS pyramid.PHARAOH_BLOCKS",
            tests="test_sizes test_the_game_ends_when_the_pharaoh_s_pyramid_is_finished",
            rulings=(19,),
            said="building.2",
        ),
        clause(
            _("Areas are numbered from 16 to 22."),
            code="names.FIRST_AREA edition.toml:areas",
            tests=(
                "test_sites_and_areas_go_by_their_printed_numbers "
                "test_area_16_borders_all_others_and_each_other_one_its_partner"
            ),
            rulings=(24,),
            said="ways.1",
            remark="lost",
        ),
    ),
    chapter(
        _("Kinds of pyramids"),
        "Bewertung der Pyramiden",
        clause(
            _("Besides size, the colours of the blocks matter."),
            code="kinds.kind_of building.score",
            tests=(
                "test_every_colouring_of_the_small_pyramid "
                "test_a_finished_pyramid_keeps_its_scarab test_expert_variant_stripes"
            ),
            said="goal.1",
        ),
        clause(
            _("A single-coloured pyramid consists of blocks of one colour."),
            code="kinds.kind_of",
            tests="test_rulebook_single_colour",
            said="kinds.single",
        ),
        clause(
            _("In a layered pyramid each layer is of one colour; two layers may have the same."),
            code="kinds.kind_of",
            tests="test_rulebook_example_red_grey_black test_rulebook_example_white_white_black",
            said="kinds.layered",
        ),
        clause(
            _("Every other pyramid is mixed."),
            code="kinds.kind_of",
            tests="test_rulebook_mixed",
            said="kinds.mixed",
        ),
        clause(
            _(
                "The middle block at the base of a large pyramid is hidden, and its colour does"
                " not matter."
            ),
            code="kinds.VISIBLE pyramid.HIDDEN_BLOCK",
            tests=(
                "test_rulebook_the_middle_of_the_large_base_does_not_matter "
                "test_large_pyramids_are_judged_as_they_look"
            ),
            said="kinds.1",
        ),
        clause(
            _("A table on the card says what each is worth."),
            code="edition.toml:points edition._points",
            tests="test_scoring_table",
            rulings=(25,),
            remark="lost",
        ),
        clause(
            _(
                "The pharaoh's pyramid has no value; it takes blocks of any colour and is built"
                " by all together."
            ),
            code="pharaoh.build_for_pharaoh",
            tests="test_what_is_not_built_goes_to_the_pharaoh",
            said="goal.2 building.2",
        ),
        clause(
            _("When it is finished, the game ends at the latest."),
            code="rounds.is_over",
            tests="test_the_game_ends_when_the_pharaoh_s_pyramid_is_finished",
            said="goal.2",
        ),
    ),
)
