"""Registers the toy game, as shipped games are registered, for one test or one process.

``python -m tests.toy.known COMMAND ...`` does what ``python -m bot COMMAND ...`` does, with the toy game registered.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from bot.computers import player
from bot.engine import game
from bot.i18n import catalogue
from bot.scenes import game_scenes

REGISTRIES: tuple[tuple[dict[str, str], str], ...] = (
    (game.MODULES, "tests.toy"),
    (player.COMPUTER_MODULES, "tests.toy.toy_players"),
    (game_scenes.SCENE_MODULES, "tests.toy.toy_scenes"),
    (catalogue.ROOMS, "tests.toy.words"),
)


def make_known(put: Callable[[dict[str, str], str, str], Any] = dict.__setitem__) -> None:
    """Add the game to every registry, with ``put(registry, name, module)``."""
    for registry, module in REGISTRIES:
        put(registry, "toy", module)


if __name__ == "__main__":
    make_known()
    from bot.__main__ import main

    sys.exit(main(sys.argv[1:]))
