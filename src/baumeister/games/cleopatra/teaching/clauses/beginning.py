"""Clauses of Kleopatra: material, setup and aim."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("What is in the box"),
        "Material",
        clause(
            _(
                "Each player has three merchants of the Nile and two Anubis statues; there are"
                " enough for five players."
            ),
            code="names.STATUES names.MOST_SEATS edition.toml:table",
            tests="test_two_to_five_play test_pieces_and_merchants_only_go_one_way",
            rulings=(20,),
            said="setup.1 variants.two",
        ),
        clause(
            _("There are 108 coins worth 416 talents: 32 ones, 32 twos, 24 fives and 20 tens."),
            code="actions.TALENTS",
            tests="test_rulebook_nobody_bids_more_than_all_coins_are_worth",
            rulings=(27,),
        ),
        clause(
            _("There are twelve mosaics of five squares each."),
            code="mosaic_shapes.SHAPES mosaic_shapes.SQUARES",
            tests="test_there_are_twelve_different_mosaics_of_five_squares",
            said="setup.4",
        ),
        clause(
            _(
                "The quarry holds two obelisks, two door frames, a throne and a pedestal, column"
                " walls and sphinxes."
            ),
            code="names.OBELISKS names.DOORS names.WALLS names.SPHINXES",
            tests="test_all_pieces_together_cost_143_resources",
            said="pieces.1",
        ),
        clause(
            _(
                "There are 75 standard resource cards: artisans, stone, marble, timber and lapis"
                " lazuli."
            ),
            code="edition.toml:standard_cards",
            tests="test_the_box_holds_109_cards test_the_box_holds_105_resources",
            said="cards.1 cards.standard.1",
        ),
        clause(
            _(
                "There are 23 tainted resource cards: each resource three times as a double"
                " card, and eight trompe-l’œil cards."
            ),
            code="edition.toml:tainted_cards edition.toml:trompe_loeil",
            tests="test_the_box_holds_109_cards",
            said="cards.1 cards.tainted.1",
        ),
        clause(
            _("A trompe-l’œil stands in for a material."),
            code=(
                "building.PayFor._may_lay_trompe edition.toml:trompe_loeil "
                "building.PayFor._can_pay_rest"
            ),
            tests=(
                "test_a_wild_card_that_is_needed_elsewhere_is_not_offered "
                "test_every_legal_payment_is_one_that_brute_force_allows"
            ),
            rulings=(13,),
            said="pay.3",
            refused="trompe_artisan",
            remark="lost",
        ),
        clause(
            _(
                "There are eleven characters: two each of beggar, courtesan, envoy, scribe and"
                " smuggler, and one vizier."
            ),
            code="edition.toml:characters",
            tests="test_eleven_characters",
            said="cards.characters.1",
        ),
        clause(
            _("There are five dice of the high priest."),
            code="names.DICE edition.toml:high_priest",
            tests="test_the_chances_of_dice_with_one_symbol_on_six_faces",
            said="setup.5",
        ),
        clause(
            _(
                "Amulets go into the own corruption pyramid; everybody may look under the own"
                " one at any time, in secret."
            ),
            code="drawing/riches_and_goods.riches",
            tests=(
                "test_the_own_amulets_are_a_number_that_nobody_else_sees "
                "test_talents_and_amulets_of_others_are_not_drawn"
            ),
            rulings=(27,),
            said="goal.2",
        ),
    ),
    chapter(
        _("Setting up"),
        "Spielvorbereitung",
        clause(
            _("The dice lie blank beside the plaza; one that shows the symbol goes to the altar."),
            code="state.Cleopatra.set_up high_priest.RollDice.answer",
            tests="test_all_blank_dice_are_rolled",
            said="setup.5",
        ),
        clause(
            _("Cleopatra stands in front of the numbered footprints that lead to the gate."),
            code="state.Cleopatra.set_up edition.toml:inspection",
            tests="test_the_game_ends_with_the_fifth_category test_cleopatra_stops_at_the_gate",
            said="setup.5",
        ),
        clause(
            _("The mosaics are shuffled and lie as a stack in the quarry."),
            code="mosaics.TurnUpMosaic.legal state.Cleopatra.seen_from",
            tests=(
                "test_everybody_knows_the_mosaics_that_are_left "
                "test_a_mosaic_that_fits_nowhere_leaves_the_game"
            ),
            said="setup.4",
        ),
        clause(
            _("Each player gets a pyramid, two statues, three merchants and five talents."),
            code="state.Cleopatra.set_up edition.toml:table",
            tests=(
                "test_setup_deals_three_cards_and_opens_three_stalls test_every_talent_has_a_source"
            ),
            said="setup.1",
        ),
        clause(
            _("Merchants lie open; talents lie face down, and nobody sees what they are worth."),
            code="drawing/riches_and_goods.riches drawing/seats.seat_panel",
            tests=(
                "test_talents_and_amulets_of_others_are_not_drawn "
                "test_only_the_own_talents_amulets_and_cards_are_read"
            ),
            rulings=(27,),
        ),
        clause(
            _("The cards are shuffled, and each player gets three face down."),
            code="edition.toml:table draw_card.DrawFromPool.get state.Cleopatra.seen_from",
            tests=(
                "test_setup_deals_three_cards_and_opens_three_stalls "
                "test_a_hidden_hand_shows_only_its_size"
            ),
            said="setup.1",
        ),
        clause(
            _(
                "The rest is cut in two equal halves; one is turned face up and both are"
                " shuffled together."
            ),
            code="draw_pile.DrawPile.cut game.CutDeck.proceed",
            tests=(
                "test_the_sides_of_the_pile_are_weighed_by_their_numbers "
                "test_setup_deals_three_cards_and_opens_three_stalls"
            ),
            rulings=(1, 2),
            said="setup.2",
        ),
        clause(
            _("The top three cards are laid side by side as they are: the market."),
            code="market.OpenMarket.proceed names.STALLS draw_pile.DrawPile.hide",
            tests=(
                "test_setup_deals_three_cards_and_opens_three_stalls "
                "test_everybody_sees_the_top_card"
            ),
            said="setup.3",
        ),
    ),
    chapter(
        _("The aim"),
        "Ziel des Spiels",
        clause(
            _(
                "Players want to become the queen's richest architect by building the most"
                " valuable parts of the palace."
            ),
            code="state.Cleopatra.result crocodile.eaten",
            tests=(
                "test_who_is_eaten_agrees_with_a_naive_count test_equal_talents_go_by_fewer_amulets"
            ),
            said="goal.1",
        ),
        clause(
            _("Shady deals cost corruption amulets, which are kept hidden in the own pyramid."),
            code="state.Cleopatra.put_down",
            tests=(
                "test_amulets_by_card test_tainted_cards_are_no_alms "
                "test_a_face_down_stall_card_can_be_played_at_once"
            ),
            rulings=(27,),
            said="goal.2",
        ),
        clause(
            _(
                "At the end the most corrupt is fed to the crocodile; the richest of the others"
                " wins."
            ),
            code="crocodile.eaten crocodile.end_game",
            tests="test_whoever_has_most_amulets_left_is_eaten",
            rulings=(19,),
            said="goal.2",
        ),
    ),
)
