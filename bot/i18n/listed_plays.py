"""Plays as a sentence lists them: the first few, told apart also where there are commas in one, and how many more."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.i18n.catalogue import Argument, text, words

EXAMPLES = 3
"""How many plays a sentence names; of further ones it gives the number."""


def plays_listed(plays: Sequence[Sequence[Card]], locale: str) -> dict[str, Argument]:
    """The facts of the piece ``examples-named``: ``examples``, how many ``more`` there are, and whether semicolons
    keep them ``apart``, as the cards of a play with a joker, and tiles, are parted by commas.

    >>> from bot.cards import read_cards
    >>> plays_listed([read_cards("3d 3c"), read_cards("4h LJ")], "en")["examples"]
    '3♦ 3♣; 4♥, little joker'
    """
    examples = [words(play, locale) for play in plays[:EXAMPLES]]
    apart = any(text("separator-comma", locale) in play for play in examples)
    listed = text("separator-semicolon", locale).join(examples) if apart else examples
    return {"examples": listed, "apart": apart, "more": len(plays) - len(examples)}
