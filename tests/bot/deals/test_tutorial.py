"""The tutorial: a lesson for one person among computers, won by following the coach to the letter; then a farewell.

Promise: Coach and *Hint* give one answer, and the reason of a hint is true of what sharp does. Also:
tests/games/big_two/computers/test_big_two_reason.py.
"""

from __future__ import annotations

import re

import pytest

from bot.deal_verifier import verify_record
from bot.engine.game import GAMES, find_game
from bot.engine.record import check
from bot.i18n.catalogue import text
from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import CHANNEL, House, control, has
from tests.lessons import lesson_course as lessons

COACH = "**Coach:** "
CHOSEN_TO_TEACH = "-# This deal was chosen to teach, not left to chance."
OTHERS = [game for game in GAMES if game != "big-two"]


def lines_of_coach(hand: Seen) -> list[str]:
    return [line for line in hand.text.splitlines() if line.startswith(COACH)]


def at_end(house: House) -> bool:
    return house.public("Next deal") is not None


def newest_hand(person: Person) -> Seen | None:
    hands = [one for one in person.private() if has(one, "Sort") and not one.deleted]
    return hands[-1] if hands else None


def said(hand: Seen | None) -> tuple[int, list[str]] | None:
    """The turn that a hand was drawn for, and what the coach says in it; None without a hand."""
    return (int(control(hand, "sort").split(":")[3]), lines_of_coach(hand)) if hand else None


async def next_word(house: House, person: Person, done: tuple[int, list[str]] | None) -> Seen | None:
    """The hand with the coach's next word after what has been ``done``; None once the deal is over.

    While the coach says to wait, cards are drawn or others play.
    """

    def there() -> Seen | bool | None:
        hand = newest_hand(person)
        if hand is not None and said(hand) != done and lines_of_coach(hand):
            return hand
        return at_end(house) or None

    while True:
        found = await person.until(there)
        if not isinstance(found, Seen):
            return None
        if "Wait" not in lines_of_coach(found)[0]:
            return found
        done = said(found)
        house.later(DRAWING)


DRAWING = 10
"""More seconds than go by between two steps of the drawing."""


def is_clear(hand: Seen, lines: list[str]) -> bool:
    """Whether a hand says once what is to be done, in text and alt text, after these ``lines`` of the coach.

    What *Pass this trick* does is said until its reader has passed.
    """
    (line,) = lines_of_coach(hand)
    twice = {"You can’t beat this. Pass.", "-# Lead anything."} & {*hand.text.splitlines()}
    pictures = [one.description or "" for one in hand.attachments if one.filename == "hand.png"]
    heard = all(line.replace("**", "")[:20] in alt.replace("**", "") for alt in pictures)
    new = not any("Pass" in line for line in lines)
    return heard and not twice and ("skips all your turns" in hand.text) == (new and has(hand, "Pass this trick"))


async def suggested(person: Person, hand: Seen) -> str:
    """Ask for a hint: it suggests what the coach says. Returns the suggestion, whose cards are chosen now."""
    (line,) = lines_of_coach(hand)
    await person.press(hand, "Hint")
    (hint,) = await person.until(lambda: [one for one in hand.text.splitlines() if one.startswith("Suggested: ")])
    what = hint.split("**")[1]
    assert any(card[:-1] in line for card in what.split()) or what.capitalize() in line, (line, hint)
    assert lines_of_coach(hand) == [line]
    return hint


async def obeyed(house: House, person: Person, hand: Seen) -> str:
    """Do to the letter what the coach says; returns the line."""
    (line,) = lines_of_coach(hand)
    told = re.findall(r"Press \*\*(.+?)\*\*", line)
    if "Pass this time" in line:
        await person.press(hand, "Pass")
    elif told:
        await person.press(hand, told[0])
    else:
        await suggested(person, hand)
        if "Switch on **Last card!**" in line and "goes out with your next play" not in hand.text:
            await person.press(hand, "Last card!")
            await person.until(lambda: "goes out with your next play" in hand.text)
        await person.press(hand, "Bury" if "Bury" in line else "Play")
    return line


async def followed(house: House, person: Person, lines: list[str], most: int = 100) -> None:
    """Follow the coach to the end of the deal, or until they said ``most`` lines, which are added to ``lines``."""
    done = None
    while len(lines) < most and (hand := await next_word(house, person, done)) is not None:
        done = said(hand)
        assert is_clear(hand, lines), hand.text
        lines.append(await obeyed(house, person, hand))


def taught(over: Seen, game: str) -> bool:
    """Whether the record at a deal's end holds, and is that of the game's lesson, played at one pace or another."""
    record = next(one.data.decode() for one in over.attachments if one.filename.endswith(".toml"))
    report = check(record)
    played = [(step.seat, str(step.action)) for step in report.deals[0].steps if step.action.verb == "play"]
    preset = find_game(game).rules.standard
    begun = lessons.begun(game, preset, find_game(game).rules.lessons[preset])
    courses = [lessons.followed(begun, slow=pace).plays for pace in lessons.PACES[game]]
    return report.ok and played in courses and all(deal.passed for deal in verify_record(record))


