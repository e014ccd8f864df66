"""Drawing, declaring, the kitty: what happens before the first trick (SJ-3, SJ-4)."""

from __future__ import annotations

from dataclasses import replace

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards
from bot.engine.game import Event
from bot.engine.seam.hands import with_hand, without
from bot.games.sheng_ji.deal.deal_state import DealState, Later
from bot.games.sheng_ji.deal.declaring import TIERS, Declaration, kind_of
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.grammar import PASS, REDEAL
from bot.games.sheng_ji.refusals import ShengJiEvent as Happened
from bot.games.sheng_ji.rules.options import DuplicateMode, FirstDealer, NoDeclaration
from bot.games.sheng_ji.rules.parameters import SEATS
from bot.games.sheng_ji.scoring.ending import redealt

_KINDS = {
    "declare": Happened.DECLARED,
    "overturn": Happened.OVERTURNED,
    "reinforce": Happened.REINFORCED,
}
NO_TRUMP = "none"
"""No-trump, as an event tells it."""


def draw(deal: DealState, to: int) -> Later:
    """Cards are drawn until it is so many in all. After the last, the window opens, unless all are done (SJ-3.2)."""
    position = replace(deal.position, drawn=to)
    position = replace(position, counts=tuple(map(position.drawn_by, range(SEATS))))
    events = (Event(Happened.DRAWN, None, {"n": max(position.counts)}),)
    if to < position.to_draw:
        return replace(deal, position=position), events
    later = replace(deal, position=replace(position, phase=Phase.WINDOW))
    if deal.rules.duplicate_mode is not DuplicateMode.OFF:
        later, further = _in_duplicate(later)
    else:
        later, further = _closed_if_done(later)
    return later, (*events, *further)


def _closed_if_done(deal: DealState) -> Later:
    """Close the window if nobody has anything more to declare or claim."""
    open_yet = any(ask.verb == "pass" for asks in deal.asks().values() for ask in asks)
    pointless = deal.position.level is None and not deal.position.claims_open
    return (deal, ()) if open_yet and not pointless else close(deal)


def _in_duplicate(deal: DealState) -> Later:
    """The dealer is given: the partner declares first, or the trumps are given as well (SJ-3.8)."""
    if deal.rules.duplicate_mode is DuplicateMode.GIVEN or deal.position.level is None:
        if deal.given is not None:
            return _trump_settled(deal, None if deal.given == NO_TRUMP else deal.given)
        return _turned_up(deal)
    return _next_bidder(replace(deal, position=replace(deal.position, phase=Phase.BIDDING)), None)


def declare(deal: DealState, made: Declaration) -> Later:
    """Somebody shows cards: the time to answer begins anew (SJ-3.2, 3.9)."""
    before = deal.position
    kind = kind_of(before.rules, before.level, before.declaration, made.seat, made.cards)
    first = made.seat if before.first_declarer is None else before.first_declarer
    position = replace(
        before.did(made.seat, Action("declare", made.cards)),
        declaration=made,
        first_declarer=first,
        declared=before.declared + 1,
        passed=frozenset(),
    )
    events = (Event(_KINDS[kind.name], made.seat, {"cards": Cards(made.cards)}),)
    later = replace(deal, position=position)
    if before.phase is Phase.OVERTURN:
        later, further = _take_kitty(_with_trump(later, made.trump), made.seat)
    elif before.phase is Phase.BIDDING:
        later, further = _next_bidder(later, made.seat)
    else:
        further = ()
    return later, (*events, *further)


def stand_aside(deal: DealState, seat: Seat) -> Later:
    """Somebody has nothing to declare."""
    before = deal.position
    position = replace(before.did(seat, PASS), passed=before.passed | {seat})
    later, events = replace(deal, position=position), (Event(Happened.DONE, seat),)
    if before.phase is Phase.BIDDING:
        later, further = _next_bidder(later, seat)
    elif before.phase is Phase.OVERTURN:
        later, further = _next_overturner(later)
    elif before.phase is Phase.WINDOW:
        later, further = _closed_if_done(later)
    else:
        further = ()
    return later, (*events, *further)


def claim(deal: DealState, seat: Seat) -> Later:
    """A poor hand is shown, and the deal is dealt anew (SJ-3.10)."""
    position = replace(deal.position.did(seat, REDEAL), phase=Phase.OVER)
    shown = Event(Happened.CLAIMED, seat, {"cards": Cards(deal.position.order.sorted(deal.hand(seat)))})
    return replace(deal, position=position, ending=redealt(_same_dealer(position))), (shown,)


def _same_dealer(position: Position) -> Seat | None:
    return None if position.first else position.dealer


def close(deal: DealState) -> Later:
    """The time for declarations is over (SJ-3.6, 3.7)."""
    position = deal.position
    if position.declaration is not None:
        first = deal.rules.first_dealer is FirstDealer.FIRST_DECLARER
        maker = position.first_declarer if first else position.declaration.seat
        dealer = maker if position.dealer is None else position.dealer
        later = replace(deal, position=replace(position, dealer=dealer))
        return _trump_settled(later, position.declaration.trump)
    if position.dealer is None:
        over = replace(position, phase=Phase.OVER)
        return replace(deal, position=over, ending=redealt(None)), (Event(Happened.REDEALT),)
    if position.level is None or deal.rules.no_declaration is NoDeclaration.NO_TRUMP:
        return _trump_settled(deal, None)
    if deal.rules.no_declaration is NoDeclaration.PARTNER:
        return _partner_names(deal)
    return _turned_up(deal)


