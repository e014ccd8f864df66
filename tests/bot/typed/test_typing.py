"""Plays by name: what is typed is offered, and played if only one play can be meant."""

from __future__ import annotations

import re
from collections import Counter

from bot.cards import Card, read_cards, sign_cards, write_cards
from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import kind_of, play_to_beat
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import House, cards_of, has, is_turn, turn_on
from tests.bot.running_bot.prepared import prepared


def ranks(view: BigTwoView) -> Counter[str]:
    return Counter(card.rank for card in view.hand)


def leads_much(view: BigTwoView) -> bool:
    """The person leads, and has one pair of a rank, three of another, a straight and a full house."""
    if must_act(view) != {0} or play_to_beat(view.position) is not None or len(view.hand) < 10:
        return False
    kinds = {kind_of(view.position, action.cards) for action in view.legal_actions()}
    return {"straight", "full_house", "pair"} <= kinds and {2, 3} <= {*ranks(view).values()}


def of_rank(hand: list[str], times: int) -> str:
    """A rank that is so often in the hand, as people write it."""
    found = Counter(card.rank for card in read_cards(" ".join(hand)))
    rank = next(rank for rank, often in found.items() if often == times)
    return {"T": "10"}.get(rank, rank)


def is_rank(card: Card, rank: str) -> bool:
    return card.sign[:-1] == rank


async def offered(person: Person, typed: str) -> list[tuple[str, str]]:
    choices = await person.autocomplete("play", "cards", typed)
    return [(one["name"], one["value"]) for one in choices]


async def test_what_is_typed_is_offered_as_plays_the_natural_reading_first(house: House, ann: Person) -> None:
    await prepared(house, leads_much)
    async with house.bot():
        hand = cards_of((await ann.slash("hand")).message)
        twice, thrice = of_rank(hand, 2), of_rank(hand, 3)
        pair = [card for card in read_cards(" ".join(hand)) if is_rank(card, twice)]
        for typed in (
            *(twice * 2, f"{twice} {twice}", f"{twice}{twice}".lower(), f"pair {twice}", f"pair of {twice}s"),
            *(write_cards(pair).replace(" ", ""), write_cards(pair), write_cards(pair).upper(), sign_cards(pair)),
        ):
            name, value = (await offered(ann, typed))[0]
            assert (name, value) == (f"{sign_cards(pair)} · pair", write_cards(pair)), typed
        straights = await offered(ann, "straight")
        assert straights
        assert all(name.endswith(("straight", "straight flush")) for name, _ in straights)
        houses = await offered(ann, f"full {thrice}")
        assert all(name.endswith("full house") for name, _ in houses)
        leading = [card.sign[:-1] for card in read_cards(houses[0][1])]
        assert leading.count(thrice) == 3
        for nothing in ("flush 2 2", "quads", "hello", "3d3d"):
            assert await offered(ann, nothing) == [("Nothing you can play", nothing)]


async def test_a_name_is_played_where_one_play_can_be_meant_and_asked_back_where_several(
    house: House, ann: Person
) -> None:
    await prepared(house, leads_much)
    async with house.bot():
        shown = (await ann.slash("hand")).message
        hand = cards_of(shown)
        thrice = of_rank(hand, 3)
        before = house.stored()
        asked = await ann.slash("play", cards=thrice * 2)
        assert asked.text == f"**“{thrice * 2}” can be several things.**\n-# Press the one you mean."
        assert asked.ephemeral
        nothing = await ann.slash("play", cards="flush 2 2")
        assert nothing.text.startswith("**Nothing you can play fits “flush 2 2”.**\n-# You could write ")
        aces = await ann.slash("play", cards="as flush 2 2")
        assert aces.text.startswith("**Nothing you can play fits “as flush 2 2”.**"), "no game of readings"
        assert house.stored() == before

        turn = turn_on(house.hand(ann))
        question = (await ann.slash("play", cards=thrice * 2)).message
        label = str(question.buttons[0]["label"])
        await ann.press(question, label)
        await ann.until(lambda: question.deleted)
        await ann.until(lambda: turn_on(house.hand(ann)) > turn)
        left = cards_of(house.hand(ann))
        assert {sign_cards(read_cards(one)) for one in {*hand} - {*left}} == {*label.split()}


async def test_a_pair_of_ranks_goes_out_with_one_command(house: House, ann: Person) -> None:
    await prepared(house, leads_much)
    async with house.bot():
        hand = cards_of((await ann.slash("hand")).message)
        twice = of_rank(hand, 2)
        played = await ann.slash("play", cards=twice * 2)
        assert played.ephemeral
        assert has(played.message, "Play")
        gone = read_cards(" ".join({*hand} - {*cards_of(played.message)}))
        assert [is_rank(card, twice) for card in gone] == [True, True]


async def test_ranks_that_cannot_be_played_now_are_judged(house: House, ann: Person) -> None:
    def pair_to_beat(view: BigTwoView) -> bool:
        low = [rank for rank, often in ranks(view).items() if often == 1 and rank in "3456"]
        return (
            must_act(view) == {0}
            and (to_beat := play_to_beat(view.position)) is not None
            and to_beat.kind == "pair"
            and bool(low)
        )

    await prepared(house, pair_to_beat)
    async with house.bot():
        hand = cards_of((await ann.slash("hand")).message)
        low = next(card for card in hand if card[0] in "3456" and sum(one[0] == card[0] for one in hand) == 1)
        refused = (await ann.slash("play", cards=low[0])).text
        assert "BT" in refused
        named = (await ann.slash("play", cards="straight")).text
        assert re.match(r"\*\*(You can’t beat this\. Pass|Nothing you can play fits “straight”)\.\*\*\n-# ", named), (
            named
        )
        assert is_turn(house, ann)
        assert await offered(ann, low[0]) == [("Nothing you can play", low[0])]


async def test_a_name_out_of_turn_is_told_as_it_was_typed(house: House, ann: Person) -> None:
    await prepared(house, lambda view: must_act(view) not in ({0}, set()) and not view.legal_ahead())
    async with house.bot():
        refused = (await ann.slash("play", cards="straight")).text
        assert refused.startswith("**Nothing you can play")
        assert "fits “straight”" in refused
