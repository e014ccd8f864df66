"""The small pieces of sentences that one function makes: points with their sign, rule numbers, cards, lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.cards import Card
from bot.i18n.catalogue import words
from bot.i18n.figures import MINUS, reckoned, rule_number, signed

__all__ = ["MINUS", "cards_text", "names_text", "reckoned", "rule_number", "signed"]


def cards_text(cards: Iterable[Card], locale: str) -> str:
    """Cards as people read them, a space between: ``3♦ 3♣ 5♥``; with jokers in words, a comma between."""
    return words(tuple(cards), locale)


def names_text(names: Sequence[str], locale: str) -> str:
    """Names with the language's comma between: ``Ann, Bo-Chen``."""
    return words(tuple(names), locale)
