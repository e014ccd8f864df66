### What statistics count of Sheng Ji.

# Deals as attacker and on the dealer’s side, and how many of each were won.
stats-counted = Attacking: { $attacks_won } of { $attacks } won. On the dealer’s side: { $defences_won } of { $defences } won.
