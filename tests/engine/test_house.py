"""House rules as a value: changes to a preset, and how they are named, typed and offered."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import NotPossible
from bot.engine.game import GAMES, find_game
from bot.engine.house_rules.house import (
    HouseRules,
    chains,
    is_free_name,
    parameters_of,
    read_chain,
    read_label,
    read_value,
    values_of,
)
from bot.engine.house_rules.reconciling import ways_to
from bot.engine.rulebook.declarations import Contradiction, OutOfRange, Setting, Unknown, show_value
from bot.games.big_two import GAME
from bot.games.big_two.rules.presets import MIXINS, PRESETS

BIG_TWO = "big-two"
STANDARD = HouseRules(BIG_TWO, "chudadi-standard")


def test_a_change_is_kept_as_a_difference_from_the_preset() -> None:
    house = STANDARD.but("score.settle", "winner_takes").but("combo.flush", False)
    assert house.changes == {"score.settle": "winner_takes", "combo.flush": False}
    assert house.rules()["combo.flush"] is False
    assert house.but("combo.flush", True).changes == {"score.settle": "winner_takes"}
    assert house.but("combo.flush", True).but("score.settle", "pairwise") == STANDARD
    assert house.of_preset("score.settle") == Setting("score.settle", "pairwise")
    assert house.but("match.end", "deals", (Setting("match.deals", 3),)).rules()["match.deals"] == 3


def test_what_cannot_be_changes_nothing() -> None:
    for parameter, value, problem in (
        ("score.setle", "ledger", Unknown),
        ("score.settle", "leger", OutOfRange),
        ("score.base", "none", Contradiction),
    ):
        with pytest.raises(problem):
            STANDARD.but(parameter, value)
    assert STANDARD.changes == {}
    with pytest.raises(Unknown):
        STANDARD.of_preset("score.setle")


def test_house_rules_round_trip_through_json() -> None:
    house = HouseRules(BIG_TWO, "singapore+double-8", {"match.end": "deals", "match.deals": 3}, 4, "friday")
    assert HouseRules.from_json(BIG_TWO, json.loads(json.dumps(house.to_json())), 4) == house


@pytest.mark.parametrize(
    ("house", "label", "parts"),
    [
        (STANDARD, "chudadi-standard", ("", "chudadi-standard", False)),
        (HouseRules(BIG_TWO, "a+b", {"x": 1}), "a+b*", ("", "a+b", True)),
        (HouseRules(BIG_TWO, "a", {"x": 1}, 2, "friday night"), "friday night (a*)", ("friday night", "a", True)),
        (HouseRules(BIG_TWO, "a+b", {}, 2, "大老二"), "大老二 (a+b)", ("大老二", "a+b", False)),
    ],
)
def test_a_label_says_what_the_rules_were_made_from(
    house: HouseRules, label: str, parts: tuple[str, str, bool]
) -> None:
    assert house.label == label
    assert read_label(label) == parts


def test_every_value_is_read_as_it_is_shown() -> None:
    for game in GAMES:
        rules = find_game(game)
        for preset in rules.rules.presets:
            for name, value in rules.rules(preset).to_json().items():
                parameter = parameters_of(game)[name]
                assert read_value(parameter, show_value(value)) == value, name
        for name, parameter in parameters_of(game).items():
            for value in values_of(game, name):
                assert read_value(parameter, show_value(value)) == value, name


@pytest.mark.parametrize(
    ("parameter", "typed"),
    [("combo.flush", "FALSE"), ("combo.flush", " false "), ("combo.four", "QUADS"), ("score.no_play_mult", "null")],
)
def test_a_value_is_read_however_it_is_written(parameter: str, typed: str) -> None:
    assert read_value(parameters_of(BIG_TWO)[parameter], typed) in (False, "quads", None)


@pytest.mark.parametrize(("parameter", "typed"), [("score.no_play_mult", "３"), ("seats.count", "3\ufe0f\u20e3")])
def test_a_number_is_read_in_any_digits(parameter: str, typed: str) -> None:
    assert read_value(parameters_of(BIG_TWO)[parameter], typed) == 3


@pytest.mark.parametrize("typed", ["", "[[1,1],[", "[" * 200, '{"a": 1}', "1e400", "none", "\ud800"])
def test_a_value_that_cannot_be_is_refused_whatever_it_is(typed: str) -> None:
    for name in ("score.tiers", "deck.tile_max", "last.declare", "seats.count", "combo.flush", "deal.hand_size"):
        with pytest.raises(OutOfRange):
            read_value(parameters_of(BIG_TWO)[name], typed)


def test_presets_are_offered_first_and_mixins_behind_a_plus() -> None:
    assert chains(BIG_TWO, "") == list(find_game(BIG_TWO).rules.presets)
    assert chains(BIG_TWO, "Standard") == ["chudadi-standard"]
    assert chains(BIG_TWO, "pagat-basic+double-8") == ["pagat-basic+double-8", "pagat-basic+double-8-10"]
    offered = chains(BIG_TWO, "pagat-basic+double-8+")
    assert "pagat-basic+double-8+winner-takes" in offered
    assert "pagat-basic+double-8+double-8" not in offered
    for chain in offered:
        find_game(BIG_TWO).rules(chain)
    assert chains(BIG_TWO, "no-such-preset+") == []


def test_values_are_listed_or_taken_from_the_presets() -> None:
    assert values_of(BIG_TWO, "score.settle") == list(parameters_of(BIG_TWO)["score.settle"].kind.listed)
    assert [[1, 1], [8, 2], [11, 3], [13, 4]] in values_of(BIG_TWO, "score.tiers")
    with pytest.raises(Unknown):
        values_of(BIG_TWO, "score.tears")


@pytest.mark.parametrize("name", ["friday", "大老二", "Ann’s rules", "x" * 32])
def test_a_name_of_ones_own_is_free(name: str) -> None:
    assert is_free_name(BIG_TWO, name)


@pytest.mark.parametrize(
    "name", ["", "x" * 33, "a+b", "a*", "(a)", "singapore", "Singapore", "taiwan", "double-8", "`x`"]
)
def test_a_name_that_means_something_is_taken(name: str) -> None:
    assert not is_free_name(BIG_TWO, name)


@pytest.mark.parametrize(
    ("typed", "chain"),
    [
        ("pagat-basic+twos-held+twos-held", "pagat-basic+twos-held"),
        ("Pagat Basic + Winner-Takes+ledger + winner takes", "pagat-basic+ledger+winner-takes"),
        ("singapore", "singapore"),
        ("singapore++", "singapore+"),
        ("pagat-basic＋seats-５", "pagat-basic+seats-5"),
    ],
)
def test_an_addition_stands_once_in_a_chain(typed: str, chain: str) -> None:
    assert read_chain(typed) == chain


@given(st.sampled_from(sorted(PRESETS)), st.lists(st.sampled_from(sorted(MIXINS)), max_size=6))
@settings(max_examples=60, deadline=None)
def test_a_chain_means_the_same_with_each_addition_once(preset: str, mixins: list[str]) -> None:
    typed = "+".join((preset, *mixins))
    with suppress(Contradiction):
        assert GAME.rules(read_chain(typed)) == GAME.rules(typed)


def ways(preset: str, name: str, value: object) -> list[str]:
    return [" ".join(map(str, way)) for way in ways_to(HouseRules(BIG_TWO, preset), Setting(name, value))]


def test_what_goes_with_a_value_is_known() -> None:
    assert ways("chudadi-standard", "deck.kind", "lectio") == ["deck.suits=bygr combo.straight_order=so-lectio"]
    assert ways("chudadi-standard", "score.base", "none") == [
        "score.settle=pusoy",
        "score.settle=fixed_loser",
        "score.settle=places end.mode=play_on",
    ]
    assert ways("pagat-basic", "match.end", "target") == ["match.target=100", "match.target=200"]
    assert ways("chudadi-standard", "match.target", 0) == ["match.end=open"]
    assert ways("chudadi-standard", "combo.flush", False) == [""]
    assert ways("tribute-hk-1", "seats.count", 3) == [
        "exchange.kind=none",
        "exchange.kind=loser_winner_3p",
        "exchange.kind=class_one_by_one",
        "exchange.kind=class_pool",
    ]
    tiles = ways("three-player-13-draw", "deck.kind", "lectio")
    assert tiles[0] == "deck.suits=bygr combo.straight_order=so-lectio deal.hand_size=10"


@given(
    st.sampled_from(sorted(PRESETS)),
    st.sampled_from([name for name, one in parameters_of(BIG_TWO).items() if one.kind.listed]),
    st.data(),
)
@settings(max_examples=150, deadline=None)
def test_a_way_keeps_what_was_asked_and_changes_no_more_than_it_must(
    preset: str, name: str, data: st.DataObject
) -> None:
    house = HouseRules(BIG_TWO, preset)
    asked = Setting(name, data.draw(st.sampled_from(values_of(BIG_TWO, name))))
    for way in ways_to(house, asked):
        now = house.rules().to_json()
        rules = house.but(name, asked.value, way).rules().to_json()
        assert rules == now | {name: asked.value} | {one.parameter: one.value for one in way}
        assert all(now[one.parameter] != one.value for one in way)
        for left_out in way:
            with pytest.raises(Contradiction):
                house.but(name, asked.value, tuple(one for one in way if one != left_out))


def test_rules_that_contradict_themselves_by_now_have_ways_out_too() -> None:
    house = HouseRules(BIG_TWO, "chudadi-standard", {"deck.kind": "lectio", "combo.flush": False})
    assert ways_to(house, Setting("combo.flush", True)) == [
        (Setting("deck.kind", "std52"),),
        (Setting("deck.suits", "bygr"), Setting("combo.straight_order", "so-lectio")),
    ]
    assert ways_to(house, Setting("deck.kind", "std52")) == [()]
    assert ways_to(HouseRules(BIG_TWO, "pagat-basic+places+ledger"), Setting("combo.flush", False)) == []


def test_rules_that_are_gone_are_refused_by_name() -> None:
    with pytest.raises(NotPossible):
        HouseRules(BIG_TWO, "no-such-preset").rules()
