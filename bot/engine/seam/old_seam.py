"""What a game's rules, deals, views and matches must offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat
from bot.engine.asks import Ask, Asks, Due
from bot.engine.chance import Chance
from bot.engine.facts import Event, Refusal, Text
from bot.engine.result import Result
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.seam.positions import NOTHING, Dealt, Trick
from bot.engine.typed.command_options import Chosen

Json = Any


class OldView(Protocol):
    """All that one seat may know, as plain data. With ``seat`` None the viewer is a spectator.

    The judge can decide on a view just as on the deal.
    """

    @property
    def seat(self) -> Seat | None: ...
    @property
    def rules(self) -> Rulebook: ...
    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards, lowest first in the game's order; empty for a spectator."""
        ...

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each hand; always public."""
        ...

    def asks(self) -> Asks:
        """What is asked of each seat; the same as the deal's ``asks``."""
        ...

    @property
    def history(self) -> tuple[tuple[Seat, Action], ...]:
        """Who did what since the deal began, in order.

        For cards that were not shown to everybody it has only their number.
        """
        ...

    @property
    def trick(self) -> Trick:
        """What was played since the lead, in order; whoever passed stands there without cards.

        Empty as soon as the trick is over.
        """
        ...

    def refusal(self, action: Action) -> Refusal | None: ...
    def legal_actions(self) -> Sequence[Action]: ...
    def ahead(self) -> tuple[Ask, ...]:
        """What the viewer may answer before the deal asks it: to pass until the next lead, or to lead a deal that has
        not begun. Empty where nothing can be answered ahead.

        An answer given ahead is held until it is asked for, as long as this names its verb. It is public who may give
        one, so this must not depend on hidden cards.
        """
        ...

    def legal_ahead(self) -> Sequence[Action]:
        """The legal answers to ``ahead``, as if each were asked for now, the weakest play first."""
        ...

    def refusal_ahead(self, action: Action) -> Refusal | None:
        """Why the viewer may not give this answer ahead. When it is asked for, ``refusal`` judges it again."""
        ...

    def readings(self, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What these cards, in any order, may be played as, the rules' own reading first; none where they make nothing.

        Whether that may be done now is for ``refusal``.
        """
        ...

    def describe(self, action: Action) -> Text:
        """What an action comes to, in a few words: the combination that is played, or what else is done."""
        ...

    def called(self, action: Action) -> Text:
        """The words by which people call an action that names cards when they type it, such as *full house boat*."""
        ...

    def to_json(self) -> Json: ...


class OldDeal(Protocol):
    """One deal, from shuffle to settlement; immutable."""

    @property
    def rules(self) -> Rulebook: ...
    @property
    def dealt(self) -> Dealt | None:
        """How the shuffled cards were dealt, before any of them moved. None if the hands were stated."""
        ...

    @property
    def chance(self) -> Chance:
        """The source of what chance decides in mid-deal."""
        ...

    def with_chance(self, chance: Chance) -> Self:
        """The same deal, with ``chance`` deciding from now on."""
        ...

    def asks(self) -> Asks:
        """What each seat is asked: to play or pass, and perhaps also to declare a last card or call one.

        This is public, so it must not depend on hidden cards.
        """
        ...

    def due(self) -> Due | None:
        """What happens if nobody acts in time. None if nothing is due, or if no answer to it is outstanding."""
        ...

    @property
    def trick(self) -> Trick:
        """What was played since the lead; the same as every view's ``trick``."""
        ...

    def fall_due(self) -> tuple[Self, tuple[Event, ...]]:
        """The deal after what ``due`` names has happened, and the events of that.

        Raises:
            ValueError: nothing is due.
        """
        ...

    def mildest(self, seat: Seat) -> Action:
        """The legal action that commits the seat to the least. The clock takes it for somebody who is absent.

        Raises:
            ValueError: the seat is asked nothing.
        """
        ...

    def reach(self, seat: Seat, action: Action) -> Self:
        """For reading records: the deal after every due event that the recorded action implies."""
        ...

    def noted(self, seat: Seat, action: Action) -> Action | None:
        """A legal action as a record writes it, or None if records leave it out."""
        ...

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """The one judge of legality: None when the action is legal, else the reason."""
        ...

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """All legal actions of the seat, declarations included, the weakest play first."""
        ...

    def apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The deal after an action, and what happened; the judge is asked here, so nobody need ask before.

        Raises:
            NotAllowed: the action is not allowed; nothing was done.
            NotPossible: chance is to decide, and what was stated is missing or cannot be.
        """
        ...

    def view(self, seat: Seat | None) -> OldView: ...
    def result(self) -> Result | None: ...
    def to_json(self) -> Json:
        """A snapshot that names hidden cards, too. The game's ``deal_from_json`` reads it back to an equal value."""
        ...


class OldMatch(Protocol):
    """A series of deals; immutable."""

    @property
    def rules(self) -> Rulebook: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def deals(self) -> int:
        """How many deals have been booked."""
        ...

    @property
    def options(self) -> Chosen:
        """What was chosen of the table options."""
        ...

    def over(self) -> bool: ...
    def winners(self) -> frozenset[Seat]:
        """Who won the match.

        Empty until it is over, and empty when several seats that play alone share the best total.
        """
        ...

    def sides(self) -> tuple[int, ...]:
        """The side of each seat. Where everybody plays alone, all sides differ."""
        ...

    def standing(self) -> tuple[int | str, ...]:
        """What is shown beside each seat: points, or a level."""
        ...

    def start_deal(self, shuffle: Shuffle) -> tuple[OldDeal, tuple[Event, ...]]:
        """OldDeal from a shuffle. Dealer, receivers and starter follow from the previous deals."""
        ...

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), fields: Mapping[str, Json] = NOTHING
    ) -> tuple[OldDeal, tuple[Event, ...]]:
        """Start the next deal with stated hands, as a record gives them. Its chance must be stated, too.

        ``fields`` are the game's own fields of the record (``Game.record_fields``).

        Raises:
            NotPossible: hands or left-over cards do not fit the rules.
        """
        ...

    def book(self, result: Result) -> Self:
        """The match after a finished deal, with new totals, next dealer and next starter."""
        ...

    def to_json(self) -> Json: ...
