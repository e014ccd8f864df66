"""What a written sentence uses, always shows and selects on, and how long it can become; messages it holds included."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from fluent.syntax import ast

COUNTED = re.compile(r"zero|one|two|few|many|other|[0-9.]+")
"""Keys of variants that select on a number."""
KEPT = re.compile(r"\{\}|`[^`]*`|\]\([^)]*\)|</?[^>]*>|/[a-z]+(?: [a-z]+)?|\b[a-z_]+:|https?://\S+|\b[A-Z]{2}‑\d[\d.]*")
"""What is the same in every language: facts, what stands as code, links, commands, options, numbers of rules."""
FUNCTIONS = frozenset({"SIGNED", "RULE", "NUMBER", "DATETIME"})
NUMBERS = frozenset(("n", "p", "place", "total", "deal", "number", "count", "seat", "seats", "more"))
"""Facts that are short numbers."""


def columns(said: str) -> int:
    """The width of a text in columns: Chinese characters and kana take two.

    >>> columns("ab"), columns("順子"), columns("：")
    (2, 4, 2)
    """
    if said.isascii():
        return len(said)
    return sum(
        2 if unicodedata.east_asian_width(char) in "WF" else 0 if unicodedata.combining(char) else 1 for char in said
    )


class Entry(NamedTuple):
    """A message or a term, and the file in which it stands."""

    place: str
    written: ast.Message | ast.Term

    def patterns(self) -> Iterator[tuple[str, ast.Pattern]]:
        """The value and the attributes, each by the name of the attribute; the value's name is empty."""
        if self.written.value is not None:
            yield "", self.written.value
        for attribute in self.written.attributes:
            yield attribute.id.name, attribute.value


