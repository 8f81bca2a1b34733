"""The interface as a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from baumeister.web.api.operation import ROOT, Operation
from baumeister.web.api.operations import OPERATIONS
from baumeister.web.http.requests import at_desk, visitor
from baumeister.web.view.programs_page import Described, programs_page
from baumeister.web.view.visitor import Visitor


async def programs(request: Request) -> Response:
    who = await visitor(request)
    return HTMLResponse(await at_desk(request, who, lambda: _page(who)))


def _page(who: Visitor) -> str:
    shown = [shown_of(operation) for operation in OPERATIONS]
    return str(programs_page(who, f"{ROOT}/openapi.json", shown))


def shown_of(operation: Operation) -> Described:
    return Described(
        operation.name,
        operation.method,
        ROOT + operation.path,
        operation.scope,
        fields_of(operation.query),
        fields_of(operation.body) if operation.body is not None else [],
        fields_of(operation.reply),
    )


def fields_of(form: Any) -> Sequence[str]:
    """The fields of a form, each with its kind; of a list, those of what it lists."""
    found = msgspec.inspect.type_info(form)
    if isinstance(found, msgspec.inspect.ListType):
        found = found.item_type
    if not isinstance(found, msgspec.inspect.StructType):
        return []
    return [f"{field.encode_name}: {kind_of(field.type)}" for field in found.fields]


def kind_of(found: msgspec.inspect.Type) -> str:
    """A kind in a word, as JSON calls it."""
    if isinstance(found, msgspec.inspect.UnionType):
        return " | ".join(kind_of(one) for one in found.types)
    if isinstance(found, msgspec.inspect.ListType):
        return f"[{kind_of(found.item_type)}]"
    if isinstance(found, msgspec.inspect.LiteralType):
        return " | ".join(f"“{value}”" for value in found.values)
    if isinstance(found, msgspec.inspect.StructType):
        return found.cls.__name__
    if isinstance(found, msgspec.inspect.Metadata):
        return kind_of(found.type)
    names = {
        msgspec.inspect.IntType: "integer",
        msgspec.inspect.FloatType: "number",
        msgspec.inspect.StrType: "string",
        msgspec.inspect.BoolType: "boolean",
        msgspec.inspect.NoneType: "null",
    }
    return names.get(type(found), "object")
