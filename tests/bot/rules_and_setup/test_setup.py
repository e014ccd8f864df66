"""``/setup``: channels, who may open tables, the rules, and permissions that the bot lacks."""

from __future__ import annotations

import pytest

from bot.playground.chat.acts import CHANNEL_SELECT, NotOffered
from bot.playground.chat.interactions import deliver
from bot.playground.chat.state import COMMAND, COMPONENT
from bot.playground.chat.world import ATTACH_FILES, VIEW_CHANNEL
from bot.playground.components import BUTTON, STRING_SELECT
from bot.playground.people.driver import Person, Reply
from tests.bot.running_bot.house import CHANNEL, House, control, has

READ_MESSAGE_HISTORY = 1 << 16


async def panel(person: Person, channel: str = CHANNEL) -> Reply:
    answer = await person.slash("setup", channel=channel)
    assert answer.ephemeral
    return answer


def where(house: House, name: str) -> str:
    return str(house.playground.state.guild.channel(name)["id"])


async def opens(person: Person, channel: str = CHANNEL) -> str:
    """The answer to opening a table; if one opens, it is ended again."""
    answer = await person.slash("table open", channel=channel)
    said = answer.text
    if not answer.ephemeral:
        await person.slash("table end", channel=channel)
    return said


async def test_a_server_needs_no_setting_up(running: House, ann: Person, bo: Person) -> None:
    said = (await panel(ann)).text
    assert "In every channel where /table open can be used." in said
    assert "Everybody." in said
    assert "Big Two: Chudadi, standard (`chudadi-standard`)" in said
    assert f"In <#{where(running, CHANNEL)}> the bot has all it needs." in said
    assert "seats taken" in await opens(bo)


async def test_tables_are_opened_in_the_chosen_channels_and_their_threads(
    house: House, ann: Person, bo: Person
) -> None:
    async with house.bot():
        shown = await panel(ann)
        menu = control(shown.message, "setupchannels")
        chosen = await ann.select(shown, menu, ["practice"])
        assert f"In <#{where(house, 'practice')}>, and in its threads." in chosen.text
        refused = await bo.slash("table open", channel=CHANNEL)
        assert refused.ephemeral
        assert "You can’t open tables in this channel." in refused.text
        assert f"<#{where(house, 'practice')}>" in refused.text
        assert house.stored() == []
    async with house.bot():
        assert "can’t open tables in this channel" in await opens(ann)
        assert "seats taken" in await opens(bo, "practice")
        state = house.playground.state
        thread = state.guild.add_thread(
            where(house, "practice"), state.ids.next(), {"name": "side"}, state.clock.stamp()
        )
        state.dispatch("THREAD_CREATE", thread)
        assert "seats taken" in await opens(bo, "side")
        await ann.select(shown, menu, [])
        assert "seats taken" in await opens(bo)


async def test_only_managers_open_tables_where_that_is_chosen(running: House, ann: Person, bo: Person) -> None:
    shown = await panel(ann)
    chosen = await ann.select(shown, control(shown.message, "setupopeners"), ["managers"])
    assert "People who may manage the server." in chosen.text
    refused = await bo.slash("table open")
    assert refused.ephemeral
    assert "Only people who may manage this server open tables." in refused.text
    opened = await ann.slash("table open")
    assert "seats taken" in opened.text
    assert "Bo-Chen takes seat 2." in (await bo.slash("table join")).text
    await ann.press(await ann.slash("table end"), "End")
    await ann.select(shown, control(shown.message, "setupopeners"), ["everybody"])
    assert "seats taken" in await opens(bo)


async def test_rules_are_chosen_by_a_preview(running: House, ann: Person) -> None:
    shown = await panel(ann)
    assert "Once it is saved, Check again shows it here." in shown.text
    preview = await ann.select(shown, control(shown.message, "setuprulesa"), ["singapore"])
    await ann.until(lambda: any(has(one, "Save") for one in preview.messages))
    assert "Singapore (`singapore`) instead of Chudadi, standard" in preview.text
    assert running.stored("select count(*) from house_rules") == [(0,)]
    await ann.press(next(one for one in preview.messages if has(one, "Save")), "Save")
    assert "Big Two: Singapore (`singapore`)" in (await ann.press(shown, "Check again")).text
    assert "Chosen for this server." in (await ann.press(shown, "Rules here")).text


