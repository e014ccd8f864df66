"""How a hand looks to its owner: sorted as he likes, with what he has chosen, was told and was advised."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.actions import Action
from bot.scenes.selection import NOTHING_SELECTED, Selection
from bot.tables.table import Table
from cogs.edge.desk import Desk
from cogs.ui.hand.own_hand import OwnHand


@dataclass(slots=True)
class Look:
    """What a hand shows beside the cards: the choice made in a ``turn``, a line on top, a suggestion."""

    choice: Selection = NOTHING_SELECTED
    turn: int = -1
    remark: str = ""
    hint: Action | None = None

    def choose(self, choice: Selection, turn: int) -> None:
        """Keep what is chosen for a turn."""
        self.choice, self.turn = choice, turn

    def chosen(self, turn: int) -> Selection | None:
        """What was chosen for a turn, as far as it is known here."""
        return self.choice if self.turn == turn else None

    def at(self, hand: OwnHand, remark: str) -> OwnHand:
        """A hand with what is chosen and suggested in it, and a line on top."""
        choice = self.chosen(hand.scene.table.turn) or NOTHING_SELECTED
        return replace(hand, choice=choice, remark=remark, hint=self.hint)


class Looks:
    """Hands as their owners look at them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._orders: dict[int, str] = {}

    def scene(self, table: Table, person: int, locale: str) -> OwnHand | None:
        """The hand of a seated person; None while no deal is in hand."""
        seat = table.seat_of(person)
        if seat is None or table.deal is None:
            return None
        return OwnHand(self._desk.scene(table, locale), table.deal.view(seat), order=self._orders.get(person, ""))

    async def order(self, person: int) -> str:
        """How a person likes the hand sorted; scenes know it from here on."""
        if person not in self._orders:
            kept = await self._desk.hall.store.setting(0, f"order:{person}")
            self._orders[person] = kept if isinstance(kept, str) else ""
        return self._orders[person]

    async def set_order(self, person: int, order: str) -> None:
        """Remember how a person likes the hand sorted."""
        await self._desk.hall.store.set_setting(0, f"order:{person}", order)
        self._orders[person] = order
