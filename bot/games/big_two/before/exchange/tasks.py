"""What an exchange asks of a seat, and whether an action answers it (docs/big-two.md, section 16)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from itertools import combinations as choose
from typing import Literal, NamedTuple, Self

from bot.engine.actions import Action, Ask, Asks, Seat
from bot.engine.facts import Cards, Player, Players
from bot.engine.game import Event, Refusal
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.cards.masks import LOWEST, all_of, joined, shared, without
from bot.games.big_two.cards.pack import Mask, bits
from bot.games.big_two.closed_lists import BigTwoRefusal as Name
from bot.games.big_two.closed_lists import out_of_phase, refuse, unheld
from bot.games.big_two.rules.closed_choices import ExchangeProtected
from bot.games.big_two.setting import DealSetting
from bot.games.big_two.verbs import WAIVE, choice_of

_RULE = "BT-16"


class Task(NamedTuple):
    """What one seat must do: ``give`` or ``keep`` cards, ``choose`` a place, or ``demand`` a card."""

    verb: Literal["give", "keep", "choose", "demand"]
    many: int = 1  # how many cards, or how many places
    # in the order of choosing, who gets the cards; who draws from those not kept; who may be asked for a card
    seats: tuple[Seat, ...] = ()

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What the seat may answer."""
        if self.verb == "demand":
            return Ask(self.verb, must=True, sizes=(1,), seats=self.seats), Ask(WAIVE.verb, must=True)
        if self.verb == "choose":
            return (Ask(self.verb, must=True, numbers=tuple(range(self.many))),)
        return (Ask(self.verb, must=True, sizes=(self.many,)),)

    @property
    def words(self) -> list[str]:
        """The verbs with which the seat may answer."""
        return [ask.verb for ask in self.asks]


def protected(setting: DealSetting) -> Mask:
    """The cards that can be neither demanded nor given: the lowest card and all 2s, or none (BT-16.5)."""
    if setting.rules.exchange.protected is ExchangeProtected.NONE:
        return 0
    return joined(LOWEST, setting.pack.twos)


def best(setting: DealSetting, hand: Mask, many: int) -> Mask:
    """The highest cards of a hand that may be given, ``many`` at most (BT-16.8)."""
    movable = list(bits(without(hand, protected(setting))))
    return all_of(movable[-many:]) if many else 0


class Exchange(ABC):
    """A phase in which cards change hands: what it asks of each seat, and what follows from the answers."""

    name = "exchange"

    @abstractmethod
    def tasks(self) -> Mapping[Seat, Task]:
        """The tasks of now, by seat; never empty."""

    @abstractmethod
    def later(self) -> frozenset[Seat]:
        """Seats that will demand, give or keep later in this exchange."""

    @abstractmethod
    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """The layout after an action that does the task of ``seat``."""

    def asks(self) -> Asks:
        """The asks of everybody who has a task."""
        return {seat: task.asks for seat, task in self.tasks().items()}

    def refusal(self, setting: DealSetting, hand: Mask, seat: Seat, action: Action) -> Refusal | None:
        """Why ``seat``, holding ``hand``, may not do this now; None if it may."""
        return refuse_task(setting, hand, seat, action, self.tasks(), self.later())

    def legal_actions(self, setting: DealSetting, hand: Mask, seat: Seat) -> list[Action]:
        """Every action that does the task of ``seat``."""
        return actions(setting, hand, self.tasks().get(seat))

    def seen_by(self, _seat: Seat | None, /) -> Self:
        """The phase without what a seat may not know; in this class nothing is hidden."""
        return self


def refuse_task(
    setting: DealSetting, hand: Mask, seat: Seat, action: Action, tasks: Mapping[Seat, Task], later: frozenset[Seat]
) -> Refusal | None:
    """Why ``seat`` may not do this in an exchange. ``later`` are the seats whose part is still to come.

    not_yours_to_give: ``name`` acts now; ``you`` says whether the seat's part comes ``later`` or not at all (``none``).

    wrong_phase, if another ``step`` of the exchange is asked for. Also if only the number is wrong: there is no such
    place (of ``n``), or no such seat (of ``names``).
    """
    task = tasks.get(seat)
    if action.verb not in ("give", "keep", "choose", "demand", "waive"):
        return out_of_phase("BT-16.9", "exchange", task.words if task else ())
    if task is None:
        acting = min(tasks)
        if action.verb == "give":
            you = "later" if seat in later else "none"
            return refuse(Name.NOT_YOURS_TO_GIVE, "BT-16.4", name=Player(acting), you=you)
        return refuse(Name.NOT_YOUR_TURN, _RULE, phase=Exchange.name, name=Player(acting))
    if action.verb not in task.words:
        return out_of_phase("BT-16.9", "exchange", task.words, "step")
    if task.verb == "choose":
        if action.number is not None and action.number < task.many:
            return None
        return out_of_phase(_RULE, "exchange", task.words, "place", n=task.many)
    if task.verb == "demand":
        return _refuse_demand(setting, action, task)
    return _refuse_cards(setting, hand, action, task)


def _refuse_demand(setting: DealSetting, action: Action, task: Task) -> Refusal | None:
    if action.verb == "waive":
        return None
    if action.number not in task.seats:
        return out_of_phase("BT-16.3", "exchange", task.words, "seat", names=Players(task.seats))
    (card,) = action.cards
    asked = setting.pack.bit.get(card)
    if asked is None:
        return refuse(Name.NOT_HELD, _RULE, cards=Cards((card,)), hand=Cards(()))
    return refuse(Name.PROTECTED_CARD, "BT-16.5", card=Cards((card,))) if shared(asked, protected(setting)) else None


def _refuse_cards(setting: DealSetting, hand: Mask, action: Action, task: Task) -> Refusal | None:
    if missing := setting.pack.missing(hand, action.cards):
        return unheld(setting.pack, hand, missing, _RULE)
    if len(action.cards) != task.many:
        return refuse(Name.WRONG_SIZE, _RULE, need=task.many, n=len(action.cards))
    staying = shared(setting.pack.mask(action.cards), protected(setting)) if task.verb == "give" else 0
    return refuse(Name.PROTECTED_CARD, "BT-16.5", card=Cards(setting.pack.of(staying))) if staying else None


def actions(setting: DealSetting, hand: Mask, task: Task | None) -> list[Action]:
    """Every action that does the task; sets of cards are in order, lowest first."""
    if task is None:
        return []
    pack, stays = setting.pack, protected(setting)
    if task.verb == "choose":
        return [choice_of(place) for place in range(task.many)]
    if task.verb == "demand":
        asked = pack.of(without(pack.all, stays))
        return [*(Action("demand", (card,), seat) for seat in task.seats for card in asked), WAIVE]
    held = pack.of(without(hand, stays) if task.verb == "give" else hand)
    return [Action(task.verb, cards) for cards in choose(held, task.many)]
