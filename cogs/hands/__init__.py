"""Hands: each person's private hand message, in three rooms.

``contents``: what it shows. ``live_hand``: when it is made and brought; each has an ``inbox``. ``delivery``: how it is
sent. ``all_hands`` keeps them; its ``Hands`` is what others need. ``answered_actions`` answers with it whoever
acts. ``coach`` knows which beginners are told what to do, ``advice`` what that is.
"""

from cogs.hands.all_hands import Hands

__all__ = ["Hands"]
