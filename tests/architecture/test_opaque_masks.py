"""Big Two computes with the bits of cards in ``cards``, and with those of seats in ``seat_sets``.

Elsewhere a set is an opaque value: what is asked of it has a name in ``cards/masks.py``. Excepted are the hottest
modules of the computers, where a call more would be felt.

Promise: Big Two computes with the bits of a set only in `cards`, in `seat_sets.py` and in those of its computers that
are on a list that only shrinks; elsewhere functions with names are asked.
"""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from bot.games.big_two import seat_sets
from bot.games.big_two.cards import masks
from tests.architecture.sources import ROOT, tree

BIG_TWO = ROOT / "bot" / "games" / "big_two"
COMPUTING = {
    "cards/": "here cards are bits",
    "seat_sets.py": "here seats are bits",
    "computers/burden.py": "weighs hands at every play that is weighed",
    "computers/plan.py": "cuts hands into plays, thousands of times a turn",
    "computers/sharp/sharp_choice.py": "weighs every play of a turn",
    "computers/sure.py": "searches through the hands that are left",
    "computers/turn.py": "asks of every play of a turn how likely it is to win",
}
"""What may compute with bits, each with its reason. The list of computers only shrinks."""

SETS = {
    "by_hand.py: finish.not_played | _whole_hands(rules, left)",
    "guide/page.py: rules.facts() | more",
    "guide/page.py: rules.facts() | more | specials(rules)",
    "rules/value_forms.py: list | tuple",
    "scenes/happenings.py: SILENT | _NOTICED",
}
"""What joins real sets, mappings or types, where the expression alone does not show that."""


def bit_arithmetic(module: ast.Module) -> Iterator[str]:
    """Each expression of a module that computes with bits, as far as can be seen from it."""
    types = _in_annotations(module)
    for node in ast.walk(module):
        if node not in types and _on_bits(node):
            yield ast.unparse(node)


def _in_annotations(module: ast.Module) -> set[ast.AST]:
    """Everything in an annotation, where ``|`` joins types."""
    found: set[ast.AST] = set()
    for node in ast.walk(module):
        for part in ("annotation", "returns"):
            annotation = getattr(node, part, None)
            found |= {*ast.walk(annotation)} if annotation is not None else set()
    return found


def _on_bits(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(op=ast.BitAnd() | ast.BitOr() | ast.BitXor()):
            return not (_is_set(node.left) or _is_set(node.right))
        case ast.AugAssign(op=ast.BitAnd() | ast.BitOr() | ast.BitXor()):
            return not _is_set(node.value)
        case ast.BinOp(op=ast.LShift() | ast.RShift()) | ast.AugAssign(op=ast.LShift() | ast.RShift()):
            return True
        case ast.UnaryOp(op=ast.Invert()) | ast.Attribute(attr="bit_count" | "bit_length"):
            return True
    return False


def _is_set(node: ast.expr) -> bool:
    """Whether it can be seen that this is a set or a mapping."""
    match node:
        case ast.Set() | ast.SetComp() | ast.Dict() | ast.DictComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset" | "dict")):
            return True
    return False


def _places() -> Iterator[str]:
    """Each expression that seems to compute with bits in a module that may not, after the name of the module."""
    for path in sorted(BIG_TWO.rglob("*.py")):
        name = path.relative_to(BIG_TWO).as_posix()
        if not name.startswith(tuple(COMPUTING)):
            yield from (f"{name}: {found}" for found in bit_arithmetic(tree(path)))


def test_cards_and_seats_are_opaque_where_they_are_not_computed_with() -> None:
    assert set(_places()) == SETS


def test_whatever_may_compute_with_bits_is_there_and_does() -> None:
    there = {
        name: [BIG_TWO / name] if name.endswith(".py") else [*(BIG_TWO / name).rglob("*.py")] for name in COMPUTING
    }
    idle = [name for name, paths in there.items() if not any(_computes(path) for path in paths)]
    assert idle == []


def _computes(path: Path) -> bool:
    return any(bit_arithmetic(tree(path)))


@pytest.mark.parametrize(
    "code",
    [
        "hand & ~stays",
        "hand & card",
        "hand ^ play.mask",
        "hands[seat] |= cards",
        "locked(position) >> seat & 1",
        "declared | 1 << seat",
        "hand >>= 4",
        "-1 - ~hand",
        "hand & -hand",
        "hand.bit_count()",
        "max(hands, key=int.bit_length)",
    ],
)
def test_every_kind_of_bit_arithmetic_is_seen(code: str) -> None:
    assert list(bit_arithmetic(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "winner: Seat | None = None",
        "def refusal(hand: int | None) -> Refusal | None: ...",
        "rows: list[Mapping[str, int | str]] = []",
        "{above, below} & {source, target}",
        "answer & {*group}",
        "facts |= {'n': 3}",
        "dict(high) | dict(low)",
        "count - size == 2 * -left",
    ],
)
def test_types_real_sets_and_sums_are_no_bit_arithmetic(code: str) -> None:
    assert list(bit_arithmetic(ast.parse(code))) == []


@pytest.mark.parametrize("module", [masks, seat_sets], ids=lambda module: module.__name__)
def test_the_examples_hold_and_use_every_function(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted
    assert not results.failed
    public = [name for name in vars(module) if getattr(vars(module)[name], "__module__", "") == module.__name__]
    assert [name for name in public if f"{name}(" not in (module.__doc__ or "")] == []
