stats-counted = Huling { cards-word }: { $said } nasabi, { $forgotten } nalimutan.
