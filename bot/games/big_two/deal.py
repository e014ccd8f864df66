"""One deal from the dealing to the settlement: phases before play, turns, tricks, the last card, the end; immutable."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.games.actions import Action, Declare, NotPossible, Play, Seat
from bot.games.big_two import judge
from bot.games.big_two.combinations import Combination
from bot.games.big_two.duty import Case, breached_duty, highest
from bot.games.big_two.phases.phase import Background, Layout, Phase
from bot.games.big_two.phases.reading import phase_from_json
from bot.games.big_two.rules import Rules
from bot.games.big_two.scoring import Ending, Left, Settlement, settle
from bot.games.big_two.situation import NOBODY, Position, Setting, may_declare, seat_after
from bot.games.big_two.snapshot import (
    cards_mask,
    position_from_json,
    position_to_json,
    setting_from_json,
    setting_to_json,
)
from bot.games.big_two.stages import play_begins
from bot.games.big_two.view import BigTwoView
from bot.games.chance import Chance, Stated, chance_from_json
from bot.games.game import Event, Json, Refusal, Result

_ONE_SEAT = tuple(frozenset({seat}) for seat in range(52))
_NOBODY: frozenset[Seat] = frozenset()


class Breach(NamedTuple):
    """``seat`` broke the duty ``case`` before ``following``; ``better`` is what would have met it (BT-11.4)."""

    seat: Seat
    following: Seat
    case: Case
    better: int


@dataclass(frozen=True)
class BigTwoDeal:
    """A deal: the public setting and position, and what is not public.

    ``hands`` are masks; ``phase`` is what comes before play, None once play has begun; ``background`` is what the
    deals before hand on; ``chance`` decides in mid-deal; ``breach`` names who may have to pay for everybody.
    """

    setting: Setting
    position: Position
    hands: tuple[int, ...]
    background: Background = field(default_factory=Background)
    phase: Phase | None = None
    chance: Chance = field(default_factory=Stated)
    breach: Breach | None = None
    ending: Result | None = None

    @property
    def rules(self) -> Rules:
        return self.setting.rules

    def must_act(self) -> frozenset[Seat]:
        """Whose turn it is, or whom the phase before play waits for."""
        if self.phase is not None:
            return self.phase.must_act()
        turn = self.position.turn
        return _NOBODY if turn == NOBODY else _ONE_SEAT[turn]

    def may_act(self) -> frozenset[Seat]:
        """Who may declare a last card now (BT-11.1)."""
        return may_declare(self.setting, self.position)

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not allowed now, None when it is."""
        if self.phase is not None:
            return self.phase.refusal(self.setting, self.hands[seat], seat, action)
        return judge.refusal(self.setting, self.position, self.hands[seat], seat, action)

    def legal_actions(self, seat: Seat) -> list[Action]:
        """All legal actions of the seat: plays weakest first, then the pass; or the declaration."""
        if self.phase is not None:
            return self.phase.legal_actions(self.setting, self.hands[seat], seat)
        return judge.legal_actions(self.setting, self.position, self.hands[seat], seat)

    def apply(self, seat: Seat, action: Action) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """The deal after a legal action, and what happened.

        Raises:
            ValueError: the action is refused.
        """
        refused = self.refusal(seat, action)
        if refused is not None:
            raise ValueError(f"seat {seat}, {action}: {refused.name}")
        if self.phase is not None:
            layout = Layout(self.setting, self.hands, self.background, self.chance, self.phase)
            layout, events = self.phase.apply(layout, seat, action)
            deal, further = deal_at(layout)
            return deal, (*events, *further)
        if isinstance(action, Play):
            return self._play(seat, action)
        if isinstance(action, Declare):
            position = self.position._replace(declared=self.position.declared | 1 << seat)
            return self._at(position), (_declaration(seat, position.counts[seat]),)
        return self._pass(seat)

    def view(self, seat: Seat | None) -> BigTwoView:
        """All that ``seat`` (None: a spectator) may know; every hand once the deal is over."""
        held = 0 if seat is None else self.hands[seat]
        phase = self.phase and self.phase.seen_by(seat)
        hands = self.hands if self.ending else None
        return BigTwoView(seat, self.setting, self.position, held, phase, hands, self.ending)

    def result(self) -> Result | None:
        """How the deal ended, None while it runs."""
        return self.ending

    def to_json(self) -> Json:
        """A snapshot for ``deal_from_json``, the same text for equal deals."""
        pack = self.setting.pack
        breach = self.breach
        return {
            **setting_to_json(self.setting),
            **position_to_json(pack, self.position),
            "hands": [pack.text(hand) for hand in self.hands],
            "background": self.background.to_json(),
            "phase": self.phase and self.phase.to_json(pack),
            "chance": self.chance.to_json(),
            "breach": None if breach is None else [*breach[:3], pack.text(breach.better)],
            "result": self.ending.to_json() if self.ending else None,
        }

    def _at(self, position: Position) -> BigTwoDeal:
        return replace(self, position=position)

    def _play(self, seat: Seat, action: Play) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        before, setting = self.position, self.setting
        play = setting.combinations[setting.pack.mask(action.cards)]
        hand = self.hands[seat] ^ play.mask
        count = before.counts[seat] - play.size
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        counts = (*before.counts[:seat], count, *before.counts[seat + 1 :])
        mine = 1 << seat
        position = Position(
            seat_after(counts, seat) if count else NOBODY,
            counts,
            play.mask,
            seat,
            (*before.trick, (seat, play.mask)),
            0,
            before.played | play.mask,
            before.acted | mine,
            before.declared | mine if action.last_card else before.declared & ~mine,
            before.frozen,
        )
        events = [Event("played", seat, {"kind": play.kind, "cards": play.text, "n": count})]
        if action.last_card:
            events.append(_declaration(seat, count))
        if not count:
            return self._finish(position, hands, play, events)
        position = _begin_turn(setting, position, events)
        return self._now(position, hands, self._breach(seat, play)), (*events,)

    def _pass(self, seat: Seat) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        events = [Event("passed", seat)]
        position = _passed(self.position, seat, events)
        position = _begin_turn(self.setting, position, events)
        return self._now(position, self.hands, self._breach(seat, None)), (*events,)

    def _now(self, position: Position, hands: tuple[int, ...], breach: Breach | None) -> BigTwoDeal:
        return BigTwoDeal(self.setting, position, hands, self.background, None, self.chance, breach)

    def _breach(self, seat: Seat, play: Combination | None) -> Breach | None:
        """The duty that this action breaks; only the very next turn can make it count (BT-11.4)."""
        hand = self.hands[seat]
        duty = breached_duty(self.setting, self.position, hand, play)
        if duty is None:
            return None
        better = highest(hand)
        if duty.case is Case.COMBINATION:
            better = next(mask for mask in self.setting.generator.leads(hand) if mask & mask - 1)
        return Breach(seat, duty.seat, duty.case, better)

    def _finish(
        self, position: Position, hands: tuple[int, ...], play: Combination, events: list[Event]
    ) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """The first player without cards wins (BT-13.1); a breach before his single makes its author pay."""
        winner, breach = position.owner, self.breach
        if breach is not None and breach.following != winner:
            breach = None
        left = tuple(self.setting.pack.of(hand) for hand in hands)
        settlement = settle(
            self.rules,
            Ending(
                tuple(map(Left.of, left)),
                winner,
                self.setting.starter,
                play.play.cards,
                breach.seat if breach else None,
                frozenset(seat for seat in range(self.setting.seats) if not position.acted >> seat & 1),
            ),
        )
        result = Result(
            winner=winner,
            points=settlement.points,
            penalties=tuple(penalty.points for penalty in settlement.penalties),
            entries=settlement.entries,
            zero_sum=settlement.zero_sum,
            left=left,
            order=(winner,),
            payer=breach.seat if breach else None,
        )
        events += self._end_events(result, settlement, hands, breach)
        return replace(self, position=position, hands=hands, breach=breach, ending=result), (*events,)

    def _end_events(
        self, result: Result, settlement: Settlement, hands: tuple[int, ...], breach: Breach | None
    ) -> list[Event]:
        winner, text = result.winner, self.setting.pack.text
        events = [Event("finished", winner, {"place": 1})]
        losers = [(seat, penalty) for seat, penalty in enumerate(settlement.penalties) if seat != winner]
        for seat, penalty in losers:
            args = {"n": hands[seat].bit_count(), "hand": text(hands[seat]), "worth": penalty.worth}
            events.append(Event("penalty", seat, {**args, "factor": penalty.factor, "p": penalty.points}))
        if breach is not None:
            terms = [penalty.points for _, penalty in losers]
            args = {"winner": winner, "case": breach.case, "better": text(breach.better)}
            events.append(Event("full-payer", breach.seat, {**args, "terms": terms, "p": sum(terms)}))
        events.append(Event("deal-won", winner, {"deal": self.setting.number}))
        return events


