"""Lessons: first deals chosen to show what a game is made of, and to be won.

A lesson is the number of a shuffle, found by ``python -m tests.lessons``. Games keep theirs by preset
(``RuleSets.lessons``).
"""

from __future__ import annotations

import hashlib

from bot.engine.game import Game
from bot.engine.rulebook.declarations import Rulebook

LESSON = "lesson"
"""The name under which a lesson is shuffled, in place of a table's own: it is the same deal at every table."""


def lesson_seed(game: str, preset: str, number: int) -> bytes:
    """The seed of the deal with this number."""
    return hashlib.sha256(f"{LESSON} {game} {preset} {number}".encode()).digest()


def lesson_for(game: Game, chain: str, rules: Rulebook) -> bytes | None:
    """The seed of the first deal of a tutorial with these rules; None where no lesson fits, so the deal is a fair one.

    ``chain``: the preset, perhaps with mixins, from which the rules were made. A preset without a lesson borrows that
    of the standard one. A lesson fits as long as its cards go to as many seats. That it shows everything and is won is
    proved for its own preset alone.
    """
    preset = chain.partition("+")[0]
    preset = preset if preset in game.rules.lessons else game.rules.standard
    if preset not in game.rules.lessons:
        return None
    base = game.rules(preset)
    same = (game.packs(rules), game.seats(rules)) == (game.packs(base), game.seats(base))
    return lesson_seed(game.name, preset, game.rules.lessons[preset]) if same else None
