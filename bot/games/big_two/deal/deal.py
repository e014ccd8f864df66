"""One immutable deal, from dealing to settlement: phases before play, turns, tricks, the last card, the end."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.asks import Asks, Due
from bot.engine.chance import NONE_STATED, Chance
from bot.engine.facts import Cards, Facts, Player
from bot.engine.game import Dealt, Event, Json, NotAllowed, Refusal, Result
from bot.engine.seam.positions import Trick
from bot.engine.seam.snapshots import read_snapshot
from bot.games.big_two.before.instant import instant_win
from bot.games.big_two.before.phase import FIRST_DEAL, Background, Layout, Phase
from bot.games.big_two.before.redeal import OFFERED_FOR, offered_to, redealt
from bot.games.big_two.before.stages import go_on, play_begins
from bot.games.big_two.before.starter import known_starter
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.deal import judge
from bot.games.big_two.deal.deeds import before_play, noted
from bot.games.big_two.deal.finish import Finish, final_order, gone_out, order_at_once, pays, settled
from bot.games.big_two.deal.mildest import mildest_of
from bot.games.big_two.deal.state_forms import states
from bot.games.big_two.deal.stock import Drawn, drawn, draws
from bot.games.big_two.deal.top_duty import Breach, breach_of
from bot.games.big_two.deal.turns import after_pass, after_play, asks_of, put_down
from bot.games.big_two.deal.view import BigTwoView
from bot.games.big_two.grammar import KEEP, LAST_CARD, REDEAL
from bot.games.big_two.happened import BigTwoEvent as Happened
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.situation import NOBODY, DealSetting, Position, is_caught, trick_of

_OFFER_ENDS = Due("redeal", 0, OFFERED_FOR)


class BigTwoDeal(NamedTuple):
    """A deal: the public setting and position, and what is not public."""

    setting: DealSetting
    position: Position
    hands: tuple[Mask, ...]
    background: Background = FIRST_DEAL  # what the deals before hand on, until play begins: then nothing asks for it
    phase: Phase | None = None  # what comes before play; None once play has begun
    chance: Chance = NONE_STATED  # decides in mid-deal
    stock: tuple[Card, ...] = ()  # drawn from its front
    breach: Breach | None = None  # who may have to pay for everybody if the next player goes out
    liable: Breach | None = None  # who has to
    ending: Result | None = None

    @property
    def rules(self) -> Rules:
        return self.setting.rules

    @property
    def dealt(self) -> Dealt | None:
        """How the shuffled cards were dealt; None for stated hands."""
        setting = self.setting
        if setting.receiver is None:
            return None
        return Dealt(setting.receiver, setting.step, (self.rules.hand_size,) * setting.seats)

    def with_chance(self, chance: Chance) -> BigTwoDeal:
        """The same deal, in which ``chance`` decides from now on."""
        return self._replace(chance=chance)

    @property
    def trick(self) -> Trick:
        return trick_of(self.setting, self.position)

    def asks(self) -> Asks:
        """What each seat is asked now."""
        return asks_of(self.setting, self.position, self.phase)

    def due(self) -> Due | None:
        """The end of a redeal offer (BT-12.3)."""
        return _OFFER_ENDS if self.position.undecided else None

    def fall_due(self) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """The deal after the redeal offer has ended.

        Raises:
            ValueError: nothing is due.
        """
        if not self.position.undecided:
            raise ValueError("nothing is due")
        return self._replace(position=self.position._replace(undecided=0)), ()

    def reach(self, seat: Seat, action: Action) -> BigTwoDeal:
        """The deal in which a recorded action happens: anything but an answer to a redeal offer ends the offer."""
        del seat
        offered = self.position.undecided and action not in (KEEP, REDEAL)
        return self.fall_due()[0] if offered else self

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not allowed now, or None if it is."""
        if self.phase is not None:
            return self.phase.refusal(self.setting, self.hands[seat], seat, action)
        return judge.refusal(self.setting, self.position, self.hands[seat], seat, action)

    def legal_actions(self, seat: Seat) -> list[Action]:
        """All legal actions: plays (weakest first), the pass, the declaration, and those calls that would be true."""
        if self.phase is not None:
            return self.phase.legal_actions(self.setting, self.hands[seat], seat)
        return judge.legal_actions(self.setting, self.position, self.hands[seat], seat)

    def noted(self, seat: Seat, action: Action) -> Action | None:
        """The action as a record writes it, or None: a declined redeal is not written."""
        del seat
        return None if action == KEEP else action

    def mildest(self, seat: Seat) -> Action:
        """The action that commits the seat to the least (``mildest_of``).

        Raises:
            ValueError: the seat is asked nothing.
        """
        return mildest_of(self.legal_actions(seat))

    def apply(self, seat: Seat, action: Action) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """The deal after an action, and what happened.

        Raises:
            NotAllowed: the action is not allowed.
        """
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise NotAllowed(refusal, seat, action)
        if self.phase is not None:
            history = before_play(self.position.history, seat, action)
            layout = Layout(self.setting, self.hands, self.background, self.chance, self.phase, self.stock, history)
            layout, events = self.phase.apply(layout, seat, action)
            deal, further = deal_at(layout, self.phase.name)
            return deal, (*events, *further)
        if action.verb == "play":
            return self._play(seat, action)
        if action.verb == "declare":
            position, history = self.position, noted(self.position.history, seat, str(action))
            position = position._replace(declared=position.declared | 1 << seat, history=history)
            return self._replace(position=position), (_declaration(seat, position.counts[seat]),)
        if action.verb == "pass":
            return self._pass(seat)
        if action == KEEP:
            return self._replace(position=self.position._replace(undecided=self.position.undecided ^ 1 << seat)), ()
        return self._redealt(seat) if action == REDEAL else self._call(seat, action)

    def view(self, seat: Seat | None) -> BigTwoView:
        """All that ``seat`` may know (None: a spectator); every hand once the deal is over."""
        held = 0 if seat is None else self.hands[seat]
        phase = self.phase and self.phase.seen_by(seat)
        opener = known_starter(self.setting, self.background) if phase else NOBODY
        return BigTwoView(seat, self.setting, self.position, held, phase, self.ending, opener)

    def result(self) -> Result | None:
        """How the deal ended, or None while it runs."""
        return self.ending

    def to_json(self) -> Json:
        """A snapshot for ``deal_from_json``; equal deals give equal text."""
        return states(self.setting.pack).writer(BigTwoDeal)(self)

    def _play(self, seat: Seat, action: Action) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        setting, before = self.setting, self.position
        play = setting.combinations[setting.pack.mask(action.cards)]
        hands = (*self.hands[:seat], self.hands[seat] ^ play.mask, *self.hands[seat + 1 :])
        declared = LAST_CARD in action.words
        position = put_down(setting, before, play, declared=declared)
        count = position.counts[seat]
        events = [Event(Happened.PLAYED, seat, {"kind": play.kind.value, "cards": Cards(play.play.cards), "n": count})]
        if declared:
            events.append(_declaration(seat, count))
        liable = self.liable
        if not count:
            if setting.loses_undeclared and play.size == 1 and not before.declared >> seat & 1:
                return self._over(Finish(position, hands, play, (), loser=seat), events)
            position = gone_out(setting, position, events)
            liable = liable or pays(setting, position, self.breach)
            if order := final_order(setting, position):
                return self._over(Finish(position, hands, play, order, breach=liable), events)
        position = after_play(setting, position, play, events)
        breach = breach_of(setting, before, self.hands[seat], play)
        return self._now(position, hands, breach, liable), (*events,)

    def _pass(self, seat: Seat) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        setting, before = self.setting, self.position
        events: list[Event] = []
        breach = breach_of(setting, before, self.hands[seat], None)
        if not draws(setting.rules):
            events.append(Event(Happened.PASSED, seat))
            position = after_pass(setting, before, events)
            return self._now(position, self.hands, breach, self.liable), (*events,)
        after = drawn(setting, Drawn(before, self.hands, self.stock, self.chance), events)
        deal = self._now(after_pass(setting, after.position, events), after.hands, breach, self.liable)
        return deal._replace(stock=after.stock, chance=after.chance), (*events,)

    def _now(
        self, position: Position, hands: tuple[int, ...], breach: Breach | None, liable: Breach | None
    ) -> BigTwoDeal:
        """This deal at its next turn."""
        return BigTwoDeal(
            self.setting, position, hands, chance=self.chance, stock=self.stock, breach=breach, liable=liable
        )

    def _call(self, seat: Seat, action: Action) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """Call a last card. A true call catches the named player; a false one silences the caller (docs/record.md)."""
        other, course = action.number, self.position.course
        assert other is not None  # otherwise the judge would have refused the call
        true = is_caught(self.setting, self.position, other)
        if true:
            course = course._replace(called=course.called | 1 << other)
        else:
            course = course._replace(silenced=course.silenced | 1 << seat)
        facts: Facts = {"caller": Player(seat), "true": true, "n": self.position.counts[other]}
        history = noted(self.position.history, seat, str(action))
        position = self.position._replace(course=course, history=history)
        return self._replace(position=position), (Event(Happened.CALLED, other, facts),)

    def _redealt(self, seat: Seat) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """The deal made void by a player's choice (BT-12.3)."""
        history = noted(self.position.history, seat, str(REDEAL))
        over = self.position._replace(turn=NOBODY, undecided=0, history=history)
        return self._replace(position=over, ending=redealt(self.setting, self.hands)), (Event(Happened.REDEALT, seat),)

    def _over(self, finish: Finish, events: list[Event]) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        finish = finish._replace(position=finish.position._replace(turn=NOBODY))
        result = settled(self.setting, finish, events)
        over = self._replace(position=finish.position, hands=finish.hands, breach=None, liable=finish.breach)
        return over._replace(ending=result), (*events,)


