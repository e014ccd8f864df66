"""Rules as values: public names, presets as differences, and contradictions."""

import ast
import json
from collections import defaultdict
from enum import StrEnum
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bot.engine.actions import NotPossible
from bot.engine.house_rules.house import HouseRules
from bot.engine.house_rules.reconciling import ways_to
from bot.engine.rulebook.declarations import Contradiction, Setting, nearest, parameters
from bot.games.big_two import GAME
from bot.games.big_two.cards.straights import STRAIGHT_ORDERS
from bot.games.big_two.rules import closed_choices as choices
from bot.games.big_two.rules.closed_choices import StraightOrder
from bot.games.big_two.rules.consistency import BigTwoContradiction
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import MIXINS, PRESETS

RESOLVED: dict[str, Any] = json.loads((Path(__file__).parents[2] / "examples" / "big-two-presets.json").read_text())


def test_there_are_69_parameters() -> None:
    assert len(parameters(Rules)) == 69
    assert list(Rules().to_json()) == list(RESOLVED["presets"]["pagat-basic"])


@pytest.mark.parametrize("name", RESOLVED["presets"])
def test_a_preset_resolves_to_the_truth(name: str) -> None:
    rules = GAME.rules(name)
    assert rules.to_json() == RESOLVED["presets"][name]
    assert Rules.from_json(json.loads(json.dumps(rules.to_json()))) == rules
    assert hash(Rules.from_json(rules.to_json())) == hash(rules)


def test_every_preset_and_mixin_of_the_catalogue_is_there() -> None:
    assert list(PRESETS) == list(RESOLVED["presets"])
    assert {f"+{name}": dict(changes) for name, changes in MIXINS.items()} == RESOLVED["mixins"]


def test_straight_orders_are_those_of_section_8() -> None:
    written = {order.value: list(reversed(text.split())) for order, text in STRAIGHT_ORDERS.items()}
    assert written == RESOLVED["straight_orders"]
    assert set(StraightOrder) - set(STRAIGHT_ORDERS) == {StraightOrder.LECTIO}


@pytest.mark.parametrize("name", RESOLVED["presets"])
def test_every_mixin_lies_on_every_preset_that_bears_it(name: str) -> None:
    consistent = 0
    for mixin, changes in RESOLVED["mixins"].items():
        overlaid = RESOLVED["presets"][name] | changes
        try:
            rules = GAME.rules(f"{name}{mixin}")
        except Contradiction:
            with pytest.raises(Contradiction):
                GAME.rules.from_json(overlaid)
        else:
            consistent += 1
            assert rules.to_json() == overlaid
            assert GAME.rules.from_json(overlaid) == rules
    assert consistent > len(RESOLVED["mixins"]) / 3


def test_later_mixins_win() -> None:
    assert GAME.rules("pagat-basic+large+double-8").score.tiers == ((1, 1), (8, 2))
    assert GAME.rules("pagat-basic+double-8+large")["score.tiers"] == ((1, 1), (8, 2), (10, 3), (13, 4))


def test_changes_lie_on_top_and_are_told_as_differences() -> None:
    rules = GAME.rules("chudadi-standard", {"top.enforce": "liability", "last.declare": [], "score.no_play_mult": 0})
    assert rules.differences(GAME.rules("chudadi-standard")) == {"last.declare": [], "top.enforce": "liability"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats.count", 1),
        ("seats.count", True),
        ("seats.count", "4"),
        ("combo.triple", "yes"),
        ("combo.triple", 1),
        ("combo.sf_kickers", 1),
        ("deal.hand_size", "half"),
        ("deal.hand_size", 0),
        ("last.declare", [3]),
        ("last.declare", "1"),
        ("score.tiers", [[2, 1]]),
        ("score.tiers", [[1, 1], [1, 2]]),
        ("score.tiers", [1, 1]),
        ("score.tiers", None),
        ("deck.tile_max", [1]),
        ("deck.tile_max", {"9": 9}),
        ("cmp.flush", "suits"),
        ("cmp.flush", []),
        ("match.target", -1),
        ("score.unit", 0),
    ],
)
def test_a_value_out_of_range_is_refused_with_what_would_do(name: str, value: object) -> None:
    with pytest.raises(NotPossible, match=f"^{name}=.* takes: "):
        Rules().but({name: value})


