"""Messages about rules fit into Discord's limits, whatever the rules are, and lose nothing."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.engine.actions import NotPossible
from bot.engine.game import find_game
from bot.engine.house_rules.house import NAME_LIMIT, HouseRules, chains, parameters_of, read_value, values_of
from bot.engine.house_rules.reconciling import ways_to
from bot.engine.rulebook.declarations import Contradiction, OutOfRange, Setting, Unknown
from bot.i18n.catalogue import text
from bot.playground.components import COMPONENTS_V2, text_of
from bot.playground.limits.unwritten_limits import message_problems
from bot.store import HouseEntry, HousePage, Place
from bot.tables.table_opening import open_table
from cogs.ui.lobby_message import lobby_message
from cogs.ui.rules.changes import RuleChange, preview_message
from cogs.ui.rules.choices import named_choices, option_choices, presets_called, value_choices
from cogs.ui.rules.history import HISTORY_PAGE, history_message
from cogs.ui.rules.rule_messages import compare_messages, presets_messages, rules_messages
from cogs.ui.rules.troubles import rules_trouble, ways_message
from cogs.ui.rules.words import table_rules
from cogs.ui.setup_message import MOST_CHANNELS, Openers, ServerSettings, setup_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Menu, Message
from tests.tables.seated import opening

GAME = "big-two"
GUILD, CHANNEL = 9_007_199_254_740_993, 1_100_000_000_000_000_123
PRESETS = find_game(GAME).rules.presets
NEIGHBOURS = list(pairwise([*PRESETS, PRESETS[0]]))
LONG = HouseRules(GAME, "pagat-basic+" + "+".join(["flat", "values-c", "winner-takes", "so-natural"] * 6), {"x": 1})
FULL_NAME = "W" * NAME_LIMIT
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "embed_links", "attach_files", "read_messages")


def body(message: Message) -> str:
    """The text of a message that Discord accepts."""
    components = message.view().to_components()
    assert list(message_problems({"flags": COMPONENTS_V2, "components": components}, [])) == []
    return text_of(components)


def bodies(messages: list[Message]) -> str:
    return "\n".join(map(body, messages))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_of_every_preset_is_whole(preset: str) -> None:
    rules = HouseRules(GAME, preset)
    said = bodies(rules_messages(rules.rules(), rules, "en", "a note"))
    assert said.startswith("### Big Two: ")
    assert "-# a note" in said
    assert "Made from" not in said
    assert "…" not in said


def test_a_page_says_what_it_was_made_from_and_what_was_changed() -> None:
    rules = HouseRules(GAME, "singapore+winner-takes").but("combo.four", "quads")
    said = bodies(rules_messages(rules.rules(), rules, "en"))
    assert said.startswith("### Big Two: House rules\n-# Made from: Singapore (`singapore+winner-takes`) with changes")
    changed = said.partition("**Changed in the preset**")[2].splitlines()[0]
    assert "You can play four of a kind without a fifth card, too." in changed
    assert "Everybody pays" in changed


def previews(change: RuleChange) -> list[Message]:
    """Every page of a preview in full."""
    pages = [preview_message(change, 2**63 - 1, "en", 1)]
    while "'Next page'" in str(pages[-1].parts):
        following = preview_message(change, 2**63 - 1, "en", len(pages) + 1)
        if following == pages[-1]:
            break
        pages.append(following)
    return pages


def changed_throughout(preset: str) -> HouseRules:
    """A preset in which every parameter that can has another value."""
    rules = HouseRules(GAME, preset)
    for name in parameters_of(GAME):
        for value in reversed(values_of(GAME, name)):
            with suppress(NotPossible):
                rules = rules.but(name, value)
            if name in rules.changes:
                break
    return rules


def test_rules_that_are_changed_throughout_are_shown_whole() -> None:
    rules = changed_throughout(PRESETS[0])
    assert len(rules.changes) > 40
    plain = HouseRules(GAME, PRESETS[0])
    page, change = rules_messages(rules.rules(), rules, "en"), RuleChange(Place(GUILD, GAME), plain, rules)
    for shown in (page, compare_messages(plain, rules, "en"), previews(change)):
        assert len(shown) > 1
        assert "…" not in bodies(shown)
    assert body(page[0]).startswith("### Big Two: House rules")


@pytest.mark.parametrize(("first", "second"), NEIGHBOURS)
def test_two_presets_are_compared_whole(first: str, second: str) -> None:
    one, other = HouseRules(GAME, first), HouseRules(GAME, second)
    said = bodies(compare_messages(one, other, "en"))
    assert f"`{first}`" in said
    assert f"`{second}`" in said
    assert "…" not in said
    called = [text("preset-short", "en", GAME, preset=preset) for preset in (first, second)]
    told = [said.count(f"\n-# {name}: ") for name in called]
    assert told[0] == told[1] > 1


@pytest.mark.parametrize(("first", "second"), NEIGHBOURS)
def test_a_change_of_presets_is_shown_whole_before_it_is_saved(first: str, second: str) -> None:
    before, after = HouseRules(GAME, first), HouseRules(GAME, second)
    shown = previews(RuleChange(Place(GUILD, GAME, CHANNEL), before, after))
    said = bodies(shown)
    different = after.rules().differences(before.rules())
    for name in different:
        assert f"`{name}` from" in said
    assert "…" not in said
    assert all("'Save'" in str(message.parts) for message in shown)


def test_what_is_switched_off_before_and_after_is_named_in_one_line() -> None:
    before = HouseRules(GAME, "philippines-pusoy-dos")
    change = RuleChange(Place(GUILD, GAME), before, HouseRules(GAME, "taiwan-fixed"))
    last = body(previews(change)[-1])
    (idle,) = (line for line in last.splitlines() if line.startswith("These change too, but other rules"))
    assert "`score.base` from `none` to `cards`" in idle
    assert "Cards left don’t count" not in last


def test_a_table_outlives_the_preset_it_was_opened_with() -> None:
    table = open_table(replace(opening("singapore"), preset="friday (no-such-preset*)"))
    names = ("Ann", "", "", "")
    shown = body(lobby_message(TableInWords(table, names)))
    assert "Made from: “friday”" in shown
    page = bodies(rules_messages(HouseRules(GAME, "singapore").rules(), table_rules(table), "en"))
    assert "triples" in page
    assert "`no-such-preset`" in page


def test_the_list_of_presets_is_whole() -> None:
    saved = {f"{number} {FULL_NAME}"[:NAME_LIMIT]: LONG for number in range(50)}
    said = bodies(presets_messages(GAME, saved, "en"))
    for name in (*PRESETS, *find_game(GAME).rules.mixins):
        assert f"`{name}`" in said
    for name in saved:
        assert f"“{name}”" in said


def test_the_additions_are_grouped_by_what_they_change() -> None:
    said = bodies(presets_messages(GAME, {}, "en"))
    for line in (
        "**who pays whom**: `winner-takes`, `ledger`\n",
        "**the first play**: `low-card-free`, `low-card-include`\n",
    ):
        assert line in said
    for name in find_game(GAME).rules.mixins:
        (line,) = (one for one in said.splitlines() if f"`{name}`" in one)
        assert line.startswith("**")


def test_the_longest_history_fits() -> None:
    wide = {"score.tiers": [[number, number + 100] for number in range(1, 61)], "score.settle": "winner_takes"}
    old, new = HouseRules(GAME, "singapore", wide, 0, FULL_NAME), HouseRules(GAME, LONG.preset, {}, 0, FULL_NAME)
    places = [Place(GUILD, GAME, CHANNEL), Place(GUILD, GAME, 0, FULL_NAME)]
    entries = tuple(
        HouseEntry(seq, places[seq % 2], 1, 7, 1_800_000_000.0, old.to_json(), new.to_json())
        for seq in range(HISTORY_PAGE)
    )
    said = body(history_message(GUILD, GAME, HousePage(entries, 9999), {7: "*" * 32}, 12, "en"))
    assert said.count(" instead of ") == HISTORY_PAGE
    assert "Page 12 of 2,000" in said


def test_each_state_in_the_history_is_offered_once_and_told_from_the_others() -> None:
    tiers = {"score.tiers": [[1, 1], [8, 2], [11, 3], [13, 4]]}
    many = tiers | {f"a.option-{number}": "value" for number in range(9)}
    states = [None, {}, tiers, tiers | {"combo.flush": False}, {}, many, many | {"a.option-8": "other"}]
    kept = [None if changes is None else HouseRules(GAME, "singapore", changes).to_json() for changes in states]
    entries = tuple(
        HouseEntry(seq, Place(GUILD, GAME), seq, 7, 1_800_000_000.0 + seq, before, after)
        for seq, (before, after) in enumerate(pairwise(kept), 1)
    )
    page = HousePage(tuple(reversed(entries))[:HISTORY_PAGE], len(entries))
    shown = history_message(GUILD, GAME, page, {7: "Ann"}, 1, "en")
    (menu,) = (part for part in shown.parts if isinstance(part, Menu))
    labels = [option.label for option in menu.options]
    assert [option.value for option in menu.options] == ["6.after", "5.after", "4.after", "3.after", "2.after"]
    assert labels[2:] == [
        "Singapore",
        "Singapore with Flushes: no and 1 more",
        "Singapore with Multipliers by cards left: × 1 up to 7, × 2 from 8, × 3 from 11, × 4 with 13",
    ]
    assert labels[0].startswith("Singapore with a.option-8=other")
    assert labels[0].endswith(" more")
    assert len(set(labels)) == len(labels)
    body(shown)


def test_somebody_who_was_forgotten_has_no_name() -> None:
    entry = HouseEntry(1, Place(GUILD, GAME), 1, 7, 0.0, None, HouseRules(GAME, "singapore").to_json())
    assert "· the server, …, " in body(history_message(GUILD, GAME, HousePage((entry,), 1), {}, 1, "en"))


@pytest.mark.parametrize("missing", [NEEDED, (), None])
def test_the_longest_setup_panel_fits(missing: tuple[str, ...] | None) -> None:
    channels = tuple(range(CHANNEL, CHANNEL + MOST_CHANNELS))
    settings = ServerSettings(channels, Openers.MANAGERS, zone="America/Argentina/ComodRivadavia", digest=CHANNEL - 1)
    said = body(setup_message(GUILD, settings, LONG, dict.fromkeys(channels, missing), "en"))
    assert said.count(f"<#{CHANNEL}>") == 2
    assert ("press Check again" in said) is (missing != ())


def test_the_preset_in_force_is_chosen_in_the_panel() -> None:
    for preset in PRESETS:
        shown = setup_message(GUILD, ServerSettings(), HouseRules(GAME, preset), {}, "en")
        assert str(shown.parts).count("chosen=True") == 7, preset  # six other choices, too


def test_lists_hold_what_discord_takes() -> None:
    rules = HouseRules(GAME, PRESETS[-1])
    lists = [
        option_choices(rules, "", "en"),
        named_choices([*chains(GAME, ""), *chains(GAME, "pagat-basic+"), "x" * 101], GAME, "en"),
        *(value_choices(rules, name, values_of(GAME, name), "", "en") for name in parameters_of(GAME)),
    ]
    for choices in lists:
        assert 1 <= len(choices) <= 25
        for choice in choices:
            assert 1 <= len(choice.name) <= 100
            assert 1 <= len(choice.value) <= 100


@pytest.mark.parametrize("preset", [*PRESETS[:2], "lectio", "pagat-basic+kam", "class-struggle-1"])
def test_every_value_that_is_offered_can_be_had_as_it_says(preset: str) -> None:
    rules = HouseRules(GAME, preset)
    for name in parameters_of(GAME):
        marked = []
        for choice in value_choices(rules, name, values_of(GAME, name), "", "en"):
            asked = Setting(name, read_value(parameters_of(GAME)[name], choice.value))
            found = ways_to(rules, asked)
            marked.append("together with" in choice.name)
            assert found, (name, choice.value)
            assert (found == [()]) is not marked[-1], (name, choice.value)
        assert marked == sorted(marked), name


def test_a_number_that_does_nothing_for_the_match_is_offered_with_what_gives_it_sense() -> None:
    rules = HouseRules(GAME, "chudadi-standard")
    offered = value_choices(rules, "match.target", values_of(GAME, "match.target"), "", "en")
    assert [choice.value for choice in offered] == ["200", "100", "0"]
    assert offered[-1].name == "none (0) · together with How a match ends: when the host ends it"
    assert value_choices(rules, "seats.count", [], "53", "en") == []


def test_a_contradiction_offers_each_way_to_what_was_asked() -> None:
    rules, asked = HouseRules(GAME, "chudadi-standard"), Setting("score.base", "none")
    with pytest.raises(Contradiction) as refused:
        rules.but(asked.parameter, asked.value)
    ways = dict(enumerate(ways_to(rules, asked), 2**63 - 9))
    shown = ways_message(refused.value, rules, asked, ways, Place(GUILD, GAME), "en")
    together = "What cards left count: nothing, and Who pays whom: every two players settle the difference"
    assert body(shown).startswith(f"**These don’t go together: {together}.**\n-# ")
    for said in (
        "Who pays whom: points by place; When a deal ends: when one player is left",
        "Set What cards left count: nothing together with …",
        "Only the winner",
    ):
        assert said in str(shown.parts)
    assert ways_message(refused.value, rules, asked, {}, Place(GUILD, GAME), "en").parts == shown.parts[:-1]


@pytest.mark.parametrize("preset", ["chudadi-standard", "lectio", "tribute-hk-1", "class-struggle-1"])
def test_each_way_says_what_it_sets_without_a_cut_rule_number(preset: str) -> None:
    rules, told = HouseRules(GAME, preset), 0
    for name in parameters_of(GAME):
        for value in values_of(GAME, name)[:9]:
            asked = Setting(name, value)
            try:
                rules.but(name, value)
            except Contradiction as problem:
                ways = dict(enumerate(ways_to(rules, asked)))
                shown = ways_message(problem, rules, asked, ways, Place(GUILD, GAME), "en")
                menus = [part for part in shown.parts if isinstance(part, Menu)]
                for option in (option for menu in menus for option in menu.options):
                    told += 1
                    assert 10 < len(option.description) <= 100
                    assert "BT" not in option.description
                    assert option.description[-1] in ".…"
    assert told > 10


def test_a_refusal_does_not_tell_to_give_up_what_was_asked() -> None:
    rules, asked = HouseRules(GAME, "chudadi-standard"), Setting("deck.kind", "lectio")
    with pytest.raises(Contradiction) as refused:
        rules.but(asked.parameter, asked.value)
    ways = dict(enumerate(ways_to(rules, asked)))
    said = body(ways_message(refused.value, rules, asked, ways, Place(GUILD, GAME), "en"))
    assert "Set Order of the suits to sun, moon, star, cloud, highest first" in said
    assert "52 cards" not in said


def test_the_value_in_force_is_marked_once() -> None:
    for name in parameters_of(GAME):
        rules = HouseRules(GAME, PRESETS[0])
        choices = value_choices(rules, name, values_of(GAME, name), "", "en")
        marked = [choice for choice in choices if "in force" in choice.name]
        assert len(marked) == 1 or len(values_of(GAME, name)) > 25, name


def test_a_preset_is_found_by_the_words_it_is_called_by() -> None:
    assert presets_called(GAME, "Class STRUGGLE", "en") == ["class-struggle-1", "class-struggle-2"]
    assert presets_called(GAME, "ivan ip", "en") == ["hong-kong"]
    assert named_choices(["hong-kong", "our own"], GAME, "en")[0].name == "Hong Kong, after Ivan Ip · hong-kong"
    assert named_choices(["hong-kong", "our own"], GAME, "en")[1].name == "our own"


def test_an_option_is_found_by_its_words() -> None:
    found = option_choices(HouseRules(GAME, PRESETS[0]), "WHO PAYS", "en")
    assert [choice.value for choice in found] == ["score.settle"]


@pytest.mark.parametrize(
    "problem",
    [
        Unknown("preset", "`*_[x](https://y)" * 9, ["singapore"]),
        Unknown("mixin", "doubel", ["double"]),
        Unknown("parameter", "a.b", []),
        OutOfRange("score.settle", "`@everyone`" * 9, "a_b, c_d"),
        NotPossible("it *cannot* be"),
    ],
)
def test_every_problem_with_rules_is_a_bold_line_and_a_small_one(problem: NotPossible) -> None:
    first, second = body(rules_trouble(problem, "en")).splitlines()
    assert first.startswith("**")
    assert first.endswith("**")
    assert second.startswith("-# ")
    assert "https://" not in first
    assert "@e" not in first.replace(r"\@e", "")
