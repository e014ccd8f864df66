"""What the names and the shape of a language's entries already tell, without parsing them: that takes too long."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

NAMES = ("command-name-", "option-name-")
"""Beginnings of the names of commands and options, which only the languages have that Discord offers."""
NAMED_AT_MOST = 10
"""How many messages a line of the log names; of further ones it gives the number."""

_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_LITERAL = re.compile(r'"[^"\n]*"')
_HELD = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_SHAPE = re.compile(r"-?[A-Za-z][\w-]*[ ]*=")


class Comparison(NamedTuple):
    """What is wrong with a language."""

    missing: Sequence[str] = ()  # messages that only English has
    additional: Sequence[str] = ()  # messages that English lacks and no other message holds
    broken: Sequence[str] = ()  # messages that cannot be read

    @classmethod
    def of(cls, spaces: Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]) -> Self:
        """Compare entries, by namespace: those of the language, and the English ones."""
        missing, additional, broken, held = list[str](), list[str](), list[str](), set[str]()
        for mine, english in spaces.values():
            missing += [name for name in english if name not in mine and not name.startswith(NAMES)]
            additional += [name for name in mine if name not in english]
            broken += [name for name, entry in mine.items() if is_broken(entry)]
            held.update(name for entry in mine.values() for name in _HELD.findall(entry))
        return cls(missing, [name for name in additional if name not in held], broken)

    def told(self) -> dict[str, Any]:
        """The fields of its line in the log: for each kind how many there are, and some of them."""
        found: dict[str, Any] = {}
        for kind, names in self._asdict().items():
            if names:
                found[kind] = ", ".join(names[:NAMED_AT_MOST])
                found[f"{kind}_count"] = len(names)
        return found


def is_broken(entry: str) -> bool:
    """Whether an entry certainly cannot be read: no equals sign, brackets that do not match, or no default variant.

    >>> is_broken("hello = Hello { $name }"), is_broken("hello = Hello { $name"), is_broken("hello Hello")
    (False, True, True)
    """
    plain = _LITERAL.sub("", _COMMENT.sub("", entry))
    if not _SHAPE.match(plain) or plain.count("{") != plain.count("}"):
        return True
    return plain.count("->") != plain.count("*[")
