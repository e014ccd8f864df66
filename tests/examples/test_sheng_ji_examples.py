"""Puts every worked example of docs/sheng-ji.md, section 12, to the real engine, by id.

Promise: Sheng Ji is what its rule book says, example by example. Its judge, its generator and a plain search allow the
same follows. Every deal ends, conserves cards and points, replays and betrays nothing. Also:
tests/games/sheng_ji/test_sheng_ji_follow.py, tests/games/sheng_ji/laws/test_sheng_ji_laws.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cards import read_cards, write_cards
from bot.engine.actions import Action
from bot.engine.game import Result
from bot.engine.rulebook.declarations import parameters
from bot.games.sheng_ji.cards.contest import winner
from bot.games.sheng_ji.cards.order import TRUMPS, TrumpOrder, order_of
from bot.games.sheng_ji.cards.throws import Lead, beaten_units, lead_of, penalty
from bot.games.sheng_ji.cards.units import cards_of
from bot.games.sheng_ji.deal.deal_state import DealState
from bot.games.sheng_ji.deal.declaring import Declaration, kind_of
from bot.games.sheng_ji.deal.judge import refusal
from bot.games.sheng_ji.deal.phases import close
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.rules.closed_choices import KittyMultiplier
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.scoring.counting import multiplier
from bot.games.sheng_ji.scoring.levels import settle, worth

TABLES = tuple(Path(__file__).with_name(f"sheng-ji-{name}.json") for name in ("examples", "further"))
"""The worked examples of the text, and further ones; these also name parameters of the rules."""
Example = dict[str, Any]


def records(config: pytest.Config) -> list[Example]:
    """The records for Sheng Ji in the tables in use."""
    named = config.getoption("--table", default=None)
    found = [one for path in ((named,) if named else TABLES) for one in json.loads(path.read_text())]
    return [one for one in found if isinstance(one, dict) and _is_ours(one)]


def _is_ours(record: Example) -> bool:
    return record.get("op") in ANSWERS and str(record.get("id")).startswith("SJ")


def test_example(example: Example) -> None:
    assert ANSWERS[example["op"]](example) == example["expected"]


def rules_of(example: Example, **changes: Any) -> Rules:
    """The rules that a record names by their parameters, with the default of each other one."""
    named = {name: example[name] for name in parameters(Rules) if name in example}
    return Rules().but({"decks": 4} | named | changes)


def order(example: Example) -> TrumpOrder:
    return order_of(rules_of(example), example["level"], example["trump"])


def lead(example: Example, cards: str) -> Lead:
    found = lead_of(order(example), read_cards(cards))
    assert found is not None
    return found


def read_format(example: Example) -> list[list[int]] | None:
    found = lead_of(order(example), read_cards(example["cards"]))
    return None if found is None else [list(shape) for shape in found.shapes]


def compared(example: Example) -> int:
    [one], [other] = read_cards(example["a"]), read_cards(example["b"])
    return order(example).compare(one, other)


def is_legal(example: Example) -> bool:
    hand, led = read_cards(example["hand"]), read_cards(example["lead"])
    levels = (example["level"], example["level"])
    position = Position(
        rules_of(example),
        levels,
        0,
        dealer=0,
        phase=Phase.PLAY,
        trump=example["trump"],
        leader=0,
        plays=(led,),
        counts=(len(hand),) * 4,
    )
    return refusal(position, hand, 1, Action("play", read_cards(example["play"]))) is None


def beaten(example: Example) -> list[str]:
    """The units that can be beaten, written as the table writes them where they are the same."""
    thrown = lead(example, example["lead"])
    found = beaten_units(order(example), thrown, [read_cards(hand) for hand in example["others"]])
    written = {tuple(sorted(read_cards(unit))): unit for unit in example["expected"]}
    units = [tuple(sorted(cards_of(thrown.suit, unit))) for unit in found]
    return sorted(
        (written.get(unit, write_cards(unit)) for unit in units),
        key=[*example["expected"], *map(write_cards, units)].index,
    )


def trick_winner(example: Example) -> int:
    plays = [read_cards(play) for play in example["plays"]]
    return winner(order(example), lead(example, example["plays"][0]).shapes, plays)


def declared(example: Example) -> str | None:
    current = example["current"]
    force = None if current is None else Declaration(current[0], read_cards(current[1]))
    cards = read_cards(example["cards"])
    return kind_of(rules_of(example), example["level"], force, example["seat"], cards).name or None


def scored(example: Example) -> list[Any]:
    holds, gain = worth(rules_of(example), example["points"])
    return ["dealer" if holds else "attackers", gain]


def kitty(example: Example) -> int:
    """The multiplier. Trumps win a lead of trumps; a side suit is won by a side suit unless the record says more."""
    led = lead(example, example["lead"])
    trumps_won = example.get("trumps_won", led.suit.name == TRUMPS)
    return multiplier(KittyMultiplier(example["mode"]), led.shapes, trumps_won=trumps_won)


def settled(example: Example) -> list[Any]:
    rules = rules_of(example, must_play=example["must"], attacker_cap=example["cap"])
    first, second = example["levels"]
    moved = settle(rules, (first, second), example["dealer"], example["points"])
    return [moved.side, moved.gain, list(moved.levels), moved.dealer, moved.over]


def penalised(example: Example) -> int:
    rules = rules_of(example, throw_penalty=example["mode"])
    thrown, forced = len(read_cards(example["thrown"])), len(read_cards(example["forced"]))
    return penalty(rules, thrown, forced, by_attackers=example["side"] == "attackers")


def dealt(example: Example) -> list[int]:
    rules = rules_of(example)
    return [rules.hand_size, rules.kitty, rules.total_points, rules.threshold]


def undeclared(example: Example) -> str | None:
    dealer = None if example["first_hand"] else 0
    rules = rules_of(example)
    position = Position(rules, ("2", "2"), 0, dealer=dealer, phase=Phase.WINDOW, drawn=4 * rules.hand_size)
    later, _ = close(DealState(position, ((),) * 4, read_cards(example["kitty"])))
    if isinstance(later.ending, Result):
        assert later.ending.void
        return "redeal"
    return later.position.trump


ANSWERS: dict[str, Callable[[Example], Any]] = {
    "format": read_format,
    "cmp": compared,
    "legal": is_legal,
    "throw": beaten,
    "winner": trick_winner,
    "declare": declared,
    "score": scored,
    "kitty": kitty,
    "settle": settled,
    "penalty": penalised,
    "deal": dealt,
    "no_declaration": undeclared,
}
"""What answers each kind of example."""
