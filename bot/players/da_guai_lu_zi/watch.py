"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.games.actions import Action, Seat
from bot.games.asks import must_act
from bot.games.da_guai_lu_zi.deal.deal import EscapeDeal
from bot.games.da_guai_lu_zi.deal.position import Phase, out_team
from bot.games.game import Deal


def trouble(deal: Deal) -> str | None:
    """What is wrong with a deal, or None.

    Raises:
        TypeError: the deal is not one of Da Guai Lu Zi.
    """
    deal = _escape(deal)
    over = deal.result() is not None
    if over and deal.asks():
        return "the deal is over, and somebody may act"
    if not over and not must_act(deal):
        return "nobody is waited for"
    for seat in must_act(deal):
        if not deal.legal_actions(seat):
            return f"seat {seat} is asked and has no legal action"
    if deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    if over != (out_team(deal.position.places) is not None):
        return "a team is out and the deal goes on, or the other way round"
    whole = Counter(card for hand in deal.state.hands for card in hand) + Counter(deal.position.played)
    return None if whole == Counter(deal.rules.pack.cards()) else "cards are missing or were added"


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """What is wrong after ``seat`` has acted, or None.

    Raises:
        TypeError: the deals are not of Da Guai Lu Zi.
    """
    before, after = _escape(before), _escape(after)
    gone = _held(before) - _held(after)
    played = Counter(action.cards if action.verb == "play" else ())
    if gone != played:
        return f"left the hands: {write_cards(gone.elements())}"
    in_play = before.position.phase is Phase.PLAY
    for other, (then, now) in enumerate(zip(before.state.hands, after.state.hands, strict=True)):
        if in_play and other != seat and then != now:
            return f"the hand of seat {other} changed"
    return trouble(after)


def _escape(deal: Deal) -> EscapeDeal:
    if not isinstance(deal, EscapeDeal):
        raise TypeError("a deal of Da Guai Lu Zi is needed")
    return deal


def _held(deal: EscapeDeal) -> Counter[Card]:
    return Counter(card for hand in deal.state.hands for card in hand)
