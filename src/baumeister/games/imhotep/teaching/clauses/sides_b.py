"""Clauses of Imhotep: the five sites from side B, and the wrath of the Pharaoh."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("Sides B"),
        "Variante: die B-Seiten der Orte",
        clause(
            _("Sides A and B can be mixed in any way."),
            code="settings.Settings game.ImhotepGame",
            tests="test_sides_can_be_mixed_freely",
            said="setup.1 variants.sides",
        ),
    ),
    chapter(
        _("Market B"),
        "B) Markt",
        clause(
            _("On one of the four fields two cards lie face down at the start of a round."),
            code="round_start._lay_pair market.Market.lay_face_down",
            tests=(
                "test_side_b_lays_three_open_cards_and_two_face_down "
                "test_market_b_shows_three_cards_and_a_pair"
            ),
            rulings=(2, 24),
            said="market_b.1",
        ),
        clause(
            _("For a stone its owner may take these two and look at them."),
            code="market_choice.take_card market_choice.LookAtPair.draw",
            tests="test_only_the_looker_sees_the_pair",
            rulings=(2,),
            said="market_b.1",
        ),
        clause(
            _("One is kept, the other goes to the discard pile."),
            code="market_choice.LookAtPair._keep",
            tests=(
                "test_the_owner_keeps_one_of_the_pair_and_discards_the_other "
                "test_a_red_card_of_the_pair_acts_at_once"
            ),
            said="market_b.1",
        ),
    ),
    chapter(
        _("Pyramids B"),
        "B) Pyramide",
        clause(
            _("The owner of a stone chooses which of the three pyramids it goes to."),
            code="delivery.ChoosePyramid.legal",
            tests=(
                "test_rulebook_example_ship_to_the_three_pyramids "
                "test_the_lever_leaves_the_pyramid_to_the_owner"
            ),
            rulings=(3,),
            said="pyramid_b.1",
        ),
        clause(
            _("Some fields add a bonus to their point."),
            code="pyramid.Pyramids.bonus_of_last_stone edition.toml:pyramid_b",
            tests="test_pyramid_b_bonuses",
            rulings=(16,),
            said="pyramid_b.2",
        ),
        clause(
            _("Card: the owner may take the top card of the draw pile."),
            code="delivery.CardBonus.answer delivery.DrawTopCard.draw",
            tests="test_the_card_bonus test_the_card_bonus_shuffles_the_discard_pile",
            rulings=(16, 17, 18),
            said="pyramid_b.2",
        ),
        clause(
            _("Stones: the owner may at once take three stones from the quarry to the sled."),
            code="delivery.StonesBonus.answer",
            tests="test_the_stones_bonus test_bonus_stones_are_limited_by_sled_and_quarry",
            rulings=(16,),
            said="pyramid_b.2",
        ),
        clause(
            _(
                "Ship: the owner may at once put a stone from the sled on an empty slot of a"
                " ship that has not sailed."
            ),
            code="delivery.LoadBonus.answer delivery.free_places",
            tests="test_the_load_bonus test_the_load_bonus_can_make_a_ship_ready",
            rulings=(16,),
            said="pyramid_b.2",
        ),
        clause(
            _(
                "Each pyramid is begun at its top left; the stone on the second level is worth"
                " four points."
            ),
            code="pyramid.pyramid_b edition.toml:pyramid_b",
            tests=(
                "test_pyramid_b_fields test_pyramid_b_adds_up test_side_b_pays_what_the_grids_say"
            ),
            said="pyramid_b.1",
        ),
        clause(
            _(
                "When the pyramids are finished, each further stone goes to the edge and scores"
                " one point."
            ),
            code="pyramid.Pyramids.unfinished pyramid.Pyramids.build_beside",
            tests="test_side_b_pays_what_the_grids_say",
            rulings=(23,),
            said="pyramid_b.3",
            refused="pyramid_finished",
        ),
    ),
    chapter(
        _("Temple B"),
        "B) Tempel",
        clause(
            _("After every round each stone seen from above brings the bonus of its field."),
            code="round_end.TempleBonus.proceed edition.toml:temple_b",
            tests=(
                "test_rulebook_example_temple_b_at_the_end_of_a_round "
                "test_temple_b_pays_only_what_is_seen test_temple_b_fields"
            ),
            rulings=(22,),
            said="temple_b.1",
        ),
        clause(
            _("One point, or at once two stones from the quarry to the sled."),
            code="round_end.TempleBonus.legal round_end.TempleBonus.answer",
            tests="test_rulebook_example_temple_b_at_the_end_of_a_round",
            rulings=(11, 26),
            said="temple_b.1",
        ),
        clause(
            _("Two points."),
            code="round_end.TempleBonus.proceed",
            tests="test_rulebook_example_temple_b_at_the_end_of_a_round test_temple_b_by_fields",
            said="temple_b.1",
        ),
        clause(
            _("The top card of the draw pile."),
            code="round_end.TempleBonus.proceed delivery.DrawTopCard.draw",
            tests=(
                "test_rulebook_example_temple_b_at_the_end_of_a_round "
                "test_an_entrance_of_the_temple_can_bring_another_card"
            ),
            rulings=(17, 18),
            said="temple_b.1",
        ),
    ),
    chapter(
        _("Burial chamber B"),
        "B) Grabkammer",
        clause(
            _("Each of the three rows is scored separately, by who has the most stones in it."),
            code="burial_chamber.BurialChamber.row_points edition.toml:burial_chamber_b",
            tests=(
                "test_rulebook_example_majorities_in_the_rows test_rows_by_standing_in_line "
                "test_the_fourth_place_of_a_row_brings_nothing"
            ),
            said="burial_chamber_b.1",
        ),
        clause(
            _("Without a stone in a row a player takes no place in it."),
            code="places.shared_places",
            tests=(
                "test_rulebook_example_majorities_in_the_rows "
                "test_rows_need_no_neighbours_but_at_least_one_stone"
            ),
            said="burial_chamber_b.1",
        ),
        clause(
            _("Stones need not lie side by side."),
            code="burial_chamber.BurialChamber.row_points",
            tests="test_rows_need_no_neighbours_but_at_least_one_stone",
            said="burial_chamber_b.1",
        ),
        clause(
            _(
                "Players with the same number add up the points of their places and share them,"
                " rounded down."
            ),
            code="places.shared_places",
            tests=(
                "test_rulebook_example_majorities_in_the_rows "
                "test_tied_seats_add_and_divide_rounded_down"
            ),
            said="burial_chamber_b.2",
        ),
    ),
    chapter(
        _("Obelisks B"),
        "B) Obelisken",
        clause(
            _("A stone waits on a field of its colour until the third of that colour comes."),
            code="obelisks.Obelisks.deliver obelisks.Obelisks.waiting",
            tests="test_rulebook_example_tower_for_nine_points test_towers_by_moving_stones",
            rulings=(13,),
            said="obelisks_b.1 obelisks_b.2",
        ),
        clause(
            _("Then the three become a tower on the free field with the highest value."),
            code="obelisks.Obelisks.deliver edition.toml:obelisks_b",
            tests=(
                "test_the_highest_free_field_is_taken_first test_tower_fields "
                "test_a_paved_path_can_complete_a_tower"
            ),
            rulings=(14,),
            said="obelisks_b.1",
        ),
        clause(
            _("Their owner gets these points at once."),
            code="delivery._deliver_elsewhere final_scoring.obelisk_points",
            tests="test_rulebook_example_tower_for_nine_points test_towers_are_not_counted_again",
            said="obelisks_b.1",
        ),
    ),
    chapter(
        _("The wrath of the Pharaoh"),
        "Variante: der Zorn des Pharao",
        clause(
            _("Harder rules can be agreed on that punish whoever leaves out a monument."),
            code="settings.Settings final_scoring.score_game",
            tests="test_wrath_is_a_variant",
            said="variants.wrath",
        ),
        clause(
            _(
                "Whoever has not delivered a stone to each of pyramid, temple, burial chamber"
                " and obelisks loses five points."
            ),
            code="final_scoring.wrath_points edition.toml:wrath",
            tests="test_wrath_by_asking_at_every_monument",
            rulings=(12, 28),
            said="variants.wrath",
        ),
    ),
)
