"""A game with one more parameter, planted for a test: one declaration and one message, and nothing else."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import make_dataclass, replace
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import Any

from bot.engine import game as games
from bot.engine.rulebook.declarations import Rulebook, option, parameters
from bot.i18n import catalogue

MESSAGE = """
rule-weather =
    { $weather ->
        [rain] Rain washes the cards (X‑1).
       *[dry] The cards stay dry (X‑1).
    }
    .title = Weather at the table
    .word =
        { $weather ->
            [rain] it pours
           *[dry] no clouds
        }
    .off = cards in the rain
"""


class Weather(StrEnum):
    DRY = "dry"
    RAIN = "rain"


def with_weather(rulebook: type[Rulebook], name: str) -> type[Rulebook]:
    """Some rules with the parameter ``weather``, declared beside their first one, under the name of a game."""
    first = next(iter(parameters(rulebook).values()))
    declared: Any = option(Weather.DRY, section=first.section, topic=first.topic, absent=Weather.DRY)
    return make_dataclass(
        "Rules", [("weather", Weather, declared)], bases=(rulebook,), namespace={"game": name}, frozen=True
    )


def plant(game: str, name: str, folder: Path, put: Callable[[dict[Any, Any], str, Any], Any]) -> None:
    """Register, with ``put(registry, name, value)``, a game with weather as ``name``, with its words in ``folder``."""
    known = games.find_game(game)
    module, room = f"{folder.name}_game", folder / f"{folder.name}_room"
    words = room / catalogue.FALLBACK / name
    shutil.copytree(Path(catalogue.__file__).parent / catalogue.FALLBACK / game, words)
    (words / "weather.ftl").write_text(MESSAGE, "utf-8")
    (room / "__init__.py").touch()
    made = ModuleType(module)
    rules: Any = replace(known.rules, rulebook=with_weather(known.rules.rulebook, name))
    vars(made)["GAME"] = replace(known, rules=rules)
    put(sys.modules, module, made)
    put(games.MODULES, name, module)
    put(catalogue.ROOMS, name, room.name)
