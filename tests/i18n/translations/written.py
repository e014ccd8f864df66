"""A language as its files are written: its messages, each with its place, and what could not be read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from tests.i18n.translations.patterns import Entry, Sentence, refers

ROOM = Path(__file__).parents[3] / "bot" / "i18n"
ENGLISH = "en"
SHARED = ""
"""The namespace of the messages that all games share."""


class Fault(NamedTuple):
    """Something to mend, and where."""

    place: str  # the file, from the folder of the language on
    key: str
    said: str

    def __str__(self) -> str:
        return f"{self.place} {self.key}: {self.said}"


@dataclass(frozen=True)
class Language:
    """All that a folder of the catalogue says."""

    name: str
    entries: Mapping[str, Mapping[str, Entry]]  # by namespace (a game, or none) and key; a term's key begins with "-"
    faults: Sequence[Fault] = ()
    allowed: Mapping[str, frozenset[str]] = field(default_factory=dict)  # by kind; see ``ALLOWED``

    def seen_from(self, game: str) -> Mapping[str, Entry]:
        """The entries that a game's messages may use: its own and the shared ones."""
        if game not in self._seen:
            self._seen[game] = {**self.entries.get(SHARED, {}), **self.entries.get(game, {})}
        return self._seen[game]

    def sentence(self, pattern: ast.Pattern, game: str) -> Sentence:
        """A pattern as a game says it. Each is worked out once, and for all games if it refers to no message."""
        if pattern not in self._referring:
            self._referring[pattern] = refers(pattern)
        one = pattern, game if self._referring[pattern] else ""
        if one not in self._sentences:
            self._sentences[one] = Sentence(pattern, self.seen_from(game))
        return self._sentences[one]

    @cached_property
    def _messages(self) -> dict[str, dict[str, Entry]]:
        return {
            game: {key: entry for key, entry in entries.items() if not key.startswith("-")}
            for game, entries in self.entries.items()
        }

    @cached_property
    def _seen(self) -> dict[str, dict[str, Entry]]:
        return {}

    @cached_property
    def _referring(self) -> dict[ast.Pattern, bool]:
        return {}

    @cached_property
    def _sentences(self) -> dict[tuple[ast.Pattern, str], Sentence]:
        return {}

    def messages(self, game: str) -> Mapping[str, Entry]:
        """The messages of one namespace, without its terms."""
        return self._messages.get(game, {})


ALLOWED = ("same", "latin", "facts", "variants", "long")
"""What ``allowed.toml`` in the folder of a language may list: messages that read as in English, words in Latin letters,
messages with other facts than in English, with other variants, and with more than fits."""


def languages(room: Path = ROOM) -> list[str]:
    """The languages besides English, by folder name."""
    return sorted(path.name for path in room.iterdir() if path.name != ENGLISH and any(path.glob("*.ftl")))


@lru_cache(maxsize=2)  # English, and the one beside it
def read_language(name: str, room: Path = ROOM) -> Language:
    """Read a language from its folder."""
    folder = room / name
    entries: dict[str, dict[str, Entry]] = {}
    faults: list[Fault] = []
    for file in sorted(folder.rglob("*.ftl")):
        game = file.parent.name if file.parent != folder else SHARED
        of_game = entries.setdefault(game, {})
        place = file.relative_to(room).as_posix()
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                faults.append(_unread(place, entry))
            elif isinstance(entry, ast.Message | ast.Term):
                key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if key in of_game:
                    faults.append(Fault(place, key, f"stands twice, also in {of_game[key].place}"))
                of_game.setdefault(key, Entry(place, entry))
    faults += [
        Fault(entry.place, key, "is a shared message; a game may not have one of this name")
        for game, of_game in entries.items()
        for key, entry in of_game.items()
        if game != SHARED and key in entries.get(SHARED, {})
    ]
    return Language(name, entries, faults, _allowed(folder / "allowed.toml"))


def _unread(place: str, junk: ast.Junk) -> Fault:
    why = "; ".join(str(note.message) for note in junk.annotations) or "cannot be read"
    first = (junk.content or "").strip().splitlines()[0][:60]
    return Fault(place, first.partition(" =")[0], f"is broken and would be said in English: {why}")


def _allowed(file: Path) -> dict[str, frozenset[str]]:
    if not file.exists():
        return {}
    listed = tomllib.loads(file.read_text(encoding="utf-8"))
    if unknown := listed.keys() - set(ALLOWED):
        raise ValueError(f"{file.name} lists {sorted(unknown)}; it may list {', '.join(ALLOWED)}")
    return {kind: frozenset(some) for kind, some in listed.items()}