def deal_at(layout: Layout) -> tuple[BigTwoDeal, tuple[Event, ...]]:
    """The deal of a layout: waiting for somebody's choice, or at its first turn."""
    setting = layout.setting
    events: tuple[Event, ...] = ()
    position = Position(NOBODY, tuple(hand.bit_count() for hand in layout.hands))
    if layout.phase is None:
        setting, position, events = play_begins(layout)
    return BigTwoDeal(setting, position, layout.hands, layout.background, layout.phase, layout.chance), events


def deal_from_json(rules: Rules, data: Any) -> BigTwoDeal:
    """The deal that ``BigTwoDeal.to_json`` wrote, under the rules it was played by.

    Raises:
        NotPossible: not such a snapshot.
    """
    try:
        setting = setting_from_json(rules, data)
        pack = setting.pack
        breach = data["breach"]
        return BigTwoDeal(
            setting,
            position_from_json(pack, data),
            tuple(cards_mask(pack, hand) for hand in data["hands"]),
            Background.from_json(data["background"]),
            phase_from_json(pack, data["phase"]),
            chance_from_json(data["chance"]),
            None if breach is None else Breach(breach[0], breach[1], Case(breach[2]), cards_mask(pack, breach[3])),
            Result.from_json(data["result"]) if data["result"] else None,
        )
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise NotPossible(f"no snapshot of a deal: {error}") from None


