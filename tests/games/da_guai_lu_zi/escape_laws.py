"""Laws of a deal of Da Guai Lu Zi that hold it against a second reading of the text."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.cards import Card
from bot.engine.actions import Action
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import EscapeDeal
from bot.games.da_guai_lu_zi.rules.parameters import SEATS
from bot.games.da_guai_lu_zi.verbs import named_reading, play_of
from tests.engine.views import in_json
from tests.games.da_guai_lu_zi import escape_points_by_the_text as book
from tests.games.da_guai_lu_zi.escape_by_the_text import JOKERS, Found, Named, TextRules
from tests.games.da_guai_lu_zi.escape_deals import Course, Step
from tests.games.da_guai_lu_zi.escape_tribute_by_the_text import PACK, Tribute, first_leader, rank_of

CARD = re.compile(r"(?:[2-9TJQKA][cdhs]|LJ|BJ)")
_MOST_WILD = 2
"""Cards with more jokers have too many assignments to be tried here."""


def written(cards: Sequence[Card]) -> list[str]:
    """Cards in notation."""
    return [str(card) for card in cards]


def text_of(deal: EscapeDeal) -> TextRules:
    """The second reading for a deal, with the trump rank that it finds by itself (DG-2.4)."""
    values, position = deal.position.rules.to_json(), deal.position
    level = position.standing.levels[position.leading] if values["dg.score"] == "levels" else values["dg.level_start"]
    return TextRules(values, level if values["dg.trump"] == "level" else None)


def the_cards_are_dealt_in_turn(played: Course) -> None:
    """27 cards each, singly, the first one to the leader; and who leads and is the leading team.

    DG-2.1, DG-2.4, DG-5.1 to DG-5.3.
    """
    position, previous = played.opened.position, played.match.so_far.previous
    first = previous[0] if previous else first_leader(played.match.rules.to_json(), played.shuffle.stream)
    assert (position.first, position.leading, position.previous) == (first, first % 2, previous)
    assert position.trump == text_of(played.opened).trump
    assert played.opened.dealt is not None
    assert (played.opened.dealt.first, played.opened.dealt.sizes) == (first, (27,) * SEATS)


def hands_dealt(played: Course) -> list[list[str]]:
    """The hands as they are dealt, before any tribute."""
    first, order = played.opened.position.first, written(played.shuffle.order)
    return [order[(seat - first) % SEATS :: SEATS] for seat in range(SEATS)]


def tribute_is_as_the_text_says(played: Course) -> None:
    """Who pays, who resists, what, to whom; what is returned; who leads then.

    DG-7.1, DG-7.2, DG-7.3, DG-7.4, DG-7.5, DG-7.6, DG-7.7. Nobody acts who has no choice (DG-0.5).
    """
    hands, begun = hands_dealt(played), next(one for one in played.steps if one.before.position.phase is Phase.PLAY)
    tribute = Tribute(text_of(played.opened), played.match.so_far.previous, hands)
    state, position = begun.before.state, begun.before.position
    assert (list(position.givers), list(position.resisting)) == (tribute.givers, tribute.resisting)
    paid = {gift.giver: str(gift.cards[0]) for gift in state.tributes}
    assert set(paid) == set(tribute.givers)
    assert all(card in tribute.highest(giver) for giver, card in paid.items())
    acts = [one for one in played.steps if one.before.position.phase is Phase.TRIBUTE]
    if position.rules.dg.tribute_pick == "random":
        assert not acts
        drawn = tribute.picked(played.shuffle.stream)
        assert {giver: paid[giver] for giver in drawn} == drawn
    else:
        assert sorted(one.seat for one in acts) == sorted(tribute.choosing())
        assert all(paid[one.seat] == str(one.action.cards[0]) for one in acts)
    pairs = tribute.paid(paid) if paid else {}
    assert {pair.giver: pair.recipient for pair in position.pairs} == pairs
    for giver, recipient in pairs.items():
        hands[giver].remove(paid[giver])
        hands[recipient].append(paid[giver])
    for giver, recipient in pairs.items():
        card = _returned(played, giver, recipient, tribute.owed(paid[giver]))
        hands[recipient].remove(card)
        hands[giver].append(card)
    assert [Counter(written(hand)) for hand in state.hands] == list(map(Counter, hands))
    assert begun.seat == (tribute.leader(paid) if played.match.so_far.previous else position.first)


def _returned(played: Course, giver: int, recipient: int, owed: int) -> str:
    """The card that a recipient gives back, and how they came to it (DG-7.6)."""
    returning = [one for one in played.steps if one.before.position.phase is Phase.RETURN]
    [put_out] = [written(one.action.cards) for one in returning if one.seat == recipient]
    assert len({card if card in JOKERS else card[0] for card in put_out}) == len(put_out) == owed
    chosen = [one.action.number for one in returning if one.seat == giver]
    assert len(chosen) == (owed > 1)
    return put_out[chosen[0] or 0] if chosen else put_out[0]


def players_run_out_in_order(played: Course) -> None:
    """Who plays their last card takes the next place; the hands of those who are caught are shown (DG-5.7, DG-5.8)."""
    end, result = played.end, played.end.result()
    assert result is not None
    plays = [step for step in played.steps if step.action.verb == "play"]
    assert result.order == tuple(step.seat for step in plays if not step.after.position.counts[step.seat])
    assert end.position.places == result.order
    assert list(map(Counter, result.left)) == list(map(Counter, end.state.hands))
    assert {seat for seat, hand in enumerate(end.state.hands) if not hand} == set(result.order)


def the_end_is_as_the_text_says(played: Course) -> None:
    """Points, levels, failed attempts, totals and the end of the match follow from the finishing order.

    Seats of one team are those of one parity (DG-0.3). Who holds cards then is caught, one to three of them (DG-0.4,
    DG-6.1 to DG-6.5). Totals are handed on and may end the match (DG-8.1, DG-8.2). Deals without result count (DG-8.3).
    """
    values, teams = played.match.rules.to_json(), played.match.so_far.teams
    result = played.end.result()
    assert result is not None
    before = book.Stands(list(teams.levels), list(teams.fails), list(teams.totals), teams.deals)
    leading = played.opened.position.leading
    meant, after = book.settled(values, before, leading, result.order), played.match.book(result)
    assert list(result.points) == meant.points
    assert (result.account["side"], result.account["caught"]) == (meant.side, meant.caught)
    assert result.winner == (result.order[0] if meant.side is not None else None)
    teams = after.so_far.teams
    found = book.Stands(list(teams.levels), list(teams.fails), list(teams.totals), teams.deals)
    assert found == book.Stands(meant.levels, meant.fails, meant.totals, meant.deals)
    assert (after.over(), after.so_far.winning_team) == (meant.over, meant.winner)
    assert after.winners() == {seat for seat in range(SEATS) if seat % 2 == meant.winner}
    assert list(after.totals) == [meant.totals[seat % 2] for seat in range(SEATS)]
    assert after.so_far.previous == result.order


def a_view_names_no_hidden_card(deal: EscapeDeal) -> None:
    """What a view writes names no card but those played, the viewer's own, and gifts that they gave or got."""
    public, state = set(map(str, deal.position.played)), deal.state
    gifts = [gift for kind in (state.tributes, state.put_out, state.returned) for gift in kind]
    for viewer in (None, *range(SEATS)):
        view = deal.view(viewer)
        own = set() if viewer is None else set(written(state.hands[viewer]))
        own |= {str(card) for gift in gifts if viewer in (gift.giver, gift.recipient) for card in gift.cards}
        assert view.counts == tuple(map(len, state.hands))
        assert set(CARD.findall(json.dumps(in_json(view)))) <= public | own


