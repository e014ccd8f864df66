"""A language beside English, sentence by sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from fluent.syntax import ast

from bot.engine.game import GAMES
from tests.i18n.translations.patterns import Sentence
from tests.i18n.translations.written import ENGLISH, SHARED, Fault, Language, read_language


class Translation:
    """A language beside English."""

    def __init__(self, language: Language, english: Language | None = None) -> None:
        self.language = language
        self.english = english or read_language(ENGLISH)
        self.used_allowances: set[tuple[str, str]] = set()

    def allows(self, kind: str, name: str) -> bool:
        """Whether the language's list lets something pass."""
        if name in self.language.allowed.get(kind, ()):
            self.used_allowances.add((kind, name))
            return True
        return False

    @cached_property
    def pairs(self) -> list[Pair]:
        """Every pattern that both languages have."""
        return [
            Pair(self, game, entry.place, key, attribute, ours, theirs[attribute])
            for game in (SHARED, *GAMES)
            for key, entry in self.language.messages(game).items()
            if (other := self.english.messages(game).get(key))
            for theirs in [dict(other.patterns())]
            for attribute, ours in entry.patterns()
            if attribute in theirs
        ]

    def values_known(self, game: str) -> Mapping[str, frozenset[str]]:
        """The keys of variants by fact, over all that English says of a game."""
        return self._values[game]

    @cached_property
    def _values(self) -> dict[str, dict[str, frozenset[str]]]:
        values: dict[str, dict[str, frozenset[str]]] = {}
        for game in (SHARED, *GAMES):
            known = values.setdefault(game, {})
            for entry in self.english.seen_from(game).values():
                for _, pattern in entry.patterns():
                    for fact, keys in self.english.sentence(pattern, game).choices.items():
                        known[fact] = known.get(fact, frozenset()) | keys
        return values


class Pair:
    """One sentence in a language and in English."""

    def __init__(
        self,
        whole: Translation,
        game: str,
        place: str,
        key: str,
        attribute: str,
        ours: ast.Pattern,
        theirs: ast.Pattern,
    ) -> None:
        self.whole, self.game, self.place = whole, game, place
        self.key = f"{key}.{attribute}" if attribute else key
        self._ours, self._theirs = ours, theirs

    @cached_property
    def seen(self) -> Sequence[tuple[Sentence, Sentence]]:
        """The sentence and its English, as each game says them. A shared one may hold pieces of any game."""
        games = [self.game] if self.game else [name for name in GAMES if name in self.whole.language.entries] or [""]
        ours, theirs = (one.sentence for one in (self.whole.language, self.whole.english))
        return [*dict.fromkeys((ours(self._ours, game), theirs(self._theirs, game)) for game in games)]

    def fault(self, said: str) -> Fault:
        return Fault(self.place, self.key, said)
