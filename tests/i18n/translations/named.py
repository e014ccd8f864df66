"""Commands and options that messages name: the same ones as in English, called as the language calls them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from fluent.syntax import ast

from tests.i18n.translations.comparison import Pair, Translation
from tests.i18n.translations.written import SHARED, Fault, Language

COMMANDS_PAGE = Path(__file__).parents[3] / "docs" / "commands.md"
"""Says which options a command has."""
COMMAND, OPTION = "command-name-", "option-name-"
"""Beginnings of the keys of names."""
NOT_LATIN = re.compile(r"[^\x00-\u024f]")

_LEADS = r"(?:\b(?:with|without|add|leave|leave out|choose|use|name|than|or|and|to)|/[a-z -]+|:|,) "
"""What stands before an option in an English sentence. Elsewhere a colon follows a plain word: *Your points: 5*."""


class Names:
    """The names of commands and options in a language, by key; English ones where it has none."""

    def __init__(self, language: Language, english: Language) -> None:
        self._given = {key: _text(entry.written) for key, entry in english.messages(SHARED).items() if _names(key)}
        self._given |= {key: _text(entry.written) for key, entry in language.messages(SHARED).items() if _names(key)}

    def own(self, key: str) -> str:
        """The name itself, without those of its groups."""
        return self._given[key]

    @cached_property
    def options(self) -> Mapping[str, str]:
        """The key of each option."""
        return {key: name for key, name in self._given.items() if key.startswith(OPTION)}

    @cached_property
    def commands(self) -> Mapping[str, str]:
        """The full name of each command, as in ``rules show``."""
        return {key: " ".join(map(self.own, self._path(key))) for key in self._given if key.startswith(COMMAND)}

    @cached_property
    def groups(self) -> Mapping[str, list[str]]:
        """The commands of each group, and those of none."""
        found: dict[str, list[str]] = {}
        for key in self.commands:
            found.setdefault(self._group(key), []).append(key)
        return found

    def _group(self, key: str) -> str:
        """The key of the group that a command is in; empty if it is in none."""
        words = key.split("-")
        longer = ("-".join(words[:length]) for length in range(len(words) - 1, 0, -1))
        return next((one for one in longer if one in self._given), "")

    def _path(self, key: str) -> list[str]:
        return [*self._path(group), key] if (group := self._group(key)) else [key]

    @cached_property
    def _command(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![A-Za-z0-9/<])/({'|'.join(map(_whole, _longest_first(self.commands)))})")

    @cached_property
    def _by_name(self) -> Mapping[str, str]:
        return {name: key for key, name in self.commands.items()}

    def commands_in(self, said: str) -> set[str]:
        """The keys of the commands that a text names."""
        return {self._by_name[one[1]] for one in self._command.finditer(said)} if self.commands else set()

    def options_in(self, said: str, leads: str = "") -> set[str]:
        """The keys of the options that a text names with a colon, all of them or only those that ``leads`` precedes."""
        if ":" not in said:
            return set()
        before = rf"(?:^|(?<=[.?!] )|(?i:{leads}))" if leads else ""
        named = ((key, name) for key, name in self.options.items() if f"{name}:" in said)
        return {key for key, name in named if re.search(before + _named(name), said)}


def commands_named(whole: Translation) -> Iterator[Fault]:
    """Commands and options that a message names and English does not, or the other way round; and names that clash."""
    names, english = Names(whole.language, whole.english), Names(whole.english, whole.english)
    yield from _clashes(whole, names, english)
    for pair in whole.pairs:
        if _names(pair.key):
            continue
        ours, theirs = ("\n".join(one.leaves) for one in pair.seen[0])
        said = list(_misnamed(pair, names, english, ours, theirs))
        if said and not whole.allows("facts", pair.key):
            yield from said


def _misnamed(pair: Pair, names: Names, english: Names, ours: str, theirs: str) -> Iterator[Fault]:
    mine, other = names.commands_in(ours), english.commands_in(theirs)
    for key in sorted(other - mine):
        yield pair.fault(f"does not name /{names.commands[key]}")
    for key in sorted(mine - other):
        yield pair.fault(f"names /{names.commands[key]}, and English does not")
    wanted = {names.own(key) for line in theirs.splitlines() for key in english.options_in(line, _LEADS)}
    told = {names.own(key) for key in names.options_in(ours)}
    for name in sorted(wanted - told):
        yield pair.fault(f"does not name {name}:")
    for name in sorted(told - wanted):
        if NOT_LATIN.search(name):  # a word in Latin letters before a colon may be a plain one
            yield pair.fault(f"names {name}:, and English does not")


def _clashes(whole: Translation, names: Names, english: Names) -> Iterator[Fault]:
    """Names that two commands of one group have, or two options of one command."""
    options = ((f"/{command}", keys) for command, keys in _options_of_commands(english).items())
    groups = ((f"/{names.commands[group]}" if group else "the list", keys) for group, keys in names.groups.items())
    for place, keys in (*groups, *options):
        taken: dict[str, str] = {}
        for key in keys:
            if (first := taken.setdefault(names.own(key), key)) != key:
                entry = whole.language.messages(SHARED).get(key)
                where = entry.place if entry else whole.language.name
                yield Fault(where, key, f"is called {names.own(key)!r}, as {first} is in {place}")


def _options_of_commands(english: Names) -> Mapping[str, list[str]]:
    """The keys of the options of each command that is in the catalogue."""
    pages = re.split(r"^### `/([a-z -]+)`$", COMMANDS_PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = {}
    for command, page in zip(pages[1::2], pages[2::2], strict=True):
        named = [*re.findall(r"^- \**`([a-z_]+):`", page, re.MULTILINE), "table"]
        keys = (f"{OPTION}{name.replace('_', '-')}" for name in dict.fromkeys(named))
        found[command] = [key for key in keys if key in english.options]
    return found


def _names(key: str) -> bool:
    return key.startswith((COMMAND, OPTION))


def _text(entry: ast.Message | ast.Term) -> str:
    elements = entry.value.elements if entry.value else []
    return "".join(one.value for one in elements if isinstance(one, ast.TextElement))


def _longest_first(names: Mapping[str, str]) -> list[str]:
    return sorted(names.values(), key=len, reverse=True)


def _whole(name: str) -> str:
    """A pattern for a whole name: no letter follows."""
    return rf"{re.escape(name)}(?!{_joins(name)})"


def _named(name: str) -> str:
    """A pattern for an option with its colon."""
    return rf"(?<!{_joins(name)}){re.escape(name)}:(?![A-Za-z0-9/])"


def _joins(name: str) -> str:
    """What would make a longer word of a name. A Chinese sentence may go on right beside Latin letters."""
    return r"[\w-]" if NOT_LATIN.search(name) else r"[A-Za-z0-9_\u00c0-\u024f-]"
