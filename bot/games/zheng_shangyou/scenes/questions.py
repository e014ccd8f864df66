"""The phases of a deal of Zheng Shangyou in words: what is asked, what is to be beaten, whom the table waits for."""

from __future__ import annotations

from bot.engine.facts import Cards, Facts, PlayedBy, Player, Players
from bot.games.zheng_shangyou.cards.kinds import kind_word
from bot.games.zheng_shangyou.deal.exchanging import takers_of
from bot.games.zheng_shangyou.deal.position import Phase, Position
from bot.scenes.wording import Text, saying

EXCHANGE = frozenset({Phase.GIVE_UP, Phase.CHOOSE_ABOVE, Phase.GIVE_BACK, Phase.CHOOSE_BELOW})
"""The phases before play (ZS-6)."""
GIVING = frozenset({Phase.GIVE_UP, Phase.GIVE_BACK})
"""The phases in which cards are put out."""


def heading(position: Position) -> Text | None:
    """The name of the phase before play."""
    return saying("phase-heading", phase=position.phase.value) if position.phase in EXCHANGE else None


def prompt(position: Position) -> Text:
    """What is asked before play; where a card is to be taken, also who gets the other one (ZS-6.2)."""
    if position.phase in GIVING:
        return saying("prompt", phase=position.phase.value)
    _, other = takers_of(position)
    place = position.previous.index(other) + 1
    return saying("prompt", phase=position.phase.value, other=Player(other), place=place)


def waiting(position: Position) -> tuple[Text, ...]:
    """Whom the table waits for, and what they are about to do."""
    seats = tuple(sorted(position.waits_for()))
    if not seats:
        return ()
    if position.phase is Phase.PLAY:
        return (saying("table-turn", name=Player(seats[0])),)
    return (saying("wait-exchange", phase=position.phase.value, names=Players(seats), n=len(seats)),)


def to_beat(position: Position) -> Facts | None:
    """The play on the table with its reading (ZS-10.1); None where there is none."""
    table = position.table
    if table is None or position.owner is None:
        return None
    return {
        "kind": kind_word(table.reading.kind, len(table.cards)),
        "rank": table.reading.rank,
        "cards": Cards(table.cards),
        "name": PlayedBy(position.owner, table.cards),
    }
