judge-beats = **{ $first } sticker över { $second }.**
score-side =
    { $team ->
        [0] Plats 1, 3 och 5 vinner och fångar { $names }.
        [1] Plats 2, 4 och 6 vinner och fångar { $names }.
       *[other] Inget resultat: laget som var ute hade inte den som gick ut först.
    }
score-next =
    { $over ->
        [yes]
            { $team ->
                [0] Matchen är slut. Plats 1, 3 och 5 vinner den.
                [1] Matchen är slut. Plats 2, 4 och 6 vinner den.
               *[other] Matchen är slut, och oavgjord.
            }
       *[no] { $name } var ute först, så det laget leder härnäst.
    }
misstated-no_cards = Du angav inga kort.
    .note = Skriv dem som 7s 7s.
misstated-no_trump_rank = De här reglerna har ingen trumfvalör.
    .note = Utelämna trumf:.
misstated-trump_is_a_rank = Trumf är en valör här.
    .note = Ange en valör, som 2 eller A, eller none.
misstated-no_reading = ”{ $text }” är ingen läsning.
    .note = Skriv en sort och en valör, som straight 10 eller full house K.
misstated-no_second = Det finns inget drag att sticka över.
    .note = Ange det med över:, eller utelämna över_som: och över_går_ut:.
misstated-no_order = Ordningen ni gick ut i saknas.
    .note = Lägg till ordning: med platserna i den ordning de gick ut.
misstated-no_seat = Det finns ingen plats { $number }.
    .note = Platserna är 1 till 6.
misstated-seat_twice = { $name } är angiven två gånger.
    .note = Ange varje plats en gång.
misstated-too_early = Ordningen slutar för tidigt.
    .note = Fortsätt tills alla tre i ett lag var ute.
misstated-too_late = Given var slut när { $name } gick ut.
    .note = Avsluta ordningen där.
misstated-no_team = Det finns inget lag { $n }.
    .note = Lagen är 0 för plats 1, 3, 5, och 1 för plats 2, 4, 6.
misstated-levels_unplayed = De här reglerna har inga nivåer.
    .note = Utelämna nivåer: och missar:.
misstated-two_levels = Det finns två lag.
    .note = Skriv båda nivåerna, som 2, 5.
misstated-no_level = Nivå { $level } spelas inte med de här reglerna.
    .note = Nivåerna går från { $low } till { $high }.
misstated-two_numbers = Det finns två lag.
    .note = Skriv ett tal för vart och ett, som 0, 0.
misstated-below_nothing = { $n } är under 0.
    .note = Summor, försök och givar börjar på 0.
misstated-fails_too_early = Försök räknas på sista nivån.
    .note = Utelämna missar:, eller ge det laget nivå { $high }.
misstated-over_before = Med de här talen var matchen slut före given.
    .note = Ange vad lagen hade före sista given.
