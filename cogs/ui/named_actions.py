"""Actions by their cards: how a list offers them, and what to say if a text names none or several."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card, sign_cards
from bot.engine.actions import Action
from bot.i18n.refusal_lines import plays_listed
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.custom_ids import action_written
from cogs.ui.toolkit.messages import Button, ButtonStyle, Message, rows
from cogs.ui.toolkit.texts import quoted

MOST_BUTTONS = 5
"""The most actions that are offered if a text can mean several."""


def cards_named(hand: OwnHand, action: Action) -> str:
    """The cards of an action and, if it is a play, what they make, in at most 100 characters."""
    view = hand.view
    behind = f" · {hand.scene.plain.tell(view.describe(action))}" if action in view.readings(action.cards) else ""
    return f"{sign_cards(action.cards)}{behind}"[:100]


def several_meant(hand: OwnHand, typed: str, actions: Sequence[Action]) -> Message:
    """Asks which of several actions was meant, with buttons for the first few."""
    return _which(hand, typed, [(action, sign_cards(action.cards)) for action in actions[:MOST_BUTTONS]])


def several_readings(hand: OwnHand, typed: str, readings: Sequence[Action]) -> Message:
    """The same for several readings of the same cards."""
    said = [(action, hand.scene.plain.tell(hand.view.describe(action))) for action in readings[:MOST_BUTTONS]]
    return _which(hand, typed, said)


def _which(hand: OwnHand, typed: str, offered: Sequence[tuple[Action, str]]) -> Message:
    told = trouble("err-several-meant", hand.scene.locale, text=quoted(typed))
    buttons = [
        Button(said, hand.scene.id("do", action_written(action)), ButtonStyle.SECONDARY if at else ButtonStyle.PRIMARY)
        for at, (action, said) in enumerate(offered)
    ]
    return Message((*told.parts, *rows(buttons)), told.accent)


def nothing_fits(hand: OwnHand, verb: str, typed: str, legal: Sequence[tuple[Card, ...]]) -> Message:
    """Says that no legal action of the command fits the text, with examples of legal ones, if any."""
    locale, examples = hand.scene.locale, hand.as_listed(cards for cards in legal if cards)
    if not examples:
        return trouble("err-nothing-open", locale, verb=verb, text=quoted(typed))
    return trouble("err-nothing-fits", locale, verb=verb, text=quoted(typed), **plays_listed(examples, locale))
