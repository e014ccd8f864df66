### What /stats counts of Sheng Ji, for everybody: a line below the sums that all games have.

# Deals as attacker and on the dealer’s side, and how many of each were won; any number from 0 on.
stats-counted = Attacking: { $attacks_won } of { $attacks } won. On the dealer’s side: { $defences_won } of { $defences } won.
