"""A hand as its owner sees it: the cards, what is asked, what is chosen, and the controls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.asks import must_act
from bot.engine.facts import Cards, Facts
from bot.engine.game import Refusal, View
from bot.engine.table_values.news import News
from bot.scenes.buttons import Control, Pick
from bot.scenes.wording import Text, saying


@dataclass(frozen=True, slots=True)
class Selection:
    """What is chosen in a hand. Places count the cards of the view's hand from 0: of two equal cards, each has its own.

    >>> from bot.cards import read_cards
    >>> hand = read_cards("3d 3d 4c")
    >>> Selection().choosing(hand, read_cards("3d 4c")).places == {0, 2}
    True
    """

    places: frozenset[int] = frozenset()
    flags: str = ""  # words that go with the answer, a letter each, as the game reads them
    kind: str = ""  # the kind of ready-made answers being looked through; empty: all
    picks: tuple[tuple[str, int], ...] = ()  # what else is picked: the letter of its select, and the number

    def cards(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The chosen cards of a hand, in its order."""
        return tuple(card for place, card in enumerate(hand) if place in self.places)

    def choosing(self, hand: Sequence[Card], cards: Iterable[Card]) -> Selection:
        """The same with these cards instead, as often as they are named; cards that are not in the hand are ignored."""
        return replace(self, places=places_of(hand, cards))

    def choosing_among(self, offered: frozenset[int], chosen: frozenset[int]) -> Selection:
        """The same with just these of the ``offered`` places chosen; what is chosen beside them stays."""
        return replace(self, places=self.places - offered | offered & chosen)

    def flagging(self, letter: str) -> Selection:
        """The same with a word said that was not, or the other way round."""
        flags = self.flags.replace(letter, "") if letter in self.flags else self.flags + letter
        return replace(self, flags=flags)

    def picked(self, letter: str) -> int | None:
        """What is picked in the select of a letter; None for nothing yet."""
        return dict(self.picks).get(letter)

    def picking(self, letter: str, number: int, clears: str = "") -> Selection:
        """The same with something else picked; what is kept under the letters of ``clears`` goes."""
        kept = {other: value for other, value in self.picks if other not in clears}
        return replace(self, picks=tuple(sorted({**kept, letter: number}.items())))


NOTHING_SELECTED = Selection()


def places_of(hand: Sequence[Card], cards: Iterable[Card]) -> frozenset[int]:
    """Where cards are in a hand: the first places of equal ones; what the hand lacks is left out."""
    wanted = Counter(cards)
    found = set()
    for place, card in enumerate(hand):
        if wanted[card] > 0:
            wanted[card] -= 1
            found.add(place)
    return frozenset(found)


class CardState(StrEnum):
    """What a card of a hand may do now; it decides how the card is drawn."""

    PLAYABLE = "playable"
    SUGGESTED = "suggested"
    SELECTED = "selected"
    NOT_PLAYABLE = "not-playable"
    WAITING = "waiting"


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggestion."""

    action: Action
    reason: Text | None = None  # why, in a few words; None where nobody says


@dataclass(frozen=True, slots=True)
class Held:
    """What a scene knows of a hand beside the view: how its owner looks at it, and what they may read."""

    choice: Selection = NOTHING_SELECTED
    order: str = ""  # how the owner likes it sorted: one of the game's orders, or the first for any other text
    hint: Hint | None = None  # the suggestion that was asked for
    happened: News = ()  # public news of the deal
    told: News = ()  # what the owner may read, and not everybody
    knows: bool = False  # whether the owner was told in another deal what *Pass this trick* does


def card_states(
    hand: Sequence[Card], held: Held, playable: frozenset[int] | None
) -> tuple[tuple[CardState, ...], tuple[CardState, ...]]:
    """How each card of a hand looks, by place; then how it would look if none were chosen or suggested.

    ``playable`` are the places that some legal answer names; None while nobody asks for any. Where all are, none stands
    out.
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
"""The most cards that have a button each: three lines of five leave a message room for all else it may hold."""


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card, where it is, and how it looks."""

    card: Card
    place: int  # in the view's hand, from 0: what a choice names
    state: CardState = CardState.WAITING
    unmarked: CardState = CardState.WAITING  # how it would look if it were neither chosen nor suggested
    open: bool = False  # some legal answer names it: bold in the list


@dataclass(frozen=True, slots=True)
class GroupTag:
    """The tag before a group of cards where it is drawn."""

    suit: str | None  # the letter of the suit whose sign it bears; None: a star, for no suit
    label: str  # a letter or two below the sign
    strong: bool = False  # whether these cards beat those of the other groups


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that belong together, in the order of the owner."""

    cards: tuple[HeldCard, ...]
    caption: Text | None = None  # what they are, and how many; a hand of one group needs none
    tag: GroupTag | None = None  # a hand is drawn in groups if all of them have one
    name: Text | None = None  # what they are, in a word


