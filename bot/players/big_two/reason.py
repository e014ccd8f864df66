"""Why a casual player does what it does, in the facts that it goes by: its plan, what wins, who is about to go out."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.big_two.deal.view import BigTwoView
from bot.games.facts import Player, Text, saying
from bot.games.game import View
from bot.players.big_two.turn import Turn, turn_of

_LOW, _HIGH = 0.4, 0.75
"""Which part of the ranks is called low, and from where on they are high."""
_NOTHING = "none"
"""No combination is kept."""


def reason(view: View, action: Action) -> Text | None:
    """Why the seat on turn does this, as a short sentence; None before play and out of turn."""
    if not isinstance(view, BigTwoView):
        raise TypeError("a view of a Big Two table is needed")
    if view.phase != "play" or view.seat != view.turn:
        return None
    if action.verb == "pass":
        return _of_pass(turn_of(view))
    return _of_play(view, turn_of(view), view.setting.pack.mask(action.cards)) if action.verb == "play" else None


def _of_pass(turn: Turn) -> Text:
    """Nothing beats the play, every answer costs a combination of the plan, or strong cards are kept."""
    if not turn.plays:
        return saying("hint-pass", why="cannot", **_kept(turn, 0))
    whole = set(turn.plan.plays)
    if whole.isdisjoint(turn.plays):
        broken = next(play for play in turn.plan.plays if play & turn.plays[0])
        return saying("hint-pass", why="breaks", **_named(turn, broken))
    return saying("hint-pass", why="later", **_kept(turn, 0))


def _of_play(view: BigTwoView, turn: Turn, mask: int) -> Text | None:
    """What the play achieves, most important first."""
    if mask == turn.hand:
        return saying("hint-out")
    single = mask & mask - 1 == 0
    if turn.others.least == 1 and (not single or mask << 1 > turn.hand):
        last = next(seat for seat, count in enumerate(view.counts) if count == 1 and seat != view.seat)
        return saying("hint-last-card", name=Player(last), single=single)
    if turn.winning(mask) >= 1:
        return saying("hint-sure")
    height = (mask.bit_length() - 1) // 4 / (len(turn.known.pack.cards) // 4)
    how = "low" if height < _LOW else "high" if height > _HIGH else "middle"
    kept = _kept(turn, mask)
    if how == "middle" and kept["keeps"] == _NOTHING:
        return None
    return saying("hint-play", height=how, kind=turn.known[mask].kind, **kept)


def _kept(turn: Turn, mask: int) -> dict[str, str | Text]:
    """The strongest combination of the plan that the play leaves whole: the longest, of these the highest."""
    whole = [play for play in turn.plan.plays if not play & mask and play & play - 1]
    return _named(turn, max(whole, key=lambda play: (play.bit_count(), play), default=0))


def _named(turn: Turn, play: int) -> dict[str, str | Text]:
    """The kind of a play of the plan, by its name and in a word; cards that make none are called after nothing."""
    found = turn.known.get(play) if play else None
    if found is None:
        return {"keeps": _NOTHING, "kept": ""}
    return {"keeps": found.kind, "kept": saying("kind", kind=found.kind)}
