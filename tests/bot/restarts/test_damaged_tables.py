"""A start with a damaged table: its people are told, it can be ended, and the bot serves everybody else."""

from __future__ import annotations

from structlog.testing import capture_logs

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import CHANNEL, House, control, open_and_start
from tests.bot.running_bot.prepared import prepared


def on_disk(house: House, *statements: str) -> None:
    """Change the store on disk while no bot runs."""
    house.home.query(*statements)


def anns_turn(view: BigTwoView) -> bool:
    return view.position.setting.number == 1 and 0 in must_act(view)


async def test_a_table_that_cannot_be_read_is_told_of_and_ended(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        await open_and_start(house, bo)
        await bo.slash("table open", channel="practice")
        shown = await house.shown("My hand")
        await house.quiet()
    channel = house.playground.state.guild.channel(CHANNEL)["id"]
    on_disk(
        house,
        f"update tables set snapshot = 'torn' where channel = {channel}",
        f"update events set command = 'torn' where channel = {channel}",
        """update settings set value = '{"message": "torn"}' where key like 'live:%-2'""",
    )
    with capture_logs() as logged:
        await _told_and_ended(house, ann, bo, stranger, shown)
    assert [line for line in logged if "exc_info" in line] == []
    assert "message_forgotten" in [line["event"] for line in logged]


async def _told_and_ended(house: House, ann: Person, bo: Person, stranger: Person, shown: Seen) -> None:
    async with house.bot():
        await stranger.until(lambda: "can’t go on" in shown.text)
        pressed = await house.forged(bo, shown, f"dd:hand:{_table(house)}:1:", drawn=_with(shown.raw, "hand", house))
        assert "Table 1 can’t go on." in pressed.text
        for command in ("hand", "pass", "table status", "table join"):
            assert "Table 1 can’t go on." in (await stranger.slash(command, channel=CHANNEL)).text, command
        assert "Table 1 can’t go on." in (await stranger.press(shown, "End")).text
        assert "Table 2" in (await bo.slash("table status", channel="practice")).text
        await ann.press(shown, "End")
        await ann.until(lambda: "This table has ended." in shown.text)
        assert house.stored(f"select ended from tables where table_id = '{_table(house)}'") == [(1,)]
        assert "There is no table here." in (await ann.slash("table status", channel=CHANNEL)).text


def _table(house: House) -> str:
    channel = house.playground.state.guild.channel(CHANNEL)["id"]
    return str(house.stored(f"select table_id from tables where channel = {channel}")[0][0])


def _with(raw: dict[str, object], verb: str, house: House) -> dict[str, object]:
    """A message as it was before the restart, with a control."""
    button = {"type": 2, "style": 2, "label": "Old", "custom_id": f"dd:{verb}:{_table(house)}:1:", "id": 90}
    return raw | {"components": [{"type": 1, "components": [button], "id": 91}]}


async def test_a_table_whose_log_does_not_fold_goes_on_and_says_so(house: House, ann: Person) -> None:
    await prepared(house, anns_turn)  # its log has only its opening, its snapshot a deal
    on_disk(house, "update tables set snapshot = snapshot || ' '")
    async with house.bot():
        table = await house.shown("My hand", "couldn’t read everything about this table")
        await ann.press(table, "My hand")
        hand = await ann.until(lambda: house.hands(ann))
        assert control(hand[-1], "play")
        assert (await ann.press(hand[-1], "Hint")).interaction is not None
