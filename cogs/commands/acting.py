"""Acting by command: every game's slash commands, made from its data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cards import Card
from bot.engine.actions import Action, Ask, Seat
from bot.engine.game import GAMES, Game, find_game
from bot.engine.options_of_all_games import union_of
from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption
from bot.i18n.catalogue import FALLBACK, picture_text
from bot.i18n.command_names import command_name
from bot.tables.seats.seating import may_be_owned
from bot.tables.table import Table
from cogs.hands import Hands
from cogs.hands.answered_actions import AnsweredActions
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.slash_commands import MadeOption, TableNumber, made_command, unfit_options
from cogs.interactions.typed.typed_actions import CHOICES, Unclear, asked_of, cards_typed, placed, suit_meant
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import MOST_CHOICES
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import option as described_option
from cogs.ui.toolkit.texts import quoted

_ANNOTATIONS: dict[OptionKind, Any] = {
    OptionKind.CARDS: app_commands.Range[str, 1, 200],
    OptionKind.CARD: app_commands.Range[str, 1, 200],
    OptionKind.PLAYER: app_commands.Range[str, 1, 200],
    OptionKind.PLACE: app_commands.Range[int, 1, 52],
    OptionKind.NUMBER: app_commands.Range[int, 0, 999],
    OptionKind.SUIT: app_commands.Range[str, 1, 40],
    OptionKind.WORD: bool,
}


class Acting(commands.Cog, name="acting"):
    """The commands by which people act in their deals."""

    def __init__(self, bridge: Bridge, hands: Hands) -> None:
        self.bridge, self.hands = bridge, hands
        self.actions = AnsweredActions(bridge, hands)

    def commands_of_games(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        """One command for each name, with the options of all games that have it."""
        games: dict[str, list[str]] = {}
        for game in GAMES:
            for command in find_game(game).typed.verbs:
                games.setdefault(command.name, []).append(game)
        return [self._made(name, owners) for name, owners in games.items()]

    def _made(self, name: str, games: Sequence[str]) -> app_commands.Command[Any, ..., None]:
        """A command of one or more games, described as in the first. An option is required if all games require it."""
        options = union_of(lambda game: _options_of(game, name))
        parameters = [
            MadeOption(
                option.name,
                _ANNOTATIONS[option.kind],
                picture_text(f"option-{option.about}", FALLBACK, owners[0]),
                option.required and set(owners) >= set(games),
            )
            for option, owners in options.values()
        ]
        about = picture_text(f"command-{name}", FALLBACK, games[0])
        parameters.append(MadeOption("table", TableNumber, described_option("table"), required=False))
        required_first = sorted(parameters, key=lambda one: not one.required)
        made = made_command(name, about, required_first, partial(self._typed, name))
        for option, _ in options.values():
            if option.kind in CHOICES:
                made.autocomplete(option.name)(self._suggesting(name, option.name))
        return made

    # --- doing ---

    async def _typed(self, name: str, interaction: Interaction, table: int | None = None, **given: Any) -> None:
        """Do the action that somebody typed."""
        person = await self.bridge.people.asking(interaction)
        tables = self.bridge.which.to_act_at(interaction, person, table)
        if unclear := self.bridge.which.unclear(interaction, tables, table):
            await self.bridge.answer(interaction, unclear)
        elif not tables:
            await self.bridge.answer(interaction, self.bridge.which.none_here(interaction))
        else:
            await self._act(name, interaction, tables[0], person, given)

    async def _act(self, name: str, interaction: Interaction, table: Table, person: int, given: dict[str, Any]) -> None:
        command, locale = _command_of(table, name), locale_of(interaction)
        if command is None:
            message = trouble("err-other-game", locale, command=command_name(name, locale))
            await self.bridge.answer(interaction, message)
            return
        try:
            action = self._action(table, person, command, given, locale)
        except Unclear as unclear:
            await self.actions.tell(interaction, table.id, person, unclear.message)
            return
        await self.actions.typed(interaction, table, person, action)

    def _action(self, table: Table, person: int, command: SlashCommand, given: dict[str, Any], locale: str) -> Action:
        """The action that somebody typed.

        Raises:
            Unclear: the cards or the player do not exist, or an option belongs to another game.
        """
        own = {option.name: option.required for option in command.options}
        if unfit := unfit_options(given, own, table.game, locale, at_table=True):
            raise Unclear(unfit)
        ask = asked_of(table, table.seat_of(person), command)
        hand_now = partial(self.hands.contents.scene, table, person, locale)
        cards: tuple[Card, ...] = ()
        number, words = None, list(command.words)
        for option in command.options:
            value = given.get(option.name)
            if value is None and option.kind is not OptionKind.PLAYER:  # a player may be meant without being named
                continue
            match option.kind:
                case OptionKind.CARDS | OptionKind.CARD:
                    cards, reading = cards_typed(hand_now, command, option, str(value), locale)
                    words += reading
                case OptionKind.PLAYER:
                    number = self._player(table, value, ask, locale)
                case OptionKind.PLACE:
                    number, cards = placed(hand_now(), command, int(value or 0) - 1)
                case OptionKind.NUMBER:
                    number = int(given[option.name])
                case OptionKind.SUIT:
                    words.append(suit_meant(str(value), locale))
                case OptionKind.WORD if value:
                    words.append(option.word)
        return Action(ask.verb if ask else command.verbs[0], cards, number, tuple(words))

    def _player(self, table: Table, typed: str | None, ask: Ask | None, locale: str) -> Seat | None:
        """The seat that somebody named, else the only one they can mean, else None.

        Raises:
            Unclear: it may not be named here.
        """
        others = ask.seats if ask else ()
        scene = self.bridge.scene(table, locale)
        seat = scene.seat_named(typed) if typed is not None else others[0] if len(others) == 1 else None
        if others and seat not in others:
            names = scene.of_seats(others)
            raise Unclear(trouble("err-no-player", locale, text=quoted(typed or "–"), names=names))
        return seat

    # --- suggesting ---

    def _suggesting(self, name: str, option: str) -> Callable[..., Any]:
        async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[Any]]:
            """What the asker may name here, narrowed by what they typed."""
            person = await self.bridge.people.known(interaction)
            table = self.bridge.which.likeliest(interaction, person)
            contents = self.hands.contents
            hand = contents.scene(table, person, locale_of(interaction)) if table and person is not None else None
            command = _command_of(table, name) if table else None
            if table is None or hand is None or command is None or may_be_owned(table, hand.seat):
                return []  # whoever may still choose whether the deal is theirs sees no card
            kind = next((one.kind for one in command.options if one.name == option), None)
            return CHOICES[kind](hand, command, str(typed or "").strip())[:MOST_CHOICES] if kind in CHOICES else []

        return suggest


def _options_of(game: Game, name: str) -> Iterable[TypedOption]:
    """The options of the game's command with this name."""
    return (option for command in game.typed.verbs if command.name == name for option in command.options)


def _command_of(table: Table, name: str) -> SlashCommand | None:
    """The command with this name in the table's game, or None."""
    return _commands_of(table.game).get(name)


@cache
def _commands_of(game: str) -> dict[str, SlashCommand]:
    """The commands of a game, by name."""
    return {command.name: command for command in find_game(game).typed.verbs}


async def setup(bot: Any) -> None:
    """Load the cog and enter its commands."""
    cog = Acting(bot.bridge, bot.hands)
    await bot.add_cog(cog)
    for command in cog.commands_of_games():
        bot.tree.add_command(command)