def test_an_unknown_name_is_met_with_the_nearest() -> None:
    for wrong, right in (
        ("top.enfroce", "top.enforce"),
        ("score.tier", "score.tiers"),
        ("combo.straight", "combo.straight_order"),
    ):
        with pytest.raises(NotPossible, match=f"did you mean .*{right}"):
            Rules().but({wrong: 1})
    with pytest.raises(NotPossible, match="did you mean chudadi-standard"):
        GAME.rules("chudadi-standrad")
    with pytest.raises(NotPossible, match=r"unknown mixin “\+dubble-8”; did you mean double-8"):
        GAME.rules("pagat-basic+dubble-8")
    with pytest.raises(NotPossible, match=r"^unknown preset “”$"):
        GAME.rules("")
    assert nearest("zzzz", MIXINS) == ()


def test_rules_from_json_must_name_every_parameter_once() -> None:
    whole = Rules().to_json()
    broken: Any
    for broken in (
        [],
        {},
        whole | {"top.what": 1},
        {name: value for name, value in whole.items() if name != "end.mode"},
    ):
        with pytest.raises(NotPossible):
            Rules.from_json(broken)


REFUSED_PAIRS: list[tuple[dict[str, Any], str, str]] = [
    ({"deck.kind": "lectio"}, "deck.kind", "deck.suits"),
    ({"deck.suits": "bygr"}, "deck.kind", "deck.suits"),
    ({"combo.straight_order": "so-lectio"}, "deck.kind", "combo.straight_order"),
    ({"seats.count": 5, "deal.hand_size": 13}, "seats.count", "deal.hand_size"),
    ({"seats.count": 3, "deal.hand_size": 20}, "seats.count", "deal.hand_size"),
    ({"stock.draw": "one"}, "stock.draw", "rest.use"),
    ({"stock.recycle": True}, "stock.recycle", "rest.use"),
    ({"rest.use": "stock", "rest.face": "down"}, "rest.use", "deal.hand_size"),
    ({"seats.count": 13, "deal.hand_size": 4, "rest.use": "stock"}, "rest.use", "deal.hand_size"),
    ({"seats.count": 52, "rest.use": "stock"}, "rest.use", "deal.hand_size"),
    ({"seats.count": 3, "deal.hand_size": 13, "rest.use": "stock"}, "rest.use", "rest.face"),
    ({"exchange.kind": "loser_winner_3p"}, "exchange.kind", "seats.count"),
    ({"exchange.kind": "tribute_1", "seats.count": 3}, "exchange.kind", "seats.count"),
    ({"exchange.kind": "class_pool", "seats.count": 5}, "exchange.kind", "seats.count"),
    ({"exchange.ranking": "finish_order"}, "exchange.ranking", "end.mode"),
    ({"score.settle": "places"}, "score.settle", "end.mode"),
    ({"score.base": "none"}, "score.base", "score.settle"),
    ({"score.base": "indonesia"}, "score.base", "score.settle"),
    ({"score.base": "indonesia", "score.settle": "ledger", "end.mode": "play_on"}, "score.base", "end.mode"),
    ({"score.tiers_on": "difference", "score.base": "values_a"}, "score.tiers_on", "score.base"),
    ({"score.tiers_on": "difference", "score.tiers_apply": "opener_only"}, "score.tiers_on", "score.tiers_apply"),
    ({"score.tiers_on": "difference", "score.no_play_mult": 3}, "score.tiers_on", "score.no_play_mult"),
    ({"score.tiers_on": "difference", "score.twos_in_hand": 2}, "score.tiers_on", "score.twos_in_hand"),
    ({"score.tiers_on": "difference", "score.twos_finish": 2}, "score.tiers_on", "score.twos_finish"),
    ({"last.undeclared": "card_frozen", "last.declare": [1, 2]}, "last.undeclared", "last.declare"),
    ({"last.undeclared": "loses", "last.declare": [2]}, "last.undeclared", "last.declare"),
    ({"last.undeclared": "loses", "end.mode": "play_on"}, "last.undeclared", "end.mode"),
    ({"pass.echo": True, "pass.self_extend": True}, "pass.echo", "pass.self_extend"),
    ({"match.end": "target", "match.target": 100, "score.settle": "ledger"}, "match.end", "score.settle"),
    ({"match.end": "target"}, "match.end", "match.target"),
    ({"match.end": "deals"}, "match.end", "match.deals"),
    ({"match.end": "deals_or_chips", "match.deals": 5}, "match.end", "match.chips"),
]
LECTIO_REFUSED: dict[str, Any] = {
    "redeal.points_below": 3,
    "redeal.ten_high": True,
    "redeal.two_courts": True,
    "redeal.four_twos": True,
    "instant.dragon": True,
    "instant.four_twos": True,
    "cmp.quads_vs_sf": "only_royal_over_quads",
    "score.base": "values_a",
    "seats.count": 2,
    "combo.straight_order": "so-pagat",
}
# A hand of 13 is too large for three players with tiles. With ``tile_max`` for four players only, three have none.
REFUSED_TILES: list[dict[str, Any]] = [
    *({name: value} for name, value in LECTIO_REFUSED.items()),
    {"seats.count": 3, "deal.hand_size": 13},
    {"deck.tile_max": {"4": 13}, "seats.count": 3},
]
EVERY_REFUSED = [
    *(("pagat-basic", changes) for changes, _, _ in REFUSED_PAIRS),
    *(("lectio", changes) for changes in REFUSED_TILES),
]


