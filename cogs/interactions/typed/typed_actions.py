"""What somebody types to act: the cards they mean, and what is suggested while they type."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands

from bot.cards import SUIT_SIGNS, SUITS, Card, NotationError, write_cards
from bot.engine.actions import Action, Ask, Seat, asked
from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption
from bot.engine.typed.naming import Meant, held_as, is_name, meant_by
from bot.i18n.catalogue import FALLBACK, picture_text
from bot.i18n.typed_cards import cards_in, in_notation, suit_in
from bot.tables.table import Table
from cogs.interactions.typed.typed_readings import (
    AS,
    NamedReading,
    NoReading,
    calling,
    half_named,
    named_behind,
    reading_words,
    readings_begun,
    written,
)
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.named_actions import cards_named, nothing_fits, several_meant
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import MOST_CHOICES, SaidInstead
from cogs.ui.toolkit.texts import quoted, shown

Cards = tuple[Card, ...]

LONGEST_CHOICE = 100
"""The most characters in the value of a choice."""


_MAY_BE_AS = re.compile(rf"(?<![^\W_]){AS}(?![^\W_])", re.IGNORECASE)

NOTHING = "–"
"""The value of the choice *nothing to play*. Whoever takes it is told so, and nothing is done."""


class Unclear(SaidInstead):
    """The typed text names nothing. ``message`` says what would be right."""


def asked_of(table: Table, seat: Seat | None, command: SlashCommand) -> Ask | None:
    """The ask of a seat that this command answers, or None."""
    if table.deal is None:
        return None
    asks = (asked(table.deal, seat, verb) for verb in command.verbs)
    return next((ask for ask in asks if ask is not None), None)


def cards_typed(
    hand_now: Callable[[], OwnHand | None], command: SlashCommand, option: TypedOption, typed: str, locale: str
) -> tuple[Cards, Sequence[str]]:
    """As ``cards_meant``, with the hand made only for a text that says more than cards, or less.

    Raises:
        Unclear: as for ``cards_meant``.
    """
    cards = _cards_alone(option, typed)
    return (cards, ()) if cards else cards_meant(hand_now(), command, option, typed, locale)


def cards_meant(
    hand: OwnHand | None, command: SlashCommand, option: TypedOption, typed: str, locale: str
) -> tuple[Cards, Sequence[str]]:
    """The typed cards, and the words of the reading named after them.

    Raises:
        Unclear: the text names no cards, or several actions, or half a reading, or one that the cards do not have.
    """
    if "play" not in command.verbs:
        return _cards_meant(hand, command, option, typed, locale), ()
    before, named = named_behind(typed, locale)
    if hand is not None and named is None and (message := half_named(hand, in_notation(typed))):
        raise Unclear(message)
    cards = _cards_meant(hand, command, option, before, locale)
    if named is None or hand is None:
        return cards, ()
    try:
        return cards, reading_words(hand, cards, named, locale)
    except NoReading as unclear:
        raise Unclear(unclear.message) from None


def _cards_alone(option: TypedOption, typed: str) -> Cards:
    """The cards of a text that says nothing else, whatever hand it is for; none for any other text.

    Whether *as* is a card or the word before a reading is for the hand to say. No other such word is a card.
    """
    cards = () if _MAY_BE_AS.search(typed) else _cards_typed(typed)
    return cards if option.kind is not OptionKind.CARD or len(cards) == 1 else ()


def _cards_meant(hand: OwnHand | None, command: SlashCommand, option: TypedOption, typed: str, locale: str) -> Cards:
    """The typed cards: written as cards, or by a name that only one legal action has.

    Ranks that name no legal action stand for cards of the hand, so that the judge says why not. Without a hand, cards
    must be written as cards.

    Raises:
        Unclear: the text names no cards, or several actions.
    """
    try:
        cards = cards_in(typed)
    except NotationError as problem:
        cards = _by_name(hand, command, typed) if hand is not None else ()
        if not cards:
            raise Unclear(trouble("err-card", locale, text=quoted(problem.text))) from None
    if not cards:
        raise Unclear(trouble("err-names-no-cards", locale))
    if option.kind is OptionKind.CARD and len(cards) > 1:
        raise Unclear(trouble("err-one-card", locale, text=quoted(typed)))
    return cards


def placed(hand: OwnHand | None, command: SlashCommand, place: int) -> tuple[int | None, Cards]:
    """The number of the choice at a place, or its cards if choices have cards instead of numbers."""
    open_now = _open(hand, command) if hand is not None else []
    if place < len(open_now) and open_now[place].number is None:
        return None, open_now[place].cards
    return place, ()


def suit_meant(typed: str, locale: str) -> str:
    """The letter of the typed suit: its letter, its sign, or a name in any language.

    Raises:
        Unclear: the text names no suit.
    """
    if suit := _suit_typed(typed):
        return suit
    wanted = shown(typed).casefold()
    for suit in SUITS:
        if wanted in (picture_text("suit", language, suit=suit).casefold() for language in (locale, FALLBACK)):
            return suit
    raise Unclear(trouble("err-suit", locale, text=quoted(typed)))


def _by_name(hand: OwnHand, command: SlashCommand, typed: str) -> Cards:
    """The cards of the one action that a text names. Empty if it is no name.

    Only a play may be named by its kind or some of its cards. Other actions are named card by card.

    Raises:
        Unclear: the name fits several legal actions, or none.
    """
    fitting, has_kind = _fitting(hand, command, typed), "play" in command.verbs
    whole = [meant.action for meant in fitting if meant.whole]
    named = whole or [meant.action for meant in fitting if has_kind]
    if len(named) > 1:
        raise Unclear(several_meant(hand, typed, named))
    if named:
        return named[0].cards
    held = held_as(in_notation(typed), hand.view.hand)
    if not held and has_kind:
        legal = [action.cards for action in _open(hand, command)]
        if not legal and asked_of(hand.scene.table, hand.seat, command) and hand.view.refusal(Action("pass")) is None:
            raise Unclear(trouble("err-only-pass", hand.scene.locale))
        if is_name(in_notation(typed)) or typed == NOTHING:
            raise Unclear(nothing_fits(hand, command.name, typed, legal))
    return held


def _open(hand: OwnHand, command: SlashCommand) -> list[Action]:
    """The asker's legal actions with this command, now or ahead."""
    legal = (*hand.view.legal_actions(), *hand.view.legal_ahead())
    return [action for action in legal if action.verb in command.verbs]


