"""Lessons: first deals chosen to show everything a game has, and to be won.

A lesson is the number of a shuffle; ``python -m tests.lessons`` finds it. Each game keeps its lessons by preset
(``RuleSets.lessons``).
"""

from __future__ import annotations

import hashlib

from bot.engine.game import Game
from bot.engine.rulebook.declarations import Rulebook

LESSON = "lesson"
"""Replaces the table's own name in the shuffle, so that a lesson is the same deal at every table."""


def lesson_seed(game: str, preset: str, number: int) -> bytes:
    """The seed of the lesson with this number."""
    return hashlib.sha256(f"{LESSON} {game} {preset} {number}".encode()).digest()


def lesson_for(game: Game, chain: str, rules: Rulebook) -> bytes | None:
    """The seed of a tutorial's first deal under these rules; None if no lesson fits, so that the deal is random.

    ``chain``: the preset that the rules were made from, perhaps with mixins. A preset without a lesson borrows the
    standard preset's. A lesson fits if the packs and the number of seats are the same. Only for its own preset is it
    proved that a lesson shows everything and is won.
    """
    preset = chain.partition("+")[0]
    preset = preset if preset in game.rules.lessons else game.rules.standard
    if preset not in game.rules.lessons:
        return None
    base = game.rules(preset)
    same = (game.packs(rules), game.seats(rules)) == (game.packs(base), game.seats(base))
    return lesson_seed(game.name, preset, game.rules.lessons[preset]) if same else None
