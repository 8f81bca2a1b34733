"""Clauses of Kleopatra: the followers of Sobek."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("The followers of Sobek"),
        "Die Sobek-Anbeter",
        clause(
            _("Characters come to a hand by way of the market, like resource cards."),
            code="market.take_stall prices.suffices",
            tests="test_a_face_down_stall_card_can_be_played_at_once test_characters_do_not_pay",
            said="cards.characters.1",
            refused="character_pays",
        ),
        clause(
            _("Most cost amulets, which their player takes when playing them."),
            code="characters.play_character edition.toml:corruption",
            tests=(
                "test_amulets_by_card test_the_beggar_gets_talents_or_a_resource_from_everybody "
                "test_the_scribe_picks_any_mosaic_for_two_amulets"
            ),
            said="cards.1",
        ),
        clause(
            _("A character is laid on the discard pile, then it has its effect."),
            code="characters.play_character courtesan.search_discards",
            tests="test_the_courtesan_takes_any_discarded_card_in_secret",
            rulings=(9,),
            said="variants.vizier_waits",
        ),
    ),
    chapter(
        _("The beggar"),
        "Der Bettler",
        clause(
            _(
                "For two amulets: every opponent gives two talents or a standard resource card,"
                " of their choice."
            ),
            code="beggar.beg beggar.GiveAlms.choices",
            tests="test_the_beggar_gets_talents_or_a_resource_from_everybody",
            rulings=(10,),
            said="cards.beggar",
        ),
        clause(
            _("The card must not be tainted."),
            code="beggar.GiveAlms.choices",
            tests="test_tainted_cards_are_no_alms",
            said="cards.beggar",
        ),
        clause(
            _("Whoever can give neither shows the beggar's player the whole hand."),
            code="beggar.GiveAlms._show",
            tests="test_rulebook_whoever_can_give_neither_shows_the_whole_hand",
            rulings=(10,),
            said="cards.beggar",
            refused="something_to_give",
        ),
    ),
    chapter(
        _("The courtesan"),
        "Die Kurtisane",
        clause(
            _("For one amulet: any one card of the discard pile."),
            code=(
                "courtesan.TakeDiscarded.legal courtesan.search_discards objections.play_objection"
            ),
            tests=(
                "test_the_courtesan_takes_any_discarded_card_in_secret "
                "test_the_courtesan_needs_discarded_cards"
            ),
            rulings=(9,),
            said="cards.courtesan",
            refused="no_discards not_discarded",
        ),
        clause(
            _("Nobody has to be shown which card it is."),
            code="courtesan.TakeDiscarded.answer",
            tests="test_the_courtesan_takes_any_discarded_card_in_secret",
            rulings=(8,),
            said="cards.courtesan",
        ),
    ),
    chapter(
        _("The envoy"),
        "Der Gesandte",
        clause(
            _(
                "His player asks one, some or all others for a standard resource card of their"
                " choice."
            ),
            code="envoy.NameResource.answer envoy.ChooseAsked.legal",
            tests="test_the_envoy_asks_everybody_for_a_resource",
            rulings=(11,),
            said="cards.envoy variants.envoy_asks_all",
            refused="asked_already ask_others",
        ),
        clause(
            _("For each card that is accepted, the giver passes an amulet on as well."),
            code="envoy.AcceptOffers.answer",
            tests="test_the_envoy_asks_everybody_for_a_resource",
            rulings=(11,),
            said="cards.envoy",
        ),
        clause(
            _("Nobody has to offer a card, and no offer has to be accepted."),
            code="envoy.MakeOffers.choices envoy.AcceptOffers.legal",
            tests="test_the_envoy_asks_everybody_for_a_resource",
            rulings=(11,),
            said="cards.envoy",
            refused="not_offered",
        ),
    ),
    chapter(
        _("The scribe"),
        "Der Schreiber",
        clause(
            _(
                "For two amulets: a mosaic of the player's choice instead of the top one; its"
                " price has to be paid."
            ),
            code="scribe.UseScribe.answer scribe.UseScribe.legal",
            tests=(
                "test_the_scribe_picks_any_mosaic_for_two_amulets "
                "test_a_mosaic_that_is_gone_or_fits_nowhere_cannot_be_picked"
            ),
            rulings=(17,),
            said="cards.scribe",
            refused="mosaic_gone mosaic_nowhere no_building_now",
        ),
        clause(
            _(
                "For no amulet: a die of the high priest may be turned, to the symbol or back to"
                " blank."
            ),
            code="scribe.UseScribe.answer",
            tests=(
                "test_the_scribe_turns_a_die_for_nothing "
                "test_rulebook_the_scribe_need_not_turn_a_die"
            ),
            rulings=(17,),
            said="cards.scribe variants.must_turn",
            refused="altar_empty",
        ),
        clause(
            _("The last symbol turned in this way calls for the offering."),
            code="scribe.UseScribe.answer high_priest.call_for_offering",
            tests="test_the_scribe_can_call_for_an_offering",
        ),
        clause(
            _(
                "Like all characters he is played in the own turn only: nobody counters another"
                " player's roll."
            ),
            code="high_priest.CounterRoll.legal",
            tests="test_own_turn_only",
            rulings=(17,),
        ),
        clause(
            _("A scribe who is still in the hand at the end costs an amulet."),
            code="crocodile._discard_hand",
            tests="test_each_tainted_card_in_the_hand_costs_an_amulet",
            said="final.2",
        ),
    ),
    chapter(
        _("The smuggler"),
        "Der Schmuggler",
        clause(
            _("For one amulet: whoever has more than ten cards keeps all of them."),
            code=(
                "hand_limit.CheckHand.answer hand_limit.CheckHand.legal objections.play_objection"
            ),
            tests=(
                "test_the_smuggler_keeps_all_for_one_amulet "
                "test_the_smuggler_waits_for_too_many_cards "
                "test_whoever_has_no_smuggler_is_told_so"
            ),
            rulings=(6,),
            said="cards.smuggler turn.hand.1",
            refused="smuggler_later",
        ),
    ),
    chapter(
        _("The vizier"),
        "Der Wesir",
        clause(
            _("His player draws the top five cards of the draw pile."),
            code="vizier.look_at_pile vizier.LOOKED_AT",
            tests=(
                "test_the_vizier_looks_at_five_cards_and_keeps_some "
                "test_the_vizier_takes_what_there_is"
            ),
            rulings=(12,),
            said="cards.vizier",
            refused="no_pile",
        ),
        clause(
            _("Each card that is kept costs an amulet."),
            code="vizier.KeepCards.answer",
            tests=(
                "test_the_vizier_looks_at_five_cards_and_keeps_some "
                "test_keeping_all_five_ends_the_look"
            ),
            said="cards.vizier",
            refused="not_looked_at",
        ),
        clause(
            _("Nobody has to be shown what is kept or discarded."),
            code="vizier.KeepCards.answer",
            tests="test_the_vizier_looks_at_five_cards_and_keeps_some",
            rulings=(8, 12),
            said="cards.vizier",
        ),
        clause(
            _("The other cards go to the discard pile."),
            code="vizier.KeepCards.answer",
            tests="test_the_vizier_looks_at_five_cards_and_keeps_some",
            said="cards.vizier",
        ),
    ),
)