def _declaration(seat: Seat, count: int) -> Event:
    return Event("last-card" if count == 1 else "two-cards", seat)


def _passed(position: Position, seat: Seat, events: list[Event]) -> Position:
    """The position after a pass: the next turn, or the owner's lead when everybody else has passed (BT-10.2)."""
    passes = position.passes + 1
    others = len(position.counts) - position.counts.count(0) - (position.counts[position.owner] > 0)
    if passes < others:
        following = seat_after(position.counts, seat)
        return position._replace(turn=following, passes=passes, trick=(*position.trick, (seat, 0)))
    events.append(Event("trick-won", position.owner))
    return position._replace(turn=position.owner, table=0, owner=NOBODY, trick=(), passes=0)


def _begin_turn(setting: Setting, position: Position, events: list[Event]) -> Position:
    """The position once a turn begins that its player can use.

    Under ``card_frozen`` an undeclared last card rests: that turn passes by itself, a lead goes on to the next
    player, and the card counts as declared from then on (BT-11.2, D-17).
    """
    if not setting.freezes:
        return position
    seat = position.turn
    while position.counts[seat] == 1 and not position.declared >> seat & 1:
        mark = 1 << seat
        position = position._replace(declared=position.declared | mark, frozen=position.frozen | mark)
        events.append(Event("frozen", seat))
        if position.table:
            position = _passed(position, seat, events)
        else:
            position = position._replace(turn=seat_after(position.counts, seat))
        seat = position.turn
    return position
