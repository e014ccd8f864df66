"""How much a game has to write: what the seam leaves without a default, and all that it offers.

Promise: A game must write at most 38 members, and finds at most 90 in all. The worked example is short.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

from bot.computers import plain_player
from bot.computers.player import Knowledge
from bot.engine.game import Game
from bot.engine.game_parts import Records, RuleSets, Shell, Typed, Words
from bot.engine.rulebook.guide import Guide
from bot.engine.seam.matches import BetweenDeals, Series, TotalsSoFar
from bot.engine.seam.play import Play
from bot.engine.seam.positions import OwnPart, PublicPosition, WholeState
from bot.scenes.game_scenes import GameScenes
from bot.scenes.ready_scenes import ReadyScenes
from tests import toy

PROTOCOLS: tuple[tuple[type, object], ...] = (
    (PublicPosition, None),
    (OwnPart, None),
    (WholeState, None),
    (BetweenDeals, TotalsSoFar(None, ())),  # type: ignore[arg-type]
    (GameScenes, ReadyScenes),
    (Knowledge, plain_player),
)
"""What a game's values and rooms must have, with what has it by default."""
VALUES = (Game, RuleSets, Words, Typed, Shell, Records)
PARTS = frozenset({"rules", "series", "words", "typed", "shell", "record", "guide"})
"""Fields that only hold what is counted by its own members."""
FUNCTIONS = (Play, Series, Guide)
ASKED = frozenset({"sees", "owns"})
"""What others ask of a game's functions, and no game writes."""


def members(kind: type) -> set[str]:
    """The public members of a class, those that are only annotated included."""
    annotated = {name for base in kind.__mro__ for name in vars(base).get("__annotations__", {})}
    own = {name for name in dir(kind) if isinstance(inspect.getattr_static(kind, name), FunctionType | property)}
    return {name for name in annotated | own if not name.startswith("_")} - ASKED


def counted() -> Iterator[tuple[str, bool]]:
    """Every member that a game may write, and whether it must."""
    for protocol, default in PROTOCOLS:
        yield from ((f"{protocol.__name__}.{name}", not hasattr(default, name)) for name in members(protocol))
    for value in VALUES:
        for one in dataclasses.fields(value):
            if one.name not in PARTS:
                yield f"{value.__name__}.{one.name}", _has_no_default(one)
    for functions in FUNCTIONS:
        abstract: frozenset[str] = getattr(functions, "__abstractmethods__", frozenset())
        for name in members(functions):
            yield f"{functions.__name__}.{name}", name in abstract or not hasattr(functions, name)


def _has_no_default(field: dataclasses.Field[Any]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def test_a_game_must_write_little() -> None:
    every = dict(counted())
    written = sorted(name for name, must in every.items() if must)
    assert len(written) <= 38, written
    assert len(every) <= 90, sorted(every)


def test_what_has_a_default_is_told_from_what_has_none() -> None:
    every = dict(counted())
    assert all(every[name] for name in ("Play.refusal", "Play.kind", "PublicPosition.asks", "Typed.grammar"))
    assert not any(every[name] for name in ("Play.reach", "Series.book", "Shell.settled", "GameScenes.hand"))


TOY = Path(toy.__file__).parent


def test_the_worked_example_is_short() -> None:
    """Its tests, and its registration for them, are apart."""
    assert _lines(TOY / "__init__.py", *TOY.glob("toy_*.py")) <= 800
    assert _lines(*TOY.glob("words/en/toy/*.ftl")) <= 150


def _lines(*files: Path) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)
