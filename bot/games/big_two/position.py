"""What everybody may know of a deal of Big Two, and what it asks of whom; there is no hidden card in it.

The judge needs this and one hand, nothing more.

A state stores the history, which is who did what in order, as one text with an entry for each action, such as
``3:3c4h5c6h7c,0,1:9hThJcQdKd last-card,2:call 1``. A bare seat passed; a seat with bare cards played them. Anything
else is written as in a record. For cards that changed hands face down, the text has only their number.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from bot.cards import Card, glue_cards, read_card, read_cards
from bot.engine.actions import Action, Ask, Asks, Seat
from bot.engine.result import Result
from bot.engine.seam.positions import Deed, Trick
from bot.games.big_two.before.phase import Phase
from bot.games.big_two.cards.combinations import Combination
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.seat_sets import SeatSet, includes, seat_set, seats_of, with_seat
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.big_two.verbs import DECLARE, KEEP, LAST_CARD, PASS, REDEAL, play_of

OFFER = (Ask(KEEP.verb), Ask(REDEAL.verb))
"""What everybody alike is asked while a redeal is offered."""
_PASS = Ask("pass", must=True)
_DECLARE = Ask(DECLARE.verb, lasting=True, words=DECLARE.words)


class Course(NamedTuple):
    """Public facts of a deal that only some rules need."""

    stock: int = 0  # the number of cards in the stock
    recycled: int = 0  # how often the stock was shuffled anew (BT-4.7)
    passed_on: Mask = 0  # the play that everybody passed on while its owner leads; 0: none (BT-10.4, 10.5)
    before: Mask = 0  # the play that the owner's last lead beat, so that the others passed automatically; 0: none
    out: tuple[Seat, ...] = ()  # seats without cards, in the order in which they went out (BT-13.2)
    no_win: SeatSet = 0  # the seats in ``out`` that may not win (BT-13.3)
    won_by: Mask = 0  # the winner's last play; 0 while nobody has won
    unbeaten: tuple[tuple[Seat, Mask], ...] = ()  # special plays that nobody beat (BT-14.15)
    called: SeatSet = 0  # seats whose undeclared last card was called
    silenced: SeatSet = 0  # seats that called falsely and may not call again


_BEGUN = Course()


class Position(NamedTuple):
    """The public part of a deal."""

    setting: DealSetting
    turn: Seat
    counts: tuple[int, ...]  # cards in each hand (BT-10.6)
    table: Mask = 0  # the play to beat; 0 on a lead
    owner: Seat = NOBODY  # who played ``table``
    since_lead: tuple[tuple[Seat, Mask], ...] = ()  # what happened since the lead; 0 for a pass
    passes: int = 0  # how many passed since the last play, or with ``pass.lock = trick`` since the lead
    played: Mask = 0  # the cards that have been played
    acted: SeatSet = 0  # the seats that have played a card
    declared: SeatSet = 0  # the seats whose current hand size is declared
    frozen: SeatSet = 0  # the seats whose undeclared last card rested a turn
    course: Course = _BEGUN
    deeds: str = ""  # who did what since the deal began, as ``bot.games.big_two.position`` writes it
    undecided: SeatSet = 0  # the seats that have not yet answered whether they want a redeal (BT-12.3)
    before: Phase | None = None  # what comes before play, as a spectator sees it; None once play has begun
    opener: Seat = NOBODY  # before play: who opens, where the deal before decides that whatever the cards are
    ending: Result | None = None  # shows everybody's cards

    @property
    def rules(self) -> Rules:
        return self.setting.rules

    @property
    def history(self) -> tuple[Deed, ...]:
        """Who did what since the deal began, in order. For cards given face down it has only their number."""
        return read_history(self.deeds)

    @property
    def trick(self) -> Trick:
        """What happened since the lead, in order; a pass has no cards."""
        cards = self.setting.pack.of
        return tuple((seat, cards(mask)) for seat, mask in self.since_lead)

    @property
    def phase(self) -> str:
        """``leftover``, ``exchange``, ``redeal``, ``play`` or ``over``."""
        if self.before is not None:
            return self.before.name
        if self.undecided:
            return "redeal"
        return "over" if self.turn == NOBODY else "play"

    def asks(self) -> Asks:
        """What each seat is asked now: before play, in a redeal offer, or during play, on a turn or off it."""
        if self.before is not None:
            return self.before.asks()
        if self.undecided:
            return dict.fromkeys(seats_of(self.undecided), OFFER)
        if self.turn == NOBODY:
            return {}
        setting = self.setting
        asks: dict[Seat, tuple[Ask, ...]] = {self.turn: self._on_turn()}
        if setting.declared_sizes:
            for seat in undeclared(self):
                asks[seat] = (_DECLARE,)
        if setting.callouts:
            for seat in range(setting.seats):
                if others := callable_by(self, seat):
                    asks[seat] = (*asks.get(seat, ()), Ask("call", lasting=True, seats=others))
        return asks

    def _on_turn(self) -> tuple[Ask, ...]:
        """To play, or to pass. A leader may pass only if the hand is nothing but a barred top card (BT-13.3)."""
        lead, barred = self.setting.lead, self.setting.bars_top and self.counts[self.turn] == 1
        return (lead, _PASS) if self.table or barred else (lead,)


def first_turn(setting: DealSetting, counts: tuple[int, ...], stock: int = 0, deeds: str = "") -> Position:
    """The position in which ``setting.starter`` leads the deal, with ``stock`` cards face down and ``deeds`` so far.

    If the starter was dealt so few cards that they must be declared, they count as declared: there was no chance to do
    so.
    """
    starter = setting.starter
    declared = seat_set((starter,) if counts[starter] in setting.declared_sizes else ())
    course = Course(stock=stock) if stock else _BEGUN
    return Position(setting, starter, counts, declared=declared, course=course, deeds=deeds)


def locked(position: Position) -> SeatSet:
    """The seats that passed in this trick and are skipped until it ends (BT-10.3)."""
    if not position.setting.locks:
        return 0
    seats = 0
    for seat, mask in position.since_lead:
        if not mask:
            seats = with_seat(seats, seat)
    return seats


def to_beat(position: Position) -> Combination | None:
    """The play to beat, or None on a lead."""
    return position.setting.combinations[position.table] if position.table else None


def undeclared(position: Position) -> list[Seat]:
    """Seats that may declare now (BT-11.1).

    Their hand size must be declared but was neither declared nor called, and it is not their turn.
    """
    if position.turn == NOBODY:
        return []
    sizes, declared, called = position.setting.declared_sizes, position.declared, position.course.called
    return [
        seat
        for seat, count in enumerate(position.counts)
        if count in sizes and seat != position.turn and not includes(declared, seat) and not includes(called, seat)
    ]


def is_caught(position: Position, seat: Seat) -> bool:
    """Whether the last card of ``seat`` is undeclared and would be caught by a call now."""
    return seat in undeclared(position)


def callable_by(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Whom ``seat`` may call, rightly or wrongly: others whose number of cards must be declared.

    Whether they declared does not matter here: noticing that is up to the caller.
    """
    setting, course, counts = position.setting, position.course, position.counts
    if not setting.callouts or includes(course.silenced, seat) or not counts[seat]:
        return ()
    sizes = setting.declared_sizes
    return tuple(
        other
        for other, count in enumerate(counts)
        if count in sizes and other != seat and not includes(course.called, other)
    )


