"""Deals that are set up by hand in notation, and played by lines of the record format."""

from collections.abc import Sequence
from typing import Any

from bot.cards import read_cards
from bot.engine.chance import Chance, Stated
from bot.engine.game import Deal, Event, Match, Result
from bot.engine.seam.play import Own, State
from bot.engine.seam.play import Position as PositionOf
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.consequences import DealState
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.match import PointsSoFar
from bot.games.big_two.position import Course, Position, locked
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.big_two.verbs import GRAMMAR, REDEAL
from tests.engine.asking import offer_over
from tests.engine.plain import plainly

PAGAT, STANDARD, HONGKONG = map(GAME.rules, ("pagat-basic", "chudadi-standard", "chudadi-hongkong"))
PRESETS = {"pagat-basic": PAGAT, "chudadi-standard": STANDARD, "chudadi-hongkong": HONGKONG}

NO_CHANCE = Stated()


def middle(
    rules: Rules,
    *hands: str,
    turn: int = 0,
    trick: Sequence[str] = (),
    declared: Sequence[int] = (),
    acted: Sequence[int] | None = None,
    starter: int = 0,
    number: int = 2,
    passed_on: str = "",
    stock: str = "",
    chance: Chance = NO_CHANCE,
    callouts: bool = False,
) -> BigTwoDeal:
    """A deal in progress. All cards that no hand holds have been played. ``trick`` has lines such as ``"3 9d"``."""
    pack = combinations_of(rules).pack
    masks = tuple(pack.mask(read_cards(hand)) for hand in hands)
    face_down = read_cards(stock)
    steps = [line.partition(" ") for line in trick]
    done = tuple((int(seat), pack.mask(read_cards(cards))) for seat, _, cards in steps)
    plays = [at for at, (_, mask) in enumerate(done) if mask]
    owner, table = done[plays[-1]] if plays else (NOBODY, 0)
    setting = DealSetting(rules, number, None, starter=starter, callouts=callouts)
    position = Position(
        setting,
        turn,
        tuple(mask.bit_count() for mask in masks),
        table,
        owner,
        done,
        len(done) - 1 - plays[-1] if plays else 0,
        pack.all & ~sum(masks) & ~pack.mask(face_down),
        seats(range(rules.seats.count) if acted is None else acted),
        seats(declared),
        course=Course(stock=len(face_down), passed_on=pack.mask(read_cards(passed_on))),
    )
    if setting.locks:
        position = position._replace(passes=locked(position).bit_count())
    return BigTwoDeal(PLAY, DealState(position, masks, chance=chance, stock=face_down))


def of_big_two(started: tuple[Deal, tuple[Event, ...]]) -> tuple[BigTwoDeal, tuple[Event, ...]]:
    """A deal of Big Two that was started, and what happened."""
    deal, events = started
    assert PLAY.owns(deal)
    return deal, events


def result_of(deal: Deal) -> Result:
    """How a deal ended that is over."""
    result = deal.result()
    assert result is not None
    return result


def so_far(match: Match) -> PointsSoFar:
    """What is known between two deals of Big Two."""
    known = match.so_far
    assert isinstance(known, PointsSoFar)
    return known


def changed(deal: BigTwoDeal, **changes: Any) -> BigTwoDeal:
    """The deal with other values in some fields of its state."""
    return BigTwoDeal(PLAY, deal.state._replace(**changes))


def seats(some: Sequence[int] | range) -> int:
    """A set of seats as an integer, one bit each."""
    return sum(1 << seat for seat in some)


def played(deal: Deal[State, PositionOf, Own], *lines: str) -> tuple[Deal[State, PositionOf, Own], tuple[Event, ...]]:
    """The deal after lines such as ``"0 play 3d last-card"``, which must all be legal, and every event."""
    events: list[Event] = []
    for line in lines:
        seat, _, action = line.partition(" ")
        done = GRAMMAR.read(action)
        deal, happened = deal.reach(int(seat), done).apply(int(seat), done)
        events += happened
    return deal, tuple(events)


def refused(deal: Deal, seat: int, line: str) -> tuple[str, str, dict[str, object]] | None:
    """Name, rule and facts of the refusal of a line without its seat; None if it is legal."""
    action = GRAMMAR.read(line)
    found = deal.reach(seat, action).refusal(seat, action)
    return None if found is None else (str(found.name), found.rule, plainly(found.args))


def out_of_phase(phase: str, *verbs: str, why: str = "phase") -> dict[str, object]:
    """The facts of wrong_phase for an action of another phase, or another ``step``. ``verbs`` are open instead."""
    return {"phase": phase, "open": list(verbs), "choices": len(verbs), "why": why}


def told(events: Sequence[Event]) -> list[tuple[str, int | None]]:
    """Name and seat of each event."""
    return [(event.name, event.seat) for event in events]


def legal(deal: Deal, seat: int) -> list[str]:
    """The seat's legal actions as lines. In a redeal offer: the actions after the offer has ended, then the redeal."""
    redeal = [action for action in deal.legal_actions(seat) if action == REDEAL]
    return [str(action) for action in (*offer_over(deal).legal_actions(seat), *redeal)]
