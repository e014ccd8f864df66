judge-beats = **Du kan svara på { $second } med { $first }.**
misstated-no_cards = Du angav inga kort.
    .note = Skriv dem som 7s 7s 8s 8s.
misstated-not_a_lead = Ingen kan spela ut { $cards }.
    .note = { refusal-mixed_suits }
misstated-no_level = Nivå { level-name } spelas inte med de här reglerna.
    .note = Ange en annan, som 5, 10 eller A.
misstated-no_suit = Trumf är en färg här, och { $rank } är en valör.
    .note = Ange en färg, som s eller ♠, eller none.
misstated-two_levels = Det finns två sidor.
    .note = Skriv båda nivåerna, som 2, 5.
misstated-no_points = Angriparnas poäng saknas.
    .note = Lägg till poäng: i kommandot.
misstated-no_seat = Det finns ingen plats { $number }.
    .note = Platserna är 1 till 4.
misstated-in_fives = Ingen kan ha { $points } poäng: de kommer fem och fem.
    .note = Skriv { $below } eller { $above }.
score-worth =
    { $outcome ->
        [held] Med { $p } poäng emot sig stiger givarsidan { end-levels }.
       *[taken]
            { $n ->
                [0] Med { $p } poäng tar angriparna över given utan att stiga.
               *[other] Med { $p } poäng tar angriparna över given och stiger { end-levels }.
            }
    }
score-levels =
    Nivåer: { $first } och { $second }. { $over ->
        [yes] Matchen är slut.
       *[no] Plats { $number } ger nästa gång.
    }
score-note-stays = { end-must-hold }
