"""What can be done, and what is mildest, in every phase of a deal."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import SUITS, Card
from bot.engine.actions import Action, Seat
from bot.engine.asks import asked
from bot.games.sheng_ji.deal.declaring import possible
from bot.games.sheng_ji.deal.judge import may_claim
from bot.games.sheng_ji.deal.plays import follows, leads, mildest_burial
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.grammar import PASS, REDEAL


def legal_actions(position: Position, hand: Sequence[Card], seat: Seat | None) -> tuple[Action, ...]:
    """The legal actions of a seat, the mildest first.

    Of burials those of cards next to each other in mildness are listed, of leads and follows what ``plays`` lists.
    """
    if seat is None or seat not in position.asks():
        return ()
    found = [PASS] if asked(position, seat, "pass") else []
    if asked(position, seat, "declare"):
        shown = possible(position.rules, position.level, position.declaration, seat, hand)
        found += [Action("declare", cards) for cards in shown]
    if asked(position, seat, "redeal") and may_claim(position, hand):
        found.append(REDEAL)
    if position.turn == seat:
        found += _in_turn(position, hand)
    return tuple(found)


def _in_turn(position: Position, hand: Sequence[Card]) -> list[Action]:
    order = position.order
    if position.phase is Phase.NAMING:
        longest = sorted(SUITS, key=lambda suit: -sum(card.suit == suit for card in hand))
        return [Action("trump", words=(suit,)) for suit in longest]
    if position.phase is Phase.BURY:
        size = position.rules.kitty
        mild = mildest_burial(order, hand, len(hand))
        by_mildness = [mildest_burial(order, hand, size)]
        by_mildness += [mild[at : at + size] for at in range(len(mild) - size + 1)]
        return [Action("bury", cards) for cards in dict.fromkeys(by_mildness)]
    if position.phase is Phase.CHOOSE and position.failed is not None:
        return [Action("choose", cards) for cards in dict.fromkeys(position.failed.beaten)]
    if position.phase is Phase.PLAY:
        lead = position.lead
        plays = leads(order, hand) if lead is None else follows(order, lead, hand)
        return [Action("play", cards) for cards in plays]
    return []