@pytest.mark.parametrize(("changes", "first", "second"), REFUSED_PAIRS)
def test_a_contradiction_names_both_parameters_and_a_way_out(changes: dict[str, Any], first: str, second: str) -> None:
    with pytest.raises(Contradiction) as problem:
        Rules().but(changes)
    clash = problem.value
    assert (clash.first.parameter, clash.second.parameter) == (first, second)
    assert f"{clash.first} and {clash.second} do not go together ({clash.name})" == str(clash)
    assert clash.ways
    for setting in chain.from_iterable(clash.ways):
        parameter = Rules.parameter(setting.parameter)
        assert parameter.kind.write(parameter.read(setting.value)) == setting.value


def refused(start: Rules, changes: dict[str, Any]) -> Contradiction | None:
    try:
        start.but(changes)
    except Contradiction as clash:
        return clash
    return None


def pair(clash: Contradiction) -> tuple[StrEnum, str, str]:
    return clash.name, clash.first.parameter, clash.second.parameter


def is_ended(clash: Contradiction, start: Rules, changes: dict[str, Any], way: dict[str, Any]) -> bool:
    """Whether a way ends a contradiction. Other contradictions, which might only hide it, are resolved first."""
    other = refused(start, changes | way)
    if other is None:
        return True
    further = [{one.parameter: one.value for one in more} for more in other.ways]
    return pair(other) != pair(clash) and any(
        is_ended(clash, start, changes, way | more) for more in further if not way.keys() & more.keys()
    )


@pytest.mark.parametrize(("preset", "changes"), EVERY_REFUSED)
def test_every_way_alone_ends_its_contradiction(preset: str, changes: dict[str, Any]) -> None:
    start = GAME.rules(preset)
    clash = refused(start, changes)
    assert clash is not None
    for way in clash.ways:
        assert is_ended(clash, start, changes, {one.parameter: one.value for one in way}), way


