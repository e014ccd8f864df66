"""Which process draws: one of the bot's own, which ends with it, or one that it is given, which outlives it."""

from __future__ import annotations

from tests.bot.running_bot.drawn import drawing_of_this_worker
from tests.bot.running_bot.house import House
from tests.images.situations import HAND_LEAD
from tests.patience import eventually
from tests.run.processes import children, command_of


def drawing_processes() -> set[int]:
    """The processes that draw."""
    return {process for process in children() if "images.worker" in command_of(process)}


async def test_a_bot_begins_as_many_processes_that_draw_as_it_is_told_and_ends_them(house: House) -> None:
    before = drawing_processes()
    house.drawing, house.settings = None, house.settings.model_copy(update={"drawing_processes": 3})
    async with house.bot():
        await eventually(lambda: len(drawing_processes() - before) == 3, "processes that draw")
    assert drawing_processes() <= before


async def test_a_bot_that_is_given_what_draws_begins_no_process_and_leaves_it_running(house: House) -> None:
    drawing = drawing_of_this_worker()
    assert house.drawing is drawing
    await drawing.draw(HAND_LEAD)
    before = drawing_processes()
    async with house.bot():
        assert drawing_processes() == before
    assert await drawing.draw(HAND_LEAD)
    assert drawing_processes() == before
