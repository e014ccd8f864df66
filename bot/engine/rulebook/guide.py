"""What a game says about its rules: the sentences of a rule page, the facts they use, and which parameters are idle.

One message of the game's catalogue, ``rule-top-enforce``, says everything about the parameter ``top.enforce``. It is
the sentence, and has attributes: ``title``, ``word`` (the value in a few words) and, if a page may list the rule as not
played, ``off``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic

from bot.engine.facts import Facts
from bot.engine.rulebook.declarations import Parameter, Rulebook, TheRules, parameters


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


def allowed_of(parameter: str) -> str:
    """The key of the words that say which values a parameter takes."""
    return f"{sentence_of(parameter)}.allowed"


@dataclass(frozen=True, slots=True)
class Also(Generic[TheRules]):
    """A sentence that belongs to no single parameter, with its section and the parameter it follows."""

    key: str
    section: str
    after: str = ""  # empty: before every parameter of the section
    when: Callable[[TheRules], bool] = lambda _: True  # whether the page of these rules has it


class Guide(Generic[TheRules]):
    """What a game adds to its declarations and its catalogue."""

    shelves: ClassVar[Mapping[str, Sequence[str]]]
    """Every preset once, grouped for the list of rule sets (a variant of the message ``shelf``)."""
    hints: ClassVar[tuple[str, ...]] = ()
    """The keys of what ``/help`` tells a beginner: at most six lines."""
    brief: ClassVar[tuple[str, ...]] = ()
    """The keys of a summary of the game, in order: at most six lines. Each may use ``facts``."""
    also: ClassVar[tuple[Also, ...]] = ()
    """The sentences of its rule pages that do not belong to one parameter."""
    terse: ClassVar[bool] = False
    """Whether its sections leave out what is not played, and the closing list what has no effect."""
    together: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Parameters that the closing list sums up, by key. The key gets ``-more`` if only some of them are not played."""

    def facts(self, rules: TheRules) -> Facts:
        """The facts that sentences about these rules may use, including every parameter (``Rulebook.facts``)."""
        known: Facts = rules.facts()
        return known


def is_idle(rules: Rulebook, parameter: str) -> bool:
    """Whether another parameter switches this one off, so that it has no effect."""
    alive = rules.parameter(parameter).alive
    return bool(alive) and not getattr(rules, alive)


def topics(rules: type[Rulebook]) -> Mapping[str, Sequence[str]]:
    """Parameters by topic (a variant of the message ``topic``), as they are declared."""
    found: dict[str, list[str]] = {}
    for one in parameters(rules).values():
        if one.topic:
            found.setdefault(one.topic, []).append(one.name)
    return found


def page(rules: Rulebook, guide: Guide) -> tuple[Section, ...]:
    """The page for some rules: a sentence for all that has an effect, and no empty sections."""
    declared = parameters(type(rules)).values()
    every: tuple[Also | Parameter, ...] = (*guide.also, *declared)
    told: list[Section] = []
    for heading in dict.fromkeys(one.section for one in declared if one.section):
        parts = [one for one in every if one.section == heading]
        keys = tuple(_key(one) for one in _in_order(parts) if _is_told(one, rules, guide))
        told += [Section(heading, keys)] if keys else []
    return tuple(told)


def not_played(rules: Rulebook, guide: Guide) -> tuple[str, ...]:
    """The keys of the list at the end of a page: what others play and these rules do not."""
    declared = [one for one in parameters(type(rules)).values() if not (guide.terse and is_idle(rules, one.name))]
    absent = [one.name for one in declared if rules[one.name] == one.absent]
    summed: list[str] = []
    for key, group in guide.together.items():
        off = sum(name in group for name in absent)
        summed += [key if off == len(group) else f"{key}-more"] if off else []
    together = {name for group in guide.together.values() for name in group}
    return (*summed, *(f"{sentence_of(name)}.off" for name in absent if name not in together))


def _in_order(parts: Sequence[Also | Parameter], after: str = "") -> Iterator[Also | Parameter]:
    """The parts of a section, each right after the parameter that it follows."""
    for one in parts:
        if one.after == after:
            yield one
            if isinstance(one, Parameter):
                yield from _in_order(parts, one.name)


def _key(one: Also | Parameter) -> str:
    return one.key if isinstance(one, Also) else sentence_of(one.name)


def _is_told(one: Also | Parameter, rules: Rulebook, guide: Guide) -> bool:
    if isinstance(one, Also):
        return one.when(rules)
    unsaid = (one.silent, one.absent) if guide.terse else (one.silent,)
    return rules[one.name] not in unsaid and not is_idle(rules, one.name)
