"""Node counts: from fixed hands, how many ways there are to act so many times, by two counters that share no code."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.cards import read_cards
from bot.games.big_two import GAME
from bot.games.big_two.combinations import combinations_of
from bot.games.big_two.deal import BigTwoDeal
from bot.games.big_two.opening import Distribution, open_deal
from bot.games.big_two.phases.phase import Background
from bot.games.big_two.rules import Rules
from bot.games.big_two.situation import Setting
from tests.perft.naive_big_two import Table, count

FILE = Path(__file__).with_name("big-two.perft")


def read_perft(text: str) -> list[tuple[str, tuple[str, ...], tuple[int, ...]]]:
    """Preset, hands and the counts at depth 1, 2, ...; hands stand on a line of their own before their presets."""
    found, hands = [], ()
    for line in text.splitlines():
        if line.startswith("hands "):
            hands = tuple(hand.strip() for hand in line.removeprefix("hands ").split("|"))
        elif line and not line.startswith("#"):
            preset, *counts = line.split()
            found.append((preset, hands, tuple(map(int, counts))))
    return found


ROWS = read_perft(FILE.read_text())
NAMES = [f"{preset}-{len(hands[0].split())}-cards-{place}" for place, (preset, hands, _) in enumerate(ROWS)]


def opened(rules: Rules, hands: tuple[str, ...]) -> BigTwoDeal:
    pack = combinations_of(rules).pack
    dealt = Distribution(tuple(pack.mask(read_cards(hand)) for hand in hands))
    return open_deal(Setting(rules, 1, None), dealt, Background())[0]


def nodes(deal: BigTwoDeal, depth: int) -> int:
    """How many ways there are to act ``depth`` times, declarations by others included."""
    found = 0
    for seat in sorted(deal.must_act() | deal.may_act()):
        for action in deal.legal_actions(seat):
            found += 1 if depth == 1 else nodes(deal.apply(seat, action)[0], depth - 1)
    return found


@pytest.mark.parametrize(("preset", "hands", "counts"), ROWS, ids=NAMES)
def test_the_engine_counts_what_the_file_says(preset: str, hands: tuple[str, ...], counts: tuple[int, ...]) -> None:
    deal = opened(GAME.rules(preset), hands)
    assert tuple(nodes(deal, depth + 1) for depth in range(len(counts))) == counts


@pytest.mark.parametrize(("preset", "hands", "counts"), ROWS, ids=NAMES)
def test_a_naive_counter_counts_the_same(preset: str, hands: tuple[str, ...], counts: tuple[int, ...]) -> None:
    table = Table(GAME.rules(preset).to_json(), [hand.split() for hand in hands])
    assert tuple(count(table, depth + 1) for depth in range(len(counts))) == counts


def test_differing_presets_are_counted_differently() -> None:
    by_preset: dict[str, list[Any]] = {}
    for preset, hands, counts in ROWS:
        by_preset.setdefault(preset, []).append((hands, counts))
    assert set(by_preset) <= set(GAME.presets())
    assert by_preset["pagat-basic"] != by_preset["chudadi-standard"]
    assert by_preset["pagat-basic"] != by_preset["singapore"]
    assert by_preset["chudadi-standard"] == by_preset["chudadi-hongkong"], "they differ in points alone"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("preset", sorted({preset for preset, _, _ in ROWS}))
def test_both_counters_agree_on_random_small_hands(preset: str, seed: int) -> None:
    chance = random.Random(seed)
    rules = GAME.rules(preset)
    cards = [str(card) for card in combinations_of(rules).pack.cards]
    size = chance.choice((2, 3, 5, 6))
    some = chance.sample(cards if seed % 2 else cards[:28], 4 * size)
    hands = [sorted(some[seat::4], key=cards.index) for seat in range(4)]
    depth = 5 if size < 5 else 4
    deal = opened(rules, tuple(map(" ".join, hands)))
    assert nodes(deal, depth) == count(Table(rules.to_json(), hands), depth)
