"""Every slash command of a first table, from opening to a rematch, typed instead of pressed."""

from __future__ import annotations

import json

import pytest

from bot.cards import read_cards
from bot.engine.actions import must_act
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.chat.acts import NotOffered
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House, cards_of, has, is_turn, open_and_start, play_until
from tests.bot.running_bot.prepared import prepared

TRICK = ("Trick: ", "Last trick: ", "Nobody has played in this trick yet.")
PLAYED = ("Cards played so far: ", "Nobody has played a card yet.")
"""The answer of the menu's buttons, before and after computers have played."""


async def test_a_table_is_opened_filled_and_started_by_commands(running: House, ann: Person, bo: Person) -> None:
    opened = await ann.slash("table open", rules="chudadi-hongkong")
    assert not opened.ephemeral
    assert "1 of 4 seats taken" in opened.text
    assert "host Ann" in opened.text
    joined = await bo.slash("table join")
    assert joined.ephemeral
    assert "Bo-Chen takes seat 2." in joined.text
    levels: tuple[dict[str, str], ...] = ({}, {"level": "sharp"})
    for seat, level in enumerate(levels, 3):
        added = await bo.slash("table add-computer", options=level)
        assert f"takes seat {seat}." in added.text
    status = await ann.slash("table status")
    assert status.ephemeral
    assert "4 of 4 seats taken" in status.text
    ((snapshot,),) = running.stored("select snapshot from tables")
    assert [sitter[1] for sitter, *_ in json.loads(snapshot)["seats"] if isinstance(sitter, list)] == [
        "casual",
        "sharp",
    ]
    assert "is to play" in (await ann.slash("table start")).text
    await running.shown("My hand", "deal 1")
    assert "is to play" in (await ann.slash("table status")).text
    left = await bo.slash("table leave")
    assert left.ephemeral
    assert "This deal still counts for you" in left.text
    await bo.press(left, "Leave")
    seated = (await ann.slash("table status")).text
    assert "2. Bo-Chen" not in seated
    assert "plays on, and the deal counts for Bo-Chen." in seated
    ended = await ann.slash("table end")
    assert ended.ephemeral
    assert "This deal is void: nobody gets points for it." in ended.text
    assert running.stored("select ended from tables") == [(0,)]
    await ann.press(ended, "End")
    assert running.stored("select ended from tables") == [(1,)]
    assert "There is no table here." in (await ann.slash("table status")).text


async def test_more_computers_than_seats_are_refused_with_what_is_possible(running: House, ann: Person) -> None:
    refused = await ann.slash("table open", computers=50)
    assert refused.ephemeral
    assert "This table has 4 seats, and you take one." in refused.text
    assert "computers: can be 0 to 3." in refused.text
    assert "4 of 4 seats taken" in (await ann.slash("table open", computers=3)).text


async def test_the_computers_of_a_new_table_play_as_well_as_was_chosen(running: House, ann: Person) -> None:
    await ann.slash("table open", computers=3, level="sharp")
    ((snapshot,),) = running.stored("select snapshot from tables")
    assert [sitter[1] for sitter, *_ in json.loads(snapshot)["seats"] if isinstance(sitter, list)] == ["sharp"] * 3


async def test_a_host_who_leaves_hands_over_and_the_last_one_ends_the_table(
    running: House, ann: Person, bo: Person
) -> None:
    await ann.slash("table open")
    await bo.slash("table join")
    assert "Bo-Chen is the host now." in (await ann.slash("table leave")).text
    await running.shown("Join", "host Bo-Chen")
    await bo.slash("table leave")
    assert running.stored("select ended from tables") == [(1,)]
    await ann.until(lambda: running.public("Join") is None)


async def test_closing_or_ending_a_lobby_asks_first_if_others_sit_there(
    running: House, ann: Person, bo: Person
) -> None:
    await ann.slash("table open")
    await bo.slash("table join")
    for way in ("close", "end"):
        asked = await ann.slash(f"table {way}")
        assert asked.ephemeral
        assert "End Table 1?" in asked.text
        assert "No deal has begun." in asked.text
        assert "Bo-Chen sits here, too." in asked.text
        assert running.stored("select ended from tables") == [(0,)]
    await ann.press(asked, "End")
    assert running.stored("select ended from tables") == [(1,)]
    await ann.slash("table open")
    assert (await ann.slash("table close")).ephemeral
    assert running.stored("select ended from tables") == [(1,), (1,)]


