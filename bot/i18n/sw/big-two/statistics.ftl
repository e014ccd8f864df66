stats-counted = { card-first } za mwisho: { $said } zimetangazwa, { $forgotten } zimesahaulika.
