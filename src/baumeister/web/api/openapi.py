"""The document of the interface (OpenAPI 3.1), made from the operations that answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec

from baumeister.core.text import ENGLISH, Text
from baumeister.web.api.forms import Wrong
from baumeister.web.api.operation import DEED, JSON, LINES, ROOT, Operation
from baumeister.web.view.texts import SENTENCES

Json = dict[str, Any]

VERSION: Final = "1"
REFERENCE: Final = "#/components/schemas/{name}"
PARAMETER: Final = re.compile(r"{(\w+)}")
ERRORS: Final = (400, 401, 403, 404, 429, 503)  # that every operation may answer with
ERRORS_OF_DEEDS: Final = (409, 413, 415)
LIMITS: Final = {
    "RateLimit-Limit": "Requests that can be made at once.",
    "RateLimit-Remaining": "How many of them are left.",
    "RateLimit-Reset": "Seconds until all of them are there again.",
}


def openapi(operations: Sequence[Operation], site: str) -> Json:
    forms = [form for operation in operations for form in forms_of(operation)]
    found, components = msgspec.json.schema_components([*forms, Wrong], ref_template=REFERENCE)
    schemas = dict(zip(map(repr, [*forms, Wrong]), found, strict=True))
    paths: Json = {}
    for operation in operations:
        paths.setdefault(ROOT + operation.path, {})[operation.method.lower()] = _operation(
            operation, schemas
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Baumeister",
            "version": VERSION,
            "description": SENTENCES.say(Text("api.lead"), ENGLISH),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": site}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def forms_of(operation: Operation) -> list[Any]:
    """What it takes and gives, as far as that is JSON."""
    sent = [] if operation.body is None else [operation.body]
    got = [operation.reply] if operation.media in (JSON, LINES) else []
    return [*sent, *got, operation.query]


def _operation(operation: Operation, schemas: Json) -> Json:
    found: Json = {
        "operationId": operation.name,
        "summary": SENTENCES.say(Text(f"api.{operation.name}"), ENGLISH),
        "parameters": [*_places(operation), *_query(operation)],
        "responses": _responses(operation, schemas),
    }
    if operation.socket is not None:
        found["x-stream"] = "One object on each line; a WebSocket here says the same."
    if operation.scope:
        found["security"] = [{"token": []}]
        found["description"] = f"Needs a token with the scope `{operation.scope}`."
    if operation.body is not None:
        content = {JSON: {"schema": schemas[repr(operation.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _places(operation: Operation) -> list[Json]:
    """What stands in the address itself."""
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in PARAMETER.findall(operation.path)
    ]


def _query(operation: Operation) -> list[Json]:
    """What stands after the question mark; all of it can be left out."""
    _, components = msgspec.json.schema_components([operation.query], ref_template=REFERENCE)
    properties = components[operation.query.__name__].get("properties", {})
    return [
        {"name": name, "in": "query", "required": False, "schema": _flat(schema)}
        for name, schema in properties.items()
    ]


def _flat(schema: Json) -> Json:
    """In an address, what is not said is left out."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else schema


def _responses(operation: Operation, schemas: Json) -> Json:
    form = (
        schemas[repr(operation.reply)] if operation.media in (JSON, LINES) else {"type": "string"}
    )
    headers = {
        name: {"description": text, "schema": {"type": "integer"}} for name, text in LIMITS.items()
    }
    found: Json = {
        str(operation.status): {
            "description": HTTPStatus(operation.status).phrase,
            "headers": headers,
            "content": {operation.media: {"schema": form}},
        }
    }
    errors = (*ERRORS, *ERRORS_OF_DEEDS) if operation.method == DEED else (*ERRORS, 409)
    for status in errors:
        wrong = {"schema": {"$ref": REFERENCE.format(name=Wrong.__name__)}}
        found[str(status)] = {
            "description": HTTPStatus(status).phrase,
            "content": {JSON: wrong},
        }
    return found
