"""A second implementation of docs/big-two.md, sections 1 and 6 to 9: plain and slow, with card texts and public names.

It shares no line with the engine. The laws compare the two.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

Values = dict[str, Any]
Cards = Sequence[str]

ORDERS = json.loads((Path(__file__).parents[3] / "examples" / "big-two-presets.json").read_text())["straight_orders"]
LADDER = ["two_pair_kicker", "straight", "flush", "full_house", "four_plus_one", "straight_flush", "royal"]
ROYAL_LADDER = ["two_pair_kicker", "straight", "flush", "full_house", "straight_flush", "four_plus_one", "royal"]


class Reading(NamedTuple):
    """One way to take some cards. A greater value is stronger."""

    step: int
    inside: Any
    kind: str


def ranks(rules: Values) -> list[str]:
    if rules["deck.kind"] == "std52":
        return list("3456789TJQKA2")
    top = rules["deck.tile_max"][str(rules["seats.count"])]
    return [*map(str, range(3, top + 1)), "1", "2"]


def rank(card: str) -> str:
    return card[:-1]


def height(rules: Values, card: str) -> tuple[int, int]:
    return ranks(rules).index(rank(card)), rules["deck.suits"].index(card[-1])


def runs(rules: Values) -> list[list[list[str]]]:
    """The straights, highest first; equal ones are grouped."""
    if rules["combo.straight_order"] != "so-lectio":
        weakest_first = ORDERS[rules["combo.straight_order"]][::-1]
        return [[list(run) for run in equals.split("=")] for equals in reversed(weakest_first)]
    top = rules["deck.tile_max"][str(rules["seats.count"])]
    found = [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [top - 3, top - 2, top - 1, top, 1]]
    found += [list(range(high - 4, high + 1)) for high in range(top, 6, -1)]
    real = [run for run in found if max(run) <= top and (run[0] > 2 or run[:2] in ([1, 2], [2, 3]))]
    return [[list(map(str, run))] for run in real if len(set(run)) == 5 and not (run[-1] == 1 and run[0] < 3)]


def run_of(rules: Values, cards: Cards) -> tuple[int, int] | None:
    """The place of a straight, and the suit that breaks a tie; None if the cards are no straight."""
    if len({rank(card) for card in cards}) != 5:
        return None
    for lower, equals in enumerate(runs(rules)):
        for run in equals:
            if {rank(card) for card in cards} == set(run):
                last = rules["cmp.straight_tie"] == "sequence_top" and len(equals) == 1  # BT-7.2: otherwise the 2
                tie = run[-1] if last else max(run, key=ranks(rules).index)
                suit = next(card[-1] for card in cards if rank(card) == tie)
                return -lower, rules["deck.suits"].index(suit)
    return None


def readings(rules: Values, cards: Cards) -> Iterator[Reading]:
    counts = Counter(map(rank, cards))
    if len(cards) == 7 and rules["combo.sf_kickers"] == 2:
        for five in combinations(cards, 5):
            if suited(five) and run_of(rules, five):
                yield straight_flush(rules, five, "straight_flush_7")
    elif len(cards) == 5:
        yield from of_ranks(rules, cards, counts)
        yield from of_runs_and_suits(rules, cards)
    elif len(counts) == 1:
        on = {3: rules["combo.triple"], 4: rules["combo.four"] == "quads"}
        kind = {1: "single", 2: "pair", 3: "triple", 4: "quads"}
        if on.get(len(cards), True):
            yield Reading(0, max(height(rules, card) for card in cards), kind[len(cards)])
    elif sorted(counts.values()) == [2, 2] and rules["combo.four"] == "two_pair":
        yield Reading(0, two_pairs(rules, cards, counts), "two_pair")


def suited(cards: Cards) -> bool:
    return len({card[-1] for card in cards}) == 1


def of_ranks(rules: Values, cards: Cards, counts: Counter[str]) -> Iterator[Reading]:
    order = ranks(rules).index
    if sum(count >= 2 for count in counts.values()) == 2 and rules["combo.two_pair_kicker"]:
        yield step(rules, "two_pair_kicker", two_pairs(rules, cards, counts))
    (most, many), *others = counts.most_common()
    if many == 3 and len(others) == 1:
        best = max(height(rules, card) for card in cards)
        yield step(rules, "full_house", order(most) if rules["cmp.full_house"] == "triple_rank" else best)
    if many == 4:
        yield step(rules, "four_plus_one", order(most))


def of_runs_and_suits(rules: Values, cards: Cards) -> Iterator[Reading]:
    run = run_of(rules, cards)
    if suited(cards) and not run and rules["combo.flush"]:
        yield step(rules, "flush", flush(rules, sorted((height(rules, card) for card in cards), reverse=True)))
    if run and (not suited(cards) or rules["combo.sf_kickers"] == 2):
        yield step(rules, "straight", run)
    elif run:
        yield straight_flush(rules, cards, "straight_flush")


def two_pairs(rules: Values, cards: Cards, counts: Counter[str]) -> Any:
    order = ranks(rules).index
    low, high = sorted((name for name, count in counts.items() if count >= 2), key=order)
    suit = max(rules["deck.suits"].index(card[-1]) for card in cards if rank(card) == high)
    return order(high), order(low), suit


def flush(rules: Values, heights: list[tuple[int, int]]) -> Any:
    (top, suit), *_ = heights
    return {
        "suit_first": (suit, top),
        "top_then_suit": (top, suit),
        "all_ranks_then_suit": ([one for one, _ in heights], suit),
    }[rules["cmp.flush"]]


def straight_flush(rules: Values, five: Cards, kind: str) -> Reading:
    royal = {rank(card) for card in five} == set("TJQKA") and rules["cmp.quads_vs_sf"] == "only_royal_over_quads"
    return step(rules, "royal" if royal else "straight_flush", run_of(rules, five))._replace(kind=kind)


def step(rules: Values, kind: str, inside: Any) -> Reading:
    ladder = LADDER if rules["cmp.quads_vs_sf"] == "sf_over_quads" else ROYAL_LADDER
    return Reading(1 + ladder.index(kind), inside, kind)


def strongest(rules: Values, cards: Cards) -> Reading | None:
    """The strongest reading of the cards (BT-6.9); None if they are no combination."""
    return max(readings(rules, cards), default=None)


def answers(rules: Values, play: Cards, table: Cards) -> bool:
    """Whether one combination may be played on another (BT-9)."""
    mine, theirs = strongest(rules, play), strongest(rules, table)
    assert mine
    assert theirs
    return outdoes(rules, mine, theirs, alike=len(play) == len(table))


def outdoes(rules: Values, mine: Reading, theirs: Reading, *, alike: bool) -> bool:
    """Whether what one combination is may be played on what another is; ``alike``: they have as many cards."""
    if rules["answer.monsters"] == "any_time":
        honours = {"four_plus_one", "straight_flush", "straight_flush_7"}
        if mine.kind in honours:
            return theirs.kind not in honours or mine[:2] > theirs[:2]
        if theirs.kind in honours:
            return False
    crossing = mine.kind == theirs.kind or rules["answer.five"] == "any_stronger_type"
    return alike and crossing and mine[:2] > theirs[:2]
