"""What Big Two says about its rules (``bot.engine.rulebook.guide``), using the same functions as its engine."""

from __future__ import annotations

from bot.engine.facts import Facts
from bot.engine.rulebook.guide import Guide, Section
from bot.games.big_two.guide.brief import BRIEF, SHELVES
from bot.games.big_two.guide.idle import is_idle
from bot.games.big_two.guide.page import TOPICS, absent_keys, sections
from bot.games.big_two.guide.rule_facts import facts_of
from bot.games.big_two.rules.parameters import Rules


class BigTwoGuide(Guide):
    """The guide to any rules of Big Two."""

    topics = TOPICS
    hints = ("help-aim", "help-ranks", "help-kinds", "help-beat", "help-lead", "help-last-card")
    brief = BRIEF
    shelves = SHELVES

    def page(self, rules: Rules) -> tuple[Section, ...]:
        """The page for some rules, in the order of the rule book."""
        return sections(rules)

    def absent(self, rules: Rules) -> tuple[str, ...]:
        """The keys of what these rules do not have. What is missing of a group has one key."""
        return absent_keys(rules)

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, and what follows from them (``rule_facts.facts_of``)."""
        return facts_of(rules)

    def is_idle(self, rules: Rules, parameter: str) -> bool:
        """Whether another parameter switches this one off (docs/big-two.md, 18.5)."""
        return is_idle(rules, parameter)