@pytest.mark.parametrize(("preset", "changes"), EVERY_REFUSED)
def test_whatever_is_refused_can_be_had_with_what_goes_with_it(preset: str, changes: dict[str, Any]) -> None:
    for name, value in changes.items():
        others = HouseRules("big-two", preset, {other: changes[other] for other in changes if other != name})
        found = ways_to(others, Setting(name, value))
        assert found, name
        for way in found:
            values = others.but(name, value, way).rules().to_json()
            assert values == others.values() | {name: value} | {one.parameter: one.value for one in way}


def test_every_contradiction_is_met() -> None:
    met = {clash.name for preset, changes in EVERY_REFUSED if (clash := refused(GAME.rules(preset), changes))}
    assert met == set(BigTwoContradiction)


@pytest.mark.parametrize("name", LECTIO_REFUSED)
def test_tiles_refuse_what_only_cards_have(name: str) -> None:
    with pytest.raises(Contradiction) as problem:
        GAME.rules("lectio").but({name: LECTIO_REFUSED[name]})
    assert problem.value.first == Setting("deck.kind", "lectio")
    assert problem.value.second.parameter == name


def test_sizes_follow_the_pack_and_the_seats() -> None:
    sizes = {name: (GAME.rules(name).hand_size, GAME.rules(name).left_over) for name in ("three-player-17", "lectio")}
    assert sizes == {"three-player-17": (17, 1), "lectio": (12, 0)}
    assert (GAME.rules("two-player-13").hand_size, GAME.rules("two-player-13").left_over) == (13, 26)


def test_every_preset_can_be_played() -> None:
    assert set(GAME.rules.presets) == set(PRESETS)


ENUMS = [name for name, value in vars(choices).items() if isinstance(value, type) and issubclass(value, StrEnum)]
SOURCE = Path(choices.__file__).parents[1]
WRITTEN_IN = {"closed_choices.py", "sections.py", "parameters.py", "consistency.py"}


@cache
def named_with_a_member(path: Path) -> frozenset[str]:
    """The names before a dot in a module."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return frozenset(
        node.value.id for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    )


def readers(name: str) -> set[str]:
    """The modules, or packages on one subject, that compare with a member of the enum or look something up by it."""
    sources = (
        path for path in SOURCE.rglob("*.py") if path.name not in WRITTEN_IN and name in named_with_a_member(path)
    )
    return {path.relative_to(SOURCE).parts[0] for path in sources} - {"computers", "scenes"}


@pytest.mark.parametrize("name", sorted(set(ENUMS) - {"StrEnum"}))
def test_the_meaning_of_a_closed_choice_is_read_in_one_module(name: str) -> None:
    assert len(readers(name)) <= 1


IN_TWO_ROOMS = {
    *(("RestUse", member) for member in ("GIVE", "MAY_TAKE", "DISCARD")),
    *(("TopEnforce", member) for member in ("OFF", "LEGAL")),
    ("TopLead", "FREE"),
    ("AnswerFive", "SAME_TYPE"),
    ("Monsters", "ANY_TIME"),
    ("DeckKind", "LECTIO"),
}
"""Values that the rules, to tell what has an effect, and the room on their subject both ask for. It only shrinks."""


def rooms_by_value() -> dict[tuple[str, str], set[str]]:
    """The rooms that ask whether a parameter has a value, the rules among them, by enum and member."""
    found = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        room = path.relative_to(SOURCE).parts[0]
        if path.name in WRITTEN_IN - {"parameters.py"} or room in ("computers", "scenes"):
            continue
        asked = (one for one in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(one, ast.Compare))
        for node in (part for one in asked for part in ast.walk(one)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ENUMS:
                found[node.value.id, node.attr].add(room)
    return found


def test_what_a_value_means_is_asked_in_one_room() -> None:
    assert {value for value, rooms in rooms_by_value().items() if len(rooms) > 1} == IN_TWO_ROOMS


def test_there_are_readers_at_all() -> None:
    assert readers("Settle") == {"scoring"}
    assert sum(map(len, map(readers, ENUMS))) > 25