async def test_between_deals_commands_say_what_is_so_and_what_is_next(house: House, ann: Person, bo: Person) -> None:
    await prepared(
        house,
        lambda view: must_act(view) == {0} and len(view.hand) == 1 and play_to_beat(view.position) is None,
        people=("Ann", "Bo-Chen"),
    )
    async with house.bot():
        await ann.slash("hand", channel=CHANNEL)
        await play_until(house, (ann,), lambda: house.public("Next deal"))
        for name in ("start", "fill"):
            answer = await ann.slash(f"table {name}", channel=CHANNEL)
            assert "The deal is over." in answer.text
            assert "Press Next deal." in answer.text
        asked = await ann.slash("table close", channel=CHANNEL)
        assert "Points so far stay." in asked.text
        left = await bo.slash("table leave", channel=CHANNEL)
        assert left.ephemeral
        assert "You left Table 7. A computer takes your seat." in left.text.replace("**", "")
        assert "Your points so far stay." in left.text
        assert "Press Join to come back" in left.text
        assert "You take seat 2" in (await bo.slash("table join", channel=CHANNEL)).text


async def test_a_deal_is_played_by_commands_alone(house: House, ann: Person) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and len(view.hand) == 13 and play_to_beat(view.position) is not None
    )
    async with house.bot():
        hand = await ann.slash("hand")
        assert hand.ephemeral
        assert "Your turn" in hand.text
        before = set(cards_of(hand.message))
        offered = await ann.autocomplete("play", "cards", "")
        assert offered
        played = await ann.slash("play", cards=offered[0]["value"])
        assert played.ephemeral
        left = set(cards_of(played.message))
        assert before - left == {str(card) for card in read_cards(offered[0]["value"])}
        await ann.until(lambda: is_turn(house, ann))
        if "You lead" not in house.hand(ann).text:
            passed = await ann.slash("pass")
            assert passed.ephemeral


async def test_a_typed_answer_is_never_public(house: House, ann: Person) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and len(view.hand) == 13 and play_to_beat(view.position) is not None
    )
    async with house.bot():
        choices = await ann.autocomplete("play", "cards", "")
        for cards in (choices[0]["value"], choices[-1]["value"], "3d", "zz"):
            answer = await ann.slash("play", cards=cards)
            assert answer.ephemeral, cards


async def test_autocomplete_offers_the_askers_own_legal_plays_alone(house: House, ann: Person, bo: Person) -> None:
    await prepared(
        house,
        lambda view: (
            must_act(view) == {0}
            and (to_beat := play_to_beat(view.position)) is not None
            and to_beat.kind == "single"
            and 3 <= len(view.legal_actions()) <= 8
        ),
        people=("Ann", "Bo-Chen"),
    )
    async with house.bot():
        hand = (await ann.slash("hand")).message
        offered = await ann.autocomplete("play", "cards", "")
        values = [one["value"] for one in offered]
        assert len(set(values)) == len(values)
        assert {str(card) for value in values for card in read_cards(value)} <= set(cards_of(hand))
        [ready] = [one for one in hand.selects if one["custom_id"].startswith("dd:plays:")]
        assert values == [option["value"] for option in ready["options"]]
        assert all("single" in one["name"] for one in offered)
        assert await bo.autocomplete("play", "cards", "") == []
        for typed in (values[-1], values[-1].upper(), offered[-1]["name"][:2]):
            assert values[-1] in [one["value"] for one in await ann.autocomplete("play", "cards", typed)]
        assert await ann.autocomplete("play", "cards", "x" * 6000) == []


async def test_a_lead_offers_at_most_twenty_five_choices_narrowed_by_what_is_typed(house: House, ann: Person) -> None:
    await prepared(
        house,
        lambda view: must_act(view) == {0} and play_to_beat(view.position) is None and len(view.legal_actions()) > 30,
    )
    async with house.bot():
        offered = [one["value"] for one in await ann.autocomplete("play", "cards", "")]
        assert len(offered) == 25
        card = cards_of((await ann.slash("hand")).message)[-1]
        narrowed = [one["value"] for one in await ann.autocomplete("play", "cards", card)]
        assert narrowed
        assert all(card in value.split() for value in narrowed)


