"""What Big Two says of its rules beside their parameters: facts, six lines, a page, and where each preset is listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.facts import Cards, Each, Fact, Facts, Numbers, Runs, Sentences, Suits, named
from bot.engine.rulebook.guide import Also, is_idle, sentence_of
from bot.games.big_two.before.redeal import redeal_reasons
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.straights import straight_order
from bot.games.big_two.deal.last_card import SIZES
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
    - ``specials``, ``special_shape``: see ``specials``
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


BRIEF = ("brief-cards", "brief-plays", "brief-beats", "brief-last", "brief-points", "brief-special")
"""The keys of the lines, in order."""

SHELVES: Mapping[str, tuple[str, ...]] = {
    "most": ("chudadi-standard", "pagat-basic", "hong-kong", "japanese-wikipedia-official"),
    "hong-kong": ("chudadi-hongkong", "hong-kong-boehnker", "hong-kong-wikipedia", "mainland", "da-lao-er-gamesky"),
    "taiwan": ("taiwan", "taiwan-plus-minus", "taiwan-latta", "lukang", "taiwan-fixed"),
    "south-east": ("singapore", "indonesia", "philippines-pusoy-dos", "malaysia"),
    "fewer": (
        "three-player-17",
        "three-player-13-draw",
        "two-player-13",
        "two-player-17",
        "two-player-21",
        "two-player-26",
        "lectio",
    ),
    "exchange": (
        "class-struggle-1",
        "class-struggle-2",
        "tribute-hk-1",
        "tribute-hk-2",
        "tribute-hk-3",
        "tribute-hk-4",
    ),
}
"""Every preset, under a variant of the message ``shelf``: what is played most first, then by region and kind."""

_SPECIAL = (
    "exchange.kind",
    "end.mode",
    "stock.draw",
    "rest.use",
    "pass.lock",
    "pass.self_extend",
    "instant.dragon",
    "instant.four_twos",
    "end.top_two",
    "redeal.points_below",
    "redeal.ten_high",
    "redeal.two_courts",
    "redeal.four_twos",
    "match.end",
    "start.low_card",
    "combo.straight_order",
    "start.later",
    "pass.echo",
    "seats.direction",
)
"""What is worth a word where it is not as in the basic game, the most special first."""

_NAMED = 3
"""The most peculiarities that one line names."""


def specials(rules: Rules) -> dict[str, Fact]:
    """What is special in some rules: ``specials`` are the first few, ``special_shape`` says none, all or some."""
    basic = Rules()
    found = [name for name in _SPECIAL if rules[name] != basic[name] and not is_idle(rules, name)]
    facts = rules.facts() | {"deals": rules.match.deals}
    rows = tuple(facts | {"what": name.replace(".", "-")} for name in found[:_NAMED])
    shape = "none" if not found else "all" if len(found) <= _NAMED else "some"
    return {"specials": Each("special", rows, apart=True), "special_shape": shape}


ALSO: tuple[Also[Rules], ...] = (
    Also("rule-deal-shuffler", "deal", after="deal.hand_size"),
    Also("rule-deal-cutter", "deal", after="deal.hand_size"),
    Also("page-left", "rest"),
    Also("page-kinds", "plays"),
    Also("page-unplayed", "plays", after="combo.sf_kickers"),
    Also("page-pair", "compare"),
    Also("page-size", "answers", after="answer.monsters", when=lambda rules: rules.has_monsters),
    Also("page-trick", "passing", after="pass.lock"),
    Also("page-top-none", "last", after="top.enforce", when=lambda rules: not rules.has_duty),
    Also("page-lost", "points", when=lambda rules: rules.counts_hands and not rules.settles_hands),
    Also("page-play-on", "points", after="score.fixed", when=lambda rules: rules.plays_on and rules.settles_hands),
)
"""Sentences that several parameters have in common, or none."""

TOGETHER: Mapping[str, Sequence[str]] = {
    "page-no-instant": ("instant.dragon", "instant.four_twos"),
    "page-no-twos": ("score.twos_in_hand", "score.twos_finish"),
    "page-no-redeal": ("redeal.points_below", "redeal.ten_high", "redeal.two_courts", "redeal.four_twos"),
}
"""Groups that the list of what is not played sums up with one key each."""
