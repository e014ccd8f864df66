"""The messages of one language, each parsed when it is first said: few are, and parsing all takes half a second."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, Resource, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

_ENTRIES = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)  # whatever continues an entry is indented
_NAME = re.compile(r"-?[A-Za-z][\w-]*")
_UNREAD = "\ufffd"
_PARSER = FluentParser(with_spans=False)  # where something stands in its file is a third of what would be kept


class NotSaid(LookupError):
    """A message has no such value, or lacks something that it uses."""


def read_file(file: Traversable) -> str:
    """The text of a Fluent file, without the mark that some editors write before UTF-8. Other bytes become U+FFFD."""
    with file.open(encoding="utf-8-sig", errors="replace") as opened:
        return opened.read()


def entries_of(files: Iterable[str]) -> dict[str, str]:
    """The entries of Fluent files as they are written, by name. Of two with one name, the earlier one counts.

    One with a character that could not be read is left out.
    """
    found: dict[str, str] = {}
    for file in files:
        for entry in _ENTRIES.split(file):
            if (name := _NAME.match(entry)) and _UNREAD not in entry:
                found.setdefault(name.group(), entry)
    return found


class Bundle:
    """A language's messages: those that all games share, and those of one game."""

    def __init__(
        self,
        locale: str,
        entries: Mapping[str, str],
        functions: Mapping[str, Callable[[Any], FluentType]],
        *,
        without: str = "",
    ) -> None:
        """``entries`` are those of Fluent files, which several bundles share. ``without`` is left out of them."""
        self._fluent = FluentBundle([locale], functions=dict(functions), use_isolating=False)
        self._written = entries
        self._without = without
        self._uses: dict[str, Mapping[str, _Uses]] = {}
        self._facts: dict[tuple[str, str], frozenset[str]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def __iter__(self) -> Iterator[str]:
        """The names of its messages."""
        return iter(self._written)

    def parse_all(self) -> None:
        """Parse every message now, so that nobody waits for one that is said for the first time."""
        for name in self._written:
            self._parse(name)

    def facts_of(self, name: str, attribute: str = "") -> frozenset[str]:
        """The facts that a message, or an attribute of one, may use, including those of the messages it refers to."""
        wanted = (name, attribute)
        if wanted not in self._facts:
            facts, reached = set[str](), [wanted]
            for key, part in reached:  # grows meanwhile; a message that refers to itself is looked through once
                if (known := self._facts.get((key, part))) is not None:
                    facts |= known
                    continue
                uses = self._parse(key).get(part, _Uses())
                facts.update(uses.facts)
                reached += [other for other in uses.others if other not in reached]
            self._facts[wanted] = frozenset(facts)
        return self._facts[wanted]

    def say(self, name: str, attribute: str, facts: Mapping[str, str | int | float]) -> str | None:
        """A message, or an attribute of one, with the facts that it uses; None if it has no such value.

        Raises:
            NotSaid: it cannot be read, refers to itself, or lacks a fact or a message to which it refers.
        """
        self.facts_of(name, attribute)  # parses it, and what it refers to
        try:
            message = self._fluent.get_message(name)
        except LookupError as problem:
            raise NotSaid(f"{name} cannot be read") from problem
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        try:
            said, problems = self._fluent.format_pattern(pattern, dict(facts))
        except RecursionError as problem:
            raise NotSaid(f"{name} refers to itself") from problem
        if problems:
            raise NotSaid(str(problems[0]))
        return str(said)

    def _parse(self, name: str) -> Mapping[str, _Uses]:
        """What the value of a message uses, and each of its attributes; nothing for one that does not exist."""
        if name not in self._uses:
            written = self._written.get(name, "")
            resource, self._uses[name] = _parsed(written.replace(self._without, "") if self._without else written)
            self._fluent.add_resource(resource)
        return self._uses[name]


class _Uses(NamedTuple):
    """The facts that a pattern uses, and the messages to which it refers, each with its attribute."""

    facts: tuple[str, ...] = ()
    others: tuple[tuple[str, str], ...] = ()


class _References(Visitor):
    """Finds what a pattern uses."""

    def __init__(self, pattern: BaseNode) -> None:
        self._facts: set[str] = set()
        self._others: set[tuple[str, str]] = set()
        self.visit(pattern)

    @property
    def uses(self) -> _Uses:
        """What was found."""
        return _Uses(tuple(map(sys.intern, sorted(self._facts))), tuple(sorted(self._others)))

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the visitor's naming
        self._facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  the visitor's naming
        self._others.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  the visitor's naming
        self._others.add((f"-{node.id.name}", node.attribute.name if node.attribute else ""))


@cache
def _parsed(written: str) -> tuple[Resource, Mapping[str, _Uses]]:
    """An entry, and what its value and each attribute use. Most entries are shared by the bundles of several games."""
    resource = _PARSER.parse(written)
    entries = [entry for entry in resource.body if isinstance(entry, Message | Term)]
    patterns = [("", entry.value) for entry in entries]
    patterns += [(one.id.name, one.value) for entry in entries for one in entry.attributes]
    return resource, {attribute: _References(pattern).uses for attribute, pattern in patterns if pattern}
