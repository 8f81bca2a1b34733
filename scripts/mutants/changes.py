"""Small changes of a source, each of which should break a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

COMPARISONS: Final = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
ARITHMETIC: Final = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
TOLD: Final = ("annotation", "returns", "decorator_list", "bases")  # to whoever reads it
TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Change:
    """`old` at this place of a file becomes `new`. Columns count bytes."""

    path: Path
    line: int  # from 1
    column: int
    last_line: int
    last_column: int
    old: str
    new: str

    def __str__(self) -> str:
        old = " ".join(self.old.split())
        return f"{self.path.name}:{self.line}: {old} → {self.new}"

    def applied(self, source: str) -> str:
        lines = source.encode().splitlines(keepends=True)
        head, tail = lines[self.line - 1], lines[self.last_line - 1]
        middle = head[: self.column] + self.new.encode() + tail[self.last_column :]
        lines[self.line - 1 : self.last_line] = [middle]
        return b"".join(lines).decode()


def changes(path: Path) -> list[Change]:
    """All there are, in the order of the file."""
    source = path.read_text("utf-8")
    return sorted(_Finder(path, source).found(), key=lambda one: (one.line, one.column, one.new))


class _Finder:
    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.source = source
        self.tree = ast.parse(source)
        self.lines = source.encode().splitlines(keepends=True)

    def found(self) -> Iterator[Change]:
        for node in self._behaviour(self.tree):
            yield from self._of(node)

    def _behaviour(self, node: ast.AST) -> Iterator[ast.AST]:
        """What is run and can be seen: no types, no decorators, no assertions, no imports."""
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            return
        yield node
        for name, value in ast.iter_fields(node):
            if name in TOLD:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self._behaviour(child)

    def _of(self, node: ast.AST) -> Iterator[Change]:
        if isinstance(node, ast.expr):
            yield from self._of_operator(node)
            yield from self._of_value(node)
        elif isinstance(node, ast.stmt):
            yield from self._of_statement(node)

    def _of_operator(self, node: ast.expr) -> Iterator[Change]:
        match node:
            case ast.Compare(left, [operator], [right]):
                yield self._between(left, right, COMPARISONS[type(operator)])
            case ast.BinOp(left, operator, right) if type(operator) in ARITHMETIC:
                yield self._between(left, right, ARITHMETIC[type(operator)])
            case ast.BoolOp(operator, [first, second, *_]):
                yield self._between(first, second, "or" if isinstance(operator, ast.And) else "and")
            case ast.UnaryOp(ast.Not(), operand):
                yield self._whole(node, self._text(operand))

    def _of_value(self, node: ast.expr) -> Iterator[Change]:
        match node:
            case ast.Constant(bool(value)):
                yield self._whole(node, str(not value))
            case ast.Constant(int(value)):
                yield self._whole(node, str(value + 1))
            case ast.Name(name) if name in TWINS:
                yield self._whole(node, TWINS[name])
            case ast.IfExp(test):
                yield from self._decided(test)

    def _of_statement(self, node: ast.stmt) -> Iterator[Change]:
        match node:
            case ast.If(test):
                yield from self._decided(test)
            case ast.While(test):
                yield self._whole(test, "False")
            case ast.Continue() | ast.Break() | ast.Expr(ast.Call()):
                yield self._whole(node, "pass")
            case ast.Assign() | ast.AugAssign() | ast.Delete() if self._is_lasting(node):
                yield self._whole(node, "pass")

    def _decided(self, test: ast.expr) -> Iterator[Change]:
        yield self._whole(test, "True")
        yield self._whole(test, "False")

    def _is_lasting(self, node: ast.Assign | ast.AugAssign | ast.Delete) -> bool:
        """Without a variable nothing runs at all, which every test notices."""
        targets = [node.target] if isinstance(node, ast.AugAssign) else node.targets
        lasting = all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
        return isinstance(node, ast.AugAssign) or lasting

    def _between(self, left: ast.expr, right: ast.expr, new: str) -> Change:
        """The operator, with whatever parentheses stand around it."""
        start = self._offset(left.end_lineno, left.end_col_offset)
        end = self._offset(right.lineno, right.col_offset)
        gap = self.source.encode()[start:end].decode()
        old = gap.strip(" \n()")
        place = start + len(gap[: gap.index(old)].encode())
        return self._at(place, place + len(old.encode()), old, new)

    def _whole(self, node: ast.expr | ast.stmt, new: str) -> Change:
        start = self._offset(node.lineno, node.col_offset)
        end = self._offset(node.end_lineno, node.end_col_offset)
        return self._at(start, end, self._text(node), new)

    def _text(self, node: ast.AST) -> str:
        return ast.get_source_segment(self.source, node) or ""

    def _offset(self, line: int | None, column: int | None) -> int:
        assert line is not None and column is not None
        return sum(map(len, self.lines[: line - 1])) + column

    def _at(self, start: int, end: int, old: str, new: str) -> Change:
        return Change(self.path, *self._place(start), *self._place(end), old, new)

    def _place(self, offset: int) -> tuple[int, int]:
        for number, line in enumerate(self.lines, start=1):
            if offset <= len(line):
                return number, offset
            offset -= len(line)
        raise ValueError(offset)
