"""The form of a board as data: a JSON Schema of what `State.to_json` writes.

A box may describe its facts and questions in a file `board.json` in its room `rules`, beside the
edition. What is the same for every game is said here.
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from typing import Final

from baumeister.core.facts import Json
from baumeister.core.game import Game

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
FILE: Final = "board.json"
ANYTHING: Final[Json] = {"facts": {}, "questions": {}}
# What a question has beside its facts, where several seats answer in secret.
SEALED: Final[Json] = {
    "steps": {
        "description": "What each asked seat has answered so far, as far as the viewer may know.",
        "type": "array",
        "items": {"type": "array", "items": {"type": "string"}},
    },
    "done": {
        "description": "Whose answer is whole.",
        "type": "array",
        "items": {"type": "boolean"},
    },
    "hidden": {
        "description": "Whose answer the viewer does not see.",
        "type": "array",
        "items": {"type": "boolean"},
    },
}


def board_schema(game: Game) -> Json:
    """What can be relied on; of a game that does not describe itself, only what all have."""
    described = _described(game)
    return {
        "$schema": DIALECT,
        "title": f"The board of {game.title}",
        "description": (
            "What one seat knows of a game in progress. -1 is chance, -2 something hidden,"
            " -4 nobody, -5 nothing."
        ),
        "type": "object",
        "properties": {
            "game": {"const": game.id},
            "rules_version": {"const": game.rules_version},
            "seats": {"type": "integer", "minimum": game.fewest, "maximum": game.most},
            "variants": {
                "type": "object",
                "properties": {one.key: {"enum": [*one.values]} for one in game.variants},
                "additionalProperties": False,
            },
            "edition": {
                "description": "The edition file, where it is not the game's own.",
                "type": "string",
            },
            "facts": _facts(described["facts"]),
            "agenda": {
                "description": "The open questions; the last is asked now. None: the game is over.",
                "type": "array",
                "items": _questions(described["questions"]),
            },
        },
        "required": ["game", "rules_version", "seats", "variants", "facts", "agenda"],
        "additionalProperties": False,
    }


def _described(game: Game) -> Json:
    """What the box of a game says of it, if anything."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package).joinpath(FILE) if package else None
    if file is None or not file.is_file():
        return ANYTHING
    found: Json = json.loads(file.read_text("utf-8"))
    return found


def _facts(facts: object) -> Json:
    assert isinstance(facts, dict)
    if not facts:
        return {"type": "object"}
    return {
        "type": "object",
        "properties": facts,
        "required": [*facts],
        "additionalProperties": False,
    }


def _questions(questions: object) -> Json:
    assert isinstance(questions, dict)
    if not questions:
        return {"type": "object", "required": ["ask", "facts"]}
    return {"oneOf": [_question(name, about) for name, about in questions.items()]}


def _question(name: str, about: Json) -> Json:
    facts = about["facts"]
    assert isinstance(facts, list)
    found: Json = {
        "type": "object",
        "properties": {
            "ask": {"const": name},
            "facts": {
                "type": "array",
                **({"prefixItems": facts} if facts else {}),
                "minItems": len(facts),
                "maxItems": len(facts),
            },
            **SEALED,
        },
        "required": ["ask", "facts"],
        "additionalProperties": False,
    }
    if "description" in about:
        found["description"] = about["description"]
    return found
