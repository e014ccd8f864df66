"""Rule pages: golden pages of every preset, and a check that no parameter and no value is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings

from bot.engine.rulebook.declarations import parameters
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.rules.closed_choices import StraightOrder
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import MIXINS, PRESETS
from bot.i18n.catalogue import text
from bot.i18n.rule_page import PAGE_LIMIT, brief, differences, differing_topics, fact, messages, rule_page, title
from bot.i18n.spoken_facts import facts_of
from tests.i18n.rule_sets import changed, rule_sets, values_of

HERE = Path(__file__).parent
BASIC = Rules()
NAMES = tuple(parameters(Rules))


def said(key: str, **facts: str) -> str:
    return text(key, "en", "big-two", **facts)


def page(rules: Rules, preset: str = "pagat-basic") -> str:
    sections = rule_page(rules, BASIC, preset)
    return "\n\n".join(f"## {heading}\n\n{said}" for heading, said in sections) + "\n"


@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_of_a_preset(preset: str) -> None:
    """``golden/`` holds pages that were read and approved; changing their wording means changing these files."""
    golden = (HERE / "golden" / f"{preset}.md").read_text(encoding="utf-8")
    assert page(GAME.rules(preset), preset) == golden


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_name_and_fits_one_message(preset: str) -> None:
    house = said("preset", preset="other")
    assert house not in (said("preset", preset=preset), said("preset-about", preset=preset))
    assert len(messages(rule_page(GAME.rules(preset), BASIC, preset))) == 1


@given(rule_sets())
@settings(max_examples=30, deadline=None)
def test_any_rule_set_has_a_page_in_messages_that_discord_takes(rules: Rules) -> None:
    whole = rule_page(rules, BASIC, "other")
    parts = messages(whole)
    assert [section for part in parts for section in part] == whole
    for part in parts:
        assert len("\n".join(f"**{heading}** {said}" for heading, said in part)) <= PAGE_LIMIT
    for _, said in whole:
        assert said.endswith(".")
        assert not re.search(r"[{}$]|  |\bNone\b|\.\.|, ,|: \.", said)


@given(rule_sets())
@settings(max_examples=4, deadline=None)
def test_rule_sets_that_differ_to_some_effect_have_different_pages(rules: Rules) -> None:
    here = page(rules)
    for name in NAMES:
        for value in values_of(name):
            other = changed(rules, name, value)
            if other is not None and differences(other, rules):
                assert page(other) != here, (name, value)


@given(rule_sets())
@settings(max_examples=6, deadline=None)
def test_every_parameter_has_a_sentence_with_its_rule_at_every_value(rules: Rules) -> None:
    for name in NAMES:
        said = {}
        for value in values_of(name):
            other = changed(rules, name, value)
            if other is None:
                continue
            said[str(value)] = fact(other, name)
            assert re.search(r"\(BT‑\d+", said[str(value)]), (name, value)
            assert said[str(value)].endswith(".")
        assert len(set(said.values())) == len(said), (name, said)


def test_every_parameter_has_a_title_of_its_own() -> None:
    titles = [title("big-two", name) for name in NAMES]
    assert len(titles) == len(set(titles)) == 69
    assert all(1 <= len(each) <= 45 and not each[0].islower() for each in titles)


def test_an_unknown_parameter_has_no_words() -> None:
    with pytest.raises(LookupError):
        title("big-two", "combo.septuple")
    with pytest.raises(LookupError):
        fact(BASIC, "combo.septuple")


@pytest.mark.parametrize("order", StraightOrder)
def test_a_page_writes_an_order_of_straights_out_as_the_engine_ranks_it(order: StraightOrder) -> None:
    tiles = order is StraightOrder.LECTIO
    rules = GAME.rules("lectio") if tiles else Rules().but({"combo.straight_order": str(order)})
    known = combinations_of(rules)
    written = str(facts_of(rules, "en")["straights"]).split(", ")
    places: dict[int, set[frozenset[str]]] = {}
    for straight in known.straights:
        ranks = frozenset(rank for at, rank in enumerate(known.pack.ranks) if straight.ranks >> 4 * at & 1)
        places.setdefault(straight.place, set()).add(ranks)
    listed = [
        {frozenset(run.replace("10", "T" if not tiles else "10").split("-")) for run in equals.split(" = ")}
        for equals in written
    ]
    assert listed == [places[place] for place in sorted(places, reverse=True)]
    assert f"Straights, high to low: {', '.join(written)}" in page(rules)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"deck.suits": "cdhs"}, "high to low: ♠, ♥, ♦, ♣. 2♠ is the highest card, 3♣ the lowest (BT‑1.4)"),
        ({"score.tiers": [[1, 1]]}, "It doesn’t matter how many cards you have left (BT‑14.2)."),
        ({"score.tiers": [[1, 1], [8, 2]]}, "The count is multiplied: × 1 up to 7, × 2 from 8 (BT‑14.2)."),
        ({"score.tiers": [[1, 1], [8, 2], [10, 4]]}, "× 1 up to 7, × 2 from 8, × 4 from 10 (BT‑14.2)."),
        ({"score.settle": "winner_takes"}, "Everybody pays their count to the winner (BT‑14.6)."),
        ({"score.winner_bonus": 5}, "The winner books +5"),
        ({"combo.triple": False, "combo.flush": False}, "You can’t play triples, two pairs together, "),
        ({"combo.straight_order": "so-indonesia"}, "high to low: A-2-3-4-5 = 2-3-4-5-6, 10-J-Q-K-A, 9-10-J-Q-K"),
        ({"combo.straight_order": "so-natural"}, "Not straights: A-2-3-4-5, 2-3-4-5-6, Q-K-A-2-3, K-A-2-3-4."),
        ({"answer.monsters": "any_time"}, "are bombs: they beat any play of any size."),
        ({"answer.five": "same_type"}, "You answer five cards with the same kind, higher: a straight with a straight"),
        ({"pass.lock": "trick"}, "If you pass, you’re out until the trick ends"),
        ({"redeal.points_below": 3}, "Hands worth less than 3 can be redealt. Jacks count 1"),
        ({"last.declare": [1], "last.undeclared": "loses"}, "Go out with an undeclared last card, and you lose"),
        ({"seats.count": 3}, "1 card is left over (BT‑3.6). Whoever was dealt the lowest card takes"),
        ({"match.end": "deals", "match.deals": 10}, "The match ends after 10 deals. The highest"),
        ({"end.top_two": "barred"}, "You can’t go out with 2♠ alone."),
        ({"end.mode": "play_on"}, "so only the last player loses points (BT‑13.2)"),
        (
            {"score.settle": "pusoy", "last.declare": [1], "last.undeclared": "loses"},
            "What is left counts only where an undeclared last card loses the deal (BT‑11.2). Every card left counts 1",
        ),
        ({"top.enforce": "off"}, "Before a player with one card, you can play anything (BT‑11.4)."),
    ],
)
def test_a_value_in_words(changes: dict[str, object], sentence: str) -> None:
    assert sentence in page(Rules().but(changes))


def test_a_value_that_does_nothing_is_not_on_the_page_and_says_so_by_itself() -> None:
    off = Rules().but({"top.enforce": "off", "combo.flush": False})
    assert "next player" not in page(off)
    assert "flushes the" not in page(off)
    assert fact(off, "cmp.flush").endswith("Other rules here switch this off.")
    assert fact(BASIC, "cmp.flush") == "Between flushes the suit decides, then the top card (BT‑7.3)."


def test_a_piece_inside_a_line_speaks_of_tiles_where_they_are_played() -> None:
    changes = {"deal.hand_size": 10, "rest.use": "may_take"}
    assert "left-over tiles: the lowest tile may take them" in brief(GAME.rules("lectio").but(changes))[-1]
    assert "left-over cards: the lowest card may take them" in brief(BASIC.but(changes))[-1]


def test_what_differs_comes_first() -> None:
    chudadi = GAME.rules("chudadi-standard")
    assert differing_topics(BASIC, BASIC) == []
    assert differing_topics(chudadi.but({"match.target": 100}), chudadi) == ["the length of a match"]
    rules = Rules().but({"score.settle": "ledger", "combo.flush": False})
    assert differing_topics(rules, BASIC) == ["which combinations are played", "who pays whom"]
    assert page(rules, "no-such-preset").startswith(
        "## Big Two: House rules\n\nDifferent from the basic game: which combinations are played, who pays whom."
    )


def test_what_was_changed_in_a_preset_is_said_before_the_rest() -> None:
    house = GAME.rules("taiwan").but({"pass.lock": "trick", "score.winner_bonus": 5})
    whole = rule_page(house, BASIC, "taiwan", origin=GAME.rules("taiwan"))
    assert whole[1] == (
        "Changed in the preset",
        "If you pass, you’re out until the trick ends (BT‑10.3). The winner books +5 as a bonus (BT‑14.7).",
    )


def test_every_mixin_is_told_from_the_preset_without_it() -> None:
    idle = {"spade-ace-40", "protected", "king-falls", "recycle", "rest-down"}
    for mixin in MIXINS.keys() - idle - {"so-lectio", "places", "draw-one", "draw-combo", "exchange-3p"}:
        rules = Rules().but(MIXINS[mixin])
        if rules != Rules():
            assert page(rules) != page(Rules()), mixin