@dataclass(frozen=True, slots=True)
class OtherHand:
    """Another seat as a hand shows it, so that its owner need not look at the table."""

    seat: Seat
    cards: int  # how many it holds
    note: Text | None = None  # what needs saying of it, in a word or two
    alarm: bool = False  # whether the note is a warning
    turn: bool = False  # whether the table waits for it


@dataclass(frozen=True, slots=True)
class Header:
    """What the picture says above the cards."""

    caption: Text  # what is asked; without a pill, whom the table waits for
    pill: Text | None = None  # that it is the owner's turn
    name: Seat | None = None  # whose play is to be beaten
    cards: tuple[Card, ...] = ()  # what is to be beaten, or asked about


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """A line on what is chosen; where it cannot be done, the text names the ``reason``."""

    text: Text
    refusal: Refusal | None = None


def required_places(view: View) -> frozenset[int]:
    """The places of the cards that every answer of a seat contains; none if it can also pass or do something else.

    ``legal_actions`` must list, for each card that is not needed, an answer without it.
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
    """What is suggested, and why, as messages say it; ``cards`` where the action is a number that stands for some."""
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
    """A legal answer to choose as a whole."""

    cards: tuple[Card, ...]
    kind: str  # a variant of the message ``kind-title``; long lists are looked through kind by kind
    about: Text  # what the cards come to
    chosen: bool = False


def _passed_for(text: Text) -> Text | None:
    """What a text of the owner's turn becomes where the table passes for them; None for what calls them."""
    match text.key:
        case "hand-nothing-beats":
            return saying("hand-passed-for")
        case "alt-hand" if text.facts["case"] == "beat":
            return Text("alt-to-beat", text.facts)
        case "hand-turn" | "alt-turn" | "alt-hand":
            return None
    return text


@dataclass(frozen=True, slots=True)
class HandScene:
    """A hand as its owner sees it. Its message begins with what to do; what can wait is below the controls."""

    seat: Seat
    active: bool  # whether something is asked of the owner
    told: News = ()  # lines that not everybody may read
    heading: Text | None = None  # of a phase in which nothing is played
    lines: tuple[Text, ...] = ()  # whose turn it is
    notes: tuple[Text, ...] = ()  # what is asked of the owner
    facts: tuple[Text, ...] = ()  # what everybody knows and the owner may need
    others: tuple[OtherHand, ...] = ()  # the other hands, in turn order from the owner on
    happened: News = ()  # public lines that the hand repeats
    header: Header | None = None  # None: there is no picture, nor a list of cards
    groups: tuple[CardGroup, ...] = ()
    chosen: tuple[ChoiceLine, ...] = ()
    selectable: frozenset[int] = frozenset()  # places that may be chosen; none: there are no controls for cards
    picks: tuple[Pick, ...] = ()
    ready: tuple[ReadyAnswer, ...] | None = None  # None: there is no select of ready-made answers
    buttons: tuple[Control, ...] = ()
    alt: tuple[Text, ...] = ()  # sentences that suffice to play, after the cards and before what is chosen
    log: News = ()  # what happened before anything is played, below the controls
    coach: Text | None = None  # what a beginner who is coached is told now
    coached: tuple[Text, ...] = ()  # those of the texts above that the coach's word on a turn makes superfluous

    def with_coach(self, line: Text | None) -> HandScene:
        """The same with what a coach says on this turn, in place of what that makes superfluous."""

        def kept(texts: tuple[Text, ...]) -> tuple[Text, ...]:
            return tuple(text for text in texts if text not in self.coached)

        if line is None:
            return self
        return replace(self, coach=line, lines=kept(self.lines), notes=kept(self.notes), alt=kept(self.alt))

    def with_pass_made(self) -> HandScene:
        """The same where the table passes for the owner, who can do nothing else: it says so, and calls nobody."""
        header = None if self.header is None else replace(self.header, pill=None)
        lines, alt = (tuple(filter(None, map(_passed_for, texts))) for texts in (self.lines, self.alt))
        return replace(self, header=header, lines=lines, alt=alt)

    @property
    def cards(self) -> tuple[HeldCard, ...]:
        """All cards, in the order of the owner."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def pressed(self) -> bool:
        """Whether each card that may be chosen has a button, which says whether it is chosen. The picture does not."""
        return 0 < len(self.selectable) <= MOST_PRESSED