def turned_up(kitty: tuple[Card, ...]) -> Card | None:
    """The hole card that makes trumps: the first that is no joker, if there is one (SJ-3.7)."""
    return next((card for card in kitty if card not in TIERS), None)


def _turned_up(deal: DealState) -> Later:
    card = turned_up(deal.kitty) if deal.position.level is not None else None
    seen = deal.kitty if card is None else deal.kitty[: deal.kitty.index(card) + 1]
    told = (Event(Happened.TURNED_UP, None, {"cards": Cards(seen)}),) if deal.position.level is not None else ()
    later, events = _trump_settled(deal, None if card is None else card.suit)
    return later, (*told, *events)


def _partner_names(deal: DealState) -> Later:
    assert deal.position.dealer is not None
    partner = (deal.position.dealer + 2) % SEATS
    return replace(deal, position=replace(deal.position, phase=Phase.NAMING, asked=partner)), ()


def name_trump(deal: DealState, seat: Seat, action: Action) -> Later:
    """The dealer's partner names the trump suit."""
    return _trump_settled(replace(deal, position=deal.position.did(seat, action)), action.words[0])


def _with_trump(deal: DealState, trump: str | None) -> DealState:
    return replace(deal, position=replace(deal.position, trump=trump, asked=None, passed=frozenset()))


def _trump_settled(deal: DealState, trump: str | None) -> Later:
    """Trumps are made, and the dealer takes the kitty (SJ-4.1)."""
    later = _with_trump(deal, trump)
    assert later.position.dealer is not None
    made = Event(Happened.TRUMP_MADE, later.position.dealer, {"trump": trump or NO_TRUMP})
    later, events = _take_kitty(later, later.position.dealer)
    return later, (made, *events)


def _take_kitty(deal: DealState, seat: Seat) -> Later:
    hands = with_hand(deal.hands, seat, (*deal.hands[seat], *deal.kitty))
    position = replace(deal.position, phase=Phase.BURY, burier=seat, asked=None, counts=tuple(map(len, hands)))
    public = Event(Happened.KITTY_TAKEN, seat, {"n": len(deal.kitty)})
    private = Event(Happened.KITTY_SEEN, seat, {"cards": Cards(position.order.sorted(deal.kitty))}, frozenset({seat}))
    return replace(deal, position=position, hands=hands, kitty=()), (public, private)


def bury(deal: DealState, seat: Seat, cards: tuple[Card, ...]) -> Later:
    """Cards are put face down; others may overturn after that, or the dealer leads (SJ-3.9, 4.1)."""
    hands = with_hand(deal.hands, seat, without(deal.hands[seat], cards))
    position = deal.position.did(seat, Action("bury", number=len(cards)))
    position = replace(position, counts=tuple(map(len, hands)), passed=frozenset())
    kitty = position.order.sorted(cards)
    public = Event(Happened.BURIED, seat, {"n": len(cards)})
    private = Event(Happened.BURIED_CARDS, seat, {"cards": Cards(kitty)}, frozenset({seat}))
    later, events = _next_overturner(replace(deal, position=position, hands=hands, kitty=kitty))
    return later, (public, private, *events)


def _next_overturner(deal: DealState) -> Later:
    """Ask the next seat that could overturn, beginning after the one that buried last."""
    position = deal.position
    assert position.burier is not None
    if deal.rules.overturn_after_kitty and position.level is not None:
        for step in range(1, SEATS):
            seat = (position.burier + step) % SEATS
            if seat not in position.passed and _could_overturn(position, seat):
                return replace(deal, position=replace(position, phase=Phase.OVERTURN, asked=seat)), ()
    position = replace(position, phase=Phase.PLAY, asked=None, passed=frozenset(), leader=position.dealer)
    return replace(deal, position=position), ()


def _could_overturn(position: Position, seat: Seat) -> bool:
    """Whether some cards would do; whoever declared last can only reinforce, which takes no kitty."""
    own = position.declaration is not None and position.declaration.seat == seat
    return position.can_declare(seat) and (not own or position.rules.self_overturn)


def _next_bidder(deal: DealState, last: Seat | None) -> Later:
    """Ask the next seat to declare in turn: the dealer's partner first, then in the order of drawing (SJ-3.8)."""
    position = deal.position
    dealer = position.dealer
    assert dealer is not None
    partner = (dealer + 2) % SEATS
    if position.declaration is None or last is None:
        turns = [partner, *((dealer + step) % SEATS for step in range(SEATS))]
    else:
        turns = [(last + step) % SEATS for step in range(1, SEATS + 1)]
    for seat in turns:
        declared = position.declaration is not None and position.declaration.seat == seat
        if seat not in position.passed and not declared and position.can_declare(seat):
            return replace(deal, position=replace(position, asked=seat)), ()
    if position.declaration is None:
        return _partner_names(deal)
    return _trump_settled(deal, position.declaration.trump)
