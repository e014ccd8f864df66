"""Hands: each person's private hand message, in three rooms.

``contents``: what it shows. ``delivery``: how it reaches its owner. ``renewal``: when it is made and brought; its
``Hands`` is what others need. ``answered_actions`` answers with it whoever acts. ``coach`` knows which beginners are
told what to do, ``advice`` what that is.
"""

from cogs.hands.renewal import Hands

__all__ = ["Hands"]
