"""Hands: each person's private hand message.

- ``contents``: what it shows.
- ``one_live_hand``: when it is made and brought. Each has an ``inbox``.
- ``delivery``: how it is sent.

``live_hands`` keeps the hands; others use its ``Hands``. ``answered_actions`` answers people who act with their hand.
``coach`` knows which beginners are told what to do, and what that is.
"""

from cogs.hands.live_hands import Hands

__all__ = ["Hands"]
