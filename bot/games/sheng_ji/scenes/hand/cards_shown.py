"""The cards of a hand, trumps first, and how each looks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Action
from bot.games.sheng_ji.cards.order import TRUMPS
from bot.games.sheng_ji.deal.plays import LISTED
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.scenes.questions import NO_TRUMP, drawn_level, level_facts
from bot.scenes.hand_scene import CardGroup, Held, HeldCard, card_states, required_places
from bot.scenes.marks import GroupTag
from bot.scenes.wording import Text, saying

HIGH_FIRST, LOW_FIRST = "high", "low"
ORDERS = (HIGH_FIRST, LOW_FIRST)
"""How a hand can be sorted within its suits, in the order in which *Sort* goes through them."""

_SUITS = (TRUMPS, "s", "h", "c", "d")
"""Trumps, then the side suits, black and red in turn."""


def selectable(view: ShengJiView, legal: Sequence[Action]) -> frozenset[int]:
    """The places that may be chosen: all that some legal play or burial names."""
    position = view.position
    if position.turn != view.seat or position.phase not in (Phase.BURY, Phase.PLAY):
        return frozenset()
    every = frozenset(range(len(view.hand)))
    lead = position.lead
    if position.phase is Phase.BURY or lead is None:
        return every
    own = _of_suit(view, lead.suit.name)
    if len(own) < len(position.plays[0]):
        return every
    if len(legal) >= LISTED:
        return own
    named = {card for action in legal for card in action.cards}
    return frozenset(place for place in own if view.hand[place] in named)


def required(view: ShengJiView) -> frozenset[int]:
    """The places that a follow cannot do without: a suit that runs short (SJ-7.2), else what all follows have."""
    position = view.position
    if position.turn != view.seat or position.phase is not Phase.PLAY or position.lead is None:
        return frozenset()
    own = _of_suit(view, position.lead.suit.name)
    if len(own) <= len(position.plays[0]):
        return own
    return required_places(view) if len(view.legal_actions()) < LISTED else frozenset()


def _of_suit(view: ShengJiView, suit: str) -> frozenset[int]:
    order = view.position.order
    return frozenset(place for place, card in enumerate(view.hand) if order.suit_of(card) == suit)


def grouped(view: ShengJiView, held: Held, places: frozenset[int]) -> tuple[CardGroup, ...]:
    """A group for trumps and for each side suit; ``places`` may be chosen."""
    states, plain = card_states(view.hand, held, places or None)
    some = 0 < len(places) < len(view.hand)
    cards = [
        HeldCard(card, place, states[place], plain[place], some and place in places)
        for place, card in enumerate(view.hand)
    ]
    if held.order != LOW_FIRST:
        cards.reverse()
    suits = {suit: tuple(one for one in cards if view.position.order.suit_of(one.card) == suit) for suit in _SUITS}
    return tuple(
        CardGroup(found, _caption(view, suit, found), _tag(view, suit), saying("group-name", suit=suit))
        for suit, found in suits.items()
        if found
    )


def in_words(groups: Sequence[CardGroup], places: frozenset[int]) -> tuple[Card, ...]:
    """The cards at these places, in the order of the groups."""
    return tuple(one.card for group in groups for one in group.cards if one.place in places)


def _caption(view: ShengJiView, suit: str, cards: Sequence[HeldCard]) -> Text:
    if suit != TRUMPS:
        return saying("hand-suit", suit=suit, n=len(cards))
    order = view.position.order
    return Text("hand-trumps", {"suit": order.trump or NO_TRUMP, "n": len(cards), **level_facts(view.position)})


def _tag(view: ShengJiView, suit: str) -> GroupTag:
    """A side suit with its letter, trumps with the level."""
    if suit != TRUMPS:
        return GroupTag(suit, suit)
    return GroupTag(view.position.order.trump, drawn_level(view.position.level or ""), strong=True)
