"""Deals set up by hand, in notation, and played by lines of the record format."""

from collections.abc import Sequence

from bot.cards import read_cards
from bot.games.actions import each_action, read_action
from bot.games.big_two import GAME
from bot.games.big_two.combinations import combinations_of
from bot.games.big_two.deal import BigTwoDeal, deal_from_json
from bot.games.big_two.phases.phase import Background
from bot.games.big_two.rules import Rules
from bot.games.big_two.situation import Course
from bot.games.big_two.snapshot import course_to_json
from bot.games.game import Event

PAGAT, STANDARD, HONGKONG = map(GAME.rules, ("pagat-basic", "chudadi-standard", "chudadi-hongkong"))
PRESETS = {"pagat-basic": PAGAT, "chudadi-standard": STANDARD, "chudadi-hongkong": HONGKONG}


def middle(
    rules: Rules,
    *hands: str,
    turn: int = 0,
    trick: Sequence[str] = (),
    declared: Sequence[int] = (),
    acted: Sequence[int] = (0, 1, 2, 3),
    starter: int = 0,
) -> BigTwoDeal:
    """A deal under way: everything that is in no hand has been played; ``trick`` holds lines such as ``"3 9d"``."""
    pack = combinations_of(rules).pack
    masks = [pack.mask(read_cards(hand)) for hand in hands]
    held = sum(masks)
    steps = [line.partition(" ") for line in trick]
    state = {
        "deal": 2,
        "dealer": None,
        "cut": None,
        "receiver": None,
        "background": Background().to_json(),
        "phase": None,
        "chance": {"lines": []},
        "callouts": False,
        "course": course_to_json(pack, Course()),
        "stock": "",
        "liable": None,
        "starter": starter,
        "opening": "",
        "left": "",
        "turn": turn,
        "counts": [mask.bit_count() for mask in masks],
        "trick": [[int(seat), cards] for seat, _, cards in steps],
        "played": pack.text(pack.all & ~held),
        "acted": list(acted),
        "declared": list(declared),
        "frozen": [],
        "hands": list(hands),
        "breach": None,
        "result": None,
    }
    return deal_from_json(rules, state)


def played(deal: BigTwoDeal, *lines: str) -> tuple[BigTwoDeal, list[Event]]:
    """The deal after lines such as ``"0 play 3d last-card"``, each legal, and all that happened."""
    events: list[Event] = []
    for seat, action in each_action(lines):
        deal, happened = deal.apply(seat, action)
        events += happened
    return deal, events


def refused(deal: BigTwoDeal, seat: int, line: str) -> tuple[str, str, dict[str, object]] | None:
    """Name, rule and facts of the refusal of a line without its seat, None when it is legal."""
    found = deal.refusal(seat, read_action(line))
    return None if found is None else (str(found.name), found.rule, dict(found.args))


def told(events: Sequence[Event]) -> list[tuple[str, int | None]]:
    """Name and seat of each event."""
    return [(event.name, event.seat) for event in events]


def legal(deal: BigTwoDeal, seat: int) -> list[str]:
    """The seat's legal actions as lines."""
    return [str(action) for action in deal.legal_actions(seat)]