async def test_a_server_has_a_clock_of_its_own(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        shown = await panel(ann)
        assert "5 min a turn." in shown.text
        assert "5 min a turn" in await opens(bo)
        chosen = await ann.select(shown, control(shown.message, "setupclock"), ["60"])
        assert "1 min a turn." in chosen.text
    async with house.bot():
        assert "1 min a turn" in await opens(bo)
        for written, said in (("４5s", "45 s a turn"), ("2\ufe0f\u20e3h", "2 h a turn"), ("none", "no clock")):
            opened = await bo.slash("table open", channel=CHANNEL, clock=written)
            assert said in opened.text
            await bo.slash("table end", channel=CHANNEL)
        chosen = await ann.select(shown, control(shown.message, "setupclock"), ["none"])
        assert "No clock: a turn takes as long as it takes." in chosen.text
        assert "no clock" in await opens(bo)
    async with house.bot():
        assert "no clock" in await opens(bo)


async def test_a_clock_that_is_not_offered_is_written(running: House, ann: Person, bo: Person) -> None:
    shown = await panel(ann)
    for wrong in ("3 s", "10 days", "soon", "-20s", "0"):
        form = await ann.press(shown, "Another clock")
        answer = await ann.submit_modal(form, {"clock": wrong})
        assert answer.ephemeral
        assert f"“{wrong}” isn’t a time for a turn." in answer.text.replace("\\", "")
        assert "Write 15s to 7d" in answer.text
        assert running.stored("select * from settings where key = 'clock'") == []
    form = await ann.press(shown, "Another clock")
    chosen = await ann.submit_modal(form, {"clock": "90 s"})
    assert "90 s a turn." in chosen.text
    offered = shown.message.control(control(shown.message, "setupclock"))["options"]
    assert [one["label"] for one in offered if one.get("default")] == ["90 s a turn"]
    assert "90 s a turn" in await opens(bo)


async def test_what_is_missing_is_named_until_it_is_allowed(running: House, ann: Person) -> None:
    guild = running.playground.state.guild
    shown = await panel(ann)
    await ann.select(shown, control(shown.message, "setupchannels"), [CHANNEL, "practice"])
    guild.deny(where(running, CHANNEL), ATTACH_FILES | READ_MESSAGE_HISTORY)
    lacking = (await ann.press(shown, "Check again")).text
    assert f"In <#{where(running, CHANNEL)}> the bot needs: **Attach Files, Read Message History**." in lacking
    assert f"In <#{where(running, 'practice')}> the bot has all it needs." in lacking
    guild.deny(where(running, CHANNEL), VIEW_CHANNEL)
    assert "gone, or hidden from the bot" in (await ann.press(shown, "Check again")).text
    guild.deny(where(running, CHANNEL), 0)
    assert "lacks" not in (await ann.press(shown, "Check again")).text
    running.playground.state.remove_channel(where(running, "practice"))
    assert "gone, or hidden from the bot" in (await ann.press(shown, "Check again")).text


async def test_whoever_may_not_manage_the_server_sets_nothing(running: House, ann: Person, bo: Person) -> None:
    with pytest.raises(NotOffered):
        await bo.slash("setup")
    state = running.playground.state
    command = next(one for one in state.commands if one["name"] == "setup")
    data = {"id": command["id"], "name": "setup", "type": 1, "options": [], "guild_id": state.guild.id}
    answer = await bo.settled(deliver(state, bo.human, where(running, CHANNEL), COMMAND, data))
    assert answer.ephemeral
    assert "This is for people who may manage the server." in answer.text
    shown = (await panel(ann)).message
    before = running.stored("select * from settings")
    for verb, kind, values in (
        ("setupchannels", CHANNEL_SELECT, [where(running, "practice")]),
        ("setupopeners", STRING_SELECT, ["managers"]),
        ("setupclock", STRING_SELECT, ["60"]),
        ("setupclockask", BUTTON, []),
        ("setuprulesa", STRING_SELECT, ["singapore"]),
        ("setupdigest", BUTTON, []),
        ("setupcheck", BUTTON, []),
    ):
        press = {"custom_id": control(shown, verb), "component_type": kind, "id": 1, "values": values, "resolved": {}}
        act = deliver(state, bo.human, shown.channel, COMPONENT, press, message=shown.raw)
        assert "This is for people who may manage the server." in (await bo.settled(act)).text, verb
    assert running.stored("select * from settings") == before
    assert running.stored("select count(*) from house_proposals") == [(0,)]


async def test_a_panel_of_a_game_that_there_is_no_more_is_out_of_date(running: House, ann: Person) -> None:
    shown = (await panel(ann)).message
    before = running.stored("select * from settings")
    for verb, values in (("setupdigest", None), ("setupcheck", None), ("setupopeners", ["managers"])):
        table = control(shown, verb).split(":")[2]
        answer = await running.forged(ann, shown, f"dd:{verb}:{table}:0:nope", values)
        assert "out of date and did nothing" in answer.text, verb
    assert running.stored("select * from settings") == before
    for custom_id in ("dd:ruleshistory:{}-1:1:nope", "dd:rulesall:{}-0:0:nope.+channel", "dd:rulesall:{}-0:0:nope.+x"):
        answer = await running.forged(ann, shown, custom_id.format(running.playground.state.guild.id))
        assert "out of date and did nothing" in answer.text, custom_id


async def test_the_panel_works_after_a_restart(house: House, ann: Person) -> None:
    async with house.bot():
        shown = await panel(ann)
    async with house.bot():
        chosen = await ann.select(shown, control(shown.message, "setupopeners"), ["managers"])
        assert "People who may manage the server." in chosen.text
        odd = await house.forged(ann, shown.message, control(shown.message, "setupopeners"), ["emperors"])
        assert "out of date and did nothing" in odd.text
        assert "People who may manage the server." in (await ann.press(shown, "Check again")).text
