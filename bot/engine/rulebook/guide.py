"""What a game says about its rules: the sentences of a rule page, the facts they use, and which parameters are idle.

All that is said of the parameter ``top.enforce`` stands in one message of the game's catalogue, ``rule-top-enforce``:
its sentence, with the attributes ``title``, ``word`` (its value in a few words) and, if a page may list the rule as not
played, ``off``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.engine.facts import Facts
from bot.engine.rulebook.declarations import Rulebook, parameters


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a rule page: a variant of the game's message ``page-head``, and the keys of its sentences."""

    heading: str
    sentences: tuple[str, ...]


def sentence_of(parameter: str) -> str:
    """The key of a parameter's sentence.

    >>> sentence_of("top.enforce"), sentence_of("packs")
    ('rule-top-enforce', 'rule-packs')
    """
    return f"rule-{parameter.replace('.', '-')}"


def word_of(parameter: str) -> str:
    """The key of a parameter's value in a few words.

    >>> word_of("top.enforce")
    'rule-top-enforce.word'
    """
    return f"{sentence_of(parameter)}.word"


class Guide:
    """What a game knows about the meaning of its rules. The judge calls the same functions.

    The rest follows from the declarations of its rules, and may be overridden.
    """

    rulebook: ClassVar[type[Rulebook]]
    """The rules, which declare the section of each parameter, when it has an effect, and when it is not played."""
    shelves: ClassVar[Mapping[str, Sequence[str]]]
    """Every preset once, grouped for the list of rule sets (a variant of the message ``shelf``)."""
    hints: ClassVar[tuple[str, ...]] = ()
    """The keys of what a beginner is told of the game in ``/help``, a line each and at most six."""
    brief: ClassVar[tuple[str, ...]] = ()
    """The keys of the whole game in at most six lines, in order; each uses ``facts``."""

    @property
    def topics(self) -> Mapping[str, Sequence[str]]:
        """Parameters by section, which is a topic, too (a variant of the message ``topic``), as they are declared."""
        found: dict[str, list[str]] = {}
        for one in parameters(self.rulebook).values():
            found.setdefault(one.section, []).append(one.name)
        return found

    def page(self, rules: Any) -> tuple[Section, ...]:
        """The page for some rules: the sentences of every parameter that has an effect, without empty sections."""
        told = {
            topic: tuple(sentence_of(name) for name in names if not self.is_idle(rules, name))
            for topic, names in self.topics.items()
        }
        return tuple(Section(topic, sentences) for topic, sentences in told.items() if sentences)

    def absent(self, rules: Any) -> tuple[str, ...]:
        """The keys of what other tables play and these rules do not, for the list at the end of a page."""
        every = parameters(self.rulebook).values()
        return tuple(f"{sentence_of(one.name)}.off" for one in every if rules[one.name] == one.absent)

    def is_idle(self, rules: Any, parameter: str) -> bool:
        """Whether another parameter switches this one off, so that its value has no effect."""
        alive = parameters(self.rulebook)[parameter].alive
        return bool(alive) and not getattr(rules, alive)

    def facts(self, rules: Any) -> Facts:
        """The facts that sentences about these rules may use, including every parameter (``Rulebook.facts``)."""
        known: Facts = rules.facts()
        return known
