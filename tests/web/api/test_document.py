"""The document of the interface says what is true: whatever it allows is asked, by an independent
program, and every reply is checked against it.
"""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from baumeister.web.api.operations import OPERATIONS
from tests.web.api.programs import ROOT, program
from tests.web.people import House

EXAMPLES = 3  # of each operation, good and bad
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
# Tokens have tests of their own, and no form knows the rules of a game.
ELSEWHERE = [ignored_auth, positive_data_acceptance]


def test_every_operation_is_in_the_document(place: House) -> None:
    document = place.client.get(f"{ROOT}/openapi.json").json()
    named = {
        (method.upper(), path, about["operationId"])
        for path, methods in document["paths"].items()
        for method, about in methods.items()
    }
    assert named == {(one.method, ROOT + one.path, one.name) for one in OPERATIONS}


def test_whatever_the_document_allows_is_answered_as_it_says(place: House) -> None:
    place.lift_limits()
    anna = program(place)
    table = anna.open("me", "open", "open", game="imhotep")
    schema = schemathesis.openapi.from_asgi(f"{ROOT}/openapi.json", place.client.app)
    asked = set()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if "x-stream" in operation.definition.raw:
            continue
        asked.add(operation.label)
        for mode in MODES if takes_anything(operation) else MODES[:1]:
            _ask(operation, mode, table, anna.headers(), place)
    calm = [one for one in OPERATIONS if one.socket is None and one.name != "document"]
    assert asked == {f"{one.method} {ROOT}{one.path}" for one in calm}


def takes_anything(operation: Any) -> bool:
    """Where nothing is taken but words in the address, nothing can have the wrong form."""
    return bool(operation.body or operation.query)


def _ask(operation: Any, mode: Any, table: str, headers: dict[str, str], place: House) -> None:
    @given(case=operation.as_strategy(generation_mode=mode), is_there=st.booleans())
    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any, is_there: bool) -> None:
        if is_there and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        reply = case.call(session=place.client, headers=headers)
        case.validate_response(reply, excluded_checks=ELSEWHERE)

    ask()
