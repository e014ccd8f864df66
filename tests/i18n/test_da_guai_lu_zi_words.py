"""What the rule pages and refusals of Da Guai Lu Zi say is so, under the rules that change it."""

from __future__ import annotations

import pytest

from bot.cards import read_cards
from bot.engine.house_rules.house import HouseRules
from bot.engine.shell_answers import Misstated
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.cards.order import order_of
from bot.games.da_guai_lu_zi.deal.judge import refuse_lead
from bot.games.da_guai_lu_zi.match import EscapeSeries
from bot.games.da_guai_lu_zi.rules.parameters import Rules
from bot.games.da_guai_lu_zi.scoring.settlement import first_standing, settle
from bot.games.da_guai_lu_zi.shell import checked_levels
from bot.i18n.refusal_lines import refusal_lines
from bot.i18n.rule_page import brief, rule_page, value_said


def page(rules: Rules) -> str:
    """The whole page, with its headings."""
    return "\n".join(f"{head}\n{said}" for head, said in rule_page(rules, rules, "dglz-standard"))


@pytest.mark.parametrize("preset", [one for one in GAME.rules.presets if GAME.rules(one).plays_levels])
def test_only_the_leading_team_is_said_to_rise(preset: str) -> None:
    """A win of the other team raises nothing (DG-6.4)."""
    rules = GAME.rules(preset)
    start = first_standing(rules)
    others = settle(rules, start, 0, (1, 3, 5))
    assert (others.side, others.standing.levels) == (1, start.levels)
    assert settle(rules, start, 0, (0, 2, 4)).standing.levels != start.levels
    assert "A win raises the leading team alone" in page(rules)
    assert any("A win raises the leading team alone" in line for line in brief(rules))


def test_a_trump_rank_without_levels_is_said_to_stay() -> None:
    """It is ``dg.level_start`` in every deal, of whichever team (DG-9.1)."""
    rules = GAME.rules("dglz-standard", {"dg.trump": "level", "dg.level_start": "7"})
    said = page(rules)
    assert "One rank is trump in every deal." in said
    assert "The trump rank is 7 (DG‑9.1)." in said
    assert "begin at level" not in said
    assert "the leading team" not in said.lower()
    assert value_said(rules, "dg.trump") == value_said(GAME.rules("dglz-17dp"), "dg.trump")
    assert "Both teams begin at level 7 (DG‑6.4)." in page(rules.but({"dg.score": "levels"}))


def test_the_level_of_the_tens_is_written_as_a_number() -> None:
    """On the page, beside the seats, and where a level is not played."""
    rules = GAME.rules("dglz-wikipedia", {"dg.level_start": "T"})
    series = EscapeSeries()
    assert "begin at level 10 (DG" in page(rules)
    assert value_said(rules, "dg.level_start") == "10"
    assert series.standing(series.new(rules, frozenset(), {})) == ("10",) * 6
    with pytest.raises(Misstated, match="levels go from 10 to A"):
        checked_levels(rules, ("9", "T"))


@pytest.mark.parametrize("preset", GAME.rules.presets)
@pytest.mark.parametrize("reading", ["fixed", "named"])
def test_the_brief_says_that_last_plays_with_jokers_are_weak(preset: str, reading: str) -> None:
    """Where they are (DG-4.6), and there alone."""
    rules = HouseRules(GAME.name, preset).but("dg.reading", reading).rules()
    [jokers] = [line for line in brief(rules) if line.startswith("**Jokers**")]
    assert ("last five cards" in jokers) == GAME.rules(preset).weak_finish


@pytest.mark.parametrize(
    ("changes", "finishing", "named", "headline", "small"),
    [
        (
            {"dg.wild_finish": "weakest", "dg.reading": "named"},
            True,
            ("five_of_a_kind", "5"),
            "As your last play these cards are a straight, 5 high.",
            "Play them without naming anything, as a straight, 5 high. (DG‑4.7)",
        ),
        (
            {},
            False,
            ("straight", "8"),
            "These cards can’t be what you named.",
            "Play them without naming anything, as four 5s and one. (DG‑4.7)",
        ),
    ],
)
def test_a_reading_that_is_not_offered_is_told_with_that_which_is(
    changes: dict[str, str], finishing: bool, named: tuple[str, str], headline: str, small: str
) -> None:
    """The bot states a reading before it counts (DG-4.8, D-5)."""
    cards = read_cards("4c 5d LJ LJ BJ" if finishing else "5d 5c 4h LJ LJ")
    rules = GAME.rules("dglz-standard", changes)
    refused = refuse_lead(order_of(rules, None), cards, named, finishing=finishing)
    assert refused is not None
    assert refused.name == "reading_not_offered"
    assert refusal_lines(refused, (), rules=rules) == (f"**{headline}**", small)
