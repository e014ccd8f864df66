stats-counted = Umaatake: { $attacks_won } panalo sa { $attacks }. Panig ng dealer: { $defences_won } panalo sa { $defences }.
