"""What happened in a deal of Big Two: the lines it is worth, and the cards that went from hand to hand."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.facts import Cards, Fact, Player
from bot.engine.game import Event
from bot.engine.table_values import News
from bot.games.big_two.closed_lists import BigTwoEvent
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import left_over_cards
from bot.games.climbing.scenes.gifts_told import newest
from bot.scenes.table_scene import Gift
from bot.scenes.wording import Text, saying, telling

SILENT = frozenset(
    {
        BigTwoEvent.DEAL_OPENS,
        BigTwoEvent.PLAYED,
        BigTwoEvent.PASSED,
        BigTwoEvent.TRICK_WON,
        BigTwoEvent.LAST_CARD,
        BigTwoEvent.REST_TAKE,
        BigTwoEvent.REST_SWAP,
        BigTwoEvent.LOST_UNDECLARED,
        BigTwoEvent.DEAL_WON,
    }
)
"""Events without a line: the trick, the line of who is to act, a notice or the end of the deal shows them."""

_NOTICED = frozenset({BigTwoEvent.FROZEN, BigTwoEvent.CALLED})
"""Events whose line is a notice."""

_GIVEN = frozenset({BigTwoEvent.TRIBUTE, BigTwoEvent.RETURNED, BigTwoEvent.DRAWN})
"""Events in which a seat gives another one closed cards."""


def notice(event: Event) -> Text | None:
    """What everybody should see at once: a last card, one that was called, or one that rests (BT-11)."""
    if event.name == BigTwoEvent.LAST_CARD and event.seat is not None:
        return saying("last-card-notice", name=Player(event.seat))
    return telling(event) if event.name in _NOTICED else None


def told(news: News) -> News:
    """What is worth a line of its own."""
    return tuple(event for event in told_apart(news) if event.name not in SILENT | _NOTICED)


def told_apart(news: News) -> News:
    """What happened without demands that were not met: the line of their loss names them (BT-16.3)."""
    lost = {_demand(event) for event in news if event.name == BigTwoEvent.DEMAND_LOST}
    return tuple(event for event in news if event.name != BigTwoEvent.DEMANDED or _demand(event) not in lost)


def _demand(event: Event) -> tuple[Seat | None, Fact, Fact]:
    return event.seat, event.args["card"], event.args["other"]


_LEFT_OVER = frozenset({BigTwoEvent.REST_GIVEN, BigTwoEvent.REST_TAKEN})
"""Events by which left-over cards come to a hand; where they lay open, no private one tells which (BT-4.3)."""


def told_to(view: BigTwoView, public: News, private: News) -> News:
    """What only the viewer may read, or one other as well; and which cards, that all saw, came to them or went."""
    open_ = left_over_cards(view.position)
    mine = [event for event in public if event.seat == view.seat and event.name in _LEFT_OVER] if open_ else []
    cards = {"cards": Cards(open_)}
    came = (Event(f"{event.name}-cards", event.seat, cards) for event in mine)
    went = (
        Event(BigTwoEvent.DEMANDED_CARDS, event.seat, event.args)
        for event in told_apart(public)
        if event.name == BigTwoEvent.DEMANDED and event.args["other"] == Player(view.seat or 0)
    )
    return *came, *went, *(event for event in private if event.name not in SILENT)


_OF_GAME = frozenset(BigTwoEvent)


def begins(view: BigTwoView) -> bool:
    """Whether nothing has been played yet, so that what happened before play is still told."""
    return not view.trick and not view.position.played


def apart(private: News) -> News:
    """What the table itself tells the viewer: it stands above what they may do."""
    return tuple(event for event in private if event.name not in _OF_GAME)


def log_for(view: BigTwoView, public: News, private: News) -> News:
    """What happened before play, as the viewer may read it: at most ``LOGGED`` lines, first those for them alone."""
    mine = tuple(event for event in told_to(view, public, private) if event.name in _OF_GAME)
    known = {_about(event) for event in mine}
    others = [event for event in told(public) if _about(event) not in known]
    return newest(mine, others)


def _about(event: Event) -> tuple[str, Seat | None, Fact | None]:
    """What an event is about, whether it names cards or not."""
    return event.name.removesuffix("-cards"), event.seat, event.args.get("other")


def gifts(news: News) -> tuple[Gift, ...]:
    """What went from hand to hand: a card that was demanded is named, others are closed (BT-16)."""
    found = []
    for event in news:
        other = event.args.get("other")
        if event.seat is None or not isinstance(other, Player):
            continue
        match event.args:
            case {"n": int(count)} if event.name in _GIVEN:
                found.append(Gift(event.seat, other.seat, closed=count))
            case {"card": Cards(cards)} if event.name == BigTwoEvent.DEMANDED:
                found.append(Gift(other.seat, event.seat, cards))
    return tuple(found)