async def test_a_beginner_is_coached_to_a_win_over_a_restart_and_then_left_alone(house: House, ann: Person) -> None:
    lines: list[str] = []
    async with house.bot():
        begun = await ann.slash("tutorial", channel=CHANNEL)
        assert not begun.message.ephemeral
        table = await house.shown("My hand", "deal 1")
        assert CHOSEN_TO_TEACH in table.text
        await followed(house, ann, lines, most=4)
        assert "then press **Play**" in "".join(lines)
        await next_word(house, ann, None)
        await house.quiet()
    for old in house.hands(ann):  # after a start the bot cannot put it away any more
        ann.dismiss(old)
    async with house.bot():  # it goes on where it was
        brought = await ann.slash("tutorial", channel=CHANNEL)
        assert brought.ephemeral
        assert has(brought.message, "Play")
        assert house.stored("select count(*) from tables") == [(1,)]
        await followed(house, ann, lines)
        assert any("Switch on **Last card!**, then press **Play**." in line for line in lines)
        goodbye = text("tutorial-over", "en-US")
        (own,) = await ann.until(lambda: [one for one in ann.private() if goodbye in one.text])
        assert "You won." in own.text
        over = await house.shown("Next deal", "Practice: tutorial deals don’t count on the leaderboard.")
        assert CHOSEN_TO_TEACH in over.text
        assert "matches its seal" not in over.text
        assert taught(over, "big-two")
        assert "ractice" not in own.text
        ledger = (await ann.slash("ledger show", channel=CHANNEL)).text
        assert " · practice · Big Two, table 1, deal 1 · " in ledger
        assert "Practice, on no leaderboard: **" in ledger
        assert "No deal counts here yet" in (await ann.slash("leaderboard", channel=CHANNEL)).text
        await ann.press(own, "Next deal")
        table = await house.shown("My hand", "deal 2")
        assert CHOSEN_TO_TEACH not in table.text
        _, hand = await house.turn_of(ann)
        assert lines_of_coach(hand) == []
    async with house.bot():
        alone = (await ann.slash("hand", channel=CHANNEL)).message
        assert lines_of_coach(alone) == []
        assert not [one for one in ann.private() if goodbye in one.text]


ORDER_TOLD = {
    "da-guai-lu-zi": "From low to high: 2 to A, then the jokers.",
    "zheng-shangyou": "From low to high: 3 to A, 2, then the jokers.",
}
"""What the first line of the coach says of the cards beside what to do."""


@pytest.mark.parametrize("game", OTHERS)
async def test_whoever_follows_the_coach_to_the_letter_wins(house: House, ann: Person, game: str) -> None:
    lines: list[str] = []
    async with house.bot():
        await ann.slash("tutorial", channel=CHANNEL, game=game)
        await followed(house, ann, lines)
        (own,) = await ann.until(lambda: [one for one in ann.private() if text("tutorial-over", "en-US") in one.text])
        assert "You won." in own.text, lines
        told = [at for at, line in enumerate(lines) if "From low to high: " in line]
        assert told == [0] * (game in ORDER_TOLD), lines
        assert ORDER_TOLD.get(game, "") in lines[0]
        over = await house.shown("Next deal", CHOSEN_TO_TEACH)
        assert taught(over, game)


async def test_while_cards_are_drawn_coach_and_hint_say_to_wait(house: House, ann: Person) -> None:
    async with house.bot():
        await ann.slash("tutorial", channel=CHANNEL, game="sheng-ji")
        told = f"{COACH}Wait. Only something stronger than 2♥ can be declared now."
        hand = await ann.until(
            lambda: there if (there := newest_hand(ann)) and lines_of_coach(there) == [told] else None
        )
        await ann.press(hand, "Hint")
        wait = "Nothing to do right now. Wait."
        (answer,) = await ann.until(lambda: [one for one in ann.private() if one.text == wait])
        while not any("**Overturn: 2♠ 2♠**" in line for line in lines_of_coach(hand)):
            house.later(DRAWING)
            await house.playground.state.feed.news(0.05)
            hand = newest_hand(ann) or hand
        await ann.press(hand, "Overturn: 2♠ 2♠")
        await ann.until(lambda: answer.deleted)


async def test_somebody_else_is_not_coached_and_may_begin_their_own(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await ann.slash("tutorial", channel=CHANNEL)
        await house.shown("My hand", "deal 1")
        await bo.slash("tutorial", channel=CHANNEL)
        await ann.until(lambda: house.stored("select count(*) from tables") == [(2,)])
        await bo.slash("table open", channel="practice", computers=3)
        await bo.slash("table start", channel="practice")
        plain = await bo.until(lambda: [one for one in house.hands(bo) if not lines_of_coach(one)])
        assert plain
