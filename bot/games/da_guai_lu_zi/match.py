"""Deals strung together: who leads, levels, totals, and the end of the match (DG-5.1 to DG-5.4, DG-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cards import Card, Packs
from bot.dealing import Shuffle, Stream
from bot.engine.actions import NotPossible, Seat
from bot.engine.chance import NONE_STATED, Chance, Streamed
from bot.engine.facts import Event
from bot.engine.game import Json, Result
from bot.engine.seam.hands import check_cards, dealt_round
from bot.engine.seam.matches import Match, Series
from bot.engine.typed.command_options import Chosen
from bot.games.da_guai_lu_zi.cards.order import order_of
from bot.games.da_guai_lu_zi.closed_lists import EscapeEvent as Happened
from bot.games.da_guai_lu_zi.deal import tribute
from bot.games.da_guai_lu_zi.deal.deal_state import DealState, Later
from bot.games.da_guai_lu_zi.deal.position import Position
from bot.games.da_guai_lu_zi.deal.seam import PLAY
from bot.games.da_guai_lu_zi.rules.closed_choices import FirstLead
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, SEATS, TEAMS, Rules, level_written
from bot.games.da_guai_lu_zi.scoring.settlement import TeamStanding, first_standing
from bot.games.da_guai_lu_zi.shell import stated_levels


@dataclass(frozen=True)
class TeamsSoFar:
    """What is known between two deals."""

    rules: Rules
    teams: TeamStanding
    previous: tuple[Seat, ...] = ()  # the finishing order of the deal before; empty before a first deal
    ended: bool = False
    winning_team: int | None = None

    @property
    def deals(self) -> int:
        return self.teams.deals

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has booked: as much as its team."""
        return tuple(self.teams.totals[team] for team in TEAMS)


class EscapeSeries(Series[TeamsSoFar, DealState, Rules]):
    """A match, deal after deal."""

    kind = TeamsSoFar
    play = PLAY

    def packs(self, rules: Rules) -> Packs:
        return rules.pack

    def seats(self, rules: Rules) -> int:
        """Six, always (DG-0.2)."""
        del rules
        return SEATS

    def new(self, rules: Rules, options: Chosen, head: Mapping[str, Json]) -> TeamsSoFar:
        """The head of a record may state levels, and the deal before; then no deal is a first one (DG-10.3)."""
        if options:
            raise NotPossible("nothing can be chosen beside the rules")
        start = first_standing(rules)
        levels = stated_levels(rules, head.get("levels"))
        return TeamsSoFar(rules, start._replace(levels=levels or start.levels), head.get("previous", ()))

    def sides(self, so_far: TeamsSoFar) -> tuple[int, ...]:
        """The team of each seat (DG-0.3)."""
        del so_far
        return TEAMS

    def standing(self, so_far: TeamsSoFar) -> tuple[int | str, ...]:
        """The level of each seat's team as people write it, or its points."""
        if not so_far.rules.plays_levels:
            return so_far.totals
        return tuple(level_written(so_far.teams.levels[team]) for team in TEAMS)

    def winners(self, so_far: TeamsSoFar) -> frozenset[Seat] | None:
        if not so_far.ended:
            return None
        return frozenset(seat for seat in range(SEATS) if TEAMS[seat] == so_far.winning_team)

    def start(self, so_far: TeamsSoFar, shuffle: Shuffle) -> Later:
        """The first card goes to the leader, later to the first finisher (DG-5.1)."""
        stream, opening = shuffle.stream, tuple[Event, ...]()
        if so_far.previous:
            first = so_far.previous[0]
        else:
            first, stream = first_leader(so_far.rules, stream)
            opening = (Event(Happened.LEADS_FIRST, first),)
        state, events = _begun(so_far, dealt_round(shuffle.order, first, SEATS), first, Streamed(stream))
        return state, (*opening, *events)

    def start_given(
        self, so_far: TeamsSoFar, hands: Sequence[Sequence[Card]], left: Sequence[Card], fields: Mapping[str, Json]
    ) -> Later:
        """In a first deal the field ``opener`` says who leads.

        Raises:
            NotPossible: the hands do not fit the rules; ``opener`` is missing or out of place.
        """
        if [len(hand) for hand in hands] != [HAND_SIZE] * SEATS or left:
            raise NotPossible(f"{SEATS} hands of {HAND_SIZE} cards are needed, and none are left")
        check_cards(hands, left, so_far.rules.pack)
        opener: Seat | None = fields.get("opener")
        if so_far.previous and opener is not None:
            raise NotPossible("“opener” stands in a first deal alone; here the deal before decides who leads")
        if not so_far.previous and opener is None:
            raise NotPossible("“opener” is missing; in a first deal it is the seat that leads")
        return _begun(so_far, hands, so_far.previous[0] if opener is None else opener, None)

    def book(self, so_far: TeamsSoFar, result: Result) -> TeamsSoFar:
        account = result.account
        teams = so_far.teams._replace(totals=_both(account["totals"]), deals=account["deals"])
        if so_far.rules.plays_levels:
            teams = teams._replace(levels=_both(account["levels"]), fails=_both(account["fails"]))
        return replace(
            so_far, teams=teams, previous=result.order, ended=account["over"], winning_team=account["match_winner"]
        )


def _begun(so_far: TeamsSoFar, hands: Sequence[Sequence[Card]], first: Seat, chance: Chance | None) -> Later:
    """The deal, advanced to the first choice that somebody has."""
    position = Position(
        rules=so_far.rules,
        standing=so_far.teams,
        leading=TEAMS[first],
        first=first,
        counts=tuple(map(len, hands)),
        previous=so_far.previous,
    )
    held = tuple(map(position.order.sorted, hands))
    return tribute.begin(DealState(position, held, shuffled=chance is not None, chance=chance or NONE_STATED))


def _both(values: Sequence[Any]) -> tuple[Any, Any]:
    first, second = values
    return first, second


SERIES = EscapeSeries()
EscapeMatch = Match[TeamsSoFar]


def first_leader(rules: Rules, stream: Stream) -> tuple[Seat, Stream]:
    """The leader of a first deal, and the chance that remains (DG-5.3, DG-10.4)."""
    if rules.dg.first_lead is FirstLead.RANDOM:
        return stream.below(SEATS)
    order = order_of(rules, None)
    left = sorted(rules.pack.cards(), key=order.lowest_first)
    seats = list(range(SEATS))
    while len(seats) > 1:
        drawn: dict[Seat, Card] = {}
        for seat in seats:
            place, stream = stream.below(len(left))
            drawn[seat] = left.pop(place)
        highest = max(order.value[card] for card in drawn.values())
        seats = [seat for seat in seats if order.value[drawn[seat]] == highest]
    return seats[0], stream
