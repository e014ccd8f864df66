"""Reflection over rules, shown with a rule set that belongs to no game."""

from dataclasses import FrozenInstanceError, dataclass
from enum import StrEnum
from typing import Any, ClassVar

import pytest

from bot.engine.actions import NotPossible
from bot.engine.rulebook.declarations import OutOfRange, Rulebook, Unknown, option, parameters
from bot.engine.rulebook.value_kinds import Whole


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Paint:
    colour: Colour = Colour.RED
    coats: int = option(1, Whole(1, 9))
    gloss: bool = False
    import_: int | None = option(None, Whole(1, 5, optional=True))


@dataclass(frozen=True)
class Tiles:
    wide: bool = False


@dataclass(frozen=True)
class House(Rulebook):
    paint: Paint = Paint()
    pass_: Paint = Paint(coats=2)


NAMES = [f"{record}.{name}" for record in ("paint", "pass") for name in ("colour", "coats", "gloss", "import")]


def test_public_names_come_from_the_fields_without_trailing_underscores() -> None:
    assert list(parameters(House)) == NAMES
    assert House().to_json()["pass.coats"] == 2
    assert House()["pass.coats"] == 2
    assert House().parameter("paint.colour").kind.allowed == "red, blue"


def test_but_changes_by_name_and_leaves_the_rest() -> None:
    house = House().but({"pass.colour": "blue", "paint.gloss": True, "paint.import": 5})
    assert (house.pass_.colour, house.pass_.coats, house.paint.gloss) == (Colour.BLUE, 2, True)
    assert house.differences(House()) == {"paint.gloss": True, "paint.import": 5, "pass.colour": "blue"}
    assert House.from_json(house.to_json()) == house
    assert house.but({"paint.import": 0}).paint.import_ is None
    with pytest.raises(FrozenInstanceError):
        house.paint.coats = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("name", "value", "takes"),
    [
        ("paint.colour", "green", "red, blue"),
        ("paint.coats", 10, "1 to 9"),
        ("paint.coats", 1.0, "1 to 9"),
        ("paint.gloss", "true", "true, false"),
        ("paint.import", False, "1 to 5 or null"),
    ],
)
def test_a_value_that_cannot_be_is_met_with_those_that_can(name: str, value: object, takes: str) -> None:
    with pytest.raises(NotPossible, match=f"^{name}=.* takes: {takes}$"):
        House().but({name: value})


def test_unknown_names_are_met_with_the_nearest() -> None:
    with pytest.raises(NotPossible, match=r"^unknown parameter “paint.colours”; did you mean paint\.colour"):
        House().but({"paint.colours": 1})


def test_what_a_parameter_takes_can_be_listed_where_it_is_little() -> None:
    listed = {name: parameter.kind.listed for name, parameter in parameters(House).items()}
    assert listed["paint.colour"] == ("red", "blue")
    assert listed["paint.coats"] == tuple(range(1, 10))
    assert listed["paint.gloss"] == (False, True)
    assert listed["paint.import"] == (None, 1, 2, 3, 4, 5)
    assert Whole(1, 1_000_000).listed == ()
    for name, values in listed.items():
        for value in values:
            assert House().but({name: value}).to_json()[name] == value


def test_what_cannot_be_says_its_parts() -> None:
    with pytest.raises(Unknown) as unknown:
        House().but({"paint.colours": 1})
    assert (unknown.value.what, unknown.value.nearest[0]) == ("parameter", "paint.colour")
    with pytest.raises(OutOfRange) as out:
        House().but({"paint.coats": 10})
    assert (out.value.parameter, out.value.value, out.value.allowed) == ("paint.coats", "10", "1 to 9")


def test_two_rule_sets_of_one_name_keep_their_own_parameters() -> None:
    def made(record: Any) -> type[Rulebook]:
        @dataclass(frozen=True)
        class Rules(Rulebook):
            only: Any = record

        return Rules

    painted, tiled = made(Paint()), made(Tiles())
    assert (painted.__module__, painted.__qualname__) == (tiled.__module__, tiled.__qualname__)
    assert list(parameters(painted)) == ["only.colour", "only.coats", "only.gloss", "only.import"]
    assert list(parameters(tiled)) == ["only.wide"]
    assert tiled().to_json() == {"only.wide": False}


@dataclass(frozen=True)
class Flat(Rulebook):
    """Rules whose parameters are fields of their own, except for one record."""

    game: ClassVar[str] = "flat"

    packs: int = option(2, Whole(1, 4))
    colour: Colour = Colour.BLUE
    open_: bool = False
    limit: int | None = option(None, Whole(1, 9, optional=True))
    tiles: Tiles = Tiles()


def test_rules_without_records_have_parameters_of_plain_names() -> None:
    assert list(parameters(Flat)) == ["packs", "colour", "open", "limit", "tiles.wide"]
    rules = Flat().but({"packs": 3, "open": True, "tiles.wide": True})
    assert (rules.packs, rules.open_, rules.tiles.wide, rules["colour"]) == (3, True, True, Colour.BLUE)
    assert rules.to_json() == {"packs": 3, "colour": "blue", "open": True, "limit": None, "tiles.wide": True}
    assert Flat.from_json(rules.to_json()) == rules
    assert rules.differences(Flat()) == {"packs": 3, "open": True, "tiles.wide": True}
    assert Flat.parameter("packs").kind.allowed == "1 to 4"
    for changes in ({"packs": 9}, {"open_": True}, {"Packs": 1}):
        with pytest.raises(NotPossible):
            Flat().but(changes)


def test_facts_of_rules_are_their_plain_values_by_name() -> None:
    assert Flat().facts() == {"packs": 2, "colour": "blue", "open": False, "limit": 0, "tiles-wide": False}
    assert House().but({"pass.import": 4}).facts()["pass-import"] == 4
