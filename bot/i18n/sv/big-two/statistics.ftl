stats-counted = Sista { cards-word }: { $said } sagda, { $forgotten } glömda.
