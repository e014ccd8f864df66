stats-counted = { cards-word-title } terakhir: { $said } disebut, { $forgotten } terlupa.
