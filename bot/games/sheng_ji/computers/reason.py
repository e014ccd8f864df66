"""Why a player who counts does what it does: what wins, whose trick it is, which cards it gets rid of or keeps.

Every reason is a fact about the hand and what its holder knows, so it is true of whoever plays like this.
"""

from __future__ import annotations

from bot.computers.soundness import view_of
from bot.engine.actions import Action
from bot.engine.facts import Player, Text, saying
from bot.engine.game import View
from bot.games.sheng_ji.cards.order import TRUMPS, points_in
from bot.games.sheng_ji.cards.throws import Lead, lead_of
from bot.games.sheng_ji.computers.chances import empty, stands
from bot.games.sheng_ji.computers.seat_knowledge import Cards, SeatKnowledge
from bot.games.sheng_ji.deal.declaring import Declaration
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY
from bot.games.sheng_ji.rules.parameters import SEATS

NO_SUIT = "none"
"""No-trump, or no suit that a burial empties."""
LIKELY = 0.5
"""From which chance on something is said to be likely."""


def reason(view: View, action: Action) -> Text | None:
    """Why the seat does this, as a short sentence; None where there is little to say.

    Raises:
        TypeError: the view is not of Sheng Ji.
    """
    known = view_of(PLAY, view)
    if known.seat is None:
        return None
    seen = SeatKnowledge(known, known.seat)
    if action.verb == "declare":
        return _of_declaration(seen, action)
    if action.verb == "bury":
        return _of_burial(seen, action.cards)
    if action.verb == "trump":
        return saying("hint-trump", suit=action.words[0])
    if action.verb == "redeal":
        return saying("hint-redeal")
    if action.verb == "pass":
        able = any(one.verb == "declare" for one in known.legal_actions())
        made = known.position.declaration
        return saying("hint-silent", able=able, stands=made is not None and made.seat == known.seat)
    if action.verb != "play" or known.position.phase is not Phase.PLAY or known.position.turn != known.seat:
        return None
    cards = seen.order.sorted(action.cards)
    return _of_follow(seen, cards) if known.position.plays else _of_lead(seen, cards)


def _of_declaration(seen: SeatKnowledge, action: Action) -> Text:
    """How many trumps the hand would have."""
    trump, level = Declaration(seen.seat, action.cards).trump, seen.position.level
    trumps = sum(card.suit in (trump, "J") or card.rank == level for card in seen.hand)
    return saying("hint-declare", suit=trump or NO_SUIT, n=trumps)


def _of_burial(seen: SeatKnowledge, cards: Cards) -> Text:
    """The side suit that it empties, and whether it hides points."""
    suits = sorted({seen.order.suit_of(card) for card in cards} - {TRUMPS})
    emptied = [
        name for name in suits if sum(seen.by_suit[name]) == sum(seen.order.suit_of(card) == name for card in cards)
    ]
    return saying("hint-bury", suit=emptied[0] if emptied else NO_SUIT, p=points_in(cards))


def _of_lead(seen: SeatKnowledge, cards: Cards) -> Text | None:
    """What a lead is for: a throw that stands, the highest of its suit, drawing trumps, or the partner's turn."""
    lead = lead_of(seen.order, cards)
    assert lead is not None
    suit = lead.suit.name
    if _stands(seen, lead):
        return saying("hint-lead", why="throw" if lead.is_throw else "top", suit=suit, n=len(cards))
    if lead.is_throw:
        return None
    if lead.shapes[0].length > 1:
        return saying("hint-lead", why="run", suit=suit, n=len(cards))
    if suit == TRUMPS:
        return saying("hint-lead", why="trumps", suit=suit, n=len(cards))
    if empty(seen, seen.partner, suit) > LIKELY:
        return saying("hint-lead", why="partner", suit=suit, n=len(cards))
    if sum(seen.by_suit[suit]) == len(cards):
        return saying("hint-lead", why="empty", suit=suit, n=len(cards))
    return saying("hint-lead", why="low", suit=suit, n=len(cards)) if not points_in(cards) else None


def _stands(seen: SeatKnowledge, lead: Lead) -> bool:
    return all(stands(seen, lead.suit.name, unit.shape, unit.top) for unit in lead.units)


def _of_follow(seen: SeatKnowledge, cards: Cards) -> Text:
    """Whose trick it is after this play, and what the play does about it."""
    lead = seen.position.lead
    assert lead is not None
    plays = (*seen.position.plays, cards)
    at, last = seen.winning(plays), len(plays) == SEATS
    points = points_in(card for play in plays for card in play)
    if at == seen.seat:
        ruff = lead.suit.name != TRUMPS and seen.order.suit_of(cards[0]) == TRUMPS
        return saying("hint-win", how="ruff" if ruff else "last" if last else "higher", p=points)
    if seen.mate(at):
        return saying("hint-partner", name=Player(at), p=points_in(cards))
    return saying("hint-lose", p=points_in(cards), name=Player(at))
