"""Proposals of rules: shown before anything is saved, then saved or dropped by a press, also after a restart."""

from __future__ import annotations

from dataclasses import replace

from bot.games.actions import NotPossible
from bot.games.house import HouseRules
from bot.i18n.catalogue import text
from bot.store import NoProposal, Place, Proposal, RulesChanged, TooManySaved
from bot.store.house_rules import SAVED_AT_MOST
from cogs.answers import replace_message
from cogs.desk import Desk, admin_of, locale_of
from cogs.house import House
from cogs.ui.controls import Interaction, Press
from cogs.ui.messages import Accent, notice
from cogs.ui.refusals import trouble
from cogs.ui.rules_changes import Change, preview_messages
from cogs.ui.rules_troubles import rules_trouble


class Proposing:
    """Shows what a change would change, and answers *Save* and *Cancel*."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = House(desk.hall.store)
        desk.handle({"rulessave": self._save, "rulesdrop": self._drop})

    async def offer(self, interaction: Interaction, place: Place, rules: HouseRules | None) -> None:
        """Show what it would change to give a place these rules (None: nothing of its own), and ask."""
        locale = locale_of(interaction)
        try:
            change = await self._change(place, rules)
        except NotPossible as problem:
            await self.desk.answer(interaction, rules_trouble(problem, locale))
            return
        if change is None:
            await self.desk.answer(interaction, trouble("err-rules-same", locale))
            return
        draft = await self.house.propose(place, await self.desk.person(interaction), rules)
        for message in preview_messages(change, draft, locale):
            await self.desk.answer(interaction, message)

    async def _change(self, place: Place, rules: HouseRules | None) -> Change | None:
        """What would change; None where nothing would.

        Raises:
            NotPossible: the rules cannot be played.
        """
        own = await self.house.own(place)
        if (own and own.to_json()) == (rules and rules.to_json()):
            return None
        if place.name:
            kept = rules or own
            if kept is None:
                return None
            if rules is not None:
                rules.rules()
            return Change(place, own or kept, kept, own=rules is not None, new_name=own is None)
        before, _ = await self.house.in_force(place)
        after = rules or await self._without_own(place)
        after.rules()
        return Change(place, before, after, own=rules is not None)

    async def _without_own(self, place: Place) -> HouseRules:
        """What holds at a place that has nothing of its own."""
        if place.channel:
            return (await self.house.in_force(replace(place, channel=0)))[0]
        return self.house.default(place.game)

    async def _save(self, press: Press) -> None:
        found = await self._answered(press)
        if found is not None:
            await self._accept(press.interaction, *found)

    async def _accept(self, interaction: Interaction, proposal: Proposal, draft: int) -> None:
        """Put a proposal in force; where it is overtaken, show what it would change now."""
        locale, guild = locale_of(interaction), proposal.place.guild
        store = self.desk.hall.store
        try:
            await store.accept_rules(guild, draft, proposal.person)
        except RulesChanged:
            await store.drop_rules(guild, draft)
            await replace_message(interaction, trouble("err-rules-moved", locale))
            rules = None if proposal.rules is None else HouseRules.from_json(proposal.place.game, proposal.rules)
            await self.offer(interaction, proposal.place, rules)
        except NoProposal:
            await replace_message(interaction, trouble("err-rules-answered", locale))
        except TooManySaved:
            await replace_message(interaction, trouble("err-rules-many", locale, n=SAVED_AT_MOST))
        else:
            saved = notice(text("rules-saved", locale), text("rules-saved-note", locale), Accent.OPEN)
            await replace_message(interaction, saved)

    async def _drop(self, press: Press) -> None:
        found = await self._answered(press)
        if found is not None:
            proposal, draft = found
            await self.desk.hall.store.drop_rules(proposal.place.guild, draft)
            dropped = notice(text("rules-cancelled", locale_of(press.interaction)))
            await replace_message(press.interaction, dropped)

    async def _answered(self, press: Press) -> tuple[Proposal, int] | None:
        """The proposal that a press answers, if it is the presser's and he may still answer it; if not, he is told."""
        interaction, locale = press.interaction, locale_of(press.interaction)
        if not admin_of(interaction):
            await self.desk.answer(interaction, trouble("err-admin", locale))
            return None
        guild, _, draft = press.id.table.partition("-")
        found = None
        if int(guild) == interaction.guild_id:
            found = await self.desk.hall.store.rules_proposal(int(guild), int(draft))
        if found is None or found.person != await self.desk.person(interaction):
            await replace_message(interaction, trouble("err-rules-answered", locale))
            return None
        return found, int(draft)
