"""The controls of a hand before the first play: cards to give or keep, a card to demand, places, yes and no."""

from __future__ import annotations

from bot.i18n.catalogue import words
from bot.scenes.wording import Question
from cogs.ui.hand.before_play import OFFER
from cogs.ui.hand.controls import card_menus
from cogs.ui.hand.scene import HandScene
from cogs.ui.messages import Button, Menu, Option, Part, Style, rows


def before_controls(hand: HandScene, asked: Question | None) -> list[Part]:
    """What the owner may press and select, from top to bottom; ``asked`` None: others are asked."""
    scene = hand.scene
    sort = [Button(scene.say("button-sort"), scene.id("sort", str(hand.choice)))] if hand.view.hand else []
    if asked is None:
        return [*rows(sort)]
    if asked.kind == OFFER:
        keep = Button(scene.say("button-keep"), scene.id("keep"), Style.PRIMARY)
        return [*rows([keep, Button(scene.say("button-redeal"), scene.id("redeal")), *sort])]
    if asked.verb in ("give", "keep"):
        return [*card_menus(hand, _movable(hand, asked)), *rows([_give(hand, asked), *sort])]
    if asked.verb == "choose":
        return [*rows(_places(hand, asked))]
    if asked.verb == "demand":
        return [*_wish_menus(hand, asked), *rows([*_demand(hand), *sort])]
    yes = Button(scene.say(f"button-{asked.verb}"), scene.id(asked.verb), Style.PRIMARY)
    return [*rows([yes, Button(scene.say("button-decline"), scene.id("decline")), *sort])]


def _movable(hand: HandScene, asked: Question) -> frozenset[str]:
    """The cards that may be chosen, in notation: those protected stay (BT-16.5)."""
    if asked.verb == "keep":
        return frozenset(map(str, hand.view.hand))
    actions = hand.view.legal_actions()
    return frozenset(str(card) for action in actions for card in action.cards)


def _give(hand: HandScene, asked: Question) -> Button:
    key = {"put-out": "button-put-out", "keep": "button-set-aside"}.get(asked.kind, "button-give")
    return Button(hand.scene.say(key), hand.scene.id("give", str(hand.choice)), Style.PRIMARY)


def _places(hand: HandScene, asked: Question) -> list[Button]:
    """A button a place; the record counts them from 0, people from 1."""
    return [
        Button(hand.scene.say("closed-place", number=place + 1), hand.scene.id("choose", str(place)))
        for place in range(asked.many)
    ]


def _demand(hand: HandScene) -> list[Button]:
    scene = hand.scene
    return [
        Button(scene.say("button-demand"), scene.id("demand", str(hand.choice)), Style.PRIMARY),
        Button(scene.say("button-waive"), scene.id("waive")),
    ]


def _wish_menus(hand: HandScene, asked: Question) -> list[Part]:
    """Of whom, where there are several; then the rank, then the card: a pack has more cards than a select options."""
    return [*([_who_menu(hand, asked)] if len(asked.seats) > 1 else []), _rank_menu(hand), _suit_menu(hand)]


def _who_menu(hand: HandScene, asked: Question) -> Menu:
    scene = hand.scene
    options = [Option(scene.names[seat], str(seat), chosen=seat == hand.choice.wish.seat) for seat in asked.seats]
    return Menu(scene.say("select-demand-from"), scene.id("who", str(hand.choice)), options)


def _rank_menu(hand: HandScene) -> Menu:
    scene, (ranks, _) = hand.scene, hand.places
    there = dict.fromkeys(card.rank for card in hand.demandable)
    options = [
        Option({"T": "10"}.get(rank, rank), str(ranks.index(rank)), chosen=ranks.index(rank) == hand.choice.wish.rank)
        for rank in there
    ]
    return Menu(scene.say("select-rank"), scene.id("rank", str(hand.choice)), options)


def _suit_menu(hand: HandScene) -> Menu:
    scene, (ranks, suits) = hand.scene, hand.places
    wish = hand.choice.wish
    options = [
        Option(
            words((card,), scene.locale),
            str(suits.index(card.suit)),
            chosen=suits.index(card.suit) == wish.suit,
        )
        for card in hand.demandable
        if ranks.index(card.rank) == wish.rank
    ]
    placeholder = scene.say("select-demand" if options else "select-rank-first")
    return Menu(placeholder, scene.id("suit", str(hand.choice)), options or [Option("-", "-")], off=not options)