def _cards_choices(hand: OwnHand, command: SlashCommand, typed: str) -> list[app_commands.Choice[Any]]:
    """Sets of cards that may be named, each once, with what they make."""
    before, named = named_behind(typed, hand.scene.locale) if "play" in command.verbs else (typed, None)
    readings = _readings(hand, command, before, named)
    if named is not None:
        return [_choice(hand, action) for action in readings[:MOST_CHOICES]]
    found = _fitting(hand, command, typed)
    unlisted = [] if any(meant.whole for meant in found) else _unlisted(hand, command, typed)
    listed = dict.fromkeys((*readings, *unlisted, *(meant.action for meant in found)))
    fitting = list(listed)[:MOST_CHOICES]
    asked_to_play = "play" in command.verbs and asked_of(hand.scene.table, hand.seat, command)
    if not fitting and asked_to_play and len(typed) <= LONGEST_CHOICE:
        return [app_commands.Choice(name=hand.scene.plain.say("choice-nothing-fits"), value=typed or NOTHING)]
    return [_choice(hand, action) for action in fitting]


def _choice(hand: OwnHand, action: Action) -> app_commands.Choice[Any]:
    """An action to pick. It includes the reading, unless that is the rules' own."""
    named = action.words and action in hand.view.readings(action.cards)
    value = written(action) if named else write_cards(action.cards)
    return app_commands.Choice(name=cards_named(hand, action), value=value[:LONGEST_CHOICE])


def _readings(hand: OwnHand, command: SlashCommand, typed: str, named: NamedReading | None) -> list[Action]:
    """The legal readings of cards that are written out in full, if there are several."""
    cards = held_as(in_notation(typed), hand.view.hand) if "play" in command.verbs else ()
    readings = [one for one in hand.view.readings(cards) if hand.view.refusal(one) is None] if cards else []
    return readings_begun(hand, readings, named) if named is not None else readings if len(readings) > 1 else []


