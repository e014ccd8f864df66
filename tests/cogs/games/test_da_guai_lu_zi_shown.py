"""Da Guai Lu Zi under random rules, shown all through deals: Discord takes the messages, and the controls suffice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.computers.simulation import shuffled
from bot.engine.game import Dealt, Result
from bot.engine.seam.play import PASS
from bot.engine.table_values import Settled
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import PLAY, EscapeDeal
from bot.games.da_guai_lu_zi.match import SERIES, EscapeMatch, TeamsSoFar
from bot.games.da_guai_lu_zi.rules.parameters import SEATS
from bot.games.da_guai_lu_zi.scenes import SCENES
from bot.games.da_guai_lu_zi.scenes.in_hand import offered
from bot.games.da_guai_lu_zi.scoring.settlement import TeamStanding, result_of
from bot.scenes.hand_scene import Selection
from bot.scenes.marks import CardState
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.deal_end.own_result import own_result
from cogs.ui.hand.controls import chosen_ready
from cogs.ui.hand.message import hand_alt
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.table.table_message import table_alt, table_message
from cogs.ui.table_in_words import TableInWords
from images.render import draw_deal_end
from tests.cogs.games.shown_deals import discord_takes, done_by, pictures_are_small, shown
from tests.cogs.messages.said import alt_in, said_in
from tests.engine.random_course import played_once
from tests.games.da_guai_lu_zi.escape_deals import courses, random_rules

EVERY = 25
"""Every so many steps of a deal are looked at; before play, every one."""


@played_once
def moments(seed: int) -> Iterator[tuple[TableInWords, EscapeDeal]]:
    """Moments of three deals under random rules with tribute."""
    chance = Random(seed)
    rules = random_rules(chance).but({"dg.tribute": True, "dg.tribute_pick": "giver", "dg.resist": 0})
    rules = rules.but({"dg.return": "candidates" if seed % 2 else "recipient"})
    for course in courses(rules, chance, 3):
        for number, step in enumerate(course.steps):
            if number % EVERY == 0 or step.before.position.phase is not Phase.PLAY:
                yield shown(course.match, step.before), step.before
        yield shown(course.match, course.end), course.end


def hands_of(scene: TableInWords, deal: EscapeDeal) -> Iterator[OwnHand]:
    """The hands of those who are asked."""
    for seat in deal.asks():
        yield OwnHand(scene, deal.view(seat))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_message_is_one_that_discord_takes(seed: int) -> None:
    for number, (scene, deal) in enumerate(moments(seed)):
        discord_takes(scene, deal)
        if number % 5 == 0:
            pictures_are_small(scene, OwnHand(scene, deal.view(number % SEATS)), may_be_empty=True)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_listed_can_be_done_by_the_controls(seed: int) -> None:
    phases = set()
    for scene, deal in moments(seed):
        for hand in hands_of(scene, deal):
            view, legal = hand.view, hand.view.legal_actions()
            assert PLAY.sees(view)
            for action in legal[:: max(len(legal) // 6, 1)]:
                if not action.cards:
                    assert action in done_by(hand)
                    continue
                chosen = OwnHand(scene, view, SCENES.suggested(view, Selection(), action))
                assert {*chosen.choice.places} <= hand.shown.selectable
                assert action in done_by(chosen), (action, view.readings(action.cards))
            phases.add(deal.position.phase)
    assert {Phase.TRIBUTE, Phase.RETURN, Phase.PLAY} >= phases >= {Phase.PLAY, Phase.RETURN}


def test_no_card_of_a_hand_looks_forbidden_while_one_is_chosen_of_those_put_out() -> None:
    """Cards are put out under some of the random rules alone: the first of them are looked at."""
    tried = (
        [hand for step in moments(seed) for hand in hands_of(*step) if PLAY.sees(hand.view) and offered(hand.view)]
        for seed in range(1, 20, 2)
    )
    for hand in next(filter(None, tried)):
        assert {held.state for held in hand.shown.cards} == {CardState.WAITING}


def test_the_reading_is_said_before_the_play_and_with_it() -> None:
    """And stays with the play while it lies on the table (DG-4.8)."""
    told = set()
    for scene, deal in moments(3):
        seat = deal.position.turn
        if seat is None:
            continue
        view = deal.view(seat)
        for action in [one for one in view.legal_actions() if one != PASS][-3:]:
            chosen = OwnHand(scene, view, SCENES.suggested(view, Selection(), action))
            [line] = [one for one in chosen.shown.chosen if one.refusal is None]
            assert line.text.key == "hand-chosen-fits"
            assert line.text.facts["what"] == view.describe(action)
            later = deal.apply(seat, action)[0]
            if later.position.table is not None:
                lying = SCENES.table(later.view(None), _around(scene)).centre.line
                assert lying is not None
                assert lying.text.facts["kind"] == later.position.table.reading.kind.value
                told.add(later.position.table.reading.kind)
    assert len(told) > 3


def _around(scene: TableInWords) -> Any:
    from bot.scenes.game_scenes import TableStatus

    return TableStatus(scene.table.match.standing(), frozenset(), ())


def test_each_seat_has_its_team_in_a_word_and_by_a_number_that_a_sign_is_drawn_for() -> None:
    """Colour is never all that tells the teams apart (DG-12.2); hand sizes and places are public, too (DG-11.1)."""
    for scene, deal in moments(2):
        if deal.position.phase is Phase.OVER:
            continue
        assert [plate.side_number for plate in scene.shown.seats] == [0, 1] * 3
        assert [plate.cards for plate in scene.shown.seats] == list(deal.position.counts)
        alt = table_alt(scene, scene.shown)
        assert min(alt.count("team 1"), alt.count("team 2")) >= 3


def test_a_ready_made_play_is_chosen_whole() -> None:
    looked = 0
    for scene, deal in moments(2):
        turn = deal.position.turn
        if turn is None or deal.position.table is not None:
            continue
        hand = OwnHand(scene, deal.view(turn))
        assert hand.shown.ready
        picked = chosen_ready(hand, " ".join(map(str, hand.shown.ready[0].cards)))
        assert picked.cards(hand.view.hand) == hand.shown.ready[0].cards
        looked += 1
    assert looked


def ended(scene: TableInWords, after: EscapeMatch, result: Result) -> Settled:
    """The ninth deal of a match with its result, as it is kept."""
    dealt, seats = Dealt(0, 1, (27,) * SEATS), scene.table.sitters
    over, winners = after.over(), after.winners()
    return Settled(9, "5e" * 32, dealt, result, after.totals, seats, 9, match_over=over, match_winners=winners)


@pytest.mark.parametrize("end", ["points", "deals", "level", "open"])
def test_totals_stand_beside_levels_where_they_end_the_match(end: str) -> None:
    """At the table, in its alt text and in each hand; at the end of a deal and of the match (DG-8.2, DG-11.1)."""
    rules = GAME.rules("dglz-wikipedia", {"dg.match_end": end, "dg.target": 6, "dg.deals": 9})
    teams = TeamStanding(("7", "2"), totals=(5, 0), deals=8)
    match = EscapeMatch(SERIES, TeamsSoFar(rules, teams, (0, 2, 4)))
    deal, _ = match.start_deal(shuffled("totals", 1, rules.pack.cards()))
    scene = shown(match, deal)
    said = [
        said_in(table_message(scene, b"png")),
        table_alt(scene, scene.shown),
        hand_alt(OwnHand(scene, deal.view(1))),
    ]
    counted = end in ("points", "deals")
    assert all("at level 7" in text for text in said)
    assert [("team 1 5, team 2 0" in text) for text in said] == [counted] * 3

    result = result_of(rules, teams, 0, (0, 2, 4))
    after, names = match.book(result), scene.names
    settled = ended(scene, after, result)
    public, alt = (
        said_in(deal_end_message(scene, settled, names, None, live=False)),
        alt_in(deal_end_message(scene, settled, names, b"png", live=False)),
    )
    own = said_in(own_result(scene, settled, names, 2))
    assert all("level 8" in text for text in (public, alt, own))
    assert [("6 in all" in text) for text in (public, alt, own)] == [counted] * 3
    assert ("match with +6" in public) == counted
    picture = deal_end_picture(scene, settled, names)
    assert draw_deal_end(picture)


@pytest.mark.parametrize(("leading", "explained"), [(0, False), (1, True)])
def test_a_win_of_a_deal_that_the_others_led_is_explained(leading: int, explained: bool) -> None:
    """It raises no level (DG-6.4)."""
    rules, teams = GAME.rules("dglz-wikipedia"), TeamStanding(("7", "2"), deals=8)
    match = EscapeMatch(SERIES, TeamsSoFar(rules, teams, (0, 2, 4) if leading == 0 else (1, 3, 5)))
    scene = shown(match, match.start_deal(shuffled("led", 1, rules.pack.cards()))[0])
    result = result_of(rules, teams, leading, (0, 2, 4))
    settled = ended(scene, match.book(result), result)
    said = said_in(deal_end_message(scene, settled, scene.names, None, live=False))
    assert ("Team 1 didn’t lead this deal, so its level stays." in said) == explained
