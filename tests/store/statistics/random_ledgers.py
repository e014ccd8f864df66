"""Ledgers of random deals, and what statistics of them must say: a second computation, in plain Python."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from openskill.models import PlackettLuce

from bot.store import LedgerEntry, Store
from tests.store.makings import at, change, entries, entry

GAMES = ("big-two", "sheng-ji")
PEOPLE = (11, 12, 13, 14, 15, 16)
DAY = 86_400.0


@dataclass
class Dealt:
    """A deal as it was booked, with what was corrected since."""

    game: str
    table: str
    number: int
    at: float
    persons: tuple[int | None, ...]
    points: tuple[int, ...]
    won: tuple[bool, ...]
    counted: tuple[dict[str, int], ...]
    practice: bool
    sides: tuple[int, ...] | None  # None: it is not rated
    corrections: list[tuple[int, int]] = field(default_factory=list)  # a person, and the points they get

    def of(self, person: int) -> int:
        """What somebody has of it."""
        corrected = sum(points for one, points in self.corrections if one == person)
        return self.points[self.persons.index(person)] + corrected


def random_deal(chance: Random, table: str, number: int, now: float) -> Dealt:
    """A deal of two to four seats, sometimes with computers, for practice, or rated."""
    seats = chance.choice((2, 3, 4, 4))
    persons: list[int | None] = [*chance.sample(PEOPLE, seats)]
    rated = chance.random() < 0.6
    if not rated and chance.random() < 0.5:
        persons[chance.randrange(seats)] = None
    points = tuple(chance.randint(-3, 3) for _ in persons)
    teams = (0, 1, 0, 1) if seats == 4 and chance.random() < 0.5 else tuple(range(seats))
    return Dealt(
        chance.choice(GAMES),
        table,
        number,
        now,
        tuple(persons),
        points,
        tuple(one == max(points) for one in points),
        tuple(chance.choice(({}, {"said": 1}, {"said": 2, "forgotten": 1})) for _ in persons),
        not rated and chance.random() < 0.3,
        teams if rated else None,
    )


async def book(store: Store, times: list[float], guild: int, chance: Random, deals: int) -> list[Dealt]:
    """Book random deals at tables of a server over some days, and correct a few; returns what was booked."""
    booked: list[Dealt] = []
    events: Counter[str] = Counter()

    async def save(deal: Dealt, **given: object) -> None:
        events[deal.table] += 1
        await store.save(change(deal.table, events[deal.table], guild=guild, **given))

    for _ in range(deals):
        times.append(times[-1] + chance.choice((60.0, 600.0, DAY / 3)))
        table = at(chance.randint(1, 3), guild)
        number = sum(one.table == table for one in booked) + 1
        deal = random_deal(chance, table, number, times[-1])
        booked.append(deal)
        seats = enumerate(zip(deal.persons, deal.points, deal.won, deal.counted, strict=True))
        await save(
            deal,
            entries=tuple(
                entry(
                    seat,
                    points,
                    person=person,
                    won=won,
                    counted=counted,
                    deal=number,
                    game=deal.game,
                    zero_sum=False,
                    practice=deal.practice,
                    rated_side=None if deal.sides is None else deal.sides[seat],
                )
                for seat, (person, points, won, counted) in seats
            ),
        )
        if chance.random() < 0.25:
            await _correct(chance, chance.choice(booked), save)
    return booked


async def _correct(chance: Random, deal: Dealt, save: Callable[..., Awaitable[None]]) -> None:
    person = chance.choice([one for one in deal.persons if one is not None])
    points = chance.choice((-4, -1, 1, 4))
    deal.corrections.append((person, points))
    corrected = entry(
        -len(deal.corrections),
        points,
        person=person,
        won=False,
        deal=deal.number,
        game=deal.game,
        zero_sum=False,
        practice=deal.practice,
    )
    await save(deal, entries=(corrected,))


# --- the second computation ---


def counting(booked: Sequence[Dealt], person: int, game: str) -> list[Dealt]:
    """The deals of somebody that count."""
    return [one for one in booked if one.game == game and not one.practice and person in one.persons]


def rivals_of(booked: Sequence[Dealt], person: int, game: str) -> dict[int, tuple[int, int, int]]:
    """By whom somebody met: the deals, those in which they had more points, and those in which they had fewer."""
    found: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for deal in counting(booked, person, game):
        for other in deal.persons:
            if other not in (None, person):
                found[int(other or 0)].append((deal.of(person), deal.of(int(other or 0))))
    return {
        other: (len(pairs), sum(mine > theirs for mine, theirs in pairs), sum(mine < theirs for mine, theirs in pairs))
        for other, pairs in found.items()
    }


def ratings_of(booked: Sequence[Dealt], game: str) -> dict[int, tuple[float, float, int]]:
    """By person: what OpenSkill knows of them, and their rated deals. Corrections change nothing."""
    model = PlackettLuce()
    known: dict[int, tuple[float, float, int]] = {}
    together: Counter[tuple[int, frozenset[int]]] = Counter()
    for deal in booked:
        if deal.game != game or deal.sides is None:
            continue
        group = int(deal.at // DAY), frozenset(one for one in deal.persons if one is not None)
        together[group] += 1
        teams = [[seat for seat, side in enumerate(deal.sides) if side == one] for one in sorted({*deal.sides})]
        before = {person: known.get(person, (25.0, 25.0 / 3, 0)) for person in _people(deal)}
        made = [[model.create_rating([*before[_people(deal)[seat]][:2]]) for seat in team] for team in teams]
        worth = [(sum(deal.points[seat] for seat in team), any(deal.won[seat] for seat in team)) for team in teams]
        rated = model.rate(made, ranks=[float(sorted(worth, reverse=True).index(one)) for one in worth])
        for team, moved in zip(teams, rated, strict=True):
            for seat, new in zip(team, moved, strict=True):
                mu, sigma, deals = before[_people(deal)[seat]]
                n = together[group]
                known[_people(deal)[seat]] = mu + (new.mu - mu) / n, sigma + (new.sigma - sigma) / n, deals + 1
    return known


def _people(deal: Dealt) -> list[int]:
    return [one or 0 for one in deal.persons]


def sums_of(deals: Sequence[Dealt], person: int) -> dict[str, int]:
    """What the game counted of somebody."""
    sums: Counter[str] = Counter()
    for deal in deals:
        sums.update(deal.counted[deal.persons.index(person)])
    return dict(sums)


def servers(first: int, many: int, of: str) -> Iterator[tuple[int, Random]]:
    """Servers, each with its own chance, which differs with each ``of``."""
    for number in range(many):
        yield first + number, Random(f"{of} {number}")


def rated(*points: int, deal: int = 1, sides: tuple[int, ...] = (), first: int = 11) -> tuple[LedgerEntry, ...]:
    """The entries of a rated deal of people 11, 12 and so on."""
    booked = entries(*points, deal=deal, persons=tuple(range(first, first + len(points))))
    return tuple(replace(one, rated_side=sides[one.seat] if sides else one.seat) for one in booked)
