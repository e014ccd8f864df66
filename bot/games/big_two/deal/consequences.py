"""What is true of a deal of Big Two, and what a legal action leads to: before play, in a redeal offer, during play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.cards import Card, read_cards
from bot.engine.actions import Action, Seat
from bot.engine.chance import NONE_STATED, Chance
from bot.engine.facts import Cards, Event, Fact, Facts, Player
from bot.engine.result import Result
from bot.games.big_two.before.exchange.exchange import exchange
from bot.games.big_two.before.left_over import left_over
from bot.games.big_two.before.phase import FIRST_DEAL, Background, Layout, Phase
from bot.games.big_two.before.redeal import instant_win, offered_to, redealt
from bot.games.big_two.before.starter import start_of
from bot.games.big_two.cards.masks import card_count, without
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoEvent as Happened
from bot.games.big_two.deal.finish import Finish, final_order, gone_out, order_at_once, pays, settled
from bot.games.big_two.deal.last_card import Breach, breach_of
from bot.games.big_two.deal.stock import Drawn, drawn
from bot.games.big_two.deal.turns import after_pass, after_play, put_down
from bot.games.big_two.position import Position, before_play, first_turn, is_caught, noted
from bot.games.big_two.seat_sets import includes, with_seat, without_seat
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.big_two.verbs import DECLARE, LAST_CARD, REDEAL


class DealState(NamedTuple):
    """A deal: the public position, and what is not public."""

    position: Position  # without what is public of a phase before play: that follows from the phase
    hands: tuple[Mask, ...]
    background: Background = FIRST_DEAL  # what the deals before hand on, until play begins: then nothing asks for it
    phase: Phase | None = None  # what comes before play, with its hidden cards; None once play has begun
    chance: Chance = NONE_STATED  # decides in mid-deal
    stock: tuple[Card, ...] = ()  # drawn from its front
    breach: Breach | None = None  # who may have to pay for everybody if the next player goes out
    liable: Breach | None = None  # who has to

    @property
    def ending(self) -> Result | None:
        """How the deal ended, or None while it runs."""
        return self.position.ending


Later = tuple[DealState, tuple[Event, ...]]
"""What an action leads to, and what happened."""


def step(state: DealState, seat: Seat, action: Action) -> Later:
    """The deal after a legal action, and what happened."""
    if state.phase is not None:
        return _before_play(state, state.phase, seat, action)
    match action.verb:
        case "play":
            return _play(state, seat, action)
        case "pass":
            return _pass(state, seat)
        case "declare":
            return _declare(state, seat)
        case "call":
            return _call(state, seat, action)
    return _redeal(state, seat) if action == REDEAL else _keep(state, seat)


def deal_at(layout: Layout, done: str | None = None) -> Later:
    """The deal after its phase ``done`` (None: after dealing), advanced to the next choice that somebody has."""
    layout, events = go_on(layout, done)
    if layout.phase is not None:
        position = Position(layout.setting, NOBODY, _counts(layout.hands), deeds=layout.deeds)
        state = DealState(position, layout.hands, layout.background, layout.phase, layout.chance, layout.stock)
        return state, events
    setting, opens = play_begins(layout)
    position = first_turn(setting, _counts(layout.hands), len(layout.stock), layout.deeds)
    state = DealState(position, layout.hands, chance=layout.chance, stock=layout.stock)
    win = instant_win(setting, layout.hands)
    if win is None:
        undecided = offered_to(setting, position.counts)
        return state._replace(position=position._replace(undecided=undecided)), (*events, opens)
    finish = Finish(position, layout.hands, None, order_at_once(setting, win.seat))
    return _over(state, finish, [*events, opens, Event(win.event, win.seat)])


def offer_over(state: DealState) -> DealState:
    """The deal after a redeal offer has ended (BT-12.3)."""
    return state._replace(position=state.position._replace(undecided=0))


# --- Before play ---


def _before_play(state: DealState, phase: Phase, seat: Seat, action: Action) -> Later:
    position = state.position
    deeds = before_play(position.deeds, seat, action)
    layout = Layout(position.setting, state.hands, state.background, state.chance, phase, state.stock, deeds)
    layout, events = phase.apply(layout, seat, action)
    state, further = deal_at(layout, phase.name)
    return state, (*events, *further)


def _keep(state: DealState, seat: Seat) -> Later:
    """A declined redeal: nobody hears of it."""
    return state._replace(position=state.position._replace(undecided=without_seat(state.position.undecided, seat))), ()


def _redeal(state: DealState, seat: Seat) -> Later:
    """The deal made void by a player's choice (BT-12.3)."""
    position = state.position
    ending, deeds = redealt(position.setting, state.hands), noted(position.deeds, seat, str(REDEAL))
    over = position._replace(turn=NOBODY, undecided=0, deeds=deeds, ending=ending)
    return state._replace(position=over), (Event(Happened.REDEALT, seat),)


# --- Play ---


