"""What Big Two says about its rules (``bot.engine.rulebook.guide``), using the same functions as its engine."""

from __future__ import annotations

from bot.engine.facts import Facts
from bot.engine.rulebook.guide import Guide
from bot.games.big_two.guide.page import ALSO, BRIEF, SHELVES, TOGETHER, facts_of
from bot.games.big_two.rules.parameters import Rules


class BigTwoGuide(Guide[Rules]):
    """The guide to any rules of Big Two."""

    hints = ("help-aim", "help-ranks", "help-kinds", "help-beat", "help-lead", "help-last-card")
    brief = BRIEF
    shelves = SHELVES
    also = ALSO
    terse = True
    together = TOGETHER

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, and what follows from them (``rule_facts.facts_of``)."""
        return facts_of(rules)
