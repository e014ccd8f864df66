page-head =
    { $section ->
        [cards] Korten
        [plays] Dragen
        [jokers] Jokrarna
        [leads] Vem som spelar ut
        [tribute] Tribut
       *[score] Poäng, nivåer och match
    }
topic =
    { $topic ->
        [cards] kortlekar och kortens ordning
        [plays] vad som sticker över
        [jokers] vad jokrar föreställer
        [leads] vem som spelar ut
        [tribute] tribut
       *[score] poäng, nivåer och match
    }
shelf = Spelas mest
