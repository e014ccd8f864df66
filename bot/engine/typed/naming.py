"""Actions by what somebody types: their cards, their ranks, or words for what they are.

Examples: ``8c8s``, ``88``, ``kk``, ``straight``, ``full 9``, ``straight 4-8``. The action must have the typed cards and
bare ranks. Each typed word must begin one of the words by which people call it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.cards import Card, NotationError, read_ranked, sign_cards, write_cards
from bot.engine.actions import Action

_APART = re.compile(r"[\s,;+·、–-]+")
_MOST_PIECES = 16
"""The most pieces that a text may have. A longer text names nothing."""


class Meant(NamedTuple):
    """An action that a text fits."""

    action: Action
    whole: bool  # the text names every card of it


class _Reading(NamedTuple):
    """One way to understand a text."""

    cards: tuple[Card, ...]  # a bare rank has no suit
    words: tuple[str, ...]


_NOTHING = _Reading((), ())


def meant_by(typed: str, actions: Sequence[Action], called: Callable[[Action], str]) -> list[Meant]:
    """The actions that the text fits, the natural reading first: ``88`` is a pair before it is part of a full house.

    ``called`` gives the words by which people call an action. An empty text fits every action, in their order.
    """
    text = " ".join(typed.casefold().split())
    if not text:
        return [Meant(action, whole=False) for action in actions]
    found: dict[Action, bool] = {}
    for reading in _readings(text):
        fitting = [action for action in actions if _fits(reading, action, called)]
        for action in sorted(fitting, key=lambda action: _distance(reading, action)):
            found.setdefault(action, len(reading.cards) == len(action.cards))
    for action in actions:
        if _written(text, action):
            found.setdefault(action, False)
    return [Meant(action, whole) for action, whole in found.items()]


def is_name(typed: str) -> bool:
    """Whether a text can name an action: nothing but cards, ranks and words in letters."""
    reading = next(_readings(typed.casefold()), _NOTHING)
    return reading != _NOTHING and all(map(str.isalpha, reading.words))


def is_cards(typed: str) -> bool:
    """Whether a text is nothing but cards and ranks.

    >>> is_cards("8c8s"), is_cards("kk"), is_cards("straight")
    (True, True, False)
    """
    return _as_cards(typed.casefold()) is not None


def held_as(typed: str, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a hand that a text names by card or rank. Empty if one is missing, or if the text has other words.

    For a bare rank, the lowest such cards count.

    >>> write_cards(held_as("88", (Card("8", "d"), Card("8", "s"), Card("9", "s")))), held_as("99", (Card("9", "s"),))
    ('8d 8s', ())
    """
    reading = next(_readings(typed.casefold()), _NOTHING)
    left, found = list(hand), list[Card]()
    for wanted in sorted(reading.cards, key=lambda card: not card.suit):
        card = next((card for card in left if _is(card, wanted)), None)
        if card is None:
            return ()
        left.remove(card)
        found.append(card)
    return () if reading.words else tuple(found)


def _readings(text: str) -> Iterator[_Reading]:
    """The ways to understand a text, most natural first:

    - all that can be cards is cards, the rest are words;
    - if there are words: *9s* means nines;
    - pieces of letters only are words.
    """
    pieces = [piece for piece in _APART.split(text) if piece]
    if not 0 < len(pieces) <= _MOST_PIECES:
        return
    first = _reading(pieces, _as_cards)
    yield first
    if first.words:
        yield _reading(pieces, lambda piece: _as_cards(piece.removesuffix("s")))
    yield _reading(pieces, lambda piece: None if piece.isalpha() else _as_cards(piece))


def _reading(pieces: Sequence[str], read: Callable[[str], tuple[Card, ...] | None]) -> _Reading:
    cards: list[Card] = []
    words: list[str] = []
    for piece in pieces:
        found = read(piece)
        if found is None:
            words.append(piece)
        else:
            cards += found
    return _Reading(tuple(cards), tuple(words))


def _as_cards(piece: str) -> tuple[Card, ...] | None:
    try:
        return read_ranked(piece) or None
    except NotationError:
        return None


def _is(card: Card, wanted: Card) -> bool:
    return wanted in (card, Card(_rank(card), ""))


def _rank(card: Card) -> str:
    """A rank as ``read_ranked`` gives it. A tile may have the rank 10."""
    return {"10": "T"}.get(card.rank, card.rank)


def _fits(reading: _Reading, action: Action, called: Callable[[Action], str]) -> bool:
    if not _holds(action.cards, reading.cards):
        return False
    words = called(action).casefold().split() if reading.words else []
    return all(any(word.startswith(piece) for word in words) for piece in reading.words)


def _holds(cards: Sequence[Card], wanted: Sequence[Card]) -> bool:
    """Whether the cards include all that is wanted, as often as it is named."""
    named = Counter(card for card in wanted if card.suit)
    ranks = Counter(card.rank for card in wanted if not card.suit)
    left = Counter(cards)
    if not named <= left:
        return False
    return ranks <= Counter(map(_rank, (left - named).elements()))


def _distance(reading: _Reading, action: Action) -> tuple[int, bool]:
    """How far an action is from what was named: how many more cards it has, and whether another rank leads."""
    if not reading.cards:
        return 0, False
    ranks = [_rank(card) for card in action.cards]
    often = Counter(ranks)
    leading = max(enumerate(ranks), key=lambda one: (often[one[1]], one[0]))[1]
    named = [_rank(card) for card in reading.cards]
    return len(ranks) - len(named), named[0] != leading and {*named} != {ranks[0], ranks[-1]}


def _written(text: str, action: Action) -> bool:
    """Whether the action's cards, written out, begin with this text."""
    return any(write(action.cards).casefold().startswith(text) for write in (write_cards, sign_cards))
