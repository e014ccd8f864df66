"""One change in one module, and how it is found in the source: positions, names, enclosing nodes."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.engine.rulebook.declarations import parameters
from bot.games.big_two.rules.parameters import Rules

PACKAGE = Path("bot/games/big_two")
LEFT_OUT = ("computers", "guide", "scenes")
"""What is beside the rules in the game's folder: nothing in it decides what is legal or what it costs."""
PARAMETERS = parameters(Rules)
_RECORDS = {type(getattr(Rules(), each.record)).__name__: each.record for each in PARAMETERS.values()}
Edit = tuple[int, int, str]
"""From byte, to byte, the new text."""


@dataclass(frozen=True)
class Mutant:
    """One change in one module."""

    path: str  # under PACKAGE
    where: str
    lines: tuple[int, ...]  # the lines that change
    was: str
    now: str
    edits: tuple[Edit, ...]
    parameter: str = ""
    values: tuple[str, ...] = ()  # the values of ``parameter`` whose meaning changes; empty for other mutants

    @property
    def name(self) -> str:
        """Where and what, without line numbers, so that the name stays the same when other code changes."""
        return " ".join(f"{self.path} {self.where}: {self.was} -> {self.now}".split())

    def apply(self, source: bytes) -> bytes:
        """The module with this change."""
        for start, end, text in sorted(self.edits, reverse=True):
            source = source[:start] + text.encode() + source[end:]
        return source

    def diff(self, source: bytes) -> str:
        """The change as people read it."""
        before, after = source.decode().splitlines(), self.apply(source).decode().splitlines()
        lines = difflib.unified_diff(before, after, self.path, self.path, n=0, lineterm="")
        return "\n".join(list(lines)[2:])


class Module:
    """A parsed module: positions, the node that encloses each node, and local names of records."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.source, self.tree = path, source, ast.parse(source)
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self.parents: dict[ast.AST, ast.AST] = {}
        self._unread: set[ast.AST] = set()
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
            self._unread.update(_annotations(node))
        self.aliases = dict(_aliases(self.tree))

    def nodes(self) -> Iterator[ast.expr]:
        """The expressions that are evaluated, in source order, without annotations and the contents of f-strings."""
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.expr) and self._is_read(node)]
        yield from sorted(found, key=lambda node: (node.lineno, node.col_offset))

    def span(self, node: ast.expr | ast.keyword) -> tuple[int, int]:
        """The first byte of a node and the one after its end."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        """The source of a node."""
        start, end = self.span(node)
        return self.source[start:end].decode()

    def where(self, node: ast.AST) -> str:
        """The function, class or name that is being defined there."""
        names: list[str] = []
        at: ast.AST | None = node
        while at is not None:
            if isinstance(at, ast.FunctionDef | ast.ClassDef):
                names.append(at.name)
            elif isinstance(at, ast.Assign | ast.AnnAssign) and self.parents[at] is self.tree:
                target = at.targets[0] if isinstance(at, ast.Assign) else at.target
                names.append(ast.unparse(target))
            at = self.parents.get(at)
        return ".".join(reversed(names))

    def mutant(self, node: ast.expr, now: str, parameter: str = "", values: tuple[str, ...] = ()) -> Mutant:
        """The mutant in which the text ``now`` replaces ``node``."""
        edit = (*self.span(node), now)
        return Mutant(self.path, self.where(node), (node.lineno,), self._shown(node), now, (edit,), parameter, values)

    def swap(self, one: ast.expr, two: ast.expr, parameter: str = "", values: tuple[str, ...] = ()) -> Mutant:
        """The mutant in which ``one`` and ``two`` are exchanged."""
        first, second = self.text(one), self.text(two)
        edits = ((*self.span(one), second), (*self.span(two), first))
        lines = (one.lineno, two.lineno)
        return Mutant(self.path, self.where(one), lines, first, f"{second} (exchanged)", edits, parameter, values)

    def _is_read(self, node: ast.AST | None) -> bool:
        while node is not None:
            if node in self._unread or isinstance(node, ast.JoinedStr):
                return False
            node = self.parents.get(node)
        return True

    def _shown(self, node: ast.expr) -> str:
        """A name with enough context to tell it from others in the same function."""
        shown: ast.AST = node
        while isinstance(self.parents[shown], ast.expr) and len(ast.unparse(self.parents[shown])) <= 60:
            shown = self.parents[shown]
        return self.text(node) if shown is node else f"{self.text(node)} in {ast.unparse(shown)}"


def modules() -> dict[str, bytes]:
    """Every module of the game's rules, by its path in the game's folder."""
    paths = {path.relative_to(PACKAGE): path for path in sorted(PACKAGE.rglob("*.py"))}
    return {str(place): path.read_bytes() for place, path in paths.items() if place.parts[0] not in LEFT_OUT}


def _annotations(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.arg(annotation=annotation) | ast.AnnAssign(annotation=annotation) if annotation is not None:
            yield annotation
        case ast.FunctionDef(returns=returns) if returns is not None:
            yield returns
        case _:
            pass


def _aliases(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Local names of records: ``score = rules.score``, ``combo: Combo``."""
    records = set(_RECORDS.values())
    for node in ast.walk(tree):
        match node:
            case ast.Assign([ast.Name(name)], ast.Attribute(attr=attr)) if attr in records:
                yield name, attr
            case ast.arg(arg=name, annotation=ast.Name(called)) if called in _RECORDS:
                yield name, _RECORDS[called]
            case _:
                pass
