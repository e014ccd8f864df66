"""What the dear tests cost. Test workers begin with whatever takes longest, so that at the end none waits for another.

A worker is handed one file after another; a dear test is handed out by itself. A test that takes more than a few
seconds, or a file that takes more than ten, says so here; the end of a run names whoever does not.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence

import pytest

COSTS: dict[str, float] = {
    "tests/bot/games/test_sheng_ji_page.py::test_an_evening_on_two_phones": 25,
    "tests/bot/presets/test_every_preset.py::test_matches_are_played_shown_settled_and_booked_as_the_book_says": 28,
    "tests/games/big_two/laws/test_big_two_laws.py": 16,
    "tests/playground/page/test_page_layout.py": 15,
    "tests/bot/deals/test_page_deal.py::test_a_visitor_plays_a_whole_deal_and_sees_its_points": 14,
    "tests/bot/restarts/test_asleep.py": 17,
    "tests/bot/channel/test_full_result.py::test_the_rest_is_behind_a_button_over_a_restart_and_the_end_of_the_table": 13,
    "tests/bot/restarts/test_restart.py::test_a_lobby_and_a_deals_end_go_on_after_a_restart": 12,
    "tests/games/sheng_ji/laws/test_sheng_ji_laws.py": 12,
    "tests/games/zheng_shangyou/laws/test_zheng_shangyou_laws.py": 12,
    "tests/games/big_two/laws/test_big_two_before_play_laws.py": 10,
    "tests/bot/games/test_sheng_ji_story.py::test_a_deal_is_declared_buried_and_played_over_restarts": 11,
    "tests/games/da_guai_lu_zi/test_da_guai_lu_zi_readings.py": 12,
    "tests/bot/games/test_zheng_shangyou_story.py::test_two_deals_with_an_exchange_are_played_over_restarts": 10,
    "tests/bot/deals/test_tutorial.py::test_whoever_follows_the_coach_to_the_letter_wins": 8,
    "tests/bot/deals/test_rated_story.py::test_four_people_play_a_rated_deal_without_computers_or_hints": 12,
    "tests/bot/clocks_and_absence/test_clocks.py": 25,
    "tests/store/file/test_store_migrations.py": 14,
    "tests/store/standings/test_random_boards.py::test_boards_over_random_ledgers_equal_a_plain_computation": 4,
    "tests/store/book/test_store_kills.py": 11,
    "tests/store/book/test_store_heads.py": 12,
    "tests/bot/secrecy/test_sheng_ji_secrecy.py::test_no_byte_names_a_card_to_anyone_but_its_holder": 13,
    "tests/games/big_two/computers/test_big_two_any_rules.py": 13,
    "tests/bot/secrecy/test_secrecy.py::test_no_byte_names_a_card_to_anyone_but_its_holder": 12,
    "tests/engine/test_seam.py": 12,
    "tests/bot/games/test_da_guai_lu_zi_page.py::test_a_deal_with_tribute_on_a_phone": 11,
    "tests/bot/seasons/test_season_page.py::test_three_evenings_with_two_games": 20,
    "tests/bot/seasons/test_private_table_page.py::test_a_stranger_is_turned_away_and_friends_play_over_days": 8,
    "tests/bot/languages/test_evenings_everywhere.py::test_an_evening_is_played_in_one_language": 12,
    "tests/bot/languages/test_refusals_everywhere.py": 12,
    "tests/games/big_two/computers/test_big_two_player.py": 11,
    "tests/games/big_two/computers/test_big_two_sharp.py": 11,
    "tests/container/test_docker.py::test_the_bot_runs_in_the_image_and_says_whether_it_is_well": 7,
    "tests/playground/page/test_page_keyboard.py": 10,
    "tests/playground/page/test_page_live.py": 10,
    "tests/bot/games/test_zheng_shangyou_page.py::test_a_deal_with_an_exchange_on_a_phone": 10,
    "tests/bot/games/test_toy_page.py::test_forty_cards_with_twins_by_the_page": 7,
    "tests/images/languages/test_nothing_cut_off.py": 15,
    "tests/games/zheng_shangyou/computers/test_zheng_shangyou_player.py": 10,
    "tests/games/da_guai_lu_zi/computers/test_da_guai_lu_zi_player.py": 16,
    "tests/games/climbing/computers/test_climbing_sharp.py": 10,
    "tests/games/sheng_ji/computers/test_sheng_ji_player.py": 8,
    "tests/games/big_two/scoring/test_big_two_settlement.py": 5,
    "tests/games/zheng_shangyou/test_zheng_shangyou_plays.py": 14,
}
"""Seconds on a quiet machine: of a file, or of a test (of each of its cases) that is handed out by itself."""
WAITS: dict[str, float] = {
    "tests/bot/kills/test_vanishing.py::test_a_person_who_vanishes_is_charged_no_outage_and_finds_their_seat_again": 170,
    "tests/bot/shards/test_shards_that_move.py::test_a_frozen_process_that_wakes_up_writes_nothing_for_what_it_has_lost": 40,
    "tests/bot/games/test_toy_story.py::test_two_people_and_a_computer_play_two_deals_over_kills": 36,
    "tests/bot/faults_and_limits/test_hung_requests.py": 28,
    "tests/bot/kills/test_kills_between.py": 28,
    "tests/bot/faults_and_limits/test_answers_at_once.py::test_a_hand_that_cannot_be_brought_leaves_no_empty_message": 26,
    "tests/store/postgresql/test_server_lost.py": 24,
    "tests/bot/kills/test_kill.py::test_a_match_survives_kills_at_random_moments": 22,
    "tests/bot/shards/test_shards_that_move.py::test_tables_go_on_while_processes_are_killed_stopped_and_started": 20,
    "tests/bot/faults_and_limits/test_answers_at_once.py": 18,
    "tests/bot/evenings/test_evening_story.py": 39,
    "tests/bot/evenings/test_evening_kills.py": 17,
    "tests/bot/kills/test_kill.py::test_a_match_survives_kills_of_the_process_that_serves_it_beside_one_that_waits": 17,
    "tests/bot/faults_and_limits/test_words_first.py": 14,
    "tests/bot/channel/test_publishing.py": 14,
    "tests/cli/test_copying_the_store.py": 14,
    "tests/store/shards/test_leases.py": 10,
    "tests/bot/typed/test_extreme_options.py::test_no_value_of_an_option_is_a_fault": 10,
    "tests/bot/hands_and_presses/test_stale_hands.py": 10,
    "tests/store/book/test_store_repeats.py": 9,
    "tests/bot/kills/test_undo_kill.py": 8,
    "tests/bot/clocks_and_absence/test_auto_pass.py::test_one_person_among_computers_is_told_and_not_asked": 8,
    "tests/bot/faults_and_limits/test_connection.py::test_sessions_thrown_away_for_a_day_stay_within_the_budget": 8,
    "tests/bot/kills/test_da_guai_lu_zi_kill.py::test_a_match_that_is_killed_ends_as_the_rule_book_says": 8,
    "tests/bot/kills/test_sheng_ji_kill.py::test_a_match_that_is_killed_ends_as_one_that_is_not": 8,
}
"""The same of what mostly waits, for a clock or for processes that it kills: it leaves the processor to other tests."""

STORY = 0.25
"""Seconds that a story through Discord takes if it is not named above, more or less."""
OTHER = 0.02
"""Seconds of any other test."""
TELL_FROM = 10.0
"""Seconds from which a test that is not named above is told of, unless the machine is busy."""
BUSY = 3.0
"""The load for each core, beyond which durations mean nothing."""


def unit_of(test: str) -> str:
    """What is handed out together with a test: its file, or only the test itself if it is named as dear."""
    named = test.partition("[")[0]
    return test if named in COSTS or named in WAITS else test.partition("::")[0]


def waits(unit: str) -> bool:
    """Whether a unit mostly waits, as far as it is known."""
    return unit.partition("[")[0] in WAITS


def by_cost(tests: Sequence[str]) -> list[str]:
    """The units of these tests, the dearest first."""
    sizes = Counter(map(unit_of, tests))

    def cost(unit: str) -> float:
        each = STORY if unit.startswith("tests/bot/") else OTHER
        return (COSTS | WAITS).get(unit.partition("[")[0], each * sizes[unit])

    return sorted(sizes, key=cost, reverse=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name each test that took long and does not say so."""
    if os.getloadavg()[1] > BUSY * (os.cpu_count() or 1):
        return
    passed = terminalreporter.getreports("passed")
    for report in passed:
        if (
            report.when == "call"
            and report.duration > TELL_FROM
            and unit_of(report.nodeid).partition("[")[0] not in COSTS | WAITS
        ):
            terminalreporter.write_line(
                f"{report.nodeid} took {report.duration:.0f} s: tests/run/costs.py does not say so"
            )
