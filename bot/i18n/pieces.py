"""The small pieces of sentences that one function makes: signed points, cards, rule numbers.

They stand below the catalogue and are reached from it: ``{ SIGNED($total) }``, ``{ RULE($rule) }``.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.cards import BIG_JOKER, LITTLE_JOKER, Card

MINUS = "−"
"""The true minus, as wide as the plus."""
NON_BREAKING_HYPHEN = "‑"

_JOKERS = {"en": {LITTLE_JOKER: "little joker", BIG_JOKER: "big joker"}}


def signed(points: float) -> str:
    """Points with their sign.

    >>> signed(37), signed(-11), signed(0)
    ('+37', '−11', '0')
    """
    number = int(points)
    if number == 0:
        return "0"
    return f"{'+' if number > 0 else MINUS}{abs(number):,}"


def rule_number(rule: str) -> str:
    """A rule's number that no line break splits: ``BT-7.1`` with a non-breaking hyphen."""
    return str(rule).replace("-", NON_BREAKING_HYPHEN)


def card_text(card: Card, language: str = "en") -> str:
    """A card as people read it, ``10♥``; jokers in words."""
    words = _JOKERS.get(language, _JOKERS["en"])
    return words.get(card, card.sign)


def cards_text(cards: Iterable[Card], language: str = "en") -> str:
    """Cards as people read them, a space between: ``3♦ 3♣ 5♥``; jokers in words, with commas beside them."""
    listed = list(cards)
    comma = any(card in (LITTLE_JOKER, BIG_JOKER) for card in listed)
    return (", " if comma else " ").join(card_text(card, language) for card in listed)
