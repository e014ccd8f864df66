"""The path of every act: a person, the gateway, the bot, its answer, and what people then see."""

from __future__ import annotations

import discord
import pytest

from bot.playground import components as parts
from bot.playground.chat.acts import NotOffered
from bot.playground.people.driver import Person
from bot.playground.server import Playground
from tests.playground.small_bot import SmallBot, png


@pytest.fixture(autouse=True)
async def no_violation(playground: Playground) -> object:
    """After each test here, the bot has broken no limit."""
    yield
    assert playground.state.violations == []


async def test_a_layout_is_edited_by_its_own_button(bot: SmallBot, ann: Person, bo: Person) -> None:
    answer = await ann.slash("count", start=3)
    assert not answer.ephemeral
    assert answer.text == "Counted to 3"
    pressed = await bo.press(answer, "Count 3")
    assert pressed.message.id == answer.message.id
    assert answer.text == "Counted to 4"
    assert answer.message.raw["edited_timestamp"]
    assert [seen.text for seen in bo.sees()] == ["Counted to 4"]


async def test_an_ephemeral_answer_is_seen_by_its_person_alone(bot: SmallBot, ann: Person, bo: Person) -> None:
    answer = await ann.slash("echo", text="secret", times=2)
    assert answer.ephemeral
    assert [seen.text for seen in ann.private()] == ["secretsecret"]
    assert bo.sees() == []
    assert bo.private() == []
    ann.dismiss(answer.message)
    assert ann.private() == []


async def test_autocomplete_offers_what_the_bot_finds(bot: SmallBot, ann: Person) -> None:
    choices = await ann.autocomplete("echo", "text", "th", times=2)
    assert choices == [{"name": "THREE", "value": "three"}, {"name": "THIRTEEN", "value": "thirteen"}]


async def test_media_is_resolved_and_keeps_its_alt_text(playground: Playground, bot: SmallBot, ann: Person) -> None:
    answer = await ann.slash("layout")
    hand, notes = answer.attachments
    assert hand.data == png(40, 30)
    assert hand.description == "a picture of a hand"
    assert notes.data == b"some notes"
    gallery = next(one for one in answer.message.components if one["type"] == parts.MEDIA_GALLERY)
    media = gallery["items"][0]["media"]
    assert media["url"].startswith(playground.address + "/cdn/attachments/")
    assert (media["width"], media["height"]) == (40, 30)
    file = next(one for one in answer.message.components if one["type"] == parts.FILE)
    assert (file["name"], file["size"]) == ("notes.txt", 10)
    ids = [component["id"] for component in answer.message.components]
    assert len(set(ids)) == len(ids)


async def test_a_select_sends_values_by_label_or_value(bot: SmallBot, ann: Person, bo: Person) -> None:
    answer = await ann.slash("layout")
    chosen = await bo.select(answer, "Fruit", ["Apple", "fig"])
    assert chosen.text == "You chose apple, fig"
    assert chosen.ephemeral
    with pytest.raises(NotOffered):
        await bo.select(answer, "fruit", ["apple", "pear", "fig"])
    with pytest.raises(NotOffered):
        await bo.select(answer, "fruit", ["plum"])


async def test_a_modal_is_filled_in_and_sent(bot: SmallBot, ann: Person) -> None:
    opened = await ann.press(await ann.slash("layout", private=True), "Open")
    assert opened.modal
    assert opened.modal["title"] == "Your cut"
    assert opened.messages == []
    assert (await ann.submit_modal(opened, {"cut": "seven"})).text == "Cut with seven"
    with pytest.raises(NotOffered):
        await ann.submit_modal(opened, {"cut": "x" * 65})
    with pytest.raises(NotOffered):
        await ann.submit_modal(opened, {"cut": ""})


async def test_the_first_follow_up_takes_the_place_of_thinking(bot: SmallBot, ann: Person) -> None:
    answer = await ann.slash("think")
    assert [message.text for message in answer.messages] == ["first", "second, edited"]
    assert answer.ephemeral
    assert answer.attachments[0].data == png(8, 8)
    assert not answer.messages[0].raw["flags"] & parts.LOADING


async def test_the_original_answer_can_be_edited_and_deleted(bot: SmallBot, ann: Person) -> None:
    answer = await ann.slash("passing")
    assert answer.messages == []
    assert ann.sees() == []


async def test_a_thread_is_created_and_its_message_edited(playground: Playground, bot: SmallBot, ann: Person) -> None:
    answer = await ann.slash("table open", channel="big-two", name="Table 7")
    [message] = ann.sees("Table 7")
    assert message.channel in answer.text
    assert [file.filename for file in message.attachments] == ["notes.txt", "hand.png"]
    assert message.attachments[1].data == png(80, 60)
    assert message.attachments[1].description == "another hand"
    assert playground.state.guild.channel("Table 7")["parent_id"] == playground.state.guild.channel("big-two")["id"]