def the_judge_is_as_the_text_says(played: Course, step: Step, chance: Random) -> None:
    """Cards of the hand in whatever reading are refused, and for the reason, that the text gives (DG-10.5)."""
    deal = step.before
    if deal.position.phase is not Phase.PLAY:
        return
    text, hand = text_of(deal), list(deal.state.hands[step.seat])
    if deal.position.table is None:
        lying = None
    elif (lying := _lying(text, played, step)) is None:
        return
    for _ in range(4):
        size = len(lying[1]) if lying and chance.random() < 0.6 else chance.randint(1, 6)
        cards = chance.sample(hand, min(size, len(hand)))
        if chance.random() < 0.1:
            cards[0] = chance.choice(deal.position.rules.pack.cards())
        if _wild(cards) > _MOST_WILD:
            continue
        names = sorted({one[:2] for one in text.everything(written(cards))})
        name = chance.choice([None, None, ("straight", "9"), ("pair", "LJ"), *names])
        refused = deal.refusal(step.seat, play_of(tuple(cards), name))
        assert (refused and refused.name) == _refusal(text, written(hand), written(cards), name, lying), (cards, name)


def gifts_are_judged_as_the_text_says(step: Step, chance: Random) -> None:
    """Which cards may be paid, returned or put out, and why others may not (DG-7.3, DG-7.6, DG-10.5)."""
    deal, state = step.before, step.before.state
    if step.action.verb != "give":
        return
    text, hand = text_of(deal), state.hands[step.seat]
    alike = [card for card in hand if str(card) in JOKERS or card.rank == "J"]
    top = max(text.value(rank_of(card)) for card in written(hand))
    got = [str(gift.cards[0]) for gift in state.tributes if gift.recipient == step.seat]
    for _ in range(6):
        size, pool = chance.choice((1, 1, 2, 3)), chance.choice((hand, alike))
        cards = chance.sample(pool if len(pool) >= size else hand, size)
        if chance.random() < 0.1:
            cards[0] = chance.choice(deal.position.rules.pack.cards())
        ranks = {rank_of(card) for card in written(cards)}
        owed = Tribute(text, (), ()).owed(got[0]) if got else 1
        meant: str | None
        if len(cards) != owed:
            meant = "wrong_size"
        elif Counter(cards) - Counter(hand):
            meant = "not_held"
        elif deal.position.phase is Phase.TRIBUTE:
            meant = None if {text.value(rank) for rank in ranks} == {top} else "not_highest"
        else:
            meant = None if len(ranks) == owed else "same_rank"
        refused = deal.refusal(step.seat, Action("give", tuple(cards)))
        assert (refused and refused.name) == meant, cards


