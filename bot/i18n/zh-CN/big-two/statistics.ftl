stats-counted = 最后一张{ cards-word }：报单{ $said }次，忘报{ $forgotten }次。
