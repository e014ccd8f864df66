"""The controls that choose cards: a button for each card, or selects that are split between suits or ranks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.cards import Card
from bot.i18n.catalogue import words
from bot.scenes.hand_scene import CardGroup, HeldCard, Selection
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.toolkit.custom_ids import CustomId, carrying, offering, read_carried
from cogs.ui.toolkit.messages import MOST_CHOICES, Button, ButtonStyle, Menu, Option, Part, components_in, rows

MENUS_OF_CARDS = "abcdefgh"
"""The letters of the selects of cards."""

SET, CLEAR = "s", "c"
"""What a card's button does. The button itself says which, so a double press does no harm."""

Run = Sequence[HeldCard]


def card_controls(hand: OwnHand, room: int) -> list[Part]:
    """Controls for the cards that may be chosen, in the owner's order.

    ``room``: how many components they may take. If buttons need more, there are selects.
    """
    buttons = rows(_card_button(hand, held) for held in hand.shown.cards if held.place in hand.shown.selectable)
    if hand.shown.pressed and components_in(buttons) <= room:
        return list(buttons)
    groups = _choosable(hand)
    menus = menus_of(groups)
    return [
        Menu(
            hand.scene.say("select-cards") if len(menus) == 1 else _named(hand, groups, cards),
            hand.scene.id(f"cards{letter}", offering(hand.choice, frozenset(held.place for held in cards))),
            [_card_option(hand, held) for held in cards],
            least=0,
            most=len(cards),
        )
        for letter, cards in zip(MENUS_OF_CARDS, menus, strict=False)
    ]


# --- Buttons ---


def _card_button(hand: OwnHand, held: HeldCard) -> Button:
    """A card's button. That of a chosen card begins with a check mark."""
    chosen = held.place in hand.choice.places
    label = words((held.card,), hand.scene.locale)
    return Button(
        hand.scene.say("button-card-chosen", card=label) if chosen else label,
        hand.scene.id("card", carrying(f"{CLEAR if chosen else SET}{held.place}", hand.choice)),
        ButtonStyle.SUCCESS if chosen else ButtonStyle.SECONDARY,
    )


def pressed_card(hand: OwnHand, pressed: CustomId) -> Selection:
    """The choice after a press on a card. Unchanged if the hand does not have that card."""
    name, _ = read_carried(pressed.extra)
    does, number = name[:1], name[1:]
    if not number.isdecimal() or len(number) > 3 or int(number) >= len(hand.view.hand) or does not in (SET, CLEAR):
        return hand.choice
    place = frozenset({int(number)})
    return hand.choice.choosing_among(place, place if does == SET else frozenset())


# --- Selects ---


def _choosable(hand: OwnHand) -> list[CardGroup]:
    """The groups of a hand, with only the cards that may be chosen."""
    shown = hand.shown
    kept = (
        CardGroup(tuple(one for one in group.cards if one.place in shown.selectable), name=group.name)
        for group in shown.groups
    )
    return [group for group in kept if group.cards]


def menus_of(groups: Sequence[CardGroup]) -> list[Run]:
    """Cards in as few selects as possible, split between groups; a large group is split between suits or ranks.

    Within that, sizes are as even as possible.
    """
    runs = [run for group in groups for run in _runs(group.cards, whole=len(groups) > 1)]
    fewest = _filled(runs, MOST_CHOICES)
    even = -(-sum(map(len, runs)) // max(len(fewest), 1))
    sizes = range(even, MOST_CHOICES + 1)
    return next((menus for most in sizes if len(menus := _filled(runs, most)) == len(fewest)), fewest)


def _filled(runs: Sequence[Run], most: int) -> list[Run]:
    """Runs in groups of at most ``most`` cards. A run that is longer makes a group alone."""
    found: list[list[HeldCard]] = []
    for run in runs:
        if found and len(found[-1]) + len(run) <= most:
            found[-1].extend(run)
        else:
            found.append(list(run))
    return [tuple(run) for run in found]


def _runs(cards: Run, *, whole: bool) -> list[Run]:
    """Cards that stay together: a ``whole`` group if it fits, else those of one suit or one rank."""
    if whole and len(cards) <= MOST_CHOICES:
        return [cards]
    by_suit, by_rank = _together(cards, lambda card: card.suit), _together(cards, lambda card: card.rank)
    runs = min((by_suit, by_rank), key=len)
    if max(map(len, runs), default=0) > MOST_CHOICES:
        runs = by_rank
    return runs


def _together(cards: Run, key: Callable[[Card], str]) -> list[Run]:
    return [tuple(run) for _, run in groupby(cards, key=lambda held: key(held.card))]


def _named(hand: OwnHand, groups: Sequence[CardGroup], cards: Run) -> str:
    """What a select offers: its groups by name or, if they are cut, its first and last card."""
    inside = [group for group in groups if set(group.cards) & set(cards)]
    names = [hand.scene.tell(group.name) for group in inside if group.name is not None]
    whole = names and sum(len(group.cards) for group in inside) == len(cards)
    named = hand.scene.say("separator-comma").join(names)
    ends = {"first": (cards[0].card,), "last": (cards[-1].card,)}
    return named if whole else hand.scene.say("select-cards-group", named=bool(names), name=named, **ends)


def _card_option(hand: OwnHand, held: HeldCard) -> Option:
    return Option(words((held.card,), hand.scene.locale), str(held.place), chosen=held.place in hand.choice.places)


def chosen_in_menu(hand: OwnHand, offered: frozenset[int], values: Sequence[str]) -> Selection:
    """The choice after a select of cards. It replaces what this select offers; all else stays."""
    places = {int(value) for value in values if value.isdecimal() and len(value) < 4}
    return hand.choice.choosing_among(offered, frozenset(place for place in places if place < len(hand.view.hand)))
