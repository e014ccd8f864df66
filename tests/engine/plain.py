"""Facts in the form in which tests state them: cards in notation, seats by number, names as they are."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cards import write_cards
from bot.engine.facts import Cards, Each, Fact, Numbers, Player, Players, Runs, Sentences, Suits, Verbs
from bot.engine.game import Json
from bot.engine.result import Reckoning


def plain(fact: Fact) -> Json:
    """A fact as plain data."""
    match fact:
        case Cards(cards):
            return write_cards(cards)
        case Player(seat):
            return seat
        case Players(some) | Verbs(some) | Numbers(some) | Suits(some) | Sentences(some):
            return list(some)
        case Each(rows=rows):
            return [next(iter(row.values())) if len(row) == 1 else dict(row) for row in rows]
        case Runs(runs):
            return ", ".join(" = ".join(map(" ".join, equals)) for equals in runs)
        case Reckoning(terms, ()):
            return [value for value, times in terms for _ in range(times)]
    return fact


def plainly(facts: Mapping[str, Fact]) -> dict[str, Json]:
    """Facts as plain data, by name."""
    return {name: plain(fact) for name, fact in facts.items()}
