stats-counted = Letzte { cards-word }: { $said } angesagt, { $forgotten } vergessen.
