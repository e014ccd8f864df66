"""The one judge of legality. It knows one hand and what everybody may know, so it betrays nothing (SJ-11.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.cards import SUITS, Card
from bot.engine.actions import Action, Seat, asked
from bot.engine.facts import Cards, Each, Player, Refusal, refuse
from bot.engine.seam.hands import missing
from bot.games.sheng_ji.cards.follow import broken
from bot.games.sheng_ji.cards.order import TRUMPS, points_in
from bot.games.sheng_ji.cards.throws import lead_of
from bot.games.sheng_ji.closed_lists import ShengJiRefusal as No
from bot.games.sheng_ji.deal.declaring import kind_of
from bot.games.sheng_ji.deal.plays import mildest_follow
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.rules.closed_choices import RedealClaims
from bot.games.sheng_ji.verbs import drawn_when, named_format

FEW_POINTS = 15
"""A hand with at most so many points may claim a redeal (SJ-3.10)."""
FEW_TRUMPS = 3
"""A hand with at most so many trumps may claim a redeal (SJ-3.10)."""
PAIR = 2
_TUPLES = {2: No.PAIR_OWED, 3: No.TRIPLE_OWED, 4: No.QUAD_OWED}
"""The duty to play equal cards, by how many of them."""


def refusal(position: Position, hand: Sequence[Card], seat: Seat, action: Action) -> Refusal | None:
    """Why a seat with this hand may not do that; None if it may."""
    if asked(position, seat, action.verb) is None:
        return _not_asked(position, seat, action)
    unfit = _no_declaration(position, seat, action) if action.verb == "declare" else None
    if unfit is not None and unfit.name is No.NOT_A_DECLARATION and _never_declare(unfit, action):
        return unfit
    lacking = () if action.verb == "choose" else missing(hand, action.cards)
    if lacking:
        drawing = action.verb == "declare" and position.phase is Phase.DRAW
        return refuse(No.NOT_DRAWN_YET if drawing else No.NOT_HELD, cards=Cards(position.order.sorted(lacking)))
    if action.verb == "declare":
        return unfit
    if action.verb == "redeal":
        return None if may_claim(position, hand) else refuse(No.NOT_ENTITLED)
    if action.verb == "trump":
        return None if action.words[:1] and action.words[0] in SUITS else refuse(No.NO_SUCH_SUIT)
    if action.verb == "bury":
        kitty = position.rules.kitty
        return None if len(action.cards) == kitty else refuse(No.BURY_COUNT, n=kitty, had=len(action.cards))
    if action.verb == "choose":
        units = position.failed.beaten if position.failed else ()
        fits = any(Counter(unit) == Counter(action.cards) for unit in units)
        offered = Each("one-unit", tuple({"cards": Cards(unit)} for unit in dict.fromkeys(units)))
        return None if fits else refuse(No.UNIT_NOT_OFFERED, units=offered)
    return _no_play(position, hand, action) if action.verb == "play" else None


def _never_declare(unfit: Refusal, action: Action) -> bool:
    """Whether to have these cards would not help: they are unequal, or neither level cards nor jokers."""
    return len({*action.cards}) > 1 or unfit.args.get("why") == "level"


def _not_asked(position: Position, seat: Seat, action: Action) -> Refusal:
    turn = position.turn
    if turn is not None and seat != turn and asked(position, turn, action.verb) is not None:
        return refuse(No.NOT_YOUR_TURN, name=Player(turn))
    if action.verb != "declare":
        return refuse(No.WRONG_PHASE)
    if position.phase not in (Phase.DRAW, Phase.WINDOW, Phase.BIDDING, Phase.OVERTURN):
        return refuse(No.DECLARATION_TOO_LATE)
    if position.declaration is not None and position.declaration.seat == seat:
        return refuse(No.OWN_DECLARATION)
    if position.declaration is not None:
        return refuse(No.DECLARATION_TOO_WEAK, cards=Cards(position.declaration.cards))
    return refuse(No.WRONG_PHASE)


def _no_declaration(position: Position, seat: Seat, action: Action) -> Refusal | None:
    when = drawn_when(action)
    if when is not None and when != position.drawn:
        late = when < position.drawn
        return refuse(No.DECLARATION_TOO_LATE) if late else refuse(No.NOT_DRAWN_YET, cards=Cards(action.cards))
    kind = kind_of(position.rules, position.level, position.declaration, seat, action.cards)
    if kind.refused is None:
        return None
    current = position.declaration.cards if position.declaration else ()
    level, jokers = position.level or "", position.rules.decks if kind.why == "jokers" else 2
    return refuse(kind.refused, cards=Cards(current), why=kind.why, level=level, n=jokers)


def may_claim(position: Position, hand: Sequence[Card]) -> bool:
    """Whether a hand allows its holder to claim a redeal (SJ-3.10)."""
    claims = position.rules.redeal_claims
    settled = position.phase is Phase.BURY or position.declaration is not None
    poor = points_in(hand) <= FEW_POINTS
    weak = settled and sum(position.order.suit_of(card) == TRUMPS for card in hand) <= FEW_TRUMPS
    return {
        RedealClaims.OFF: False,
        RedealClaims.POINTS_15: poor,
        RedealClaims.TRUMPS_3: weak,
        RedealClaims.EITHER: poor or weak,
    }[claims]


def _no_play(position: Position, hand: Sequence[Card], action: Action) -> Refusal | None:
    if not action.cards:
        return refuse(No.NOT_A_COMBINATION)
    lead = position.lead
    if lead is not None:
        return refuse(No.NOT_A_COMBINATION) if action.words else _no_follow(position, hand, action)
    if position.order.one_suit(action.cards) is None:
        return refuse(No.MIXED_SUITS)
    return None if lead_of(position.order, action.cards, named_format(action)) else refuse(No.NOT_A_COMBINATION)


def _no_follow(position: Position, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why cards may not follow the lead (SJ-7)."""
    lead, order = position.lead, position.order
    assert lead is not None
    size, suit = len(position.plays[0]), lead.suit
    if len(action.cards) != size:
        return refuse(No.WRONG_SIZE, n=size, had=len(action.cards))
    held, played = order.counts(suit.name, hand), order.counts(suit.name, action.cards)
    if sum(held) < size:
        own = Cards(order.sorted(card for card in hand if order.suit_of(card) == suit.name))
        return None if held == played else refuse(No.MUST_PLAY_ALL, cards=own, suit=suit.name)
    if sum(played) < size:
        return refuse(No.MUST_FOLLOW_SUIT, n=size, suit=suit.name)
    part = broken(order.rules, suit, held, played, lead.shapes)
    if part is None:
        return None
    legal, run = Cards(mildest_follow(order, lead, hand)), max(shape.length for shape in lead.shapes)
    if part.is_count:
        return refuse(_TUPLES[part.width], n=part.value[0], led=run, suit=suit.name, cards=legal)
    name = No.TRACTOR_OWED if part.width == PAIR else No.BULLDOZER_OWED
    return refuse(name, length=part.value[0], width=part.width, led=run, suit=suit.name, cards=legal)
