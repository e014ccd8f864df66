"""Questions without a table: does this play beat that one, and what does a deal with real cards come to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.engine.actions import NotPossible
from bot.engine.game import Game, find_game
from bot.engine.house_rules.house import HouseRules
from bot.engine.options_of_all_games import in_every_game, union_of
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.shell_answers import Misstated, Question, QuestionOption, hands_stated
from bot.i18n.catalogue import FALLBACK, picture_text
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.rules.in_force import House, place_of
from cogs.interactions.rules.suggestions import offered_rules
from cogs.interactions.typed.game_option import GameOption, game_meant
from cogs.interactions.typed.slash_commands import MadeOption, made_command, unfit_options
from cogs.interactions.typed.typed_questions import ANNOTATIONS, AnsweredInstead, CardsTyped, read_question
from cogs.ui.judge_messages import judge_message, misstated_message, score_message
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option

Answer = Callable[[Game, Rulebook, HouseRules, Question, str], Message]
"""The answer to a question, given the game, its rules, where those came from, the question and the language."""


class Judging(commands.Cog, name="judging"):
    """``/judge`` and ``/score``."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.house = House(bridge.hall.store)

    def commands_of_games(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        """The two commands, each with the options of all games."""
        yield self._made("judge", described("command-judge"), judged_by, _judged)
        yield self._made("score", described("command-score"), scored_by, _scored)

    def _made(
        self,
        name: str,
        about: str,
        options: Callable[[Game], Iterable[QuestionOption]],
        answer: Answer,
    ) -> app_commands.Command[Any, ..., None]:
        async def asked(
            interaction: Interaction, rules: str | None = None, game: str | None = None, **given: Any
        ) -> None:
            await self._answer(interaction, self._asked(interaction, rules, game, given, options, answer))

        own = [
            MadeOption(
                one.typed,
                ANNOTATIONS[one.kind],
                picture_text(one.key, FALLBACK, games[0]),
                required=one.needed and in_every_game(games),
            )
            for one, games in union_of(options).values()
        ]
        rules = MadeOption("rules", CardsTyped, option("rules-shown"), required=False, suggest=offered_rules)
        game = MadeOption("game", GameOption, option("game"), required=False)
        return made_command(name, about, [*own, rules, game], asked)

    async def _asked(
        self,
        interaction: Interaction,
        rules: str | None,
        named: str | None,
        given: Mapping[str, Any],
        options: Callable[[Game], Iterable[QuestionOption]],
        answer: Answer,
    ) -> Message:
        """The answer to what somebody asked.

        Raises:
            AnsweredInstead: rules or question are unreadable or impossible, or an option is missing or foreign.
        """
        locale = locale_of(interaction)
        game = find_game(await game_meant(interaction, named))
        own = tuple(options(game))
        if unfit := unfit_options(given, {one.typed: one.needed for one in own}, game.name, locale):
            raise AnsweredInstead(unfit)
        house, played = await self._rules(interaction, game.name, rules)
        question = read_question(given, own, game.seats(played), locale)
        try:
            return answer(game, played, house, question, locale)
        except Misstated as problem:
            raise AnsweredInstead(misstated_message(problem, played, question, locale)) from None

    async def _rules(self, interaction: Interaction, game: str, typed: str | None) -> tuple[HouseRules, Rulebook]:
        """The named rules, else those in force here, with what they are made from.

        Raises:
            AnsweredInstead: these rules cannot be played, or do not exist.
        """
        guild = interaction.guild_id or 0
        try:
            if typed is None:
                house, _ = await self.house.in_force(place_of(interaction, game))
            else:
                house = await self.house.named(guild, game, typed, locale_of(interaction))
            return house, house.rules()
        except NotPossible as problem:
            raise AnsweredInstead(rules_trouble(problem, locale_of(interaction), game)) from None

    async def _answer(self, interaction: Interaction, answer: Awaitable[Message]) -> None:
        """Answer in private, because the options name cards."""
        try:
            message = await answer
        except AnsweredInstead as asked:
            message = asked.message
        await self.bridge.answer(interaction, message)


def judged_by(game: Game) -> Iterable[QuestionOption]:
    """The options of ``/judge`` in a game."""
    return game.shell.judged


def scored_by(game: Game) -> Iterable[QuestionOption]:
    """The options of ``/score`` in a game."""
    return game.shell.scored


def _judged(game: Game, rules: Rulebook, house: HouseRules, question: Question, locale: str) -> Message:
    return judge_message(game.shell.judge(rules, question), rules, house, locale)


def _scored(game: Game, rules: Rulebook, house: HouseRules, question: Question, locale: str) -> Message:
    return score_message(game.shell.score(rules, question), hands_stated(question, game.shell.scored), house, locale)


async def setup(bot: Any) -> None:
    """Load the cog and enter its commands."""
    cog = Judging(bot.bridge)
    await bot.add_cog(cog)
    for command in cog.commands_of_games():
        bot.tree.add_command(command)
