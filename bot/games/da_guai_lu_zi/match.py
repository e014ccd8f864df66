"""Deals strung together: who leads, levels, totals, and the end of the match (DG-5.1 to DG-5.4, DG-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.chance import NONE_STATED, Chance, Streamed
from bot.engine.game import Event, Json, Result
from bot.engine.seam.hands import Hands, check_cards, check_shuffle, dealt_round
from bot.engine.seam.positions import NOTHING
from bot.engine.seam.snapshots import read_snapshot
from bot.engine.typed.command_options import Chosen
from bot.games.da_guai_lu_zi.deal.deal import EscapeDeal, begun
from bot.games.da_guai_lu_zi.deal.deal_state import DealState
from bot.games.da_guai_lu_zi.deal.position import Position
from bot.games.da_guai_lu_zi.deal.state_forms import STATES
from bot.games.da_guai_lu_zi.first_lead import first_leader
from bot.games.da_guai_lu_zi.refusals import EscapeEvent as Happened
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, SEATS, TEAMS, Rules
from bot.games.da_guai_lu_zi.scoring.standing import BothLevels, TeamStanding, first_standing


@dataclass(frozen=True)
class EscapeMatch:
    """A match between two deals."""

    rules: Rules
    teams: TeamStanding
    previous: tuple[Seat, ...] = ()  # the finishing order of the deal before; empty before a first deal
    ended: bool = False
    winning_team: int | None = None

    @classmethod
    def new(cls, rules: Rules, levels: BothLevels | None = None, previous: tuple[Seat, ...] = ()) -> EscapeMatch:
        """A match before its first deal; with ``previous``, no deal is a first one."""
        start = first_standing(rules)
        return cls(rules, start._replace(levels=levels or start.levels), previous)

    @property
    def options(self) -> Chosen:
        return frozenset()

    @property
    def deals(self) -> int:
        return self.teams.deals

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has booked: as much as its team."""
        return tuple(self.teams.totals[team] for team in TEAMS)

    def sides(self) -> tuple[int, ...]:
        """The team of each seat (DG-0.3)."""
        return TEAMS

    def standing(self) -> tuple[int | str, ...]:
        """The level of each seat's team, or its points."""
        return tuple(self.teams.levels[team] for team in TEAMS) if self.rules.plays_levels else self.totals

    def over(self) -> bool:
        return self.ended

    def winners(self) -> frozenset[Seat]:
        return frozenset(seat for seat in range(SEATS) if TEAMS[seat] == self.winning_team)

    def start_deal(self, shuffle: Shuffle) -> tuple[EscapeDeal, tuple[Event, ...]]:
        """Deal from a shuffle. The first card goes to the leader, later to the first finisher (DG-5.1).

        Raises:
            NotPossible: the shuffle has another pack, or the match is over.
        """
        check_shuffle(shuffle, self.rules.pack)
        stream, events = shuffle.stream, tuple[Event, ...]()
        if self.previous:
            first = self.previous[0]
        else:
            first, stream = first_leader(self.rules, stream)
            events = (Event(Happened.LEADS_FIRST, first),)
        hands = dealt_round(shuffle.order, first, SEATS)
        deal, more = begun(replace(self._state(hands, first, Streamed(stream)), shuffled=True))
        return deal, (*events, *more)

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), fields: Mapping[str, Json] = NOTHING
    ) -> tuple[EscapeDeal, tuple[Event, ...]]:
        """Start the next deal with stated hands. In a first deal the field ``opener`` says who leads.

        Raises:
            NotPossible: the hands do not fit the rules, ``opener`` is missing or out of place, or the match is over.
        """
        if [len(hand) for hand in hands] != [HAND_SIZE] * SEATS or left:
            raise NotPossible(f"{SEATS} hands of {HAND_SIZE} cards are needed, and none are left")
        check_cards(hands, left, self.rules.pack)
        opener = fields.get("opener")
        if self.previous and opener is not None:
            raise NotPossible("“opener” stands in a first deal alone; here the deal before decides who leads")
        if not self.previous and opener is None:
            raise NotPossible("“opener” is missing; in a first deal it is the seat that leads")
        first = self.previous[0] if self.previous else opener
        return begun(self._state(tuple(map(tuple, hands)), first or 0, NONE_STATED))

    def book(self, result: Result) -> EscapeMatch:
        """The match after a finished deal."""
        account = result.account
        teams = self.teams._replace(totals=_both(account["totals"]), deals=account["deals"])
        if self.rules.plays_levels:
            teams = teams._replace(levels=_both(account["levels"]), fails=_both(account["fails"]))
        return replace(
            self,
            teams=teams,
            previous=result.order,
            ended=account["over"],
            winning_team=account["match_winner"],
        )

    def to_json(self) -> Json:
        return STATES.writer(EscapeMatch)(self)

    def _state(self, hands: Hands, first: Seat, chance: Chance) -> DealState:
        if self.over():
            raise NotPossible("the match is over, there is no next deal")
        position = Position(
            rules=self.rules,
            standing=self.teams,
            leading=TEAMS[first],
            first=first,
            counts=tuple(map(len, hands)),
            previous=self.previous,
        )
        return DealState(position, hands, chance=chance)


def _both(values: Sequence[Any]) -> tuple[Any, Any]:
    first, second = values
    return first, second


def match_from_json(rules: Rules, data: Any) -> EscapeMatch:
    """The match that ``to_json`` wrote.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    return read_snapshot(STATES, EscapeMatch, data, rules)
