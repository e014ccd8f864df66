"""The one judge of legality. It knows one hand and what everybody may know, so it betrays nothing (ZS-9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Each, Facts, Players, Refusal, refuse
from bot.engine.seam.hands import in_packs, missing
from bot.games.zheng_shangyou.cards.answering import Laid, offered, read_as, unanswered
from bot.games.zheng_shangyou.cards.kinds import WIDTHS, Kind, PlayReading, kind_word
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouRefusal as No
from bot.games.zheng_shangyou.deal.position import Phase, Position, highest
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.verbs import named_reading


def reading_of(position: Position, action: Action) -> PlayReading | None:
    """The reading that a play has now, as it names it or as the rules choose it; None where it has none."""
    if not are_in_packs(position.rules, action.cards):
        return None
    found = read_as(position.rules, action.cards, named_reading(action), position.table)
    return found if isinstance(found, PlayReading) else None


def are_in_packs(rules: Rules, cards: Sequence[Card]) -> bool:
    """Whether the packs have all these cards, each as often."""
    return in_packs(cards, order_of(rules).heights, rules.zs.packs)


OFFERS = 2
"""How many cards there are to choose from (ZS-6.2)."""


def refusal(position: Position, hand: Sequence[Card], seat: Seat | None, action: Action) -> Refusal | None:
    """Why a seat with this hand may not do that; None if it may."""
    waiting = position.waits_for()
    if action.verb not in position.phase.verbs:
        return refuse(No.WRONG_PHASE, phase=position.phase.value)
    if seat is None or seat not in waiting:
        if position.barred(seat):
            return refuse(No.PASSED_THIS_TRICK)
        return refuse(No.NOT_YOUR_TURN, phase=position.phase.value, names=Players(tuple(sorted(waiting))))
    match action.verb:
        case "play":
            return _no_play(position, hand, action)
        case "pass":
            return refuse(No.LEADER_MUST_PLAY) if position.table is None else None
        case "give":
            return _no_gift(position, hand, action)
    return None if action.number in range(OFFERS) else refuse(No.NO_SUCH_CHOICE)


def _missing(position: Position, hand: Sequence[Card], cards: Sequence[Card]) -> Refusal | None:
    """Cards that the hand does not have, or not so often."""
    lacking = missing(hand, cards)
    known = order_of(position.rules).heights
    shown = tuple(sorted(lacking, key=lambda card: known.get(card, -1)))
    return refuse(No.NOT_HELD, cards=Cards(shown)) if lacking else None


def _no_gift(position: Position, hand: Sequence[Card], action: Action) -> Refusal | None:
    if len(action.cards) != 1:
        return refuse(No.WRONG_SIZE, what="gift", need=1, n=len(action.cards), kind="none", rank="A", bombs=False)
    not_held = _missing(position, hand, action.cards)
    if not_held or position.phase is not Phase.GIVE_UP:
        return not_held
    allowed = highest(position.rules, hand)
    return None if action.cards[0] in allowed else refuse(No.NOT_HIGHEST, cards=Cards(allowed))


def _no_play(position: Position, hand: Sequence[Card], action: Action) -> Refusal | None:
    return _missing(position, hand, action.cards) or refuse_play(position.rules, action, position.table)


def refuse_play(rules: Rules, action: Action, table: Laid | None) -> Refusal | None:
    """Why cards may not be led, or do not answer the table, whoever holds them (ZS-3.8, ZS-4.2)."""
    cards = action.cards
    reading = read_as(rules, cards, named_reading(action), table)
    if reading is No.NOT_A_COMBINATION:
        return unplayable(rules, cards)
    if not isinstance(reading, PlayReading):
        many = len(cards)
        rows = tuple({"kind": kind_word(one.kind, many), "rank": one.rank} for one in offered(rules, cards, table))
        return refuse(reading, cards=Cards(cards), readings=Each("a-reading", rows))
    if table is None:
        return None
    reason = unanswered(reading, len(cards), table)
    return None if reason is None else _unanswered(rules, reason, Laid(cards, reading), table)


def unplayable(rules: Rules, cards: Sequence[Card]) -> Refusal:
    """The refusal of cards that are no play."""
    if not cards:
        return refuse(No.NOT_A_COMBINATION, cards=Cards(()), why="nothing", n=0)
    why = why_not(rules, cards)
    return refuse(No.NOT_A_COMBINATION, cards=Cards(tuple(cards)), why=why.why, n=why.n)


def _unanswered(rules: Rules, reason: No, play: Laid, table: Laid) -> Refusal:
    own, other = play.reading, table.reading
    need, had = len(table.cards), len(play.cards)
    on: Facts = {"kind": kind_word(other.kind, need), "rank": other.rank, "need": need, "n": had}
    what: Facts = {"own_kind": kind_word(own.kind, had), "own_rank": own.rank}
    if reason is No.WRONG_SIZE:
        bombs = rules.zs.bombs and other.kind is not Kind.ROCKET
        return refuse(reason, what="play", bombs=bombs, **on)
    if reason is No.WRONG_KIND:
        return refuse(reason, **on, **what)
    return refuse(reason, why=why_weaker(own, other), table=Cards(table.cards), **on, **what)


def why_weaker(own: PlayReading, other: PlayReading) -> str:
    """Why a play does not beat another one of its family.

    It is a ``smaller`` bomb, ``mixed`` against one suit, ``impure`` at the same rank, ``equal``, or ``lower``.
    """
    if own.key == other.key:
        return "equal"
    if own.kind is Kind.BOMB and own.key[0] < other.key[0]:
        return "smaller"
    if own.kind is not other.kind:
        return "mixed"
    tied = own.kind not in (Kind.SINGLE, Kind.BOMB) and own.key[:-1] == other.key[:-1]
    return "impure" if tied else "lower"


# --- Why cards are no play ---


class Unplayable(NamedTuple):
    """What is in the way of a play.

    - ``jokers``: jokers are not wild, and stand beside other cards.
    - ``wild``: a wild two stands in a single sequence.
    - ``outside``: a rank is in no sequence.
    - ``gap``: ranks are missing between the others.
    - ``short``: a single sequence has fewer than ``n`` ranks.
    - ``few``: a multiple sequence has fewer than ``n`` ranks.
    - ``long``: a single sequence has more ranks than there are.
    - ``uneven``: ranks do not have equally many cards.
    """

    why: str
    n: int = 0


def why_not(rules: Rules, cards: Sequence[Card]) -> Unplayable:
    """What is in the way of a play, for cards that have no reading."""
    order = order_of(rules)
    lot = order.sorted_out(cards)
    if lot.jokers and not rules.zs.wild_jokers:
        return Unplayable("jokers")
    single = all(len(each) == 1 for each in lot.natural.values())
    if single and lot.twos and rules.zs.wild_twos:
        return Unplayable("wild")
    if not all(height in order.in_sequences for height in lot.natural):
        return Unplayable("outside")
    width = 1 if single else len(cards) // len(lot.natural)
    if not single and (len(cards) % len(lot.natural) or width not in WIDTHS):
        return Unplayable("uneven")
    span = max(lot.natural) - min(lot.natural) + 1
    if span > len(cards) // width:
        return Unplayable("gap")
    fewest = rules.zs.seq_min if single else rules.zs.multi_seq_min
    if len(cards) // width < fewest:
        return Unplayable("short" if single else "few", fewest)
    return Unplayable("long" if single else "uneven")
