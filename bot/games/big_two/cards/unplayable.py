"""Why cards are no combination, with the rule that the table plays (docs/big-two.md, sections 6 and 8)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.engine.facts import Facts, Numbers, Runs
from bot.games.big_two.cards.combinations import Combinations, Kind
from bot.games.big_two.cards.pack import all_four, spread, top_suit, twice
from bot.games.big_two.cards.straights import neighbours, straight_order

_NOTHING: Facts = {}


class Unplayable(NamedTuple):
    """Why cards are no combination: the reason, the kind they resemble, the rule, and the facts for a sentence.

    The reasons (``why``) are:
    - ``straight``: these ranks are no straight in this order; ``facts`` has the ``lowest`` and the ``highest``
      straight.
    - ``bare_four``: a fifth card is missing.
    - ``kickers``: a straight flush needs two more cards, ``need`` cards in all.
    - ``off``: the table does not play this kind.
    - ``none``: there is no such kind; ``n`` cards were chosen, and plays have one of ``sizes``.
    """

    why: str
    kind: Kind | None
    rule: str
    facts: Facts = _NOTHING


def why_not(known: Combinations, mask: int) -> Unplayable:
    """Why these cards are no combination under these rules."""
    size, ranks = mask.bit_count(), spread(mask)
    if size == 4 and all_four(mask):
        return Unplayable("bare_four", Kind.QUADS, "BT-6.5")
    if size == 5 and ranks in _neighbours(known.pack.ranks) and not known.is_straight(ranks):
        return Unplayable("straight", Kind.STRAIGHT, "BT-8.1", _ends(known))
    if known.kickers and size == 6 and known.suited_run(mask):
        return Unplayable("kickers", Kind.STRAIGHT_FLUSH_7, "BT-6.6", {"need": 5 + known.kickers})
    if (off := _left_out(known, mask, size, ranks)) is not None:
        return Unplayable("off", off, "BT-6.1")
    return Unplayable("none", None, "BT-6.1", {"n": size, "sizes": Numbers(known.sizes)})


def _left_out(known: Combinations, mask: int, size: int, ranks: int) -> Kind | None:
    """The kind that these cards are under other rules, if any."""
    if size == 3 and ranks.bit_count() == 1:
        return Kind.TRIPLE
    if size == 5 and mask == ranks << top_suit(mask):
        return Kind.FLUSH
    if size == 7 and known.suited_run(mask):
        return Kind.STRAIGHT_FLUSH_7
    if twice(mask).bit_count() == 2 and ranks.bit_count() == size - 2:
        return {4: Kind.TWO_PAIR, 5: Kind.TWO_PAIR_KICKER}.get(size)
    return None


@lru_cache(maxsize=16)
def _neighbours(ranks: tuple[str, ...]) -> frozenset[int]:
    """All runs of five neighbours on the circle of ranks; each rank is given as the bit of its lowest suit."""
    return frozenset(sum(1 << 4 * ranks.index(rank) for rank in run) for run in neighbours(ranks))


def _ends(known: Combinations) -> Facts:
    order = straight_order(known.straight_order, known.tile_max)
    return {"lowest": Runs(order[:1]), "highest": Runs(order[-1:])}
