"""Two games in the house: every command knows which of them is meant, and whose options it was given.

Promise: Every command knows which game is meant, and refuses another game's options by name. Options of one name are
one option in all games. Also: tests/toy/proofs/test_toy_options.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.game import GAMES, find_game
from bot.playground.limits.command_limits import OPTIONS, command_problems
from bot.playground.people.driver import Person, Reply
from tests.bot.running_bot.house import House, control
from tests.toy.known import make_known

PLAIN = "practice"
"""A channel that is named for no game."""


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


def leaves(command: dict[str, Any], name: str = "") -> Iterator[tuple[str, dict[str, dict[str, Any]]]]:
    """A command with its options by name, or each of its sub-commands."""
    called, options = f"{name} {command['name']}".strip(), command.get("options") or []
    nested = [option for option in options if option["type"] in (1, 2)]
    if not nested:
        yield called, {option["name"]: option for option in options}
    for each in nested:
        yield from leaves(each, called)


async def test_every_command_is_within_discords_limits_with_the_options_of_both(running: House) -> None:
    commands = running.playground.state.commands
    assert list(command_problems(commands)) == []
    synced = dict(leaf for command in commands for leaf in leaves(command))
    for game in GAMES:
        for command in find_game(game).typed.verbs:
            assert {option.name for option in command.options} <= synced[command.name].keys(), command.name
        assert {one.typed for one in find_game(game).shell.judged} <= synced["judge"].keys()
        assert {one.typed for one in find_game(game).shell.scored} <= synced["score"].keys()
        assert {one.name for one in find_game(game).typed.options} <= synced["table open"].keys()
    assert all(len(options) <= OPTIONS for options in synced.values())
    for name in ("table open", "judge", "score", "leaderboard", "setup", "ledger show", "rules show"):
        assert synced[name]["game"]["autocomplete"], name
    assert synced["judge"]["cards"]["required"]
    assert not synced["score"]["left"].get("required"), "only one of the games has it"
    assert list(synced["judge"]) == [
        *("cards", "on", "hand", "trump", "level"),
        *("read_as", "on_as", "finish", "on_finish", "rules", "game"),
    ]


async def test_games_are_offered_by_what_they_are_called(running: House, bo: Person) -> None:
    async def offered(typed: str) -> list[str]:
        return [one["value"] for one in await bo.autocomplete("judge", "game", typed, options={"cards": "3d"})]

    assert await offered("") == ["big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou", "toy"]
    assert await offered("T") == ["big-two", "toy"]
    assert await offered("sheng j") == ["sheng-ji"]
    assert await offered("To") == ["toy"]
    assert await offered("big t") == ["big-two"]
    assert await offered("x" * 90) == []


@pytest.mark.parametrize(
    "command", ["table open", "leaderboard", "ledger show", "rules show", "rules presets", "judge", "score", "setup"]
)
async def test_what_names_no_game_is_said(running: House, ann: Person, command: str) -> None:
    given = {"judge": {"cards": "3d"}}.get(command, {})
    answer = await ann.slash(command, options={**given, "game": "**Poker**"})
    assert answer.ephemeral
    assert r"“\*\*Poker\*\*” isn’t a game here." in answer.text
    assert "There are: Big Two, Sheng Ji, Da Guai Lu Zi, Zheng Shangyou, Toy." in answer.text


async def test_rules_are_offered_and_shown_by_the_game_chosen(running: House, bo: Person) -> None:
    async def offered(command: str, option: str, typed: str = "", **given: Any) -> set[str]:
        return {one["value"] for one in await bo.autocomplete(command, option, typed, options=given)}

    assert await offered("table open", "rules", game="toy") == {"plain", "trumps", "small"}
    assert await offered("table open", "rules", game="Toy") == {"plain", "trumps", "small"}
    assert await offered("judge", "rules", "small+", cards="3d", game="toy") == {"small+quick"}
    assert "taiwan" in await offered("score", "rules", "tai")
    assert await offered("score", "rules", "tai", game="toy") == set()
    told = await bo.slash("rules show", game="toy")
    assert "**Play:** bid, put cards away, then take tricks." in told.text
    assert "The bidding ends 60 seconds after the last bid." in (await bo.press(told, "All the rules")).text
    listed = await bo.slash("rules presets", game="toy")
    assert "rule sets, mostly for 3 players" in listed.text
    assert "Plain; With trumps; One pack" in listed.text
    assert "**Plain**" in (await bo.press(listed, "About each")).text


async def test_house_rules_are_of_the_game_chosen(running: House, ann: Person, bo: Person) -> None:
    options = {one["value"] for one in await ann.autocomplete("rules set", "option", "", options={"game": "toy"})}
    assert options == {"packs", "kitty", "trumps", "window", "goal"}
    offered = await ann.autocomplete("rules set", "value", "", options={"game": "toy", "option": "trumps"})
    assert {one["value"] for one in offered} == {"none", "spades"}
    preview = await ann.slash("rules set", options={"option": "trumps", "value": "spades", "game": "toy"})
    await ann.press(preview, "Save")
    judged = {"cards": "2s", "on": "Ad", "game": "toy"}
    assert "**2♠ beats A♦.**" in (await bo.slash("judge", options=judged)).text
    assert "Spades" not in (await bo.slash("rules show")).text
    history = await ann.slash("rules history", game="toy")
    assert "Toy: changes of the rules" in history.text


async def asked(person: Person, command: str, channel: str = "", **options: Any) -> Reply:
    answer = await person.slash(command, channel=channel, options=options)
    assert answer.ephemeral
    return answer


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cards": "Ks", "on": "Qs"}, "**K♠ beats Q♠.**"),
        ({"cards": "Ks", "on": "Ks"}, "It does not take the trick."),
        ({"cards": "2s", "on": "Ad", "rules": "trumps"}, "**2♠ beats A♦.**"),
        (
            {"cards": "2s", "on": "Ad", "rules": "trumps", "hand": "2s 3d"},
            "You have ♦.**\nWhoever has the suit that was led follows it.",
        ),
        ({"cards": "2s 3s"}, "One card is played at a time.**"),
        ({"cards": "Ks", "rules": "taiwan"}, "“taiwan” is a rule set of Big Two."),
    ],
)
async def test_a_play_of_the_other_game_is_judged(
    running: House, bo: Person, options: dict[str, str], said: str
) -> None:
    answer = await asked(bo, "judge", game="toy", **options)
    assert said in answer.text


async def test_a_deal_of_the_other_game_is_settled(running: House, bo: Person) -> None:
    text = (await asked(bo, "score", game="toy", bidder=2, bid=120, taken=130)).text
    assert "Toy: a deal settled" in text
    assert [f"Seat {seat + 1}: **{points}**" in text for seat, points in enumerate(("0", "+1", "+1"))] == [True] * 3
    assert ": out" not in text, "nobody said what is left"


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("judge", {"cards": "3d", "hand": "3d"}, "**Big Two has no option hand.**"),
        ("score", {"left": "4 | 8 | - | 11", "bid": 100}, "**Big Two has no option bid.**"),
        ("score", {"game": "toy", "bidder": 1, "bid": 100, "taken": 90, "left": "1"}, "**Toy has no option left.**"),
        ("score", {"game": "toy", "bidder": 1, "bid": 100}, "**Toy needs taken: here.**"),
        ("score", {"game": "toy", "bidder": 4, "bid": 100, "taken": 90}, "There is no seat 4."),
        ("score", {}, "**Big Two needs left: here.**"),
        ("table open", {"game": "toy", "callouts": True}, "**Toy has no option callouts.**"),
        ("table open", {"game": "toy", "callouts": False}, "**Toy has no option callouts.**"),
        ("table open", {"game": "toy", "seats": 4}, "By these rules Toy has 3 seats."),
        ("table open", {"game": "toy", "rules": "taiwan"}, "taiwan"),
    ],
)
async def test_what_belongs_to_another_game_is_refused_by_name(
    running: House, bo: Person, command: str, options: dict[str, Any], said: str
) -> None:
    answer = await asked(bo, command, **options)
    assert said in answer.text
    assert running.stored() == []


async def test_a_table_of_the_other_game_is_opened_and_keeps_its_commands_apart(
    running: House, ann: Person, bo: Person
) -> None:
    opened = await ann.slash("table open", options={"game": "Toy", "seats": 3, "rules": "small+quick"})
    assert "Toy" in opened.text
    assert "1 of 3 seats taken" in opened.text
    [(snapshot,)] = running.stored("select snapshot from tables")
    identity = json.loads(snapshot)["identity"]
    assert (identity["game"], identity["preset"]) == ("toy", "small+quick")
    assert "/lastcard does nothing at this table." in (await asked(ann, "lastcard")).text
    declared = await asked(ann, "play", cards="3d", last_card=True)
    assert "**Toy has no option last_card.**" in declared.text
    helped = (await asked(ann, "help")).text
    assert "**Toy in short**\n- Bid, put cards away, and take tricks." in helped
    assert "You can type everything, too: /play, /pass, /bid, /bury." in helped
    assert "bid, put cards away" in (await asked(ann, "rules show")).text, "the rules of the table here"
    assert "bid, put cards away" not in (await asked(ann, "rules show", game="big-two")).text


async def test_a_server_plays_its_own_game_where_nobody_names_one(running: House, ann: Person, bo: Person) -> None:
    panel = await ann.slash("setup", channel=PLAIN)
    assert "**Default game**\nBig Two." in panel.text
    assert "Big Two: Chudadi, standard" in panel.text
    shown = await ann.slash("setup", channel=PLAIN, game="toy")
    assert "Big Two." in shown.text, "only the rules shown are the other game's"
    assert "Toy: Plain" in shown.text
    preview = await ann.select(shown, control(shown.message, "setuprulesa"), ["trumps"])
    await ann.press(preview, "Save")
    checked = await ann.press(shown, "Check again")
    assert "Toy: With trumps" in checked.text
    chosen = await ann.select(panel, control(panel.message, "setupgame"), ["toy"])
    assert "**Default game**\nToy." in chosen.text
    assert "Toy: With trumps" in chosen.text
    assert "**2♠ beats A♦.**" in (await asked(bo, "judge", channel=PLAIN, cards="2s", on="Ad")).text
    assert "Leaderboard · Toy" in (await asked(bo, "leaderboard", channel=PLAIN)).text
    assert "Leaderboard · Big Two" in (await asked(bo, "leaderboard", channel=PLAIN, game="big-two")).text
    assert "Ledger of Bo-Chen · Toy" in (await asked(bo, "ledger show", channel=PLAIN, game="toy")).text
    assert "Toy" not in (await asked(bo, "ledger show", channel=PLAIN)).text
    assert "1 of 3 seats taken" in (await bo.slash("table open", channel=PLAIN)).text
    await bo.slash("table end", channel=PLAIN)
    panel = await ann.slash("setup", channel=PLAIN)
    await ann.select(panel, control(panel.message, "setupgame"), ["big-two"])
    assert "1 of 4 seats taken" in (await bo.slash("table open", channel=PLAIN)).text
    assert (await ann.slash("help", channel=PLAIN)).text.count("/callout") == 1
