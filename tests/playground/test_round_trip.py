"""The path of every act: a person, the gateway, the bot, its answer, and what the person then sees."""

from __future__ import annotations

from bot.playground.driver import Person
from bot.playground.server import Playground
from tests.playground.small_bot import SmallBot


async def test_a_command_is_answered_by_a_layout_whose_button_edits_it(
    playground: Playground, bot: SmallBot, ann: Person, bo: Person
) -> None:
    answer = await ann.slash("count", start=3)
    assert not answer.ephemeral
    assert answer.text == "Counted to 3"
    pressed = await bo.press(answer, "Count 3")
    assert pressed.message.id == answer.message.id
    assert answer.text == "Counted to 4"
    assert [seen.text for seen in bo.sees()] == ["Counted to 4"]
    assert playground.state.violations == []


async def test_an_ephemeral_answer_is_seen_by_its_person_alone(bot: SmallBot, ann: Person, bo: Person) -> None:
    answer = await ann.slash("echo", text="secret", times=2)
    assert answer.ephemeral
    assert [seen.text for seen in ann.private()] == ["secretsecret"]
    assert bo.sees() == []
    assert bo.private() == []


async def test_autocomplete_offers_what_the_bot_finds(bot: SmallBot, ann: Person) -> None:
    choices = await ann.autocomplete("echo", "text", "th")
    assert choices == [{"name": "THREE", "value": "three"}, {"name": "THIRTEEN", "value": "thirteen"}]
