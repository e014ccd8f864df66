"""Small pieces of sentences, each made by one function: signed points, rule numbers, cards, lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.cards import Card
from bot.i18n.catalogue import MINUS, rule_number, signed, words
from bot.i18n.spoken_facts import reckoned

__all__ = ["MINUS", "cards_text", "names_text", "reckoned", "rule_number", "signed"]


def cards_text(cards: Iterable[Card], locale: str) -> str:
    """Cards as people read them: ``3♦ 3♣ 5♥``. If jokers, in words, are among them, commas separate the cards."""
    return words(tuple(cards), locale)


def names_text(names: Sequence[str], locale: str) -> str:
    """Names separated by the language's comma: ``Ann, Bo-Chen``."""
    return words(tuple(names), locale)
