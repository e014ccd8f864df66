"""The games: one folder for each, whole. They lean inward; nothing leans on them.

``MODULES`` in ``bot/engine/game.py`` lists them. ARCHITECTURE.md says how one is added.
"""
