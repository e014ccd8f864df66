"""A hand as its owner sees it: the cards, what is asked, what is chosen, and the controls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.cards import Card
from bot.engine.actions import Action, Seat, must_act
from bot.engine.facts import Cards, Facts
from bot.engine.game import Refusal, View
from bot.engine.table_values import News
from bot.scenes.buttons import Control, Pick
from bot.scenes.marks import CardState, GroupTag
from bot.scenes.wording import Text, saying


@dataclass(frozen=True, slots=True)
class Selection:
    """What is chosen in a hand. Places count the cards of the view's hand from 0, so equal cards stay apart.

    >>> from bot.cards import read_cards
    >>> hand = read_cards("3d 3d 4c")
    >>> Selection().choosing(hand, read_cards("3d 4c")).places == {0, 2}
    True
    """

    places: frozenset[int] = frozenset()
    flags: str = ""  # words that go with the answer: a letter each, which the game reads
    kind: str = ""  # the kind of ready-made answers on show; empty: all
    picks: tuple[tuple[str, int], ...] = ()  # what else is picked: the letter of its select, and the number

    def cards(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The chosen cards of a hand, in its order."""
        return tuple(card for place, card in enumerate(hand) if place in self.places)

    def choosing(self, hand: Sequence[Card], cards: Iterable[Card]) -> Selection:
        """The same with exactly these cards chosen. Cards that are not in the hand are ignored."""
        return replace(self, places=places_of(hand, cards))

    def choosing_among(self, offered: frozenset[int], chosen: frozenset[int]) -> Selection:
        """The same with only ``chosen`` among the ``offered`` places. Other places stay as they are."""
        return replace(self, places=self.places - offered | offered & chosen)

    def flagging(self, letter: str) -> Selection:
        """The same with a word switched on or off."""
        flags = self.flags.replace(letter, "") if letter in self.flags else self.flags + letter
        return replace(self, flags=flags)

    def picked(self, letter: str) -> int | None:
        """What is picked in the select with this letter; None if nothing is."""
        return dict(self.picks).get(letter)

    def picking(self, letter: str, number: int, clears: str = "") -> Selection:
        """The same with ``number`` picked. The picks under the letters of ``clears`` go."""
        kept = {other: value for other, value in self.picks if other not in clears}
        return replace(self, picks=tuple(sorted({**kept, letter: number}.items())))


NOTHING_SELECTED = Selection()


def places_of(hand: Sequence[Card], cards: Iterable[Card]) -> frozenset[int]:
    """The places of cards in a hand: of equal cards the first. Cards that the hand lacks are left out."""
    wanted = Counter(cards)
    found = set()
    for place, card in enumerate(hand):
        if wanted[card] > 0:
            wanted[card] -= 1
            found.add(place)
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggestion."""

    action: Action
    reason: Text | None = None  # why, in a few words, if known


@dataclass(frozen=True, slots=True)
class Held:
    """What a scene knows of a hand beside the view: how its owner looks at it, and what they may read."""

    choice: Selection = NOTHING_SELECTED
    order: str = ""  # how it is sorted: one of the game's orders; any other text means the first
    hint: Hint | None = None  # the suggestion that the owner asked for
    happened: News = ()  # public news of the deal
    told: News = ()  # events that the owner may read, but not everybody
    knows: bool = False  # whether an earlier deal explained *Pass this trick* to the owner


def card_states(
    hand: Sequence[Card], held: Held, playable: frozenset[int] | None
) -> tuple[tuple[CardState, ...], tuple[CardState, ...]]:
    """The state of each card by place, and then the state it would have if nothing were chosen or suggested.

    ``playable`` are the places in some legal answer, or None if nothing is asked. If all places are playable, none
    stands out.
    """
    hint = places_of(hand, held.hint.action.cards) if held.hint else frozenset()
    some = playable is not None and len(playable) < len(hand)

    def unmarked(place: int) -> CardState:
        if playable is None or not some:
            return CardState.WAITING
        return CardState.PLAYABLE if place in playable else CardState.NOT_PLAYABLE

    def marked(place: int) -> CardState:
        if place in held.choice.places:
            return CardState.SELECTED
        return CardState.SUGGESTED if place in hint else plain[place]

    plain = tuple(map(unmarked, range(len(hand))))
    return tuple(map(marked, range(len(hand)))), plain


MOST_PRESSED = 15
"""The most cards that get a button each. Three rows of five leave room in a message for the rest."""


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card, where it is, and how it looks."""

    card: Card
    place: int  # in the view's hand, from 0, as a ``Selection`` counts
    state: CardState = CardState.WAITING
    unmarked: CardState = CardState.WAITING  # how it would look if it were neither chosen nor suggested
    open: bool = False  # some legal answer names it: bold in the list


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that belong together, in the owner's order."""

    cards: tuple[HeldCard, ...]
    caption: Text | None = None  # what they are, and how many; needless if there is one group
    tag: GroupTag | None = None  # groups are drawn only if all have one
    name: Text | None = None  # what they are, in a word


