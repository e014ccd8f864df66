stats-counted = 做闲家：{ $attacks }局赢{ $attacks_won }局。在庄家方：{ $defences }局赢{ $defences_won }局。
