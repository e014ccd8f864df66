"""Cards that move from hand to hand in an exchange, and who is told about it."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.facts import Facts, Player
from bot.engine.game import Event
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.masks import card_count, joined, without
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent as Happened
from bot.games.climbing.face_down import seen_by_both, told_of


def moved(layout: Layout, source: Seat, target: Seat, cards: Mask) -> Layout:
    """The layout after some cards moved from ``source`` to ``target``."""
    hands = list(layout.hands)
    hands[source] = without(hands[source], cards)
    hands[target] = joined(hands[target], cards)
    return replace(layout, hands=tuple(hands))


def paid(layout: Layout, source: Seat, target: Seat, cards: Mask) -> tuple[Layout, tuple[Event, ...]]:
    """A tribute: the best cards of ``source``, given face down; everybody hears from which place to which (BT-16.7).

    ``tie`` says what put ``above`` before ``below``, of whom one gives or receives, if they had the same points.
    """
    standing, ties = layout.background.standing, layout.background.ties
    layout, (told, shown) = handed(layout, Happened.TRIBUTE, source, target, cards)
    places: Facts = {"place": standing.index(source) + 1, "to": standing.index(target) + 1, "tie": "none"}
    tie = next((tie for tie in ties if {tie.above, tie.below} & {source, target}), None)
    if tie is not None:
        places = {**places, "tie": tie.by, "above": Player(tie.above), "below": Player(tie.below)}
    return layout, (replace(told, args={**told.args, **places}), shown)


def handed(layout: Layout, name: Happened, source: Seat, target: Seat, cards: Mask) -> tuple[Layout, tuple[Event, ...]]:
    """Cards given face down: everybody hears how many (event ``name``); the two seats see which (``name``-cards)."""
    told = told_of(name, source, target, n=card_count(cards))
    seen = seen_by_both(Happened(f"{name}-cards"), source, target, layout.setting.pack.of(cards))
    return moved(layout, source, target, cards), (told, seen)
