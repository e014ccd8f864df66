"""House rules: those of a server, a channel or a saved preset, their history, and pending proposals."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import HouseEntry, KeptRules, NoProposal, Place, Proposal, RulesChanged, Store, TooManySaved
from bot.store.server.house_rules import CHOICES_AT_MOST, PROPOSALS_LIVE, SAVED_AT_MOST
from tests.store.homes import Home
from tests.store.makings import CHANNEL, GUILD, NOON, clock_at

ANN, BO = 4242, 4343
SERVER = Place(GUILD, "big-two")
HERE = Place(GUILD, "big-two", CHANNEL)
FRIDAY = Place(GUILD, "big-two", 0, "friday")


def rules(preset: str, **changes: Any) -> dict[str, Any]:
    return {"preset": preset, "changes": changes, "name": ""}


async def put(store: Store, place: Place, after: Any, person: int = ANN) -> HouseEntry:
    """Propose rules and accept them."""
    before = await store.rules_kept(place)
    (number,) = await store.propose_rules(place, person, before.version, [after])
    return await store.accept_rules(place.guild, number, person)


async def test_a_place_has_nothing_until_it_is_given_something(store: Store) -> None:
    assert await store.rules_kept(SERVER) == KeptRules(None, 0)
    await put(store, SERVER, rules("singapore"))
    await put(store, HERE, rules("pagat-basic", x=1))
    assert await store.rules_kept(SERVER) == KeptRules(rules("singapore"), 1)
    assert await store.rules_kept(HERE) == KeptRules(rules("pagat-basic", x=1), 1)
    await put(store, HERE, None)
    assert await store.rules_kept(HERE) == KeptRules(None, 2)
    for other in (Place(GUILD + 1, "big-two"), Place(GUILD, "sheng-ji"), Place(GUILD, "big-two", CHANNEL + 1)):
        assert await store.rules_kept(other) == KeptRules(None, 0)


async def test_the_history_says_who_when_where_before_and_after(store: Store, times: list[float]) -> None:
    await put(store, SERVER, rules("singapore"))
    times.append(NOON + 60)
    await put(store, HERE, rules("pagat-basic"), BO)
    await put(store, SERVER, rules("singapore", y=2))
    page = await store.rules_history(GUILD, "big-two", 2)
    assert page.count == 3
    newest, middle = page.entries
    assert (newest.person, newest.at, newest.place) == (ANN, NOON + 60, SERVER)
    assert (newest.before, newest.after, newest.version) == (rules("singapore"), rules("singapore", y=2), 2)
    assert (middle.person, middle.place, middle.before) == (BO, HERE, None)
    (oldest,) = (await store.rules_history(GUILD, "big-two", 2, 2)).entries
    assert (oldest.at, oldest.seq) == (NOON, 1)
    assert await store.rules_entry(GUILD, 1) == oldest
    assert await store.rules_entry(GUILD + 1, 1) is None
    assert (await store.rules_history(GUILD + 1, "big-two", 9)).count == 0


async def test_a_proposal_changes_nothing_until_its_author_accepts_it_once(store: Store) -> None:
    (number,) = await store.propose_rules(SERVER, ANN, 0, [rules("singapore")])
    assert (await store.rules_kept(SERVER)).version == 0
    assert await store.rules_proposal(GUILD, number) == Proposal(SERVER, ANN, 0, rules("singapore"))
    for guild, person in ((GUILD, BO), (GUILD + 1, ANN)):
        with pytest.raises(NoProposal):
            await store.accept_rules(guild, number, person)
    await store.accept_rules(GUILD, number, ANN)
    with pytest.raises(NoProposal):
        await store.accept_rules(GUILD, number, ANN)
    assert (await store.rules_history(GUILD, "big-two", 9)).count == 1
    assert await store.rules_proposal(GUILD, number) is None


async def test_of_two_proposals_for_one_place_the_later_answer_is_refused(store: Store) -> None:
    (first,) = await store.propose_rules(SERVER, ANN, 0, [rules("singapore")])
    (second,) = await store.propose_rules(SERVER, BO, 0, [rules("pagat-basic")])
    await store.accept_rules(GUILD, second, BO)
    with pytest.raises(RulesChanged):
        await store.accept_rules(GUILD, first, ANN)
    assert (await store.rules_kept(SERVER)).rules == rules("pagat-basic")
    assert await store.rules_proposal(GUILD, first) is not None


@pytest.mark.parametrize("saved", [True, False])
async def test_an_answer_to_one_choice_answers_the_whole_question_and_no_other(store: Store, saved: bool) -> None:
    choices = [rules("singapore", x=x) for x in range(CHOICES_AT_MOST - 1)] + [None]
    numbers = await store.propose_rules(SERVER, ANN, 0, choices)
    others = [(await store.propose_rules(SERVER, ANN, 0, [rules("pagat-basic")]))[0] for _ in range(3)]
    kept = [await store.rules_proposal(GUILD, number) for number in numbers]
    assert kept == [Proposal(SERVER, ANN, 0, choice) for choice in choices]
    if saved:
        assert (await store.accept_rules(GUILD, numbers[7], ANN)).after == choices[7]
    else:
        await store.drop_rules(GUILD, numbers[7])
    assert [await store.rules_proposal(GUILD, number) for number in numbers] == [None] * CHOICES_AT_MOST
    assert None not in [await store.rules_proposal(GUILD, number) for number in others]


@pytest.mark.parametrize("count", [0, CHOICES_AT_MOST + 1])
async def test_a_question_has_choices_but_not_without_end(store: Store, count: int) -> None:
    with pytest.raises(ValueError, match="choices in one question"):
        await store.propose_rules(SERVER, ANN, 0, [None] * count)


async def test_what_is_dropped_or_old_is_gone(store: Store, times: list[float]) -> None:
    (dropped,) = await store.propose_rules(SERVER, ANN, 0, [rules("singapore")])
    assert await store.drop_rules(GUILD, dropped)
    assert not await store.drop_rules(GUILD, dropped)
    (left,) = await store.propose_rules(SERVER, ANN, 0, [rules("singapore")])
    (elsewhere,) = await store.propose_rules(Place(GUILD + 1, "big-two"), ANN, 0, [rules("singapore")])
    times.append(NOON + PROPOSALS_LIVE + 1)
    (new,) = await store.propose_rules(SERVER, ANN, 0, [None])
    found = [await store.rules_proposal(GUILD, number) for number in (dropped, left, new)]
    assert found == [None, None, Proposal(SERVER, ANN, 0, None)]
    assert await store.rules_proposal(GUILD + 1, elsewhere) is not None


async def test_saved_presets_are_known_by_name(store: Store) -> None:
    await put(store, FRIDAY, rules("singapore"))
    await put(store, FRIDAY, rules("singapore", x=1))
    await put(store, Place(GUILD, "big-two", 0, "大老二"), rules("pagat-basic"))
    await put(store, SERVER, rules("pagat-basic"))
    gone = Place(GUILD, "big-two", 0, "gone")
    await put(store, gone, rules("pagat-basic"))
    await put(store, gone, None)
    assert await store.rules_saved(GUILD, "big-two") == {
        "friday": KeptRules(rules("singapore", x=1), 2),
        "大老二": KeptRules(rules("pagat-basic"), 1),
    }
    assert await store.rules_saved(GUILD + 1, "big-two") == {}


async def test_a_server_saves_only_so_many(store: Store) -> None:
    for number in range(SAVED_AT_MOST):
        await put(store, Place(GUILD, "big-two", 0, f"name {number}"), rules("singapore"))
    with pytest.raises(TooManySaved):
        await put(store, FRIDAY, rules("singapore"))
    await put(store, Place(GUILD, "big-two", 0, "name 7"), rules("pagat-basic"))
    await put(store, SERVER, rules("pagat-basic"))
    assert (await store.rules_kept(FRIDAY)).version == 0


async def test_everything_outlives_a_restart(home: Home, times: list[float]) -> None:
    store = await Store.open(home.url, clock_at(times))
    await put(store, SERVER, rules("singapore"))
    (number,) = await store.propose_rules(HERE, ANN, 0, [rules("pagat-basic")])
    await store.close()
    store = await Store.open(home.url, clock_at(times))
    assert (await store.rules_kept(SERVER)).rules == rules("singapore")
    await store.accept_rules(GUILD, number, ANN)
    assert (await store.rules_history(GUILD, "big-two", 9)).count == 2
    assert await store.check() == []
    await store.close()
