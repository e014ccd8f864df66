"""The history of a deal of Big Two: who did what, in order.

A state stores it as one text with an entry for each action, such as
``3:3c4h5c6h7c,0,1:9hThJcQdKd last-card,2:call 1``. A bare seat passed; a seat with bare cards played them. Anything
else is written as in a record. For cards that changed hands face down, the text has only their number.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.cards import Card, glue_cards, read_card, read_cards
from bot.engine.actions import Action, Seat
from bot.engine.seam.positions import Deed
from bot.games.big_two.grammar import DECLARE, LAST_CARD, PASS, play_of

_PUBLIC = ("demand",)
"""Verbs that name cards to everybody without playing them."""


def played(history: str, seat: Seat, cards: Iterable[Card], *, declared: bool = False) -> str:
    """The history with one more play."""
    what = f"{seat}:{glue_cards(cards)} {LAST_CARD}" if declared else f"{seat}:{glue_cards(cards)}"
    return f"{history},{what}" if history else what


def noted(history: str, seat: Seat, what: str) -> str:
    """The history with one more action other than a play or a pass."""
    return f"{history},{seat}:{what}" if history else f"{seat}:{what}"


def passed(history: str, seat: Seat) -> str:
    """The history with one more pass, including automatic passes."""
    return f"{history},{seat}"


def before_play(history: str, seat: Seat, action: Action) -> str:
    """The history with an action of a phase before play. Cards that are not shown are only counted."""
    if action.cards and action.verb not in _PUBLIC:
        action = Action(action.verb, number=len(action.cards))
    return noted(history, seat, str(action))


def read_history(history: str) -> tuple[Deed, ...]:
    """All entries of a history, oldest first.

    >>> read_history("0:3d3c,1,2:give 1")[1:]
    ((1, Action(verb='pass', cards=(), number=None, words=())), (2, Action(verb='give', cards=(), number=1, words=())))
    """
    return tuple(map(_deed, history.split(","))) if history else ()


def _deed(text: str) -> Deed:
    seat, _, what = text.partition(":")
    return int(seat), _action(what.split())


def _action(words: list[str]) -> Action:
    match words:
        case []:
            return PASS
        case ["declare", _]:
            return DECLARE
        case [verb, *rest] if verb.islower() and verb.isalpha():
            cards = tuple(read_card(word) for word in rest if not word.isdecimal())
            number = next((int(word) for word in rest if word.isdecimal()), None)
            return Action(verb, cards, number)
    return play_of(read_cards(words[0]), last_card=words[-1] == LAST_CARD)
