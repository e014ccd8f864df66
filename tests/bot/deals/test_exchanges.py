"""Left-over cards and exchanges as stories: what is asked and typed, what everybody is told, and what only some are."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from bot.cards import read_card, sign_cards
from bot.engine.actions import must_act
from bot.games.big_two.cards.pack import bits
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.games.big_two.scenes.hand.before_play import RANK
from bot.playground.people.driver import Person
from bot.tables.table import Table
from tests.bot.running_bot.answering_people import asked, options
from tests.bot.running_bot.house import CHANNEL, House, has, parts
from tests.bot.running_bot.prepared import prepared

NO_REDEAL = {"redeal.points_below": 0, "redeal.four_twos": False}
PEOPLE = ("Ann", "Bo-Chen")


def asks(verb: str) -> Callable[[BigTwoView], bool]:
    """Whether Ann is asked for something before play."""
    return lambda view: view.own.before is not None and any(str(one).split()[0] == verb for one in view.legal_actions())


def hands_of(table: Table) -> list[list[str]]:
    """Every hand in notation, lowest card first."""
    assert table.deal is not None
    assert PLAY.owns(table.deal)
    pack = table.deal.position.setting.pack
    return [[pack.text(bit) for bit in bits(hand)] for hand in table.deal.state.hands]


def names_at(table: Table) -> list[str]:
    """The names by seat; people have the first seats."""
    return [*PEOPLE, *(sitter.name for sitter in table.sitters if sitter and sitter.computer)]


def actions(house: House) -> list[str]:
    """Every action that was saved, oldest first."""
    commands = (json.loads(row[0]) for row in house.stored("select command from events order by seq"))
    return [str(command["action"]) for command in commands if "action" in command]


async def test_three_players_the_loser_gives_the_best_card_and_the_winner_returns_one(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    table = await prepared(house, asks("give"), PEOPLE, "three-player-17+exchange-3p", NO_REDEAL)
    hand = hands_of(table)[0]
    card = hand[1]  # the lowest card stays: its holder leads, and what was told remains until then
    async with house.bot():
        public = await house.shown("My hand", "gives Ann (1st) the best card")
        shown = await ann.slash("hand")
        assert "Your turn" in shown.text
        assert "one card you don’t want" in shown.text
        assert "gives you" in shown.text
        assert not has(shown.message, "Play")
        early = await ann.slash("play", cards=hand[0])
        assert "The exchange comes first" in early.text
        assert "and press Give. (BT‑16.8)" in early.text
        assert {one["value"] for one in await ann.autocomplete("give", "cards", "")} == set(hand)
        assert await bo.autocomplete("give", "cards", "") == []
        assert "acts now" in (await bo.slash("give", cards=hands_of(table)[1][0])).text
        assert "You chose 2 cards, not 1" in (await ann.slash("give", cards=" ".join(hand[:2]))).text
        assert "Choose cards first" in (await ann.press(shown.message, "Give")).text
        assert "only watching this table" in (await stranger.slash("give", cards=hand[0])).text
    async with house.bot():
        assert "gives you" in (await ann.slash("hand")).text
        given = await ann.slash("give", cards=card)
        assert f"You return {sign_cards([read_card(card)])} to" in given.text
        assert f"give {card}" in actions(house)
        public = await house.shown("My hand", "returns 1 card to")
        assert sign_cards([read_card(card)]) not in public.text.split("returns 1 card to")[1].split("\n")[0]


async def test_a_rank_demands_a_card_before_all_and_returns_another(house: House, ann: Person, bo: Person) -> None:
    table = await prepared(house, asks("demand"), PEOPLE, "class-struggle-1", NO_REDEAL)
    hands = hands_of(table)
    deal = table.deal
    assert deal is not None
    assert PLAY.owns(deal)
    assert deal.state.phase is not None
    lower = next(iter(deal.view(0).legal_actions()))
    victim = getattr(lower, "number", None)
    assert isinstance(victim, int)
    best = hands[victim][-1]
    names = names_at(table)
    async with house.bot():
        public = await house.shown("My hand", "King")
        assert "Exchange" in public.text
        shown = await ann.slash("hand")
        assert "Demand a card from" in shown.text
        offered = {one["value"] for one in await ann.autocomplete("demand", "card", "")}
        assert offered
        assert not offered & set(hands[0])
        (player_offered,) = await ann.autocomplete("demand", "player", "")
        assert player_offered["value"].startswith(f"{victim + 1}. ")
        assert await bo.autocomplete("demand", "card", "") == []
        for player in ({}, {"player": "nobody"}):
            assert "Ann acts now" in (await bo.slash("demand", card=best, options=player)).text
        assert "Choose the card you want first" in (await ann.press(shown.message, "Demand")).text
        assert len(options(shown.message, RANK)) <= 13
        step = await ann.slash("give", cards=hands[0][0])
        assert "Another step of the exchange comes first" in step.text
        assert f"Choose the card you want from {names[victim]} and press Demand, or press Waive" in step.text
        waiting = await bo.slash("play", cards=hands[1][0])
        assert "The exchange comes first" in waiting.text
        assert f"Ann may demand a card from {names[victim]}." in waiting.text
        demanded = await ann.slash("demand", card=best)
        assert f"demand {best} {victim}" in actions(house)
        assert "you don’t want" in demanded.text
        given = f"Ann demands {sign_cards([read_card(best)])} from {names[victim]} and gets it"
        await house.shown("My hand", given)
        await ann.slash("give", cards=hands[0][0])
        await house.shown("My hand", "returns 1 card to")


async def test_a_demand_that_cannot_be_met_is_spent_and_public(house: House, ann: Person, bo: Person) -> None:
    table = await prepared(house, asks("demand"), PEOPLE, "class-struggle-2", NO_REDEAL)
    hands = hands_of(table)
    assert table.deal is not None
    [*demands] = table.deal.legal_actions(0)
    victim = getattr(demands[0], "number", None)
    assert isinstance(victim, int)
    others = [seat for seat in range(4) if seat not in (0, victim)]
    absent = hands[others[0]][-1]
    async with house.bot():
        await ann.slash("hand")
        nobody = await ann.slash("demand", card=absent, player="nobody")
        assert "You can’t choose" in nobody.text
        two = await ann.slash("demand", card=f"{absent} 3d", player=str(victim + 1))
        assert "Demand one card" in two.text
        await ann.slash("demand", card=absent, player=str(victim + 1))
        public = await house.shown("My hand", "No such card: Ann gets nothing")
        assert public.text.count(f"Ann demands {sign_cards([read_card(absent)])}") == 1
        if asked(ann) is not None:
            await ann.slash("waive")
            assert "waive" in actions(house)


async def test_a_closed_hand_is_chosen_by_its_number_from_one(house: House, ann: Person, bo: Person) -> None:
    await prepared(house, asks("choose"), PEOPLE, "tribute-hk-1", NO_REDEAL)
    async with house.bot():
        shown = await ann.slash("hand")
        assert "Pick one of" in shown.text
        numbers = [one["label"] for one in shown.message.buttons if one["label"].startswith("Hand")]
        assert numbers == [f"Hand {place}" for place in range(1, len(numbers) + 1)]
        choices = await ann.autocomplete("choose", "number", "")
        assert [one["value"] for one in choices] == list(range(1, len(numbers) + 1))
        far = await ann.slash("choose", number=52)
        assert f"The numbers here go from 1 to {len(numbers)}" in far.text
        assert "Pick one of" in far.text
        await ann.slash("choose", number=2)
        assert "choose 1" in actions(house)
        await house.shown("My hand", ") chooses hand 2 of")


@pytest.mark.parametrize(
    ("rules", "verb", "public"),
    [
        ("malaysia", "swap", "Ann swaps 3♦ for what is left over"),
        ("malaysia", "decline", "Ann keeps 3♦"),
        ("taiwan+seats-3", "take", "Ann takes what is left over"),
        ("taiwan+seats-3", "decline", "Ann declines what is left over"),
    ],
)
async def test_left_over_cards_are_swapped_taken_or_declined(
    house: House, ann: Person, bo: Person, rules: str, verb: str, public: str
) -> None:
    await prepared(house, asks("decline"), PEOPLE, rules, NO_REDEAL)
    async with house.bot():
        shown = await ann.slash("hand")
        before = house.stored()
        assert "Ann decides about the left-over cards" in (await bo.slash(verb)).text
        assert house.stored() == before
        assert has(shown.message, "Decline")
        done = await ann.slash(verb)
        assert done.ephemeral
        assert verb in actions(house)
        if verb != "decline":
            assert ("You receive" if verb == "swap" else "You take ") in done.text
        await house.shown("My hand", public)


async def test_a_pass_draws_from_the_stock_and_only_who_draws_sees_the_card(
    house: House, ann: Person, bo: Person
) -> None:
    await prepared(
        house,
        lambda view: (
            must_act(view) == {0} and play_to_beat(view.position) is not None and view.position.course.stock > 3
        ),
        PEOPLE,
        "three-player-13-draw",
    )
    async with house.bot():
        await house.shown("My hand", "Stock: ")
        passed = await ann.slash("pass")
        assert "You draw" in passed.text
        public = await house.shown("My hand", "passes and draws 1 card")
        assert "You draw" not in public.text


async def test_tiles_are_typed_and_chosen_as_tiles(house: House, ann: Person) -> None:
    table = await prepared(
        house,
        lambda view: must_act(view) == {0} and not view.position.setting.pack.of(view.position.played),
        ("Ann",),
        "lectio",
    )
    tile = hands_of(table)[0][-1]
    async with house.bot():
        await house.shown("My hand", "5 deals, or until a player has no points left")
        shown = await ann.slash("hand")
        assert "tiles" in shown.text
        assert tile in [one["value"] for one in await ann.autocomplete("play", "cards", tile)]
        await ann.slash("play", cards=tile)
        assert f"play {tile}" in actions(house)


async def test_a_table_opens_with_another_number_of_seats_where_the_rules_allow_it(house: House, ann: Person) -> None:
    async with house.bot():
        refused = await ann.slash("table open", channel=CHANNEL, rules="tribute-hk-2", seats=3)
        assert refused.ephemeral
        assert "Exchange between deals" in refused.text
        assert "Number of players" in refused.text
        assert house.public("Join") is None
        for seats in (2, 3, 5):
            await ann.slash("table open", channel=CHANNEL, rules="pagat-basic", seats=seats, computers=seats - 1)
            lobby = await house.shown("Start", f"{seats} of {seats} seats taken")
            await ann.press(lobby, "Start")
            await ann.until(lambda: house.public("My hand"))
            await parts(ann, "end", channel=CHANNEL)
            await ann.until(lambda: house.public("My hand") is None)


def opens_while_bo_returns(view: BigTwoView) -> bool:
    """Ann came last and opens; Bo-Chen has her best card and returns one."""
    return view.own.before is not None and must_act(view) == {1} and len(view.legal_ahead()) > 1


async def test_whoever_opens_chooses_while_an_exchange_asks_others(house: House, ann: Person, bo: Person) -> None:
    table = await prepared(house, opens_while_bo_returns, PEOPLE, "tribute-hk-2", NO_REDEAL)
    hands = hands_of(table)
    best = hands[0][-1]
    async with house.bot():
        public = await house.shown("My hand", "Bo-Chen returns one card to Ann")
        assert "Ann (4th) gives Bo-Chen (1st) the best card." in public.text
        hand = (await ann.slash("hand")).message
        assert "You give Bo-Chen your best" in hand.text.split("Your hand")[1]
        held = await ann.slash("play", cards=best)
        assert "goes out when play begins" in held.text
        hand = house.hand(ann)
        assert has(hand, "Take back")
        assert "Bo-Chen acts now" in (await ann.slash("give", cards=best)).text
        await bo.slash("give", cards=hands[1][0])
        await house.shown("My hand", sign_cards([read_card(best)]))
        assert actions(house)[-2:] == [f"play {best}", f"give {hands[1][0]}"]
        await ann.until(lambda: "goes out when" not in house.hand(ann).text)
