"""Drawing, declaring, the kitty: what happens before the first trick (SJ-3, SJ-4)."""

from __future__ import annotations

from dataclasses import replace

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards
from bot.engine.game import Event
from bot.engine.seam.hands import with_hand, without
from bot.engine.seam.play import PASS
from bot.games.sheng_ji.closed_lists import ShengJiEvent as Happened
from bot.games.sheng_ji.deal.deal_state import DealState, Later
from bot.games.sheng_ji.deal.declaring import TIERS, Declaration, kind_of
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.rules.closed_choices import DuplicateMode, FirstDealer, NoDeclaration
from bot.games.sheng_ji.rules.parameters import SEATS
from bot.games.sheng_ji.scoring.counting import redealt
from bot.games.sheng_ji.verbs import REDEAL

_KINDS = {
    "declare": Happened.DECLARED,
    "overturn": Happened.OVERTURNED,
    "reinforce": Happened.REINFORCED,
}
NO_TRUMP = "none"
"""No-trump, as an event tells it."""


def draw(state: DealState, to: int) -> Later:
    """Cards are drawn until it is so many in all. After the last, the window opens, unless all are done (SJ-3.2)."""
    position = replace(state.position, drawn=to)
    position = replace(position, counts=tuple(map(position.drawn_by, range(SEATS))))
    events = (Event(Happened.DRAWN, None, {"n": max(position.counts)}),)
    if to < position.to_draw:
        return replace(state, position=position), events
    later = replace(state, position=replace(position, phase=Phase.WINDOW))
    if state.rules.duplicate_mode is not DuplicateMode.OFF:
        later, further = _in_duplicate(later)
    else:
        later, further = _closed_if_done(later)
    return later, (*events, *further)


def _closed_if_done(state: DealState) -> Later:
    """Close the window if nobody has anything more to declare or claim."""
    open_yet = any(ask.verb == "pass" for asks in state.position.asks().values() for ask in asks)
    pointless = state.position.level is None and not state.position.claims_open
    return (state, ()) if open_yet and not pointless else close(state)


def _in_duplicate(state: DealState) -> Later:
    """The dealer is given: the partner declares first, or the trumps are given as well (SJ-3.8)."""
    if state.rules.duplicate_mode is DuplicateMode.GIVEN or state.position.level is None:
        if state.given is not None:
            return _trump_settled(state, None if state.given == NO_TRUMP else state.given)
        return _turned_up(state)
    return _next_bidder(replace(state, position=replace(state.position, phase=Phase.BIDDING)), None)


def declare(state: DealState, made: Declaration) -> Later:
    """Somebody shows cards: the time to answer begins anew (SJ-3.2, 3.9)."""
    before = state.position
    kind = kind_of(before.rules, before.level, before.declaration, made.seat, made.cards)
    first = made.seat if before.first_declarer is None else before.first_declarer
    position = replace(
        before,
        history=before.history_with(made.seat, Action("declare", made.cards)),
        declaration=made,
        first_declarer=first,
        declared=before.declared + 1,
        passed=frozenset(),
    )
    events = (Event(_KINDS[kind.name], made.seat, {"cards": Cards(made.cards)}),)
    later = replace(state, position=position)
    if before.phase is Phase.OVERTURN:
        later, further = _take_kitty(_with_trump(later, made.trump), made.seat)
    elif before.phase is Phase.BIDDING:
        later, further = _next_bidder(later, made.seat)
    else:
        further = ()
    return later, (*events, *further)


def stand_aside(state: DealState, seat: Seat) -> Later:
    """Somebody has nothing to declare."""
    before = state.position
    position = replace(before, history=before.history_with(seat, PASS), passed=before.passed | {seat})
    later, events = replace(state, position=position), (Event(Happened.DONE, seat),)
    if before.phase is Phase.BIDDING:
        later, further = _next_bidder(later, seat)
    elif before.phase is Phase.OVERTURN:
        later, further = _next_overturner(later)
    elif before.phase is Phase.WINDOW:
        later, further = _closed_if_done(later)
    else:
        further = ()
    return later, (*events, *further)


def claim(state: DealState, seat: Seat) -> Later:
    """A poor hand is shown, and the deal is dealt anew (SJ-3.10)."""
    position = replace(state.position, history=state.position.history_with(seat, REDEAL), phase=Phase.OVER)
    shown = Event(Happened.CLAIMED, seat, {"cards": Cards(state.position.order.sorted(state.hand(seat)))})
    return replace(state, position=position, ending=redealt(_same_dealer(position))), (shown,)


def _same_dealer(position: Position) -> Seat | None:
    return None if position.first else position.dealer


