"""Leaderboards that somebody asks for: what is added up, and how that is kept in the buttons of their pages."""
