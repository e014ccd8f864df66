"""What the owner of a hand owes to the lead, in words, before they choose (SJ-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine.actions import Action
from bot.engine.facts import Cards
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.refusals import ShengJiRefusal
from bot.games.sheng_ji.scenes.questions import suit_fact
from bot.games.sheng_ji.scenes.trick_shown import led
from bot.scenes.wording import Text, saying

_TUPLES = frozenset(name for name in ShengJiRefusal if name.rule == ShengJiRefusal.PAIR_OWED.rule)
"""The refusals of a follow that breaks up equal cards, or a run of them (SJ-7.4)."""


def what_to_do(view: ShengJiView) -> Iterator[Text]:
    """What whoever is on turn may lead, or has to follow, and which duty the lead asks for."""
    position = view.position
    lead = position.lead
    if position.phase is not Phase.PLAY or position.turn != view.seat:
        return
    if lead is None:
        yield saying("hand-lead-suit")
        return
    yield Text("hand-follow", led(position))
    size = len(position.plays[0])
    own = [card for card in view.hand if position.order.suit_of(card) == lead.suit.name]
    if not own:
        yield saying("hand-void", suit=suit_fact(lead.suit.name), n=size)
    elif len(own) <= size:
        yield saying("hand-all-of-suit", suit=suit_fact(lead.suit.name), cards=Cards(tuple(own)), n=size - len(own))
    else:
        yield _duty(view, size)


def _duty(view: ShengJiView, size: int) -> Text:
    """What equal cards the lead asks for: what the judge says of a follow with as few of them as can be."""
    order, lead = view.position.order, view.position.lead
    assert lead is not None
    own = [card for card in view.hand if order.suit_of(card) == lead.suit.name]
    many = Counter(own)
    loose = sorted(own, key=lambda card: (many[card], order.key(card)))[:size]
    refusal = view.refusal(Action("play", order.sorted(loose)))
    if refusal is None or refusal.name not in _TUPLES:
        return saying("hand-follow-suit", suit=suit_fact(lead.suit.name), n=size)
    return Text("hand-owes", {"duty": Text(f"refusal-{refusal.name}", refusal.args), **refusal.args})
