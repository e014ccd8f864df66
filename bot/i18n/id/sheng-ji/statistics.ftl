stats-counted = Sebagai penyerang: { $attacks_won } dari { $attacks } menang. Di pihak pembagi: { $defences_won } dari { $defences } menang.
