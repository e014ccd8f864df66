"""The phases of a deal of Sheng Ji in words: what it is about, and whom the table waits for."""

from __future__ import annotations

from bot.engine.facts import Cards, Facts, PlayedBy, Player
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.scenes.wording import Text, saying

DRAWING = frozenset({Phase.DRAW, Phase.WINDOW})
"""The phases in which anybody may declare."""
TRICKS = frozenset({Phase.PLAY, Phase.CHOOSE, Phase.OVER})
"""The phases in which cards are played."""
NO_TRUMP = "none"
"""That no suit is trump, as messages select on it."""


def heading(position: Position) -> Text | None:
    """The name of the phase before play."""
    return None if position.phase in TRICKS else saying("phase-heading", phase=position.phase.value)


def waiting(position: Position) -> tuple[Text, ...]:
    """Whom the table waits for, and what they are about to do."""
    if position.phase in DRAWING:
        return (saying("wait-drawing", phase=position.phase.value, n=max(position.counts)),)
    if position.turn is None:
        return ()
    if position.phase is Phase.PLAY:
        return (saying("table-turn", name=Player(position.turn)),)
    failed = position.failed
    thrower = PlayedBy(failed.leader, failed.cards) if failed else ""
    facts: Facts = {"name": Player(position.turn), "phase": position.phase.value, "other": thrower}
    return (Text("wait-turn", facts),)


def prompt(position: Position) -> tuple[Text, ...]:
    """What whoever is asked outside play is to do; nothing while cards are played."""
    if position.phase in TRICKS and position.phase is not Phase.CHOOSE:
        return ()
    return (Text("prompt", {"phase": position.phase.value, **level_facts(position)}),)


def trump_word(position: Position) -> str:
    """What is trump as messages select on it: a suit, that none is, or that it is open yet."""
    made = position.phase not in (*DRAWING, Phase.BIDDING, Phase.NAMING)
    if not made and position.declaration is None:
        return "open"
    return position.order.trump or NO_TRUMP


def trumps(position: Position) -> Text | None:
    """What is trump, as far as that is settled, and at which level; None while nobody has declared."""
    word = trump_word(position)
    return None if word == "open" else Text("trumps", {"suit": word, **level_facts(position)})


def level_facts(position: Position) -> Facts:
    """The level that is played; none at the no-trump level."""
    return {"level": position.level or "NT"}


def declared(position: Position) -> Text | None:
    """The declaration in force, or that there is none, while it can be answered."""
    made = position.declaration
    if made is None and position.phase in DRAWING:
        return saying("undeclared")
    settled = position.phase is Phase.BURY and not position.rules.overturn_after_kitty
    if made is None or settled or position.phase in TRICKS:
        return None
    return saying("declared", name=PlayedBy(made.seat, made.cards), cards=Cards(made.cards))


def score(position: Position) -> Text | None:
    """Who deals, the levels of both sides, and what the attackers have so far."""
    if position.dealer is None:
        return None
    side = position.dealer % 2
    facts: Facts = {
        "name": Player(position.dealer),
        "other": Player((position.dealer + 2) % len(position.counts)),
        "own": called(position.levels[side]),
        "theirs": called(position.levels[1 - side]),
        "p": position.taken + position.penalties,
    }
    return Text("score", facts)


def called(level: str) -> Text:
    """A level as it is called in a sentence."""
    return saying("level-name", level=level)


def drawn_level(level: str) -> str:
    """A level as it stands on a card and beside a seat: people write 10, not T."""
    return "10" if level == "T" else level
