"""What a record of a climbing game says beside its actions, in the shell's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any

from bot.cards import sign_cards
from bot.engine.facts import Cards, Event, Player

Remark = Callable[[Event, Any, Sequence[str]], str]


def remarks(trick_won: StrEnum, *no_gifts: StrEnum) -> Remark:
    """Who takes a trick, and which cards pass from hand to hand: in a record, all hands are open.

    ``no_gifts``: private events in which cards are only shown.
    """

    def remark(event: Event, deal: Any, names: Sequence[str]) -> str:
        del deal
        if event.seat is None or event.name in no_gifts:
            return ""
        who, cards, other = names[event.seat], event.args.get("cards"), event.args.get("other")
        if event.name == trick_won:
            return f"{who} takes the trick"
        if event.only is not None and isinstance(cards, Cards) and isinstance(other, Player):
            return f"{who} gives {names[other.seat]} {sign_cards(cards.cards)}"
        return ""

    return remark
