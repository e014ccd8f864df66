stats-counted = 最後一張{ cards-word }：叫了{ $said }次，忘記{ $forgotten }次。
