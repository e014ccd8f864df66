"""The tutorial: a table for one person, a line of the coach on each turn of one deal, over a restart, a farewell."""

from __future__ import annotations

from bot.i18n.catalogue import text
from bot.playground.driver import Person, Seen
from tests.bot.house import CHANNEL, House, acted, has, play_ready, ready_made

COACH = "**Coach:** "


def lines_of_coach(hand: Seen) -> list[str]:
    return [line for line in hand.text.splitlines() if line.startswith(COACH)]


def at_end(house: House) -> bool:
    return house.public("Next deal") is not None


async def own_turn(house: House, person: Person) -> Seen | None:
    """The hand that says it is the person's turn; None once the deal is over."""

    def there() -> Seen | bool | None:
        hands = house.hands(person)
        if hands and "Your turn" in hands[-1].text:
            return hands[-1]
        return at_end(house) or None

    found = await person.until(there)
    return found if isinstance(found, Seen) else None


async def taught(house: House, person: Person, hand: Seen) -> str:
    """Do what the coach says, as far as ready-made plays go; returns the line."""
    (line,) = lines_of_coach(hand)
    assert not {"You can’t beat this. Pass.", "-# Lead anything."} & {*hand.text.splitlines()}  # the coach says it
    picture = [one for one in hand.attachments if one.filename == "hand.png"]
    for one in picture:
        assert line.replace("**", "")[:20] in (one.description or "").replace("**", "")
    if "Press **Pass**" in line:
        if "can’t beat" in line:
            assert await ready_made(house, person, hand) == []
        await acted(house, person, "Pass")
    else:
        await play_ready(house, person, hand)
    return line


def explained(hand: Seen, lines: list[str]) -> bool:
    """What *Pass this trick* does is said until its reader has passed, as ``lines`` of the coach told them."""
    new = not any("Press **Pass**" in line for line in lines)
    return ("skips all of yours" in hand.text) == (new and has(hand, "Pass this trick"))


async def suggested(person: Person, hand: Seen) -> None:
    """Ask for a hint: it suggests what the coach says."""
    (line,) = lines_of_coach(hand)
    await person.press(hand, "Hint")
    (hint,) = await person.until(lambda: [one for one in hand.text.splitlines() if one.startswith("Suggested: ")])
    assert ("Press **Pass**" in line) == hint.startswith("Suggested: **Pass**")
    if "Press **Pass**" not in line:
        assert any(card[:-1] in line for card in hint.split("**")[1].split()), (line, hint)
    assert lines_of_coach(hand) == [line]


async def test_a_beginner_is_coached_through_one_deal_and_then_left_alone(house: House, ann: Person) -> None:
    lines = []
    async with house.bot():
        begun = await ann.slash("tutorial", channel=CHANNEL)
        assert not begun.message.ephemeral
        await house.shown("My hand", "deal 1")
        for _ in range(2):
            hand = await own_turn(house, ann)
            assert hand is not None
            assert explained(hand, lines)
            await suggested(ann, hand)
            lines.append(await taught(house, ann, hand))
    for old in house.hands(ann):  # after a start the bot cannot put it away any more
        ann.dismiss(old)
    async with house.bot():  # it goes on where it was
        brought = await ann.slash("tutorial", channel=CHANNEL)
        assert brought.ephemeral
        assert has(brought.message, "Play")
        assert house.stored("select count(*) from tables") == [(1,)]
        while (hand := await own_turn(house, ann)) is not None:
            assert explained(hand, lines)
            lines.append(await taught(house, ann, hand))
        assert len(lines) > 2
        assert "then press **Play**" in "".join(lines[:2]) or "Press **Pass**" in "".join(lines[:2])
        goodbye = text("tutorial-over", "en-US")
        (own,) = await ann.until(lambda: [one for one in ann.private() if goodbye in one.text])
        assert " won." in own.text
        await house.shown("Next deal", "Practice: tutorial deals don’t count on the leaderboard.")
        assert "ractice" not in own.text
        ledger = (await ann.slash("ledger show", channel=CHANNEL)).text
        assert " · practice · Big Two, table 1, deal 1 · " in ledger
        assert "Practice: **" in ledger
        assert "No deal counts here yet" in (await ann.slash("leaderboard", channel=CHANNEL)).text
        await ann.press(own, "Next deal")
        await house.shown("My hand", "deal 2")
        hand = await own_turn(house, ann)
        assert hand is not None
        assert lines_of_coach(hand) == []
    async with house.bot():
        alone = (await ann.slash("hand", channel=CHANNEL)).message
        assert lines_of_coach(alone) == []
        assert not [one for one in ann.private() if goodbye in one.text]


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