# --- the history, as a state stores it ---

_PUBLIC = ("demand",)
"""Verbs that name cards to everybody without playing them."""


def played(history: str, seat: Seat, cards: Iterable[Card], *, declared: bool = False) -> str:
    """The history with one more play."""
    what = f"{seat}:{glue_cards(cards)} {LAST_CARD}" if declared else f"{seat}:{glue_cards(cards)}"
    return f"{history},{what}" if history else what


def noted(history: str, seat: Seat, what: str) -> str:
    """The history with one more action other than a play or a pass."""
    return f"{history},{seat}:{what}" if history else f"{seat}:{what}"


def passed(history: str, seat: Seat) -> str:
    """The history with one more pass, including automatic passes."""
    return f"{history},{seat}"


def before_play(history: str, seat: Seat, action: Action) -> str:
    """The history with an action of a phase before play. Cards that are not shown are only counted."""
    if action.cards and action.verb not in _PUBLIC:
        action = Action(action.verb, number=len(action.cards))
    return noted(history, seat, str(action))


def read_history(history: str) -> tuple[Deed, ...]:
    """All entries of a history, oldest first.

    >>> read_history("0:3d3c,1,2:give 1")[1:]
    ((1, Action(verb='pass', cards=(), number=None, words=())), (2, Action(verb='give', cards=(), number=1, words=())))
    """
    return tuple(map(_deed, history.split(","))) if history else ()


@lru_cache(maxsize=4096)  # whoever looks at a deal reads all of it anew, and only its last entries are new
def _deed(text: str) -> Deed:
    seat, _, what = text.partition(":")
    return int(seat), _action(what.split())


def _action(words: list[str]) -> Action:
    match words:
        case []:
            return PASS
        case ["declare", _]:
            return DECLARE
        case [verb, *rest] if verb.islower() and verb.isalpha():
            cards = tuple(read_card(word) for word in rest if not word.isdecimal())
            number = next((int(word) for word in rest if word.isdecimal()), None)
            return Action(verb, cards, number)
    return play_of(read_cards(words[0]), last_card=words[-1] == LAST_CARD)
