brief-cards = **Korten:** tre kortlekar med jokrar, { $hand } kort var. Tre mot tre, varannan plats är partner.
brief-ranks =
    { $dg-trump ->
        [level] **Valörer:** 2 är lägst, jokrar högst. Trumfvalören står över ess.
       *[none] **Valörer:** 2 är lägst, sedan upp till ess, sedan lilla och stora jokern.
    }
brief-plays =
    { $dg-flush_over_straight ->
        [yes] **Drag:** ett, två eller tre av samma valör, eller fem. Fem: stege, flush, kåk, fyrtal plus ett, färgstege, femtal.
       *[no] **Drag:** ett, två eller tre av samma valör, eller fem. Fem: flush, stege, kåk, fyrtal plus ett, färgstege, femtal.
    }
brief-jokers =
    { $dg-wild_finish ->
        [weakest]
            { $dg-reading ->
                [named] **Jokrar** kan vara vilket kort som helst bredvid andra. Du får säga vad draget är. Dina sista fem kort blir det svagaste draget.
               *[fixed] **Jokrar** kan vara vilket kort som helst bredvid andra. De bildar starkaste sorten, men i dina sista fem kort det svagaste draget.
            }
       *[normal]
            { $dg-reading ->
                [named] **Jokrar** kan vara vilket kort som helst bredvid andra. Du får säga vad draget är.
               *[fixed] **Jokrar** kan vara vilket kort som helst bredvid andra. De bildar starkaste sorten.
            }
    }
brief-tribute =
    { $dg-tribute ->
        [yes] **Tribut:** den som fångades ger ett av sina högsta kort före nästa giv.
       *[no] **Utspel:** den som var ute först spelar ut i nästa giv.
    }
brief-score =
    { $dg-score ->
        [levels] **Nivåer:** laget med den som var ute först vinner om alla tre är ute före de andra. En vinst höjer bara laget som leder, från { $dg-level_start }.
       *[caught_points] **Poäng:** laget med den som var ute först vinner om alla tre är ute före de andra. Det får en poäng för varje fångad motståndare.
    }
help-aim = Tre mot tre. Någon i ditt lag ska gå ut först, och alla tre ska vara ute före de andra.
help-cards = Alla har 27 kort ur tre kortlekar. 2 är lägst, jokrarna är högst.
help-plays = Lägg ett kort, två eller tre av samma valör, eller fem. Svara med lika många kort, men högre.
help-jokers = Tillsammans med andra kort kan en joker vara vilket kort du behöver.
help-tricks = När alla andra passar spelar du ut igen. Låt dina partner få sina stick.
help-score = Varje motståndare som har kort kvar är fångad och ger ditt lag en poäng.
