"""What Da Guai Lu Zi says about its rules (``bot.engine.rulebook.guide``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.facts import Facts
from bot.engine.rulebook.guide import Guide
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, Rules, level_written
from bot.games.da_guai_lu_zi.rules.presets import PRESETS


class EscapeGuide(Guide[Rules]):
    """The guide to any rules of Da Guai Lu Zi."""

    hints = ("help-aim", "help-cards", "help-plays", "help-jokers", "help-tricks", "help-score")
    brief = ("brief-cards", "brief-ranks", "brief-plays", "brief-jokers", "brief-tribute", "brief-score")
    shelves: ClassVar[Mapping[str, Sequence[str]]] = {"most": tuple(PRESETS)}

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, levels as people write them, and the number of cards in a hand."""
        levels = {"dg-level_start": rules.dg.level_start, "dg-level_end": rules.dg.level_end}
        written = {name: level_written(level) for name, level in levels.items()}
        return {**rules.facts(), **written, "hand": HAND_SIZE}
