### Slash commands by which a seat acts, and what a judge or a result is asked with.

option-finish = Whether the play empties the hand
option-second_finish = Whether the play to beat emptied its hand
option-leading = The leading team: 0 for seats 1, 3, 5, and 1 for seats 2, 4, 6
option-fails = Attempts that each team lost at the last level, such as 0, 0
