page-head =
    { $section ->
        [cards] Kadi
        [plays] Makundi
        [jokers] Jokari
        [leads] Nani anaongoza
        [tribute] Ushuru
       *[score] Pointi, ngazi na mechi
    }
topic =
    { $topic ->
        [cards] pakiti na mpangilio wa kadi
        [plays] nini kinashinda nini
        [jokers] jokari zinawakilisha nini
        [leads] nani anaongoza
        [tribute] ushuru
       *[score] pointi, ngazi na mechi
    }
shelf = Zinazochezwa zaidi