def _unlisted(hand: OwnHand, command: SlashCommand, typed: str) -> list[Action]:
    """A legal action named card by card that no list has: a throw of part of a suit, a burial."""
    view, cards = hand.view, held_as(in_notation(typed), hand.view.hand)
    if not cards:
        return []
    named = (*view.readings(cards), *(Action(verb, cards) for verb in command.verbs))
    return [action for action in named if action.verb in command.verbs and view.refusal(action) is None][:1]


def _fitting(hand: OwnHand, command: SlashCommand, typed: str) -> list[Meant]:
    """The asker's legal actions that fit the typed text, one for each set of cards."""
    first: dict[tuple[Card, ...], Action] = {}
    for action in _open(hand, command):
        first.setdefault(action.cards, action)
    return meant_by(in_notation(typed), [action for cards, action in first.items() if cards], calling(hand))


def _card_choices(hand: OwnHand, command: SlashCommand, typed: str) -> list[app_commands.Choice[Any]]:
    """Single cards, not in the hand, that may be named, highest first."""
    cards = dict.fromkeys(card for action in _open(hand, command) for card in action.cards)
    wanted = typed.lower()
    named = _cards_typed(typed)
    fitting = [
        card
        for card in reversed(cards)
        if card not in hand.view.hand and (card in named or wanted in str(card).lower() or wanted in card.sign.lower())
    ]
    return [app_commands.Choice(name=card.sign, value=str(card)) for card in fitting]


def _player_choices(hand: OwnHand, command: SlashCommand, typed: str) -> list[app_commands.Choice[Any]]:
    ask = asked_of(hand.scene.table, hand.seat, command)
    names = map(hand.scene.numbered, ask.seats if ask else ())
    return [app_commands.Choice(name=name, value=name) for name in names if typed.casefold() in name.casefold()]


def _place_choices(hand: OwnHand, command: SlashCommand, typed: str) -> list[app_commands.Choice[Any]]:
    found = list(enumerate(_open(hand, command), 1))
    if any(action.number is not None for _, action in found):
        return _numbers([action.number + 1 for _, action in found if action.number is not None], typed)
    dot = hand.scene.say("separator-dot")
    named = [(number, dot.join((str(number), cards_named(hand, action)))) for number, action in found]
    return [app_commands.Choice(name=name, value=number) for number, name in named if str(number).startswith(typed)]


def _number_choices(hand: OwnHand, command: SlashCommand, typed: str) -> list[app_commands.Choice[Any]]:
    return _numbers([action.number for action in _open(hand, command) if action.number is not None], typed)


def _suit_choices(hand: OwnHand, command: SlashCommand, typed: str) -> list[app_commands.Choice[Any]]:
    """The suits that may be named, by sign and name."""
    ask = asked_of(hand.scene.table, hand.seat, command)
    named = (
        [(suit, hand.scene.plain.say("choice-suit", sign=SUIT_SIGNS[suit], suit=suit)) for suit in ask.words]
        if ask
        else []
    )
    wanted, meant = typed.casefold(), _suit_typed(typed)
    return [
        app_commands.Choice(name=name, value=suit)
        for suit, name in named
        if wanted in f"{suit} {name.casefold()}" or meant == suit
    ]


def _cards_typed(typed: str) -> Cards:
    try:
        return cards_in(typed)
    except NotationError:
        return ()


def _suit_typed(typed: str) -> str:
    try:
        return suit_in(typed)
    except NotationError:
        return ""


def _numbers(numbers: Sequence[int], typed: str) -> list[app_commands.Choice[Any]]:
    return [app_commands.Choice(name=str(number), value=number) for number in numbers if str(number).startswith(typed)]


CHOICES: dict[OptionKind, Callable[[OwnHand, SlashCommand, str], list[app_commands.Choice[Any]]]] = {
    OptionKind.CARDS: _cards_choices,
    OptionKind.CARD: _card_choices,
    OptionKind.PLAYER: _player_choices,
    OptionKind.PLACE: _place_choices,
    OptionKind.NUMBER: _number_choices,
    OptionKind.SUIT: _suit_choices,
}
"""What to suggest for an option, by its kind."""