def _wild(cards: Sequence[Card]) -> int:
    return sum(str(card) in JOKERS for card in cards)


def _lying(text: TextRules, played: Course, step: Step) -> tuple[Found, Sequence[Card]] | None:
    """What lies on the table before a step, as the text reads it; None where that takes too long."""
    at = next(at for at, one in enumerate(played.steps) if one is step)
    laid = next(one for one in reversed(played.steps[:at]) if one.action.verb == "play")
    cards = laid.action.cards
    if _wild(cards) > _MOST_WILD:
        return None
    finishing = len(cards) == laid.before.position.counts[laid.seat]
    found = text.named(written(cards), named_reading(laid.action), finishing=finishing)
    assert found is not None
    return found, cards


def _refusal(
    text: TextRules,
    hand: Sequence[str],
    cards: Sequence[str],
    name: Named | None,
    lying: tuple[Found, Sequence[Card]] | None,
) -> str | None:
    """Why cards may not be played, by the table of DG-10.5."""
    if Counter(cards) - Counter(hand):
        return "not_held"
    finishing = len(cards) == len(hand)
    if text.by_rule(cards, finishing=finishing) is None:
        return "not_a_combination"
    found = text.named(cards, name, finishing=finishing)
    if found is None:
        return "reading_not_offered"
    if lying is None:
        return None
    if len(cards) != len(lying[1]):
        return "wrong_size"
    return None if text.beats(found, lying[0]) else "does_not_beat"


def the_mildest_is_as_the_text_says(deal: EscapeDeal) -> None:
    """What is done for somebody who is absent (DG-11.2)."""
    text, state = text_of(deal), deal.state
    for seat in deal.asks():
        hand = sorted(written(state.hands[seat]), key=lambda card: (text.value(rank_of(card)), PACK.index(card)))
        got = [str(gift.cards[0]) for gift in state.tributes if gift.recipient == seat]
        if deal.position.phase is Phase.TRIBUTE:
            meant = f"give {next(card for card in hand if text.value(rank_of(card)) == text.value(rank_of(hand[-1])))}"
        elif deal.position.phase is Phase.PLAY:
            meant = f"play {hand[0]}" if deal.position.table is None else "pass"
        elif not got:
            meant = "choose 0"
        else:
            of_ranks = list({rank_of(card): card for card in reversed(hand)}.values())[::-1]
            meant = f"give {' '.join(of_ranks[: Tribute(text, (), ()).owed(got[0])])}"
        assert str(deal.mildest(seat)) == meant


def nobody_else_may_act(deal: EscapeDeal) -> None:
    """Whoever is asked nothing is refused every verb, by the reason that the text gives (DG-10.5)."""
    verbs = {"tribute": ("give",), "return": ("give", "choose"), "play": ("play", "pass"), "over": ()}
    known = verbs[deal.position.phase.value]
    for seat in set(range(SEATS)) - set(deal.asks()):
        for action in (Action("play", deal.state.hands[seat][:1]), Action("pass"), Action("choose", number=0)):
            refused = deal.refusal(seat, action)
            assert refused is not None
            assert refused.name == ("not_your_turn" if action.verb in known else "wrong_phase")


def another_verb_is_refused_by_its_own_reason(deal: EscapeDeal) -> None:
    """Whoever is asked something has something to do: to choose where nothing is put out, or to give where one is to
    choose, is never out of turn (DG-10.5)."""
    known = {"tribute": ("give",), "return": ("give", "choose"), "play": ("play", "pass")}[deal.position.phase.value]
    for seat, asks in deal.asks().items():
        card = deal.state.hands[seat][:1]
        for action in (Action("choose", number=0), Action("give", card), Action("give"), Action("play", card)):
            if action.verb in {ask.verb for ask in asks}:
                continue
            meant = {"choose": "no_such_choice", "give": "wrong_size"}[action.verb] if action.verb in known else None
            refused = deal.refusal(seat, action)
            assert refused is not None
            assert refused.name == (meant or "wrong_phase")
