stats-counted = 子：{ $attacks }回中{ $attacks_won }勝。親側：{ $defences }回中{ $defences_won }勝。