def deal_at(layout: Layout, done: str | None = None) -> tuple[BigTwoDeal, tuple[Event, ...]]:
    """The deal after its phase ``done`` (None: after dealing), advanced to the next choice that somebody has."""
    layout, events = go_on(layout, done)
    nobody = Position(NOBODY, tuple(hand.bit_count() for hand in layout.hands), history=layout.history)
    deal = BigTwoDeal(
        layout.setting, nobody, layout.hands, layout.background, layout.phase, layout.chance, layout.stock
    )
    if layout.phase is not None:
        return deal, events
    setting, position, opens = play_begins(layout)
    deal = deal._replace(setting=setting, position=position, background=FIRST_DEAL)
    win = instant_win(setting, deal.hands)
    if win is None:
        undecided = offered_to(setting, position.counts)
        return deal._replace(position=position._replace(undecided=undecided)), (*events, opens)
    finish = Finish(position, deal.hands, None, order_at_once(setting, win.seat))
    return deal._over(finish, [*events, opens, Event(win.event, win.seat)])


def deal_from_json(rules: Rules, data: Any) -> BigTwoDeal:
    """The deal that ``BigTwoDeal.to_json`` wrote, under the rules it was played by.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    return read_snapshot(states(combinations_of(rules).pack), BigTwoDeal, data, rules, "setting")


def _declaration(seat: Seat, count: int) -> Event:
    return Event(Happened.LAST_CARD if count == 1 else Happened.TWO_CARDS, seat)
