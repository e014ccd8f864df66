"""The scheme deal-v1: exact test vectors, an immutable stream, and unbiased shuffles.

Promise: Shuffles follow `deal-v1` byte by byte, and a changed reveal is detected.

Promise: No setting and no command of the shell chooses the seed of a deal at a table.
"""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import app
from bot.cards import Card, Packs
from bot.deal_verifier import Unreadable, verify
from bot.dealing import Shuffle, Stream, commitment, fresh_seed, reveal
from bot.settings import Settings
from bot.tables.life.hall import Hall
from tests.architecture.sources import dotted, modules, nodes, tree

VECTORS = json.loads((Path(__file__).parent / "deal-v1-vectors.json").read_text(encoding="utf-8"))


def _packs(vector: dict[str, Any]) -> Packs:
    packs = vector["packs"]
    return Packs(packs["kind"], packs["count"], packs["jokers"], packs.get("tile_max", 0))


def _shuffle(vector: dict[str, Any]) -> Shuffle:
    cuts = tuple((seat, cut) for seat, cut in vector["cuts"])
    return Shuffle(vector["table"], vector["deal"], bytes.fromhex(vector["seed"]), _packs(vector).cards(), cuts)


def _reveal(vector: dict[str, Any], seats: int = 4, first: int = 1, step: Literal[1, -1] = 1) -> dict[str, Any]:
    shuffle = _shuffle(vector)
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for index, card in enumerate(shuffle.order[: len(shuffle.order) // seats * seats]):
        hands[(first + step * index) % seats].append(card)
    return reveal(shuffle, game="big-two", packs=_packs(vector), hands=hands, first=first, step=step)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['table']}-{vector['deal']}")
def test_vectors(vector: dict[str, Any]) -> None:
    shuffle = _shuffle(vector)
    assert commitment(shuffle.seed) == vector["commitment"]
    assert shuffle.key.hex() == vector["key"]
    assert list(map(str, shuffle.order)) == vector["order"]
    number, behind = shuffle.stream.below(52)
    assert number == vector["next_below_52"]
    assert behind.below(4)[0] == vector["next_below_4"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['table']}-{vector['deal']}")
@pytest.mark.parametrize("step", [1, -1])
def test_a_genuine_reveal_passes(vector: dict[str, Any], step: Literal[1, -1]) -> None:
    check = verify(json.dumps(_reveal(vector, first=2, step=step), ensure_ascii=False))
    assert check.passed
    lines = list(check.lines())
    assert lines[0] == f"commitment {vector['commitment']}"
    assert lines[-1] == "PASS"
    assert [len(hand) for hand in check.hands] == [len(vector["order"]) // 4] * 4


def _swap(cards: list[str], one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]


TAMPERINGS = {
    "seed": lambda file: file.update(seed="1" + file["seed"][1:]),
    "commitment": lambda file: file.update(commitment="f" * 64),
    "both": lambda file: file.update(seed="ab" * 32, commitment=commitment(bytes.fromhex("ab" * 32))),
    "table": lambda file: file.update(table=file["table"] + "x"),
    "deal": lambda file: file.update(deal=file["deal"] + 1),
    "cuts": lambda file: file.update(cuts=[[1, "mine"]]),
    "no cut": lambda file: file["cuts"].clear(),
    "order": lambda file: _swap(file["order"], 0, 1),
    "a card doubled": lambda file: file["order"].__setitem__(0, file["order"][1]),
    "order cut short": lambda file: file["order"].pop(),
    "hands": lambda file: file["hands"].reverse(),
    "one card moved": lambda file: file["hands"][0].append(file["hands"][1].pop()),
    "first": lambda file: file.update(first=(file["first"] + 1) % 4),
    "step": lambda file: file.update(step=-file["step"]),
    "hands emptied": lambda file: [hand.clear() for hand in file["hands"]],
    "one hand emptied": lambda file: file["hands"][2].clear(),
    "one hand and no other": lambda file: file.update(hands=[file["hands"][0], [], [], []]),
    "a seat taken away": lambda file: file["hands"].pop(0),
    "the last seat taken away": lambda file: file["hands"].pop(),
    "a seat more": lambda file: file["hands"].append([]),
    "a seat more with cards": lambda file: file["hands"].append(file["hands"][0]),
    "all in one hand": lambda file: file.update(hands=[[card for hand in file["hands"] for card in hand]] + [[]] * 3),
    "the last card taken away": lambda file: file["hands"][(file["first"] - 1) % 4].remove(file["order"][-1]),
    "a card of no pack": lambda file: file["hands"][0].__setitem__(0, "1x"),
    "hands twice": lambda file: file.update(hands=[hand * 2 for hand in file["hands"]]),
    "order emptied": lambda file: file["order"].clear(),
    "order and hands emptied": lambda file: [file["order"].clear(), *(hand.clear() for hand in file["hands"])],
    "a second pack": lambda file: file["packs"].update(count=3),
    "jokers": lambda file: file["packs"].update(jokers=not file["packs"]["jokers"]),
}


@pytest.mark.parametrize("tampering", TAMPERINGS.values(), ids=TAMPERINGS.keys())
def test_a_tampered_reveal_fails(tampering: Callable[[dict[str, Any]], object]) -> None:
    file = _reveal(VECTORS[1])
    tampering(file)
    assert not verify(json.dumps(file)).passed


def test_hands_may_be_absent_and_stand_in_any_order_within_themselves() -> None:
    file = _reveal(VECTORS[0])
    file["hands"] = [sorted(hand) for hand in file["hands"]]
    assert verify(json.dumps(file)).passed
    for name in ("hands", "first", "step"):
        del file[name]
    assert verify(json.dumps(file)).passed


@pytest.mark.parametrize(
    "change",
    [
        {"scheme": "deal-v2"},
        {"seed": 7},
        {"seed": "xyz"},
        {"commitment": None},
        {"table": None},
        {"deal": 0},
        {"deal": True},
        {"cuts": {}},
        {"cuts": [[1, "a"], [0, "b"]]},
        {"cuts": [[0, "x" * 65]]},
        {"cuts": [[0, "\ud800"]]},
        {"packs": {}},
        {"packs": {"kind": "tarot", "count": 1}},
        {"packs": {"kind": "lectio", "count": 1}},
        {"packs": {"kind": "std52", "count": 10**9}},
        {"order": "3d"},
        {"order": [1]},
        {"hands": []},
        {"hands": [[3]]},
        {"hands": None},
        {"hands": {}},
        {"first": -1},
        {"first": True},
        {"first": 1.0},
        {"step": True},
        {"step": None},
        {"cuts": [[4, "of nobody"]]},
        {"cuts": [[True, "a"]]},
        {"packs": {"kind": "std52", "count": True}},
        {"packs": {"kind": "std52", "count": 1, "jokers": 0}},
        {"game": 7},
        {"first": 4},
        {"first": None},
        {"step": 0},
        {"step": 1.0},
    ],
    ids=str,
)
def test_a_file_of_another_shape_is_unreadable(change: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        verify(json.dumps(_reveal(VECTORS[0]) | change))


@pytest.mark.parametrize("change", [{"first": 52}, {"first": True}, {"step": 0}, {"step": True}], ids=str)
def test_who_was_dealt_first_is_read_without_hands_too(change: dict[str, Any]) -> None:
    file = _reveal(VECTORS[0])
    del file["hands"]
    assert verify(json.dumps(file)).passed
    with pytest.raises(Unreadable):
        verify(json.dumps(file | change))


def test_a_field_that_stands_twice_is_unreadable() -> None:
    text = json.dumps(_reveal(VECTORS[0]))
    with pytest.raises(Unreadable, match="“hands” stands twice"):
        verify(text[:-1] + ', "hands": [["3d"]]}')


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "[" * 100_000, "1" * 10_000, "x" * 1_100_000, "😀"])
def test_any_other_text_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        verify(text)


@settings(deadline=None, max_examples=50)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner), max_leaves=8))
def test_any_value_in_any_field_is_judged_or_unreadable(value: object) -> None:
    file = _reveal(VECTORS[0])
    for name in file:
        try:
            verify(json.dumps({**file, name: value}))
        except Unreadable:
            continue


