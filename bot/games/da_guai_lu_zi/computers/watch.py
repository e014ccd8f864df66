"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.computers.soundness import own_deal, trouble_with_asks, trouble_with_hands
from bot.engine.actions import Action, Seat
from bot.engine.game import Deal
from bot.games.da_guai_lu_zi.deal.deal import EscapeDeal
from bot.games.da_guai_lu_zi.deal.position import Phase, out_team


def trouble(deal: Deal) -> str | None:
    """What is wrong with a deal, or None.

    Raises:
        TypeError: the deal is not one of Da Guai Lu Zi.
    """
    deal = own_deal(deal, EscapeDeal, "Da Guai Lu Zi")
    if wrong := trouble_with_asks(deal):
        return wrong
    if deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    if (deal.result() is not None) != (out_team(deal.position.places) is not None):
        return "a team is out and the deal goes on, or the other way round"
    whole = Counter(card for hand in deal.state.hands for card in hand) + Counter(deal.position.played)
    return None if whole == Counter(deal.rules.pack.cards()) else "cards are missing or were added"


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """What is wrong after ``seat`` has acted, or None.

    Raises:
        TypeError: the deals are not of Da Guai Lu Zi.
    """
    before, after = (own_deal(deal, EscapeDeal, "Da Guai Lu Zi") for deal in (before, after))
    gone = _held(before) - _held(after)
    played = Counter(action.cards if action.verb == "play" else ())
    if gone != played:
        return f"left the hands: {write_cards(gone.elements())}"
    in_play = before.position.phase is Phase.PLAY
    changed = trouble_with_hands(before.state.hands, after.state.hands, seat) if in_play else None
    return changed or trouble(after)


def _held(deal: EscapeDeal) -> Counter[Card]:
    return Counter(card for hand in deal.state.hands for card in hand)
