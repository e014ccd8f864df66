stats-counted = 最後一張{ cards-word }：喊了{ $said }次，忘了{ $forgotten }次。
