"""Clauses of Imhotep: the five sites from side A."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("Market A"),
        "A) Markt",
        clause(
            _(
                "For each stone delivered here its owner may at once take one card that is laid"
                " out."
            ),
            code="market_choice.visit_market market_choice.TakeCard.legal market_choice.take_card",
            tests=(
                "test_rulebook_example_ship_to_the_market "
                "test_each_stone_takes_one_of_the_cards_that_are_left"
            ),
            rulings=(3, 9),
            said="market_a.1",
            refused="no_card",
        ),
        clause(
            _("The delivered stones return to the quarry."),
            code="unload.Unload._return_served",
            tests="test_rulebook_example_ship_to_the_market",
            rulings=(8,),
            said="market_a.1",
        ),
        clause(
            _("Cards lie open in front of their owner."),
            code="state.Imhotep.seen_from",
            tests="test_cards_lie_open",
            said="market_a.1",
        ),
        clause(
            _("A red card has to be used at once and is then discarded."),
            code="delivery.gain delivery.Spent.proceed",
            tests="test_red_cards_build_with_a_stone_of_the_quarry",
            rulings=(17, 20),
            said="cards.red.1",
        ),
        clause(
            _("A blue card can be used once, as an action on a later turn of its owner."),
            code="delivery.gain turn.Turn.legal",
            tests="test_a_card_is_played_in_a_later_turn_than_it_was_taken",
            said="turn.play.1 cards.blue.1",
        ),
        clause(
            _("Statues and decorations bring points at the end of the game."),
            code="final_scoring.score_game delivery.gain",
            tests=(
                "test_other_cards_stay_in_front_of_their_owner "
                "test_scoring_follows_the_order_of_the_rulebook"
            ),
            said="cards.green.1 cards.purple.1",
        ),
    ),
    chapter(
        _("Pyramid A"),
        "A) Pyramide",
        clause(
            _("Each stone goes on the next empty field and brings its owner points at once."),
            code="pyramid.Pyramids.build delivery.build_pyramid",
            tests="test_rulebook_example_ship_to_the_pyramid",
            said="pyramid_a.1",
        ),
        clause(
            _("Building begins at the top left and goes on column by column, each from the top."),
            code="edition.toml:pyramid_a pyramid.pyramid_a",
            tests="test_pyramid_a_fields test_side_a_pays_what_the_level_says",
            said="pyramid_a.1",
        ),
        clause(
            _(
                "A first level of three by three is followed by one of two by two and by a"
                " single stone."
            ),
            code="edition.toml:pyramid_a pyramid.pyramid_a",
            tests="test_rulebook_example_finished_pyramid test_pyramid_a_fields",
            said="pyramid_a.2",
        ),
        clause(
            _(
                "A stone scores the number of its field; those of the upper levels stand at the"
                " right of the board."
            ),
            code="pyramid.Pyramids.build edition.toml:pyramid_a",
            tests="test_pyramid_a_fields test_rulebook_example_ship_to_the_pyramid",
            said="pyramid_a.1",
        ),
        clause(
            _(
                "When the pyramid is finished, each further stone goes to its edge and scores"
                " one point."
            ),
            code="pyramid.Pyramids.build_beside",
            tests="test_rulebook_example_finished_pyramid test_side_a_pays_what_the_level_says",
            said="pyramid_a.2",
        ),
    ),
    chapter(
        _("Temple A"),
        "A) Tempel",
        clause(
            _(
                "Each stone brings its owner a point after every round in which it is seen from"
                " above."
            ),
            code="round_end.score_temple",
            tests=(
                "test_the_temple_counts_in_every_round_whether_visited_or_not "
                "test_temple_a_by_building_piles"
            ),
            said="temple_a.2",
        ),
        clause(
            _("A stone goes on the next empty field, beginning at the left."),
            code="temple.Temple.deliver",
            tests="test_rulebook_example_ship_to_the_temple",
            said="temple_a.1",
        ),
        clause(
            _("Three and four players build on five fields, two on the first four only."),
            code="temple.empty_temple",
            tests="test_two_players_use_four_fields",
            said="temple_a.1",
        ),
        clause(
            _("A new level begins at the left again and covers the stones below."),
            code="temple.Temple.seen_from_above",
            tests="test_stones_are_covered_from_the_left test_rulebook_example_ship_to_the_temple",
            said="temple_a.1",
        ),
        clause(
            _("There is no limit of height."),
            code="temple.Temple.deliver",
            tests="test_there_is_no_limit_of_height",
        ),
    ),
    chapter(
        _("Burial chamber A"),
        "A) Grabkammer",
        clause(
            _("Stones bring their owners points at the end of the game."),
            code="final_scoring.burial_chamber_points burial_chamber.BurialChamber.area_points",
            tests=(
                "test_rulebook_example_connected_stones "
                "test_scoring_follows_the_order_of_the_rulebook"
            ),
            said="burial_chamber_a.2",
        ),
        clause(
            _("They are set from the top left, column by column, each from the top."),
            code="burial_chamber.BurialChamber.deliver burial_chamber.BurialChamber._neighbours",
            tests=(
                "test_rulebook_example_ship_to_the_burial_chamber "
                "test_the_bottom_of_a_column_does_not_touch_the_top_of_the_next"
            ),
            said="burial_chamber_a.1",
        ),
        clause(
            _("The chamber has no end at the right."),
            code="burial_chamber.BurialChamber.areas",
            tests="test_the_chamber_grows_to_the_right_without_end",
            said="burial_chamber_a.1",
        ),
        clause(
            _(
                "Each area of connected stones of one colour counts by its size; corners do not"
                " connect."
            ),
            code="burial_chamber.BurialChamber.areas burial_chamber.BurialChamber._neighbours",
            tests=(
                "test_stones_that_touch_only_at_a_corner_are_not_connected "
                "test_the_bottom_of_a_column_does_not_touch_the_top_of_the_next "
                "test_areas_may_bend test_connected_stones_by_merging_neighbours"
            ),
            said="burial_chamber_a.2",
        ),
        clause(
            _(
                "One to five connected stones are worth 1, 3, 6, 10 and 15 points, each further"
                " one 2 more."
            ),
            code="edition.Edition.set_points edition.toml:sets",
            tests="test_sets test_rulebook_example_connected_stones",
            said="burial_chamber_a.2",
        ),
        clause(
            _("All areas of a player count, not only the largest."),
            code="burial_chamber.BurialChamber.area_points",
            tests="test_every_area_of_a_seat_counts test_rulebook_example_connected_stones",
            said="burial_chamber_a.2",
        ),
    ),
    chapter(
        _("Obelisks A"),
        "A) Obelisken",
        clause(
            _(
                "Each player piles up a column of their own stones, which counts at the end of"
                " the game."
            ),
            code="obelisks.Obelisks.deliver final_scoring.obelisk_points",
            tests=(
                "test_rulebook_example_ship_to_the_obelisks test_side_a_has_no_towers "
                "test_rulebook_example_obelisks_of_four_players"
            ),
            said="obelisks_a.1",
        ),
        clause(
            _("For two players the places are worth 10 and 1 points."),
            code="edition.toml:obelisks_a",
            tests="test_obelisk_prizes test_obelisk_places",
            said="obelisks_a.1",
        ),
        clause(
            _("For three players they are worth 12, 6 and 1."),
            code="edition.toml:obelisks_a",
            tests="test_obelisk_prizes test_obelisk_places",
            said="obelisks_a.1",
        ),
        clause(
            _("For four players they are worth 15, 10, 5 and 1."),
            code="edition.toml:obelisks_a",
            tests="test_obelisk_prizes test_obelisk_places_of_four",
            said="obelisks_a.1",
        ),
        clause(
            _("Without a stone here a player takes no place."),
            code="places.shared_places",
            tests="test_rulebook_example_obelisks_of_four_players",
            said="obelisks_a.1",
        ),
        clause(
            _(
                "Players with equal columns add up the points of their places and share them,"
                " rounded down."
            ),
            code="places.shared_places",
            tests=(
                "test_rulebook_example_obelisks_of_four_players "
                "test_tied_seats_add_and_divide_rounded_down"
            ),
            said="obelisks_a.2",
        ),
    ),
)
