"""Deals just before an exchange, set up by hand, and records of two short deals with an exchange between them."""

from collections.abc import Mapping, Sequence

from bot.cards import read_cards, write_cards
from bot.engine.actions import Seat
from bot.engine.chance import Chance
from bot.engine.game import Event, Json
from bot.engine.record import Report, check
from bot.games.big_two import GAME
from bot.games.big_two.before.dealing_out import Distribution
from bot.games.big_two.before.phase import Background
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.match import open_deal
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import DealSetting
from tests.engine.plain import plainly
from tests.games.big_two.by_hand import NO_CHANCE

SHORT = {"deal.hand_size": 5, "rest.use": "discard", "rest.face": "down"}
FIRST_DEAL = ("3d 4d 5d 6d 7d", "4c 5c 6c 7c 8c", "5h 6h 7h 8h 9h", "6s 7s 8s 9s Ts")
"""Straight flushes. Seat 0 wins with its first play, and the seats rank 0 1 2 3."""


def rules(preset: str, **changes: Json) -> Rules:
    """A preset with changes by parameter name; ``__`` stands for the dot."""
    return GAME.rules(preset, {name.replace("__", "."): value for name, value in changes.items()})


def exchange(
    rules: Rules,
    *hands: str,
    standing: Sequence[Seat] | None = None,
    winner: Seat | None = None,
    left: str = "",
    chance: Chance = NO_CHANCE,
    number: int = 2,
) -> tuple[BigTwoDeal, tuple[Event, ...]]:
    """A deal just after dealing, and its events. In the deal before, the seats ranked as in ``standing``, the winner
    first.
    """
    pack = combinations_of(rules).pack
    ranked = tuple(range(len(hands)) if standing is None else standing)
    background = Background(ranked[0] if winner is None else winner, ranked[-1], ranked)
    dealt = Distribution(tuple(pack.mask(read_cards(hand)) for hand in hands), read_cards(left), chance)
    setting = DealSetting(rules, number, None)
    state, events = open_deal(setting, dealt, background if number > 1 else Background())
    return BigTwoDeal(PLAY, state), events


def holdings(deal: BigTwoDeal) -> list[str]:
    """The hands in notation."""
    return [deal.position.setting.pack.text(hand) for hand in deal.state.hands]


def for_all(events: Sequence[Event]) -> list[tuple[str, Seat | None, Mapping[str, Json]]]:
    """The events that everybody hears."""
    return [(event.name, event.seat, plainly(event.args)) for event in events if event.only is None]


def in_private(events: Sequence[Event]) -> list[tuple[str, Json, set[Seat]]]:
    """The events that only some hear: name, cards, and who hears it."""
    return [(event.name, plainly(event.args)["cards"], set(event.only)) for event in events if event.only is not None]


def checked(preset: str, hands: Sequence[str], *actions: str, **changes: Json) -> Report:
    """The report on a record of two deals: ``FIRST_DEAL``, then one with these hands and actions."""
    found = rules(preset, **{name.replace(".", "__"): value for name, value in SHORT.items()}, **changes)
    opening = [f"{seat} play {FIRST_DEAL[seat]}" for seat in range(1 if found["end.mode"] == "first_out" else 3)]
    text = "\n".join(
        (
            'format = "daidi-record/1"',
            'game = "big-two"',
            f'rules = "{preset}"',
            f"changes = {_inline({**SHORT, **{name.replace('__', '.'): value for name, value in changes.items()}})}",
            f"seats = {[f'seat {seat}' for seat in range(len(hands))]}",
            *_deal(found, FIRST_DEAL[: len(hands)], opening[: len(hands) - 1]),
            *_deal(found, hands, actions),
        )
    )
    return check(text)


def verdicts(report: Report) -> list[str]:
    """The verdict on each line of the second deal: ``ok``, or the name of the refusal."""
    return [str(step.refusal.name) if step.refusal else "ok" for step in report.deals[1].steps]


def _inline(changes: Mapping[str, Json]) -> str:
    values = (f'"{name}" = {_value(value)}' for name, value in changes.items())
    return f"{{ {', '.join(values)} }}"


def _value(value: Json) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _deal(found: Rules, hands: Sequence[str], actions: Sequence[str]) -> list[str]:
    dealt = {card for hand in hands for card in read_cards(hand)}
    left = [card for card in found.packs.cards() if card not in dealt]
    return ["[[deals]]", f"hands = {list(hands)}", f'left = "{write_cards(left)}"', f"actions = {list(actions)}"]
