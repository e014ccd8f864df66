stats-counted = 做閒家：{ $attacks }局贏{ $attacks_won }局。在莊家方：{ $defences }局贏{ $defences_won }局。
