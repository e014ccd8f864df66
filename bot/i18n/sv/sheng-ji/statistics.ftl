stats-counted = Som angripare: { $attacks_won } av { $attacks } vunna. På givarsidan: { $defences_won } av { $defences } vunna.
