"""Clauses of Imhotep: the market cards."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("Red cards"),
        "Eingang, Sarkophag, Gepflasterter Pfad",
        clause(
            _("There are two of each."),
            code="edition.toml:market_cards",
            tests="test_market_cards",
        ),
        clause(
            _("Whoever gets one at once puts a stone from the quarry on the site that it names."),
            code="delivery.gain",
            tests=(
                "test_red_cards_build_with_a_stone_of_the_quarry "
                "test_no_red_card_builds_at_the_temple"
            ),
            rulings=(8, 17),
            said="cards.red.1",
        ),
        clause(
            _("Then the card is discarded."),
            code="delivery.Spent.proceed",
            tests="test_red_cards_build_with_a_stone_of_the_quarry",
            rulings=(20,),
            said="cards.red.1",
        ),
    ),
    chapter(
        _("Decorations"),
        "Pyramiden-, Tempel-, Grabkammer- und Obelisk-Verzierung",
        clause(
            _(
                "There are two of each; they lie open in front of their owner to the end of the"
                " game."
            ),
            code="edition.toml:market_cards delivery.gain",
            tests="test_market_cards test_other_cards_stay_in_front_of_their_owner",
        ),
        clause(
            _(
                "At the end each brings one point for every three stones at its site, whoever"
                " owns them."
            ),
            code="final_scoring.decoration_points",
            tests=(
                "test_rulebook_example_thirteen_stones_and_a_decoration "
                "test_two_decorations_count_twice test_decorations_by_taking_three_at_a_time"
            ),
            rulings=(19,),
            said="cards.green.1",
        ),
    ),
    chapter(
        _("Statues"),
        "Statue",
        clause(
            _("There are ten; they lie open in front of their owner to the end of the game."),
            code="edition.toml:market_cards delivery.gain",
            tests="test_market_cards test_other_cards_stay_in_front_of_their_owner",
        ),
        clause(
            _(
                "One to five statues are worth 1, 3, 6, 10 and 15 points together, each further"
                " one 2 more."
            ),
            code="final_scoring.statue_points edition.Edition.set_points",
            tests=(
                "test_rulebook_example_three_statues test_statues "
                "test_statues_by_adding_one_after_the_other"
            ),
            said="cards.purple.1",
        ),
    ),
    chapter(
        _("Blue cards"),
        "Blaue Markt-Karten",
        clause(
            _("Playing one replaces the other three actions; it does not come on top of them."),
            code="turn.Turn.answer",
            tests="test_a_blue_card_is_the_whole_turn_and_is_then_discarded",
            said="turn.play.1 cards.blue.1",
        ),
        clause(
            _("There are four kinds: two levers, two hammers, three sails and three chisels."),
            code="edition.toml:market_cards",
            tests="test_market_cards",
        ),
        clause(
            _("Each lies open in front of its owner until a later turn, and can be used once."),
            code="delivery.gain",
            tests="test_a_card_is_played_in_a_later_turn_than_it_was_taken",
            said="cards.blue.1",
        ),
        clause(
            _("One that was not used is worth one point at the end."),
            code="final_scoring.score_game",
            tests="test_unused_blue_cards_count_one_each",
            said="cards.blue.1",
        ),
    ),
    chapter(
        _("Lever"),
        "Hebel",
        clause(
            _("Its player sails a ship, by the same two conditions as always."),
            code="blue_cards.PullLever.legal objections._lever_objection",
            tests="test_lever_needs_a_ready_ship_and_a_free_site",
            said="cards.lever",
            refused="no_ship_ready",
        ),
        clause(
            _("Its player decides in which order the stones are unloaded."),
            code="unload.Unload.legal unload.Unload.answer",
            tests="test_the_lever_chooses_the_order_of_all_stones",
            rulings=(15,),
            said="cards.lever",
            refused="no_stone_there",
        ),
    ),
    chapter(
        _("Hammer"),
        "Hammer",
        clause(
            _("Three stones go from the quarry to the sled, then one from the sled onto a ship."),
            code="blue_cards.play_card blue_cards.Load.answer",
            tests="test_hammer_takes_three_stones_and_places_one",
            rulings=(6,),
            said="cards.hammer",
        ),
    ),
    chapter(
        _("Sail"),
        "Segel",
        clause(
            _("A stone goes onto a ship, and this ship sails."),
            code="blue_cards.LoadToSail.answer blue_cards.SailWithIt.legal",
            tests="test_sail_card_places_a_stone_and_sails_that_ship",
            rulings=(7,),
            said="cards.sail",
            refused="other_ship",
        ),
        clause(
            _("The two conditions for sailing hold here, too."),
            code="objections.can_sail_with_one_more blue_cards.LoadToSail.legal",
            tests="test_sail_card_places_a_stone_and_sails_that_ship",
            rulings=(7,),
            said="cards.sail",
            refused="no_ship_ready_then",
        ),
    ),
    chapter(
        _("Chisel"),
        "Meißel",
        clause(
            _("Two stones go onto one ship, or one onto each of two."),
            code="blue_cards.play_card blue_cards.Load.answer",
            tests="test_chisel_places_two_stones_on_one_ship_or_on_two",
            rulings=(5,),
            said="cards.chisel",
            refused="chisel_stones chisel_slots",
        ),
    ),
)
