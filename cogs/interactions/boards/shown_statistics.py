"""Statistics of a member, shown to whoever asks: at once in words, and then as a picture."""

from __future__ import annotations

from functools import partial

import discord

from bot.engine.game import find_game
from bot.scenes.ledger_scenes import CurveScene
from bot.scenes.statistics_scene import EndDeal, RivalScene, StatisticsScene
from bot.store import DEALS_FOR_A_PLACE, DealPlayed, Played
from cogs.interactions.answering.answers import send_private
from cogs.interactions.boards.added_pictures import AddedPictures
from cogs.interactions.bridge import Bridge, locale_of
from cogs.outbox.drawing import Draws
from cogs.ui.ledger.statistics_message import StatisticsInWords, statistics_message, statistics_picture
from cogs.ui.toolkit.presses import Interaction

NOBODY = 0
"""The number of no person."""


class ShownStatistics:
    """Reads what somebody's deals of a game came to, and shows it to whoever asked."""

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.bridge, self.pictures = bridge, AddedPictures(bridge, drawing)

    async def show(self, interaction: Interaction, member: discord.Member | discord.User, game: str) -> None:
        """Answer with the statistics of a member."""
        store, guild = self.bridge.hall.store, interaction.guild_id or 0
        person = await store.known_person(member.id)
        scene = statistics_scene(game, await store.points.played(guild, person or NOBODY, game))
        names = await store.names([rival.person for rival in scene.rivals])
        shown = StatisticsInWords(scene, member.display_name, names, DEALS_FOR_A_PLACE, locale_of(interaction))
        words, picture = statistics_message(shown), statistics_picture(shown)
        sent = await send_private(interaction, words)
        if sent is not None and picture is not None:
            asker = await self.bridge.people.known(interaction)
            drawn = partial(statistics_message, shown)
            await self.pictures.add(interaction, sent.edit, asker, words, picture, drawn)


def statistics_scene(game: str, played: Played) -> StatisticsScene:
    """What is shown of somebody's deals of a game."""
    names = find_game(game).record.tally.names
    counted = {name: played.counted.get(name, 0) for name in names}
    ahead, behind, skill = played.most_ahead, played.most_behind, played.skill
    return StatisticsScene(
        game,
        played.deals,
        played.wins,
        played.points,
        _end(played.best),
        _end(played.worst),
        counted if any(counted.values()) else None,
        None if ahead is None else RivalScene(ahead.person, ahead.ahead, ahead.deals),
        None if behind is None else RivalScene(behind.person, behind.behind, behind.deals),
        None if skill is None else skill.rating,
        0 if skill is None else skill.deals,
        skill is not None and skill.deals >= DEALS_FOR_A_PLACE,
        CurveScene.of(played.course),
    )


def _end(found: DealPlayed | None) -> EndDeal | None:
    return None if found is None else EndDeal(found.points, int(found.table.rpartition("-")[2]), found.deal)
