"""Why a player who plays for points does what it does: what wins, who is about to go out, what its plan keeps whole.

Every reason is a fact about the hand and what is known of the others, so it is true of whoever plays like this.
"""

from __future__ import annotations

from bot.computers.soundness import view_of
from bot.engine.actions import Action
from bot.engine.facts import Player, Text, saying
from bot.engine.game import View
from bot.games.big_two.before.exchange.tasks import protected
from bot.games.big_two.cards.masks import card_count, height, is_one_card, shared, top_rank
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.computers.sharp.schemes import weights_for
from bot.games.big_two.computers.sure import unanswerable
from bot.games.big_two.computers.turn import Turn, turn_of
from bot.games.big_two.deal.seam import PLAY, BigTwoView

_LOW, _HIGH = 0.4, 0.75
"""Which part of the ranks is called low, and from where on they are high."""
_NOTHING = "none"
"""No combination is kept."""


def reason(view: View, action: Action) -> Text | None:
    """Why the seat does this, as a short sentence; None out of turn, and where there is nothing to say."""
    known = view_of(PLAY, view)
    if known.own.before is not None or known.position.undecided:
        return reason_before_play(known, action)
    if known.position.phase != "play" or known.seat != known.position.turn:
        return None
    turn = turn_of(known, weights_for(known.position.rules).strengths)
    if action.verb == "pass":
        return _of_pass(turn)
    return _of_play(known, turn, known.position.setting.pack.mask(action.cards)) if action.verb == "play" else None


def _of_pass(turn: Turn) -> Text:
    """Nothing beats the play, every answer breaks up the same combination of the plan, or cards are kept for later."""
    if not turn.plays:
        return saying("hint-pass", why="cannot", **_named(turn, 0))
    broken = [
        kept
        for kept in turn.plan.plays
        if not is_one_card(kept) and all(shared(play, kept) not in (0, kept) for play in turn.plays)
    ]
    if broken:
        return saying("hint-pass", why="breaks", **_named(turn, max(broken, key=_length)))
    high = all(_height(turn, play) > _HIGH for play in turn.plays)
    return saying("hint-pass", why="high" if high else "later", **_named(turn, 0))


def _of_play(view: BigTwoView, turn: Turn, mask: Mask) -> Text:
    """What the play achieves, most important first."""
    if mask == turn.hand:
        return saying("hint-out")
    single = is_one_card(mask)
    if unanswerable(turn, mask):
        return saying("hint-sure")
    if turn.others.least == 1 and not turn.stocked and (not single or height(mask) >= height(turn.hand)):
        last = next(seat for seat, count in enumerate(view.counts) if count == 1 and seat != view.seat)
        return saying("hint-last-card", name=Player(last), single=single)
    place = _height(turn, mask)
    how = "low" if place < _LOW else "high" if place > _HIGH else "middle"
    kept = _kept(turn, mask)
    return saying("hint-play", height=how, kind=turn.known[mask].kind, **kept)


def _height(turn: Turn, mask: Mask) -> float:
    """The place of the highest card among the ranks, from 0 to 1."""
    return top_rank(mask) / len(turn.known.pack.ranks)


def _kept(turn: Turn, mask: Mask) -> dict[str, str | Text]:
    """The strongest combination of the plan that the play leaves whole: the longest, of these the highest."""
    whole = [play for play in turn.plan.plays if not shared(play, mask) and not is_one_card(play)]
    return _named(turn, max(whole, key=_length, default=0))


def _length(play: Mask) -> tuple[int, int]:
    return card_count(play), play


def _named(turn: Turn, play: Mask) -> dict[str, str | Text]:
    """The kind of a play of the plan, by its name and in a word; cards that make none are called after nothing."""
    found = turn.known.find(play) if play else None
    if found is None:
        return {"keeps": _NOTHING, "kept": ""}
    return {"keeps": found.kind, "kept": saying("kind", kind=found.kind)}


# --- Before play ---


_OF_AN_OFFER = {"redeal": "weak", "keep": "fair"}
"""What answers to an offer of a redeal say of the hand (BT-12.3)."""
_OF_CARDS = {"take": "better", "decline": "no-better", "swap": "lowest", "demand": "helps", "give": "least"}
"""What answers say of the cards that they are about (BT-3.6, BT-16.3)."""


def reason_before_play(view: BigTwoView, action: Action) -> Text | None:
    """Why this is answered, as a short sentence; None where nothing tells the answers apart."""
    if action.cards and action.verb == "keep":
        safe = shared(view.position.setting.pack.mask(action.cards), protected(view.position.setting))
        return None if safe else saying("hint-before", why="highest", n=len(action.cards))
    why = _OF_AN_OFFER.get(action.verb) or _OF_CARDS.get(action.verb)
    return saying("hint-before", why=why, n=len(action.cards)) if why else None