@dataclass(frozen=True, slots=True)
class OtherHand:
    """Another seat, shown in a hand so that its owner need not look at the table."""

    seat: Seat
    cards: int  # how many it holds
    note: Text | None = None  # a remark, in a word or two
    alarm: bool = False  # whether the note is a warning
    turn: bool = False  # whether the table waits for it


@dataclass(frozen=True, slots=True)
class Header:
    """What the picture shows above the cards."""

    caption: Text  # what is asked, or, without a pill, whom the table waits for
    pill: Text | None = None  # that it is the owner's turn
    name: Seat | None = None  # whose play is to be beaten
    cards: tuple[Card, ...] = ()  # the cards to beat, or to decide about


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """A line about what is chosen. If it is not allowed, the text names the ``reason``."""

    text: Text
    refusal: Refusal | None = None


def required_places(view: View) -> frozenset[int]:
    """The places of the cards that every answer of a seat contains. Empty if different verbs may answer.

    For each card that is not needed, ``legal_actions`` must list an answer without it.
    """
    if view.seat not in must_act(view):
        return frozenset()
    asks = view.asks()[view.seat]
    lasting = {ask.verb for ask in asks if ask.lasting}
    answers = [action for action in view.legal_actions() if action.verb not in lasting]
    if len({action.verb for action in answers}) != 1:
        return frozenset()
    shared = Counter(answers[0].cards)
    for action in answers:
        shared &= Counter(action.cards)
    return places_of(view.hand, shared.elements())


def hint_facts(view: View, hint: Hint, cards: tuple[Card, ...] | None = None) -> Facts:
    """What is suggested, and why, for messages. ``cards``: the cards that a number in the action stands for."""
    action = hint.action
    return {
        "verb": action.verb,
        "what": view.describe(action),
        "cards": Cards(action.cards if cards is None else cards),
        "number": (action.number or 0) + 1,
        "explained": hint.reason is not None,
        "why": hint.reason or "",
    }


@dataclass(frozen=True, slots=True)
class ReadyAnswer:
    """A legal answer, offered as a whole."""

    cards: tuple[Card, ...]
    kind: str  # a variant of the message ``kind-title``; long lists are shown by kind
    about: Text  # what the cards make
    chosen: bool = False


def _passed_for(text: Text) -> Text | None:
    """What a line for the owner's turn becomes if the table passes for them. None for lines that call them."""
    match text.key:
        case "hand-nothing-beats":
            return saying("hand-passed-for")
        case "hand-turn":
            return None
    return text


@dataclass(frozen=True, slots=True)
class HandScene:
    """A hand as its owner sees it. The message begins with what to do. What can wait is below the controls."""

    seat: Seat
    active: bool  # whether the owner is asked something
    told: News = ()  # lines that not everybody may read
    heading: Text | None = None  # of a phase without card play
    lines: tuple[Text, ...] = ()  # whose turn it is
    notes: tuple[Text, ...] = ()  # what the owner is asked
    facts: tuple[Text, ...] = ()  # public facts that the owner may need
    others: tuple[OtherHand, ...] = ()  # the other hands, in turn order from the owner on
    happened: News = ()  # public lines that the hand repeats
    header: Header | None = None  # None: no picture and no list of cards
    groups: tuple[CardGroup, ...] = ()
    chosen: tuple[ChoiceLine, ...] = ()
    selectable: frozenset[int] = frozenset()  # places that may be chosen; empty: no controls for cards
    picks: tuple[Pick, ...] = ()
    ready: tuple[ReadyAnswer, ...] | None = None  # None: no select of ready-made answers
    buttons: tuple[Control, ...] = ()
    alt: tuple[Text, ...] = ()  # sentences that suffice to play; they stand after the cards and before what is chosen
    log: News = ()  # what happened before the first play; shown below the controls
    coach: Text | None = None  # what the coach tells a beginner now
    coached: tuple[Text, ...] = ()  # texts above that the coach's line replaces

    def with_coach(self, line: Text | None) -> HandScene:
        """The same with what a coach says this turn. It replaces the texts in ``coached``."""

        def kept(texts: tuple[Text, ...]) -> tuple[Text, ...]:
            return tuple(text for text in texts if text not in self.coached)

        if line is None:
            return self
        return replace(self, coach=line, lines=kept(self.lines), notes=kept(self.notes), alt=kept(self.alt))

    def with_pass_made(self) -> HandScene:
        """The same if the table passes for an owner who can do nothing else. It says so, and calls nobody."""
        header = None if self.header is None else replace(self.header, pill=None)
        lines, alt = (tuple(filter(None, map(_passed_for, texts))) for texts in (self.lines, self.alt))
        return replace(self, header=header, lines=lines, alt=alt)

    @property
    def cards(self) -> tuple[HeldCard, ...]:
        """All cards, in the owner's order."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def pressed(self) -> bool:
        """Whether each card that may be chosen has a button. Then the buttons show what is chosen, not the picture."""
        return 0 < len(self.selectable) <= MOST_PRESSED
