"""Clauses of Kleopatra: the pieces of the palace."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("Column walls"),
        "Säulenwand",
        clause(
            _("There are nine; each costs an artisan, timber and stone."),
            code="names.WALLS edition.toml:costs",
            tests="test_what_each_piece_costs",
            said="wall.1",
        ),
        clause(
            _("A wall brings 3 talents and 1 more for each mosaic square that touches it."),
            code="pieces.wall_value",
            tests=(
                "test_rulebook_example_wall test_a_corner_square_touches_two_walls "
                "test_the_squares_that_touch_each_wall"
            ),
            rulings=(25,),
            said="wall.1",
        ),
        clause(
            _("Walls stand along the box around the garden, on both sides and at the back."),
            code="edition.toml:walls",
            tests="test_the_squares_that_touch_each_wall",
            rulings=(24,),
            said="pieces.1",
        ),
    ),
    chapter(
        _("Sphinxes"),
        "Sphinx",
        clause(
            _("Each costs an artisan, stone and marble."),
            code="edition.toml:costs",
            tests="test_what_each_piece_costs",
        ),
        clause(
            _("They are built in the order of their numbers."),
            code="pieces.buildable actions.BUILD_SPHINX",
            tests="test_rulebook_example_sphinxes",
            said="sphinx.1",
        ),
        clause(
            _("The first of each pair brings 2 talents, the second one, opposite, 5."),
            code="pieces.piece_value edition.toml:values",
            tests="test_rulebook_example_sphinxes",
            said="sphinx.1",
        ),
    ),
    chapter(
        _("Pedestal and throne"),
        "Sockel + Thron",
        clause(
            _("Each costs three artisans, two marble and two lapis lazuli."),
            code="edition.toml:costs edition.toml:throne",
            tests="test_what_each_piece_costs",
            said="throne.1",
        ),
        clause(
            _("The pedestal is built first."),
            code="objections._place_objection pieces._places",
            tests="test_the_pedestal_comes_before_the_throne",
            said="throne.1",
            refused="pedestal_first",
        ),
    ),
    chapter(
        _("Obelisks"),
        "Obelisk",
        clause(
            _("Each costs three artisans, two timber and two stone, and brings 12 talents."),
            code="edition.toml:costs edition.toml:values",
            tests="test_what_each_piece_costs test_an_obelisk_brings_twelve_talents",
            said="obelisk.1",
        ),
    ),
    chapter(
        _("Door frames"),
        "Türrahmen",
        clause(
            _("Each costs two artisans, timber, marble and lapis lazuli."),
            code="edition.toml:costs",
            tests="test_what_each_piece_costs",
        ),
        clause(
            _(
                "It brings 4 talents and 1 more for each wall that is connected with its corner;"
                " beyond a gap walls do not count."
            ),
            code="pieces.door_value pieces.chain",
            tests=(
                "test_rulebook_example_door_frame "
                "test_chains_run_round_the_corners_from_each_side "
                "test_a_door_frame_brings_4_to_13_talents"
            ),
            rulings=(24,),
            said="door.1",
        ),
    ),
    chapter(
        _("Mosaics of the gods"),
        "Götter-Mosaik",
        clause(
            _("Each costs two artisans, stone, marble and lapis lazuli."),
            code="edition.toml:costs",
            tests="test_what_each_piece_costs",
        ),
        clause(
            _("It is laid on the squares of the garden."),
            code="mosaics.LayMosaic.legal garden.Garden.lays",
            tests=(
                "test_a_mosaic_covers_its_squares test_a_mosaic_needs_free_squares "
                "test_placements_are_those_of_a_naive_search"
            ),
            rulings=(23, 25),
            said="mosaic.1 variants.flipping",
            refused="mosaic_orientation mosaic_fits_not",
        ),
        clause(
            _(
                "It brings 4 talents and 1 more for each palm that it covers, and the right to a"
                " statue where a sanctuary forms."
            ),
            code="mosaics.mosaic_value",
            tests="test_rulebook_example_mosaic test_what_an_answer_brings_is_said_before",
            said="mosaic.1",
        ),
    ),
    chapter(
        _("Sanctuaries"),
        "Ein Heiligtum bilden",
        clause(
            _(
                "A sanctuary forms when a mosaic makes a new closed region in which none of the"
                " remaining mosaics can be built."
            ),
            code=(
                "garden.Garden.sanctuaries garden.Garden.is_sanctuary "
                "mosaics.LayMosaic._find_sanctuaries"
            ),
            tests=(
                "test_a_closed_region_is_a_sanctuary_for_its_builder "
                "test_a_region_in_which_a_mosaic_of_the_stack_fits_is_open "
                "test_sanctuaries_are_those_of_a_naive_search"
            ),
            rulings=(22,),
            said="sanctuary.1",
        ),
        clause(
            _("It has often four squares or fewer, but may be larger as long as no mosaic fits."),
            code="garden.Garden.is_sanctuary",
            tests="test_rulebook_large_sanctuary test_four_squares_are_always_a_sanctuary",
            said="sanctuary.1",
        ),
        clause(
            _("Whoever formed it can put one of their statues in it, which makes it theirs."),
            code="mosaics.ClaimSanctuary.answer mosaics.LayMosaic._find_sanctuaries",
            tests=(
                "test_a_closed_region_is_a_sanctuary_for_its_builder "
                "test_without_a_statue_nobody_is_asked"
            ),
            said="sanctuary.2",
            refused="no_new_sanctuary",
        ),
        clause(
            _("If it is not claimed at once, nobody can claim it later."),
            code="mosaics.ClaimSanctuary.answer",
            tests="test_a_sanctuary_that_is_left_is_lost_for_everybody",
            said="sanctuary.2",
            refused="no_statue_now",
        ),
        clause(
            _("At the end each square of the own sanctuaries takes an amulet."),
            code="crocodile._fill_sanctuaries",
            tests="test_an_amulet_goes_to_each_square_of_the_own_sanctuaries",
            said="sanctuary.2",
        ),
        clause(
            _(
                "When a mosaic was built, the next one of the stack leaves the game if it fits"
                " nowhere, and so on."
            ),
            code="mosaics.TurnUpMosaic.proceed mosaics.TurnUpMosaic._remove",
            tests=(
                "test_a_mosaic_that_fits_nowhere_leaves_the_game "
                "test_if_nothing_fits_the_whole_stack_leaves_the_game"
            ),
            said="mosaic.2",
        ),
        clause(
            _("When the stack is used up, Cleopatra moves one space."),
            code="pieces.complete_categories",
            tests="test_an_empty_stack_moves_cleopatra",
            said="mosaic.2",
        ),
    ),
)