class Sentence:
    """A pattern, with the entries that it may refer to."""

    def __init__(self, pattern: ast.Pattern, entries: Mapping[str, Entry], above: frozenset[str] = frozenset()) -> None:
        self._pattern = pattern
        self._entries = entries
        self._above = above  # what holds it, so that a circle ends
        self.faults: list[str] = []

    def _held(self, name: str, attribute: ast.Identifier | None) -> Sentence | None:
        """A message to which it refers; None if there is none."""
        key = f"{name}.{attribute.name}" if attribute else name
        entry = self._entries.get(name)
        found = dict(entry.patterns()).get(attribute.name if attribute else "") if entry else None
        if found is None or key in self._above:
            self.faults.append(
                f"refers to { {True: 'itself', False: 'what does not exist'}[key in self._above] }: {key}"
            )
            return None
        return Sentence(found, self._entries, self._above | {key})

    @cached_property
    def always(self) -> frozenset[str]:
        """The facts that are told whatever the others are."""
        return self._always(self._pattern)

    @cached_property
    def used(self) -> frozenset[str]:
        """The facts that are used in any variant."""
        return frozenset(self._used(self._pattern))

    @cached_property
    def choices(self) -> dict[str, frozenset[str]]:
        """The keys of variants by the fact that selects them."""
        found: dict[str, frozenset[str]] = {}
        for name, keys in self._choices(self._pattern):
            found[name] = found.get(name, frozenset()) | keys
        return found

    @cached_property
    def longest(self) -> tuple[int, int]:
        """The number of characters and of columns of the longest variant, each fact taken to be short."""
        return self._longest(self._pattern)

    @cached_property
    def leaves(self) -> tuple[str, ...]:
        """The text of each variant by itself, its facts as ``{}``."""
        return tuple(self._leaves(self._pattern))

    def said(self, picked: frozenset[str]) -> str:
        """The text with the variants that are picked, with all of them where none is; its facts as ``{}``."""
        return self._said(self._pattern, picked)

    # --- over the tree ---

    def _said(self, pattern: ast.Pattern, picked: frozenset[str]) -> str:
        return "".join(
            one.value if isinstance(one, ast.TextElement) else self._says(one.expression, picked)
            for one in pattern.elements
        )

    def _says(self, node: object, picked: frozenset[str]) -> str:
        match node:
            case ast.SelectExpression():
                hit = [each for each in node.variants if _key(each) in picked] or node.variants
                return " | ".join(self._said(each.value, picked) for each in hit)
            case ast.MessageReference() | ast.TermReference():
                held = self._held(_name(node), node.attribute)
                return held.said(picked) if held else ""
            case ast.Placeable():
                return self._says(node.expression, picked)
        return "{}"

    def _always(self, pattern: ast.Pattern) -> frozenset[str]:
        return frozenset[str]().union(*(self._told(one.expression) for one in _placeables(pattern)))

    def _told(self, node: object) -> frozenset[str]:
        match node:
            case ast.SelectExpression():
                names = _variables(node.selector)
                variants = [
                    self._always(each.value) | (names if _says(each, node) else frozenset()) for each in node.variants
                ]
                return frozenset[str].intersection(*variants)
            case ast.MessageReference() | ast.TermReference():
                held = self._held(_name(node), node.attribute)
                return held.always if held else frozenset()
            case ast.Placeable():
                return self._told(node.expression)
            case _:
                return _variables(node)

    def _used(self, pattern: ast.Pattern) -> Iterator[str]:
        for one in _placeables(pattern):
            yield from self._uses(one.expression)

    def _uses(self, node: object) -> Iterator[str]:
        match node:
            case ast.SelectExpression():
                yield from _variables(node.selector)
                for each in node.variants:
                    yield from self._used(each.value)
            case ast.MessageReference() | ast.TermReference():
                held = self._held(_name(node), node.attribute)
                yield from held.used if held else ()
            case ast.Placeable():
                yield from self._uses(node.expression)
            case _:
                if isinstance(node, ast.FunctionReference) and node.id.name not in FUNCTIONS:
                    self.faults.append(f"calls an unknown function: {node.id.name}")
                yield from _variables(node)

    def _choices(self, pattern: ast.Pattern) -> Iterator[tuple[str, frozenset[str]]]:
        for one in _placeables(pattern):
            match one.expression:
                case ast.SelectExpression() as node:
                    keys = frozenset(map(_key, node.variants))
                    yield from ((name, keys) for name in _variables(node.selector))
                    for each in node.variants:
                        yield from self._choices(each.value)
                case ast.MessageReference() | ast.TermReference() as node:
                    held = self._held(_name(node), node.attribute)
                    yield from held.choices.items() if held else ()

    def _longest(self, pattern: ast.Pattern) -> tuple[int, int]:
        length = wide = 0
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                more = len(element.value), columns(element.value)
            else:
                more = self._length(element.expression)
            length, wide = length + more[0], wide + more[1]
        return length, wide

    def _length(self, node: object) -> tuple[int, int]:
        match node:
            case ast.SelectExpression():
                each = [self._longest(variant.value) for variant in node.variants]
                return max(one for one, _ in each), max(one for _, one in each)
            case ast.MessageReference() | ast.TermReference():
                held = self._held(_name(node), node.attribute)
                return held.longest if held else (0, 0)
            case ast.StringLiteral() | ast.NumberLiteral():
                return len(node.value), columns(node.value)
            case ast.Placeable():
                return self._length(node.expression)
        length = 2 if _variables(node) <= NUMBERS else 5
        return length, length

    def _leaves(self, pattern: ast.Pattern) -> Iterator[str]:
        said = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                said += element.value
            elif isinstance(element.expression, ast.SelectExpression):
                said += "{}"
                for each in element.expression.variants:
                    yield from self._leaves(each.value)
            else:
                said += "{}"
        yield said


def refers(node: object) -> bool:
    """Whether a pattern, or a part of one, refers to a message or a term."""
    match node:
        case ast.MessageReference() | ast.TermReference():
            return True
        case ast.Pattern():
            return any(map(refers, node.elements))
        case ast.Placeable():
            return refers(node.expression)
        case ast.SelectExpression():
            return refers(node.selector) or any(refers(variant.value) for variant in node.variants)
    return False


def _placeables(pattern: ast.Pattern) -> list[ast.Placeable]:
    return [one for one in pattern.elements if isinstance(one, ast.Placeable)]


def _name(node: ast.MessageReference | ast.TermReference) -> str:
    return node.id.name if isinstance(node, ast.MessageReference) else f"-{node.id.name}"


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _says(variant: ast.Variant, node: ast.SelectExpression) -> bool:
    """Whether a variant tells what it was selected by: *one*, a number, or any name."""
    counts = all(COUNTED.fullmatch(_key(one)) for one in node.variants)
    return not counts or _key(variant) not in ("few", "many", "other")


def _variables(node: object) -> frozenset[str]:
    """The facts of an expression that holds no others: a fact, or a function of some."""
    match node:
        case ast.VariableReference():
            return frozenset({node.id.name})
        case ast.FunctionReference():
            return frozenset[str]().union(*map(_variables, node.arguments.positional))
        case ast.Placeable():
            return _variables(node.expression)
    return frozenset()
