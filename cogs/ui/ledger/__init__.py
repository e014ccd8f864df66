"""Points: the leaderboard, and the curve of a member's points."""
