"""Declarations of parameters name what exists: a property of the rules, a parameter of the section, values it takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.engine.game import GAMES, find_game
from bot.engine.rulebook.declarations import NEVER, OutOfRange, Parameter, Rulebook, option, parameters
from bot.engine.rulebook.guide import Also
from bot.engine.rulebook.value_kinds import Whole
from bot.i18n.catalogue import text

CUSTOMS = frozenset({"deal.shuffler", "deal.cutter"})
"""What is done with real cards (BT-3.5): the bot deals, so no page and no topic has it."""


def misdeclared(rules: type[Rulebook], also: tuple[Also, ...] = ()) -> Iterator[str]:
    """What the declarations of some rules, and the sentences beside them, name in vain."""
    known = parameters(rules)
    for one in known.values():
        yield from (f"{one.name}: {value!r} cannot be" for value in (one.absent, one.silent) if not _takes(one, value))
        if one.alive and not hasattr(rules, one.alive):
            yield f"{one.name}: {one.alive} is no property"
    parts: tuple[Also | Parameter, ...] = (*also, *known.values())
    for part in parts:
        if part.after and (part.after not in known or known[part.after].section != part.section):
            yield f"{part.after} is not in {part.section}"


def _takes(one: Parameter, value: object) -> bool:
    try:
        return value is NEVER or bool(one.read(one.kind.write(value)) == value)
    except OutOfRange:
        return False


@pytest.mark.parametrize("name", GAMES)
def test_declarations_name_what_exists(name: str) -> None:
    game = find_game(name)
    assert list(misdeclared(game.rules.rulebook, game.words.guide.also)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_parameter_but_customs_has_a_topic(name: str) -> None:
    declared = parameters(find_game(name).rules.rulebook).values()
    assert {one.name for one in declared if not one.topic} == {one.name for one in declared} & CUSTOMS


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("message", "fact"), [("topic", "topic"), ("page-head", "section")])
def test_each_topic_and_each_section_is_called_by_its_own_words(name: str, message: str, fact: str) -> None:
    """A variant that is missing would be replaced by another one without a word."""
    declared = parameters(find_game(name).rules.rulebook).values()
    used = {getattr(one, fact) for one in declared} - {""}
    assert len({text(message, "en", name, **{fact: one}) for one in used}) == len(used)


@dataclass(frozen=True)
class Careless(Rulebook):
    """Rules whose declarations name nothing that exists."""

    packs: int = option(1, Whole(1, 2), "cards", absent=3)
    double: bool = option(default=False, section="stakes", alive="doubles", silent=None)
    limit: int = option(1, Whole(1, 2), "stakes", after="packs")


def test_what_is_named_in_vain_is_found() -> None:
    assert list(misdeclared(Careless, (Also("beside", "cards", after="pack"),))) == [
        "packs: 3 cannot be",
        "double: None cannot be",
        "double: doubles is no property",
        "pack is not in cards",
        "packs is not in stakes",
    ]