async def test_rules_help_ledger_and_leaderboard_answer_before_any_deal(running: House, ann: Person) -> None:
    for command in ("rules show", "help", "ledger show", "leaderboard", "stats"):
        answer = await ann.slash(command)
        assert answer.ephemeral, command
        assert answer.text.startswith("### "), command
    assert "Bo-Chen" in (await ann.slash("ledger show", member="Bo-Chen")).text
    for window in ("week", "month", "all"):
        assert (await ann.slash("leaderboard", window=window)).ephemeral
    for command, options in (
        ("leaderboard", {"page": 0}),
        ("ledger show", {"page": 10_001}),
        ("leaderboard", {"window": "x"}),
    ):
        with pytest.raises(NotOffered):
            await ann.slash(command, options=options)
    assert (await ann.slash("leaderboard", page=10_000)).ephemeral


async def test_rules_show_is_about_the_table_of_the_channel(running: House, ann: Person) -> None:
    await ann.slash("table open", rules="pagat-basic")
    basic = (await ann.slash("rules show")).text
    elsewhere = (await ann.slash("rules show", channel="practice")).text
    assert basic != elsewhere
    table = running.public("Join")
    assert table is not None
    assert (await ann.press(table, "Rules")).text == basic


async def test_the_menu_shows_what_was_public_and_asks_before_a_danger(running: House, ann: Person, bo: Person) -> None:
    await open_and_start(running, ann, bo)
    await running.turn_of(ann, bo)
    before = running.stored()
    menu = (await ann.press(await running.shown("My hand"), "Menu")).message
    assert menu.ephemeral
    for label, told in (("Last trick", TRICK), ("Played cards", PLAYED), ("Status", ("deal 1",))):
        answer = await ann.press(menu, label)
        assert answer.ephemeral, label
        assert any(one in answer.text for one in told), (label, answer.text)
    for label, heading in (("Leave", "Leave"), ("End", "End")):
        menu = (await ann.press(await running.shown("My hand"), "Menu")).message
        question = (await ann.press(menu, label)).message
        assert heading in question.text
        assert has(question, "Stay")
        await ann.press(question, "Stay")
        assert question.deleted
    assert running.stored() == before
    question = (await bo.press((await bo.press(await running.shown("My hand"), "Menu")).message, "Leave")).message
    await bo.press(question, "Leave")
    assert question.deleted
    assert running.stored() != before
    await running.shown("My hand")
    assert "2. Bo-Chen" not in (await ann.slash("table status")).text


async def test_a_cut_by_form_is_shown_to_all_without_markup(running: House, ann: Person) -> None:
    await ann.slash("table open")
    lobby = running.public("Join")
    assert lobby is not None
    form = await ann.press(lobby, "Cut")
    await ann.submit_modal(form, {"cut": "**six**\u202e @everyone\n`x`"})
    await ann.until(lambda: "cuts with" in lobby.text)
    assert r"“\*\*six\*\* \@everyone \`x\`”" in lobby.text
    assert not lobby.raw["mention_everyone"]
    form = await ann.press(lobby, "Cut")
    await ann.submit_modal(form, {"cut": ""})
    await ann.until(lambda: "cuts with" not in lobby.text)
    form = await ann.press(lobby, "Cut")
    with pytest.raises(NotOffered):
        await ann.submit_modal(form, {"cut": "x" * 65})


async def test_commands_act_on_the_table_of_their_channel(running: House, ann: Person, bo: Person) -> None:
    await ann.slash("table open", channel=CHANNEL)
    await bo.slash("table open", channel="practice", computers=3)
    assert "Table 1" in (await ann.slash("table status", channel=CHANNEL)).text
    assert "Table 2" in (await ann.slash("table status", channel="practice")).text
    assert "is to play" in (await bo.slash("table start", channel="practice")).text
    assert "hold no cards" in (await ann.slash("hand", channel=CHANNEL)).text