async def test_only_allowed_mentions_notify(bot: SmallBot, ann: Person, bo: Person) -> None:
    quiet = await ann.slash("greet", member="Bo-Chen")
    assert quiet.text == f"Hello <@{bo.id}>"
    assert quiet.message.raw["mentions"] == []
    loud = await ann.slash("greet", member="Bo-Chen", loud=True)
    assert [user["id"] for user in loud.message.raw["mentions"]] == [bo.id]


async def test_the_client_refuses_what_the_picker_would_not_send(bot: SmallBot, ann: Person, bo: Person) -> None:
    for wrong in (
        bo.slash("setup"),
        ann.slash("echo"),
        ann.slash("echo", text="a", times=4),
        ann.slash("echo", text="a", times="many"),
        ann.slash("echo", text="a", colour="red"),
        ann.slash("table"),
        ann.slash("table close"),
        ann.slash("nothing"),
        ann.slash("greet", member="Nobody"),
    ):
        with pytest.raises(NotOffered):
            await wrong
    assert (await ann.slash("setup")).text == "Set up"
    assert (await ann.slash("table add-computer", level="strong")).text == "A strong computer"


async def test_members_are_looked_up_until_they_leave(playground: Playground, bot: SmallBot, ann: Person) -> None:
    bo = playground.state.guild.person("Bo-Chen")
    assert (await ann.slash("lookup", member=bo.id)).text == "here: Bo-Chen"
    playground.faults.leave("Bo-Chen")
    assert (await ann.slash("lookup", member=bo.id)).text == "not here: 10007"


async def test_every_byte_is_logged_with_those_who_get_it(playground: Playground, bot: SmallBot, ann: Person) -> None:
    await ann.slash("echo", text="only-for-ann")
    await ann.autocomplete("echo", "text", "tw")
    await ann.slash("layout", private=True)
    hidden = (b"only-for-ann", b"TWO", png(40, 30))
    for marker in hidden:
        assert [sent.audience for sent in playground.state.sent if marker in sent.body] == [ann.id]
    await ann.slash("greet", member="Bo-Chen")
    echoed = [sent for sent in playground.state.sent if sent.audience is None and b"Bo-Chen" in sent.body]
    assert echoed, "a public answer shows everybody the options"


async def test_the_bot_learns_about_guild_channels_and_itself(bot: SmallBot, ann: Person) -> None:
    guild = bot.guilds[0]
    assert [channel.name for channel in guild.text_channels] == ["big-two", "practice"]
    assert guild.text_channels[0].topic == "Tables are opened here"
    assert guild.me.guild_permissions.send_messages
    assert bot.user
    assert bot.user.name == "Small"
    assert (await bot.application_info()).name == "Small"
    assert (await bot.fetch_user(int(ann.id))).display_name == "Ann"
    assert (await bot.fetch_guild(guild.id)).name == "Playground"


async def test_what_the_bot_may_ask_of_a_channel(bot: SmallBot, ann: Person) -> None:
    channel = bot.guilds[0].text_channels[0]
    sent = [await channel.send(str(n)) for n in range(4)]
    spoken = ann.say("and I")
    assert [message.content async for message in channel.history(limit=2)] == ["and I", "3"]
    assert [message.content async for message in channel.history(after=sent[1])] == ["2", "3", "and I"]
    assert [message.content async for message in channel.history(before=sent[2])] == ["1", "0"]
    assert (await channel.fetch_message(sent[0].id)).content == "0"
    await sent[0].delete()
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(sent[0].id)
    with pytest.raises(discord.Forbidden):
        await channel.get_partial_message(int(spoken.id)).edit(content="not mine")
    reply = await sent[1].reply("yes")
    assert reply.reference
    assert reply.reference.message_id == sent[1].id


async def test_an_ephemeral_message_is_out_of_reach_of_the_bots_own_token(bot: SmallBot, ann: Person) -> None:
    answer = await ann.slash("echo", text="secret")
    channel = bot.guilds[0].text_channels[0]
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(int(answer.message.id))
    assert [message async for message in channel.history()] == []


async def test_the_driver_names_what_is_not_there(bot: SmallBot, ann: Person) -> None:
    answer = await ann.slash("count")
    with pytest.raises(LookupError, match="Count 0"):
        await ann.press(answer, "Count 9")
    with pytest.raises(NotOffered):
        await ann.press("1", "gone")
    with pytest.raises(NotOffered):
        await ann.press(answer, "count:9", stale=True)
    assert answer.interaction.latency is not None


async def test_a_press_may_come_after_the_edit_that_took_its_button(bot: SmallBot, ann: Person, bo: Person) -> None:
    answer = await ann.slash("count")
    await ann.press(answer, "Count 0")
    with pytest.raises(LookupError):
        await bo.press(answer, "count:0")
    await bo.press(answer, "count:0", stale=True)
    assert [n for _, n in bot.presses] == [0, 0]


async def test_quiet_is_when_the_bot_asks_nothing_more(playground: Playground, bot: SmallBot, ann: Person) -> None:
    await ann.slash("think")
    await playground.quiet(0.05)
    assert playground.state.running == 0
