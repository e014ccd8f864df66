"""What ``record show`` says of a deal beside its actions: trumps, level, kitty, each trick, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.cards import SUIT_SIGNS, sign_cards
from bot.engine.facts import Cards, Event
from bot.engine.game import Result
from bot.games.sheng_ji.deal.seam import ShengJiDeal
from bot.games.sheng_ji.happened import ShengJiEvent as Happened


def remark(event: Event, deal: ShengJiDeal, names: Sequence[str]) -> str:
    """What an event of a deal comes to; empty where the action says it. ``deal`` is the deal as far as it went."""
    who = "" if event.seat is None else names[event.seat]
    facts: Any = event.args
    cards = sign_cards(facts["cards"].cards) if isinstance(facts.get("cards"), Cards) else ""
    match event.name:
        case Happened.BURIED_CARDS:
            position = deal.position
            dealer = "nobody" if position.dealer is None else names[position.dealer]
            return f"{_trumps(position.trump, position.level)}; {dealer} deals; the kitty: {cards}"
        case Happened.TRICK_WON:
            return f"{who} takes the trick, {_points(facts['p'])}"
        case Happened.KITTY_WON:
            return f"{who} opens the kitty {cards}: {_points(facts['p'])} × {facts['n']}"
        case Happened.ENDED:
            result = deal.result()
            return "" if result is None else _end(result, names)
    return ""


def _trumps(trump: str | None, level: str | None) -> str:
    suit = f"{SUIT_SIGNS[trump]} is trump" if trump else "no suit is trump"
    return f"{suit}, level {level or 'no-trump'}"


def _end(result: Result, names: Sequence[str]) -> str:
    account = result.account
    side = " and ".join(names[seat] for seat in range(account["side"], len(names), 2))
    gained = f"{side} gain {_counted(account['gain'], 'level')}"
    first, second = account["levels"]
    after = "the match is over" if account["over"] else f"{names[account['next_dealer']]} deals next"
    return f"the attackers have {_points(account['total'])}: {gained}; levels {first} and {second}; {after}"


def _points(number: int) -> str:
    return _counted(number, "point")


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