def close(state: DealState) -> Later:
    """The time for declarations is over (SJ-3.6, 3.7)."""
    position = state.position
    if position.declaration is not None:
        first = state.rules.first_dealer is FirstDealer.FIRST_DECLARER
        maker = position.first_declarer if first else position.declaration.seat
        dealer = maker if position.dealer is None else position.dealer
        later = replace(state, position=replace(position, dealer=dealer))
        return _trump_settled(later, position.declaration.trump)
    if position.dealer is None:
        over = replace(position, phase=Phase.OVER)
        return replace(state, position=over, ending=redealt(None)), (Event(Happened.REDEALT),)
    if position.level is None or state.rules.no_declaration is NoDeclaration.NO_TRUMP:
        return _trump_settled(state, None)
    if state.rules.no_declaration is NoDeclaration.PARTNER:
        return _partner_names(state)
    return _turned_up(state)


def turned_up(kitty: tuple[Card, ...]) -> Card | None:
    """The hole card that makes trumps: the first that is no joker, if there is one (SJ-3.7)."""
    return next((card for card in kitty if card not in TIERS), None)


def _turned_up(state: DealState) -> Later:
    card = turned_up(state.kitty) if state.position.level is not None else None
    seen = state.kitty if card is None else state.kitty[: state.kitty.index(card) + 1]
    told = (Event(Happened.TURNED_UP, None, {"cards": Cards(seen)}),) if state.position.level is not None else ()
    later, events = _trump_settled(state, None if card is None else card.suit)
    return later, (*told, *events)


def _partner_names(state: DealState) -> Later:
    assert state.position.dealer is not None
    partner = (state.position.dealer + 2) % SEATS
    return replace(state, position=replace(state.position, phase=Phase.NAMING, asked=partner)), ()


def name_trump(state: DealState, seat: Seat, action: Action) -> Later:
    """The dealer's partner names the trump suit."""
    position = replace(state.position, history=state.position.history_with(seat, action))
    return _trump_settled(replace(state, position=position), action.words[0])


def _with_trump(state: DealState, trump: str | None) -> DealState:
    return replace(state, position=replace(state.position, trump=trump, asked=None, passed=frozenset()))


def _trump_settled(state: DealState, trump: str | None) -> Later:
    """Trumps are made, and the dealer takes the kitty (SJ-4.1)."""
    later = _with_trump(state, trump)
    assert later.position.dealer is not None
    made = Event(Happened.TRUMP_MADE, later.position.dealer, {"trump": trump or NO_TRUMP})
    later, events = _take_kitty(later, later.position.dealer)
    return later, (made, *events)


def _take_kitty(state: DealState, seat: Seat) -> Later:
    hands = with_hand(state.hands, seat, (*state.hands[seat], *state.kitty))
    position = replace(state.position, phase=Phase.BURY, burier=seat, asked=None, counts=tuple(map(len, hands)))
    public = Event(Happened.KITTY_TAKEN, seat, {"n": len(state.kitty)})
    private = Event(Happened.KITTY_SEEN, seat, {"cards": Cards(position.order.sorted(state.kitty))}, frozenset({seat}))
    return replace(state, position=position, hands=hands, kitty=()), (public, private)


def bury(state: DealState, seat: Seat, cards: tuple[Card, ...]) -> Later:
    """Cards are put face down; others may overturn after that, or the dealer leads (SJ-3.9, 4.1)."""
    hands = with_hand(state.hands, seat, without(state.hands[seat], cards))
    history = state.position.history_with(seat, Action("bury", number=len(cards)))
    position = replace(state.position, history=history, counts=tuple(map(len, hands)), passed=frozenset())
    kitty = position.order.sorted(cards)
    public = Event(Happened.BURIED, seat, {"n": len(cards)})
    private = Event(Happened.BURIED_CARDS, seat, {"cards": Cards(kitty)}, frozenset({seat}))
    later, events = _next_overturner(replace(state, position=position, hands=hands, kitty=kitty))
    return later, (public, private, *events)


def _next_overturner(state: DealState) -> Later:
    """Ask the next seat that could overturn, beginning after the one that buried last."""
    position = state.position
    assert position.burier is not None
    if state.rules.overturn_after_kitty and position.level is not None:
        for step in range(1, SEATS):
            seat = (position.burier + step) % SEATS
            if seat not in position.passed and _could_overturn(position, seat):
                return replace(state, position=replace(position, phase=Phase.OVERTURN, asked=seat)), ()
    position = replace(position, phase=Phase.PLAY, asked=None, passed=frozenset(), leader=position.dealer)
    return replace(state, position=position), ()


def _could_overturn(position: Position, seat: Seat) -> bool:
    """Whether some cards would do; whoever declared last can only reinforce, which takes no kitty."""
    own = position.declaration is not None and position.declaration.seat == seat
    return position.can_declare(seat) and (not own or position.rules.self_overturn)


def _next_bidder(state: DealState, last: Seat | None) -> Later:
    """Ask the next seat to declare in turn: the dealer's partner first, then in the order of drawing (SJ-3.8)."""
    position = state.position
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
            return replace(state, position=replace(position, asked=seat)), ()
    if position.declaration is None:
        return _partner_names(state)
    return _trump_settled(state, position.declaration.trump)
