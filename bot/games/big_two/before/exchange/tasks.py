"""What an exchange asks of a seat, and whether an action does it (docs/big-two.md, section 16)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from itertools import combinations as choose
from typing import Literal, NamedTuple, Self

from bot.games.actions import Action, Seat, Verb
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.pack import RANK, bits
from bot.games.big_two.refusals import BigTwoRefusal as Name
from bot.games.big_two.refusals import refuse, refuse_unheld
from bot.games.big_two.rules.options import ExchangeProtected
from bot.games.big_two.situation import Setting
from bot.games.game import Event, Refusal

_RULE = "BT-16"


class Task(NamedTuple):
    """``give`` or ``keep`` so many cards, ``choose`` one of so many places, ``demand`` a card.

    ``seats``: who gets the cards, in the order of choosing; who draws of those not kept; of whom may be demanded.
    """

    verb: Literal["give", "keep", "choose", "demand"]
    many: int = 1
    seats: tuple[Seat, ...] = ()

    @property
    def words(self) -> list[str]:
        """The verbs that are open."""
        return ["demand", "waive"] if self.verb == "demand" else [self.verb]


def protected(setting: Setting) -> int:
    """The cards that can be neither demanded nor given: the lowest card and all 2s, or none (BT-16.5)."""
    if setting.rules.exchange.protected is ExchangeProtected.NONE:
        return 0
    twos = RANK << (setting.pack.highest.bit_length() - 1 & ~3)
    return 1 | twos


def best(setting: Setting, hand: int, count: int) -> int:
    """The highest cards of a hand that may be given, at most ``count`` (BT-16.8)."""
    movable = list(bits(hand & ~protected(setting)))
    return sum(movable[-count:]) if count else 0


class Exchange(ABC):
    """A phase in which cards change hands: it says what is asked of whom, and what comes of it."""

    name = "exchange"

    @abstractmethod
    def tasks(self) -> Mapping[Seat, Task]:
        """What is asked now, by seat; never empty."""

    @abstractmethod
    def later(self) -> frozenset[Seat]:
        """Seats whose turn to demand, give or keep comes later in this exchange."""

    @abstractmethod
    def done(self, layout: Layout, seat: Seat, action: Verb) -> tuple[Layout, tuple[Event, ...]]:
        """The layout after an action that does the task of ``seat``."""

    def must_act(self) -> frozenset[Seat]:
        """Everybody who is asked something."""
        return frozenset(self.tasks())

    def refusal(self, setting: Setting, hand: int, seat: Seat, action: Action) -> Refusal | None:
        """Why ``seat``, holding ``hand``, may not do this now, None when it may."""
        return refuse_task(setting, hand, seat, action, self.tasks(), self.later())

    def legal_actions(self, setting: Setting, hand: int, seat: Seat) -> list[Action]:
        """Everything that does the task of ``seat``."""
        return actions(setting, hand, self.tasks().get(seat))

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """The layout after a legal action.

        Raises:
            ValueError: it is no action of an exchange.
        """
        if not isinstance(action, Verb):
            raise ValueError(f"“{action}” is no action of an exchange")  # noqa: TRY004  a value of an action that was not judged
        return self.done(layout, seat, action)

    def seen_by(self, _seat: Seat | None, /) -> Self:
        """The phase with all that a seat may not know left out; here, nothing is hidden."""
        return self


def refuse_task(
    setting: Setting, hand: int, seat: Seat, action: Action, tasks: Mapping[Seat, Task], later: frozenset[Seat]
) -> Refusal | None:
    """Why ``seat`` may not do this in an exchange; ``later`` are the seats whose part is still to come.

    not_yours_to_give: ``seat`` acts now, ``you`` is later or none. wrong_phase: ``open`` are the verbs of this seat;
    ``why`` stands where only the number is wrong: it names no place (there are ``n``), or none of ``seats``.
    """
    task = tasks.get(seat)
    if not isinstance(action, Verb) or action.name not in ("give", "keep", "choose", "demand", "waive"):
        return refuse(Name.WRONG_PHASE, "BT-16.9", phase="exchange", open=task.words if task else [])
    if task is None:
        acting = min(tasks)
        if action.name == "give":
            you = "later" if seat in later else "none"
            return refuse(Name.NOT_YOURS_TO_GIVE, "BT-16.4", seat=acting, you=you)
        return refuse(Name.NOT_YOUR_TURN, _RULE, seat=acting)
    if action.name not in task.words:
        return refuse(Name.WRONG_PHASE, "BT-16.9", phase="exchange", open=task.words)
    if task.verb == "choose":
        if action.number is not None and action.number < task.many:
            return None
        return refuse(Name.WRONG_PHASE, _RULE, phase="exchange", open=["choose"], why="place", n=task.many)
    if task.verb == "demand":
        return _refuse_demand(setting, action, task)
    return _refuse_cards(setting, hand, action, task)


def _refuse_demand(setting: Setting, action: Verb, task: Task) -> Refusal | None:
    if action.name == "waive":
        return None
    if action.number not in task.seats:
        seats = list(task.seats)
        return refuse(Name.WRONG_PHASE, "BT-16.3", phase="exchange", open=task.words, why="seat", seats=seats)
    (card,) = action.cards
    bit = setting.pack.bit.get(card)
    if bit is None:
        return refuse(Name.NOT_HELD, _RULE, cards=str(card), hand="")
    return refuse(Name.PROTECTED_CARD, "BT-16.5", card=str(card)) if bit & protected(setting) else None


def _refuse_cards(setting: Setting, hand: int, action: Verb, task: Task) -> Refusal | None:
    if (refused := refuse_unheld(setting.pack, hand, action.cards, _RULE)) is not None:
        return refused
    if len(action.cards) != task.many:
        return refuse(Name.WRONG_SIZE, _RULE, need=task.many, n=len(action.cards))
    staying = setting.pack.mask(action.cards) & protected(setting) if task.verb == "give" else 0
    return refuse(Name.PROTECTED_CARD, "BT-16.5", card=setting.pack.text(staying)) if staying else None


def actions(setting: Setting, hand: int, task: Task | None) -> list[Action]:
    """Everything that does the task; sets of cards lowest first."""
    if task is None:
        return []
    pack, stays = setting.pack, protected(setting)
    if task.verb == "choose":
        return [Verb("choose", number=place) for place in range(task.many)]
    if task.verb == "demand":
        asked = pack.of(pack.all & ~stays)
        return [*(Verb("demand", (card,), seat) for seat in task.seats for card in asked), Verb("waive")]
    held = pack.of(hand & ~stays if task.verb == "give" else hand)
    return [Verb(task.verb, cards) for cards in choose(held, task.many)]
