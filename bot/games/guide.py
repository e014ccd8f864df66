"""What a game says of its rules, beside their values: the sentences of a page, the facts they name, what is idle.

The sentences themselves stand in the game's catalogue: for a parameter ``top.enforce`` the message
``rule-top-enforce``, with its attributes ``title`` and, where a page may name it as absent, ``off``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.games.facts import Facts


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a rule page: a variant of the game's message ``page-head``, and the keys of its sentences."""

    heading: str
    sentences: tuple[str, ...]


class Guide(Protocol):
    """A game's own knowledge of what its rules mean; the judge asks the same functions."""

    @property
    def topics(self) -> Mapping[str, Sequence[str]]:
        """Parameters by what they are about (variants of the message ``topic``), in the order of the rule book."""
        ...

    @property
    def hints(self) -> tuple[str, ...]:
        """The keys of what a beginner is told of the game in ``/help``, a line each."""
        ...

    def page(self, rules: Any) -> tuple[Section, ...]:
        """The page of some rules, without sections that have nothing to say."""
        ...

    def absent(self, rules: Any) -> tuple[str, ...]:
        """The keys of what other tables play and these rules do not, for one list at the end of a page."""
        ...

    def facts(self, rules: Any) -> Facts:
        """What sentences about these rules may name and select on, every parameter among it (``Rulebook.facts``)."""
        ...

    def is_idle(self, rules: Any, parameter: str) -> bool:
        """Whether another parameter switches this one off, so that its value changes nothing here."""
        ...


def sentence_of(parameter: str) -> str:
    """The key of a parameter's sentence.

    >>> sentence_of("top.enforce"), sentence_of("packs")
    ('rule-top-enforce', 'rule-packs')
    """
    return f"rule-{parameter.replace('.', '-')}"
