brief-cards =
    { $decks ->
        [one] **Korten:** en kortlek med jokrar, { $hand } kort var och { $kitty } i talongen. Partner sitter mitt emot.
       *[other] **Korten:** { $decks } kortlekar med jokrar, { $hand } kort var och { $kitty } i talongen. Partner sitter mitt emot.
    }
brief-trumps = **Trumf:** jokrar, sedan alla nivåkort, sedan trumffärgen. Visa nivåkort under dragningen för att bestämma den.
brief-plays =
    { $decks ->
        [1] **Utspel:** ett kort, eller flera av en färg som ingen kan sticka över.
        [2] **Utspel:** ett kort, ett par, eller en traktor: par i följd. Eller flera som ingen kan sticka över.
       *[other] **Utspel:** ett kort, par, trissar, eller sådana i följd. Eller flera som ingen kan sticka över.
    }
brief-follow =
    { $follow_duty ->
        [none] **Följ:** utspelets färg, med lika många kort.
       *[full] **Följ:** utspelets färg, par på par, traktor på traktor.
    } Saknar du den: trumfa eller saka.
brief-points = **Poäng:** en 5 räknas 5, en 10 eller K räknas 10. Angriparna vill ha { $threshold }. Talongen: { rule-kitty_multiplier.word }.
brief-levels =
    { $max_level ->
        [NT] **Nivåer:** den sida som lyckas bättre stiger, från { rule-start_level.word } till sang. Håll given där för att vinna.
       *[A] **Nivåer:** den sida som lyckas bättre stiger, från { rule-start_level.word } till A. Håll given på A för att vinna.
    }
help-aim = Två mot två, partner mitt emot. Ta poäng i stick, och ta din sida från nivå 2 till A.
help-trumps = **Trumf** sticker över andra färger: jokrar, alla nivåkort och en färg. Visa ett nivåkort under dragningen för att bestämma den.
help-kitty = Givaren tar talongen, som är dold, lägger ner lika många kort och spelar ut först.
help-follow = Följ utspelets färg, par på par. Har du ingen, lägg vad som helst; en trumf tar sticket.
help-scoring = Bara 5, 10 och K räknas: 5, 10 och 10. Givarsidan håller angriparna under 80.
help-levels = Den sida som lyckas bättre stiger. Håll given på nivå A, så vinner ni matchen.
