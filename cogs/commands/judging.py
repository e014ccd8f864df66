"""Questions without a table: does this beat that, and what does a deal played with real cards come to."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cards import Card, NotationError, read_cards
from bot.games.actions import NotPossible, Seat
from bot.games.game import GAMES, Game, Rules, find_game
from bot.games.house import HouseRules
from bot.games.shell import Question, check_options
from bot.i18n.catalogue import FALLBACK, text
from bot.i18n.names import markup_safe
from cogs.edge.desk import Desk, locale_of
from cogs.edge.rules.in_force import House, place_of
from cogs.edge.rules.suggestions import offered_rules
from cogs.ui.controls import Interaction
from cogs.ui.judge_messages import judge_message, score_message
from cogs.ui.messages import Message
from cogs.ui.refusals import trouble
from cogs.ui.rules.troubles import rules_trouble
from cogs.ui.texts import described, option, quoted

GAME_CHOICES = [app_commands.Choice(name=text("game", FALLBACK, game), value=game) for game in GAMES]

CardsTyped = app_commands.Range[str, 1, 300]
SeatTyped = app_commands.Range[int, 1, 52]


class Asked(Exception):
    """A question that has another answer than the one hoped for: ``message``."""

    def __init__(self, message: Message) -> None:
        super().__init__()
        self.message = message


class Judging(commands.Cog, name="judging"):
    """``/judge`` and ``/score``."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = House(desk.hall.store)

    @app_commands.command(description=described("command-judge"))
    @app_commands.describe(
        first=option("first"), second=option("second"), rules=option("rules-shown"), game=option("game")
    )
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(rules=offered_rules)
    @app_commands.guild_only()
    async def judge(
        self,
        interaction: Interaction,
        first: CardsTyped,
        second: CardsTyped | None = None,
        rules: CardsTyped | None = None,
        game: str = GAMES[0],
    ) -> None:
        async def answer() -> Message:
            locale = locale_of(interaction)
            house, played = await self._rules(interaction, game, rules)
            cards = _cards(first, locale)
            table = None if second is None else _cards(second, locale)
            asked = {"first": cards} | ({} if table is None else {"second": table})
            return judge_message(_game_for(game, asked, "judge").judge(played, asked), played, house, locale)

        await self._answer(interaction, answer, "err-judge")

    @app_commands.command(description=described("command-score"))
    @app_commands.describe(
        left=option("left"),
        winner=option("winner"),
        last=option("last"),
        opener=option("opener"),
        payer=option("payer"),
        order=option("order"),
        rules=option("rules-shown"),
        game=option("game"),
    )
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(rules=offered_rules)
    @app_commands.guild_only()
    async def score(
        self,
        interaction: Interaction,
        left: app_commands.Range[str, 1, 1000],
        winner: SeatTyped | None = None,
        last: CardsTyped | None = None,
        opener: SeatTyped | None = None,
        payer: SeatTyped | None = None,
        order: app_commands.Range[str, 1, 100] | None = None,
        rules: CardsTyped | None = None,
        game: str = GAMES[0],
    ) -> None:
        async def answer() -> Message:
            locale = locale_of(interaction)
            house, played = await self._rules(interaction, game, rules)
            seats = find_game(game).seats(played)
            stated = {
                "left": _left(left, seats, locale),
                "winner": _seat(winner, seats, locale),
                "opener": _seat(opener, seats, locale),
                "last": _cards(last, locale) if last else (),
                "payer": _seat(payer, seats, locale),
                "order": _order(order, seats, locale),
            }
            question = {name: value for name, value in stated.items() if value not in (None, ())}
            return score_message(_game_for(game, question, "score").score(played, question), question, house, locale)

        await self._answer(interaction, answer, "err-score")

    async def _rules(self, interaction: Interaction, game: str, typed: str | None) -> tuple[HouseRules, Rules]:
        """The rules named, else those in force here.

        Raises:
            Asked: they cannot be.
        """
        guild = interaction.guild_id or 0
        try:
            if typed is None:
                house, _ = await self.house.in_force(place_of(interaction, game))
            else:
                house = await self.house.named(guild, game, typed)
            return house, house.rules()
        except NotPossible as problem:
            raise Asked(rules_trouble(problem, locale_of(interaction))) from None

    async def _answer(self, interaction: Interaction, answer: Callable[[], Awaitable[Message]], unfit: str) -> None:
        """Answer in private: the options name cards; ``unfit`` says that what was typed cannot be read so."""
        try:
            message = await answer()
        except Asked as asked:
            message = asked.message
        except NotPossible as problem:
            message = trouble(unfit, locale_of(interaction), reason=_reason(str(problem)))
        await self.desk.answer(interaction, message)


def _game_for(name: str, question: Question, what: str) -> Game:
    """The game, where all that is stated means something in it.

    Raises:
        NotPossible: an option is another game's.
    """
    game = find_game(name)
    check_options(question, game.judge_options if what == "judge" else game.score_options, name)
    return game


def _reason(said: str) -> str:
    """What the shell says, as it is said here: a sentence, seats counted from 1, options without dashes.

    A parameter at its beginning stays as it is written.
    """
    seats = re.sub(r"\bseats? \d+(, \d+)*", lambda named: re.sub(r"\d+", _next, named[0]), said)
    begun = seats if re.match(r"\S+\.\S", seats) else f"{seats[:1].upper()}{seats[1:]}"
    return re.sub(r"--(\w+)", r"`\1`", markup_safe(f"{begun}."))


def _next(number: re.Match[str]) -> str:
    return str(int(number[0]) + 1)


def _cards(typed: str, locale: str) -> tuple[Card, ...]:
    try:
        return read_cards(typed)
    except NotationError as problem:
        raise Asked(trouble("err-card", locale, text=quoted(problem.text))) from None


def _left(typed: str, seats: int, locale: str) -> tuple[int | tuple[Card, ...], ...]:
    """What each seat has left: parted by ``|``, or bare numbers by spaces."""
    parts = typed.split("|") if "|" in typed else typed.replace(",", " ").split()
    if len(parts) != seats:
        raise Asked(trouble("err-left-seats", locale, need=seats, n=len(parts)))
    return tuple(_left_of(part.strip(), locale) for part in parts)


def _left_of(typed: str, locale: str) -> int | tuple[Card, ...]:
    if typed in ("-", "–", "—", "−", "0", ""):
        return ()
    if re.fullmatch(r"[0-9]{1,3}", typed):
        return int(typed)
    try:
        return read_cards(typed)
    except NotationError:
        raise Asked(trouble("err-left", locale, text=quoted(typed))) from None


def _seat(number: int | None, seats: int, locale: str) -> Seat | None:
    """A seat as people count them, from 1."""
    if number is not None and number > seats:
        raise Asked(trouble("err-seat", locale, text=str(number), n=seats))
    return None if number is None else number - 1


def _order(typed: str | None, seats: int, locale: str) -> tuple[Seat, ...]:
    order = []
    for word in (typed or "").replace(",", " ").split():
        if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= seats:
            raise Asked(trouble("err-seat", locale, text=quoted(word), n=seats))
        order.append(int(word) - 1)
    return tuple(order)


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(Judging(bot.desk))
