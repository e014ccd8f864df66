"""The actions of Big Two, in the notation of docs/record.md, and the history of a deal: who did what, in order.

A state stores the history as one text with an entry for each action, such as
``3:3c4h5c6h7c,0,1:9hThJcQdKd last-card,2:call 1``. A bare seat passed; a seat with bare cards played them. Anything
else is written as in a record. For cards that changed hands face down, the text has only their number.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.cards import Card, glue_cards, read_card, read_cards
from bot.games.actions import Action, Grammar, Named, Seat, VerbForm

LAST_CARD = "last-card"
"""The word that declares a last card, either alone or with the play that leaves that card."""

GRAMMAR = Grammar(
    {
        "play": VerbForm(cards=Named.CARDS, tail=f"({LAST_CARD})?"),
        "pass": VerbForm(),
        "declare": VerbForm(tail=LAST_CARD),
        "call": VerbForm(number=True),
        "redeal": VerbForm(),
        "take": VerbForm(),
        "decline": VerbForm(),
        "swap": VerbForm(),
        "give": VerbForm(cards=Named.CARDS),
        "keep": VerbForm(cards=Named.ANY),
        "demand": VerbForm(cards=Named.ONE_CARD, number=True),
        "waive": VerbForm(),
        "choose": VerbForm(number=True),
    },
    "play 3d, pass, declare last-card",
)

PASS = Action("pass")
DECLARE = Action("declare", words=(LAST_CARD,))
REDEAL = Action("redeal")
TAKE, SWAP, DECLINE = Action("take"), Action("swap"), Action("decline")
WAIVE = Action("waive")
KEEP = Action("keep")  # declines a redeal


def play_of(cards: tuple[Card, ...], *, last_card: bool = False) -> Action:
    """Play ``cards``. With ``last_card``, declare the hand that the play leaves."""
    return Action("play", cards, words=(LAST_CARD,) if last_card else ())


def declares(action: Action) -> bool:
    """Whether a play also declares the hand that it leaves."""
    return LAST_CARD in action.words


def call_of(seat: Seat | None) -> Action:
    """Call the undeclared last card of ``seat``."""
    return Action("call", number=seat)


def demand_of(card: Card, seat: Seat) -> Action:
    """Demand ``card`` from ``seat``."""
    return Action("demand", (card,), seat)


def choice_of(place: int) -> Action:
    """Choose the face-down card or hand at ``place``, counted from 0."""
    return Action("choose", number=place)


Deed = tuple[Seat, Action]
"""A seat, and what it did."""

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