def _play(state: DealState, seat: Seat, action: Action) -> Later:
    before, hand, liable = state.position, state.hands[seat], state.liable
    setting = before.setting
    play = setting.combinations[setting.pack.mask(action.cards)]
    hands = (*state.hands[:seat], without(hand, play.mask), *state.hands[seat + 1 :])
    declared = LAST_CARD in action.words
    position = put_down(before, play, declared=declared)
    count = position.counts[seat]
    events = [Event(Happened.PLAYED, seat, {"kind": play.kind.value, "cards": Cards(play.play.cards), "n": count})]
    if declared:
        events.append(_declaration(seat, count))
    if not count:
        if play.size == 1 and setting.rules.loses_undeclared and not includes(before.declared, seat):
            return _over(state, Finish(position, hands, play, (), loser=seat), events)
        position = gone_out(position, events)
        liable = liable or pays(position, state.breach)
        if order := final_order(position):
            return _over(state, Finish(position, hands, play, order, breach=liable), events)
    position = after_play(position, play, events)
    breach = breach_of(before, hand, play)
    return DealState(position, hands, FIRST_DEAL, None, state.chance, state.stock, breach, liable), (*events,)


def _pass(state: DealState, seat: Seat) -> Later:
    position, hands, stock, chance = state.position, state.hands, state.stock, state.chance
    events: list[Event] = []
    breach = breach_of(position, hands[seat], None)
    if position.setting.rules.draws_on_pass:
        position, hands, stock, chance = drawn(Drawn(position, hands, stock, chance), events)
    else:
        events.append(Event(Happened.PASSED, seat))
    position = after_pass(position, events)
    return DealState(position, hands, FIRST_DEAL, None, chance, stock, breach, state.liable), (*events,)


def _declare(state: DealState, seat: Seat) -> Later:
    position = state.position
    deeds = noted(position.deeds, seat, str(DECLARE))
    position = position._replace(declared=with_seat(position.declared, seat), deeds=deeds)
    return state._replace(position=position), (_declaration(seat, position.counts[seat]),)


def _call(state: DealState, seat: Seat, action: Action) -> Later:
    """Call a last card. A true call catches the named player; a false one silences the caller (docs/record.md)."""
    position, other = state.position, action.number
    assert other is not None  # otherwise the judge would have refused the call
    course, true = position.course, is_caught(position, other)
    if true:
        course = course._replace(called=with_seat(course.called, other))
    else:
        course = course._replace(silenced=with_seat(course.silenced, seat))
    facts: Facts = {"caller": Player(seat), "true": true, "n": position.counts[other]}
    position = position._replace(course=course, deeds=noted(position.deeds, seat, str(action)))
    return state._replace(position=position), (Event(Happened.CALLED, other, facts),)


def _counts(hands: tuple[Mask, ...]) -> tuple[int, ...]:
    return tuple(card_count(hand) for hand in hands)


def _declaration(seat: Seat, count: int) -> Event:
    return Event(Happened.LAST_CARD if count == 1 else Happened.TWO_CARDS, seat)


def _over(state: DealState, finish: Finish, events: list[Event]) -> Later:
    ending = settled(finish, events)
    position = finish.position._replace(turn=NOBODY, ending=ending)
    return state._replace(position=position, hands=finish.hands, breach=None, liable=finish.breach), (*events,)


# --- Stages before play (BT-16.9) ---


_STAGES: Mapping[str, Callable[[Layout], tuple[Layout, tuple[Event, ...]]]] = {
    "leftover": left_over,
    "exchange": exchange,
}
"""The stages before play, in order, by the name of their phase.

Each returns the layout in that phase, or without a phase if nobody has a choice.
"""


def go_on(layout: Layout, done: str | None) -> tuple[Layout, tuple[Event, ...]]:
    """The layout at the first choice after the phase ``done`` (None: after dealing), or ready for play."""
    names = list(_STAGES)
    events: tuple[Event, ...] = ()
    for name in names[0 if done is None else names.index(done) + 1 :]:
        layout, happened = _STAGES[name](layout)
        events += happened
        if layout.phase is not None:
            break
    return layout, events


def play_begins(layout: Layout) -> tuple[DealSetting, Event]:
    """The setting in which play begins, with whoever starts, and the event of the first turn (BT-5)."""
    setting = layout.setting
    start = start_of(layout)
    setting = replace(setting, starter=start.seat, opening=start.low if start.binds else 0)
    facts: dict[str, Fact] = {
        "deal": setting.number,
        "by": "card" if start.low else setting.rules.start.later.value,
        "card": Cards(setting.pack.of(start.low)),
    }
    facts |= {
        who: Player(seat) for who, seat in (("dealer", setting.dealer), ("first", setting.receiver)) if seat is not None
    }
    if setting.cut is not None:
        facts["cut"] = Cards(read_cards(setting.cut))
    return setting, Event(Happened.DEAL_OPENS, start.seat, facts)
