"""Mutants of operators, numbers and orders."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from tests.mutation.mutants import Module, Mutant
from tests.mutation.values import NOT_READ

_COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"), ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}  # fmt: skip
_COMPUTED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.FloorDiv: ("//", "*"), ast.Mod: ("%", "*"),
    ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "|"), ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}  # fmt: skip
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


def of_operators(path: str, source: bytes) -> Iterator[Mutant]:
    """Group ``operators``: comparisons, and/or, not, arithmetic, min/max, flags, orders, and numbers off by one."""
    if path in NOT_READ:
        return
    module = Module(path, source)
    for node in module.nodes():
        yield from _of_signs(module, node)
        yield from _of_atoms(module, node)


def _of_signs(module: Module, node: ast.expr) -> Iterator[Mutant]:
    match node:
        case ast.Compare(left, ops, comparators):
            for (one, two), op in zip(pairwise((left, *comparators)), ops, strict=True):
                yield from _sign(module, node, one, two, *_COMPARED[type(op)])
        case ast.BinOp(left, op, right) if type(op) in _COMPUTED:
            yield from _sign(module, node, left, right, *_COMPUTED[type(op)])
        case ast.BoolOp(op, values):
            sign = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
            for one, two in pairwise(values):
                yield from _sign(module, node, one, two, *sign)
        case ast.UnaryOp(ast.Not(), operand):
            yield module.mutant(node, f"bool({module.text(operand)})")
        case ast.Call(ast.Name(id=called) as name) if called in _CALLED:
            yield module.mutant(name, _CALLED[called])


def _of_atoms(module: Module, node: ast.expr) -> Iterator[Mutant]:
    match node:
        case ast.Constant(bool() as value):
            yield module.mutant(node, str(not value))
        case ast.Constant(int() as value):
            yield module.mutant(node, str(value + 1))
            yield module.mutant(node, str(value - 1))
        case ast.Constant(str()) if module.where(node) == "STRAIGHT_ORDERS":
            yield from _words(module, node)
        case ast.Tuple(elements) if len(elements) > 1 and isinstance(node.ctx, ast.Load):
            yield from (module.swap(one, two) for one, two in pairwise(elements) if _differ(one, two))


def _sign(module: Module, node: ast.expr, left: ast.expr, right: ast.expr, was: str, now: str) -> Iterator[Mutant]:
    """The mutant in which the sign between two operands is replaced."""
    start, end = module.span(left)[1], module.span(right)[0]
    between = module.source[start:end].decode()
    if between.count(was) == 1 and "#" not in between:
        edit = (start, end, between.replace(was, now))
        shown = ast.unparse(node)
        shown = shown if len(shown) <= 80 else f"{ast.unparse(left)[-30:]} … {ast.unparse(right)[:30]}"
        line = module.source[:start].count(b"\n") + 1
        lines = tuple({node.lineno, line, right.lineno})
        yield Mutant(module.path, module.where(node), lines, f"{was} in {shown}", now, (edit,))


def _words(module: Module, node: ast.Constant) -> Iterator[Mutant]:
    """Of an order written in a single text, such as the straights of a circle: neighbours exchanged."""
    words = str(node.value).split(" ")
    for place in range(len(words) - 1):
        order = [*words[:place], words[place + 1], words[place], *words[place + 2 :]]
        yield module.mutant(node, f'"{" ".join(order)}"')


def _differ(one: ast.expr, two: ast.expr) -> bool:
    return not isinstance(one, ast.Starred) and not isinstance(two, ast.Starred) and ast.dump(one) != ast.dump(two)
