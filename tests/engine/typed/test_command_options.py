"""What can be chosen when a table opens: options that are switched on, and options of several values."""

from __future__ import annotations

import pytest

from bot.engine.typed.command_options import TableOption, option_and_value, said_in_records

SWITCH = TableOption("callouts")
PACE = TableOption("pace", ("quarters", "single", "once"), recorded=False)
SIZE = TableOption("size", ("small", "large"))


def test_an_option_of_several_values_is_chosen_by_one_of_them() -> None:
    assert PACE.choices("single") == {"pace=single"}
    assert PACE.of(PACE.choices("single")) == "single"
    assert PACE.choices("quarters") == frozenset(), "that holds anyway"
    assert PACE.of(frozenset()) == "quarters"
    assert (SWITCH.choices(True), SWITCH.choices(False)) == (frozenset({"callouts"}), frozenset())
    assert [option_and_value(choice) for choice in ("callouts", "pace=once")] == [("callouts", ""), ("pace", "once")]


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (SWITCH, "on", "“callouts” must be true or false"),
        (SWITCH, 1, "“callouts” must be true or false"),
        (PACE, True, "“pace” must be “quarters” or “single” or “once”"),
        (PACE, "fast", "“pace” must be “quarters” or “single” or “once”"),
    ],
)
def test_what_an_option_cannot_be_is_refused(option: TableOption, value: object, allowed: str) -> None:
    with pytest.raises(ValueError, match=allowed):
        option.choices(value)


def test_a_record_leaves_out_what_never_changes_what_happens() -> None:
    chosen = SWITCH.choices(True) | PACE.choices("once") | SIZE.choices("large")
    assert said_in_records((SWITCH, PACE, SIZE), chosen) == {"callouts", "size=large"}
