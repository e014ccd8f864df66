"""The one judge of legality. It knows one hand and what everybody may know, so it betrays nothing (DG-10.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Players, Refusal, refuse
from bot.engine.seam.hands import missing
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder
from bot.games.da_guai_lu_zi.cards.readings import SIZES, PlayReading, read_as, reading_of
from bot.games.da_guai_lu_zi.closed_lists import EscapeRefusal as No
from bot.games.da_guai_lu_zi.deal.deal_state import Own
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Phase, Position
from bot.games.da_guai_lu_zi.deal.tribute import highest_of
from bot.games.da_guai_lu_zi.verbs import named_reading

VERBS: Mapping[Phase, tuple[str, ...]] = {
    Phase.TRIBUTE: ("give",),
    Phase.RETURN: ("give", "choose"),
    Phase.PLAY: ("play", "pass"),
    Phase.OVER: (),
}
"""The verbs that each phase knows (DG-10.5)."""


def refusal(position: Position, own: Own, seat: Seat, action: Action) -> Refusal | None:
    """Why a seat that holds this may not do that; None if it may."""
    if action.verb not in VERBS[position.phase]:
        return refuse(No.WRONG_PHASE, phase=position.phase.value)
    waiting = position.waits_for()
    if seat not in waiting:
        return refuse(No.NOT_YOUR_TURN, names=Players(tuple(sorted(waiting))), n=len(waiting))
    match action.verb:
        case "play":
            return _no_play(position, own.hand, action)
        case "pass":
            return refuse(No.LEADER_MUST_PLAY) if position.table is None else None
        case "choose":
            return _no_choice(own.offered(seat), action)
    if position.phase is Phase.TRIBUTE:
        return _no_tribute(position.order, own.hand, action.cards)
    return _no_return(own.hand, action.cards, own.owed(position.rules, seat))


def _no_play(position: Position, hand: Sequence[Card], action: Action) -> Refusal | None:
    if lacking := missing(hand, action.cards):
        return refuse(No.NOT_HELD, cards=Cards(lacking))
    finishing = len(action.cards) == len(hand)
    named = named_reading(action)
    return refuse_lead(position.order, action.cards, named, finishing=finishing) or refuse_answer(
        position.order, action.cards, named, position.table, finishing=finishing
    )


def refuse_lead(
    order: CardOrder, cards: Sequence[Card], named: tuple[str, str] | None, *, finishing: bool
) -> Refusal | None:
    """Why these cards are no play, or not what they are named as (DG-3, DG-4.7)."""
    own = reading_of(order, cards, finishing=finishing)
    if own is None:
        return refuse(No.NOT_A_COMBINATION, why=_why_none(cards), n=len(cards), cards=Cards(order.sorted(cards)))
    if named is None or read_as(order, cards, named, finishing=finishing) is not None:
        return None
    bound = finishing and order.rules.weak_finish
    return refuse(No.READING_NOT_OFFERED, kind=own.kind.value, rank=own.rank, bound=bound)


def _why_none(cards: Sequence[Card]) -> str:
    if len(cards) not in SIZES:
        return "size"
    if len(cards) < max(SIZES):
        return "ranks"
    return "jokers" if any(card in JOKERS for card in cards) else "five"


def refuse_answer(
    order: CardOrder,
    cards: Sequence[Card],
    named: tuple[str, str] | None,
    table: LaidPlay | None,
    *,
    finishing: bool,
) -> Refusal | None:
    """Why a play does not answer that on the table (DG-3.5)."""
    if table is None:
        return None
    lying = table.reading
    if len(cards) != lying.size:
        return refuse(No.WRONG_SIZE, what="play", need=lying.size, n=len(cards))
    own = read_as(order, cards, named, finishing=finishing)
    assert own is not None
    return None if own.beats(lying) else _too_weak(own, lying)


def _too_weak(own: PlayReading, lying: PlayReading) -> Refusal:
    tie = own.strength == lying.strength
    return refuse(No.DOES_NOT_BEAT, kind=lying.kind.value, rank=lying.rank, n=own.size, tie=tie)


def _no_tribute(order: CardOrder, hand: Sequence[Card], cards: Sequence[Card]) -> Refusal | None:
    if len(cards) != 1:
        return refuse(No.WRONG_SIZE, "DG-7.3", what="tribute", need=1, n=len(cards))
    if lacking := missing(hand, cards):
        return refuse(No.NOT_HELD, "DG-7.3", cards=Cards(lacking))
    highest = highest_of(order, hand)
    return None if cards[0] in highest else refuse(No.NOT_HIGHEST, cards=Cards(tuple(dict.fromkeys(highest))))


def _no_return(hand: Sequence[Card], cards: Sequence[Card], owed: int) -> Refusal | None:
    """``owed`` is 0 for a giver, who chooses and returns nothing."""
    if not owed or len(cards) != owed:
        return refuse(No.WRONG_SIZE, "DG-7.6", what="return", need=owed, n=len(cards))
    if lacking := missing(hand, cards):
        return refuse(No.NOT_HELD, "DG-7.6", cards=Cards(lacking))
    if len({rank_name(card) for card in cards}) < len(cards):
        return refuse(No.SAME_RANK, need=owed)
    return None


def rank_name(card: Card) -> str:
    """The rank of a card; each joker is one (DG-7.6)."""
    return str(card) if card in JOKERS else card.rank


def _no_choice(offered: Sequence[Card], action: Action) -> Refusal | None:
    if action.number is not None and 0 <= action.number < len(offered):
        return None
    return refuse(No.NO_SUCH_CHOICE, cards=Cards(tuple(offered)), n=len(offered))


def reading_in_hand(position: Position, hand: Sequence[Card], action: Action) -> PlayReading | None:
    """The reading that a play names, or the rules' own; None where it has none."""
    order = position.order
    if any(card not in order.value for card in action.cards):
        return None
    return read_as(order, action.cards, named_reading(action), finishing=empties(hand, action.cards))


def empties(hand: Sequence[Card], cards: Sequence[Card]) -> bool:
    """Whether these cards are all that a hand holds."""
    return len(cards) == len(hand) and Counter(cards) == Counter(hand)
