"""What Da Guai Lu Zi says about its rules (``bot.engine.rulebook.guide``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.facts import Facts
from bot.engine.rulebook.guide import Guide
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, Rules
from bot.games.da_guai_lu_zi.rules.presets import PRESETS


class EscapeGuide(Guide[Rules]):
    """The guide to any rules of Da Guai Lu Zi."""

    hints = ("help-aim", "help-cards", "help-plays", "help-jokers", "help-tricks", "help-score")
    brief = ("brief-cards", "brief-ranks", "brief-plays", "brief-jokers", "brief-tribute", "brief-score")
    shelves: ClassVar[Mapping[str, Sequence[str]]] = {"most": tuple(PRESETS)}

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, and the number of cards in a hand."""
        return {**rules.facts(), "hand": HAND_SIZE}
