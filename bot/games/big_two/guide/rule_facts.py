"""The facts that sentences about a rule set may use: every parameter, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.facts import Cards, Each, Fact, Facts, Numbers, Runs, Sentences, Suits, named
from bot.engine.rulebook.guide import sentence_of
from bot.games.big_two.before.redeal import redeal_reasons
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.straights import straight_order
from bot.games.big_two.deal.last_card import SIZES
from bot.games.big_two.guide.brief import specials
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.settlement import points_by_place

_PLACES_NAMED = 4
"""The most finishing places whose points a sentence names."""


def facts_of(rules: Rules) -> Facts:
    """Every parameter by its public name, with a hyphen for the dot, and these facts of the same table:

    - ``deck``: std52 or lectio; ``tiles``: the highest tile
    - ``size``: the cards dealt to a hand; ``left``: the cards left over
    - ``low``, ``high``: the lowest and the highest card; ``suits``: high to low
    - ``kinds``: what can be played; ``unplayed``: what only other tables play
    - ``ladder``: the kinds of five cards, weakest first
    - ``straights``: high to low; ``gaps``: runs of ranks that are no straight
    - ``redeals``: sentences that say which hands may ask for a redeal
    - ``specials``, ``special_count``: see ``brief.specials``
    """
    known = combinations_of(rules)
    cards = known.pack.cards
    order = straight_order(rules.combo.straight_order, rules.tile_max)
    more: dict[str, Fact] = {
        "last-declare": SIZES[rules.last.declare],
        "deck": rules.deck.kind.value,
        "tiles": rules.tile_max,
        "size": rules.hand_size,
        "left": rules.left_over,
        "deals": rules.match.deals,
        "low": Cards(cards[:1]),
        "high": Cards(cards[-1:]),
        "suits": Suits(tuple(reversed(rules.deck.suits))),
        "kinds": named("kind-plural", "kind", (kind for kind, played in known.kinds.items() if played)),
        "unplayed": named("kind-plural", "kind", (kind for kind, played in known.kinds.items() if not played)),
        "ladder": named("kind", "kind", known.ladder),
        "straights": Runs(tuple(reversed(order))),
        "gaps": Runs(tuple((run,) for run in known.gaps)),
        "tile_rows": Each("tile-row", tuple({"seats": seats, "top": top} for seats, top in rules.deck.tile_max)),
        "tier_shape": _tier_shape(rules),
        "tier_rows": _tier_rows(rules),
        "factor": rules.score.tiers[0][1],
        "places": Numbers(points_by_place(rules.seats.count)[:-1][:_PLACES_NAMED]),
        "redeals": Sentences(tuple(map(sentence_of, redeal_reasons(rules)))),
    }
    return rules.facts() | more | specials(rules)


def _tier_shape(rules: Rules) -> str:
    tiers = rules.score.tiers
    return "rows" if len(tiers) > 1 else "flat" if tiers == ((1, 1),) else "one"


def _tier_rows(rules: Rules) -> Each:
    """The multipliers as rows of a list: × 1 up to 9 cards, × 2 from 10, × 3 with 13 (BT-14.2)."""
    tiers = rules.score.tiers
    most = rules.pack_size if rules.left_over else rules.hand_size  # left-over cards may join a hand
    ends = [start - 1 for start, _ in tiers[1:]] + [max(most, tiers[-1][0])]
    rows: list[Mapping[str, int | str]] = []
    for number, ((start, factor), end) in enumerate(zip(tiers, ends, strict=True)):
        place = "first" if number == 0 else "only" if start == end else "from"
        rows.append({"place": place, "factor": factor, "from": start, "to": end})
    return Each("tier", tuple(rows))
