"""Node counts: the number of ways to act several times from fixed hands, by two counters that share no code.

Promise: The node counts of each preset are right by two independent counters.
"""

import random
from collections.abc import Mapping
from itertools import combinations
from operator import add
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.cards import read_cards
from bot.engine.actions import must_act
from bot.engine.chance import Stated
from bot.games.big_two import GAME
from bot.games.big_two.before.dealing_out import Distribution
from bot.games.big_two.before.phase import Background
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.match import open_deal
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import DealSetting
from bot.games.big_two.verbs import GRAMMAR, REDEAL
from tests.engine.asking import may_act, offer_over
from tests.perft.counting import Row, hands_of, read_perft
from tests.perft.naive_big_two import Table, count

FILE = Path(__file__).with_name("big-two.perft")

ALIKE = {
    frozenset({"chudadi-standard", "chudadi-hongkong"}),
    frozenset({"lukang", "taiwan-fixed"}),
    frozenset({"taiwan", "taiwan-plus-minus"}),
}
"""Presets that differ only in points."""


class Start(NamedTuple):
    """How a count begins."""

    hands: tuple[str, ...]
    left: str = ""  # left-over cards
    ranked: tuple[int, ...] = ()  # the seats as the previous deal ranked them; empty: a first deal
    script: tuple[str, ...] = ()  # lines that are played first


def start_of(told: Mapping[str, str]) -> Start:
    ranked = tuple(map(int, told.get("ranked", "").split()))
    script = tuple(each.strip() for each in told.get("script", "").split(";") if each.strip())
    return Start(hands_of(told), told.get("left", ""), ranked, script)


ROWS = read_perft(FILE, start_of, "left", "ranked", "script")
NAMES = [f"{row.rules}-{len(row.start.hands[0].split())}-cards-{place}" for place, row in enumerate(ROWS)]


def opened(rules: Rules, start: Start) -> BigTwoDeal:
    pack = combinations_of(rules).pack
    dealt = Distribution(tuple(pack.mask(read_cards(hand)) for hand in start.hands), read_cards(start.left))
    ranked = start.ranked
    before = Background(ranked[0], ranked[-1], ranked) if ranked else Background()
    state, _ = open_deal(DealSetting(rules, 2 if ranked else 1, None), dealt, before)
    deal = BigTwoDeal(PLAY, state)
    for line, drawn in _scripted(start.script):
        seat, _, words = line.partition(" ")
        deal, _ = deal.with_chance(Stated((read_cards(drawn),) if drawn else ())).apply(int(seat), GRAMMAR.read(words))
    return deal


def naive(rules: Rules, start: Start) -> Table:
    table = Table(rules.to_json(), [hand.split() for hand in start.hands], tuple(start.left.split()), start.ranked)
    for line, drawn in _scripted(start.script):
        seat, verb, *words = line.split()
        number = int(words.pop()) if verb in ("choose", "demand") else 0
        table.act((int(seat), verb, tuple(words), number), tuple(drawn.split()))
    return table


def _scripted(script: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each action, with what chance decides after it."""
    behind = [line.removeprefix("- chance ") if line.startswith("-") else "" for line in (*script, "")][1:]
    return [(line, drawn) for line, drawn in zip(script, behind, strict=True) if not line.startswith("-")]


def nodes(deal: BigTwoDeal, depth: int) -> tuple[int, ...]:
    """How many ways there are to act once, twice, ..., ``depth`` times, including declarations by others."""
    if deal.due():  # the first action ends the redeal offer; asking for a redeal ends the deal
        once, *more = nodes(offer_over(deal), depth)
        redeals = sum(REDEAL in deal.legal_actions(seat) for seat in range(deal.position.setting.seats))
        return once + redeals, *more
    acts = [(seat, action) for seat in sorted(must_act(deal) | may_act(deal)) for action in deal.legal_actions(seat)]
    found = (len(acts), *(0,) * (depth - 1))
    for act in acts if depth > 1 else ():
        found = tuple(map(add, found, (0, *nodes(deal.apply(*act)[0], depth - 1))))
    return found


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_engine_counts_what_the_file_says(row: Row[Start]) -> None:
    deal = opened(GAME.rules(row.rules), row.start)
    assert nodes(deal, len(row.counts)) == row.counts


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_naive_counter_counts_the_same(row: Row[Start]) -> None:
    table = naive(GAME.rules(row.rules), row.start)
    assert count(table, len(row.counts)) == row.counts


def test_every_preset_is_counted() -> None:
    assert {row.rules for row in ROWS} == set(GAME.rules.presets)


def test_presets_that_play_differently_are_counted_differently() -> None:
    by_preset = {
        preset: {row.start: row.counts for row in ROWS if row.rules == preset} for preset in GAME.rules.presets
    }
    same = {
        frozenset({one, other})
        for one, other in combinations(by_preset, 2)
        if by_preset[one].keys() & by_preset[other].keys()
        and all(by_preset[one][start] == by_preset[other][start] for start in by_preset[one].keys() & by_preset[other])
    }
    assert same == ALIKE


def random_start(rules: Rules, chance: random.Random) -> Start:
    """A few cards for each player, from half the pack so that they make combinations; sometimes for a second deal."""
    cards = [str(card) for card in combinations_of(rules).pack.cards]
    seats = rules.seats.count
    size = chance.choice((2, 3, 4, 5, 6) if seats < 5 else (2, 3, 4))
    wide = 4 * (size * seats // 4 + 2)
    some = chance.sample(cards[:wide] if chance.random() < 0.5 else cards, size * seats + 3)
    hands = [" ".join(sorted(some[seat : size * seats : seats], key=cards.index)) for seat in range(seats)]
    left = " ".join(some[size * seats :]) if rules.left_over and rules.rest.use != "discard" else ""
    again = rules.exchange.kind not in ("none", "tribute_3_chain") and chance.random() < 0.6
    return Start(tuple(hands), left, tuple(chance.sample(range(seats), seats)) if again else ())


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_both_counters_agree_on_random_small_hands(preset: str, seed: int) -> None:
    rules = GAME.rules(preset)
    start = random_start(rules, random.Random(f"{preset} {seed}"))
    depth = 2 if start.ranked and rules.exchange.kind.startswith("class") else 4
    assert nodes(opened(rules, start), depth) == count(naive(rules, start), depth)
