### Options of /judge and /score in Da Guai Lu Zi, as Discord lists them while somebody types: at most 100, no full stop.

option-finish = Whether the play empties the hand
option-second_finish = Whether the play to beat emptied its hand
option-leading = The leading team: 0 for seats 1, 3, 5, and 1 for seats 2, 4, 6
option-fails = Attempts that each team lost at the last level, such as 0, 0
