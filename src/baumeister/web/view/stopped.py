"""What people read of a table that cannot go on here."""

from __future__ import annotations

from baumeister.core.text import Language, Text
from baumeister.web.table.stopped import Closed, Stopped
from baumeister.web.view.texts import SENTENCES


def stopped_sentence(stopped: Stopped, language: Language) -> str:
    if isinstance(stopped, Closed):
        return SENTENCES.say(stopped.text, language)
    if stopped.at is not None:
        return SENTENCES.say(Text("web.stopped_at"), language)
    why = stopped.why
    sentences = why.sentences if why.text.key in why.sentences.templates else SENTENCES
    words = {"why": sentences.say(why.text, language)}
    return SENTENCES.say(Text("web.stopped", words=words), language)