def test_the_stream_is_a_value() -> None:
    stream = Stream(b"key")
    assert stream.below(52) == stream.below(52)
    number, behind = stream.below(2**32)
    assert 0 <= number < 2**32
    assert behind.position == 1
    for n in (0, 2**32 + 1):
        with pytest.raises(ValueError, match="below"):
            stream.below(n)


def test_numbers_that_would_favour_some_are_skipped() -> None:
    """Three quarters of all words are usable for n = 3 * 2**30; the cursor must have skipped the others."""
    stream, n = Stream(b"key"), 3 << 30
    for _ in range(400):
        number, stream = stream.below(n)
        assert number < n
    assert 450 < stream.position < 620


def test_seeds_are_fresh() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert len(fresh_seed()) == 32


def test_only_tests_choose_the_seeds_of_a_table() -> None:
    """Whoever could choose them would know all hands: no setting does, and the bot is run as it is by default."""
    for takes in (app.run, Hall):
        assert signature(takes).parameters["seeds"].default is fresh_seed
    calls = {path: nodes(tree(path), ast.Call) for path in modules()}
    given = {dotted(path) for path, made in calls.items() if any(is_given_seeds(call) for call in made)}
    assert given == {"bot.process.served_shard"}, "which passes on what it is given"
    assert not [name for name in Settings.model_fields if "seed" in name]


def is_given_seeds(call: ast.Call) -> bool:
    """Whether a call passes the argument ``seeds``."""
    return any(argument.arg == "seeds" for argument in call.keywords)


def test_every_place_is_as_likely_for_every_card() -> None:
    """Chi-square test over 52 x 52 positions in 2,000 shuffles, and over ordered pairs in one position; fixed seeds."""
    places: Counter[tuple[Card, int]] = Counter()
    neighbours: Counter[bool] = Counter()
    deals, pack = 2_000, Packs().cards()
    for deal in range(1, deals + 1):
        order = Shuffle("statistics", deal, bytes(32), pack).order
        places.update((card, place) for place, card in enumerate(order))
        neighbours.update([order[0] < order[1], order[25] < order[51]])
    expected = deals / 52
    chi_square = sum((places[card, place] - expected) ** 2 / expected for card in pack for place in range(52))
    # 51 x 51 degrees of freedom: mean 2,601, standard deviation 72; five deviations either way.
    assert abs(chi_square - 51 * 51) < 5 * (2 * 51 * 51) ** 0.5
    assert abs(neighbours[True] - deals) < 5 * (2 * deals) ** 0.5 / 2


def test_small_shuffles_reach_every_order_alike() -> None:
    orders: Counter[tuple[Card, ...]] = Counter()
    pack = Packs().cards()[:4]
    for deal in range(1, 4_801):
        orders[Shuffle("small", deal, bytes(32), pack).order] += 1
    assert len(orders) == 24
    assert all(abs(count - 200) < 5 * 200**0.5 for count in orders.values())
