"""The sentences of the table pages."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _
from baumeister.core.text import mark_in as _in

PROMPTS: Final[dict[str, Template]] = {
    "table.not_full": (
        _("The game begins when {n} more player has sat down."),
        _("The game begins when {n} more players have sat down."),
    ),
    "table.asked_on_screen": "{seat}: {question}",
    "table.asks_person": _("It is {seat}’s turn."),
    "table.asks_bot": _("{seat} is thinking."),
    "table.asks_several": _("The table is waiting for {names}."),
    "table.secret_steps": _("So far, and nobody has seen it:"),
    "table.secret_whole": _("You have answered. Until all have, you can still change it:"),
    "table.withdraw": _("Take this back"),
    "table.keep_answer": _("Leave it as it was"),
    "table.unfold": _("The whole question"),
    "table.lot_decided": _("The lot has decided the order at the table: {names}."),
    "table.invited_by": _("{name} invites you to {game}"),
    "table.invited": _("You are invited to {game}"),
    "table.accept": _("Play along"),
    "table.watching": _("You are watching and see what everybody may see."),
    "table.substituted": _("A bot is playing for {seat:*|you}."),
    "table.come_back": _("Take the seat back"),
    "table.wishes_undo": _("{seat} would like to take back the last answer. Do you agree?"),
    "table.waits_for_undo": _(
        "The others are asked whether {seat:*|you} may take back the last answer."
    ),
    "table.agree": _("Agree"),
    "table.decline": _in("button", "Decline"),
    "table.pass_to": _("Pass the device to {seat}."),
    "table.pass_note": _("The others look away. What only {seat} may see is shown after that."),
    "table.taken_over": _("I am {seat}"),
}

PEOPLE: Final[dict[str, Template]] = {
    "table.people": _("Players"),
    "table.bot": _("bot, {level}"),
    "table.bot_with_time": (
        _("bot, {level}, {n} second per decision"),
        _("bot, {level}, {n} seconds per decision"),
    ),
    "table.substitute": _("a bot stands in, {level}"),
    "table.you": _("you"),
    "table.this_screen": _("at this screen"),
    "table.away": _("away"),
    "table.here": _("here"),
    "table.asked_now": _("is to move"),
    "table.open": _("open"),
    "table.invite": _("Send this link to everybody who should play with you."),
    "table.invite_title": _("Come and play {game} with me"),
    "table.invitation": _("Invitation link"),
    "table.copy": _("Copy"),
    "table.copied": _("Copied."),
    "table.sit": _("Sit here"),
    "table.give_to_bot": _("Give to a bot"),
    "table.level": _("Level of the bot"),
    "table.let_bot_play": _("Let a bot play for {seat}"),
    "table.let_bot_play_for_me": _("Let a bot play for me"),
    "table.lots_drawn": _("Lots were drawn for the order at the table."),
    "table.onlookers": (_("{n} person is watching."), _("{n} people are watching.")),
    "table.days": (_("{n} day per turn"), _("{n} days per turn")),
}

PREVIEWS: Final[dict[str, Template]] = {
    "preview.open": (
        _("{names} at the table, {n} seat is free: come and play {game}."),
        _("{names} at the table, {n} seats are free: come and play {game}."),
    ),
    "preview.running": _("{names} play {game}. Come and watch."),
    "preview.over": "{game}: {result}",
    "preview.replay": _("{game} with {names}, to be watched move by move."),
}

TOOLS: Final[dict[str, Template]] = {
    "table.menu": _("Menu"),
    "table.faces": _("Parts of the board"),
    "table.pace": _("What others do is shown"),
    "table.pace_calm": _("calmly"),
    "table.pace_brisk": _("briskly"),
    "table.pace_instant": _("at once"),
    "table.pace_step": _("step by step"),
    "table.pause": _("Pause"),
    "table.rule_of_thing": _("What the rules say"),
    "table.log_more": _("Show the whole turn"),
    "table.log_show": _("Show on the board"),
    "table.since": _("Since your last move"),
    "table.since_nothing": _("Nothing has happened since your last move."),
    "table.jump": _("Jump to the present"),
    "table.next": _("Next"),
    "table.result": _("Result"),
    "table.skip": _("Skip"),
    "table.key_pause": _("Pause, and go on"),
    "table.key_next": _("The next move of the others, step by step or in a pause"),
    "table.confirms": _("Confirm a tap on the board"),
    "table.confirms_needed": _("where it matters"),
    "table.confirms_always": _("always"),
    "table.confirms_never": _("never"),
    "table.undo": _("Take back"),
    "table.hint": _("Hint"),
    "table.hint_more": _("Wins {wins} of 100 imagined games. Otherwise: {others}."),
    "table.hint_alone": _("No other move is worth a try."),
    "table.why": _("Why?"),
    "table.hint_thinks": _("A bot is thinking about it …"),
    "table.log": _("Log"),
    "table.chat": _("Chat"),
    "table.more": _("More"),
    "table.close": _("Close"),
    "table.say": _("Say something"),
    "table.send": _("Send"),
    "table.no_chat": _("Nobody has said anything yet."),
    "table.zoom_in": _("Larger"),
    "table.zoom_out": _("Smaller"),
    "table.zoom_fit": _("Whole board"),
    "table.confirm": _("Do it"),
    "table.cancel": _("Not yet"),
    "table.turn_left": _("Turn left"),
    "table.turn_right": _("Turn right"),
    "table.put_down": _("Put back"),
    "table.estimate": _("Show what would happen if the game ended now"),
    "table.sound": _("Sound when it is my turn"),
    "table.notify": _("Notification when it is my turn"),
    "table.notify_refused": _("The browser does not allow notifications for this page."),
    "table.device": _("Play on another device"),
    "table.leave": _("Leave the table"),
    "table.leave_waits": _("The game waits for you: come back whenever you like."),
    "table.leave_for_now": _("Leave for now"),
    "table.leave_note": _("A bot plays on for you. You can take your seat back at any time."),
    "table.let_bots_finish": _("Let bots finish without me"),
    "table.leave_finishes": _(
        "Only bots are left then: they play the game to its end at once, unless you come back."
    ),
    "table.actions": _("What you can do"),
    "table.board": _("Board"),
    "table.board_in_words": _("The board in words"),
    "table.help": _("Keys and colours"),
    "table.keys": _("Keys"),
    "table.looks": _("Colours on the board"),
    "table.look_go": _("You can do something here now"),
    "table.look_new": _("This has just happened"),
    "table.look_own": _("This is yours"),
    "table.look_hinted": _("What a bot would do, when you ask for a hint"),
    "table.key_tab": _("Next and previous possible action"),
    "table.key_arrows": _("The action that lies in that direction"),
    "table.key_enter": _("Do it"),
    "table.key_pick": _("Pick up; once you hold it, turn it or put it back"),
    "table.key_turn": _("Turn what you hold right or left"),
    "table.key_drop": _("Put back what you hold"),
    "table.key_hint": _("Ask a bot what it would do, and once more for the alternatives"),
    "table.key_undo": _("Take back"),
    "table.key_rules": _("The rules, at what is asked now"),
    "table.key_zoom": _("Larger, smaller, whole board"),
    "table.key_help": _("This help"),
    "table.key_escape": _("Close what is open"),
}

HOLDING: Final[dict[str, Template]] = {
    "hold.held": _(
        "Picked up: {thing}. Tab moves to the places where it fits, Escape puts it back."
    ),
    "hold.held_turning": _(
        "Picked up: {thing}. R turns it, Tab moves to the places where it fits, Escape puts it "
        "back."
    ),
    "hold.turned": _("Turned: position {n} of {turns}."),
    "hold.put_down": _("Put back: {thing}"),
}

NEWS: Final[dict[str, Template]] = {
    "table.your_turn": _("Your turn"),
    "table.you_are_asked": _("It is your turn"),
    "table.offline": _("The connection is lost. Trying again …"),
    "table.done_for_you": _("Done for you, as nothing else was possible: {action}"),
    "table.undo_wished": _("The others have been asked."),
}

RESULT: Final[dict[str, Template]] = {
    "result.wins": (_("{seat} wins with {n} point."), _("{seat} wins with {n} points.")),
    "result.you_win": (_("You win with {n} point!"), _("You win with {n} points!")),
    "result.share": (
        _("{names} share the victory with {n} point each."),
        _("{names} share the victory with {n} points each."),
    ),
    "result.nobody": _("Nobody wins."),
    "result.heading": _("Points"),
    "result.source": _("Points for"),
    "result.total": _("Total"),
    "result.rank": _("Rank"),
    "result.tie_break": _("Tie-break"),
    "result.tie_note": _("Where points are equal, the higher tie-break decides."),
    "result.shared_note": _("Players who are still tied share a rank."),
    "result.replay": _("Replay"),
    "result.record": _("Download the record"),
    "result.rematch": _("Another game"),
    "result.rematch_fitting": _("Another game, with bots that fit: {level}"),
}

TABLE: Final[dict[str, Template]] = {
    **PROMPTS,
    **PEOPLE,
    **PREVIEWS,
    **TOOLS,
    **HOLDING,
    **NEWS,
    **RESULT,
}
