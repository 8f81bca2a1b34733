"""The sentences of the start pages, and of what every page has around it."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

LAYOUT: Final[dict[str, Template]] = {
    "web.listed": _("List open seats under “Open tables”, so that anybody can join."),
    "web.become_heading": _("Another device"),
    "web.become": _("From now on this browser plays as {name}."),
    "web.become_instead": _("So far it has played as {name}; it will give up those seats."),
    "web.become_yes": _("Yes, that is me"),
    "web.skip": _("Skip to the content"),
    "web.pages": _("Pages"),
    "web.rules": _("Rules"),
    "web.about": _("About"),
    "web.theme_auto": _("Colours: same as this device. Switch to light."),
    "web.theme_day": _("Colours: light. Switch to dark."),
    "web.theme_night": _("Colours: dark. Switch to those of this device."),
    "web.foot": _("Free software. The games belong to their authors and publishers."),
    "web.needs_script": _(
        "You can read everything here as it is; to play, please allow JavaScript."
    ),
    "web.offline": _("The server is not responding. Check the connection and try again."),
    "web.choose_name": _("Your name"),
    "web.who_heading": _("What should the others call you?"),
    "web.who_note": _("A name is enough: no account, no password."),
    "web.name_label": _("Name"),
    "web.save": _("Save"),
    "web.cancel": _("Cancel"),
    "web.device_heading": _("Play on another device"),
    "web.device_note": _(
        "A personal link takes all your seats to another device. It works for a day; keep it to"
        " yourself."
    ),
    "web.device_show": _("Show my personal link"),
    "web.for_programs": _("Tokens for programs"),
    "web.device_link": _("Personal link"),
    "web.copy": _("Copy"),
    "web.copied": _("Copied"),
    "web.share": _("Share"),
    "web.code": _("Code to scan"),
    "web.code_alt": _("A QR code with this link, for the camera of another phone."),
}

PROBLEM_PAGE: Final[dict[str, Template]] = {
    "web.no_connection": _("No connection"),
    "web.no_connection_lead": _(
        "Baumeister cannot be reached at the moment. Your games are safe: the server keeps every"
        " move, and goes on where you were."
    ),
    "web.try_again": _("Try again"),
    "web.kept_replays": _("Replays you can watch meanwhile"),
    "web.app_about": _("Five Egyptian building games, against bots and with friends."),
    "web.lost": _("Nothing here but sand"),
    "web.refused": _("That did not work"),
    "web.to_start": _("To the start page"),
    "web.wrong_method": _("This address does not accept that kind of request."),
}

SHELF: Final[dict[str, Template]] = {
    "web.start_heading": _("Build for the pharaoh"),
    "web.start_lead": _(
        "Board games about the builders of ancient Egypt, in your browser: alone against bots, or"
        " with friends who get a link. No account, no advertising."
    ),
    "web.games": _("The games"),
    "web.play_bots": _("Play against bots"),
    "web.new_table": _("New table"),
    "web.play_friends": _("With friends"),
    "web.read_rules": _("Rules"),
    "web.players_between": _("{fewest} to {most} players"),
    "web.players": (_("{n} player"), _("{n} players")),
    "web.minutes": (_("{n} minute"), _("{n} minutes")),
    "web.weight_1": _("light"),
    "web.weight_2": _("light to medium"),
    "web.weight_3": _("medium weight"),
    "web.weight_4": _("medium to heavy"),
    "web.weight_5": _("heavy"),
}

LISTS: Final[dict[str, Template]] = {
    "web.my_games": _("My games"),
    "web.open_tables": _("Open tables"),
    "web.older_games": (_("{n} older game"), _("{n} older games")),
    "web.your_turn": _("Your turn"),
    "web.turn_of": _("{seat}’s turn"),
    "web.free_seats": (_("{n} open seat"), _("{n} open seats")),
    "web.finished": _("Finished"),
    "web.you_won": _("You won"),
    "web.won": _("{seat} won"),
    "web.drawn": _("Shared victory"),
    "web.no_open_tables": _("Nobody is waiting for players at the moment."),
    "web.just_now": _("just now"),
}

NEW_TABLE: Final[dict[str, Template]] = {
    "web.seats_heading": _("Who plays?"),
    "web.order": _("Who begins?"),
    "web.order_lot": _("The lot decides"),
    "web.order_listed": _("In the order of this list"),
    "web.seat_count": _("Number of players"),
    "web.seat_me": _("Me"),
    "web.seat_friend": _("A friend, by link"),
    "web.seat_screen": _("Somebody at this screen"),
    "web.seat_bot": _("Bot: {level}"),
    "web.seat_fits": _("Bot: fits you ({level})"),
    "web.fits_about": _(
        "Stronger after each game you win, weaker after each you lose: you win about half of them."
    ),
    "web.level_suits": "{level} – {suits}",
    "web.level_strength": _("Measured strength: {n}."),
    "web.level_strength_within": _("Measured strength: {n} ± {margin}."),
    "web.level_strength_by": _("Measured strength, by rules {rules}: {n} ± {margin}."),
    "web.level_unmeasured": _("Strength not measured yet."),
    "web.rated_unmeasured": _("{level} (not measured yet)"),
    "web.level_own": _("Nobody has described this bot yet."),
    "web.levels_heading": _("Who are the bots?"),
    "web.levels_note": _(
        "The number shows how strong a bot was in this game, measured in many games against the "
        "others: 200 more means that it wins three games out of four. What follows the ± says how"
        " far off it may be. No bot sees anything that a player in its seat could not see."
    ),
    "web.levels_by": _(
        "Strengths were measured by rules {rules} of this game. It is now played by rules {now}, so"
        " they may have shifted."
    ),
    "web.seat_name": _("Name of player {n}"),
    "web.rules_heading": _("Which rules?"),
    "web.rules_note": _("The settings below make a good first game."),
    "web.speed_heading": _("How fast?"),
    "web.speed_live": _("Live: everybody is at the table"),
    "web.speed_days": (_("{n} day per turn"), _("{n} days per turn")),
    "web.edition_heading": _("Play with other printed values"),
    "web.edition_note": _(
        "If the numbers in your box differ, write them into a copy of the edition file and choose"
        " it here."
    ),
    "web.edition_label": _("Edition file"),
    "web.edition_standard": _("Download the standard edition"),
    "web.open_table": _("Open the table"),
}

ABOUT: Final[dict[str, Template]] = {
    "web.about_lead": _(
        "Baumeister brings five board games about building in ancient Egypt to the browser, and "
        "offers their rules to programmers as a free Python library. The start page shows which "
        "of them can be played today."
    ),
    "web.about_rules_heading": _("Where the rules come from"),
    "web.about_rules_law": _(
        "The printed rulebook is the law. Where it is silent, we had to decide, and the rules "
        "pages say so."
    ),
    "web.about_rules_own": _(
        "All words and pictures here are our own; nothing is copied from a rulebook or a box."
    ),
    "web.about_rules_values": _(
        "Each value says where it comes from: confirmed, known from a single source, or worked "
        "out by us because no printed copy could be found. If your box says otherwise, write "
        "its values into a copy of the edition file and play with that."
    ),
    "web.about_rules_thanks": _(
        "The rules page of each game names its authors and its publisher. We have no connection"
        " with them. If you like a game here, its box on a real table is nicer still."
    ),
    "web.about_privacy_heading": _("What we know about you"),
    "web.about_privacy_cookie": _(
        "A name that you choose, and a signed cookie by which your seats recognise you. If you "
        "choose a language or colours, your browser remembers that, too."
    ),
    "web.about_privacy_kept": _("The server keeps what happens at a table: names, moves and chat."),
    "web.about_privacy_offline": _(
        "Your browser keeps replays of finished games that you have opened, so that you can watch"
        " them without a connection."
    ),
    "web.about_privacy_nothing": _(
        "That is all: no account, no e-mail address, no statistics, and nothing is loaded from"
        " anywhere else."
    ),
    "web.about_licence_heading": _("Licence"),
    "web.about_licence": _(
        "Baumeister is free software under the MIT licence: use it, change it, pass it on. The"
        " names of the games belong to their owners and are used only to say what is played."
    ),
    "web.about_run_heading": _("Run it yourself"),
    "web.about_run_here": _("In a copy of the sources, with Python 3.11 or newer:"),
    "web.about_run_there": _("For everybody on your network, with its data in a folder you name:"),
    "web.about_run_data": _(
        "One file in that folder holds everything; a backup of it is a backup of all tables."
    ),
}

START: Final[dict[str, Template]] = {
    **LAYOUT,
    **PROBLEM_PAGE,
    **SHELF,
    **LISTS,
    **NEW_TABLE,
    **ABOUT,
}
