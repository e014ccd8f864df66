"""The controls of a hand: cards to choose, ready-made plays, and the buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.cards import Card, write_cards
from bot.i18n.catalogue import words
from cogs.ui.custom_ids import Choice, CustomId, offering, read_offered
from cogs.ui.hand.scene import HandScene, Plays, sorted_cards
from cogs.ui.messages import Button, Menu, Option, Part, Style, rows

MOST_OPTIONS = 25
"""Options Discord takes in one select."""

ALL_KINDS = "all"
"""The option that leads back to the kinds."""


def hand_controls(hand: HandScene, plays: Plays) -> list[Part]:
    """Selects and buttons, from top to bottom; none over an empty hand."""
    if not hand.view.hand:
        return []
    return [*card_menus(hand, frozenset(map(str, hand.view.hand))), _ready_menu(hand, plays), *rows(_buttons(hand))]


def card_menus(hand: HandScene, movable: frozenset[str]) -> list[Part]:
    """The cards that may be chosen (in notation), in the owner's order, in groups that a select can hold."""
    groups = even_groups([card for card in sorted_cards(hand) if str(card) in movable])
    scene = hand.scene
    return [
        Menu(
            scene.say("select-cards")
            if len(groups) == 1
            else scene.say("select-cards-group", first=group[:1], last=group[-1:]),
            scene.id(f"cards{chr(ord('a') + number)}", offering(hand.choice, hand.view.hand, group)),
            [Option(words((card,), hand.scene.locale), str(card), chosen=card in hand.chosen) for card in group],
            least=0,
            most=len(group),
        )
        for number, group in enumerate(groups)
    ]


def even_groups(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """Cards in as few groups as selects can hold them, of sizes as even as can be, in their order."""
    total = len(cards)
    groups = -(-total // MOST_OPTIONS)
    return [cards[total * group // groups : total * (group + 1) // groups] for group in range(groups)]


def chosen_in_menu(hand: HandScene, pressed: CustomId, values: Sequence[str]) -> Choice:
    """The choice after a select of cards: what it shows is chosen or not, what others show stays as it was."""
    held = hand.view.hand
    cards = [card for card in held if str(card) in values]
    offered = read_offered(pressed.extra, held)
    if offered is None:
        offered = (*_offered_before(hand, pressed.verb), *cards)
    return hand.choice.choosing_among(held, offered, cards)


def _offered_before(hand: HandScene, verb: str) -> Sequence[Card]:
    """The cards of a select that does not say itself which they are: an earlier version sent it."""
    start = MOST_OPTIONS * (ord(verb[-1]) - ord("a"))
    return sorted_cards(hand)[start : start + MOST_OPTIONS]


def _ready_menu(hand: HandScene, plays: Plays) -> Menu:
    """The legal plays; when there are more than a select holds, their kinds first."""
    scene = hand.scene
    if not plays:
        return Menu(scene.say("select-ready-none"), scene.id("plays"), [Option("-", "-")], off=True)
    if len(plays) <= MOST_OPTIONS:
        return _plays_menu(hand, plays, ())
    kinds = Counter(hand.view.kind_of(play) or "" for play in plays)
    if hand.choice.kind not in kinds:
        options = [
            Option(scene.say("kind-title", kind=kind), f"kind {kind}", scene.say("select-kind-option", n=number))
            for kind, number in kinds.items()
        ]
        return Menu(scene.say("select-kind", n=len(kinds)), scene.id("plays", str(hand.choice)), options)
    of_kind = tuple(play for play in plays if hand.view.kind_of(play) == hand.choice.kind)
    back = Option(scene.say("select-all-kinds"), f"kind {ALL_KINDS}")
    return _plays_menu(hand, of_kind[: MOST_OPTIONS - 1], (back,))


def _plays_menu(hand: HandScene, plays: Plays, further: tuple[Option, ...]) -> Menu:
    scene = hand.scene
    options = [
        Option(
            words(play, scene.locale),
            write_cards(play),
            scene.say("kind-title", kind=hand.view.kind_of(play) or ""),
            chosen=play == hand.chosen,
        )
        for play in plays
    ]
    return Menu(scene.say("select-ready", n=len(plays)), scene.id("plays", str(hand.choice)), [*options, *further])


def _buttons(hand: HandScene) -> list[Button]:
    """Play, Pass and Last card! are never off: a press of a hand that cannot be edited any more fetches the new one."""
    scene, extra = hand.scene, str(replace(hand.choice, kind=""))
    declaring = Style.SUCCESS if hand.choice.last_card else Style.SECONDARY
    return [
        Button(scene.say("button-play"), scene.id("play", extra), Style.PRIMARY),
        Button(scene.say("button-pass"), scene.id("handpass")),
        Button(scene.say("button-last-card"), scene.id("handlast", extra), declaring),
        Button(scene.say("button-sort"), scene.id("sort", extra)),
        Button(scene.say("button-hint"), scene.id("hint", extra)),
    ]


def chosen_ready(hand: HandScene, value: str) -> Choice:
    """The choice after picking ``value`` in the ready-made select: a play, or a kind to look through."""
    if value.startswith("kind "):
        kind = value.removeprefix("kind ")
        return replace(hand.choice, kind="" if kind == ALL_KINDS else kind)
    words = value.split()
    return hand.choice.choosing(hand.view.hand, [card for card in hand.view.hand if str(card) in words])
