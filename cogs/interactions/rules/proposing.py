"""Proposals of rules: shown first, then saved or dropped by a press, even after a restart."""

from __future__ import annotations

from bot.engine.actions import NotPossible
from bot.engine.house_rules.house import HouseRules
from bot.engine.house_rules.reconciling import ways_to
from bot.engine.rulebook.declarations import Contradiction, Setting
from bot.i18n.catalogue import text
from bot.store import LAST_NUMBER, SAVED_AT_MOST, NoProposal, Proposal, RulesChanged, TooManySaved
from cogs.interactions.answering.answers import replace_message
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.rules.in_force import House, Standing
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.changes import RuleChange, preview_message, saved_message
from cogs.ui.rules.troubles import rules_trouble, ways_message
from cogs.ui.toolkit.messages import MOST_CHOICES, Message, notice
from cogs.ui.toolkit.presses import Interaction, Press


class Proposing:
    """Shows the effect of a change, and handles *Save* and *Cancel*."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.house = House(bridge.hall.store)
        bridge.handle(
            {
                "rulessave": self._save,
                "rulesdrop": self._drop,
                "rulespage": self._turn_page,
                "rulesways": self._choose_way,
            }
        )

    async def offer(self, interaction: Interaction, now: Standing, rules: HouseRules | None) -> None:
        """Show what would change if a place got these rules, and ask whether to save. None: it has none of its own.

        ``now`` is what the rules were made from, so that they replace nothing newer.
        """
        await self.bridge.answer(interaction, await self._offered(interaction, now, rules))

    async def _offered(self, interaction: Interaction, now: Standing, rules: HouseRules | None) -> Message:
        """The preview of a new proposal, or why there is nothing to propose."""
        locale = locale_of(interaction)
        found = _change_or_trouble(now, rules, locale)
        if isinstance(found, Message):
            return found
        (number,) = await self.house.propose(now, await self.bridge.people.asking(interaction), rules)
        return preview_message(found, number, locale)

    async def offer_ways(self, interaction: Interaction, now: Standing, asked: Setting, problem: Contradiction) -> None:
        """Say why the rules in force cannot have a setting, and offer each change that makes it possible."""
        locale, numbered = locale_of(interaction), {}
        if ways := ways_to(now.rules, asked)[:MOST_CHOICES]:
            choices = [now.rules.but(asked.parameter, asked.value, way) for way in ways]
            numbers = await self.house.propose(now, await self.bridge.people.asking(interaction), *choices)
            numbered = dict(zip(numbers, ways, strict=True))
        await self.bridge.answer(interaction, ways_message(problem, now.rules, asked, numbered, now.place, locale))

    async def _turn_page(self, press: Press) -> None:
        found = await self._answered(press, _number(press.id.table))
        if found is not None:
            await self._show(press.interaction, *found, page=press.id.turn)

    async def _choose_way(self, press: Press) -> None:
        """Replace the refusal with the chosen proposal."""
        found = await self._answered(press, _number("".join(press.values)))
        if found is not None:
            await self._show(press.interaction, *found)

    async def _show(self, interaction: Interaction, proposal: Proposal, number: int, page: int = 0) -> None:
        """Replace the pressed message with the preview of a proposal, as it would change the rules now."""
        locale = locale_of(interaction)
        found = _change_or_trouble(await self.house.at(proposal.place), _proposed(proposal), locale)
        shown = preview_message(found, number, locale, page) if isinstance(found, RuleChange) else found
        await replace_message(interaction, shown)

    async def _save(self, press: Press) -> None:
        found = await self._answered(press, _number(press.id.table))
        if found is not None:
            await self._accept(press.interaction, *found)

    async def _accept(self, interaction: Interaction, proposal: Proposal, number: int) -> None:
        """Put a proposal in force. If the rules have changed since, show what it would change now."""
        locale, guild = locale_of(interaction), proposal.place.guild
        store = self.bridge.hall.store
        found = _change_or_trouble(await self.house.at(proposal.place), _proposed(proposal), locale)
        if isinstance(found, Message):
            await self._withdraw(interaction, guild, number, found)
            return
        try:
            await store.accept_rules(guild, number, proposal.person)
        except RulesChanged:
            if not await store.drop_rules(guild, number):
                await self._late(interaction)
                return
            moved = trouble("err-rules-moved", locale)
            again = await self._offered(interaction, await self.house.at(proposal.place), _proposed(proposal))
            await replace_message(interaction, Message((*moved.parts, *again.parts), again.accent))
        except NoProposal:
            await self._late(interaction)
        except TooManySaved:
            await replace_message(interaction, trouble("err-rules-many", locale, n=SAVED_AT_MOST))
        else:
            await replace_message(interaction, saved_message(found, locale))

    async def _drop(self, press: Press) -> None:
        found = await self._answered(press, _number(press.id.table))
        if found is not None:
            proposal, number = found
            dropped = notice(text("rules-cancelled", locale_of(press.interaction)))
            await self._withdraw(press.interaction, proposal.place.guild, number, dropped)

    async def _withdraw(self, interaction: Interaction, guild: int, number: int, message: Message) -> None:
        """Withdraw a proposal and say so in its place, unless another press has answered it."""
        if await self.bridge.hall.store.drop_rules(guild, number):
            await replace_message(interaction, message)
        else:
            await self._late(interaction)

    async def _late(self, interaction: Interaction) -> None:
        """Say that a question was already answered. The message with that answer stays."""
        await self.bridge.answer(interaction, trouble("err-rules-answered", locale_of(interaction)))

    async def _answered(self, press: Press, number: int | None) -> tuple[Proposal, int] | None:
        """The proposal that a press answers, with its number. None if it is not theirs or not open; they are told."""
        interaction = press.interaction
        if not await self.bridge.manages(interaction):
            return None
        found = None
        if number is not None:
            found = await self.bridge.hall.store.rules_proposal(interaction.guild_id or 0, number)
        if found is None or number is None or found.person != await self.bridge.people.asking(interaction):
            await self._late(interaction)
            return None
        return found, number


def _number(written: str) -> int | None:
    """The number of a proposal at the end of a control's text; None if there is no valid one."""
    digits = written.rpartition("-")[2]
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LAST_NUMBER))):
        return None
    number = int(digits)
    return number if number <= LAST_NUMBER else None


def _proposed(proposal: Proposal) -> HouseRules | None:
    return None if proposal.rules is None else HouseRules.from_json(proposal.place.game, proposal.rules)


def _change_or_trouble(now: Standing, rules: HouseRules | None, locale: str) -> RuleChange | Message:
    """What would change, or a message that says why nothing can."""
    try:
        return _change(now, rules) or trouble("err-rules-same", locale)
    except NotPossible as problem:
        return rules_trouble(problem, locale, now.place.game)


def _change(now: Standing, rules: HouseRules | None) -> RuleChange | None:
    """What would change; None if nothing would.

    Raises:
        NotPossible: the rules cannot be played.
    """
    place, own = now.place, now.own
    if (own and own.to_json()) == (rules and rules.to_json()):
        return None
    if place.name and rules is None and own is not None:
        return RuleChange(place, own, own, own=False)
    after = rules or now.under
    after.rules()
    before = own or after if place.name else now.rules
    return RuleChange(place, before, after, own=rules is not None, new_name=bool(place.name) and own is None)
