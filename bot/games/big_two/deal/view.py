"""What one seat may know of a deal, as plain data that can judge for itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, NamedTuple

from bot.cards import Card, read_cards
from bot.engine.actions import Action, NotPossible, Seat
from bot.engine.asks import Ask, Asks
from bot.engine.facts import Text, saying
from bot.engine.game import Json, Refusal, Result
from bot.engine.seam.positions import Trick
from bot.games.big_two.before.phase import Phase
from bot.games.big_two.cards.combinations import Kind, combinations_of
from bot.games.big_two.deal import judge
from bot.games.big_two.deal.deeds import Deed, read_history
from bot.games.big_two.deal.state_forms import states
from bot.games.big_two.deal.top_duty import Duty, duty_of
from bot.games.big_two.deal.turns import ahead_of, asks_of, opening_of
from bot.games.big_two.grammar import PASS, play_of
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.situation import NOBODY, DealSetting, Position, seats_of, trick_of

BUTTONS = {"declare": "last-card", "call": "callout"}
"""Verbs whose button is called in another way."""

Cards = tuple[Card, ...]
_BEFORE, _RESULT = Phase | None, Result | None


class ToBeat(NamedTuple):
    """The play to beat, and whose it is."""

    cards: Cards
    kind: Kind
    seat: Seat


@dataclass(frozen=True)
class BigTwoView:
    """All that ``seat`` may know (None: a spectator).

    Sets of cards in the fields are masks. The properties give cards and seats.
    """

    seat: Seat | None
    setting: DealSetting
    position: Position
    held: int  # the seat's own cards
    before: Phase | None = None  # the phase before play, as this seat sees it
    result: Result | None = None  # shows everybody's cards
    opener: Seat = NOBODY  # before play: who opens, where the deal before decides that whatever the cards are

    @property
    def rules(self) -> Rules:
        return self.setting.rules

    @property
    def deal(self) -> int:
        """The number of the deal in its match, from 1."""
        return self.setting.number

    @property
    def ranks(self) -> tuple[Seat, ...]:
        """The seats from king to slave where ranks exchange cards (BT-16.2), else empty."""
        return self.setting.ranks

    @property
    def phase(self) -> str:
        """``leftover``, ``exchange``, ``redeal``, ``play`` or ``over``."""
        if self.before is not None:
            return self.before.name
        if self.position.undecided:
            return "redeal"
        return "over" if self.position.turn == NOBODY else "play"

    @property
    def counts(self) -> tuple[int, ...]:
        """Cards in each hand (BT-10.6)."""
        return self.position.counts

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None when the deal is over."""
        return None if self.position.turn == NOBODY else self.position.turn

    def asks(self) -> Asks:
        """What each seat is asked; the same as the deal's ``asks``."""
        return asks_of(self.setting, self.position, self.before)

    @property
    def undecided(self) -> frozenset[Seat]:
        """Seats that have not yet answered whether they want a redeal (BT-12.3)."""
        return frozenset(seats_of(self.position.undecided))

    @cached_property
    def hand(self) -> Cards:
        """The viewer's cards, lowest first; empty for a spectator."""
        return self.setting.pack.of(self.held)

    @property
    def opening(self) -> Card | None:
        """The card that binds the first play, until that play is made (BT-5.2)."""
        if not self.setting.opening or self.position.played:
            return None
        return self.setting.pack.of(self.setting.opening)[0]

    @cached_property
    def to_beat(self) -> ToBeat | None:
        """The play on the table, or None on a lead."""
        if not self.position.table:
            return None
        play = self.setting.combinations[self.position.table]
        return ToBeat(play.play.cards, play.kind, self.position.owner)

    @cached_property
    def trick(self) -> Trick:
        """What happened since the lead, in order; a pass has no cards."""
        return trick_of(self.setting, self.position)

    @property
    def passed(self) -> frozenset[Seat]:
        """Seats whose last action in this trick was a pass."""
        last = dict(self.position.trick)
        return frozenset(seat for seat, mask in last.items() if not mask)

    @property
    def passed_on(self) -> Cards:
        """The play that all others passed on: nobody may answer a lead that beats it (BT-10.4, 10.5)."""
        return self.setting.pack.of(self.position.course.passed_on)

    @property
    def stock(self) -> int:
        """Cards face down in the stock (BT-4.7)."""
        return self.position.course.stock

    @property
    def finished(self) -> tuple[Seat, ...]:
        """Seats without cards, in the order in which they went out (BT-13.2)."""
        return self.position.course.out

    @property
    def declared(self) -> frozenset[Seat]:
        """Seats whose current number of cards is declared, or counts as declared."""
        return frozenset(seats_of(self.position.declared))

    @property
    def may_call(self) -> frozenset[Seat]:
        """Whom the viewer may call, or for a spectator, whom anybody may (BT-11.1).

        These are the other seats whose number of cards must be declared. Whether they declared does not matter here:
        noticing that is up to the caller.
        """
        sizes = self.setting.declared_sizes if self.setting.callouts and self.phase == "play" else ()
        return frozenset(seat for seat, count in enumerate(self.counts) if count in sizes and seat != self.seat)

    @property
    def frozen(self) -> frozenset[Seat]:
        """Seats whose undeclared last card rested a turn (BT-11.2)."""
        return frozenset(seats_of(self.position.frozen))

    @cached_property
    def played(self) -> Cards:
        """Every card that has been played, lowest first, except those shuffled into a new stock."""
        return self.setting.pack.of(self.position.played)

    @cached_property
    def history(self) -> tuple[Deed, ...]:
        """Who did what since the deal began, in order. For cards given face down it has only their number."""
        return read_history(self.position.history)

    @property
    def left(self) -> Cards:
        """Left-over cards that everybody has seen."""
        return self.setting.pack.of(self.setting.left)

    @property
    def duty(self) -> Duty | None:
        """What the viewer must do now because the next player has one card (BT-11.3)."""
        if self.seat is None or self.seat != self.position.turn:
            return None
        return duty_of(self.setting, self.position, self.held)

    def kind_of(self, cards: Cards) -> Kind | None:
        """The kind of combination that these cards are, or None."""
        try:
            mask = self.setting.pack.mask(cards)
        except (KeyError, ValueError):
            return None
        found = self.setting.combinations.find(mask)
        return found.kind if found else None

    def readings(self, cards: Sequence[Card]) -> tuple[Action, ...]:
        """The one combination that these cards make, played; none where they make none."""
        return (play_of(tuple(cards)),) if self.kind_of(tuple(cards)) else ()

    def describe(self, action: Action) -> Text:
        """The kind of combination that is played; anything else is called as its button is."""
        kind = self.kind_of(action.cards) if action.verb == "play" else None
        return saying("kind", kind=kind) if kind else saying(f"button-{BUTTONS.get(action.verb, action.verb)}")

    def called(self, action: Action) -> Text:
        """The words for the kind of combination that the cards are."""
        return saying("kind-typed", kind=self.kind_of(action.cards) or "")

    def refusal(self, action: Action) -> Refusal | None:
        """Why the viewer may not do this now, or None if they may."""
        if self.before is not None:
            return self.before.refusal(self.setting, self.held, self._me, action)
        return judge.refusal(self.setting, self.position, self.held, self._me, action)

    def legal_actions(self) -> list[Action]:
        """All legal actions of the viewer, weakest play first."""
        if self.before is not None:
            return [] if self.seat is None else self.before.legal_actions(self.setting, self.held, self.seat)
        return [] if self.seat is None else judge.legal_actions(self.setting, self.position, self.held, self.seat)

    def ahead(self) -> tuple[Ask, ...]:
        """To lead, for whoever opens a deal that has not begun; else to pass until the next lead."""
        return () if self.seat is None else ahead_of(self.setting, self.position, self.before, self.opener, self.seat)

    def legal_ahead(self) -> list[Action]:
        """All leads with which the viewer may open, weakest first; or the pass."""
        begun = self.begun()
        return begun.legal_actions() if begun else [PASS] if self.ahead() else []

    def refusal_ahead(self, action: Action) -> Refusal | None:
        """Why the viewer may not open with this or pass ahead; whoever is asked something before play does that."""
        begun = self.begun()
        if begun is None:
            return None if action in self.legal_ahead() else self.refusal(action)
        busy = self.before is not None and self.seat in self.before.asks()
        return self.refusal(action) if busy else begun.refusal(action)

    def begun(self) -> BigTwoView | None:
        """The view in which the viewer opens, while that cannot be done yet: an offer or an exchange comes first."""
        if self.phase in ("play", "over") or not self.ahead():
            return None
        setting, position = opening_of(self.setting, self.position, self.before, self._me)
        return replace(self, setting=setting, position=position, before=None, opener=NOBODY)

    @property
    def _me(self) -> Seat:
        if self.seat is None:
            raise ValueError("a spectator does not act")
        return self.seat

    def to_json(self) -> Json:
        """The view as plain data that ``view_from_json`` reads back: every field, and what follows from the fields."""
        pack, duty = self.setting.pack, self.duty
        write = states(pack, whole=True).writer
        return {
            "seat": self.seat,
            "rules": self.rules.to_json(),
            **write(DealSetting)(self.setting),
            **write(Position)(self.position),
            "phase": self.phase,
            "hand": pack.text(self.held),
            "before": write(_BEFORE)(self.before),
            "opener": self.opener,
            "to_beat": None if self.to_beat is None else self._on_table(self.to_beat),
            "passed": sorted(self.passed),
            "duty": None if duty is None else {"case": duty.case, "seat": duty.seat, "enforce": duty.enforce},
            "result": write(_RESULT)(self.result),
        }

    def _on_table(self, play: ToBeat) -> Json:
        return {"cards": self.setting.pack.text(self.position.table), "kind": play.kind, "seat": play.seat}


def view_from_json(data: Any) -> BigTwoView:
    """The view that ``BigTwoView.to_json`` wrote.

    Raises:
        NotPossible: the data is not such a view.
    """
    try:
        rules = Rules.from_json(data["rules"])
        pack = combinations_of(rules).pack
        read = states(pack, whole=True).read
        setting = {one.name: data[one.name] for one in fields(DealSetting)} | {"rules": rules}
        return BigTwoView(
            data["seat"],
            read(setting, DealSetting),
            read({name: data[name] for name in Position._fields}, Position),
            pack.mask(read_cards(data["hand"])),
            read(data["before"], _BEFORE),
            read(data["result"], _RESULT),
            data["opener"],
        )
    except Exception as error:
        raise NotPossible(f"no view of a deal: {error}") from None
